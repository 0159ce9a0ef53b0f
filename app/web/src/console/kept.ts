// Taps that were said without a line, in their order, kept in this tab until the service has each
// of them. Nothing is sent here, and none of them is ever shown as accepted.

import { signal } from "@preact/signals";
import type { Observation, TableView } from "../generated/messages";
import { randomId, tableOf } from "../wire/secrets";

export interface Kept {
  /** The id that it is sent under: the service takes it once, however often it is sent. */
  id: string;
  observation: Observation;
  /** When it was tapped, as the tablet's clock had it. */
  at: string;
}

const table = tableOf(location.pathname);
const LIST = `floorcall.kept.${table}`;
const SEEN = `floorcall.seen.${table}`;

function read<T>(key: string): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  if (value === null) {
    sessionStorage.removeItem(key);
  } else {
    sessionStorage.setItem(key, JSON.stringify(value));
  }
}

export const kept = signal<readonly Kept[]>(read<Kept[]>(LIST) ?? []);

function keep(list: readonly Kept[]): void {
  kept.value = list;
  write(LIST, list.length === 0 ? null : list);
}

/** Keep one more, after the others. */
export function add(observation: Observation): void {
  const at = new Date().toISOString();
  keep([...kept.value, { id: randomId(), observation, at }]);
}

/** It is with the service now, or the dealer takes it back. */
export function drop(id: string): void {
  keep(kept.value.filter((each) => each.id !== id));
}

/** None of them counts: the table is said as it is instead. */
export function dropAll(): void {
  keep([]);
}

/** The table as it was last seen, for a page that is loaded again while there is no line. */
export function lastSeen(): TableView | null {
  return read<TableView>(SEEN);
}

/** Keep what was last seen with the tab; null forgets it. */
export function keepSeen(view: TableView | null): void {
  write(SEEN, view);
}
