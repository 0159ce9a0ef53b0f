// An observation in a few words, for lists and for what is on its way. It is no sentence about the
// game: those come from the service.

import type { Observation } from "../generated/messages";
import { cardText } from "../felt/card";
import { chips } from "../felt/chips";
import { word } from "../words/language";

/** An observation in a few words: what it was, whose, and how much. */
export function described(said: Observation | null | undefined): string {
  if (said == null) {
    return "?";
  }
  const words = [word(`seen.${said.kind}`)];
  if (said.kind === "player_acted") {
    words[0] = word(`action.${said.action}`);
    if (said.amount != null) {
      words.push(chips(said.amount));
    }
  }
  if ("seat" in said && said.seat != null) {
    words.push(word("place.seat", { seat: said.seat }));
  }
  if (said.kind === "street_dealt") {
    words.push((said.cards ?? []).flatMap((card) => (card === null ? [] : [cardText(card)])).join(" "));
  }
  return words.filter((each) => each !== "").join(" · ");
}
