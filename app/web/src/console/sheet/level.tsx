// Blinds and antes of the hands that follow. Whether they go together, the service says.

import { useSignal } from "@preact/signals";
import type { LevelSet } from "../../generated/messages";
import { t } from "../../words/language";
import { say, view } from "../desk";
import { closeAll } from "../sheets";
import { Choice, Opener } from "../tap";
import { SheetFrame } from "./sheet";

function Chips({ label, name, value, change }: {
  label: string;
  name: string;
  value: string;
  change: (value: string) => void;
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        name={name}
        type="text"
        inputMode="numeric"
        autocomplete="off"
        value={value}
        onInput={(event) => change(event.currentTarget.value.replace(/\D/g, ""))}
      />
    </label>
  );
}

export function LevelSheet() {
  const level = view.value?.level ?? null;
  const small = useSignal(String(level?.small_blind ?? ""));
  const big = useSignal(String(level?.big_blind ?? ""));
  const ante = useSignal(String(level?.ante ?? 0));
  const kind = useSignal<NonNullable<LevelSet["ante_kind"]>>(level?.ante_kind === "big_blind" ? "big_blind" : "each");
  return (
    <SheetFrame name="level" title={t("blinds")}>
      <Chips label={t("smallBlind")} name="small" value={small.value} change={(v) => (small.value = v)} />
      <Chips label={t("bigBlind")} name="big" value={big.value} change={(v) => (big.value = v)} />
      <Chips label={t("ante")} name="ante" value={ante.value} change={(v) => (ante.value = v)} />
      <div class="choices">
        <Choice name="ante-each" on={kind.value === "each"} onTap={() => (kind.value = "each")}>
          {t("anteEach")}
        </Choice>
        <Choice
          name="ante-big_blind"
          on={kind.value === "big_blind"}
          onTap={() => (kind.value = "big_blind")}
        >
          {t("anteBigBlind")}
        </Choice>
      </div>
      <Opener
        name="say-level"
        look="primary"
        says
        disabled={small.value === "" || big.value === ""}
        onTap={() => {
          say({
            kind: "level_set",
            small_blind: Number(small.value),
            big_blind: Number(big.value),
            ante: Number(ante.value),
            ante_kind: kind.value,
          });
          closeAll();
        }}
      >
        {t("setLevel")}
      </Opener>
    </SheetFrame>
  );
}
