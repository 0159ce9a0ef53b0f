// The step of a procedure that is due: who does it, what it has to be told, its outcomes as buttons
// with what each changes. Which step it is, the service's rulebook has chosen.

import { useSignal } from "@preact/signals";
import type { Card, HandView, IrregularityView, StepTaken, StepView, TableView } from "../generated/messages";
import { boardOf } from "../console/reading";
import { Button, Choices } from "../controls/parts";
import { CardFace } from "../felt/card";
import { placeWord, t, word } from "../words/language";
import { CardPicker } from "./cards";
import { mute, say } from "./desk";
import { NumberField, wholeNumber } from "./field";
import { f } from "./words";

interface Props {
  fault: IrregularityView;
  step: StepView;
  hand: HandView;
  view: TableView;
  title: string;
}

export function Step({ fault, step, hand, view, title }: Props) {
  const pick = useSignal<number | null>(null);
  const cards = useSignal<Card[]>([]);
  const naming = useSignal(false);
  const seats = useSignal<readonly number[]>([]);
  const amount = useSignal("");
  const { needs } = step;
  const ofSeats = needs === "winners" || needs === "seat";
  const ready =
    (needs !== "pick" || pick.value !== null) &&
    (needs !== "winners" || seats.value.length > 0) &&
    (needs !== "amount" || wholeNumber(amount.value) !== null);
  const take = (outcome: string) => {
    const taken: StepTaken = { kind: "step_taken", procedure: fault.id, step: step.step, outcome };
    if (needs === "pick") {
      taken.pick = pick.value;
    }
    if (cards.value.length > 0) {
      taken.cards = cards.value;
    }
    if (seats.value.length > 0) {
      taken.seats = [...seats.value];
    }
    if (needs === "amount") {
      taken.amount = wholeNumber(amount.value);
    }
    say(taken);
  };
  const chooseSeat = (id: string) => {
    const seat = Number(id);
    const on = seats.value.includes(seat);
    if (needs === "seat") {
      seats.value = on ? [] : [seat];
    } else {
      seats.value = on ? seats.value.filter((each) => each !== seat) : [...seats.value, seat];
    }
  };
  return (
    <div class="step" data-step={step.step}>
      <h4>{title}</h4>
      <p>
        <span class={`doer ${step.who}`}>{word(`role.${step.who}`)}</span> {step.text}
      </p>
      {needs === "pick" && (
        <div class="choices picks" role="group" aria-label={f("pick")}>
          {hand.board.map((card, index) => (
            <button
              key={index}
              type="button"
              class={`choice${pick.value === index ? " on" : ""}`}
              data-tap={`pick-${index}`}
              aria-pressed={pick.value === index}
              onClick={() => (pick.value = index)}
            >
              <CardFace card={card} label={t("cardNumber", { number: index + 1 })} />
              <span>{index + 1}</span>
            </button>
          ))}
        </div>
      )}
      {(needs === "board" || needs === "cards") &&
        (naming.value ? (
          <CardPicker
            most={needs === "board" ? boardOf(fault.street) : view.game.hole}
            deck={view.game.deck}
            begin={cards.value}
            done={(named) => {
              cards.value = named;
              naming.value = false;
            }}
          />
        ) : (
          <Button name="step-cards" onTap={() => (naming.value = true)}>
            {cards.value.length === 0 ? (
              f("nameCards")
            ) : (
              <span class="named">
                {cards.value.map((card) => (
                  <CardFace key={card} card={card} />
                ))}
              </span>
            )}
          </Button>
        ))}
      {ofSeats && (
        <Choices
          label={f("seatsFor")}
          name="step-seats"
          on={seats.value.map(String)}
          of={view.seats.map((seat) => ({
            id: String(seat.seat),
            text: `${placeWord(`seat-${seat.seat}`)} · ${seat.player}`,
          }))}
          choose={chooseSeat}
        />
      )}
      {needs === "amount" && <NumberField name="step-amount" label={f("amountFor")} value={amount} />}
      <div class="outcomes">
        {step.outcomes.map((outcome) => (
          <div key={outcome.outcome} class="outcome">
            <Button
              name={`outcome-${outcome.outcome}`}
              look="primary"
              disabled={!ready || mute.value}
              onTap={() => take(outcome.outcome)}
            >
              {outcome.text}
            </Button>
            <ul class="changes">
              {outcome.changes?.map((line, index) => (
                <li key={index}>{line}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
