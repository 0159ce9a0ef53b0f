// What an effect of a ruling has to be told: seats, amounts, places, cards. It makes no ruling.

import type { Signal } from "@preact/signals";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Effect, Place, StreetName } from "../../generated/messages";
import { CardFace, cardText } from "../../felt/card";
import { chips } from "../../felt/chips";
import type { UiKey } from "../../words/en";
import { capital, placeWord, t, word } from "../../words/language";
import { view } from "../desk";
import { type EffectKind, type Field, FIELDS, type Told } from "../ruling";
import { askCards } from "../sheets";
import { Choice, Opener } from "../tap";
import { ChipsField } from "./field";

const PLACES: readonly Place[] = ["board", "burns", "muck", "stub", "aside"];
const STREETS: readonly StreetName[] = ["flop", "turn", "river"];
const ACTS: readonly Told["act"][] = ["fold", "call", "least"];
const FLAGS: Readonly<Partial<Record<EffectKind, UiKey>>> = {
  move_cards: "faceUp",
  burn_fault_card: "asTheBurn",
  keep_antes: "betsToo",
  count_winners: "countIsRight",
};

/** An effect in a few words. */
export function summary(effect: Effect): string {
  const words = [t(`rules_${effect.kind}`)];
  if ("seat" in effect && effect.seat != null) {
    words.push(word("place.seat", { seat: effect.seat }));
  }
  if ("amount" in effect && effect.amount != null) {
    words.push(chips(effect.amount));
  }
  if (effect.kind === "correct_bets" && effect.to != null) {
    words.push(chips(effect.to));
  }
  if (effect.kind === "show_board") {
    words.push((effect.cards ?? []).flatMap((card) => (card === null ? [] : [cardText(card)])).join(" "));
  }
  return words.filter((each) => each !== "").join(" · ");
}

interface Props {
  kind: EffectKind;
  told: Signal<Told>;
}

function Typed({ label, name, begin, keep }: {
  label: string;
  name: string;
  begin: string;
  keep: (text: string) => void;
}) {
  const value = useSignal(begin);
  useEffect(() => keep(value.value), [value.value]);
  return <ChipsField label={label} name={name} value={value} />;
}

function OneOf<T extends string | number>({ name, all, on, label, tap }: {
  name: string;
  all: readonly T[];
  on: (each: T) => boolean;
  label: (each: T) => string;
  tap: (each: T) => void;
}) {
  return (
    <div class="choices">
      {all.map((each) => (
        <Choice key={each} name={`${name}-${each}`} on={on(each)} onTap={() => tap(each)}>
          {label(each)}
        </Choice>
      ))}
    </div>
  );
}

function One({ field, kind, told }: Props & { field: Field }) {
  const now = told.value;
  const set = (part: Partial<Told>) => (told.value = { ...told.value, ...part });
  const seats = view.value?.seats.filter((each) => each.standing !== null).map((each) => each.seat) ?? [];
  const places = [...seats.map((seat) => `seat-${seat}` as Place), ...PLACES];
  const seatWord = (seat: number) => word("place.seat", { seat });
  const placed = (place: Place) => capital(placeWord(place));
  switch (field) {
    case "seat":
    case "faultSeat":
      return <OneOf name="rules-seat" all={seats} on={(each) => now.seat === each} label={seatWord}
        tap={(seat) => set({ seat: field === "faultSeat" && now.seat === seat ? null : seat })} />;
    case "seats":
      return <OneOf name="rules-seats" all={seats} on={(each) => now.seats.includes(each)} label={seatWord}
        tap={(seat) => set({ seats: now.seats.includes(seat) ? now.seats.filter((each) => each !== seat) : [...now.seats, seat] })} />;
    case "amount":
    case "maybeAmount":
      return <Typed label={t("chipsOf")} name="rules-amount" begin="" keep={(amount) => set({ amount })} />;
    case "count":
      return <Typed label={t("howMany")} name="rules-count" begin="1" keep={(count) => set({ count })} />;
    case "back":
      return <Choice name="rules-back" on={now.back} onTap={() => set({ back: !now.back })}>{t("backToStack")}</Choice>;
    case "flag":
      return <Choice name="rules-flag" on={now.flag} onTap={() => set({ flag: !now.flag })}>{t(FLAGS[kind] ?? "yesSo")}</Choice>;
    case "words":
      return (
        <label class="field">
          <span>{t("penaltyWords")}</span>
          <input name="rules-words" type="text" maxLength={100} autocomplete="off" value={now.words}
            onInput={(event) => set({ words: event.currentTarget.value })} />
        </label>
      );
    case "act":
      return <OneOf name="rules-act" all={ACTS} on={(each) => now.act === each} label={(each) => t(`act_${each}`)} tap={(act) => set({ act })} />;
    case "source":
      return <><p class="label">{t("fromPlace")}</p><OneOf name="rules-from" all={places} on={(each) => now.source === each} label={placed} tap={(source) => set({ source })} /></>;
    case "to":
    case "faultPlace":
      return <><p class="label">{t("toPlace")}</p><OneOf name="rules-to" all={places} on={(each) => now.to === each} label={placed} tap={(to) => set({ to: field === "faultPlace" && now.to === to ? null : to })} /></>;
    case "places":
      return <><p class="label">{t("fromPlaces")}</p><OneOf name="rules-places" all={places} on={(each) => now.places.includes(each)} label={placed}
        tap={(place) => set({ places: now.places.includes(place) ? now.places.filter((each) => each !== place) : [...now.places, place] })} /></>;
    case "street":
      return <OneOf name="rules-street" all={STREETS} on={(each) => now.street === each} label={(each) => capital(word(`street.${each}`))} tap={(street) => set({ street: now.street === street ? null : street })} />;
    case "pot": {
      const pots = (view.value?.hand?.pots ?? []).map((_, index) => index);
      return pots.length < 2 ? null : <OneOf name="rules-pot" all={pots} on={(each) => now.pot === each}
        label={(each) => (each === 0 ? t("pot") : t("sidePot", { number: each }))} tap={(pot) => set({ pot: now.pot === pot ? null : pot })} />;
    }
    case "cards": {
      const slots = view.value?.hand?.board.length ?? 0;
      return (
        <Opener name="rules-cards" onTap={() => askCards(t("board"), slots, (cards) => set({ cards }), [...now.cards])}>
          {now.cards.length === 0 ? t("nameCards") : now.cards.map((card, index) => <CardFace key={index} card={card} />)}
        </Opener>
      );
    }
  }
}

export function EffectFields({ kind, told }: Props) {
  return (
    <>
      {FIELDS[kind].map((field) => (
        <One key={`${kind}-${field}`} field={field} kind={kind} told={told} />
      ))}
    </>
  );
}
