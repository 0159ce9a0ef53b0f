// How many cards lie in each pile, in a few words; a pile that is not always there only if it is.

import type { HandView } from "../generated/messages";
import { capital, placeWord } from "../words/language";

function pile(place: string, cards: number): string {
  return `${capital(placeWord(place))} ${cards}`;
}

/** `Stub 31 · Burns 1 · Muck 4`. */
export function pilesOf(hand: HandView): string {
  return [
    pile("stub", hand.stub),
    pile("burns", hand.burns.length),
    pile("muck", hand.muck),
    ...(hand.discards > 0 ? [pile("discards", hand.discards)] : []),
    ...(hand.aside.length > 0 ? [pile("aside", hand.aside.length)] : []),
  ].join(" · ");
}
