// Who deals from now on: chosen from the room's list and proved with a PIN, or read from a badge by a
// scanner, which types like a keyboard. Without a list the name is typed.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { DealerShown } from "../../generated/messages";
import { dealers, Refusal, signIn } from "../../wire/rest";
import { language, t } from "../../words/language";
import { say, view } from "../desk";
import { closeAll } from "../sheets";
import { Choice, Opener } from "../tap";
import { SheetFrame } from "./sheet";

const BADGE = "fcd_";

function deals(name: string, id: string): void {
  say({ kind: "dealer_changed", dealer: name, id });
  closeAll();
}

/** Without a list of dealers nobody can prove anything: the name alone is recorded. */
function Named() {
  const name = useSignal("");
  return (
    <>
      <p class="hint">{t("noDealers")}</p>
      <label class="field">
        <span>{t("dealerName")}</span>
        <input
          name="dealer"
          type="text"
          maxLength={80}
          autocomplete="off"
          value={name.value}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
      </label>
      <Opener
        name="say-dealer"
        look="primary"
        says
        disabled={name.value.trim() === ""}
        onTap={() => deals(name.value.trim(), "")}
      >
        {t("dealsNow")}
      </Opener>
    </>
  );
}

function Signing({ list }: { list: readonly DealerShown[] }) {
  const chosen = useSignal<string | null>(null);
  const secret = useSignal("");
  const wrong = useSignal<string | null>(null);
  const asking = useSignal(false);
  const badge = secret.value.startsWith(BADGE);
  const prove = () => {
    asking.value = true;
    wrong.value = null;
    const given = badge
      ? { badge: secret.value.trim() }
      : { dealer: chosen.value ?? "", pin: secret.value.trim() };
    signIn(given, language.value).then(
      ({ id, name }) => deals(name, id),
      (error: unknown) => {
        asking.value = false;
        secret.value = "";
        wrong.value = error instanceof Refusal ? error.message : t("noAnswer");
      },
    );
  };
  return (
    <form
      class="sheet-scroll"
      onSubmit={(event) => {
        event.preventDefault();
        prove();
      }}
    >
      <div class="choices">
        {list.map(({ id, name }) => (
          <Choice key={id} name={`dealer-${id}`} on={chosen.value === id} onTap={() => (chosen.value = id)}>
            <bdi class="name">{name}</bdi>
          </Choice>
        ))}
      </div>
      <label class="field">
        <span>{t("pinOrBadge")}</span>
        <input
          name="pin"
          type="password"
          inputMode="numeric"
          maxLength={64}
          autocomplete="off"
          value={secret.value}
          onInput={(event) => (secret.value = event.currentTarget.value)}
        />
      </label>
      {wrong.value !== null && (
        <p class="notice refused" role="alert">
          {wrong.value}
        </p>
      )}
      <button
        type="submit"
        class="tap primary"
        data-tap="say-dealer"
        disabled={asking.value || secret.value === "" || (!badge && chosen.value === null)}
      >
        {t("dealsNow")}
      </button>
    </form>
  );
}

export function DealerSheet() {
  const list = useSignal<readonly DealerShown[] | null>(null);
  const failed = useSignal(false);
  useEffect(() => {
    dealers(language.value).then(
      (read) => (list.value = read),
      () => (failed.value = true),
    );
  }, []);
  const now = view.value?.dealer?.dealer ?? "";
  return (
    <SheetFrame name="dealer" title={t("changeDealer")}>
      {now !== "" && (
        <p class="hint">
          {t("dealsHere")} <bdi class="name">{now}</bdi>
        </p>
      )}
      {list.value !== null && list.value.length > 0 ? (
        <Signing list={list.value} />
      ) : (
        (failed.value || list.value !== null) && <Named />
      )}
    </SheetFrame>
  );
}
