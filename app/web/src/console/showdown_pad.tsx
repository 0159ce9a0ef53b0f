// The showdown: tabled hands, mucks, who wins which pot, the count of the winner's cards. The
// cards decide nothing here; the dealer declares, and the service says what does not fit.

import { useSignal } from "@preact/signals";
import type {
  Card,
  HandView,
  PartView,
  PotView,
  TableView,
  WinnerDeclared,
} from "../generated/messages";
import { CardFace, holeOf } from "../felt/card";
import { Amount } from "../felt/amount";
import { readingOf } from "../felt/reading";
import { capital, t, word } from "../words/language";
import { WinSlide } from "./award";
import { say } from "./desk";
import { nameOf, seatOf } from "./reading";
import { askCards } from "./sheets";
import { Choice, type Look, Opener, Tap } from "./tap";

type Half = NonNullable<WinnerDeclared["half"]>;

/** Ask for the cards of a hand that was tabled, and say so. */
export function tableHand(view: TableView, seat: number): void {
  const cards = seatOf(view, seat)?.cards ?? [];
  const slots = cards.length > 0 ? cards.length : view.game.hole;
  const done = (named: (Card | null)[]) =>
    say({ kind: "hand_tabled", seat, cards: named.every((card) => card === null) ? [] : named });
  // What faces up already needs no tap.
  askCards(t("tableHand", { seat }), slots, done, [...cards]);
}

interface HandProps {
  view: TableView;
  seat: number;
  wins: boolean;
  flip: (() => void) | null;
  mucks?: boolean;
}

function Hand({ view, seat, wins, flip, mucks = true }: HandProps) {
  const shown = seatOf(view, seat);
  return (
    <li class="row">
      <span class="number">{seat}</span>
      <span class="name">
        <bdi>{nameOf(view, seat)}</bdi>
        {shown !== null && readingOf(shown) !== "" && <small> {readingOf(shown)}</small>}
      </span>
      {shown?.tabled === true ? (
        <span class={holeOf(shown.cards, shown.up)}>
          {shown.cards.map((card, index) => (
            <CardFace key={index} card={card} label={t("unknownCard")} />
          ))}
        </span>
      ) : null}
      <span class="ends">
        <Opener name={`table-${seat}`} says onTap={() => tableHand(view, seat)}>
          {t("shows")}
        </Opener>
        {mucks && (
          <Tap name={`muck-${seat}`} look="quiet" says={{ kind: "hand_mucked", seat }}>
            {t("mucks")}
          </Tap>
        )}
        {flip !== null && (
          <Choice name={`wins-${seat}`} on={wins} onTap={flip}>
            {t("wins")}
          </Choice>
        )}
      </span>
    </li>
  );
}

/** A pot, or one part of it, that wants its winners: all runs or halves where none is named. */
interface Part {
  pot: number | null;
  run: number | null;
  half: Half | null;
  amount: number;
  seats: readonly number[];
  begin: readonly number[];
}

/** What is declared or plain to see. */
function beginning(part: PotView | PartView): readonly number[] {
  return part.winners.length > 0 ? part.winners : part.reading;
}

function partsOf(hand: HandView, halved: boolean): Part[] {
  if (hand.pots.length === 0) {
    // Nobody entered the chips: whatever lies there is one pot.
    return [{ pot: null, run: null, half: null, amount: 0, seats: hand.live, begin: [] }];
  }
  const alone = hand.pots.length === 1;
  return hand.pots.flatMap((pot, number): Part[] => {
    const { amount, seats } = pot;
    const base = { pot: alone ? null : number, amount, seats };
    const runs = hand.runs > 1;
    const found: readonly PartView[] = pot.parts.length > 0 ? pot.parts : [];
    if (found.length <= 1 && !halved) {
      return [{ ...base, run: null, half: null, begin: beginning(pot) }];
    }
    return found.flatMap((part): Part[] => {
      const run = runs ? part.run : null;
      const begin = beginning(part);
      return part.half === "whole" && halved
        ? [
            { ...base, run, half: "high", begin },
            { ...base, run, half: "low", begin: [] },
          ]
        : [{ ...base, run, half: part.half === "whole" ? null : (part.half as Half), begin }];
    });
  });
}

