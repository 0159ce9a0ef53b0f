// What a tabled hand comes to, in a few words: its name, or the ranks of a low. The service says
// which.

import { word } from "../words/language";

interface Read {
  reading: string | null;
  low: string | null;
}

/** A hand in words: both of them where the game has a high and a low. */
export function readingOf({ reading, low }: Read): string {
  // Of a low without a pair its ranks say more than that it has none.
  const named = reading === null || (low !== null && reading === "high_card") ? null : reading;
  return [named === null ? null : word(`hand_name.${named}`), low]
    .filter((each) => each !== null)
    .join(" · ");
}
