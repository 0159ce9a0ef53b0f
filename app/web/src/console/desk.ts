// What the console knows: the service's last view, the line to it, and the taps on their way. It
// decides nothing about the hand: a tap is only marked as pending until the feed shows it.

import { computed, effect, signal } from "@preact/signals";
import type { Hello, Observation, Role, ServerMessage, TableView } from "../generated/messages";
import { type Connection, Feed } from "../wire/feed";
import { consoleId, randomId, tableOf, token } from "../wire/secrets";
import { language } from "../words/language";
import { add, drop, dropAll, kept, keepSeen, lastSeen } from "./kept";

export interface Pending {
  id: string;
  observation: Observation;
  seq: number;
  /** Entry that the service gave it, null before it answered. */
  acked: number | null;
}

export interface Refusal {
  code: string;
  text: string;
  observation: Observation | null;
}

/** What is to be said next once the table is seen to have moved; null ends it. */
export type Following = (view: TableView) => Observation | null;

const ON_ITS_WAY = `floorcall.sent.${tableOf(location.pathname)}`;

/** A tap so soon after the buttons changed was meant for what was there before. */
const SETTLE_MS = 250;

export const table = tableOf(location.pathname);
export const view = signal<TableView | null>(lastSeen());
export const role = signal<Role | null>(null);
export const connection = signal<Connection>({ is: "connecting" });
export const pending = signal<Pending | null>(onItsWay());
export const refusal = signal<Refusal | null>(null);
export const roles = signal<Readonly<Record<string, number>>>({});
export const hasToken = signal(token() !== null);
const settling = signal(false);
const following = signal<Following | null>(null);
/** How far the service's clock is ahead of this tablet's, in milliseconds. */
export const ahead = signal(0);
/** Whether the kept taps are being sent one after the other. */
export const sending = signal(false);

export const me = consoleId();

/** Whose taps the table takes: this console's, another one's, or nobody's yet. */
export const control = computed<"mine" | "theirs" | "nobodys">(() => {
  const controller = view.value?.controller ?? null;
  if (role.value !== null && role.value !== "dealer") {
    return "mine";
  }
  return controller === null ? "nobodys" : controller.console === me ? "mine" : "theirs";
});

/** The service has said hello on this line and shown the table. */
const shown = signal(false);
export const live = computed(() => connection.value.is === "live" && shown.value);

/** Taps are kept and not sent: there is no line, or earlier ones wait to be sent. */
export const keeping = computed(
  () => view.value !== null && !sending.value && (!live.value || kept.value.length > 0),
);

/** Nothing can be said for a while, and why is shown in a notice. */
export const stopped = computed(() => view.value === null || control.value !== "mine");

/** Nothing can be said at this moment. */
export const busy = computed(
  () =>
    stopped.value ||
    settling.value ||
    sending.value ||
    (live.value && (pending.value !== null || following.value !== null)),
);

/** Whether it would be said in the name of a floor who has no device. */
export const speaksForFloor = computed(
  () => role.value === null || role.value === "dealer",
);

let epoch: string | null = null;
let settled: ReturnType<typeof setTimeout> | undefined;

const feed = new Feed({
  hello,
  message,
  connection: (now) => {
    connection.value = now;
    if (now.is !== "live") {
      shown.value = false;
      sending.value = false;
      following.value = null;
    }
    if (now.is === "ended") {
      keepSeen(null);
    }
  },
});

function hello(): Hello {
  // After a reload the last view is only what was seen: the service tells it anew.
  const since = epoch === null ? undefined : view.value?.seq;
  return {
    type: "hello",
    token: token(),
    client: "console",
    console: me,
    language: language.value,
    subscriptions: [
      since === undefined || epoch === null ? { table } : { table, since, epoch },
    ],
  };
}

function message(said: ServerMessage): void {
  switch (said.type) {
    case "welcome":
      role.value = said.role;
      // Who goes on where they were gets only what is missing; after a reload the table comes anew.
      shown.value = epoch !== null;
      repeat();
      break;
    case "snapshot":
      epoch = said.epoch;
      show(said.view);
      break;
    case "entry":
      ahead.value = Date.parse(said.at) - Date.now();
      if (said.view !== null) {
        show(said.view);
      }
      break;
    case "ack":
      if (pending.value?.id === said.id) {
        pending.value = { ...pending.value, acked: said.seq };
        land();
      }
      break;
    case "refused":
      refuse(said.id, said.code, said.text);
      break;
    case "presence":
      roles.value = said.roles;
      break;
    case "resync":
    case "pong":
      break;
  }
}

