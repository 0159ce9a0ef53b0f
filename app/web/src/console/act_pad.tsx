// The seat to act and what it may do in order, one tap each. Anything else it did is recorded
// from its seat on the table.

import type { Action, LegalAction, TableView } from "../generated/messages";
import { Amount } from "../felt/amount";
import { t, word } from "../words/language";
import { nameOf } from "./reading";
import { open } from "./sheets";
import { Opener, Tap } from "./tap";

const RARE: readonly Action[] = ["bet", "raise", "all_in"];

function Legal({ seat, legal }: { seat: number; legal: LegalAction }) {
  const { action } = legal;
  const label = word(`action.${action}`);
  if (action === "bet" || action === "raise") {
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
  const shown = action === "all_in" ? legal.most : action === "call" ? legal.least : null;
  const look = action === "fold" ? "quiet" : action === "all_in" ? "danger" : "primary";
  return (
    <Tap name={action} look={look} says={{ kind: "player_acted", seat, action }}>
      {label} {shown != null && <Amount chips={shown} />}
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
