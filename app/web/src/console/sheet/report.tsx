// The red button's sheet: what may have gone wrong, one tap each. What follows from it, the
// rulebook says.

import type { Observation } from "../../generated/messages";
import { t, word } from "../../words/language";
import { view } from "../desk";
import { streetOf } from "../reading";
import { open } from "../sheets";
import { Opener, Tap } from "../tap";
import { SheetFrame } from "./sheet";

const FOUR = 4;

/** Four cards on the flop: as they are dealt, or found on a flop that lies there already. */
function fourCards(phase: string): Observation | null {
  if (streetOf(phase) !== "flop") {
    return null;
  }
  return phase === "flop"
    ? { kind: "fault_reported", fault: "extra_flop_card" }
    : { kind: "street_dealt", cards: Array.from({ length: FOUR }, () => null) };
}

export function ReportSheet() {
  const phase = view.value?.hand?.phase ?? "";
  const four = fourCards(phase);
  const board = view.value?.game.board ?? true;
  return (
    <SheetFrame name="report" title={t("whatHappened")}>
      <div class="reports">
        {four !== null && (
          <Tap name="report-four_cards" look="danger" says={four}>
            {t("fourCards")}
          </Tap>
        )}
        {four === null && board && (
          <Tap
            name="report-extra_flop_card"
            says={{ kind: "fault_reported", fault: "extra_flop_card" }}
          >
            {word("report.extra_flop_card")}
          </Tap>
        )}
        <Tap
          name="report-unburned_street"
          says={{ kind: "fault_reported", fault: "unburned_street" }}
        >
          {word("report.unburned_street")}
        </Tap>
        <Tap name="report-double_burn" says={{ kind: "fault_reported", fault: "double_burn" }}>
          {word("report.double_burn")}
        </Tap>
        <Tap name="report-exposed_burn" says={{ kind: "fault_reported", fault: "exposed_burn" }}>
          {word("report.exposed_burn")}
        </Tap>
        <Tap
          name="report-premature_street"
          says={{ kind: "fault_reported", fault: "premature_street" }}
        >
          {word("report.premature_street")}
        </Tap>
        <Opener name="report-boxed" onTap={() => open({ is: "boxed", place: null })}>
          {t("boxedCard")}…
        </Opener>
        <Opener name="report-exposed" onTap={() => open({ is: "exposed" })}>
          {t("exposedCard")}…
        </Opener>
        <Opener name="report-right" onTap={() => open({ is: "setRight" })}>
          {t("setRight")}…
        </Opener>
        <Opener
          name="report-floor"
          look="warm"
          says
          onTap={() => open({ is: "floorCalled" })}
        >
          {t("callFloor")}…
        </Opener>
      </div>
    </SheetFrame>
  );
}
