// Facts read off the view for the console's own buttons. It adds no rule: what is in order, the
// advice in the view says.

import type { HandView, Place, SeatView, TableView } from "../generated/messages";
import { hasWord } from "../words/language";

const BOARD: Readonly<Partial<Record<string, number>>> = { preflop: 0, flop: 3, turn: 4, river: 5 };

/** The street that a phase discards for, burns, deals or bets, null outside the streets. */
export function streetOf(phase: string): string | null {
  const street = phase.replace(/_(burn|deal|discard)$/, "");
  return hasWord(`street.${street}`) ? street : null;
}

/** How many cards the board has once that street lies there. */
export function boardOf(street: string | null): number {
  return street === null ? 5 : (BOARD[street] ?? 1);
}

/** The seat of a place, null for any other place. */
export function seatAt(place: string): number | null {
  const seat = /^seat-(\d+)$/.exec(place)?.[1];
  return seat === undefined ? null : Number(seat);
}

/** The place of a seat's cards. */
export function placeOf(seat: number): Place {
  return `seat-${seat}` as Place;
}

export function seatOf(view: TableView, seat: number): SeatView | null {
  return view.seats.find((each) => each.seat === seat) ?? null;
}

export const OVER: readonly string[] = ["complete", "misdealt", "voided"];

/** Whether a hand is being played. */
export function inPlay(hand: HandView | null): hand is HandView {
  return hand !== null && !OVER.includes(hand.phase);
}

/** A seat in words, with its player's name. */
export function nameOf(view: TableView, seat: number): string {
  return seatOf(view, seat)?.player ?? "";
}
