// What a ruling may do, each kind with what it has to be told, and the effect made of that. Whether
// it can be done at this table, the service says.

import type { Card, Effect, MakeAct, Place, StreetName } from "../generated/messages";

export type EffectKind = Effect["kind"];

export type Field =
  | "seat"
  | "faultSeat"
  | "seats"
  | "amount"
  | "maybeAmount"
  | "back"
  | "words"
  | "act"
  | "flag"
  | "source"
  | "to"
  | "faultPlace"
  | "places"
  | "count"
  | "street"
  | "cards"
  | "pot";

/** What was told so far, of which each kind takes its own part. */
export interface Told {
  seat: number | null;
  seats: readonly number[];
  amount: string;
  back: boolean;
  words: string;
  act: MakeAct["act"];
  flag: boolean;
  source: Place | null;
  to: Place | null;
  places: readonly Place[];
  count: string;
  street: StreetName | null;
  cards: readonly (Card | null)[];
  pot: number | null;
}

export const NOTHING: Told = {
  seat: null,
  seats: [],
  amount: "",
  back: false,
  words: "",
  act: "fold",
  flag: false,
  source: null,
  to: null,
  places: [],
  count: "1",
  street: null,
  cards: [],
  pot: null,
};

/** Those that are needed most come first, and stand there without being asked for. */
export const OFTEN: readonly EffectKind[] = [
  "kill_hand",
  "revive_hand",
  "set_actor",
  "correct_bets",
  "declare_misdeal",
  "void_hand",
];

export const FIELDS: Readonly<Record<EffectKind, readonly Field[]>> = {
  kill_hand: ["seat"],
  revive_hand: ["seat"],
  set_actor: ["seat"],
  correct_bets: ["maybeAmount"],
  declare_misdeal: [],
  void_hand: [],
  set_call: ["amount"],
  move_chips: ["seat", "amount", "back"],
  forfeit_chips: ["faultSeat", "maybeAmount"],
  return_uncalled: ["faultSeat"],
  refund_seat: ["faultSeat"],
  make_act: ["act", "faultSeat"],
  bar_raise: ["faultSeat"],
  finish_betting: [],
  play_stands: [],
  take_play_back: [],
  penalise: ["faultSeat", "words"],
  warn: ["faultSeat"],
  move_button: ["seat"],
  new_positions: ["faultSeat"],
  mark_dealt_out: ["seat"],
  table_hand: ["seat"],
  give_hand: [],
  discard_place: [],
  deal_cards: ["faultPlace", "count"],
  move_cards: ["source", "to", "flag"],
  mix_cards: ["places", "to"],
  scramble_street: [],
  return_street: [],
  shuffle_stub: [],
  show_board: ["cards"],
  show_cards: [],
  credit_burn: ["street"],
  credit_picked_burn: [],
  burn_fault_card: ["flag"],
  supply_seat: ["seat"],
  complete_deal: [],
  finish_deal: [],
  replace_deck: [],
  pass_deal: ["faultSeat"],
  keep_antes: ["flag"],
  carry_pot: [],
  reverse_award: ["seats", "pot"],
  count_winners: ["flag"],
};

export const KINDS = Object.keys(FIELDS) as EffectKind[];

/** Whether nothing that the kind needs is missing. */
export function isTold(kind: EffectKind, told: Told): boolean {
  return FIELDS[kind].every((field) => {
    switch (field) {
      case "seat":
        return told.seat !== null;
      case "amount":
        return Number(told.amount) > 0;
      case "count":
        return Number(told.count) > 0;
      case "source":
        return told.source !== null;
      case "to":
        return told.to !== null;
      case "places":
        return told.places.length > 0;
      default:
        return true;
    }
  });
}

const maybe = (amount: string): number | null => (amount === "" ? null : Number(amount));

/** The effect of that kind; `isTold` has said before that nothing is missing. */
export function effectOf(kind: EffectKind, told: Told): Effect {
  const { seat, to } = told;
  const of: Readonly<Partial<Record<EffectKind, object>>> = {
    correct_bets: { to: maybe(told.amount) },
    set_call: { amount: Number(told.amount) },
    move_chips: { seat, amount: told.back ? -Number(told.amount) : Number(told.amount) },
    forfeit_chips: { seat, amount: maybe(told.amount) },
    make_act: { act: told.act, seat },
    penalise: { seat, penalty: told.words.trim() },
    deal_cards: { to, count: Number(told.count) },
    move_cards: { source: told.source, to, shown: told.flag },
    mix_cards: { places: told.places, into: to },
    show_board: { cards: told.cards },
    credit_burn: { street: told.street },
    burn_fault_card: { credited: told.flag },
    keep_antes: { bets: told.flag },
    reverse_award: { seats: told.seats, pot: told.pot },
    count_winners: { right: told.flag },
  };
  const own = of[kind];
  const seated = FIELDS[kind].some((field) => field === "seat" || field === "faultSeat");
  return { kind, ...(own ?? (seated ? { seat } : {})) } as Effect;
}