/** The winners of a part that are chosen, beginning with what is declared or plain to see. */
function useWinners(part: Part | undefined) {
  const chosen = useSignal<readonly number[] | null>(null);
  const seats = (chosen.value ?? part?.begin ?? []).filter(
    (seat) => part?.seats.includes(seat) ?? false,
  );
  const flip = (seat: number) => {
    chosen.value = seats.includes(seat)
      ? seats.filter((each) => each !== seat)
      : [...seats, seat].sort((a, b) => a - b);
  };
  return { seats, flip };
}

interface DeclareProps {
  seats: readonly number[];
  part: Part | undefined;
  look?: Look;
}

/** Who wins it, as it is said. */
function declared(seats: readonly number[], part: Part | undefined): WinnerDeclared {
  const { pot = null, run = null, half = null } = part ?? {};
  return { kind: "winner_declared", seats: [...seats], pot, run, half };
}

function Declare({ seats, part, look = "primary" }: DeclareProps) {
  return (
    <Tap
      name="winner_declared"
      look={look}
      disabled={seats.length === 0}
      says={declared(seats, part)}
    >
      {seats.length > 1
        ? t("declareSplit", { seats: seats.join(" · ") })
        : seats.length === 1
          ? t("declareWinner", { seat: seats[0] ?? "" })
          : t("chooseWinner")}
    </Tap>
  );
}

/** One of several parts, with the seats that contest it. */
function PartPad({ view, part }: { view: TableView; part: Part }) {
  const { seats, flip } = useWinners(part);
  const { pot, run, half } = part;
  return (
    <div class="winners" data-pot={pot ?? 0} data-run={run ?? 1} data-half={half ?? "whole"}>
      <p class="label">
        {pot === null || pot === 0 ? t("whoWins") : t("whoWinsSide", { number: pot })}{" "}
        {run === null && half === null ? (
          <Amount chips={part.amount} />
        ) : (
          <b>
            {[
              ...(run === null ? [] : [t("run", { number: run })]),
              ...(half === null ? [] : [capital(word(`half.${half}`))]),
            ].join(" · ")}
          </b>
        )}
      </p>
      <div class="choices">
        {part.seats.map((seat) => (
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
      <Declare seats={seats} part={part} />
    </div>
  );
}

/** The hands that are tabled while the board is still to come. */
export function TablingPad({ view, hand }: { view: TableView; hand: HandView }) {
  return (
    <section class="pad showdown">
      <ul class="rows">
        {hand.live.map((seat) => (
          <Hand key={seat} view={view} seat={seat} wins={false} flip={null} mucks={false} />
        ))}
      </ul>
    </section>
  );
}

export function ShowdownPad({ view, hand }: { view: TableView; hand: HandView }) {
  const unread = hand.pots.every((pot) => pot.parts.every((part) => part.half === "whole"));
  const known = hand.pots.every((pot) => pot.reading.length > 0);
  const asked = view.game.halves && unread && !known;
  const halved = useSignal(true);
  const parts = partsOf(hand, asked && halved.value);
  const several = parts.length > 1;
  const { seats, flip } = useWinners(parts[0]);
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
      {asked && (
        <div class="choices">
          {[true, false].map((split) => (
            <Choice
              key={String(split)}
              name={split ? "halves" : "no-low"}
              on={halved.value === split}
              onTap={() => (halved.value = split)}
            >
              {t(split ? "highAndLow" : "noLow")}
            </Choice>
          ))}
        </div>
      )}
      {several ? (
        parts.map((part) => (
          <PartPad
            key={`${part.pot}-${part.run}-${part.half}`}
            view={view}
            part={part}
          />
        ))
      ) : (
        <div class="pad-end">
          <Declare seats={seats} part={parts[0]} look="quiet" />
          {seats.length > 0 && (
            <WinSlide view={view} hand={hand} says={declared(seats, parts[0])} />
          )}
        </div>
      )}
    </section>
  );
}
