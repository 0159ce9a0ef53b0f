// A playing card, face up or down. It does not know where it lies.

import type { Card } from "../generated/messages";

const SUITS: Readonly<Record<string, string>> = { c: "♣", d: "♦", h: "♥", s: "♠" };

/** A card's two signs as people read them: `10♥`. */
export function cardText(card: Card): string {
  const rank = card[0] === "T" ? "10" : card[0];
  return `${rank}${SUITS[card[1] ?? ""] ?? ""}`;
}

/** A face; null is a card whose face is not known here. */
export function CardFace({ card, label }: { card: Card | null; label?: string }) {
  if (card === null) {
    return <span class="card back" role="img" aria-label={label ?? "?"} />;
  }
  const rank = card[0] === "T" ? "10" : card[0];
  return (
    <span class={`card suit-${card[1]}`} data-card={card} role="img" aria-label={cardText(card)}>
      <span class="rank">{rank}</span>
      <span class="suit">{SUITS[card[1] ?? ""]}</span>
    </span>
  );
}
