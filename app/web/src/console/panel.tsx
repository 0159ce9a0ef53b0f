// The dealer's side of the page: one prompt of what comes next, the buttons for it, and the open
// procedures. What comes next is the service's advice, never this page's own idea.

import type { TableView } from "../generated/messages";
import { t } from "../words/language";
import { ActPad } from "./act_pad";
import { AnyPad } from "./any_pad";
import { DealPad } from "./deal_pad";
import { CountPad } from "./count_pad";
import { live, pending, view } from "./desk";
import { Foot } from "./foot";
import { kept } from "./kept";
import { Notices } from "./notices";
import { OpeningPad } from "./opening_pad";
import { Procedure } from "./procedure";
import { ShowdownPad, TablingPad } from "./showdown_pad";
import { Pulls, Pushes } from "./pulling";
import { first } from "./stage";
import { described } from "./words";

function Pad({ view: seen }: { view: TableView }) {
  const { advice, hand } = seen;
  if (advice.actor !== null && advice.actions.length > 0) {
    return <ActPad key={`${hand?.number}-${seen.seq}`} view={seen} seat={advice.actor} />;
  }
  if (hand !== null && advice.next.includes("hand_tabled")) {
    // With nobody left to bet the hands are tabled before the board is whole.
    return advice.next.includes("winner_declared") ? (
      <>
        {advice.next.includes("betting_closed") && <DealPad view={seen} />}
        <ShowdownPad key={hand.number} view={seen} hand={hand} />
      </>
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

/** The open procedures that let the hand go on, folded; the one that does not is on the stage. */
function Procedures({ view: seen }: { view: TableView }) {
  const { hand } = seen;
  const opened = hand?.irregularities.filter((fault) => fault.status === "open") ?? [];
  const staged = first(seen);
  return (
    <>
      {hand !== null &&
        opened
          .filter((fault) => fault.id !== staged?.id)
          .map((fault) => <Procedure key={fault.id} fault={fault} hand={hand} first={false} due={fault.id === seen.advice.procedure} />)}
    </>
  );
}

/** The seat of the newest act that is only kept: the next one is likely the seat after it. */
function lastKeptSeat(): number | null {
  const said = kept.value.at(-1)?.observation;
  return said?.kind === "player_acted" ? said.seat : null;
}

function Prompt({ view: seen }: { view: TableView }) {
  const sent = pending.value;
  const held = seen.hand?.held === true || seen.advice.blocked.includes("play");
  return (
    <div class={`prompt${held ? " held" : ""}`} data-prompt={seen.advice.prompt} role="status">
      <p>{kept.value.length === 0
          ? seen.advice.text
          : t(live.value ? "promptBack" : "promptKept")}</p>
      {sent !== null && (
        <p class="sending" data-pending={sent.observation.kind}>
          {t("pending", { what: described(sent.observation) })}
        </p>
      )}
    </div>
  );
}

export function Panel() {
  const seen = view.value;
  if (seen === null) {
    return (
      <aside class="panel">
        <Notices />
      </aside>
    );
  }
  return (
    <aside class="panel" data-seq={seen.seq} data-phase={seen.hand?.phase ?? "none"}>
      <Prompt view={seen} />
      <div class="scroll">
        <Notices />
        <Procedures view={seen} />
        {seen.hand !== null && <Pulls hand={seen.hand} />}
        {seen.hand !== null && <Pushes hand={seen.hand} />}
        {kept.value.length > 0 ? <AnyPad view={seen} last={lastKeptSeat()} /> : <Pad view={seen} />}
      </div>
      <Foot view={seen} />
    </aside>
  );
}
