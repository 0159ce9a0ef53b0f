// New tables, one or a whole tournament's at once, and a level for several of them. Who gets access
// to them is for the page beside this one.

import { signal } from "@preact/signals";
import type { TableAnswer } from "../generated/messages";
import { Button, Choices } from "../controls/parts";
import { randomId } from "../wire/secrets";
import { ask, busy, choices, may, me, trying, wordsOf } from "./entering";
import { NumberField, Select, TextField, wholeNumber } from "./field";
import { LevelFields, levelOf, typedLevel } from "./level";
import { lookNow, tables } from "./overview";
import { f } from "./words";

const MOST_TABLES = 100;
const LONGEST_NAME = 70;
const SEATS = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

const name = signal("");
const count = signal("1");
const begin = signal("1");
const game = signal("NT");
const book = signal("tda");
const seats = signal("9");
const tracking = signal<"full" | "dealing">("full");
const level = typedLevel();
const denominations = signal("");
const opened = signal<{ count: number; why: string | null } | null>(null);

const chosen = signal<readonly string[]>([]);
const next = typedLevel();
const set = signal<number | null>(null);

/** How many are to be opened, null when that is no number for it. */
function wanted(): number | null {
  const many = wholeNumber(count.value);
  return many === null || many < 1 || many > MOST_TABLES ? null : many;
}

async function open(): Promise<void> {
  const many = wanted() ?? 0;
  const from = wholeNumber(begin.value) ?? 1;
  const first = levelOf(level);
  const values = (denominations.value.match(/\d+/g) ?? []).map(Number);
  opened.value = null;
  for (let made = 0; made < many; made += 1) {
    const numbered = many === 1 && from === 1 ? name.value.trim() : `${name.value.trim()} ${from + made}`;
    try {
      await ask<TableAnswer>("POST", "/v1/tables", {
        name: numbered,
        seats: Number(seats.value),
        variant: game.value,
        rulebook: book.value,
        tracking: tracking.value,
        ...(first === null ? {} : { level: first }),
        ...(values.length === 0 ? {} : { denominations: values }),
      });
    } catch (error) {
      opened.value = { count: made, why: wordsOf(error) };
      return;
    }
  }
  opened.value = { count: many, why: null };
}

function NewTables() {
  const many = wanted();
  const offered = choices.value;
  return (
    <form
      class="box"
      data-box="new-tables"
      onSubmit={(event) => {
        event.preventDefault();
        void trying(open).then(lookNow);
      }}
    >
      <h2>{f("newTables")}</h2>
      <div class="filters">
        <TextField
          name="name"
          label={f("name")}
          hint={f("nameExample")}
          value={name}
          most={LONGEST_NAME}
        />
        <NumberField name="count" label={f("howMany")} value={count} most={3} />
        <NumberField name="begin" label={f("firstNumber")} value={begin} most={6} />
        <Select name="game" label={f("game")} value={game.value} change={(to) => (game.value = to)}>
          {offered?.variants.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </Select>
        <Select
          name="rulebook"
          label={f("rulebook")}
          value={book.value}
          change={(to) => (book.value = to)}
        >
          {offered?.rulebooks.map((each) => (
            <option key={each.id} value={each.id}>
              {each.id} · {each.edition}
            </option>
          ))}
        </Select>
        <Select name="seats" label={f("seats")} value={seats.value} change={(to) => (seats.value = to)}>
          {SEATS.map((each) => (
            <option key={each} value={String(each)}>
              {each}
            </option>
          ))}
        </Select>
      </div>
      <Choices
        label={f("tracking")}
        name="tracking"
        on={[tracking.value]}
        of={(["full", "dealing"] as const).map((id) => ({ id, text: f(`tracking_${id}`) }))}
        choose={(id) => (tracking.value = id)}
      />
      <LevelFields
        typed={level}
        name="level"
        variant={offered?.variants.find((each) => each.id === game.value) ?? null}
      />
      <TextField
        name="denominations"
        label={f("denominations")}
        hint={f("denominationsHint")}
        value={denominations}
      />
      <button
        type="submit"
        class="tap primary"
        data-tap="open-tables"
        disabled={many === null || name.value.trim() === "" || busy.value}
      >
        {f("openTables", { count: many ?? 0 })}
      </button>
      {opened.value !== null && (
        <p class="hint" role="status" data-opened={opened.value.count}>
          {opened.value.why === null
            ? f("opened", { count: opened.value.count })
            : f("openedPart", { count: opened.value.count, why: opened.value.why })}
        </p>
      )}
      {may("pairings.make") && (
        <a class="tap link" data-tap="pair" href="/admin">
          {f("pairThem")}
        </a>
      )}
    </form>
  );
}

async function setLevel(): Promise<void> {
  const wanted = levelOf(next);
  if (wanted === null) {
    return;
  }
  set.value = null;
  let done = 0;
  for (const id of chosen.value) {
    const path = `/v1/tables/${encodeURIComponent(id)}/observations`;
    await ask("POST", path, {
      observation_id: randomId(),
      observation: { kind: "level_set", ...wanted },
    });
    done += 1;
  }
  set.value = done;
}

function NextLevel() {
  const all = tables.value.filter((table) => table.problem == null);
  const toggle = (id: string) => {
    chosen.value = chosen.value.includes(id)
      ? chosen.value.filter((each) => each !== id)
      : [...chosen.value, id];
  };
  return (
    <section class="box" data-box="next-level">
      <h2>{f("nextLevel")}</h2>
      <p class="hint">{f("levelHint")}</p>
      <div class="choices">
        <Button name="every-table" look="quiet" onTap={() => (chosen.value = all.map((each) => each.id))}>
          {f("everyTable")}
        </Button>
        <Button name="no-table" look="quiet" onTap={() => (chosen.value = [])}>
          {f("noTable")}
        </Button>
      </div>
      <Choices
        label={f("chosenTables", { count: chosen.value.length })}
        name="tables"
        on={chosen.value}
        of={all.map((table) => ({ id: table.id, text: table.name }))}
        choose={toggle}
      />
      <LevelFields typed={next} name="next" variant={null} />
      <Button
        name="set-level"
        look="primary"
        disabled={chosen.value.length === 0 || levelOf(next) === null || busy.value}
        onTap={() => void trying(setLevel)}
      >
        {f("setLevel")}
      </Button>
      {set.value !== null && (
        <p class="hint" role="status" data-set={set.value}>
          {f("levelSet", { count: set.value })}
        </p>
      )}
    </section>
  );
}

export function SetUp() {
  return (
    <main class="pages two">
      {may("tables.open") && me.value?.tables === null && <NewTables />}
      <NextLevel />
    </main>
  );
}
