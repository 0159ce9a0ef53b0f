// Cards that a player wrote for a lost hand: sealed by the director, looked at by the director alone,
// shown to the table by whoever rules. They are kept here for as long as they are looked at.

import { useSignal } from "@preact/signals";
import type { Card, GameView, HandView, IrregularityView, SealKept } from "../generated/messages";
import { Button } from "../controls/parts";
import { CardFace } from "../felt/card";
import { randomId } from "../wire/secrets";
import { CardPicker } from "./cards";
import { table } from "./desk";
import { ask, may, trying } from "./entering";
import { f } from "./words";

/** The steps of a claim before its cards are compared. */
const MAY_SEAL: readonly string[] = ["claim", "compare"];
const OVER: readonly string[] = ["complete", "misdealt", "voided"];
/** What is told of a seal at a glance; whoever checks it has the log. */
const SHOWN = 12;

interface Props {
  fault: IrregularityView;
  hand: HandView;
  game: GameView;
}

function Faces({ cards }: { cards: readonly Card[] }) {
  return (
    <span class="named" data-sealed>
      {cards.map((card) => (
        <CardFace key={card} card={card} />
      ))}
    </span>
  );
}

export function Seal({ fault, hand, game }: Props) {
  const sealing = useSignal(false);
  const looked = useSignal<readonly Card[] | null>(null);
  const commitment = fault.commitment ?? "";
  const claim = fault.claim ?? [];
  const maySeal =
    commitment === "" &&
    fault.step !== null &&
    MAY_SEAL.includes(fault.step.step) &&
    may("seals.make");
  if (commitment === "" && !maySeal) {
    return null;
  }
  const path = `/v1/tables/${encodeURIComponent(table.value ?? "")}/seals`;
  const seal = (cards: readonly Card[]) => {
    sealing.value = false;
    if (cards.length > 0) {
      void trying(() =>
        ask("POST", path, { observation_id: randomId(), procedure: fault.id, cards }),
      );
    }
  };
  const look = () =>
    void trying(async () => {
      looked.value = (await ask<SealKept>("GET", `${path}/${fault.id}`)).cards;
    });
  const reveal = () =>
    void trying(() => ask("POST", `${path}/${fault.id}/reveal`, { observation_id: randomId() }));
  return (
    <section class="part" data-part="seal">
      <h4>{f("sealTitle")}</h4>
      {commitment !== "" && (
        <p class="hint">{f("sealOf", { commitment: `${commitment.slice(0, SHOWN)}…` })}</p>
      )}
      {maySeal &&
        (sealing.value ? (
          <CardPicker most={game.hole} deck={game.deck} done={seal} />
        ) : (
          <Button name="seal" onTap={() => (sealing.value = true)}>
            {f("sealNow")}
          </Button>
        ))}
      {claim.length > 0 && <Faces cards={claim} />}
      {claim.length === 0 && looked.value !== null && <Faces cards={looked.value} />}
      {commitment !== "" && claim.length === 0 && (
        <div class="choices">
          {may("seals.read") &&
            (looked.value === null ? (
              <Button name="seal-look" onTap={look}>
                {f("sealLook")} <small>{f("sealWarning")}</small>
              </Button>
            ) : (
              <Button name="seal-close" look="quiet" onTap={() => (looked.value = null)}>
                {f("dismiss")}
              </Button>
            ))}
          {may("seals.reveal") && fault.status !== "open" && OVER.includes(hand.phase) && (
            <Button name="seal-reveal" onTap={reveal}>
              {f("sealReveal")}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
