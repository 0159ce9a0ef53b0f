// Naming one card of the board, late or anew. Which card it may be, the service says.

import { signal } from "@preact/signals";
import { t } from "../words/language";
import { say } from "./desk";
import { askCards, closeAll } from "./sheets";

const query = matchMedia("(max-width: 720px)");

/** Whether the table is so small that its cards are too small for a thumb. */
export const narrow = signal(query.matches);
query.addEventListener("change", () => (narrow.value = query.matches));

export function nameBoardCard(index: number): void {
  askCards(t("nameBoardCard", { number: index + 1 }), 1, ([card]) => {
    if (card !== undefined && card !== null) {
      say({ kind: "card_named", place: "board", index, card, shown: true });
      closeAll();
    }
  });
}
