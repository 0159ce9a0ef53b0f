// The pieces of a ruling: one effect after the other, each with what it has to be told. Whether it
// can be done, the service says.

import { useSignal } from "@preact/signals";
import type { Effect, TableView } from "../generated/messages";
import { Button, Choices } from "../controls/parts";
import { cardText } from "../felt/card";
import { chips } from "../felt/chips";
import { capital, placeWord, t } from "../words/language";
import { NumberField, Select, TextField, wholeNumber } from "./field";
import { f, type FloorKey } from "./words";

type Need = "seat" | "seats" | "amount" | "to" | "words" | "act" | "board" | "place";

/** What each effect has to be told. */
const NEEDS = {
  kill_hand: ["seat"],
  revive_hand: ["seat"],
  set_actor: ["seat"],
  warn: ["seat"],
  penalise: ["seat", "words"],
  set_call: ["amount"],
  move_chips: ["seat", "amount"],
  return_uncalled: ["seat"],
  refund_seat: ["seat"],
  forfeit_chips: ["seat", "amount"],
  correct_bets: ["to"],
  make_act: ["seat", "act"],
  bar_raise: ["seat"],
  move_cards: ["board", "place"],
  supply_seat: ["seat"],
  mark_dealt_out: ["seat"],
  reverse_award: ["seats"],
  shuffle_stub: [],
  replace_deck: [],
  play_stands: [],
  take_play_back: [],
  declare_misdeal: [],
  void_hand: [],
} as const satisfies Partial<Record<Effect["kind"], readonly Need[]>>;

type Kind = keyof typeof NEEDS;
const KINDS = Object.keys(NEEDS) as Kind[];

const ACTS = ["fold", "call", "least"] as const;
const PILES = ["burns", "muck", "stub", "aside"] as const;

interface Given {
  seats: readonly number[];
  amount: number | null;
  words: string;
  act: (typeof ACTS)[number];
  board: readonly number[];
  place: (typeof PILES)[number];
}

/** The effect as it was put together, null while something lacks. */
function made(kind: Kind, given: Given): Effect | null {
  const needs: readonly Need[] = NEEDS[kind];
  const seat = given.seats[0];
  const parts: Readonly<Record<Need, object | null>> = {
    seat: seat === undefined ? null : { seat },
    seats: given.seats.length === 0 ? null : { seats: given.seats },
    amount: given.amount === null ? null : { amount: given.amount },
    to: given.amount === null ? null : { to: given.amount },
    words: given.words === "" ? null : { penalty: given.words },
    act: { act: given.act },
    board: given.board.length === 0 ? null : { source: "board", indices: given.board },
    place: { to: given.place },
  };
  const told = needs.map((need) => parts[need]);
  return told.includes(null) ? null : (Object.assign({ kind }, ...told) as Effect);
}

/** An effect in a few words. */
export function described(effect: Effect): string {
  const words = [f(`effect_${effect.kind}` as FloorKey)];
  if ("seat" in effect && effect.seat != null) {
    words.push(placeWord(`seat-${effect.seat}`));
  }
  if ("seats" in effect && effect.seats != null) {
    words.push(effect.seats.map((seat) => placeWord(`seat-${seat}`)).join(", "));
  }
  if ("amount" in effect && effect.amount != null) {
    words.push(chips(effect.amount));
  }
  if (effect.kind === "correct_bets" && effect.to != null) {
    words.push(chips(effect.to));
  }
  if (effect.kind === "make_act") {
    words.push(f(`act_${effect.act}`));
  }
  if (effect.kind === "move_cards") {
    words.push(
      (effect.indices ?? []).map((index) => t("cardNumber", { number: index + 1 })).join(", "),
      placeWord(effect.to),
    );
  }
  if ("penalty" in effect && effect.penalty != null) {
    words.push(effect.penalty);
  }
  return words.join(" · ");
}

interface Props {
  view: TableView;
  add: (effect: Effect) => void;
}

export function Builder({ view, add }: Props) {
  const kind = useSignal<Kind>("kill_hand");
  const seats = useSignal<readonly number[]>([]);
  const amount = useSignal("");
  const words = useSignal("");
  const act = useSignal<(typeof ACTS)[number]>("fold");
  const board = useSignal<readonly number[]>([]);
  const place = useSignal<(typeof PILES)[number]>("burns");
  const needs: readonly Need[] = NEEDS[kind.value];
  const effect = made(kind.value, {
    seats: seats.value,
    amount: wholeNumber(amount.value),
    words: words.value.trim(),
    act: act.value,
    board: board.value,
    place: place.value,
  });
  const clear = () => {
    seats.value = [];
    board.value = [];
    amount.value = "";
    words.value = "";
  };
  const chooseSeat = (id: string) => {
    const others = needs.includes("seats") ? seats.value : [];
    seats.value = toggled(others, seats.value.includes(Number(id)), Number(id));
  };
  const cards = view.hand?.board ?? [];
  return (
    <div class="builder">
      <Select
        name="effect"
        label={f("effects")}
        value={kind.value}
        change={(to) => {
          kind.value = to as Kind;
          clear();
        }}
      >
        {KINDS.map((each) => (
          <option key={each} value={each}>
            {f(`effect_${each}`)}
          </option>
        ))}
      </Select>
      {(needs.includes("seat") || needs.includes("seats")) && (
        <Choices
          label={f("seat")}
          name="effect-seat"
          on={seats.value.map(String)}
          of={view.seats.map((seat) => ({
            id: String(seat.seat),
            text: `${seat.seat} · ${seat.player}`,
          }))}
          choose={chooseSeat}
        />
      )}
      {needs.includes("act") && (
        <Choices
          label={f("act")}
          name="effect-act"
          on={[act.value]}
          of={ACTS.map((id) => ({ id, text: f(`act_${id}`) }))}
          choose={(id) => (act.value = id)}
        />
      )}
      {needs.includes("board") && (
        <Choices
          label={f("boardCards")}
          name="effect-board"
          on={board.value.map(String)}
          of={cards.map((card, index) => ({
            id: String(index),
            text: card === null ? t("cardNumber", { number: index + 1 }) : cardText(card),
          }))}
          choose={(id) =>
            (board.value = toggled(board.value, board.value.includes(Number(id)), Number(id)))
          }
        />
      )}
      {needs.includes("place") && (
        <Choices
          label={f("goesTo")}
          name="effect-place"
          on={[place.value]}
          of={PILES.map((id) => ({ id, text: capital(placeWord(id)) }))}
          choose={(id) => (place.value = id)}
        />
      )}
      {(needs.includes("amount") || needs.includes("to")) && (
        <NumberField name="effect-amount" label={f("amount")} value={amount} />
      )}
      {needs.includes("words") && (
        <TextField name="effect-words" label={f("words")} value={words} />
      )}
      <Button
        name="add-effect"
        disabled={effect === null}
        onTap={() => {
          if (effect !== null) {
            add(effect);
            clear();
          }
        }}
      >
        {f("addEffect")}
      </Button>
    </div>
  );
}

/** A list without one of its numbers when it was on, else with it, in their order. */
function toggled(others: readonly number[], on: boolean, number: number): readonly number[] {
  const kept = others.filter((each) => each !== number);
  return on ? kept : [...kept, number].sort((one, other) => one - other);
}
