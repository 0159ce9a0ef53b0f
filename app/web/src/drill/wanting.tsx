// What a drill is to be about. It asks nothing itself.

import { Button, Choices } from "../controls/parts";
import type { IrregularityKind, NamedChoice } from "../generated/messages";
import { t, type UiKey } from "../words/language";
import { busy, choices, start, want, wanted } from "./state";

const LEVELS: Readonly<Record<string, UiKey>> = {
  easy: "levelEasy",
  normal: "levelNormal",
  hard: "levelHard",
};
const HANDS = ["5", "10", "15", "20", "25"] as const;

interface ListedProps {
  label: string;
  name: string;
  on: string;
  of: readonly NamedChoice[];
  choose: (id: string) => void;
}

/** One of many, more than there is room for beside each other. */
function Listed({ label, name, on, of, choose }: ListedProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <select name={name} value={on} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {of.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function Kinds() {
  const kinds = choices.value?.kinds ?? [];
  const on = wanted.value.kinds;
  return (
    <details open={on.length > 0}>
      <summary>{t("onlyKinds", { count: on.length })}</summary>
      <Choices
        label={t("kindsHint")}
        name="kinds"
        on={on}
        of={kinds.map(({ id, text }) => ({ id: id as IrregularityKind, text }))}
        choose={(kind) =>
          want({ kinds: on.includes(kind) ? on.filter((each) => each !== kind) : [...on, kind] })
        }
      />
    </details>
  );
}

export function Wanting() {
  const all = choices.value;
  if (all === null) {
    return null;
  }
  const now = wanted.value;
  return (
    <main class="wanting">
      <form
        class="box"
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <p>{t("trainerIntro")}</p>
        <Choices
          label={t("difficulty")}
          name="level"
          on={[now.level]}
          of={all.levels.map((level) => ({
            id: level as typeof now.level,
            text: t(LEVELS[level] ?? "levelNormal"),
          }))}
          choose={(level) => want({ level })}
        />
        <Choices
          label={t("hands")}
          name="hands"
          on={[String(now.hands)]}
          of={HANDS.map((hands) => ({ id: hands, text: hands }))}
          choose={(hands) => want({ hands: Number(hands) })}
        />
        <div class="pair">
          <Listed
            label={t("rulebook")}
            name="rulebook"
            on={now.rulebook}
            of={all.rulebooks.map(({ id, text }) => ({ id, text: `${id} · ${text}` }))}
            choose={(rulebook) => want({ rulebook })}
          />
          <Listed
            label={t("game")}
            name="variant"
            on={now.variant}
            of={all.variants}
            choose={(variant) => want({ variant })}
          />
        </div>
        <Kinds />
        <label class="field">
          <span>{t("seed")}</span>
          <input
            name="seed"
            type="text"
            inputMode="numeric"
            autocomplete="off"
            maxLength={15}
            placeholder={t("seedAny")}
            value={now.seed ?? ""}
            onInput={({ currentTarget }) => {
              const digits = currentTarget.value.replace(/\D/g, "");
              currentTarget.value = digits;
              want({ seed: digits === "" ? null : Number(digits) });
            }}
          />
        </label>
        <Button name="start" look="primary" disabled={busy.value} onTap={start}>
          {t("startDrill")}
        </Button>
      </form>
    </main>
  );
}
