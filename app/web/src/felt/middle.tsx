// The middle of the table: the boards, the pots. It says nothing to the service.

import type { BroadcastHand, Card, HandView } from "../generated/messages";
import { t } from "../words/language";
import { CardFace } from "./card";
import { chips } from "./chips";

const SLOTS = 5;

interface RowProps {
  cards: readonly (Card | null)[];
  slots: number;
  onTap?: ((index: number) => void) | undefined;
}

function Row({ cards, slots, onTap }: RowProps) {
  const empty = Math.max(0, slots - cards.length);
  return (
    <div class="board" data-board={cards.length}>
      {cards.map((card, index) =>
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

interface Props {
  hand: HandView | BroadcastHand;
  /** Whether the game deals a board at all; without one a card may still lie there for all. */
  expected: boolean;
  onTap?: (index: number) => void;
}

/** The board, or one for each run of it; only the one that is dealt can be tapped. */
export function Board({ hand, expected, onTap }: Props) {
  if (!expected && hand.board.length === 0) {
    return null;
  }
  const slots = expected ? SLOTS : 0;
  if (hand.runs === 1) {
    return <Row cards={hand.board} slots={slots} onTap={onTap} />;
  }
  const dealt = "run" in hand ? hand.run : null;
  return (
    <div class="boards">
      {hand.boards.map((cards, index) => (
        <div key={index} class="run" data-run={index + 1}>
          <span class="number" title={t("run", { number: index + 1 })}>
            {index + 1}
          </span>
          <Row cards={cards} slots={slots} onTap={dealt === index + 1 ? onTap : undefined} />
        </div>
      ))}
    </div>
  );
}

interface PotsProps {
  hand: HandView | BroadcastHand;
  /** Whether it is said who is in each, where there are several. */
  who?: boolean;
}

export function Pots({ hand, who = false }: PotsProps) {
  const pots = hand.pots.filter((pot) => pot.amount > 0);
  return (
    <div class="pots">
      {pots.map((pot, index) => (
        <span key={index} class="pot">
          <span class="label">{index === 0 ? t("pot") : t("sidePot", { number: index })}</span>
          <span class="chips">{chips(pot.amount)}</span>
          {who && pots.length > 1 && (
            <span class="who" title={t("inPot", { seats: pot.seats.join(", ") })}>
              {pot.seats.join("·")}
            </span>
          )}
        </span>
      ))}
    </div>
  );
}
