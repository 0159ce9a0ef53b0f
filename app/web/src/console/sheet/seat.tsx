// What one seat did or got, in turn or not: acts, cards, a boxed card, coming and going. In the
// hand nothing is locked, for what happened, happened.

import { useSignal } from "@preact/signals";
import type { Action, TableView } from "../../generated/messages";
import { t, word } from "../../words/language";
import { say, view } from "../desk";
import { Discards } from "../discard_pad";
import { inPlay, OVER, seatOf } from "../reading";
import { closeAll, open } from "../sheets";
import { tableHand } from "../showdown_pad";
import { Opener, Tap } from "../tap";
import { SheetFrame } from "./sheet";

/** Hands to sit out; zero ends a penalty. */
const PENALTIES = [0, 1, 2, 3, 4, 5, 10] as const;

const ACTS: readonly Action[] = ["fold", "check", "call", "all_in"];

function Acts({ view: seen, seat }: { view: TableView; seat: number }) {
  const acts = seen.game.forced === "bring_in" ? [...ACTS, "bring_in" as const] : ACTS;
  return (
    <div class="grid three">
      {acts.map((action) => (
        <Tap key={action} name={`seat-${action}`} says={{ kind: "player_acted", seat, action }}>
          {word(`action.${action}`)}
        </Tap>
      ))}
      {(["bet", "raise", "call"] as const).map((action) => (
        <Opener
          key={action}
          name={action === "call" ? "seat-short-call" : `seat-${action}`}
          says
          onTap={() => open({ is: "amount", seat, action })}
        >
          {action === "call" ? t("shortCall") : word(`action.${action}`)}…
        </Opener>
      ))}
    </div>
  );
}

export function SeatSheet({ seat }: { seat: number }) {
  const seen = view.value;
  const player = seen === null ? null : seatOf(seen, seat);
  if (seen === null || player === null) {
    return null;
  }
  const hand = seen.hand;
  const playing = inPlay(hand) && player.standing !== null;
  const draws = hand?.phase.endsWith("_discard") ?? false;
  return (
    <SheetFrame name="seat" title={t("seatTitle", { seat, name: player.player })}>
      {playing && (
        <>
          {draws ? <Discards view={seen} seat={seat} /> : <Acts view={seen} seat={seat} />}
          <div class="grid">
            <Opener
              name="seat-table"
              says
              onTap={() => {
                closeAll();
                tableHand(seen, seat);
              }}
            >
              {t("shows")}
            </Opener>
            <Tap name="seat-muck" says={{ kind: "hand_mucked", seat }}>
              {t("mucks")}
            </Tap>
            {hand?.phase === "hole_deal" && (
              <Opener name="seat-post" says onTap={() => open({ is: "post", seat })}>
                {t("posts")}…
              </Opener>
            )}
            <Opener
              name="seat-boxed"
              look="danger"
              onTap={() => open({ is: "boxed", place: `seat-${seat}` })}
            >
              {t("boxedCard")}…
            </Opener>
          </div>
        </>
      )}
      <div class="grid">
        {(hand === null || OVER.includes(hand.phase)) && (
          <Tap name="seat-button" says={{ kind: "button_placed", seat }}>
            {t("buttonHere")}
          </Tap>
        )}
        <Opener
          name="seat-chips"
          says
          onTap={() => open({ is: "player", seat })}
        >
          {t("nameAndStack")}…
        </Opener>
        <Tap
          name="seat-away"
          look="quiet"
          says={{ kind: "player_away", seat, away: player.away !== true }}
        >
          {t(player.away === true ? "isBack" : "isAway")}
        </Tap>
        <Tap name="seat-left" look="quiet" says={{ kind: "player_left", seat }}>
          {t("playerLeft")}
        </Tap>
      </div>
      <p class="label">
        {t("penaltyHands")} {(player.penalty ?? 0) > 0 && <b>{player.penalty}</b>}
      </p>
      <div class="choices seats">
        {PENALTIES.map((hands) => (
          <Tap
            key={hands}
            name={`seat-penalty-${hands}`}
            look="quiet"
            says={{ kind: "penalty_served", seat, hands }}
          >
            {hands}
          </Tap>
        ))}
      </div>
    </SheetFrame>
  );
}

export function PlayerSheet({ seat }: { seat: number }) {
  const seen = view.value;
  const player = seen === null ? null : seatOf(seen, seat);
  const name = useSignal(player?.player ?? "");
  const stack = useSignal(player === null ? "" : String(player.stack));
  const whole = /^\d{1,13}$/.test(stack.value);
  return (
    <SheetFrame name="player" title={t("seatNumber", { seat })}>
      <label class="field">
        <span>{t("player")}</span>
        <input
          name="player"
          type="text"
          maxLength={100}
          autocomplete="off"
          value={name.value}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
      </label>
      <label class="field">
        <span>{t("stack")}</span>
        <input
          name="stack"
          type="text"
          inputMode="numeric"
          autocomplete="off"
          value={stack.value}
          onInput={(event) => (stack.value = event.currentTarget.value.replace(/\D/g, ""))}
        />
      </label>
      <Opener
        name="say-player"
        look="primary"
        says
        disabled={name.value.trim() === "" || !whole}
        onTap={() => {
          say({
            kind: "player_seated",
            seat,
            player: name.value.trim(),
            stack: Number(stack.value),
          });
          closeAll();
        }}
      >
        {t("sitsDown")}
      </Opener>
    </SheetFrame>
  );
}
