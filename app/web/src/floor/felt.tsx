// The table drawn, now or at some position of a hand. It takes no tap.

import type { TableView } from "../generated/messages";
import { Board, Pots } from "../felt/middle";
import { Front, Seat } from "../felt/seat";
import { capital, placeWord } from "../words/language";

function pile(place: string, cards: number): string {
  return `${capital(placeWord(place))} ${cards}`;
}

export function Felt({ view }: { view: TableView }) {
  const { hand } = view;
  return (
    <div class={`felt${hand?.held === true ? " held" : ""}`} data-felt={view.seq}>
      <div class="oval" />
      {hand !== null && (
        <div class="middle">
          <Board hand={hand} expected={view.game.board} />
          <Pots hand={hand} />
          <div class="piles">
            {[
              pile("stub", hand.stub),
              pile("burns", hand.burns.length),
              pile("muck", hand.muck),
              ...(hand.discards > 0 ? [pile("discards", hand.discards)] : []),
              ...(hand.aside.length > 0 ? [pile("aside", hand.aside.length)] : []),
            ].join(" · ")}
          </div>
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
