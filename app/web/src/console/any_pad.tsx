// Anything that can be seen at the table, whatever comes next: for when nobody can say what that
// is, without a line or while the game is held. It claims nothing; the service sorts it out.

import { useSignal } from "@preact/signals";
import type { Action, TableView } from "../generated/messages";
import { t, word } from "../words/language";
import { OVER } from "./reading";
import { open } from "./sheets";
import { Choice, Opener, Tap } from "./tap";

const ACTS: readonly Action[] = ["fold", "check", "call", "all_in"];

/** The seat after that one in a list of seats, the first one after the last. */
function after(seats: readonly number[], seat: number): number | null {
  return seats.find((each) => each > seat) ?? seats[0] ?? null;
}

interface Props {
  view: TableView;
  /** The seat that acted last, where that is known better than the view has it. */
  last?: number | null;
}

export function AnyPad({ view, last = null }: Props) {
  const hand = view.hand;
  const over = hand === null || OVER.includes(hand.phase);
  const seats = over ? view.seats.map((each) => each.seat) : hand.live;
  const chosen = useSignal<number | null>(
    last === null ? (hand?.actor ?? seats[0] ?? null) : after(seats, last),
  );
  const seat = chosen.value;
  const next = () => (chosen.value = seat === null ? null : after(seats, seat));
  return (
    <section class="pad any" data-pad="any">
      <p class="label">{t("whoActs")}</p>
      <div class="choices seats">
        {seats.map((each) => (
          <Choice key={each} name={`who-${each}`} on={seat === each} onTap={() => (chosen.value = each)}>
            {each}
          </Choice>
        ))}
      </div>
      {seat !== null && (
        <div class="grid three">
          {ACTS.map((action) => (
            <Tap key={action} name={`any-${action}`} says={{ kind: "player_acted", seat, action }} stays then={next}>
              {word(`action.${action}`)}
            </Tap>
          ))}
          {(["bet", "raise"] as const).map((action) => (
            <Opener
              key={action}
              name={`any-${action}`}
              says
              onTap={() => {
                open({ is: "amount", seat, action });
                next();
              }}
            >
              {word(`action.${action}`)}…
            </Opener>
          ))}
          <Tap name="any-muck" look="quiet" says={{ kind: "hand_mucked", seat }} stays>
            {t("mucks")}
          </Tap>
          <Tap name="any-table" look="quiet" says={{ kind: "hand_tabled", seat, cards: [] }} stays>
            {t("tabled")}
          </Tap>
          <Tap name="any-wins" look="quiet" says={{ kind: "winner_declared", seats: [seat] }} stays>
            {t("wins")}
          </Tap>
        </div>
      )}
      <p class="label">{t("andTheCards")}</p>
      <div class="grid three">
        <Tap name="any-begun" look="quiet" says={{ kind: "hand_begun" }} stays>
          {word("seen.hand_begun")}
        </Tap>
        <Tap name="any-dealt" look="quiet" says={{ kind: "hole_cards_dealt" }} stays>
          {word("seen.hole_cards_dealt")}
        </Tap>
        <Tap name="any-burned" look="quiet" says={{ kind: "card_burned" }} stays>
          {t("burned")}
        </Tap>
        <Tap name="any-street" says={{ kind: "street_dealt" }} stays>
          {t("nextStreet")}
        </Tap>
        <Tap name="any-pushed" look="quiet" says={{ kind: "pot_pushed" }} stays>
          {word("seen.pot_pushed")}
        </Tap>
      </div>
    </section>
  );
}
