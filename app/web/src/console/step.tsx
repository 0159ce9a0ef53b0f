// The step that is due in an open procedure: who does it, what it has to be told, and its outcomes
// as buttons. What each outcome will change is said over them.

import { type Signal, useSignal } from "@preact/signals";
import type { Card, HandView, IrregularityView, StepTaken, StepView } from "../generated/messages";
import { CardFace } from "../felt/card";
import { t, word } from "../words/language";
import { say, speaksForFloor } from "./desk";
import { floorName, FloorNameField } from "./floor_name";
import { boardOf } from "./reading";
import { ChipsField } from "./sheet/field";
import { askCards } from "./sheets";
import { Choice, Opener } from "./tap";

interface Told {
  pick: Signal<number | null>;
  cards: Signal<(Card | null)[]>;
  seats: Signal<readonly number[]>;
  amount: Signal<string>;
}

function useTold(): Told {
  return {
    pick: useSignal<number | null>(null),
    cards: useSignal<(Card | null)[]>([]),
    seats: useSignal<readonly number[]>([]),
    amount: useSignal(""),
  };
}

/** Whether it was told what it cannot do without. */
function complete(step: StepView, told: Told): boolean {
  switch (step.needs) {
    case "pick":
      return told.pick.value !== null;
    case "winners":
    case "seat":
      return told.seats.value.length > 0;
    case "amount":
      return told.amount.value !== "";
    default:
      return true;
  }
}

function taken(fault: IrregularityView, step: StepView, outcome: string, told: Told): StepTaken {
  const said: StepTaken = { kind: "step_taken", procedure: fault.id, step: step.step, outcome };
  if (step.needs === "pick") {
    said.pick = told.pick.value;
  }
  if (told.cards.value.some((card) => card !== null)) {
    said.cards = told.cards.value;
  }
  if (told.seats.value.length > 0) {
    said.seats = [...told.seats.value];
  }
  if (told.amount.value !== "") {
    said.amount = Number(told.amount.value);
  }
  return said;
}

function Pick({ hand, pick }: { hand: HandView; pick: Signal<number | null> }) {
  return (
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
  );
}

/** Seats of the hand, one or several. */
function Seats({ hand, several, seats }: { hand: HandView; several: boolean; seats: Told["seats"] }) {
  const flip = (seat: number) => {
    const on = seats.value.includes(seat);
    const others = several ? seats.value.filter((each) => each !== seat) : [];
    seats.value = on ? others : [...others, seat].sort((a, b) => a - b);
  };
  return (
    <div class="choices">
      {hand.live.map((seat) => (
        <Choice key={seat} name={`step-seat-${seat}`} on={seats.value.includes(seat)} onTap={() => flip(seat)}>
          {word("place.seat", { seat })}
        </Choice>
      ))}
    </div>
  );
}

interface Props {
  fault: IrregularityView;
  step: StepView;
  hand: HandView;
}

function Asked({ fault, step, hand, told }: Props & { told: Told }) {
  const slots = step.needs === "board" ? boardOf(fault.street) : 1;
  switch (step.needs) {
    case "pick":
      return <Pick hand={hand} pick={told.pick} />;
    case "winners":
    case "seat":
      return <Seats hand={hand} several={step.needs === "winners"} seats={told.seats} />;
    case "amount":
      return <ChipsField label={t("wholeBet")} name="step-amount" value={told.amount} />;
    case "board":
    case "cards":
      return (
        <Opener
          name="step-cards"
          look="warm"
          says
          onTap={() =>
            askCards(step.text, slots, (named) => (told.cards.value = named), told.cards.value)
          }
        >
          {told.cards.value.some((card) => card !== null) ? (
            <span class="hole">
              {told.cards.value.map((card, index) => (
                <CardFace key={index} card={card} label={t("unknownCard")} />
              ))}
            </span>
          ) : (
            t("nameCards")
          )}
        </Opener>
      );
    default:
      return null;
  }
}

/** What each outcome changes at the table, and what comes then, in the service's words. */
function Changes({ step }: { step: StepView }) {
  return (
    <div class="will-change">
      {step.outcomes.some(({ changes = [], then }) => changes.length > 0 || then != null) && (
        <p class="label">{t("willChange")}</p>
      )}
      {step.outcomes.map(({ outcome, text, changes = [], then }) =>
        changes.length === 0 && then == null ? null : (
          <div key={outcome}>
            {step.outcomes.length > 1 && <b>{text}</b>}
            <ul class="changes">
              {changes.map((effect, index) => (
                <li key={index}>{effect}</li>
              ))}
              {then != null && <li class="then">{then}</li>}
            </ul>
          </div>
        ),
      )}
    </div>
  );
}

/** The step in two parts, so that its outcomes stay in reach however long the texts are. */
export function useStep({ fault, step, hand }: Props) {
  const told = useTold();
  const floors = step.who === "floor" && speaksForFloor.value;
  const ready = complete(step, told) && (!floors || floorName.value.trim() !== "");
  const take = (outcome: string) => {
    const said = taken(fault, step, outcome, told);
    say(floors ? { ...said, floor: floorName.value.trim() } : said);
  };
  const body = (
    <>
      <p class="who-does">
        <span class={`doer ${step.who}`}>{word(`role.${step.who}`)}</span> {step.text}
      </p>
      <Asked fault={fault} step={step} hand={hand} told={told} />
      {floors && <FloorNameField />}
      <Changes step={step} />
    </>
  );
  const outcomes = step.outcomes.map((outcome) => (
    <Opener
      key={outcome.outcome}
      name={`outcome-${outcome.outcome}`}
      look="primary"
      says
      disabled={!ready}
      onTap={() => take(outcome.outcome)}
    >
      {outcome.text}
    </Opener>
  ));
  return { body, outcomes };
}
