// One seat at the oval: who sits there, chips, cards, what stands in front. It says nothing to the
// service.

import type { SeatView, TableView } from "../generated/messages";
import { t } from "../words/language";
import { CardFace, holeOf } from "./card";
import { chips, sizeOf } from "./chips";
import { readingOf } from "./reading";
import { BETS, SEATS, type Spot, spot } from "./ring";

/** Where something stands. What is nearer to the dealer lies over what is farther away. */
function at({ x, y }: Spot, seat: Spot = { x, y }) {
  return {
    "--x": `${x}%`,
    "--y": `${y}%`,
    "--z": Math.round(y / 10),
    "--seat-x": `${seat.x}%`,
    "--seat-y": `${seat.y}%`,
  };
}

/** What a seat is in the hand, as class names. */
function standing(view: TableView, seat: SeatView): string {
  const hand = view.hand;
  const classes = ["seat"];
  if (view.advice.actor === seat.seat) {
    classes.push("acts");
  }
  if (hand !== null && seat.standing !== "live") {
    classes.push("out");
  }
  if (hand?.pots.some((pot) => pot.winners.includes(seat.seat))) {
    classes.push("wins");
  }
  return classes.join(" ");
}

interface Props {
  view: TableView;
  seat: SeatView;
  pending?: string | null;
  onTap?: () => void;
}

export function Seat({ view, seat, pending = null, onTap }: Props) {
  const stack = chips(seat.stack);
  const acts = view.advice.actor === seat.seat;
  const won = view.hand?.pots.some((pot) => pot.winners.includes(seat.seat)) ?? false;
  const folded = view.hand !== null && seat.standing !== "live";
  const marks = [
    ...(seat.away === true ? [t("awayMark")] : []),
    ...((seat.penalty ?? 0) > 0 ? [t("penaltyMark", { hands: seat.penalty ?? 0 })] : []),
  ];
  const body = (
    <>
      <span class="box">
        <span class="who">
          <span class="number">{seat.seat}</span>
          {acts && (
            <span class="turn" role="img" aria-label={t("toAct")}>
              ▶
            </span>
          )}
          <bdi class="name" title={seat.player}>
            {seat.player}
          </bdi>
        </span>
        <span class={sizeOf(stack)}>
          {seat.stack === 0 && seat.standing === "live" ? t("allIn") : stack}
          {won && <span class="won"> ★</span>}
        </span>
        {(folded || marks.length > 0) && (
          <span class="folded">{[...(folded ? [t("out")] : []), ...marks].join(" · ")}</span>
        )}
        {(seat.reading !== null || seat.low !== null) && (
          <span class="reading">{readingOf(seat)}</span>
        )}
      </span>
      {seat.cards.length > 0 && seat.standing === "live" && (
        <span class={holeOf(seat.cards, seat.up)}>
          {seat.cards.map((card, index) => (
            <CardFace
              key={index}
              card={card}
              up={seat.up[index] ?? false}
              label={seat.up[index] === true ? t("unknownCard") : t("faceDown")}
            />
          ))}
        </span>
      )}
      {pending !== null && <span class="sent">{pending}</span>}
    </>
  );
  const classes = `${standing(view, seat)}${pending === null ? "" : " pending"}`;
  const place = at(spot(seat.seat, view.size, SEATS));
  return onTap === undefined ? (
    <div class={classes} style={place} data-seat={seat.seat}>
      {body}
    </div>
  ) : (
    <button type="button" class={classes} style={place} data-seat={seat.seat} onClick={onTap}>
      {body}
    </button>
  );
}

/** The chips that a seat has in front of it, and the button when it is there. */
export function Front({ view, seat }: { view: TableView; seat: SeatView }) {
  const bet = chips(seat.bet);
  const hand = view.hand;
  const button = hand?.button === seat.seat;
  const blind =
    hand?.small_blind_seat === seat.seat
      ? "smallBlindShort"
      : hand?.big_blind_seat === seat.seat
        ? "bigBlindShort"
        : null;
  if (seat.bet === 0 && !button && blind === null) {
    return null;
  }
  return (
    <div class="front" style={at(spot(seat.seat, view.size, BETS), spot(seat.seat, view.size, SEATS))} data-front={seat.seat}>
      {button && (
        <span class="dealer-button" title={t("button")}>
          D
        </span>
      )}
      {blind !== null && <span class="blind">{t(blind)}</span>}
      {seat.bet > 0 && <span class={`bet ${sizeOf(bet)}`}>{bet}</span>}
    </div>
  );
}

/** An empty seat, where somebody may sit down. */
export function EmptySeat({ seat, size, onTap }: { seat: number; size: number; onTap: () => void }) {
  return (
    <button
      type="button"
      class="seat empty"
      style={at(spot(seat, size, SEATS))}
      data-seat={seat}
      onClick={onTap}
    >
      <span class="box">
        <span class="number">{seat}</span>
      </span>
    </button>
  );
}
