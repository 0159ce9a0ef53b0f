// What the dealer does next with the cards: begin, deal, burn, push. One tap is enough; cards are
// named only when somebody wants to.

import type { Card, DealView, HandView, SeatCards, TableView } from "../generated/messages";
import { chips } from "../felt/chips";
import { capital, t, word } from "../words/language";
import { AwardSlide } from "./award";
import { say, view } from "./desk";
import { DiscardPad } from "./discard_pad";
import { seatAt, streetOf } from "./reading";
import { askCards, open } from "./sheets";
import { Opener, Tap } from "./tap";

/** The cards of seats, each with the backs that it got and the faces that were named. */
function handsOf(deals: readonly DealView[], faces: readonly (Card | null)[]): SeatCards[] {
  const left = [...faces];
  return deals.flatMap(({ place, down, up }) => {
    const seat = seatAt(place);
    const shown = left.splice(0, up);
    return seat === null ? [] : [{ seat, cards: [...Array<null>(down).fill(null), ...shown] }];
  });
}

/** Ask for the cards that come face up, and say them. */
function nameCards(title: string, deals: readonly DealView[], kind: "street" | "hole"): void {
  const labels = deals.flatMap(({ place, up }) => {
    const seat = seatAt(place);
    return seat === null ? [] : Array<string>(up).fill(String(seat));
  });
  const slots = deals.reduce((sum, deal) => sum + deal.up, 0);
  const done = (cards: (Card | null)[]) => {
    if (labels.length === 0) {
      say({ kind: "street_dealt", cards });
    } else if (kind === "hole") {
      say({ kind: "hole_cards_dealt", hands: handsOf(deals, cards) });
    } else {
      say({ kind: "street_dealt", hands: handsOf(deals, cards) });
    }
  };
  askCards(title, slots, done, [], labels);
}

interface StreetProps {
  street: string;
  burns: boolean;
  twice: boolean;
  deals: readonly DealView[];
}

function Street({ street, burns, twice, deals }: StreetProps) {
  const name = word(`street.${street}`);
  const faces = deals.some((deal) => deal.up > 0);
  return (
    <div class={twice ? "grid three" : "grid"}>
      {faces && (
        <Opener
          name="name_street"
          look="warm"
          says
          onTap={() => nameCards(t("nameStreet", { street: name }), deals, "street")}
        >
          {t("withCards", { street: name })}
        </Opener>
      )}
      {burns && (
        <Tap says={{ kind: "card_burned" }} look="quiet">
          {t("burnAlone")}
        </Tap>
      )}
      {twice && (
        <Tap says={{ kind: "runs_agreed", runs: 2 }} look="quiet">
          {t("runTwice")}
        </Tap>
      )}
      <Tap says={{ kind: "street_dealt" }} look="primary wide" name="street_dealt">
        {burns ? t("burnAnd", { street: name }) : t("dealt", { street: capital(name) })}
      </Tap>
    </div>
  );
}

function HoleCards({ deals }: { deals: readonly DealView[] }) {
  return (
    <div class="grid">
      {deals.some((deal) => deal.up > 0) && (
        <Opener
          name="name_doors"
          look="warm wide"
          says
          onTap={() => nameCards(t("upCards"), deals, "hole")}
        >
          {t("nameUp")}
        </Opener>
      )}
      <Tap says={{ kind: "hole_cards_dealt" }} look="primary wide">
        {t("holeCardsDealt")}
      </Tap>
    </div>
  );
}

/** Dealing only: nobody enters acts, so the next card says that the betting is over. */
function Unfollowed({ street }: { street: boolean }) {
  return (
    <div class="grid">
      <Opener name="closing" look="quiet" says onTap={() => open({ is: "closing" })}>
        {t("whoIsIn")}…
      </Opener>
      {street && (
        <>
          <Tap says={{ kind: "card_burned" }} look="quiet">
            {t("burnAlone")}
          </Tap>
          <Tap says={{ kind: "street_dealt" }} look="primary wide" name="street_dealt">
            {t("burnAndNext")}
          </Tap>
        </>
      )}
    </div>
  );
}

function Begin({ game }: { game: TableView["game"] }) {
  return (
    <div class="grid">
      {game.forced !== "bring_in" && (
        <Opener name="bomb_pot" look="quiet wide" says onTap={() => open({ is: "bombPot" })}>
          {t("bombPot")}…
        </Opener>
      )}
      <Tap says={{ kind: "hand_begun" }} look="primary wide">
        {t("beginHand")}
      </Tap>
    </div>
  );
}

export function DealPad({ view: seen }: { view: TableView }) {
  const { advice, hand, game } = seen;
  const { next, deals } = advice;
  const street = hand === null ? null : streetOf(hand.phase);
  if (next.includes("cards_discarded") && street !== null) {
    return <DiscardPad view={seen} street={word(`street.${street}`)} />;
  }
  return (
    <section class="pad pad-end">
      {next.includes("hand_begun") && hand !== null && <Awards hand={hand} />}
      {next.includes("hand_begun") && <Begin game={game} />}
      {next.includes("hole_cards_dealt") && <HoleCards deals={deals} />}
      {next.includes("betting_closed") && <Unfollowed street={next.includes("street_dealt")} />}
      {next.includes("street_dealt") && !next.includes("betting_closed") && street !== null && (
        <Street
          street={street}
          burns={hand?.phase.endsWith("_burn") ?? false}
          twice={next.includes("runs_agreed") && hand?.runs === 1}
          deals={deals}
        />
      )}
      {next.includes("pot_pushed") && hand !== null && <AwardSlide view={seen} hand={hand} />}
    </section>
  );
}

/** What each seat was pushed, all parts of the pots together. */
function Awards({ hand }: { hand: HandView }) {
  const won = new Map<number, number>();
  for (const { seat, amount } of hand.awards.flatMap((award) => award.shares)) {
    won.set(seat, (won.get(seat) ?? 0) + amount);
  }
  return (
    <ul class="awards">
      {[...won].map(([seat, amount]) => (
        <li key={seat}>
          {t("awarded", {
            seat,
            name: view.value?.seats.find((each) => each.seat === seat)?.player ?? "",
            amount: chips(amount),
          })}
        </li>
      ))}
    </ul>
  );
}
