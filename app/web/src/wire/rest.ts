// The questions that are asked once and not followed: the log of a hand, a rulebook, tokens.
// What changes a table never goes this way.

import type { EntryShown, LogAnswer, DealerList, DealerShown } from "../generated/messages";
import { token } from "./secrets";

const MOST_ENTRIES = 500;

/** What the service said no to, in the words that it has for it. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

/** No answer came at all: whatever was asked may be asked again. */
export class NoAnswer extends Error {}

export type Method = "GET" | "POST" | "DELETE";

/** Any call; `as` null asks without a token. Rejects with `Refusal` or `NoAnswer`. */
export async function call<T>(
  method: Method,
  path: string,
  language: string,
  body: unknown = undefined,
  as: string | null = token(),
): Promise<T> {
  const headers: Record<string, string> = { "accept-language": language };
  if (as !== null) {
    headers["authorization"] = `Bearer ${as}`;
  }
  if (body !== undefined) {
    headers["content-type"] = "application/json";
  }
  let answer: Response;
  try {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    answer = await fetch(path, { method, headers, cache: "no-store", ...sent });
  } catch {
    throw new NoAnswer();
  }
  if (!answer.ok) {
    throw await refusal(answer);
  }
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function refusal(answer: Response): Promise<Refusal> {
  const problem: unknown = await answer.json().catch(() => null);
  const { code, text } = (problem ?? {}) as { code?: string; text?: string };
  return new Refusal(answer.status, code ?? "", text ?? String(answer.status));
}

/** The last entries of a table's log, up to `seq`, oldest first: `most` of them. */
export async function lastEntries(
  table: string,
  seq: number,
  language: string,
  most = MOST_ENTRIES,
): Promise<EntryShown[]> {
  const after = Math.max(0, seq - most);
  const path = `/v1/tables/${encodeURIComponent(table)}/log?after=${after}&limit=${most}`;
  return (await call<LogAnswer>("GET", path, language)).entries;
}

/** The dealers of the room by name. */
export async function dealers(language: string): Promise<readonly DealerShown[]> {
  return (await call<DealerList>("GET", "/v1/dealers", language)).dealers;
}

/** Who it is that the PIN or badge belongs to. */
export function signIn(
  given: { dealer: string; pin: string } | { badge: string },
  language: string,
): Promise<DealerShown> {
  return call("POST", "/v1/dealers/sign-in", language, given);
}
