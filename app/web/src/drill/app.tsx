// The trainer as a whole: what is wanted, the hand that is asked, or the marks. It holds no state.

import { Button } from "../controls/parts";
import { ThemeButton } from "../controls/theme_button";
import { language, speak, t } from "../words/language";
import { Asking } from "./asking";
import { Marked } from "./marked";
import { answers, drill, marks, seconds, trouble } from "./state";
import { Wanting } from "./wanting";

function Top() {
  const asked = drill.value;
  const now = answers.value.length + 1;
  const on = asked !== null && marks.value === null && now <= asked.hands.length;
  return (
    <header class="top">
      <h1>{t("trainer")}</h1>
      {on && (
        <span class="self" data-progress={now}>
          {t("drillHand", { hand: now, hands: asked.hands.length })}
          {" · "}
          <span role="timer">{t("drillSeconds", { seconds: seconds.value })}</span>
        </span>
      )}
      <ThemeButton />
      <Button
        name="language"
        look="quiet"
        onTap={() => speak(language.value === "es" ? "en" : "es")}
      >
        {language.value === "es" ? "EN" : "ES"}
      </Button>
    </header>
  );
}

export function App() {
  return (
    <>
      <Top />
      {trouble.value !== null && (
        <p class="trouble" role="alert">
          {trouble.value}
        </p>
      )}
      {marks.value !== null ? <Marked /> : drill.value !== null ? <Asking /> : <Wanting />}
    </>
  );
}
