// What the dealer does next with the cards: begin, deal, burn, push. One tap is enough; cards are
// named only when somebody wants to.

import type { HandView, StreetName } from "../generated/messages";
import { chips } from "../felt/chips";
import { capital, t, word } from "../words/language";
import { say, view } from "./desk";
import { cardsOf, streetOf } from "./reading";
import { askCards } from "./sheets";
import { Opener, Tap } from "./tap";

function Street({ street, burns }: { street: StreetName; burns: boolean }) {
  const name = word(`street.${street}`);
  const nameCards = () =>
    askCards(t("nameStreet", { street: name }), cardsOf(street), (cards) =>
      say({ kind: "street_dealt", cards }),
    );
  return (
    <div class="grid">
      <Opener name="name_street" look="warm" says onTap={nameCards}>
        {t("withCards", { street: name })}
      </Opener>
      {burns && (
        <Tap says={{ kind: "card_burned" }} look="quiet">
          {t("burnAlone")}
        </Tap>
      )}
      <Tap says={{ kind: "street_dealt" }} look="primary wide" name="street_dealt">
        {burns ? t("burnAnd", { street: name }) : t("dealt", { street: capital(name) })}
      </Tap>
    </div>
  );
}

function Push({ hand }: { hand: HandView }) {
  const winners = [...new Set(hand.pots.flatMap((pot) => pot.winners))].sort((a, b) => a - b);
  return (
    <Tap says={{ kind: "pot_pushed" }} look="primary">
      {winners.length === 0
        ? t("pushPot")
        : t(winners.length === 1 ? "pushPotTo" : "splitPotTo", { seats: winners.join(" · ") })}
    </Tap>
  );
}

export function DealPad({ next, hand }: { next: readonly string[]; hand: HandView | null }) {
  const street = hand === null ? null : streetOf(hand.phase);
  return (
    <section class="pad">
      {next.includes("hand_begun") && hand !== null && <Awards hand={hand} />}
      {next.includes("hand_begun") && (
        <Tap says={{ kind: "hand_begun" }} look="primary">
          {t("beginHand")}
        </Tap>
      )}
      {next.includes("hole_cards_dealt") && (
        <Tap says={{ kind: "hole_cards_dealt" }} look="primary">
          {t("holeCardsDealt")}
        </Tap>
      )}
      {next.includes("street_dealt") && street !== null && (
        <Street street={street} burns={hand?.phase.endsWith("_burn") ?? false} />
      )}
      {next.includes("pot_pushed") && hand !== null && <Push hand={hand} />}
    </section>
  );
}

function Awards({ hand }: { hand: HandView }) {
  return (
    <ul class="awards">
      {hand.awards.flatMap((award) =>
        award.shares.map((share) => (
          <li key={`${award.pot}-${share.seat}`}>
            {t("awarded", {
              seat: share.seat,
              name: view.value?.seats.find((seat) => seat.seat === share.seat)?.player ?? "",
              amount: chips(share.amount),
            })}
          </li>
        )),
      )}
    </ul>
  );
}
