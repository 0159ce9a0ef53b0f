// What the console knows: the service's last view, the line to it, and the one tap on its way.
// It decides nothing about the hand: a tap is only marked as pending until the feed shows it.

import { computed, effect, signal } from "@preact/signals";
import type { Hello, Observation, Role, ServerMessage, TableView } from "../generated/messages";
import { type Connection, Feed } from "../wire/feed";
import { consoleId, randomId, tableOf, token } from "../wire/secrets";
import { language } from "../words/language";

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

/** A tap so soon after the buttons changed was meant for what was there before. */
const SETTLE_MS = 250;

export const table = tableOf(location.pathname);
export const view = signal<TableView | null>(null);
export const role = signal<Role | null>(null);
export const connection = signal<Connection>({ is: "connecting" });
export const pending = signal<Pending | null>(null);
export const refusal = signal<Refusal | null>(null);
export const roles = signal<Readonly<Record<string, number>>>({});
export const hasToken = signal(token() !== null);
const settling = signal(false);

export const me = consoleId();

/** Whose taps the table takes: this console's, another one's, or nobody's yet. */
export const control = computed<"mine" | "theirs" | "nobodys">(() => {
  const controller = view.value?.controller ?? null;
  if (role.value !== null && role.value !== "dealer") {
    return "mine";
  }
  return controller === null ? "nobodys" : controller.console === me ? "mine" : "theirs";
});

export const live = computed(() => connection.value.is === "live" && view.value !== null);

/** Nothing can be said for a while, and why is shown in a notice. */
export const stopped = computed(() => !live.value || control.value !== "mine");

/** Nothing can be said at this moment. */
export const busy = computed(() => stopped.value || pending.value !== null || settling.value);

/** Whether it would be said in the name of a floor who has no device. */
export const speaksForFloor = computed(() => role.value === "dealer");

let epoch: string | null = null;
let settled: ReturnType<typeof setTimeout> | undefined;

const feed = new Feed({
  hello,
  message,
  connection: (now) => {
    connection.value = now;
  },
});

function hello(): Hello {
  const since = view.value?.seq;
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
      repeat();
      break;
    case "snapshot":
      epoch = said.epoch;
      show(said.view);
      break;
    case "entry":
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
  if (moved) {
    settling.value = true;
    clearTimeout(settled);
    settled = setTimeout(() => {
      settling.value = false;
    }, SETTLE_MS);
  }
  land();
}

/** The tap is over once the view that holds it is shown. */
function land(): void {
  const sent = pending.value;
  if (sent?.acked != null && (view.value?.seq ?? 0) >= sent.acked) {
    pending.value = null;
  }
}

function refuse(id: string | null, code: string, text: string): void {
  const sent = pending.value;
  const ours = sent !== null && (id === sent.id || id === null);
  refusal.value = { code, text, observation: ours ? sent.observation : null };
  if (ours) {
    pending.value = null;
  }
}

/** Say what happened. It counts from when the feed shows it; nothing is said twice meanwhile. */
export function say(observation: Observation): void {
  if (busy.value && observation.kind !== "controller_taken") {
    return;
  }
  send(observation);
}

function send(observation: Observation): void {
  const seq = view.value?.seq;
  if (seq === undefined || !live.value || pending.value !== null) {
    return;
  }
  refusal.value = null;
  pending.value = { id: randomId(), observation, seq, acked: null };
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
