// Past hands by what happened in them, each a way into its replay. What is found, the service says.

import { signal } from "@preact/signals";
import type { FaultFound, HandFound, HandsFound } from "../generated/messages";
import { Button } from "../controls/parts";
import { t } from "../words/language";
import { ask, busy, trying } from "./entering";
import { Filter, query } from "./filter";
import { go } from "./route";
import { f, momentText } from "./words";

const AT_ONCE = 25;

// Kept while the page is open, so that one may look into a hand and come back.
const found = signal<HandsFound | null>(null);
let asked = new URLSearchParams();

async function read(after: string | null): Promise<void> {
  const wanted = new URLSearchParams(asked);
  wanted.set("limit", String(AT_ONCE));
  if (after !== null) {
    wanted.set("after", after);
  }
  const answer = await ask<HandsFound>("GET", `/v1/hands?${wanted}`);
  found.value = {
    ...answer,
    hands: [...(after === null ? [] : (found.value?.hands ?? [])), ...answer.hands],
  };
}

function find(): void {
  asked = query();
  void trying(() => read(null));
}

function faultText(fault: FaultFound): string {
  return fault.kind === "ruling" ? `${f("mark_ruling")}: ${fault.reason}` : fault.title || fault.kind;
}

function Hand({ hand }: { hand: HandFound }) {
  return (
    <li>
      <button
        type="button"
        class={`found${hand.faults.length > 0 ? " faulty" : ""}`}
        data-found={`${hand.table}/${hand.number}`}
        onClick={() =>
          go({
            is: "replay",
            table: hand.table,
            hand: hand.number,
            at: hand.faults[0]?.seq ?? null,
          })
        }
      >
        <span class="line">
          <bdi class="name">{hand.table_name}</bdi>
          <b>{t("hand", { hand: hand.number })}</b>
          <time dateTime={hand.began_at}>{momentText(hand.began_at)}</time>
        </span>
        <span class="faults">
          {hand.faults.length === 0 && <small>{f("clean")}</small>}
          {hand.faults.map((fault, index) => (
            <bdi key={index} class={fault.kind === "ruling" ? "mark ruling" : "mark fault"}>
              {faultText(fault)}
            </bdi>
          ))}
        </span>
        <small class="people">
          {hand.dealer !== "" && (
            <>
              {f("dealer")}: <bdi>{hand.dealer}</bdi> ·{" "}
            </>
          )}
          <bdi>{hand.players.join(", ")}</bdi>
        </small>
      </button>
    </li>
  );
}

export function Search() {
  const answer = found.value;
  return (
    <main class="pages">
      <form
        class="box"
        data-box="search"
        onSubmit={(event) => {
          event.preventDefault();
          find();
        }}
      >
        <h2>{f("search")}</h2>
        <Filter />
        <button type="submit" class="tap primary" data-tap="find" disabled={busy.value}>
          {f("find")}
        </button>
      </form>
      {answer !== null && (
        <section class="box" data-box="found" aria-live="polite">
          <h2>
            {answer.hands.length === 0
              ? f("foundNone")
              : f(answer.more === null ? "found" : "foundMore", { count: answer.hands.length })}
          </h2>
          {answer.unread > 0 && <p class="hint">{f("unread", { count: answer.unread })}</p>}
          <ul class="found-list">
            {answer.hands.map((hand) => (
              <Hand key={`${hand.table}/${hand.first_seq}`} hand={hand} />
            ))}
          </ul>
          {answer.more !== null && (
            <Button
              name="more"
              disabled={busy.value}
              onTap={() => void trying(() => read(answer.more))}
            >
              {f("more")}
            </Button>
          )}
        </section>
      )}
    </main>
  );
}
