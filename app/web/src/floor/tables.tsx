// Every table as a tile, in the order in which they were opened. A tile says in words what its
// colour says.

import { useSignal } from "@preact/signals";
import type { TableGlance } from "../generated/messages";
import { t } from "../words/language";
import { Age } from "./age";
import { heard, tables } from "./overview";
import { go } from "./route";
import { f, phaseText } from "./words";

function Tile({ table }: { table: TableGlance }) {
  const worst = table.faults[0];
  const look = table.problem != null ? "broken" : worst === undefined ? "calm" : `blocks-${worst.blocks}`;
  return (
    <button
      type="button"
      class={`tile ${look}`}
      data-tile={table.id}
      data-phase={table.phase ?? "none"}
      onClick={() => go({ is: "floor", table: table.id })}
    >
      <span class="line">
        <bdi class="name">{table.name}</bdi>
        {table.hand !== null && <span class="hand">{t("hand", { hand: table.hand })}</span>}
      </span>
      <span class="line">
        <span class="phase">{table.problem != null ? f("broken") : phaseText(table)}</span>
        {table.last_at !== null && <Age at={table.last_at} />}
      </span>
      {worst !== undefined && (
        <span class="line fault">
          <b>{worst.title}</b>
          <Age at={worst.at} />
        </span>
      )}
      {table.going != null && (
        <small class="who-goes">
          ➜ <bdi>{f("going", { floor: table.going.floor })}</bdi>
        </small>
      )}
      <small>
        {[
          table.held ? f("held") : null,
          table.faults.length > 1 ? f("openCount", { count: table.faults.length }) : null,
          table.questions > 0 ? f("questions", { count: table.questions }) : null,
          table.dealer === "" ? null : f("dealtBy", { dealer: table.dealer }),
          f("players", { count: table.players, seats: table.seats }),
        ]
          .filter((each) => each !== null)
          .join(" · ")}
      </small>
    </button>
  );
}

function troubled(table: TableGlance): boolean {
  return (
    table.faults.length > 0 || table.unsigned.length > 0 || table.questions > 0 || table.problem != null
  );
}

export function Tables() {
  const typed = useSignal("");
  const onlyOpen = useSignal(false);
  const all = tables.value;
  const part = typed.value.trim().toLocaleLowerCase();
  const seen = all.filter(
    (table) =>
      (!onlyOpen.value || troubled(table)) &&
      (table.name.toLocaleLowerCase().includes(part) || table.id.includes(part)),
  );
  return (
    <section class="tables" aria-label={f("tables", { count: all.length })}>
      <header>
        <h2>{f("tables", { count: seen.length })}</h2>
        <label class="filter">
          <span>{f("filter")}</span>
          <input
            name="filter"
            type="search"
            autocomplete="off"
            maxLength={80}
            value={typed.value}
            onInput={(event) => (typed.value = event.currentTarget.value)}
          />
        </label>
        <button
          type="button"
          class={`choice${onlyOpen.value ? " on" : ""}`}
          data-tap="only-open"
          aria-pressed={onlyOpen.value}
          onClick={() => (onlyOpen.value = !onlyOpen.value)}
        >
          {f("onlyOpen")}
        </button>
      </header>
      {heard.value && seen.length === 0 && (
        <p class="hint">{f(all.length === 0 ? "noTables" : "noneOfThem")}</p>
      )}
      <div class="tiles">
        {seen.map((table) => (
          <Tile key={table.id} table={table} />
        ))}
      </div>
    </section>
  );
}
