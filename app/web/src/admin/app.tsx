// The admin page as a whole: the gate, or the form with the tokens beside it. It holds no state.

import { language, speak, t, type UiKey, word } from "../words/language";
import { Form } from "./form";
import { Button } from "../controls/parts";
import { TokenForm } from "../controls/token_form";
import { busy, enterWith, type Gate, gate, mayList, me } from "./state";
import { ShownOnce } from "./shown";
import { Tokens } from "./tokens";

const WHY: Readonly<Record<Gate, UiKey>> = {
  no_token: "adminNoToken",
  bad_token: "adminBadToken",
  forbidden: "adminForbidden",
};

function Top() {
  const self = me.value;
  return (
    <header class="top">
      <h1>Floorcall</h1>
      {gate.value === null && self !== null && (
        <span class="self">
          <bdi>{self.label}</bdi> · {word(`role.${self.role}`)}
        </span>
      )}
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

function AtGate({ why }: { why: Gate }) {
  return (
    <main class="gate" data-gate={why}>
      <p>{t(WHY[why])}</p>
      <TokenForm
        action={t("enterAdmin")}
        busy={busy.value}
        enter={(token) => void enterWith(token)}
      />
    </main>
  );
}

export function App() {
  const why = gate.value;
  return (
    <>
      <Top />
      {why !== null ? (
        <AtGate why={why} />
      ) : (
        me.value !== null && (
          <main class={`admin${mayList.value ? "" : " alone"}`}>
            <Form />
            {mayList.value && <Tokens />}
          </main>
        )
      )}
      <ShownOnce />
    </>
  );
}
