// The page that a tablet sees between the QR code and its console. It holds no state.

import { useSignal } from "@preact/signals";
import type { TokenMade } from "../generated/messages";
import { Button } from "../controls/parts";
import { t, word } from "../words/language";
import { type Choice, open, redeem, step } from "./state";

function Choose({ made, tables }: { made: TokenMade; tables: Choice[] }) {
  const typed = useSignal("");
  return (
    <>
      <p>{t("chooseTable")}</p>
      <div class="grid">
        {tables.map(({ id, name }) => (
          <Button key={id} name={`table-${id}`} onTap={() => open(made, id)}>
            <bdi>{name}</bdi>
          </Button>
        ))}
      </div>
      {tables.length === 0 && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            open(made, typed.value.trim());
          }}
        >
          <label class="field">
            <span>{t("tableId")}</span>
            <input
              name="table"
              type="text"
              autocomplete="off"
              maxLength={40}
              value={typed.value}
              onInput={(event) => (typed.value = event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="tap primary" disabled={typed.value.trim() === ""}>
            {t("enter")}
          </button>
        </form>
      )}
    </>
  );
}

function Secret({ made }: { made: TokenMade }) {
  return (
    <>
      <p>
        <bdi>{made.token.label}</bdi> · {word(`role.${made.token.role}`)}
      </p>
      <p>{t("secretOnce")}</p>
      <input
        name="secret"
        type="text"
        readOnly
        aria-label={t("token")}
        value={made.secret}
        onFocus={(event) => event.currentTarget.select()}
      />
    </>
  );
}

export function App() {
  const now = step.value;
  return (
    <main class="gate" data-pair={now.is}>
      <h1>Floorcall</h1>
      {now.is === "waiting" && <p role="status">{t("pairingWaits")}</p>}
      {now.is === "no_code" && <p>{t("pairingNoCode")}</p>}
      {now.is === "refused" && <p role="alert">{now.text}</p>}
      {now.is === "no_answer" && (
        <>
          <p role="alert">{t("noAnswer")}</p>
          <Button name="again" look="primary" onTap={() => void redeem()}>
            {t("tryAgain")}
          </Button>
        </>
      )}
      {now.is === "choose" && <Choose made={now.made} tables={now.tables} />}
      {now.is === "token" && <Secret made={now.made} />}
    </main>
  );
}
