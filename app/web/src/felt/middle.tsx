// The middle of the table: the board, the burns, the pots. It says nothing to the service.

import type { BroadcastHand, HandView } from "../generated/messages";
import { t } from "../words/language";
import { CardFace } from "./card";
import { chips } from "./chips";

const SLOTS = 5;

export function Board({ hand, onTap }: {
  hand: HandView | BroadcastHand;
  onTap?: (index: number) => void;
}) {
  const empty = Math.max(0, SLOTS - hand.board.length);
  return (
    <div class="board" data-board={hand.board.length}>
      {hand.board.map((card, index) =>
        onTap === undefined ? (
          <CardFace key={index} card={card} label={t("unknownCard")} />
        ) : (
          <button
            key={index}
            type="button"
            class="card-button"
            data-board-card={index}
            onClick={() => onTap(index)}
          >
            <CardFace card={card} label={t("unknownCard")} />
          </button>
        ),
      )}
      {Array.from({ length: empty }, (_, index) => (
        <span key={`empty-${index}`} class="card slot" />
      ))}
    </div>
  );
}

export function Pots({ hand }: { hand: HandView | BroadcastHand }) {
  const pots = hand.pots.filter((pot) => pot.amount > 0);
  return (
    <div class="pots">
      {pots.map((pot, index) => (
        <span key={index} class="pot">
          <span class="label">{index === 0 ? t("pot") : t("sidePot", { number: index })}</span>
          <span class="chips">{chips(pot.amount)}</span>
        </span>
      ))}
    </div>
  );
}
