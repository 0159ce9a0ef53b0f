// A street of stud whose opener shows in cards that nobody named: they can be named here, and a
// seat can be tapped for the act that it made.

import type { TableView } from "../generated/messages";
import { CardFace } from "../felt/card";
import { t } from "../words/language";
import { say } from "./desk";
import { nameOf, placeOf, seatOf } from "./reading";
import { askCards, open } from "./sheets";
import { Opener } from "./tap";

/** Ask for the name of a card that faces up before a seat. */
function nameUpCard(seat: number, index: number): void {
  askCards(t("seatNumber", { seat }), 1, ([card]) => {
    if (card !== undefined && card !== null) {
      say({ kind: "card_named", place: placeOf(seat), index, card, shown: true });
    }
  });
}

export function OpeningPad({ view }: { view: TableView }) {
  return (
    <section class="pad opening">
      <p class="hint">{t("whoOpens")}</p>
      <ul class="rows">
        {view.hand?.live.map((seat) => (
          <li key={seat} class="row">
            <span class="number">{seat}</span>
            <bdi class="name">{nameOf(view, seat)}</bdi>
            <span class="hole">
              {seatOf(view, seat)?.cards.map((card, index) =>
                seatOf(view, seat)?.up[index] === true ? (
                  <button
                    key={index}
                    type="button"
                    class="card-button"
                    data-up-card={`${seat}-${index}`}
                    onClick={() => nameUpCard(seat, index)}
                  >
                    <CardFace card={card} up label={t("unknownCard")} />
                  </button>
                ) : null,
              )}
            </span>
            <span class="ends">
              <Opener name={`opens-${seat}`} says onTap={() => open({ is: "seat", seat })}>
                {t("acts")}
              </Opener>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
