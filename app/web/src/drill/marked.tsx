// How a drill went: the points, and each hand with what was said, what is right, and the rule behind
// it by its number. It marks nothing itself.

import { Button } from "../controls/parts";
import type { ChoiceShown, MarkShown } from "../generated/messages";
import { t } from "../words/language";
import { again, answers, busy, drill, marks } from "./state";

interface HalfProps {
  asks: string;
  right: boolean;
  said: ChoiceShown | null;
  is: ChoiceShown;
}

function Half({ asks, right, said, is }: HalfProps) {
  return (
    <div class={`half ${right ? "right" : "wrong"}`}>
      <h3>
        <span class="sign">{right ? `✓ ${t("answerRight")}` : `✗ ${t("answerWrong")}`}</span> {asks}
      </h3>
      {!right && (
        <p class="hint">
          {t("youSaid")} {said === null ? t("unanswered") : said.text}
        </p>
      )}
      <p>
        <b>{is.text}</b> {is.more}
      </p>
    </div>
  );
}

function Hand({ mark }: { mark: MarkShown }) {
  const right = mark.kind_right && mark.next_right;
  const time = mark.seconds === null ? "" : ` · ${t("drillSeconds", { seconds: mark.seconds })}`;
  return (
    <details
      class={`hand ${right ? "right" : "wrong"}`}
      data-mark={mark.hand}
      data-right={right}
      open={!right}
    >
      <summary>
        {right ? "✓" : "✗"} {t("hand", { hand: mark.hand })}: {mark.kind.text}
        <small>
          {t("points", { points: mark.points })}
          {time}
        </small>
      </summary>
      <p class="hint seen">{mark.told}</p>
      <Half
        asks={t("whatIsWrong")}
        right={mark.kind_right}
        said={mark.said_kind}
        is={mark.kind}
      />
      <Half asks={t("whatIsNext")} right={mark.next_right} said={mark.said_next} is={mark.next} />
      {mark.citations.map((citation) => (
        <p key={citation.clause} class="rule" data-clause={citation.clause}>
          <b>{citation.clause}</b> <small>{citation.edition}</small> {citation.text}
        </p>
      ))}
      {mark.silent && <p class="rule">{t("practice")}</p>}
    </details>
  );
}

export function Marked() {
  const all = marks.value;
  if (all === null) {
    return null;
  }
  const asked = all.hands.slice(0, answers.value.length);
  return (
    <main class="marked">
      <section class="box score" role="status">
        <p class="points" data-points={all.points}>
          {t("pointsOf", { points: all.points, most: all.most })}
        </p>
        <p>
          {t("seenRight", { right: all.kinds_right, hands: all.hands.length })}
          {" · "}
          {t("nextRight", { right: all.nexts_right, hands: all.hands.length })}
        </p>
        {all.seconds !== null && (
          <p class="hint">{t("onAverage", { seconds: all.seconds, pace: all.pace })}</p>
        )}
        <p class="hint">{t("seedWas", { seed: drill.value?.seed ?? "" })}</p>
        <div class="grid">
          <Button name="new" look="primary" disabled={busy.value} onTap={() => again({ same: false })}>
            {t("newDrill")}
          </Button>
          <Button name="same" disabled={busy.value} onTap={() => again({ same: true })}>
            {t("sameDrill")}
          </Button>
        </div>
      </section>
      <section class="hands">
        {asked.map((mark) => (
          <Hand key={mark.hand} mark={mark} />
        ))}
      </section>
    </main>
  );
}
