// The name of the floor who ruled aloud, kept for the next time. The floor signs on a device of
// their own; here nobody signs.

import { signal } from "@preact/signals";
import { t } from "../words/language";

const KEY = "floorcall.floor";

export const floorName = signal(sessionStorage.getItem(KEY) ?? "");

export function FloorNameField() {
  return (
    <label class="field">
      <span>{t("floorName")}</span>
      <input
        type="text"
        name="floor"
        maxLength={100}
        autocomplete="off"
        value={floorName.value}
        onInput={(event) => {
          floorName.value = event.currentTarget.value;
          sessionStorage.setItem(KEY, floorName.value);
        }}
      />
    </label>
  );
}
