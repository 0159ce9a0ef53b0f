// What stands in the place of the table when there is no token, or when the service has said that
// this one is over. A token that is typed here goes to the service alone.

import { useSignal } from "@preact/signals";
import type { Ending } from "../wire/closing";
import { keepToken } from "../wire/secrets";
import { t } from "../words/language";
import { followAgain } from "./desk";
import { Opener } from "./tap";

export function Gate({ why }: { why: Ending | "no_token" }) {
  const typed = useSignal("");
  return (
    <main class="gate" data-gate={why}>
      <h1>Floorcall</h1>
      <p>{t(`ended_${why}`)}</p>
      {why === "protocol" ? (
        <Opener name="reload" look="primary" onTap={() => location.reload()}>
          {t("reload")}
        </Opener>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            keepToken(typed.value.trim());
            followAgain();
          }}
        >
          <label class="field">
            <span>{t("token")}</span>
            <input
              name="token"
              type="password"
              autocomplete="off"
              maxLength={256}
              value={typed.value}
              onInput={(event) => (typed.value = event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="tap primary" disabled={typed.value.trim() === ""}>
            {t("enter")}
          </button>
        </form>
      )}
    </main>
  );
}
