// The seat to act and what it may do in order, one tap each. Anything else it did is recorded
// from its seat on the table.

import type { LegalAction, TableView } from "../generated/messages";
import { chips } from "../felt/chips";
import { t, word } from "../words/language";
import { busy } from "./desk";
import { nameOf } from "./reading";
import { open } from "./sheets";
import { Opener, Tap } from "./tap";

function Legal({ seat, legal }: { seat: number; legal: LegalAction }) {
  const { action } = legal;
  const label = word(`action.${action}`);
  if (action === "bet" || action === "raise") {
    const least = legal.least ?? 0;
    return (
      <>
        <Tap
          name={`${action}-least`}
          says={{ kind: "player_acted", seat, action, amount: least }}
        >
          {label} <b>{chips(least)}</b>
          <small>{t("least")}</small>
        </Tap>
        <Opener
          name={`${action}-amount`}
          look="warm"
          disabled={busy.value}
          onTap={() => open({ is: "amount", seat, action })}
        >
          {label}…
        </Opener>
      </>
    );
  }
  const shown = action === "all_in" ? legal.most : action === "call" ? legal.least : null;
  const look = action === "fold" ? "quiet" : action === "all_in" ? "danger" : "primary";
  return (
    <Tap name={action} look={look} says={{ kind: "player_acted", seat, action }}>
      {label} {shown != null && <b>{chips(shown)}</b>}
    </Tap>
  );
}

export function ActPad({ view, seat }: { view: TableView; seat: number }) {
  return (
    <section class="pad acts">
      <p class="actor">
        <span class="number">{seat}</span>
        <bdi class="name">{nameOf(view, seat)}</bdi>
      </p>
      <div class="grid">
        {view.advice.actions.map((legal) => (
          <Legal key={legal.action} seat={seat} legal={legal} />
        ))}
      </div>
    </section>
  );
}
