// A hand gone through entry by entry: a scrubber over its positions, the table at each, and the list
// of entries with what told of a fault marked in it. It says nothing to the table.

import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { EntryShown, TableView } from "../generated/messages";
import { described } from "../console/words";
import { Button } from "../controls/parts";
import { language, t } from "../words/language";
import { busy, told, trying } from "./entering";
import { Felt } from "../felt/table";
import { tables } from "./overview";
import { evidenceOf, type Mark, type Played, Positions, readHand } from "./playback";
import { back } from "./route";
import { save } from "./saving";
import { f, timeText } from "./words";

interface RowProps {
  entry: EntryShown;
  here: boolean;
  gone: boolean;
  marks: readonly Mark[];
  go: () => void;
}

/** Scroll a row into its list's sight; the page itself stays where it is. */
function show(row: HTMLElement | null): void {
  const list = row?.closest<HTMLElement>(".entries");
  if (row == null || list == null) {
    return;
  }
  const [inside, around] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  const missing = Math.min(0, inside.top - around.top) || Math.max(0, inside.bottom - around.bottom);
  list.scrollBy({ top: missing });
}

function Row({ entry, here, gone, marks, go }: RowProps) {
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (here) {
      show(row.current);
    }
  }, [here]);
  return (
    <li>
      <button
        ref={row}
        type="button"
        class={`entry${here ? " here" : ""}${gone ? " gone" : ""}${marks.length > 0 ? " marked" : ""}`}
        data-entry={entry.seq}
        aria-current={here ? "step" : undefined}
        onClick={go}
      >
        <span class="seq">{entry.seq}</span>
        <span class="said">
          <bdi>{described(entry.observation)}</bdi>
          {marks.map((mark) => (
            <b key={mark} class={`mark ${mark}`} data-mark={mark}>
              {f(`mark_${mark}`)}
            </b>
          ))}
          {gone && <i>{f("retracted")}</i>}
        </span>
        <small>
          {timeText(entry.at)} <bdi>{entry.actor}</bdi>
        </small>
      </button>
    </li>
  );
}

function Open({ view }: { view: TableView }) {
  const open = view.hand?.irregularities.filter((fault) => fault.status === "open") ?? [];
  if (open.length === 0) {
    return null;
  }
  return (
    <ul class="open-then">
      {open.map((fault) => (
        <li key={fault.id} data-fault={fault.fault}>
          <b>{fault.title}</b> {fault.citations.map((each) => each.clause).join(", ")}
          {fault.step !== null && <small> {fault.step.text}</small>}
        </li>
      ))}
    </ul>
  );
}

interface ScrubberProps {
  played: Played;
  index: number;
  move: (to: number) => void;
}

function Scrubber({ played, index, move }: ScrubberProps) {
  const { entries, marks } = played;
  const last = entries.length - 1;
  const seq = entries[index]?.seq ?? 0;
  const where = f("position", { seq, index: index + 1, count: entries.length });
  const before = entries.findLastIndex((entry, at) => at < index && marks.has(entry.seq));
  const after = entries.findIndex((entry, at) => at > index && marks.has(entry.seq));
  return (
    <div class="scrubber" data-position={seq}>
      <div class="ticks" aria-hidden="true">
        {entries.map((entry, at) =>
          marks.has(entry.seq) ? (
            <i
              key={entry.seq}
              class={marks.get(entry.seq)?.[0] ?? ""}
              style={{ "--at": last === 0 ? 0 : at / last }}
            />
          ) : null,
        )}
      </div>
      <input
        type="range"
        name="position"
        min={0}
        max={last}
        step={1}
        value={index}
        aria-label={f("replay")}
        aria-valuetext={where}
        onInput={(event) => move(Number(event.currentTarget.value))}
      />
      <div class="moves">
        <Button name="first" look="quiet" disabled={index === 0} onTap={() => move(0)}>
          <span aria-hidden="true">|←</span><span class="hidden">{f("first")}</span>
        </Button>
        <Button name="previous" disabled={index === 0} onTap={() => move(index - 1)}>
          <span aria-hidden="true">←</span><span class="hidden">{f("previous")}</span>
        </Button>
        <Button name="next" disabled={index === last} onTap={() => move(index + 1)}>
          <span aria-hidden="true">→</span><span class="hidden">{f("next")}</span>
        </Button>
        <Button name="last" look="quiet" disabled={index === last} onTap={() => move(last)}>
          <span aria-hidden="true">→|</span><span class="hidden">{f("last")}</span>
        </Button>
        <Button name="mark-before" look="quiet words" disabled={before < 0} onTap={() => move(before)}>
          {f("previousMark")}
        </Button>
        <Button name="mark-after" look="quiet words" disabled={after < 0} onTap={() => move(after)}>
          {f("nextMark")}
        </Button>
      </div>
      <p class="where" role="status">
        {where}
      </p>
    </div>
  );
}

