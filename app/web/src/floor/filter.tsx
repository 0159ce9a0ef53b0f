// What hands are looked for: a form that search and statistics share. It asks for nothing itself.

import { type Signal, signal } from "@preact/signals";
import { choices } from "./entering";
import { NumberField, Select, TextField, wholeNumber } from "./field";
import { tables } from "./overview";
import { f } from "./words";

const LONGEST_NAME = 200;

export const table = signal("");
export const kind = signal("");
const first = signal("");
const last = signal("");
const dealer = signal("");
const player = signal("");
const since = signal("");
const until = signal("");

/** A day as the person means it: from its first to its last moment here, in UTC. */
function bound(day: string, end: boolean): string {
  return new Date(`${day}T${end ? "23:59:59.999" : "00:00:00"}`).toISOString();
}

/** The form as a query of the service. */
export function query(): URLSearchParams {
  const said = new URLSearchParams();
  const put = (name: string, value: string | null) => {
    if (value !== null && value !== "") {
      said.set(name, value);
    }
  };
  const number = (typed: string) => {
    const whole = wholeNumber(typed);
    return whole === null || whole < 1 ? null : String(whole);
  };
  put("table", table.value);
  put("kind", kind.value);
  put("first", number(first.value));
  put("last", number(last.value));
  put("dealer", dealer.value.trim());
  put("player", player.value.trim());
  put("since", since.value === "" ? null : bound(since.value, false));
  put("until", until.value === "" ? null : bound(until.value, true));
  return said;
}

function Day({ name, label, value }: { name: string; label: string; value: Signal<string> }) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        name={name}
        type="date"
        value={value.value}
        onInput={(event) => (value.value = event.currentTarget.value)}
      />
    </label>
  );
}

export function Filter() {
  return (
    <div class="filters">
      <Select
        name="table"
        label={f("table")}
        value={table.value}
        change={(to) => (table.value = to)}
      >
        <option value="">{f("allTables")}</option>
        {tables.value.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
      </Select>
      <Select name="kind" label={f("kind")} value={kind.value} change={(to) => (kind.value = to)}>
        <option value="">{f("anyKind")}</option>
        {choices.value?.kinds.map((each) => (
          <option key={each.kind} value={each.kind}>
            {each.title}
          </option>
        ))}
      </Select>
      <TextField name="player" label={f("player")} value={player} most={LONGEST_NAME} />
      <TextField name="dealer" label={f("dealer")} value={dealer} most={LONGEST_NAME} />
      <NumberField name="first" label={`${f("numbers")}: ${f("from")}`} value={first} most={9} />
      <NumberField name="last" label={`${f("numbers")}: ${f("to")}`} value={last} most={9} />
      <Day name="since" label={`${f("day")}: ${f("from")}`} value={since} />
      <Day name="until" label={`${f("day")}: ${f("to")}`} value={until} />
    </div>
  );
}
