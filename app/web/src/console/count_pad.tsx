// The count of the winners' cards before the pot is pushed: one slide when each has as many as it has
// to have, and any other number by itself.

import { useSignal } from "@preact/signals";
import type { HandView, TableView } from "../generated/messages";
import { t } from "../words/language";
import { AwardSlide, due, winnersOf } from "./award";
import { view as current } from "./desk";
import { placeOf } from "./reading";
import { tableHand } from "./showdown_pad";
import { Opener, Tap } from "./tap";

/** Another number than the one that is due, which the slide stands for. */
function OtherCount({ seat, cards }: { seat: number; cards: number }) {
  const asked = useSignal(false);
  return (
    <>
      <div class="grid three">
        <Tap
          name={`count-${seat}`}
          says={{ kind: "pile_counted", place: placeOf(seat), cards }}
        >
          {t("counted", { seat, cards })}
        </Tap>
        <Opener
          name={`count-other-${seat}`}
          look="quiet"
          onTap={() => (asked.value = !asked.value)}
        >
          {t("otherNumber")}
        </Opener>
        <TablesHand seat={seat} />
      </div>
      {asked.value && (
        <div class="choices">
          {[cards - 2, cards - 1, cards + 1, cards + 2]
            .filter((each) => each >= 0)
            .map((each) => (
              <Tap
                key={each}
                name={`count-${seat}-${each}`}
                says={{ kind: "pile_counted", place: placeOf(seat), cards: each }}
              >
                {each}
              </Tap>
            ))}
        </div>
      )}
    </>
  );
}

function TablesHand({ seat }: { seat: number }) {
  return (
    <Opener
      name={`table-${seat}`}
      look="quiet"
      says
      onTap={() => {
        if (current.value !== null) {
          tableHand(current.value, seat);
        }
      }}
    >
      {t("shows")}
    </Opener>
  );
}

export function CountPad({ view, hand }: { view: TableView; hand: HandView }) {
  const cards = due(view, hand);
  return (
    <section class="pad">
      {winnersOf(hand).map((seat) => (
        <OtherCount key={seat} seat={seat} cards={cards} />
      ))}
      <div class="pad-end">
        <AwardSlide view={view} hand={hand} />
      </div>
    </section>
  );
}
