// Bars that tell and ask, and stop nothing: the line, who controls the table, what was refused,
// open questions, rulings that wait for the floor's signature.

import { useEffect } from "preact/hooks";
import type { HandView, QuestionView } from "../generated/messages";
import { t } from "../words/language";
import { Clock } from "./clock";
import { connection, control, live, pending, refusal, role, takeControl, view } from "./desk";
import { KeptList } from "./kept_list";
import { open } from "./sheets";
import { Opener, Tap } from "./tap";
import { described } from "./words";

function Control() {
  if (control.value === "mine" || view.value === null) {
    return null;
  }
  const by = view.value.controller?.by ?? "";
  return (
    <div class="notice control" data-notice="control">
      <p>
        {control.value === "theirs" ? (
          <>
            {t("othersControl")} <bdi class="name">{by}</bdi>
          </>
        ) : (
          t("nobodysControl")
        )}
      </p>
      <Opener
        name="take-control"
        look={control.value === "theirs" ? "danger" : "primary"}
        disabled={!live.value || pending.value !== null}
        onTap={takeControl}
      >
        {control.value === "theirs" ? t("takeOver") : t("takeControl")}
      </Opener>
    </div>
  );
}

function Refused() {
  const refused = refusal.value;
  useEffect(() => {
    const said = refused?.observation;
    if (refused?.code === "floor_name_missing" && said != null) {
      refusal.value = null;
      open({ is: "floorName", observation: said });
    }
    if (refused?.code === "seat_needed" && said?.kind === "fault_reported") {
      refusal.value = null;
      open({ is: "whichSeat", report: said });
    }
  }, [refused]);
  if (refused === null) {
    return null;
  }
  return (
    <div class="notice refused" role="alert" data-notice="refused" data-code={refused.code}>
      <p>
        {refused.observation !== null && <b>{described(refused.observation)}: </b>}
        {refused.text}
      </p>
      <Opener name="dismiss" look="quiet" onTap={() => (refusal.value = null)}>
        ×
      </Opener>
    </div>
  );
}

function Question({ question }: { question: QuestionView }) {
  return (
    <div class="notice question" data-notice="question" data-asks={question.asks}>
      <p>{question.text}</p>
      <div class="choices">
        {question.answers.map((answer) => (
          <Tap
            key={answer.answer}
            name={`answer-${answer.answer}`}
            says={{ kind: "question_answered", question: question.id, answer: answer.answer }}
          >
            {answer.text}
          </Tap>
        ))}
      </div>
    </div>
  );
}

function Unsigned({ hand }: { hand: HandView }) {
  const unsigned = hand.rulings.filter((ruling) => !ruling.signed);
  if (unsigned.length === 0) {
    return null;
  }
  return (
    <details class="notice unsigned" data-notice="unsigned">
      <summary>{t("unsigned", { count: unsigned.length })}</summary>
      <ul>
        {unsigned.map((ruling) => (
          <li key={ruling.id}>
            <bdi class="name">{ruling.floor}</bdi>: {ruling.reason}
            {role.value !== "dealer" && (
              <Tap
                name={`sign-${ruling.id}`}
                says={{ kind: "ruling_countersigned", ruling: ruling.id }}
              >
                {t("sign")}
              </Tap>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Away() {
  const is = connection.value.is;
  if (live.value || is === "ended" || view.value === null) {
    return null;
  }
  return (
    <div class="notice away" data-notice="away" role="status">
      <p>{pending.value === null ? t("away") : t("awayPending")}</p>
    </div>
  );
}

export function Notices() {
  const hand = view.value?.hand ?? null;
  return (
    <div class="notices">
      <Away />
      <KeptList />
      <Control />
      <Refused />
      {hand?.clock != null && <Clock key={hand.clock.at} clock={hand.clock} />}
      {hand?.going != null && (
        <div class="notice going" data-notice="going" role="status">
          <p>{hand.going.text}</p>
        </div>
      )}
      {hand?.questions.map((question) => (
        <Question key={question.id} question={question} />
      ))}
      {hand !== null && <Unsigned hand={hand} />}
    </div>
  );
}
