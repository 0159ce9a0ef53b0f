// The seat to act and what it may do in order, one tap each. Anything else it did is recorded
// from its seat on the table.

import type { Action, LegalAction, PlayerActed, TableView } from "../generated/messages";
import { Amount } from "../felt/amount";
import { t, word } from "../words/language";
import { nameOf } from "./reading";
import { open } from "./sheets";
import { Opener, Tap } from "./tap";

const RARE: readonly Action[] = ["bet", "raise", "all_in"];

/** The amount that an act of one size stands for. */
function oneSize({ action, least, most }: LegalAction): number | null {
  switch (action) {
    case "all_in":
      return most ?? null;
    case "call":
    case "bring_in":
      return least ?? null;
    case "bet":
    case "raise":
      return least === most ? (least ?? null) : null;
    default:
      return null;
  }
}

function Legal({ seat, legal }: { seat: number; legal: LegalAction }) {
  const { action } = legal;
  const label = word(`action.${action}`);
  const shown = oneSize(legal);
  if ((action === "bet" || action === "raise") && shown === null) {
    const least = legal.least ?? 0;
    return (
      <>
        <Opener
          name={`${action}-amount`}
          look="warm"
          says
          onTap={() => open({ is: "amount", seat, action })}
        >
          {label}…
        </Opener>
        <Tap
          name={`${action}-least`}
          says={{ kind: "player_acted", seat, action, amount: least }}
        >
          {label} <Amount chips={least} />
          <small>{t("least")}</small>
        </Tap>
      </>
    );
  }
  const sized = action === "bet" || action === "raise";
  const look =
    action === "fold" ? "quiet" : action === "all_in" ? "danger" : sized ? "plain" : "primary";
  const says: PlayerActed = { kind: "player_acted", seat, action };
  if (sized) {
    says.amount = shown;
  }
  return (
    <Tap name={action} look={look} says={says}>
      {label} {shown !== null && <Amount chips={shown} />}
    </Tap>
  );
}

export function ActPad({ view, seat }: { view: TableView; seat: number }) {
  const rare = view.advice.actions.filter((legal) => RARE.includes(legal.action)).reverse();
  return (
    <section class="pad acts">
      <p class="actor">
        <span class="number">{seat}</span>
        <bdi class="name">{nameOf(view, seat)}</bdi>
      </p>
      {/* What is tapped most lies nearest to the thumb. */}
      <div class="grid thirds">
        {rare.map((legal) => (
          <Legal key={legal.action} seat={seat} legal={legal} />
        ))}
      </div>
      <div class="grid">
        {view.advice.actions
          .filter((legal) => !rare.includes(legal))
          .map((legal) => (
            <Legal key={legal.action} seat={seat} legal={legal} />
          ))}
      </div>
    </section>
  );
}
