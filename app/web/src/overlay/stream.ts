// The broadcast that the overlay shows: the last whole view, and whether it may still be shown. The
// service delays it; nothing is held back or brought forward here.

import { computed, signal } from "@preact/signals";
import type { BroadcastView, Hello, ServerMessage } from "../generated/messages";
import { type Connection, Feed } from "../wire/feed";
import { tableOf, token } from "../wire/secrets";
import { language } from "../words/language";

/** For so long a picture that stands still is better than none. */
const HOLD_MS = 20_000;

const view = signal<BroadcastView | null>(null);

const stale = signal(false);

const table = tableOf(location.pathname);
let position: { since: number; epoch: string } | null = null;
let away: ReturnType<typeof setTimeout> | undefined;

/** What is on the air, null while nothing is. */
export const onAir = computed(() => (stale.value ? null : view.value));

function hello(delay: number | null): Hello {
  return {
    type: "hello",
    token: token(),
    client: "program",
    language: language.value,
    subscriptions: [
      { table, ...(position ?? {}), ...(delay === null ? {} : { delay_s: delay }) },
    ],
  };
}

function message(said: ServerMessage): void {
  if (said.type === "broadcast" && said.table === table) {
    position = { since: said.n, epoch: said.epoch };
    view.value = said.view;
  }
}

function changed(now: Connection): void {
  if (now.is === "live") {
    clearTimeout(away);
    away = undefined;
    stale.value = false;
  } else if (now.is === "ended") {
    stale.value = true;
  } else {
    away ??= setTimeout(() => {
      stale.value = true;
    }, HOLD_MS);
  }
}

/** Begin to receive; `delay` in seconds may only be longer than the token's own. */
export function receive(delay: number | null): void {
  if (token() !== null) {
    new Feed({ hello: () => hello(delay), message, connection: changed }).start();
  }
}
