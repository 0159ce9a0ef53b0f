// Which sheets lie over the table, the newest on top. What is on them has a module each.

import { signal } from "@preact/signals";
import type { Card, FaultReported, Observation } from "../generated/messages";

/** What has an amount of its own; a call has one where it is short of what it takes. */
export type Sized = "bet" | "raise" | "call";

export type Sheet =
  | { is: "amount"; seat: number; action: Sized }
  | { is: "cards"; title: string; slots: number; begin?: (Card | null)[]; labels?: readonly string[]; done: (cards: (Card | null)[]) => void }
  | { is: "confirm"; observation: Observation }
  | { is: "board" }
  | { is: "closing" }
  | { is: "chips" }
  | { is: "clock" }
  | { is: "dealer" }
  | { is: "deck" }
  | { is: "pots" }
  | { is: "meanwhile" }
  | { is: "stacks" }
  | { is: "whichSeat"; report: FaultReported }
  | { is: "report" }
  | { is: "boxed"; place: string | null }
  | { is: "exposed" }
  | { is: "seat"; seat: number }
  | { is: "player"; seat: number }
  | { is: "level" }
  | { is: "post"; seat: number }
  | { is: "bombPot" }
  | { is: "table" }
  | { is: "undo" }
  | { is: "setRight" }
  | { is: "floorCalled" }
  | { is: "floorName"; observation: Observation }
  | { is: "ruling"; irregularity: number | null };

export const sheets = signal<readonly Sheet[]>([]);

export function open(sheet: Sheet): void {
  sheets.value = [...sheets.value, sheet];
}

/** Close the top one. */
export function close(): void {
  sheets.value = sheets.value.slice(0, -1);
}

export function closeAll(): void {
  sheets.value = [];
}

/** Ask once more before it is said. */
export function confirm(observation: Observation): void {
  open({ is: "confirm", observation });
}

/** Ask for cards on a sheet of their own. */
export function askCards(
  title: string,
  slots: number,
  done: (cards: (Card | null)[]) => void,
  begin: (Card | null)[] = [],
  labels: readonly string[] = [],
): void {
  open({ is: "cards", title, slots, begin, labels, done });
}
