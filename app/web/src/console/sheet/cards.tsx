// The card picker: one tap a card, an unknown one too. A card that lies elsewhere already is
// marked, not locked: seeing it twice is what a fouled deck looks like.

import { useSignal } from "@preact/signals";
import type { Card } from "../../generated/messages";
import { CardFace, cardText } from "../../felt/card";
import { t } from "../../words/language";
import { view } from "../desk";
import { close } from "../sheets";
import { Opener } from "../tap";
import { SheetFrame } from "./sheet";

const RANKS = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"] as const;
const SUITS = ["s", "h", "d", "c"] as const;
const FULL_DECK = 52;

/** Every card whose face lies open somewhere. */
function open(): Set<Card | null> {
  const seen = view.value;
  return new Set([
    ...(seen?.hand?.board ?? []),
    ...(seen?.hand?.burns ?? []),
    ...(seen?.hand?.aside ?? []),
    ...(seen?.seats.flatMap((seat) => seat.cards) ?? []),
  ]);
}

interface Props {
  title: string;
  slots: number;
  begin?: (Card | null)[];
  /** What each slot is for, where that needs saying. */
  labels?: readonly string[];
  done: (cards: (Card | null)[]) => void;
}

export function CardsSheet({ title, slots, begin = [], labels = [], done }: Props) {
  const chosen = useSignal<(Card | null)[]>(begin.filter((card) => card !== null).slice(0, slots));
  const lying = open();
  const ranks = RANKS.slice(0, (view.value?.game.deck ?? FULL_DECK) / SUITS.length);
  const full = chosen.value.length >= slots;
  const add = (card: Card | null) => {
    if (!full) {
      chosen.value = [...chosen.value, card];
    }
  };
  const drop = (index: number) => {
    chosen.value = chosen.value.filter((_, each) => each !== index);
  };
  const finish = () => {
    const missing = Array.from({ length: slots - chosen.value.length }, () => null);
    close();
    done([...chosen.value, ...missing]);
  };
  return (
    <SheetFrame name="cards" title={title}>
      <div class="chosen">
        {Array.from({ length: slots }, (_, index) => (
          <span key={index} class="chosen-one">
            {index < chosen.value.length ? (
              <button
                type="button"
                class="card-button"
                data-chosen={index}
                onClick={() => drop(index)}
              >
                <CardFace card={chosen.value[index] ?? null} label={t("unknownCard")} />
              </button>
            ) : (
              <span class={`card slot${index === chosen.value.length ? " next" : ""}`} />
            )}
            {labels[index] !== undefined && <small>{labels[index]}</small>}
          </span>
        ))}
        <Opener name="done" look="primary" says onTap={finish}>
          {chosen.value.length === 0 ? t("doneUnnamed") : t("done")}
        </Opener>
      </div>
      <div class="deck" style={{ "--ranks": ranks.length }}>
        {SUITS.map((suit) =>
          ranks.map((rank) => {
            const card = `${rank}${suit}` as Card;
            const used = chosen.value.includes(card);
            return (
              <button
                key={card}
                type="button"
                class={`pick suit-${suit}${lying.has(card) ? " lying" : ""}${used ? " used" : ""}`}
                data-card={card}
                aria-label={cardText(card)}
                disabled={used || full}
                onClick={() => add(card)}
              >
                {cardText(card)}
              </button>
            );
          }),
        )}
      </div>
      <Opener name="unknown" look="quiet" disabled={full} onTap={() => add(null)}>
        {t("unknownCard")}
      </Opener>
    </SheetFrame>
  );
}
