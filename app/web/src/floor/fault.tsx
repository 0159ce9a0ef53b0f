// An open irregularity as whoever rules needs it: what told of it, the rule with its number, what
// other books say, the step that is due, and the way to rule otherwise.

import { useSignal } from "@preact/signals";
import type { HandView, IrregularityView, OtherBookView, TableView } from "../generated/messages";
import { Button } from "../controls/parts";
import { Going } from "./going";
import { tables } from "./overview";
import { go } from "./route";
import { Ruling } from "./ruling";
import { Seal } from "./seal";
import { Step } from "./step";
import { table } from "./desk";
import { f, type FloorKey } from "./words";

function Citations({ fault }: { fault: IrregularityView }) {
  return (
    <section class="part" data-part="rule">
      <h4>{f("rule")}</h4>
      {fault.authority != null && <p class="authority">{fault.authority}</p>}
      <ul class="citations">
        {fault.citations.map((citation) => (
          <li key={citation.clause}>
            <b>{citation.clause}</b> <small>{citation.edition}</small>
            <span>{citation.text}</span>
          </li>
        ))}
      </ul>
      {fault.silent && fault.suggestion.length > 0 && (
        <div class="suggestion">
          <b>{fault.suggestion_mark}</b>
          <ul class="changes">
            {fault.suggestion.map((effect, index) => (
              <li key={index}>{effect}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function said(other: OtherBookView, fault: IrregularityView): string {
  if (other.asks != null) {
    return f("asksFirst", { what: other.asks });
  }
  const remedy =
    other.procedure === fault.procedure ? f("sameRemedy") : other.procedure_title;
  return other.silent ? `${f("bookSilent")} (${remedy})` : remedy;
}

function Others({ fault }: { fault: IrregularityView }) {
  const others = fault.others ?? [];
  if (others.length === 0) {
    return null;
  }
  return (
    <details class="part" data-part="others">
      <summary>{f("others")}</summary>
      <ul class="citations">
        {others.map((other) => (
          <li key={other.book} data-book={other.book}>
            <b>{other.book}</b> <small>{other.citations.join(", ")}</small>
            <span>{said(other, fault)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Evidence({ fault, hand }: { fault: IrregularityView; hand: HandView }) {
  const entries = fault.evidence ?? [];
  if (entries.length === 0) {
    return null;
  }
  return (
    <div class="told-of" data-part="evidence">
      <span>{f("evidence")}:</span>
      {entries.map((seq) => (
        <button
          key={seq}
          type="button"
          class="choice"
          data-evidence={seq}
          onClick={() =>
            go({ is: "replay", table: table.value ?? "", hand: hand.number, at: seq })
          }
        >
          {f("entry", { seq })}
        </button>
      ))}
    </div>
  );
}

interface Props {
  fault: IrregularityView;
  hand: HandView;
  view: TableView;
}

export function Fault({ fault, hand, view }: Props) {
  const ruling = useSignal(false);
  const glance = tables.value.find((each) => each.id === table.value) ?? null;
  const glanced = glance?.faults.find((each) => each.id === fault.id) ?? null;
  return (
    <article class={`fault-box blocks-${fault.blocks}`} data-fault={fault.fault}>
      <header>
        <h3>{fault.title}</h3>
        <span class="holds">{f(`blocks_${fault.blocks}` as FloorKey)}</span>
      </header>
      <p>
        {fault.text} {fault.detail !== "placed" && fault.detail}
      </p>
      {glance !== null && glanced !== null && <Going table={glance} fault={glanced} />}
      <Evidence fault={fault} hand={hand} />
      {fault.step !== null && (
        <Step
          key={fault.step.step}
          fault={fault}
          step={fault.step}
          hand={hand}
          view={view}
          title={fault.procedure_title}
        />
      )}
      <Seal fault={fault} hand={hand} game={view.game} />
      <Citations fault={fault} />
      {(fault.will_change ?? []).length > 0 && (
        <details class="part" data-part="will-change">
          <summary>{f("willChange")}</summary>
          <ul class="changes">
            {fault.will_change?.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      <Others fault={fault} />
      {ruling.value ? (
        <Ruling view={view} irregularity={fault.id} close={() => (ruling.value = false)} />
      ) : (
        <Button name="override" look="quiet" onTap={() => (ruling.value = true)}>
          {f("override")}
        </Button>
      )}
    </article>
  );
}
