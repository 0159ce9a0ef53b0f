// The dealer's side of the page: one prompt of what comes next, the buttons for it, and the open
// procedures. What comes next is the service's advice, never this page's own idea.

import type { IrregularityView, TableView } from "../generated/messages";
import { t } from "../words/language";
import { ActPad } from "./act_pad";
import { DealPad } from "./deal_pad";
import { live, pending, view } from "./desk";
import { Notices } from "./notices";
import { OpeningPad } from "./opening_pad";
import { Procedure } from "./procedure";
import { inPlay } from "./reading";
import { open } from "./sheets";
import { CountPad, ShowdownPad, TablingPad } from "./showdown_pad";
import { Opener } from "./tap";
import { described } from "./words";

function Pad({ view: seen }: { view: TableView }) {
  const { advice, hand } = seen;
  if (advice.actor !== null && advice.actions.length > 0) {
    return <ActPad key={`${hand?.number}-${seen.seq}`} view={seen} seat={advice.actor} />;
  }
  if (hand !== null && advice.next.includes("hand_tabled")) {
    // With nobody left to bet the hands are tabled before the board is whole.
    return advice.next.includes("winner_declared") ? (
      <ShowdownPad key={hand.number} view={seen} hand={hand} />
    ) : (
      <>
        <TablingPad view={seen} hand={hand} />
        <DealPad view={seen} />
      </>
    );
  }
  if (advice.next.includes("player_acted")) {
    return <OpeningPad view={seen} />;
  }
  if (hand !== null && advice.next.includes("pile_counted")) {
    return <CountPad view={seen} hand={hand} />;
  }
  return <DealPad view={seen} />;
}

/** The open procedures, the one that is due first; the others can be unfolded. */
function Procedures({ view: seen }: { view: TableView }) {
  const { hand, advice } = seen;
  const opened = hand?.irregularities.filter((fault) => fault.status === "open") ?? [];
  const due = (fault: IrregularityView) => fault.id === advice.procedure;
  const sorted = [...opened.filter(due), ...opened.filter((fault) => !due(fault))];
  return (
    <>
      {hand !== null &&
        sorted.map((fault) => (
          <Procedure
            key={fault.id}
            fault={fault}
            hand={hand}
            due={due(fault)}
            first={due(fault) && advice.next.includes("step_taken")}
          />
        ))}
    </>
  );
}

function Prompt({ view: seen }: { view: TableView }) {
  const sent = pending.value;
  const held = seen.hand?.held === true || seen.advice.blocked.includes("play");
  return (
    <div class={`prompt${held ? " held" : ""}`} data-prompt={seen.advice.prompt} role="status">
      <p>{seen.advice.text}</p>
      {sent !== null && (
        <p class="sending" data-pending={sent.observation.kind}>
          {t("pending", { what: described(sent.observation) })}
        </p>
      )}
    </div>
  );
}

function Foot({ view: seen }: { view: TableView }) {
  return (
    <nav class="foot">
      <Opener
        name="undo"
        look="quiet"
        disabled={!live.value || seen.hand === null}
        onTap={() => open({ is: "undo" })}
      >
        {t("undo")}
      </Opener>
      <Opener
        name="set-right"
        look="quiet"
        says
        disabled={!inPlay(seen.hand)}
        onTap={() => open({ is: "setRight" })}
      >
        {t("setRight")}
      </Opener>
      <Opener
        name="floor"
        look="warm"
        says
        disabled={!inPlay(seen.hand)}
        onTap={() => open({ is: "floorCalled" })}
      >
        {t("callFloor")}
      </Opener>
      <Opener
        name="red"
        look="danger"
        says
        disabled={!inPlay(seen.hand)}
        onTap={() => open({ is: "report" })}
      >
        {t("problem")}
      </Opener>
    </nav>
  );
}

export function Panel() {
  const seen = view.value;
  if (seen === null) {
    return <aside class="panel" />;
  }
  return (
    <aside class="panel" data-seq={seen.seq} data-phase={seen.hand?.phase ?? "none"}>
      <Prompt view={seen} />
      <div class="scroll">
        <Notices />
        <Pad view={seen} />
        <Procedures view={seen} />
      </div>
      <Foot view={seen} />
    </aside>
  );
}
