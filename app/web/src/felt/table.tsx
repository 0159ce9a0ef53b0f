// The table drawn, now or at some position of a hand. It takes no tap.

import type { TableView } from "../generated/messages";
import { Board, Pots } from "./middle";
import { pilesOf } from "./piles";
import { Front, Seat } from "./seat";

export function Felt({ view }: { view: TableView }) {
  const { hand } = view;
  return (
    <div class={`felt${hand?.held === true ? " held" : ""}`} data-felt={view.seq}>
      <div class="oval" />
      {hand !== null && (
        <div class="middle">
          <Board hand={hand} expected={view.game.board} />
          <Pots hand={hand} />
          <div class="piles">{pilesOf(hand)}</div>
        </div>
      )}
      {view.seats.map((seat) => (
        <Front key={`front-${seat.seat}`} view={view} seat={seat} />
      ))}
      {view.seats.map((seat) => (
        <Seat key={seat.seat} view={view} seat={seat} />
      ))}
    </div>
  );
}
