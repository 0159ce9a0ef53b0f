// The line over everything: which table, which hand, which blinds, whether the line is up, and the
// language. It says nothing about the hand.

import { levelText } from "../felt/level";
import { language, speak, t } from "../words/language";
import { connection, live, view } from "./desk";
import { open } from "./sheets";
import { Opener } from "./tap";

function Line() {
  const is = live.value ? "live" : connection.value.is;
  return (
    <span class={`line ${is}`} data-line={is} role="status">
      {t(`line_${is}`)}
    </span>
  );
}

export function TopBar() {
  const seen = view.value;
  const level = seen?.level ?? null;
  const hand = seen?.hand ?? null;
  return (
    <header class="top">
      <span class="table-name">
        <bdi>{seen?.name ?? ""}</bdi>
        {seen !== null && <small class="variant">{seen.variant}</small>}
      </span>
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
      <Opener
        name="language"
        look="quiet"
        onTap={() => speak(language.value === "es" ? "en" : "es")}
      >
        {language.value === "es" ? "EN" : "ES"}
      </Opener>
    </header>
  );
}
