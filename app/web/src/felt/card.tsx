// A playing card, face up or down. It does not know where it lies.

import type { Card } from "../generated/messages";

const SUITS: Readonly<Record<string, string>> = { c: "♣", d: "♦", h: "♥", s: "♠" };

/** A card's two signs as people read them: `10♥`. */
export function cardText(card: Card): string {
  const rank = card[0] === "T" ? "10" : card[0];
  return `${rank}${SUITS[card[1] ?? ""] ?? ""}`;
}

/** The classes of a hand's cards: how many, and whether backs and faces lie side by side. */
export function holeOf(cards: readonly (Card | null)[], up: readonly boolean[] = []): string {
  const faces = cards.filter((card, index) => card !== null || up[index] === true).length;
  return `hole of-${cards.length}${faces > 0 && faces < cards.length ? " mixed" : ""}`;
}

interface Props {
  card: Card | null;
  label?: string;
  /** Whether it faces up though nobody named it. */
  up?: boolean;
}

/** A face; null is a card whose face is not known here. */
export function CardFace({ card, label, up = false }: Props) {
  if (card === null) {
    return (
      <span class={`card ${up ? "blank" : "back"}`} role="img" aria-label={label ?? "?"}>
        {up && <span class="rank">?</span>}
      </span>
    );
  }
  const rank = card[0] === "T" ? "10" : card[0];
  return (
    <span class={`card suit-${card[1]}`} data-card={card} role="img" aria-label={cardText(card)}>
      <span class="rank">{rank}</span>
      <span class="suit">{SUITS[card[1] ?? ""]}</span>
    </span>
  );
}
