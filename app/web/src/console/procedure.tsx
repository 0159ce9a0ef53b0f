// An open procedure: the fault, the rule behind its remedy, the step that is due, who does it and
// what each outcome will change. Which remedy it is, the service's rulebook has chosen.

import { useSignal } from "@preact/signals";
import type {
  Card,
  HandView,
  IrregularityView,
  StepTaken,
  StepView,
} from "../generated/messages";
import { CardFace } from "../felt/card";
import { t, word } from "../words/language";
import { effectsOf } from "./book";
import { role, say, speaksForFloor } from "./desk";
import { floorName, FloorNameField } from "./floor_name";
import { boardOf } from "./reading";
import { askCards, open } from "./sheets";
import { Choice, Opener } from "./tap";

function Citations({ fault }: { fault: IrregularityView }) {
  return (
    <ul class="citations">
      {fault.citations.map((citation) => (
        <li key={citation.clause}>
          <b>{citation.clause}</b> <small>{citation.edition}</small>
          <span>{citation.text}</span>
        </li>
      ))}
    </ul>
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

interface StepProps {
  fault: IrregularityView;
  step: StepView;
  hand: HandView;
}

function Step({ fault, step, hand }: StepProps) {
  const pick = useSignal<number | null>(null);
  const cards = useSignal<(Card | null)[]>([]);
  const floors = step.who === "floor" && speaksForFloor.value;
  const ready =
    (step.needs !== "pick" || pick.value !== null) &&
    (!floors || floorName.value.trim() !== "");
  const take = (outcome: string) => {
    const taken: StepTaken = { kind: "step_taken", procedure: fault.id, step: step.step, outcome };
    if (step.needs === "pick") {
      taken.pick = pick.value;
    }
    if (cards.value.some((card) => card !== null)) {
      taken.cards = cards.value;
    }
    if (floors) {
      taken.floor = floorName.value.trim();
    }
    say(taken);
  };
  const slots = step.needs === "board" ? boardOf(fault.street) : 1;
  return (
    <div class="step" data-step={step.step}>
      <p class="who-does">
        <span class={`doer ${step.who}`}>{word(`role.${step.who}`)}</span> {step.text}
      </p>
      {step.needs === "pick" && (
        <div class="choices picks">
          {hand.board.map((card, index) => (
            <Choice
              key={index}
              name={`pick-${index}`}
              on={pick.value === index}
              onTap={() => (pick.value = index)}
            >
              <CardFace card={card} label={t("cardNumber", { number: index + 1 })} />
              <span>{index + 1}</span>
            </Choice>
          ))}
        </div>
      )}
      {(step.needs === "board" || step.needs === "cards") && (
        <Opener
          name="step-cards"
          look="warm"
          says
          onTap={() =>
            askCards(step.text, slots, (named) => (cards.value = named), cards.value)
          }
        >
          {cards.value.some((card) => card !== null) ? (
            <span class="hole">
              {cards.value.map((card, index) => (
                <CardFace key={index} card={card} label={t("unknownCard")} />
              ))}
            </span>
          ) : (
            t("nameCards")
          )}
        </Opener>
      )}
      {floors && <FloorNameField />}
      <div class="outcomes">
        {step.outcomes.map((outcome) => (
          <div key={outcome.outcome} class="outcome">
            <Opener
              name={`outcome-${outcome.outcome}`}
              look="primary"
              says
              disabled={!ready}
              onTap={() => take(outcome.outcome)}
            >
              {outcome.text}
            </Opener>
            <ul class="changes">
              {effectsOf(fault, step.step, outcome.outcome).map((effect, index) => (
                <li key={index}>{effect}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}

interface Props {
  fault: IrregularityView;
  hand: HandView;
  /** Whether it is the one to be done next. */
  due: boolean;
  /** Whether it comes before everything else, and so cannot be folded away. */
  first: boolean;
}

export function Procedure({ fault, hand, due, first }: Props) {
  const unfolded = useSignal(due);
  return (
    <article class={`procedure blocks-${fault.blocks}`} data-fault={fault.fault}>
      <button
        type="button"
        class="head"
        aria-expanded={unfolded.value}
        onClick={() => (unfolded.value = !unfolded.value)}
      >
        <b>{fault.title}</b>
        <span>{fault.procedure_title}</span>
      </button>
      {(unfolded.value || first) && (
        <>
          <p class="what">
            {fault.text} {fault.detail !== "" && fault.detail !== "placed" && fault.detail}
          </p>
          {fault.step !== null && (
            <Step key={fault.step.step} fault={fault} step={fault.step} hand={hand} />
          )}
          <Citations fault={fault} />
          <Suggestion fault={fault} />
          {role.value !== null && (
            <Opener
              name="own-ruling"
              look="quiet"
              says
              onTap={() => open({ is: "ruling", irregularity: fault.id })}
            >
              {t("ownRuling")}
            </Opener>
          )}
        </>
      )}
    </article>
  );
}
