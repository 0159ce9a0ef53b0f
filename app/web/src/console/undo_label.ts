// What an undo would take back, in a few words, for its button. What was said here is known; the
// log is asked about anything else.

import { effect, signal } from "@preact/signals";
import type { Observation } from "../generated/messages";
import { lastEntries } from "../wire/rest";
import { language } from "../words/language";
import { live, table, view } from "./desk";
import { undoable } from "./undoing";

const FEW = 40;

interface Last {
  seq: number;
  observation: Observation | null;
}

/** The newest entry that can be taken back, null while nobody knows or where there is none. */
export const lastUndoable = signal<Last | null>(null);

let asked = -1;

effect(() => {
  const seq = view.value?.seq;
  if (seq === undefined || !live.value || seq === asked) {
    return;
  }
  asked = seq;
  lastEntries(table, seq, language.peek(), FEW).then(
    (entries) => {
      if (asked === seq) {
        const [newest] = undoable(entries);
        lastUndoable.value = newest ?? null;
      }
    },
    () => {
      asked = -1;
    },
  );
});
