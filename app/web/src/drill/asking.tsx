// The hand that is asked: the table as it stands, what was seen last, and what to choose. It knows
// no answer.

import { useEffect, useRef } from "preact/hooks";
import { Button } from "../controls/parts";
import type { ChoiceShown, QuestionShown } from "../generated/messages";
import { Felt } from "../felt/table";
import { t } from "../words/language";
import {
  answers,
  busy,
  finish,
  question,
  reconsider,
  saidKind,
  sayKind,
  sayNext,
} from "./state";

interface OfferedProps {
  id: string;
  asks: string;
  of: readonly ChoiceShown[];
  choose: (id: string) => void;
}

/** Things to choose from, each with the number by which a keyboard chooses it. */
function Offered({ id, asks, of, choose }: OfferedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [id]);
  return (
    <section class="offered" data-asks={id}>
      <h2 tabIndex={-1} ref={heading}>
        {asks}
      </h2>
      {of.map((choice, index) => (
        <button
          key={choice.id}
          type="button"
          class="choice offer"
          data-offer={choice.id}
          onClick={() => choose(choice.id)}
        >
          <span class="number" aria-hidden="true">
            {index + 1}
          </span>
          <span>
            <b>{choice.text}</b>
            {choice.more !== "" && <small>{choice.more}</small>}
          </span>
        </button>
      ))}
    </section>
  );
}

function Panel({ asked }: { asked: QuestionShown }) {
  const kind = saidKind.value;
  const named = asked.kinds.find((choice) => choice.id === kind);
  return (
    <section class="panel">
      <ol class="told" aria-label={t("whatHappened")}>
        {asked.told.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ol>
      {named === undefined ? (
        <Offered
          id={`kind-${asked.hand}`}
          asks={t("whatIsWrong")}
          of={asked.kinds}
          choose={sayKind}
        />
      ) : (
        <>
          <button type="button" class="tap quiet said" data-tap="reconsider" onClick={reconsider}>
            {named.text} <small>{t("reconsider")}</small>
          </button>
          <Offered
            id={`next-${asked.hand}`}
            asks={t("whatIsNext")}
            of={asked.nexts}
            choose={sayNext}
          />
        </>
      )}
      {answers.value.length > 0 && (
        <Button name="finish" look="quiet" disabled={busy.value} onTap={finish}>
          {t("finishDrill")}
        </Button>
      )}
    </section>
  );
}

export function Asking() {
  const asked = question.value;
  if (asked === null) {
    // All of it is answered; when the marks did not come, they are asked for again.
    return (
      <main class="wanting">
        <Button name="marks" look="primary" disabled={busy.value} onTap={finish}>
          {t("showMarks")}
        </Button>
      </main>
    );
  }
  return (
    <main class="asking" data-hand={asked.hand}>
      <Felt view={asked.view} />
      <Panel key={asked.hand} asked={asked} />
    </main>
  );
}