function useKeys(played: Played | null, index: number, move: (to: number) => void): void {
  useEffect(() => {
    if (played === null) {
      return undefined;
    }
    const { entries, marks } = played;
    const last = entries.length - 1;
    const to: Readonly<Record<string, () => number>> = {
      ArrowLeft: () => index - 1,
      ArrowRight: () => index + 1,
      Home: () => 0,
      End: () => last,
      ArrowUp: () => entries.findLastIndex((entry, at) => at < index && marks.has(entry.seq)),
      ArrowDown: () => entries.findIndex((entry, at) => at > index && marks.has(entry.seq)),
    };
    const pressed = (event: KeyboardEvent) => {
      const target = to[event.key]?.();
      if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) {
        return;
      }
      event.preventDefault();
      if (target >= 0 && target <= last) {
        move(target);
      }
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [played, index]);
}

interface Props {
  table: string;
  hand: number;
  at: number | null;
}

export function Replay({ table, hand, at }: Props) {
  const played = useSignal<Played | null>(null);
  const missing = useSignal(false);
  const index = useSignal(0);
  const view = useSignal<TableView | null>(null);
  const positions = useMemo(() => new Positions(table, hand), [table, hand]);
  useEffect(() => {
    readHand(table, hand).then((read) => {
      missing.value = read === null;
      played.value = read;
      const entries = read?.entries ?? [];
      const wanted = entries.findIndex((entry) => entry.seq === at);
      index.value = at === null || wanted < 0 ? Math.max(0, entries.length - 1) : wanted;
    }, told);
  }, [table, hand, at]);
  // A hand that is still played grows; whoever looks at its end is taken along.
  const glance = tables.value.find((each) => each.id === table);
  const newest = glance?.hand === hand ? glance.seq : 0;
  useEffect(() => {
    const known = played.value?.hand.last_seq ?? newest;
    if (newest > known) {
      readHand(table, hand).then((read) => {
        const was = played.value?.entries.length ?? 0;
        const atEnd = index.value >= was - 1;
        played.value = read ?? played.value;
        if (atEnd) {
          index.value = Math.max(0, (read?.entries.length ?? was) - 1);
        }
      }, told);
    }
  }, [newest]);
  const seq = played.value?.entries[index.value]?.seq;
  useEffect(() => {
    if (seq === undefined) {
      return undefined;
    }
    let over = false;
    positions.at(seq).then((seen) => {
      if (!over) {
        view.value = seen;
      }
    }, told);
    // The next ones are there before they are wanted.
    const beside = [index.value + 1, index.value - 1].map((each) => played.value?.entries[each]?.seq);
    beside.forEach((each) => each !== undefined && positions.at(each).catch(() => undefined));
    return () => {
      over = true;
    };
  }, [seq]);
  useEffect(() => {
    positions.forget();
    if (seq !== undefined) {
      positions.at(seq).then((seen) => {
        view.value = seen;
      }, told);
    }
  }, [language.value]);
  const move = (to: number) => {
    index.value = to;
  };
  useKeys(played.value, index.value, move);
  const evidence = new Set(evidenceOf(view.value));
  const name = view.value?.name ?? glance?.name ?? table;
  const now = played.value;
  return (
    <main class="replay" data-replay={`${table}/${hand}`}>
      <header class="head">
        <Button name="back" look="quiet" onTap={back}>
          ← <span class="spare">{f("back")}</span>
        </Button>
        <h2>
          <bdi class="name">{f("replayOf", { table: name, hand })}</bdi>
        </h2>
        <span class="about">
          <span class="keys">{f("replayKeys")}</span>
        </span>
        <Button
          name="download"
          look="quiet"
          disabled={now === null || busy.value}
          onTap={() =>
            void trying(() =>
              save(
                `/v1/tables/${encodeURIComponent(table)}/hands/${hand}?format=phh`,
                `${table}-${hand}.phh`,
              ),
            )
          }
        >
          {f("download")}
        </Button>
      </header>
      {missing.value && <p class="hint">{f("foundNone")}</p>}
      {now === null || view.value === null ? (
        !missing.value && <p class="loading">{f("loading")}</p>
      ) : (
        <>
          <div class="scene">
            <Felt view={view.value} />
            <p class="then">{view.value.advice.text}</p>
            <Open view={view.value} />
            <Scrubber played={now} index={index.value} move={move} />
          </div>
          <ol class="entries" aria-label={t("hand", { hand })}>
            {now.entries.map((entry, each) => {
              const marks = now.marks.get(entry.seq) ?? [];
              const alsoTold = evidence.has(entry.seq) && !marks.includes("evidence");
              return (
                <Row
                  key={entry.seq}
                  entry={entry}
                  here={each === index.value}
                  gone={now.gone.has(entry.seq)}
                  marks={alsoTold ? [...marks, "evidence"] : marks}
                  go={() => move(each)}
                />
              );
            })}
          </ol>
        </>
      )}
    </main>
  );
}
