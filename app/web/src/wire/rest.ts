// The few questions that are asked once and not followed: the log of the hand, the rulebook.
// What changes a table never goes this way.

import type { EntryShown, LogAnswer, RulebookShown } from "../generated/messages";
import { token } from "./secrets";

const MOST_ENTRIES = 500;

async function read<T>(path: string, language: string): Promise<T> {
  const answer = await fetch(path, {
    headers: { authorization: `Bearer ${token() ?? ""}`, "accept-language": language },
    cache: "no-store",
  });
  if (!answer.ok) {
    throw new Error(String(answer.status));
  }
  return (await answer.json()) as T;
}

/** The last entries of a table's log, up to `seq`, oldest first. */
export async function lastEntries(
  table: string,
  seq: number,
  language: string,
): Promise<EntryShown[]> {
  const after = Math.max(0, seq - MOST_ENTRIES);
  const path = `/v1/tables/${encodeURIComponent(table)}/log?after=${after}&limit=${MOST_ENTRIES}`;
  return (await read<LogAnswer>(path, language)).entries;
}

/** A whole rulebook with what each outcome of each step does. */
export function rulebook(id: string, language: string): Promise<RulebookShown> {
  return read(`/v1/rulebooks/${encodeURIComponent(id)}`, language);
}
