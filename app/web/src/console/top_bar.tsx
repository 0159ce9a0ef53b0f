// The line over everything: which table, which hand, which blinds, whether the line is up, light or
// dark, and the language. It says nothing about the hand.

import { levelText } from "../felt/level";
import { language, speak, t } from "../words/language";
import { connection, live, view } from "./desk";
import { open } from "./sheets";
import { Opener } from "./tap";
import { theme, turn } from "./theme";

/** A sign beside the words: colour is never alone. */
const SIGNS: Readonly<Record<string, string>> = { live: "●", connecting: "◌", waiting: "✕" };

function Line() {
  const is = live.value ? "live" : connection.value.is === "live" ? "connecting" : connection.value.is;
  return (
    <span class={`line ${is}`} data-line={is} role="status">
      <span class="sign" aria-hidden="true">
        {SIGNS[is] ?? "✕"}
      </span>
      <span class="line-text">{t(`line_${is}`)}</span>
    </span>
  );
}

export function TopBar() {
  const seen = view.value;
  const level = seen?.level ?? null;
  const hand = seen?.hand ?? null;
  const dark = theme.value === "dark";
  return (
    <header class="top">
      <h1 class="table-name">
        <bdi>{seen?.name ?? ""}</bdi>
        {seen !== null && <small class="variant">{seen.variant}</small>}
      </h1>
      {hand !== null && (
        <span class="hand-number">
          {hand.deal > 1
            ? t("handDeal", { hand: hand.number, deal: hand.deal })
            : t("hand", { hand: hand.number })}
        </span>
      )}
      <Opener name="level" look="quiet" onTap={() => open({ is: "level" })}>
        {seen === null || level === null ? t("blinds") : levelText(level, seen.game)}
      </Opener>
      <Line />
      <Opener name="theme" look="quiet" label={t(dark ? "toLight" : "toDark")} onTap={turn}>
        {dark ? "☀" : "☾"}
      </Opener>
      <Opener
        name="language"
        look="quiet"
        label={language.value === "es" ? "English" : "Español"}
        onTap={() => speak(language.value === "es" ? "en" : "es")}
      >
        {language.value === "es" ? "EN" : "ES"}
      </Opener>
    </header>
  );
}
