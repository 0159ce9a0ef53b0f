// The last hands of a table, each a way into its replay. It reads them when the hand changes.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { HandList as Hands, HandListed } from "../generated/messages";
import { Button } from "../controls/parts";
import { t } from "../words/language";
import { ask, told } from "./entering";
import { go } from "./route";
import { f, timeText } from "./words";

const AT_ONCE = 10;

export function HandList({ table, now }: { table: string; now: number }) {
  const hands = useSignal<readonly HandListed[] | null>(null);
  const more = useSignal(false);
  const read = async (before: number | null) => {
    const until = before === null ? "" : `&before=${before}`;
    const path = `/v1/tables/${encodeURIComponent(table)}/hands?last=${AT_ONCE}${until}`;
    const answer = await ask<Hands>("GET", path);
    more.value = answer.hands.length === AT_ONCE;
    hands.value = [...(before === null ? [] : (hands.value ?? [])), ...answer.hands];
  };
  useEffect(() => {
    read(null).catch(told);
  }, [table, now]);
  const listed = hands.value ?? [];
  return (
    <section class="box hand-list" data-box="hands">
      <h3>{f("hands")}</h3>
      {hands.value !== null && listed.length === 0 && <p class="hint">{f("noHands")}</p>}
      <ul>
        {listed.map((hand) => (
          <li key={hand.number}>
            <button
              type="button"
              class="choice"
              data-hand={hand.number}
              onClick={() => go({ is: "replay", table, hand: hand.number, at: null })}
            >
              {t("hand", { hand: hand.number })} <small>{timeText(hand.began_at)}</small>
            </button>
          </li>
        ))}
      </ul>
      {more.value && (
        <Button
          name="earlier"
          look="quiet"
          onTap={() => void read(listed.at(-1)?.number ?? null).catch(told)}
        >
          {f("earlier")}
        </Button>
      )}
    </section>
  );
}
