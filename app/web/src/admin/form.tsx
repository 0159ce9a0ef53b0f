// What a token is to be: its role, its tables, how long it lasts and whose it is. It makes nothing
// itself.

import { computed, signal } from "@preact/signals";
import type { Role } from "../generated/messages";
import { t, word } from "../words/language";
import { Button, Choices } from "../controls/parts";
import { busy, make, mayMake, me, pair, tables, trouble, type Wanted } from "./state";

const HOUR = 3600;
const DAY = 24 * HOUR;
const SPANS = { hours: 12 * HOUR, day: DAY, month: 30 * DAY, ever: null } as const;
type Span = keyof typeof SPANS;

const ALL = "*";
const LONGEST_LABEL = 80;
const MOST_DELAY = 3600;

const role = signal<Role>("dealer");
const chosen = signal<readonly string[]>([]);
const span = signal<Span>("hours");
const label = signal("");
const delay = signal("30");

const wanted = computed<Wanted | null>(() => {
  const named = label.value.trim();
  const seconds = Number(delay.value);
  const late = /^\d{1,4}$/.test(delay.value) && seconds <= MOST_DELAY;
  if (named === "" || chosen.value.length === 0 || (role.value === "overlay" && !late)) {
    return null;
  }
  return {
    role: role.value,
    label: named,
    tables: chosen.value.includes(ALL) ? null : [...chosen.value],
    lastsFor: SPANS[span.value],
    delay: seconds,
  };
});

function toggle(id: string): void {
  const now = chosen.value;
  if (id === ALL) {
    chosen.value = now.includes(ALL) ? [] : [ALL];
  } else {
    const others = now.filter((one) => one !== ALL && one !== id);
    chosen.value = now.includes(id) ? others : [...others, id];
  }
}

function Tables() {
  const everywhere = me.value?.tables === null;
  const of = [
    ...(everywhere ? [{ id: ALL, text: t("allTables") }] : []),
    ...tables.value.map(({ id, name }) => ({ id, text: name })),
  ];
  return (
    <Choices label={t("forTables")} name="tables" on={chosen.value} of={of} choose={toggle} />
  );
}

export function Form() {
  const roles = me.value?.pairs ?? [];
  const ready = wanted.value;
  const spans: Record<Span, string> = {
    hours: t("spanHours"),
    day: t("spanDay"),
    month: t("spanMonth"),
    ever: t("spanEver"),
  };
  return (
    <section class="box" data-box="form">
      <h2>{t("newDevice")}</h2>
      <Choices
        label={t("role")}
        name="role"
        on={[role.value]}
        of={roles.map((id) => ({ id, text: word(`role.${id}`) }))}
        choose={(id) => (role.value = id)}
      />
      <Tables />
      {role.value === "overlay" && (
        <label class="field">
          <span>{t("delaySeconds")}</span>
          <input
            name="delay"
            type="text"
            inputMode="numeric"
            maxLength={4}
            value={delay.value}
            onInput={(event) => (delay.value = event.currentTarget.value)}
          />
        </label>
      )}
      <Choices
        label={t("lastsFor")}
        name="span"
        on={[span.value]}
        of={(Object.keys(SPANS) as Span[]).map((id) => ({ id, text: spans[id] }))}
        choose={(id) => (span.value = id)}
      />
      <label class="field">
        <span>{t("labelOf")}</span>
        <input
          name="label"
          type="text"
          autocomplete="off"
          maxLength={LONGEST_LABEL}
          placeholder={t("labelExample")}
          value={label.value}
          onInput={(event) => (label.value = event.currentTarget.value)}
        />
      </label>
      {trouble.value !== null && (
        <p class="trouble" role="alert">
          {trouble.value}
        </p>
      )}
      <div class="grid">
        <Button
          name="pair"
          look="primary"
          disabled={ready === null || busy.value}
          onTap={() => ready !== null && void pair(ready)}
        >
          {t("showCode")}
        </Button>
        {mayMake.value && (
          <Button
            name="make"
            disabled={ready === null || busy.value}
            onTap={() => ready !== null && void make(ready)}
          >
            {t("makeToken")}
          </Button>
        )}
      </div>
    </section>
  );
}
