// The picture over a video: seats down the left side, board and pots at the bottom. It takes no
// tap, and with nothing on the air it is empty.

import type { BroadcastHand, BroadcastSeat, BroadcastView } from "../generated/messages";
import { CardFace, holeOf } from "../felt/card";
import { chips, sizeOf } from "../felt/chips";
import { levelText } from "../felt/level";
import { Board, Pots } from "../felt/middle";
import { readingOf } from "../felt/reading";
import { t } from "../words/language";
import { onAir } from "./stream";

function gained(hand: BroadcastHand | null, seat: number): number {
  return (hand?.awards ?? [])
    .flatMap((award) => award.shares)
    .filter((share) => share.seat === seat)
    .reduce((sum, share) => sum + share.amount, 0);
}

function Row({ seat, hand }: { seat: BroadcastSeat; hand: BroadcastHand | null }) {
  const won = gained(hand, seat.seat);
  const classes = ["player"];
  if (hand !== null && hand.actor === seat.seat) {
    classes.push("acts");
  }
  if (hand !== null && seat.standing !== "live") {
    classes.push("out");
  }
  if (won > 0) {
    classes.push("wins");
  }
  const stack = chips(seat.stack);
  const shown = seat.cards.some((card) => card !== null);
  return (
    <li class={classes.join(" ")} data-seat={seat.seat}>
      <span class="number">{seat.seat}</span>
      <span class="who">
        <bdi class="name">{seat.player}</bdi>
        <span class={sizeOf(stack)}>
          {seat.stack === 0 && seat.standing === "live" ? t("allIn") : stack}
        </span>
      </span>
      {hand?.button === seat.seat && <span class="dealer-button">D</span>}
      {shown && (
        <span class={holeOf(seat.cards)}>
          {seat.cards.map((card, index) => (
            <CardFace key={index} card={card} label="" />
          ))}
        </span>
      )}
      {(seat.reading !== null || seat.low !== null) && (
        <span class="reading">{readingOf(seat)}</span>
      )}
      {won > 0 ? (
        <span class={`won ${sizeOf(chips(won))}`}>+{chips(won)}</span>
      ) : (
        seat.bet > 0 && <span class={`bet ${sizeOf(chips(seat.bet))}`}>{chips(seat.bet)}</span>
      )}
    </li>
  );
}

function Level({ view }: { view: BroadcastView }) {
  const { level, hand } = view;
  return (
    <p class="level">
      <bdi class="name">{view.name}</bdi>
      {hand !== null && <span>{t("hand", { hand: hand.number })}</span>}
      {level !== null && (
        <span class="chips">
          {levelText(level, view.game)}
        </span>
      )}
    </p>
  );
}

export function Picture() {
  const view = onAir.value;
  if (view === null) {
    return null;
  }
  const { hand } = view;
  return (
    <div class="picture" data-hand={hand?.number ?? 0} data-phase={hand?.phase ?? "none"}>
      <ul class="players">
        {view.seats.map((seat) => (
          <Row key={seat.seat} seat={seat} hand={hand} />
        ))}
      </ul>
      <section class="centre">
        {hand !== null && <Board hand={hand} expected={view.game.board} />}
        {hand !== null && <Pots hand={hand} />}
        <Level view={view} />
      </section>
      {hand?.held === true && <p class="hold">{t("holdNotice")}</p>}
    </div>
  );
}
