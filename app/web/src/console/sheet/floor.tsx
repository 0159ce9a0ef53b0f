// What is said to and by the floor: a call, a name for a ruling that was spoken, a ruling in the
// floor's own words. The dealer writes it down; signing is the floor's.

import { useSignal } from "@preact/signals";
import type { Effect, Observation } from "../../generated/messages";
import { placeWord, t } from "../../words/language";
import { say, speaksForFloor, view } from "../desk";
import { floorName, FloorNameField } from "../floor_name";
import { closeAll } from "../sheets";
import { Choice, Opener } from "../tap";
import { SheetFrame } from "./sheet";

function Reason({ value, change }: { value: string; change: (value: string) => void }) {
  return (
    <label class="field">
      <span>{t("reason")}</span>
      <input
        type="text"
        name="reason"
        maxLength={100}
        autocomplete="off"
        value={value}
        onInput={(event) => change(event.currentTarget.value)}
      />
    </label>
  );
}

export function FloorCalledSheet() {
  const reason = useSignal("");
  return (
    <SheetFrame name="floor-called" title={t("callFloor")}>
      <Reason value={reason.value} change={(value) => (reason.value = value)} />
      <Opener
        name="say-floor"
        look="primary"
        says
        onTap={() => {
          say({ kind: "floor_called", reason: reason.value.trim() });
          closeAll();
        }}
      >
        {t("callFloor")}
      </Opener>
    </SheetFrame>
  );
}

export function FloorNameSheet({ observation }: { observation: Observation }) {
  return (
    <SheetFrame name="floor-name" title={t("whoRuled")}>
      <FloorNameField />
      <Opener
        name="say-again"
        look="primary"
        says
        disabled={floorName.value.trim() === ""}
        onTap={() => {
          say({ ...observation, floor: floorName.value.trim() } as Observation);
          closeAll();
        }}
      >
        {t("done")}
      </Opener>
    </SheetFrame>
  );
}

type Simple = "none" | "kill_hand" | "revive_hand" | "set_actor" | "declare_misdeal" | "void_hand";

const RULINGS: readonly Simple[] = [
  "none",
  "kill_hand",
  "revive_hand",
  "set_actor",
  "declare_misdeal",
  "void_hand",
];
const OF_A_SEAT: readonly Simple[] = ["kill_hand", "revive_hand", "set_actor"];

function effects(what: Simple, seat: number | null): Effect[] {
  switch (what) {
    case "none":
      return [];
    case "declare_misdeal":
    case "void_hand":
      return [{ kind: what }];
    case "kill_hand":
    case "revive_hand":
    case "set_actor":
      return seat === null ? [] : [{ kind: what, seat }];
  }
}

export function RulingSheet({ irregularity }: { irregularity: number | null }) {
  const reason = useSignal("");
  const what = useSignal<Simple>("none");
  const seat = useSignal<number | null>(null);
  const seats = view.value?.seats.filter((each) => each.standing !== null) ?? [];
  const lacks =
    reason.value.trim() === "" ||
    (speaksForFloor.value && floorName.value.trim() === "") ||
    (OF_A_SEAT.includes(what.value) && seat.value === null);
  return (
    <SheetFrame name="ruling" title={t("ownRuling")}>
      {speaksForFloor.value && <FloorNameField />}
      <Reason value={reason.value} change={(value) => (reason.value = value)} />
      <div class="choices">
        {RULINGS.map((each) => (
          <Choice
            key={each}
            name={`rules-${each}`}
            on={what.value === each}
            onTap={() => (what.value = each)}
          >
            {t(`rules_${each}`)}
          </Choice>
        ))}
      </div>
      {OF_A_SEAT.includes(what.value) && (
        <div class="choices">
          {seats.map((each) => (
            <Choice
              key={each.seat}
              name={`rules-seat-${each.seat}`}
              on={seat.value === each.seat}
              onTap={() => (seat.value = each.seat)}
            >
              {placeWord(`seat-${each.seat}`)}
            </Choice>
          ))}
        </div>
      )}
      <Opener
        name="say-ruling"
        look="primary"
        says
        disabled={lacks}
        onTap={() => {
          say({
            kind: "ruling_given",
            irregularities: irregularity === null ? [] : [irregularity],
            reason: reason.value.trim(),
            effects: effects(what.value, seat.value),
            floor: speaksForFloor.value ? floorName.value.trim() : "",
          });
          closeAll();
        }}
      >
        {t("recordRuling")}
      </Opener>
    </SheetFrame>
  );
}
