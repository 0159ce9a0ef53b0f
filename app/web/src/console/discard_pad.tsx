// Before a draw: seat by seat, how many cards it gives away. One tap a seat; who did it out of
// order is recorded from the seat itself.

import type { TableView } from "../generated/messages";
import { t } from "../words/language";
import { nameOf, seatOf } from "./reading";
import { Tap } from "./tap";

/** How many cards a seat gives away, one tap for each number. */
export function Discards({ view, seat }: { view: TableView; seat: number }) {
  const held = seatOf(view, seat)?.cards.length ?? view.game.hole;
  return (
    <div class="grid row-of-numbers" style={{ "--numbers": held }}>
      {Array.from({ length: held }, (_, index) => (
        <Tap
          key={index}
          name={`discard-${index + 1}`}
          says={{ kind: "cards_discarded", seat, cards: Array<null>(index + 1).fill(null) }}
        >
          {index + 1}
        </Tap>
      ))}
      <Tap name="discard-0" look="primary wide" says={{ kind: "cards_discarded", seat, cards: [] }}>
        {t("pat")}
      </Tap>
    </div>
  );
}

export function DiscardPad({ view, street }: { view: TableView; street: string }) {
  const [first, ...others] = view.advice.asked;
  return (
    <section class="pad discards">
      {first !== undefined && (
        <>
          <p class="actor">
            <span class="number">{first}</span>
            <bdi class="name">{nameOf(view, first)}</bdi>
            <span class="label">{t("discards")}</span>
          </p>
          <Discards view={view} seat={first} />
        </>
      )}
      {others.length > 0 && (
        <p class="hint">{t("thenSeats", { seats: others.join(" · ") })}</p>
      )}
      <Tap name="street_dealt" look="quiet" says={{ kind: "street_dealt" }}>
        {t("drawsDealt", { street })}
      </Tap>
    </section>
  );
}
