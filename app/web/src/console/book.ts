// What each outcome of a step will change, as the table's rulebook says it. It is read once for a
// book and a language; until it is there nothing is claimed.

import { effect, signal } from "@preact/signals";
import type { IrregularityView, RulebookShown } from "../generated/messages";
import { rulebook } from "../wire/rest";
import { language } from "../words/language";
import { live, view } from "./desk";

const book = signal<RulebookShown | null>(null);
let asked = "";

effect(() => {
  const id = view.value?.rulebook;
  const wanted = `${id}/${language.value}`;
  if (id === undefined || !live.value || wanted === asked) {
    return;
  }
  asked = wanted;
  rulebook(id, language.value).then(
    (read) => {
      book.value = read;
    },
    () => {
      asked = "";
    },
  );
});

/** The effects of an outcome in words; what the book suggests where the outcome takes that. */
export function effectsOf(
  fault: IrregularityView,
  step: string,
  outcome: string,
): readonly string[] {
  const procedure = book.value?.procedures.find((each) => each.id === fault.procedure);
  const found = procedure?.steps
    .find((each) => each.name === step)
    ?.outcomes.find((each) => each.name === outcome);
  return found === undefined || found.effects.length > 0 || outcome !== "as_suggested"
    ? (found?.effects ?? [])
    : fault.suggestion;
}
