// Where a token is typed, on a page that has none. It goes to whoever asked and nowhere else.

import { useSignal } from "@preact/signals";
import { t } from "../words/language";

interface Props {
  /** What the button says. */
  action: string;
  busy?: boolean;
  enter: (token: string) => void;
}

export function TokenForm({ action, busy = false, enter }: Props) {
  const typed = useSignal("");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        enter(typed.value.trim());
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
      <button type="submit" class="tap primary" disabled={typed.value.trim() === "" || busy}>
        {action}
      </button>
    </form>
  );
}
