// The button that changes dark to light and back. What that changes is the style sheets' business.

import { theme, turn } from "../console/theme";
import { t } from "../words/language";

export function ThemeButton() {
  const dark = theme.value === "dark";
  return (
    <button
      type="button"
      class="tap quiet theme"
      data-tap="theme"
      aria-label={t(dark ? "toLight" : "toDark")}
      onClick={turn}
    >
      <span aria-hidden="true">{dark ? "☀" : "☾"}</span>
    </button>
  );
}
