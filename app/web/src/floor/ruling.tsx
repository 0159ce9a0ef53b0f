// A ruling in the floor's own words, with what it does to the table put together piece by piece.
// Whether it can be done, the service says.

import { useSignal } from "@preact/signals";
import type { Effect, TableView } from "../generated/messages";
import { Button, Choices } from "../controls/parts";
import { chips } from "../felt/chips";
import { placeWord } from "../words/language";
import { mute, say } from "./desk";
import { NumberField, Select, TextField, wholeNumber } from "./field";
import { f, type FloorKey } from "./words";

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
  reverse_award: ["seats"],
  shuffle_stub: [],
  replace_deck: [],
  play_stands: [],
  take_play_back: [],
  declare_misdeal: [],
  void_hand: [],
} as const satisfies Partial<Record<Effect["kind"], readonly ("seat" | "seats" | "amount" | "words")[]>>;

type Kind = keyof typeof NEEDS;
const KINDS = Object.keys(NEEDS) as Kind[];

/** What cannot be taken back by another ruling is asked once more. */
const GRAVE: readonly Effect["kind"][] = ["declare_misdeal", "void_hand", "reverse_award"];

interface Given {
  seats: readonly number[];
  amount: number | null;
  words: string;
}

function made(kind: Kind, { seats, amount, words }: Given): Effect | null {
  const needs: readonly string[] = NEEDS[kind];
  const seat = seats[0];
  if (
    (needs.includes("seat") && seat === undefined) ||
    (needs.includes("seats") && seats.length === 0) ||
    (needs.includes("amount") && amount === null) ||
    (needs.includes("words") && words === "")
  ) {
    return null;
  }
  return {
    kind,
    ...(needs.includes("seat") ? { seat } : {}),
    ...(needs.includes("seats") ? { seats: [...seats] } : {}),
    ...(needs.includes("amount") ? { amount } : {}),
    ...(needs.includes("words") ? { penalty: words } : {}),
  } as Effect;
}

function described(effect: Effect): string {
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
  if ("penalty" in effect && effect.penalty != null) {
    words.push(effect.penalty);
  }
  return words.join(" · ");
}

function Builder({ view, add }: { view: TableView; add: (effect: Effect) => void }) {
  const kind = useSignal<Kind>("kill_hand");
  const seats = useSignal<readonly number[]>([]);
  const amount = useSignal("");
  const words = useSignal("");
  const needs: readonly string[] = NEEDS[kind.value];
  const effect = made(kind.value, {
    seats: seats.value,
    amount: wholeNumber(amount.value),
    words: words.value.trim(),
  });
  const choose = (id: string) => {
    const seat = Number(id);
    const on = seats.value.includes(seat);
    const others = needs.includes("seats") ? seats.value.filter((each) => each !== seat) : [];
    seats.value = on ? others : [...others, seat];
  };
  return (
    <div class="builder">
      <Select
        name="effect"
        label={f("effects")}
        value={kind.value}
        change={(to) => {
          kind.value = to as Kind;
          seats.value = [];
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
          choose={choose}
        />
      )}
      {needs.includes("amount") && (
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
            seats.value = [];
            amount.value = "";
            words.value = "";
          }
        }}
      >
        {f("addEffect")}
      </Button>
    </div>
  );
}

interface Props {
  view: TableView;
  /** The irregularity that it closes, null for a ruling about none. */
  irregularity: number | null;
  close: () => void;
}

export function Ruling({ view, irregularity, close }: Props) {
  const reason = useSignal("");
  const effects = useSignal<readonly Effect[]>([]);
  const asking = useSignal(false);
  const lacks = reason.value.trim() === "" || mute.value;
  const grave = effects.value.find((effect) => GRAVE.includes(effect.kind));
  const give = () => {
    say({
      kind: "ruling_given",
      irregularities: irregularity === null ? [] : [irregularity],
      reason: reason.value.trim(),
      effects: [...effects.value],
      floor: "",
    });
    close();
  };
  return (
    <section class="own-ruling" data-box="ruling" aria-label={f("override")}>
      <TextField name="reason" label={f("reason")} hint={f("reasonHint")} value={reason} />
      {effects.value.length === 0 ? (
        <p class="hint">{f("noEffect")}</p>
      ) : (
        <ul class="effects">
          {effects.value.map((effect, index) => (
            <li key={index} data-effect={effect.kind}>
              <bdi>{described(effect)}</bdi>
              <Button
                name={`remove-${index}`}
                look="quiet"
                onTap={() => (effects.value = effects.value.filter((_, each) => each !== index))}
              >
                {f("remove")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Builder view={view} add={(effect) => (effects.value = [...effects.value, effect])} />
      <div class="grid">
        <Button
          name={asking.value ? "confirm-ruling" : "give-ruling"}
          look={grave === undefined ? "primary" : "danger"}
          disabled={lacks}
          onTap={() => {
            if (grave === undefined || asking.value) {
              give();
            } else {
              asking.value = true;
            }
          }}
        >
          {asking.value && grave !== undefined
            ? f("confirm", { what: described(grave) })
            : f("giveRuling")}
        </Button>
        <Button name="cancel-ruling" look="quiet" onTap={close}>
          {f("cancel")}
        </Button>
      </div>
    </section>
  );
}
