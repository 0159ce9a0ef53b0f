// What waits at all tables, the worst first and then the oldest. The order is the service's ranks.

import { word } from "../words/language";
import { Age } from "./age";
import { Going } from "./going";
import { heard, queue, type Waiting } from "./overview";
import { go, route } from "./route";
import { f, type FloorKey } from "./words";

function who({ fault }: Waiting): string | null {
  if (fault?.who == null) {
    return null;
  }
  return fault.who === "floor"
    ? f("waitsFloor")
    : f("waitsOther", { who: word(`role.${fault.who}`) });
}

function Item({ waiting }: { waiting: Waiting }) {
  const { table, fault } = waiting;
  const here = route.value.is === "floor" && route.value.table === table.id;
  const doer = who(waiting);
  return (
    <li class={`box-of ${fault === null ? "sign" : `blocks-${fault.blocks}`}${here ? " here" : ""}`}>
      <button
        type="button"
        class="waiting"
        data-waiting={fault?.fault ?? "unsigned"}
        data-table={table.id}
        aria-current={here}
        onClick={() => go({ is: "floor", table: table.id })}
      >
        <span class="line">
          <bdi class="name">{table.name}</bdi>
          <Age at={waiting.at} />
        </span>
        <b class="title">
          {fault === null ? <bdi>{f("unsignedRuling", { floor: waiting.floor })}</bdi> : fault.title}
        </b>
        <small>
          {fault !== null && f(`blocks_${fault.blocks}` as FloorKey)}
          {doer !== null && ` · ${doer}`}
        </small>
      </button>
      {fault !== null && <Going table={table} fault={fault} />}
    </li>
  );
}

export function Queue() {
  const all = queue.value;
  return (
    <section class="queue" aria-label={f("queue", { count: all.length })}>
      <h2>{f("queue", { count: all.length })}</h2>
      {heard.value && all.length === 0 && <p class="hint">{f("queueEmpty")}</p>}
      <ol class="waitings">
        {all.map((waiting) => (
          <Item key={waiting.key} waiting={waiting} />
        ))}
      </ol>
    </section>
  );
}
