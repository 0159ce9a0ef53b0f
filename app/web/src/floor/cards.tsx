// A small card picker: one tap a card. It knows nothing of where the cards lie.

import { useSignal } from "@preact/signals";
import type { Card } from "../generated/messages";
import { Button } from "../controls/parts";
import { CardFace, cardText } from "../felt/card";
import { f } from "./words";

const RANKS = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"] as const;
const SUITS = ["s", "h", "d", "c"] as const;

interface Props {
  most: number;
  /** How many cards the game's deck has. */
  deck: number;
  begin?: readonly Card[];
  done: (cards: Card[]) => void;
}

export function CardPicker({ most, deck, begin = [], done }: Props) {
  const chosen = useSignal<readonly Card[]>(begin);
  const ranks = RANKS.slice(0, deck / SUITS.length);
  const full = chosen.value.length >= most;
  return (
    <div class="picker" role="group" aria-label={f("cards")}>
      <div class="chosen">
        {chosen.value.map((card) => (
          <button
            key={card}
            type="button"
            class="choice"
            data-chosen={card}
            onClick={() => (chosen.value = chosen.value.filter((each) => each !== card))}
          >
            <CardFace card={card} />
          </button>
        ))}
        <Button name="cards-done" look="primary" onTap={() => done([...chosen.value])}>
          {f("done")}
        </Button>
      </div>
      <div class="pick-deck" style={{ "--ranks": ranks.length }}>
        {SUITS.map((suit) =>
          ranks.map((rank) => {
            const card = `${rank}${suit}` as Card;
            return (
              <button
                key={card}
                type="button"
                class={`pick suit-${suit}`}
                data-card={card}
                aria-label={cardText(card)}
                disabled={full || chosen.value.includes(card)}
                onClick={() => (chosen.value = [...chosen.value, card])}
              >
                {cardText(card)}
              </button>
            );
          }),
        )}
      </div>
    </div>
  );
}
