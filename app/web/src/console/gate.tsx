// What stands in the place of the table when there is no token, or when the service has said that
// this one is over. A token that is typed here goes to the service alone.

import { TokenForm } from "../controls/token_form";
import type { Ending } from "../wire/closing";
import { keepToken } from "../wire/secrets";
import { t } from "../words/language";
import { followAgain } from "./desk";
import { Opener } from "./tap";

export function Gate({ why }: { why: Ending | "no_token" }) {
  return (
    <main class="gate" data-gate={why}>
      <h1>Floorcall</h1>
      <p>{t(`ended_${why}`)}</p>
      {why === "protocol" ? (
        <Opener name="reload" look="primary" onTap={() => location.reload()}>
          {t("reload")}
        </Opener>
      ) : (
        <TokenForm
          action={t("enter")}
          enter={(token) => {
            keepToken(token);
            followAgain();
          }}
        />
      )}
    </main>
  );
}
