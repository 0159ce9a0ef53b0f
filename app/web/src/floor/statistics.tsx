// What went wrong, counted by kind, table or dealer, and the same as a file. Nothing is counted here.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Counted, Statistics } from "../generated/messages";
import { Button } from "../controls/parts";
import { language } from "../words/language";
import { ask, busy, trying } from "./entering";
import { Filter, kind, query, table } from "./filter";
import { go } from "./route";
import { save } from "./saving";
import { f, spanText } from "./words";

const BY = ["kind", "table", "dealer"] as const;
type By = (typeof BY)[number];

const by = signal<By>("kind");
const counted = signal<Statistics | null>(null);

function address(format: "json" | "csv"): string {
  const wanted = query();
  wanted.set("by", by.value);
  wanted.set("format", format);
  return `/v1/statistics?${wanted}`;
}

function count(): void {
  void trying(async () => {
    counted.value = await ask<Statistics>("GET", address("json"));
  });
}

function download(): Promise<void> {
  return save(address("csv"), `statistics-${by.value}.csv`);
}

function nameOf(row: Counted): string {
  return row.name || row.key || f("unknownDealer");
}

function show(row: Counted): void {
  if (by.value === "kind") {
    kind.value = row.key;
  } else if (by.value === "table") {
    table.value = row.key;
  }
  go({ is: "search" });
}

function Row({ row, most }: { row: Counted; most: number }) {
  const per = row.hands === 0 ? null : (100 * row.faults) / row.hands;
  return (
    <tr data-counted={row.key}>
      <th scope="row">
        {by.value === "dealer" ? (
          <bdi>{nameOf(row)}</bdi>
        ) : (
          <button type="button" class="linked" onClick={() => show(row)}>
            <bdi>{nameOf(row)}</bdi>
          </button>
        )}
        <span class="bar-of" style={{ "--part": most === 0 ? 0 : row.faults / most }} />
      </th>
      <td>{row.faults}</td>
      <td>{row.hands}</td>
      {by.value !== "kind" && <td>{per === null ? "–" : per.toFixed(1)}</td>}
      {by.value !== "kind" && <td>{row.rulings}</td>}
      <td>{row.open}</td>
      <td>{row.seconds === null ? "–" : spanText(row.seconds * 1000)}</td>
    </tr>
  );
}

function Counts({ answer }: { answer: Statistics }) {
  const most = Math.max(0, ...answer.counts.map((row) => row.faults));
  if (answer.counts.length === 0) {
    return <p class="hint">{f("noCounts")}</p>;
  }
  return (
    <div class="wide-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{f(answer.by === "kind" ? "kind" : answer.by === "table" ? "table" : "dealer")}</th>
            <th scope="col">{f("count_faults")}</th>
            <th scope="col">{f("count_hands")}</th>
            {answer.by !== "kind" && <th scope="col">{f("count_per")}</th>}
            {answer.by !== "kind" && <th scope="col">{f("count_rulings")}</th>}
            <th scope="col">{f("count_open")}</th>
            <th scope="col">{f("count_seconds")}</th>
          </tr>
        </thead>
        <tbody>
          {answer.counts.map((row) => (
            <Row key={row.key} row={row} most={most} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function StatisticsPage() {
  useEffect(count, [by.value, language.value]);
  const answer = counted.value;
  return (
    <main class="pages">
      <form
        class="box"
        data-box="statistics"
        onSubmit={(event) => {
          event.preventDefault();
          count();
        }}
      >
        <h2>{f("statistics")}</h2>
        <Filter />
        <div class="choices">
          {BY.map((each) => (
            <button
              key={each}
              type="button"
              class={`choice${by.value === each ? " on" : ""}`}
              data-tap={`by-${each}`}
              aria-pressed={by.value === each}
              onClick={() => (by.value = each)}
            >
              {f(`by_${each}`)}
            </button>
          ))}
          <button type="submit" class="tap primary" data-tap="count" disabled={busy.value}>
            {f("find")}
          </button>
        </div>
      </form>
      {answer !== null && answer.by === by.value && (
        <section class="box" data-box="counts" aria-live="polite">
          {answer.unread > 0 && <p class="hint">{f("unread", { count: answer.unread })}</p>}
          <Counts answer={answer} />
          <Button name="export" disabled={busy.value} onTap={() => void trying(download)}>
            {f("exportCsv")}
          </Button>
        </section>
      )}
    </main>
  );
}
