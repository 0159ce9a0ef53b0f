// One table: drawn as it is, with everything that is open there and what the floor may say to it.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { GameView, HandView, QuestionView, TableView } from "../generated/messages";
import { Button } from "../controls/parts";
import { levelText } from "../felt/level";
import { t } from "../words/language";
import { connection, live, mute, pending, refusal, say, view } from "./desk";
import { may } from "./entering";
import { Fault } from "./fault";
import { Felt } from "../felt/table";
import { HandList } from "./hands";
import { back, go } from "./route";
import { Ruling } from "./ruling";
import { Seal } from "./seal";
import { f, type FloorKey } from "./words";

function Question({ question }: { question: QuestionView }) {
  return (
    <div class="question" data-question={question.asks}>
      <p>{question.text}</p>
      <div class="choices">
        {question.answers.map((answer) => (
          <Button
            key={answer.answer}
            name={`answer-${answer.answer}`}
            disabled={mute.value}
            onTap={() =>
              say({ kind: "question_answered", question: question.id, answer: answer.answer })
            }
          >
            {answer.text}
          </Button>
        ))}
      </div>
    </div>
  );
}

function Rulings({ hand }: { hand: HandView }) {
  const unsigned = hand.rulings.filter((ruling) => !ruling.signed);
  const signed = hand.rulings.filter((ruling) => ruling.signed);
  return (
    <>
      {unsigned.length > 0 && (
        <section class="box unsigned" data-box="unsigned">
          <h3>{f("unsignedTitle")}</h3>
          {unsigned.map((ruling) => (
            <div key={ruling.id} class="ruling">
              <p>
                <bdi class="name">{ruling.floor}</bdi>: {ruling.reason}
              </p>
              <ul class="changes">
                {ruling.effects.map((effect, index) => (
                  <li key={index}>{effect}</li>
                ))}
              </ul>
              <Button
                name={`sign-${ruling.id}`}
                look="primary"
                disabled={mute.value}
                onTap={() => say({ kind: "ruling_countersigned", ruling: ruling.id })}
              >
                {f("sign")}
              </Button>
            </div>
          ))}
        </section>
      )}
      {signed.length > 0 && (
        <details class="box">
          <summary>{f("rulings")}</summary>
          <ul class="rulings">
            {signed.map((ruling) => (
              <li key={ruling.id} data-ruling={ruling.id}>
                <bdi class="name">{ruling.floor}</bdi>: {ruling.reason}
                <ul class="changes">
                  {ruling.effects.map((effect, index) => (
                    <li key={index}>{effect}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Closed({ hand, game }: { hand: HandView; game: GameView }) {
  const closed = hand.irregularities.filter((fault) => fault.status !== "open");
  if (closed.length === 0) {
    return null;
  }
  return (
    <details class="box">
      <summary>{f("closed", { count: closed.length })}</summary>
      <ul class="rulings">
        {closed.map((fault) => (
          <li key={fault.id} data-closed={fault.fault}>
            {fault.title} · {f(`status_${fault.status}` as FloorKey)}
            <small> {fault.citations.map((each) => each.clause).join(", ")}</small>
            <Seal fault={fault} hand={hand} game={game} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Notices() {
  return (
    <>
      {!live.value && connection.value.is === "waiting" && (
        <p class="bar" role="status" data-notice="away-table">
          {f("awayTable")}
        </p>
      )}
      {refusal.value !== null && (
        <p class="bar trouble" role="alert" data-notice="refused">
          <span>{refusal.value}</span>
          <Button name="dismiss" look="quiet" onTap={() => (refusal.value = null)}>
            {f("dismiss")}
          </Button>
        </p>
      )}
      {pending.value !== null && (
        <p class="bar sending" role="status" data-pending={pending.value.observation.kind}>
          {f("pending")}
        </p>
      )}
    </>
  );
}

function Work({ view: seen }: { view: TableView }) {
  const ruling = useSignal(false);
  const { hand } = seen;
  const open = hand?.irregularities.filter((fault) => fault.status === "open") ?? [];
  const due = seen.advice.procedure;
  const sorted = [
    ...open.filter((fault) => fault.id === due),
    ...open.filter((fault) => fault.id !== due),
  ];
  return (
    <div class="work" data-seq={seen.seq} data-phase={hand?.phase ?? "none"}>
      <p class="prompt" role="status">
        {seen.advice.text}
      </p>
      <Notices />
      {hand?.questions.map((question) => (
        <Question key={question.id} question={question} />
      ))}
      {hand !== null &&
        sorted.map((fault) => (
          <Fault key={`${hand.number}-${hand.deal}-${fault.id}`} fault={fault} hand={hand} view={seen} />
        ))}
      {open.length === 0 && <p class="hint">{f("nothingOpen")}</p>}
      {hand !== null && <Rulings hand={hand} />}
      {hand !== null && <Closed hand={hand} game={seen.game} />}
      {may("observe") && hand !== null && (
        <>
          {ruling.value ? (
            <Ruling view={seen} irregularity={null} close={() => (ruling.value = false)} />
          ) : (
            <Button name="ruling-alone" onTap={() => (ruling.value = true)}>
              {f("rulingAlone")}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function Head({ id, view: seen }: { id: string; view: TableView | null }) {
  return (
    <header class="head">
      <Button name="back" look="quiet" onTap={back}>
        ← <span class="spare">{f("back")}</span>
      </Button>
      <h2>
        <bdi class="name">{seen?.name ?? id}</bdi>
      </h2>
      {seen !== null && (
        <span class="about">
          {seen.hand !== null && <b>{t("hand", { hand: seen.hand.number })}</b>}
          {seen.level !== null && <span>{levelText(seen.level, seen.game)}</span>}
          <span class="spare">{seen.rulebook}</span>
          {seen.dealer != null && <bdi>{f("dealtBy", { dealer: seen.dealer.dealer })}</bdi>}
        </span>
      )}
      <a class="tap quiet link" data-tap="console" href={`/console/${encodeURIComponent(id)}`}>
        {f("console")}
      </a>
      {seen?.hand != null && (
        <Button
          name="replay"
          onTap={() =>
            go({ is: "replay", table: id, hand: seen.hand?.number ?? 1, at: null })
          }
        >
          {f("replay")}
        </Button>
      )}
    </header>
  );
}

export function TablePage({ id }: { id: string }) {
  const seen = view.value;
  const line = connection.value;
  useEffect(() => {
    document.querySelector<HTMLElement>(".table-page h2")?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <section class="table-page" data-table={id}>
      <Head id={id} view={seen} />
      {line.is === "ended" && line.why === "forbidden" && (
        <p class="bar trouble" role="alert">
          {t("ended_forbidden")}
        </p>
      )}
      {seen === null ? (
        <p class="loading">{f("loading")}</p>
      ) : (
        <>
          <Work view={seen} />
          <div class="scene">
            <Felt view={seen} />
            <HandList table={id} now={seen.hand?.number ?? 0} />
          </div>
        </>
      )}
    </section>
  );
}
