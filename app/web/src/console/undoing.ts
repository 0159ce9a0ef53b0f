// Which entries of the hand still count, and so what an undo takes along. The service decides
// whether it may be done.

import type { EntryShown } from "../generated/messages";

/** The hand's entries that count, newest first; the one that began it cannot be taken back. */
export function undoable(entries: readonly EntryShown[]): EntryShown[] {
  let start = -1;
  entries.forEach((entry, index) => {
    if (entry.events.some((event) => event.kind === "hand_started")) {
      start = index;
    }
  });
  let kept: EntryShown[] = [];
  for (const entry of entries.slice(start + 1)) {
    const back = entry.events.find((event) => event.kind === "entry_retracted");
    if (back !== undefined && back.kind === "entry_retracted") {
      kept = kept.filter((earlier) => earlier.seq < back.target_seq);
    } else {
      kept.push(entry);
    }
  }
  return kept.reverse();
}
