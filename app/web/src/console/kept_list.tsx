// The taps that wait for a line, in their order, each marked as unconfirmed. When the line is back
// the dealer sends them or says the table; until then the list only grows and shrinks here.

import { useEffect, useRef } from "preact/hooks";
import { t } from "../words/language";
import { live, pending, sending, sendKept } from "./desk";
import { drop, kept } from "./kept";
import { open } from "./sheets";
import { Opener } from "./tap";
import { described } from "./words";

export function KeptList() {
  const list = kept.value;
  const newest = useRef<HTMLLIElement>(null);
  useEffect(() => newest.current?.scrollIntoView({ block: "nearest" }), [list.length]);
  if (list.length === 0) {
    return null;
  }
  const going = sending.value;
  return (
    <section class="notice kept" data-notice="kept" aria-label={t("keptCount", { count: list.length })}>
      <p>
        <b>{t("keptCount", { count: list.length })}</b>
        {live.value && <span class="hint"> {t("keptHint")}</span>}
      </p>
      <ol class="kept-taps">
        {list.map((each, index) => {
          const what = described(each.observation);
          const flies = pending.value?.id === each.id;
          return (
            <li key={each.id} ref={index === list.length - 1 ? newest : null} class={flies ? "flies" : ""} data-kept={each.observation.kind}>
              <span class="said">
                <span aria-hidden="true">{flies ? "⇡" : "…"}</span> {what}
              </span>
              <button
                type="button"
                class="tap quiet"
                data-tap="forget"
                aria-label={t("forget", { what })}
                disabled={flies}
                onClick={() => drop(each.id)}
              >
                ×
              </button>
            </li>
          );
        })}
      </ol>
      {live.value && (
        <div class="grid">
          <Opener name="say-table" look="quiet" disabled={going} onTap={() => open({ is: "setRight" })}>
            {t("tableIsNow")}
          </Opener>
          <Opener name="send-kept" look="primary" disabled={going || pending.value !== null} onTap={sendKept}>
            {going ? t("sendingOrder") : t("sendInOrder")}
          </Opener>
        </div>
      )}
    </section>
  );
}
