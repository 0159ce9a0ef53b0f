// The showdown: tabled hands, mucks, who wins which pot, the count of the winner's cards. The
// cards decide nothing here; the dealer declares, and the service says what does not fit.

import { useSignal } from "@preact/signals";
import type { Card, HandView, PotView, TableView } from "../generated/messages";
import { CardFace } from "../felt/card";
import { Amount } from "../felt/amount";
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

interface HandProps {
  view: TableView;
  seat: number;
  wins: boolean;
  flip: (() => void) | null;
}

function Hand({ view, seat, wins, flip }: HandProps) {
  const shown = seatOf(view, seat);
  return (
    <li class="row">
      <span class="number">{seat}</span>
      <span class="name">
        <bdi>{nameOf(view, seat)}</bdi>
        {shown?.reading != null && <small> {word(`hand_name.${shown.reading}`)}</small>}
      </span>
      {shown?.tabled === true ? (
        <span class="hole">
          {shown.cards.map((card, index) => (
            <CardFace key={index} card={card} label={t("unknownCard")} />
          ))}
        </span>
      ) : null}
      <span class="ends">
        <Opener name={`table-${seat}`} says onTap={() => tableHand(view, seat)}>
          {t("shows")}
        </Opener>
        <Tap name={`muck-${seat}`} look="quiet" says={{ kind: "hand_mucked", seat }}>
          {t("mucks")}
        </Tap>
        {flip !== null && (
          <Choice name={`wins-${seat}`} on={wins} onTap={flip}>
            {t("wins")}
          </Choice>
        )}
      </span>
    </li>
  );
}

/** The winners of a pot that are chosen, beginning with what is declared or plain to see. */
function useWinners(pot: PotView | undefined) {
  const chosen = useSignal<readonly number[] | null>(null);
  const begin = pot?.winners.length ? pot.winners : (pot?.reading ?? []);
  const seats = (chosen.value ?? begin).filter((seat) => pot?.seats.includes(seat) ?? false);
  const flip = (seat: number) => {
    chosen.value = seats.includes(seat)
      ? seats.filter((each) => each !== seat)
      : [...seats, seat].sort((a, b) => a - b);
  };
  return { seats, flip };
}

function Declare({ seats, pot }: { seats: readonly number[]; pot: number | null }) {
  return (
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
  );
}

/** One of several pots, with the seats that contest it. */
function Pot({ view, pot, number }: { view: TableView; pot: PotView; number: number }) {
  const { seats, flip } = useWinners(pot);
  return (
    <div class="winners" data-pot={number}>
      <p class="label">
        {number === 0 ? t("whoWins") : t("whoWinsSide", { number })} <Amount chips={pot.amount} />
      </p>
      <div class="choices">
        {pot.seats.map((seat) => (
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
      <Declare seats={seats} pot={number} />
    </div>
  );
}

export function ShowdownPad({ view, hand }: { view: TableView; hand: HandView }) {
  const several = hand.pots.length > 1;
  const { seats, flip } = useWinners(hand.pots[0]);
  return (
    <section class="pad showdown">
      <ul class="rows">
        {hand.live.map((seat) => (
          <Hand
            key={seat}
            view={view}
            seat={seat}
            wins={seats.includes(seat)}
            flip={several ? null : () => flip(seat)}
          />
        ))}
      </ul>
      {several
        ? hand.pots.map((pot, number) => <Pot key={number} view={view} pot={pot} number={number} />)
        : <Declare seats={seats} pot={null} />}
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
