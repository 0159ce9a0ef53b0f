// The showdown: tabled hands, mucks, who wins which pot, the count of the winner's cards. The
// cards decide nothing here; the dealer declares, and the service says what does not fit.

import { useSignal } from "@preact/signals";
import type { Card, HandView, TableView } from "../generated/messages";
import { CardFace } from "../felt/card";
import { chips } from "../felt/chips";
import { t, word } from "../words/language";
import { say } from "./desk";
import { nameOf, seatOf } from "./reading";
import { askCards } from "./sheets";
import { Choice, Opener, Tap } from "./tap";

/** Ask for the cards of a hand that was tabled, and say so. */
export function tableHand(view: TableView, seat: number): void {
  const slots = Math.max(2, seatOf(view, seat)?.cards.length ?? 2);
  askCards(t("tableHand", { seat }), slots, (cards: (Card | null)[]) =>
    say({ kind: "hand_tabled", seat, cards: cards.every((card) => card === null) ? [] : cards }),
  );
}

function Hand({ view, seat }: { view: TableView; seat: number }) {
  const shown = seatOf(view, seat);
  return (
    <li class="row">
      <span class="number">{seat}</span>
      <bdi class="name">{nameOf(view, seat)}</bdi>
      {shown?.tabled === true ? (
        <span class="hole">
          {shown.cards.map((card, index) => (
            <CardFace key={index} card={card} label={t("unknownCard")} />
          ))}
        </span>
      ) : null}
      {shown?.reading != null && <small>{word(`hand_name.${shown.reading}`)}</small>}
      <span class="ends">
        <Opener
          name={`table-${seat}`}
          says
          onTap={() => tableHand(view, seat)}
        >
          {t("shows")}
        </Opener>
        <Tap name={`muck-${seat}`} look="quiet" says={{ kind: "hand_mucked", seat }}>
          {t("mucks")}
        </Tap>
      </span>
    </li>
  );
}

function Winners({ view, hand, pot }: { view: TableView; hand: HandView; pot: number | null }) {
  const contested = hand.pots[pot ?? 0];
  const begin = contested?.winners.length ? contested.winners : (contested?.reading ?? []);
  const chosen = useSignal<readonly number[] | null>(null);
  const seats = (chosen.value ?? begin).filter((seat) => contested?.seats.includes(seat) ?? false);
  const flip = (seat: number) => {
    chosen.value = seats.includes(seat)
      ? seats.filter((each) => each !== seat)
      : [...seats, seat].sort((a, b) => a - b);
  };
  return (
    <div class="winners" data-pot={pot ?? 0}>
      <p class="label">
        {pot === null || pot === 0 ? t("whoWins") : t("whoWinsSide", { number: pot })}{" "}
        {contested !== undefined && <b>{chips(contested.amount)}</b>}
      </p>
      <div class="choices">
        {contested?.seats.map((seat) => (
          <Choice
            key={seat}
            name={`wins-${seat}`}
            on={seats.includes(seat)}
            onTap={() => flip(seat)}
          >
            <span class="number">{seat}</span> <bdi class="name">{nameOf(view, seat)}</bdi>
          </Choice>
        ))}
      </div>
      <Tap
        name="winner_declared"
        look="primary"
        disabled={seats.length === 0}
        says={{ kind: "winner_declared", seats: [...seats], pot }}
      >
        {seats.length > 1
          ? t("declareSplit", { seats: seats.join(" · ") })
          : seats.length === 1
            ? t("declareWinner", { seat: seats[0] ?? "" })
            : t("chooseWinner")}
      </Tap>
    </div>
  );
}

export function ShowdownPad({ view, hand }: { view: TableView; hand: HandView }) {
  const several = hand.pots.length > 1;
  return (
    <section class="pad showdown">
      <ul class="rows">
        {hand.live.map((seat) => (
          <Hand key={seat} view={view} seat={seat} />
        ))}
      </ul>
      {several ? (
        hand.pots.map((_, pot) => <Winners key={pot} view={view} hand={hand} pot={pot} />)
      ) : (
        <Winners view={view} hand={hand} pot={null} />
      )}
    </section>
  );
}

export function CountPad({ view, hand }: { view: TableView; hand: HandView }) {
  const winners = [...new Set(hand.pots.flatMap((pot) => pot.winners))].sort((a, b) => a - b);
  const other = useSignal<number | null>(null);
  return (
    <section class="pad">
      {winners.map((seat) => (
        <div key={seat} class="grid">
          <Tap
            name={`count-${seat}`}
            look="primary"
            says={{ kind: "pile_counted", place: placeOf(seat), cards: 2 }}
          >
            {t("counted", { seat, cards: 2 })}
          </Tap>
          <Opener name={`count-other-${seat}`} look="quiet" onTap={() => (other.value = seat)}>
            {t("otherNumber")}
          </Opener>
          {other.value === seat && (
            <div class="choices">
              {[0, 1, 3, 4].map((cards) => (
                <Tap
                  key={cards}
                  name={`count-${seat}-${cards}`}
                  says={{ kind: "pile_counted", place: placeOf(seat), cards }}
                >
                  {cards}
                </Tap>
              ))}
            </div>
          )}
          <Opener
            name={`table-${seat}`}
            look="quiet"
            says
            onTap={() => tableHand(view, seat)}
          >
            {t("shows")}
          </Opener>
        </div>
      ))}
    </section>
  );
}

function placeOf(seat: number) {
  return `seat-${seat}` as "seat-1";
}
