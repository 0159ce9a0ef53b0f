// The one table that is looked at: the service's last view of it, the line to it, and what was said
// and has no answer yet. It decides nothing: a ruling counts once the feed shows it.

import { computed, effect, signal } from "@preact/signals";
import type { Hello, Observation, ServerMessage, TableView } from "../generated/messages";
import { type Connection, Feed } from "../wire/feed";
import { randomId, token } from "../wire/secrets";
import { language } from "../words/language";
import { gate, inside } from "./entering";
import { route } from "./route";

interface Pending {
  id: string;
  observation: Observation;
  seq: number;
  acked: number | null;
}

export const table = computed(() => (route.value.is === "floor" ? route.value.table : null));
export const view = signal<TableView | null>(null);
export const connection = signal<Connection>({ is: "connecting" });
export const pending = signal<Pending | null>(null);
export const refusal = signal<string | null>(null);

export const live = computed(() => connection.value.is === "live" && view.value !== null);
/** Nothing can be said at this moment. */
export const mute = computed(() => !live.value || pending.value !== null);

let epoch: string | null = null;
let followed: string | null = null;
let started = false;

const feed = new Feed({
  hello,
  message,
  connection: (now) => {
    connection.value = now;
    if (now.is === "ended" && now.why !== "forbidden") {
      gate.value = "badToken";
    }
  },
});

function hello(): Hello {
  const since = view.value?.seq;
  const subscription =
    followed === null
      ? []
      : [since === undefined || epoch === null ? { table: followed } : { table: followed, since, epoch }];
  return {
    type: "hello",
    token: token(),
    client: "program",
    language: language.value,
    subscriptions: subscription,
  };
}

function message(said: ServerMessage): void {
  switch (said.type) {
    case "welcome":
      repeat();
      break;
    case "snapshot":
      if (said.table !== followed) {
        break; // of the table that was looked at before
      }
      epoch = said.epoch;
      view.value = said.view;
      land();
      break;
    case "entry":
      if (said.view !== null && said.table === followed) {
        view.value = said.view;
      }
      land();
      break;
    case "ack":
      if (pending.value?.id === said.id) {
        pending.value = { ...pending.value, acked: said.seq };
        land();
      }
      break;
    case "refused":
      refusal.value = said.text;
      if (said.id === null || said.id === pending.value?.id) {
        pending.value = null;
      }
      break;
    default:
      break;
  }
}

/** What was said is over once the view that holds it is shown. */
function land(): void {
  const sent = pending.value;
  if (sent?.acked != null && (view.value?.seq ?? 0) >= sent.acked) {
    pending.value = null;
  }
}

/** Say something to the table, as of what is shown of it now. */
export function say(observation: Observation): void {
  const seq = view.value?.seq;
  if (seq === undefined || mute.value) {
    return;
  }
  refusal.value = null;
  pending.value = { id: randomId(), observation, seq, acked: null };
  repeat();
}

/** Send what waits for an answer, under its own id: the service takes it once, however often. */
function repeat(): void {
  const sent = pending.value;
  if (sent !== null && sent.acked === null && followed !== null) {
    feed.send({
      type: "observe",
      id: sent.id,
      table: followed,
      observation: sent.observation,
      expected_seq: sent.seq,
    });
  }
}

let spoken = language.value;
effect(() => {
  const wanted = inside.value ? table.value : null;
  const anew = language.value !== spoken;
  spoken = language.value;
  if (wanted === followed && !anew) {
    return;
  }
  if (wanted !== followed) {
    view.value = null;
    pending.value = null;
    refusal.value = null;
    epoch = null;
  }
  followed = wanted;
  if (wanted === null) {
    return;
  }
  if (started) {
    feed.restart();
  } else {
    started = true;
    feed.start();
  }
});
