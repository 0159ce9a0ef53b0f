// The middle of the screen while a procedure comes before everything else. The table stays to be
// seen around it; what may wait is folded in the panel.

import { useSignal } from "@preact/signals";
import type { IrregularityView, TableView } from "../generated/messages";
import { t } from "../words/language";
import { view } from "./desk";
import { Procedure } from "./procedure";
import { Opener } from "./tap";

/** The procedure that comes before everything else, null when the hand can go on. */
export function first(seen: TableView): IrregularityView | null {
  const { hand, advice } = seen;
  if (hand === null || !advice.next.includes("step_taken")) {
    return null;
  }
  return hand.irregularities.find((fault) => fault.id === advice.procedure) ?? null;
}

export function Stage() {
  const aside = useSignal(false);
  const seen = view.value;
  const fault = seen === null ? null : first(seen);
  if (seen?.hand == null || fault === null) {
    return null;
  }
  return (
    <section class={`stage${aside.value ? " aside" : ""}`} data-stage={fault.fault}>
      <Opener name="see-table" look="quiet" onTap={() => (aside.value = !aside.value)}>
        {aside.value ? t("seeProcedure", { what: fault.title }) : t("seeTable")}
      </Opener>
      {!aside.value && <Procedure key={fault.id} fault={fault} hand={seen.hand} first />}
    </section>
  );
}
