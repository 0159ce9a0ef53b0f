// The fields of a level, as the game has them. The service says whether it is one.

import { type Signal, signal } from "@preact/signals";
import type { NewLevel, VariantOffered } from "../generated/messages";
import { NumberField, Select, wholeNumber } from "./field";
import { f } from "./words";

const ANTES = ["each", "big_blind", "button"] as const;
type AnteKind = (typeof ANTES)[number];

/** A level that is being typed. */
export interface TypedLevel {
  small_blind: Signal<string>;
  big_blind: Signal<string>;
  ante: Signal<string>;
  ante_kind: Signal<AnteKind>;
  bring_in: Signal<string>;
  small_bet: Signal<string>;
  big_bet: Signal<string>;
}

export function typedLevel(): TypedLevel {
  return {
    small_blind: signal(""),
    big_blind: signal(""),
    ante: signal(""),
    ante_kind: signal<AnteKind>("each"),
    bring_in: signal(""),
    small_bet: signal(""),
    big_bet: signal(""),
  };
}

/** The level as it was typed, null while nothing was. */
export function levelOf(typed: TypedLevel): Required<Omit<NewLevel, "min_bet">> | null {
  const number = (field: Signal<string>) => wholeNumber(field.value) ?? 0;
  const level = {
    small_blind: number(typed.small_blind),
    big_blind: number(typed.big_blind),
    ante: number(typed.ante),
    ante_kind: typed.ante_kind.value,
    bring_in: number(typed.bring_in),
    small_bet: number(typed.small_bet),
    big_bet: number(typed.big_bet),
  };
  const nothing = Object.values(level).every((value) => typeof value !== "number" || value === 0);
  return nothing ? null : level;
}

interface Props {
  typed: TypedLevel;
  /** The game that it is for, null for any. */
  variant: VariantOffered | null;
  name: string;
}

export function LevelFields({ typed, variant, name }: Props) {
  const brings = variant?.forced === "bring_in";
  const button = variant?.forced === "button_blind";
  const limited = variant?.structure === "fixed_limit";
  const field = (key: Exclude<keyof TypedLevel, "ante_kind">, label: string) => (
    <NumberField name={`${name}-${key}`} label={label} value={typed[key]} most={11} />
  );
  return (
    <fieldset class="level-fields">
      <legend>{f("level")}</legend>
      {!brings && !button && field("small_blind", f("smallBlind"))}
      {!brings && field("big_blind", f("bigBlind"))}
      {field("ante", f("ante"))}
      {!brings && (
        <Select
          name={`${name}-ante_kind`}
          label={f("anteKind")}
          value={typed.ante_kind.value}
          change={(to) => (typed.ante_kind.value = to as AnteKind)}
        >
          {ANTES.map((each) => (
            <option key={each} value={each}>
              {f(`ante_${each}`)}
            </option>
          ))}
        </Select>
      )}
      {brings && field("bring_in", f("bringIn"))}
      {(brings || limited) && field("small_bet", f("smallBet"))}
      {(brings || limited) && field("big_bet", f("bigBet"))}
    </fieldset>
  );
}
