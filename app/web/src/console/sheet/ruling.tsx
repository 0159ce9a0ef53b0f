// A ruling in the floor's own words, with whatever it does. The dealer writes down what was spoken
// and by whom; signing is the floor's, on a device of their own.

import { type Signal, useSignal } from "@preact/signals";
import type { Effect, Observation } from "../../generated/messages";
import { t } from "../../words/language";
import { speaksForFloor, say } from "../desk";
import { floorName, FloorNameField } from "../floor_name";
import { effectOf, type EffectKind, isTold, KINDS, NOTHING, OFTEN, type Told } from "../ruling";
import { closeAll, confirm } from "../sheets";
import { Choice, Opener } from "../tap";
import { Reason } from "./floor";
import { EffectFields, summary } from "./ruling_fields";
import { SheetFrame } from "./sheet";

/** What the ruling does so far, each part with a button that takes it out again. */
function Parts({ parts }: { parts: Signal<readonly Effect[]> }) {
  if (parts.value.length === 0) {
    return null;
  }
  return (
    <ol class="kept-taps">
      {parts.value.map((effect, index) => (
        <li key={index} data-effect={effect.kind}>
          <span class="said">{summary(effect)}</span>
          <button
            type="button"
            class="tap quiet"
            aria-label={t("forget", { what: summary(effect) })}
            onClick={() => (parts.value = parts.value.filter((_, each) => each !== index))}
          >
            ×
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Choose a kind, tell it what it needs, and add it where there are several. */
function Chooser({ kind, told, parts }: {
  kind: Signal<EffectKind | null>;
  told: Signal<Told>;
  parts: Signal<readonly Effect[]>;
}) {
  const all = useSignal(false);
  const chosen = kind.value;
  const choose = (each: EffectKind | null) => {
    kind.value = each;
    told.value = NOTHING;
    // What it has to be told follows at once, and is not looked for under a long list.
    all.value = false;
  };
  const rare = chosen === null || OFTEN.includes(chosen) ? [] : [chosen];
  return (
    <>
      <div class="choices">
        <Choice name="rules-none" on={chosen === null} onTap={() => choose(null)}>
          {t("rules_none")}
        </Choice>
        {(all.value ? KINDS : [...OFTEN, ...rare]).map((each) => (
          <Choice key={each} name={`rules-${each}`} on={chosen === each} onTap={() => choose(each)}>
            {t(`rules_${each}`)}
          </Choice>
        ))}
        {!all.value && (
          <Choice name="rules-more" on={false} onTap={() => (all.value = true)}>
            {t("moreEffects")}…
          </Choice>
        )}
      </div>
      {chosen !== null && (
        <>
          <EffectFields kind={chosen} told={told} />
          <Opener
            name="add-effect"
            look="quiet"
            disabled={!isTold(chosen, told.value)}
            onTap={() => {
              parts.value = [...parts.value, effectOf(chosen, told.value)];
              choose(null);
            }}
          >
            + {t("andAnother")}
          </Opener>
        </>
      )}
    </>
  );
}

export function RulingSheet({ irregularity }: { irregularity: number | null }) {
  const reason = useSignal("");
  const kind = useSignal<EffectKind | null>(null);
  const told = useSignal<Told>(NOTHING);
  const parts = useSignal<readonly Effect[]>([]);
  const open = kind.value;
  const lacks =
    reason.value.trim() === "" ||
    (speaksForFloor.value && floorName.value.trim() === "") ||
    (open !== null && !isTold(open, told.value));
  const finish = () => {
    const effects = [...parts.value, ...(open === null ? [] : [effectOf(open, told.value)])];
    const ruling: Observation = {
      kind: "ruling_given",
      irregularities: irregularity === null ? [] : [irregularity],
      reason: reason.value.trim(),
      effects,
      floor: speaksForFloor.value ? floorName.value.trim() : "",
    };
    if (effects.some((effect) => effect.kind === "void_hand")) {
      confirm(ruling);
    } else {
      say(ruling);
      closeAll();
    }
  };
  return (
    <SheetFrame
      name="ruling"
      title={t("floorSaid")}
      foot={
        <Opener name="say-ruling" look="primary" says disabled={lacks} onTap={finish}>
          {t("recordRuling")}
        </Opener>
      }
    >
      {speaksForFloor.value && <FloorNameField />}
      <Reason value={reason.value} change={(value) => (reason.value = value)} />
      <Parts parts={parts} />
      <Chooser kind={kind} told={told} parts={parts} />
    </SheetFrame>
  );
}
