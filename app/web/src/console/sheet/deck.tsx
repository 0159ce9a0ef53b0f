// Another deck, the chips that the table plays with, and stacks that were counted anew, each with
// what the log needs of it.

import { type Signal, signal, useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { t } from "../../words/language";
import { view } from "../desk";
import { Tap } from "../tap";
import { ChipsField } from "./field";
import { Reason } from "./floor";
import { SheetFrame } from "./sheet";

export function DeckSheet() {
  const reason = useSignal("");
  const deck = useSignal("");
  return (
    <SheetFrame
      name="deck"
      title={t("newDeck")}
      foot={
        <Tap
          name="say-deck"
          look="primary"
          disabled={reason.value.trim() === ""}
          says={{ kind: "deck_changed", reason: reason.value.trim(), deck: deck.value.trim() }}
        >
          {t("deckChanged")}
        </Tap>
      }
    >
      <Reason value={reason.value} change={(value) => (reason.value = value)} />
      <label class="field">
        <span>{t("whichDeck")}</span>
        <input
          name="deck"
          type="text"
          maxLength={40}
          autocomplete="off"
          value={deck.value}
          onInput={(event) => (deck.value = event.currentTarget.value)}
        />
      </label>
    </SheetFrame>
  );
}

interface Row {
  seat: number;
  player: string;
  was: number;
  stack: Signal<string>;
}

export function StacksSheet() {
  const reason = useSignal("");
  const rows = useMemo<Row[]>(
    () =>
      (view.value?.seats ?? []).map(({ seat, player, stack }) => ({
        seat,
        player,
        was: stack,
        stack: signal(String(stack)),
      })),
    [],
  );
  const changed = rows.filter((row) => row.stack.value !== "" && Number(row.stack.value) !== row.was);
  return (
    <SheetFrame
      name="stacks"
      title={t("correctStacks")}
      foot={
        <Tap
          name="say-stacks"
          look="primary"
          disabled={changed.length === 0 || reason.value.trim() === ""}
          says={{
            kind: "stacks_corrected",
            reason: reason.value.trim(),
            stacks: changed.map((row) => ({ seat: row.seat, stack: Number(row.stack.value) })),
          }}
        >
          {t("stacksAre", { seats: changed.map((row) => row.seat).join(" · ") })}
        </Tap>
      }
    >
      <Reason value={reason.value} change={(value) => (reason.value = value)} />
      <div class="grid">
        {rows.map((row) => (
          <ChipsField
            key={row.seat}
            label={`${row.seat} · ${row.player}`}
            name={`stack-${row.seat}`}
            value={row.stack}
          />
        ))}
      </div>
    </SheetFrame>
  );
}

export function ChipsSheet() {
  const typed = useSignal((view.value?.denominations ?? []).join(" "));
  const values = [...new Set((typed.value.match(/\d{1,13}/g) ?? []).map(Number))]
    .filter((value) => value > 0)
    .sort((a, b) => a - b);
  return (
    <SheetFrame
      name="chips"
      title={t("chipsInPlay")}
      foot={
        <Tap
          name="say-chips"
          look="primary"
          says={{ kind: "denominations_set", denominations: values }}
        >
          {values.length === 0 ? t("noChips") : t("chipsAre", { values: values.join(" · ") })}
        </Tap>
      }
    >
      <label class="field">
        <span>{t("chipsHint")}</span>
        <input
          name="denominations"
          type="text"
          inputMode="numeric"
          maxLength={120}
          autocomplete="off"
          value={typed.value}
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
      </label>
    </SheetFrame>
  );
}
