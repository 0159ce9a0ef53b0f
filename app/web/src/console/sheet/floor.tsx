// What is said to the floor, and a name for what it said: a call, and who ruled. The dealer writes
// it down; signing is the floor's.

import { useSignal } from "@preact/signals";
import type { Observation } from "../../generated/messages";
import { t } from "../../words/language";
import { say } from "../desk";
import { floorName, FloorNameField } from "../floor_name";
import { closeAll } from "../sheets";
import { Opener } from "../tap";
import { SheetFrame } from "./sheet";

export function Reason({ value, change }: { value: string; change: (value: string) => void }) {
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
