// The table's own matters, each one tap further: what is entered, seats, blinds, and the record
// set right. None of them is about one act of a hand.

import type { TableView } from "../../generated/messages";
import { t } from "../../words/language";
import { stopped, view } from "../desk";
import { inPlay } from "../reading";
import { open } from "../sheets";
import { Opener, Tap } from "../tap";
import { SheetFrame } from "./sheet";

/** Every act or cards and streets alone; back within a hand takes the stacks to be counted. */
function Tracking({ seen }: { seen: TableView }) {
  const full = seen.tracking === "full";
  return (
    <section>
      <h3>{t("tracking")}</h3>
      <p class="hint">{t(full ? "trackingFull" : "trackingDealing")}</p>
      {full ? (
        <Tap name="track-dealing" says={{ kind: "tracking_set", tracking: "dealing" }}>
          {t("dropToDealing")}
        </Tap>
      ) : inPlay(seen.hand) ? (
        <Opener name="count-back" onTap={() => open({ is: "setRight" })}>
          {t("countBack")}…
        </Opener>
      ) : (
        <Tap name="track-full" says={{ kind: "tracking_set", tracking: "full" }}>
          {t("backToFull")}
        </Tap>
      )}
    </section>
  );
}

function Seats({ seen }: { seen: TableView }) {
  const taken = new Map(seen.seats.map((seat) => [seat.seat, seat.player]));
  return (
    <section>
      <h3>{t("seats")}</h3>
      <div class="grid three">
        {Array.from({ length: seen.size }, (_, index) => index + 1).map((seat) => (
          <Opener
            key={seat}
            name={`table-seat-${seat}`}
            look="quiet"
            onTap={() => open(taken.has(seat) ? { is: "seat", seat } : { is: "player", seat })}
          >
            <span class="number">{seat}</span>{" "}
            <bdi class="name">{taken.get(seat) ?? t("seatOpen")}</bdi>
          </Opener>
        ))}
      </div>
    </section>
  );
}

export function TableSheet() {
  const seen = view.value;
  if (seen === null) {
    return null;
  }
  return (
    <SheetFrame name="table" title={t("table")}>
      <div class="grid">
        <Opener
          name="set-right"
          disabled={stopped.value || !inPlay(seen.hand)}
          onTap={() => open({ is: "setRight" })}
        >
          {t("setRight")}…
        </Opener>
        <Opener
          name="clock"
          disabled={!inPlay(seen.hand)}
          onTap={() => open({ is: "clock" })}
        >
          {t("callClock")}…
        </Opener>
        <Opener name="dealer" onTap={() => open({ is: "dealer" })}>
          {t("changeDealer")}…
          {seen.dealer != null && <small>{seen.dealer.dealer}</small>}
        </Opener>
        <Opener name="deck" onTap={() => open({ is: "deck" })}>
          {t("newDeck")}…{seen.deck !== undefined && seen.deck !== "" && <small>{seen.deck}</small>}
        </Opener>
        <Opener name="stacks" onTap={() => open({ is: "stacks" })}>
          {t("correctStacks")}…
        </Opener>
        <Opener name="table-level" onTap={() => open({ is: "level" })}>
          {t(seen.game.forced === "bring_in" ? "bets" : "blinds")}…
        </Opener>
        <Opener name="chips" onTap={() => open({ is: "chips" })}>
          {t("chipsInPlay")}…
        </Opener>
      </div>
      <Tracking seen={seen} />
      <Seats seen={seen} />
    </SheetFrame>
  );
}
