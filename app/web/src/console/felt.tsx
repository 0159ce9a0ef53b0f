// The oval table of the console: seats and board can be tapped. What a tap opens is on a sheet.

import type { HandView, Observation } from "../generated/messages";
import { Amount } from "../felt/amount";
import { Board, Pots } from "../felt/middle";
import { pilesOf } from "../felt/piles";
import { EmptySeat, Front, Seat } from "../felt/seat";
import { t, word } from "../words/language";
import { busy, pending, view } from "./desk";
import { nameBoardCard, narrow } from "./naming";
import { inPlay } from "./reading";
import { open } from "./sheets";
import { Opener } from "./tap";

const FEW = 2;

function pendingOf(seat: number, observation: Observation | undefined): string | null {
  if (observation === undefined || !("seat" in observation) || observation.seat !== seat) {
    return null;
  }
  return observation.kind === "player_acted"
    ? word(`action.${observation.action}`)
    : word(`seen.${observation.kind}`);
}

/** The pots, or only how many and how much where there is no room for each. */
function AllPots({ hand }: { hand: HandView }) {
  if (!narrow.value || hand.pots.length <= FEW) {
    return <Pots hand={hand} who />;
  }
  const sum = hand.pots.reduce((so, pot) => so + pot.amount, 0);
  return (
    <Opener name="pots" look="quiet" onTap={() => open({ is: "pots" })}>
      {t("potsTogether", { count: hand.pots.length })} <Amount chips={sum} />
    </Opener>
  );
}

/** The board: each card can be named, from a sheet where the table is small. */
function Cards({ hand, expected }: { hand: HandView; expected: boolean }) {
  const none = busy.value || hand.board.length === 0;
  if (!narrow.value || none) {
    return <Board hand={hand} expected={expected} {...(none ? {} : { onTap: nameBoardCard })} />;
  }
  return (
    <button
      type="button"
      class="card-button"
      data-tap="board"
      aria-label={t("nameTheBoard")}
      onClick={() => open({ is: "board" })}
    >
      <Board hand={hand} expected={expected} />
    </button>
  );
}

export function Felt() {
  const seen = view.value;
  if (seen === null) {
    return <div class="felt" />;
  }
  const hand = seen.hand;
  const taken = new Set(seen.seats.map((seat) => seat.seat));
  const free = Array.from({ length: seen.size }, (_, index) => index + 1).filter(
    (seat) => !taken.has(seat),
  );
  return (
    <div class={`felt${hand?.held === true ? " held" : ""}`}>
      <div class="oval" />
      {hand !== null && (
        <div class="middle">
          <Cards hand={hand} expected={seen.game.board} />
          <AllPots hand={hand} />
          {inPlay(hand) && <div class="piles">{pilesOf(hand)}</div>}
        </div>
      )}
      {seen.seats.map((seat) => (
        <Front key={`front-${seat.seat}`} view={seen} seat={seat} />
      ))}
      {seen.seats.map((seat) => (
        <Seat
          key={seat.seat}
          view={seen}
          seat={seat}
          pending={pendingOf(seat.seat, pending.value?.observation)}
          onTap={() => open({ is: "seat", seat: seat.seat })}
        />
      ))}
      {free.map((seat) => (
        <EmptySeat
          key={seat}
          seat={seat}
          size={seen.size}
          onTap={() => open({ is: "player", seat })}
        />
      ))}
    </div>
  );
}
