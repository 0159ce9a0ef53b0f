// An open procedure: what was seen, the rule behind its remedy, the step that is due, its outcomes,
// and the ways around it. Which remedy it is, the service's rulebook has chosen.

import { useSignal } from "@preact/signals";
import type { HandView, IrregularityView, StepView } from "../generated/messages";
import { t } from "../words/language";
import { narrow } from "./naming";
import { open } from "./sheets";
import { useStep } from "./step";
import { Opener } from "./tap";

/** The first clause in one sentence with its number; the others can be unfolded. */
function Citations({ fault }: { fault: IrregularityView }) {
  const [first, ...others] = fault.citations;
  if (first === undefined) {
    return null;
  }
  const lines = others.map((citation) => (
    <li key={citation.clause}>
      <b>{citation.clause}</b> <small>{citation.edition}</small> <span>{citation.text}</span>
    </li>
  ));
  return (
    <div class="citations">
      <p class="rule">
        <b>{first.clause}</b> <span>{first.text}</span> <small>{first.edition}</small>
      </p>
      {lines.length > 0 && (
        <details>
          <summary>{t("moreRules", { count: lines.length })}</summary>
          <ul>{lines}</ul>
        </details>
      )}
    </div>
  );
}

function Suggestion({ fault }: { fault: IrregularityView }) {
  if (!fault.silent) {
    return null;
  }
  return (
    <div class="suggestion">
      <b>{fault.suggestion.length > 0 ? fault.suggestion_mark : t("silent")}</b>
      <ul>
        {fault.suggestion.map((effect, index) => (
          <li key={index}>{effect}</li>
        ))}
      </ul>
    </div>
  );
}

function Around({ fault }: { fault: IrregularityView }) {
  return (
    <div class="around">
      <Opener name="meanwhile" look="quiet" says onTap={() => open({ is: "meanwhile" })}>
        {t("meanwhile")}…
      </Opener>
      <Opener
        name="own-ruling"
        look="quiet"
        says
        onTap={() => open({ is: "ruling", irregularity: fault.id })}
      >
        {t("floorSaid")}…
      </Opener>
    </div>
  );
}

function What({ fault }: { fault: IrregularityView }) {
  return (
    <p class="what">
      {fault.text} {fault.detail !== "" && fault.detail !== "placed" && fault.detail}
    </p>
  );
}

interface BodyProps {
  fault: IrregularityView;
  hand: HandView;
}

function WithStep({ fault, hand, step }: BodyProps & { step: StepView }) {
  const { body, outcomes } = useStep({ fault, step, hand });
  return (
    <div class="step" data-step={step.step}>
      <div class="procedure-body">
        <What fault={fault} />
        <Citations fault={fault} />
        {body}
        <Suggestion fault={fault} />
      </div>
      <div class="procedure-foot">
        <div class={`outcomes${outcomes.length > 1 ? " several" : ""}`}>{outcomes}</div>
        <Around fault={fault} />
      </div>
    </div>
  );
}

function Body({ fault, hand }: BodyProps) {
  if (fault.step !== null) {
    return <WithStep key={fault.step.step} fault={fault} hand={hand} step={fault.step} />;
  }
  return (
    <div class="step">
      <div class="procedure-body">
        <What fault={fault} />
        <Citations fault={fault} />
        <Suggestion fault={fault} />
      </div>
      <div class="procedure-foot">
        <Around fault={fault} />
      </div>
    </div>
  );
}

interface Props extends BodyProps {
  /** Whether it comes before everything else, and so takes the middle and is not folded away. */
  first: boolean;
  /** Whether it is the next one to be done, though the hand can go on. */
  due?: boolean;
}

export function Procedure({ fault, hand, first, due = false }: Props) {
  const unfolded = useSignal(due && !narrow.value);
  const shown = first || unfolded.value;
  const title = (
    <>
      <b>{fault.title}</b>
      <span>{fault.procedure_title}</span>
      {!shown && <What fault={fault} />}
    </>
  );
  return (
    <article class={`procedure blocks-${fault.blocks}`} data-fault={fault.fault}>
      {first ? (
        <header class="head">{title}</header>
      ) : (
        <button
          type="button"
          class="head"
          data-tap={`unfold-${fault.id}`}
          aria-expanded={shown}
          onClick={() => (unfolded.value = !unfolded.value)}
        >
          {title}
        </button>
      )}
      {shown && <Body fault={fault} hand={hand} />}
    </article>
  );
}
