// The red button's sheet: what can be seen now, one tap each, the likeliest for the moment first. The
// service ranks it, and what follows from it, the rulebook says.

import type { FaultReported, Observation } from "../../generated/messages";
import { t, word } from "../../words/language";
import { view } from "../desk";
import { inPlay } from "../reading";
import { open, type Sheet } from "../sheets";
import { Opener, Tap } from "../tap";
import { SheetFrame } from "./sheet";

/** So many are large enough to be hit without reading twice. */
const LIKELY = 7;

type Fault = FaultReported["fault"];

/** Cards that came out as too many are said as they were dealt: they tell by themselves. */
const DEALT: Readonly<Record<string, number>> = {
  four_card_flop: 4,
  overdealt_flop: 5,
  overdealt_street: 2,
};

function said(fault: string): Observation {
  const cards = DEALT[fault];
  return cards === undefined
    ? { kind: "fault_reported", fault: fault as Fault }
    : { kind: "street_dealt", cards: Array.from({ length: cards }, () => null) };
}

/** What is asked before it can be said, by its code. */
const ASKED: Readonly<Record<string, Sheet>> = {
  boxed_card: { is: "boxed", place: null },
  floor_called: { is: "floorCalled" },
};

function Report({ fault, likely }: { fault: string; likely: boolean }) {
  const look = likely ? "plain" : "quiet";
  const asks = ASKED[fault];
  return asks !== undefined ? (
    <Opener name={`report-${fault}`} look={look} says onTap={() => open(asks)}>
      {word(`report.${fault}`)}…
    </Opener>
  ) : (
    <Tap name={`report-${fault}`} look={look} says={said(fault)}>
      {word(`report.${fault}`)}
    </Tap>
  );
}

function Reports({ faults, likely }: { faults: readonly string[]; likely: boolean }) {
  return (
    <div class={`reports${likely ? " likely" : ""}`}>
      {faults.map((fault) => (
        <Report key={fault} fault={fault} likely={likely} />
      ))}
      {likely && faults.length > 0 && (
        <Opener name="report-exposed" says onTap={() => open({ is: "exposed" })}>
          {t("exposedCard")}…
        </Opener>
      )}
    </div>
  );
}

export function ReportSheet() {
  const seen = view.value;
  const hand = seen?.hand ?? null;
  const reports = seen?.advice.reports ?? [];
  const playing = inPlay(hand);
  return (
    <SheetFrame
      name="report"
      title={t("whatHappened")}
      foot={
        <div class="grid">
          <Opener name="report-right" disabled={!playing} onTap={() => open({ is: "setRight" })}>
            {t("setRight")}…
          </Opener>
          <Opener
            name="report-floor"
            look="warm"
            says
            disabled={!playing}
            onTap={() => open({ is: "floorCalled" })}
          >
            {t("callFloor")}…
          </Opener>
        </div>
      }
    >
      {reports.length === 0 && <p class="hint">{t("nothingToReport")}</p>}
      <Reports faults={reports.slice(0, LIKELY)} likely />
      <Reports faults={reports.slice(LIKELY)} likely={false} />
    </SheetFrame>
  );
}
