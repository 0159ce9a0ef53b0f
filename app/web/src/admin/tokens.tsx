// The tokens of the house: whose each is, what it is for and whether it is in force. No secrets.

import { useSignal } from "@preact/signals";
import type { TokenShown } from "../generated/messages";
import { language, t, type UiKey, word } from "../words/language";
import { Button } from "../controls/parts";
import { busy, mayRevoke, me, revoke, tokens } from "./state";

type State = "inForce" | "expired" | "revoked";

function stateOf(token: TokenShown): State {
  if (token.revoked_at !== null) {
    return "revoked";
  }
  const over = token.expires_at !== null && Date.parse(token.expires_at) <= Date.now();
  return over ? "expired" : "inForce";
}

const WORDS: Readonly<Record<State, UiKey>> = {
  inForce: "stateInForce",
  expired: "stateExpired",
  revoked: "stateRevoked",
};

function when(moment: string): string {
  return new Date(moment).toLocaleString(language.value, {
    dateStyle: "medium",
    timeStyle: "short",
  });
}

function Row({ token }: { token: TokenShown }) {
  const asking = useSignal(false);
  const state = stateOf(token);
  const end = token.revoked_at ?? token.expires_at;
  return (
    <li class={`token ${state}`} data-token={token.id} data-state={state}>
      <span class="whose">
        <bdi class="label-of">{token.label}</bdi>
        <small>
          {word(`role.${token.role}`)}
          {token.delay_s != null && ` · ${t("late", { seconds: token.delay_s })}`}
          {" · "}
          <bdi>{token.tables === null ? t("allTables") : token.tables.join(", ")}</bdi>
        </small>
        <small>
          <b>{t(WORDS[state])}</b>
          {end !== null && ` · ${t(state === "inForce" ? "until" : "since", { moment: when(end) })}`}
        </small>
      </span>
      {state === "inForce" && mayRevoke.value && token.id !== me.value?.token_id && (
        <span class="ending">
          {asking.value ? (
            <>
              <Button
                name="revoke-yes"
                look="danger"
                disabled={busy.value}
                onTap={() => void revoke(token.id)}
              >
                {t("revokeYes")}
              </Button>
              <Button name="revoke-no" onTap={() => (asking.value = false)}>
                {t("revokeNo")}
              </Button>
            </>
          ) : (
            <Button name="revoke" look="quiet" onTap={() => (asking.value = true)}>
              {t("revoke")}
            </Button>
          )}
        </span>
      )}
    </li>
  );
}

export function Tokens() {
  const ended = useSignal(false);
  const all = tokens.value;
  const seen = all.filter((token) => ended.value || stateOf(token) === "inForce");
  return (
    <section class="box" data-box="tokens">
      <header>
        <h2>{t("tokens", { count: seen.length })}</h2>
        <Button name="ended" look="quiet" onTap={() => (ended.value = !ended.value)}>
          {ended.value ? t("hideEnded") : t("showEnded")}
        </Button>
      </header>
      <ul class="tokens">
        {seen.map((token) => (
          <Row key={token.id} token={token} />
        ))}
      </ul>
    </section>
  );
}