function show(seen: TableView): void {
  const moved = view.value !== null && seen.seq !== view.value.seq;
  view.value = seen;
  shown.value = true;
  if (moved) {
    settle();
  }
  land();
}

/** Let the eye follow: a tap so soon was meant for what was there before. */
function settle(): void {
  settling.value = true;
  clearTimeout(settled);
  settled = setTimeout(() => {
    settling.value = false;
  }, SETTLE_MS);
}

/** The tap is over once the view that holds it is shown; what follows from it is said then. */
function land(): void {
  const sent = pending.value;
  const seen = view.value;
  if (sent?.acked == null || seen === null || seen.seq < sent.acked) {
    return;
  }
  hold(null);
  drop(sent.id);
  if (sending.value) {
    sendNext();
    return;
  }
  const next = following.value?.(seen) ?? null;
  if (next === null) {
    following.value = null;
  } else {
    send(next);
  }
}

function refuse(id: string | null, code: string, text: string): void {
  const sent = pending.value;
  const ours = sent !== null && (id === sent.id || id === null);
  refusal.value = { code, text, observation: ours ? sent.observation : null };
  if (ours) {
    hold(null);
    following.value = null;
    // What was refused stays in the list: the dealer says what becomes of it.
    sending.value = false;
  }
}

/** Keep the tap that is on its way with the tab, so that a reload sends it under its own id. */
function hold(sent: Pending | null): void {
  pending.value = sent;
  if (sent === null) {
    sessionStorage.removeItem(ON_ITS_WAY);
  } else {
    sessionStorage.setItem(ON_ITS_WAY, JSON.stringify(sent));
  }
}

function onItsWay(): Pending | null {
  const sent = sessionStorage.getItem(ON_ITS_WAY);
  return sent === null ? null : (JSON.parse(sent) as Pending);
}

/** Say what happened. It counts from when the feed shows it; nothing is said twice meanwhile.
 * Without a line it is kept. `then` goes on from what the table has become. */
export function say(observation: Observation, then: Following | null = null): void {
  if (observation.kind === "controller_taken" ? !live.value : busy.value) {
    return;
  }
  refusal.value = null;
  if (keeping.value) {
    add(observation);
    settle();
    return;
  }
  following.value = then;
  send(observation);
}

function send(observation: Observation, id = randomId()): void {
  const seq = view.value?.seq;
  if (seq === undefined || !live.value || pending.value !== null) {
    return;
  }
  refusal.value = null;
  hold({ id, observation, seq, acked: null });
  repeat();
}

/** Send what waits for an answer, under its own id: the service takes it once, however often. */
function repeat(): void {
  const sent = pending.value;
  if (sent !== null && sent.acked === null) {
    feed.send({
      type: "observe",
      id: sent.id,
      table,
      observation: sent.observation,
      expected_seq: sent.seq,
    });
  }
}

/** Send the kept taps in their order, each for the table as it is by then, up to a refusal. */
export function sendKept(): void {
  if (live.value && pending.value === null && kept.value.length > 0) {
    sending.value = true;
    sendNext();
  }
}

function sendNext(): void {
  const [next] = kept.value;
  if (next === undefined) {
    sending.value = false;
  } else {
    send(next.observation, next.id);
  }
}

/** Say what the table is instead of what led to it: the kept taps go with that. */
export function sayInstead(observation: Observation): void {
  dropAll();
  say(observation);
}

/** Take the table, from another console or from nobody. */
export function takeControl(): void {
  say({ kind: "controller_taken", console: me });
}

/** Begin to follow the table; with a new token, anew. */
export function follow(): void {
  hasToken.value = token() !== null;
  if (hasToken.value) {
    feed.start();
  }
}

/** Come back after an end that a new token, or a new try, can change. */
export function followAgain(): void {
  hasToken.value = token() !== null;
  feed.start();
  feed.restart();
}

let spoken = language.value;
effect(() => {
  if (language.value !== spoken) {
    spoken = language.value;
    if (hasToken.value) {
      feed.restart();
    }
  }
});

// A page that is loaded again without a line shows the table as it was last seen.
addEventListener("pagehide", () => keepSeen(connection.value.is === "ended" ? null : view.value));
