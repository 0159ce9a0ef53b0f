// What is shown once, over the page: the code that a tablet reads, or the secret of a new token.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { TokenMade } from "../generated/messages";
import { t, word } from "../words/language";
import { Button } from "../controls/parts";
import { QrCode } from "./qr";
import { isOpen, putAway, type Shown, shown } from "./state";

function Frame({ title, children }: { title: string; children: ComponentChildren }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="shown"
      autofocus
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        void putAway();
      }}
    >
      <h2>
        <bdi>{title}</bdi>
      </h2>
      {children}
    </dialog>
  );
}

/** Seconds that are left until a time, counted down while it is looked at. */
function useLeft(until: string): number {
  const left = () => Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1000));
  const seconds = useSignal(left());
  useEffect(() => {
    const counting = setInterval(() => {
      seconds.value = left();
    }, 500);
    return () => clearInterval(counting);
  }, [until]);
  return seconds.value;
}

function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function Pairing({ made, now }: Extract<Shown, { is: "pairing" }>) {
  const left = useLeft(now.expires_at);
  const used = now.used_at !== null;
  const state = used ? "used" : isOpen(now) && left > 0 ? "open" : "over";
  return (
    <Frame title={`${now.label} · ${word(`role.${now.role}`)}`}>
      {state === "open" && <QrCode modules={made.modules} label={t("codePicture")} />}
      <p class={`pairing ${state}`} role="status" data-pairing={state}>
        {state === "open" && t("codeOpen", { left: clockOf(left) })}
        {state === "used" && t("codeUsed")}
        {state === "over" && t("codeOver")}
      </p>
      {state === "open" && (
        <label class="field">
          <span>{t("orLink")}</span>
          <input
            name="link"
            type="text"
            readOnly
            value={made.link}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
      <Button name="done" look={used ? "primary" : "plain"} onTap={() => void putAway()}>
        {state === "open" ? t("takeBack") : t("close")}
      </Button>
    </Frame>
  );
}

function Secret({ made }: { made: TokenMade }) {
  return (
    <Frame title={`${made.token.label} · ${word(`role.${made.token.role}`)}`}>
      <p>{t("secretOnce")}</p>
      <input
        name="secret"
        type="text"
        readOnly
        aria-label={t("token")}
        value={made.secret}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button name="done" look="primary" onTap={() => void putAway()}>
        {t("secretKept")}
      </Button>
    </Frame>
  );
}

export function ShownOnce() {
  const now = shown.value;
  if (now === null) {
    return null;
  }
  return now.is === "pairing" ? <Pairing {...now} /> : <Secret made={now.made} />;
}
