// Counting the winners' cards and pushing the pot, as one slide. What is said on the way follows
// the advice of the view: when something else is due, the slide ends there.

import type { HandView, Observation, TableView, WinnerDeclared } from "../generated/messages";
import { chips } from "../felt/chips";
import { t } from "../words/language";
import { type Following, say } from "./desk";
import { placeOf } from "./reading";
import { Slide } from "./slide";

/** The cards that a hand has to have: in stud a card in the middle is everybody's last. */
export function due(view: TableView, hand: HandView): number {
  return view.game.hole - (view.game.board ? 0 : hand.board.length);
}

/** Everybody who won any of it, in the order of the seats. */
export function winnersOf(hand: HandView): number[] {
  return [...new Set(hand.pots.flatMap((pot) => pot.winners))].sort((a, b) => a - b);
}

/** All chips of all pots, or their name where nobody entered the chips. */
function whole(hand: HandView): string {
  const sum = hand.pots.reduce((so, pot) => so + pot.amount, 0);
  return sum === 0 ? t("thePot") : chips(sum);
}

/** What comes next until the pot is pushed: each winner counted once, then the push. */
function onward(): Following {
  const counted = new Set<number>();
  return ({ advice, hand, ...view }) => {
    if (hand === null || advice.blocked.includes("award")) {
      return null;
    }
    if (advice.next.includes("pile_counted")) {
      const seat = winnersOf(hand).find((each) => !counted.has(each));
      if (seat === undefined) {
        return null;
      }
      counted.add(seat);
      const cards = due({ advice, hand, ...view }, hand);
      return { kind: "pile_counted", place: placeOf(seat), cards };
    }
    return advice.next.includes("pot_pushed") ? { kind: "pot_pushed" } : null;
  };
}

/** Say the first of them, and the others as the table goes on. */
function award(first: Observation | null, view: TableView): void {
  const next = onward();
  const begin = first ?? next(view);
  if (begin !== null) {
    say(begin, next);
  }
}

/** From the showdown: who wins, counted and pushed. */
export function WinSlide({ view, hand, says }: { view: TableView; hand: HandView; says: WinnerDeclared }) {
  const label = t(says.seats.length > 1 ? "splitAndCounted" : "winsAndCounted", {
    seats: says.seats.join(" · "),
    amount: whole(hand),
  });
  return (
    <Slide name="win-slide" label={label} onEnd={() => award(says, view)}>
      {label}
    </Slide>
  );
}

/** From the count, or from the award where nothing is to be counted. */
export function AwardSlide({ view, hand }: { view: TableView; hand: HandView }) {
  const seats = winnersOf(hand).join(" · ");
  const amount = whole(hand);
  const counts = view.advice.next.includes("pile_counted");
  const label = counts
    ? t("countedPush", { cards: due(view, hand), amount, seats })
    : seats === ""
      ? t("pushAll", { amount })
      : t("pushTo", { amount, seats });
  return (
    <Slide name="award-slide" label={label} onEnd={() => award(null, view)}>
      {label}
    </Slide>
  );
}
