// What the admin page knows: whose token it has, the tokens of the house, and what was made last.
// A secret is kept for as long as it is shown, and nowhere else.

import { computed, effect, signal } from "@preact/signals";
import type {
  PairingMade,
  PairingShown,
  Role,
  SelfShown,
  TableList,
  TableListed,
  TokenList,
  TokenMade,
  TokenShown,
} from "../generated/messages";
import { call, type Method, NoAnswer, Refusal } from "../wire/rest";
import { keepToken, token } from "../wire/secrets";
import { language, t } from "../words/language";

export type Gate = "no_token" | "bad_token" | "forbidden";

/** What the person is shown once: a code for a tablet, or the secret of a token. */
export type Shown =
  | { is: "pairing"; made: PairingMade; now: PairingShown }
  | { is: "secret"; made: TokenMade };

/** What a token or pairing is to be. */
export interface Wanted {
  role: Role;
  label: string;
  tables: string[] | null;
  lastsFor: number | null;
  delay: number;
}

const LOOK_AGAIN_MS = 1_500;

export const gate = signal<Gate | null>(token() === null ? "no_token" : null);
export const me = signal<SelfShown | null>(null);
export const tables = signal<TableListed[]>([]);
export const tokens = signal<TokenShown[]>([]);
export const shown = signal<Shown | null>(null);
export const trouble = signal<string | null>(null);
export const busy = signal(false);

export const mayMake = computed(() => may("tokens.make"));
export const mayList = computed(() => may("tokens.list"));
export const mayRevoke = computed(() => may("tokens.revoke"));

function may(permission: SelfShown["permissions"][number]): boolean {
  return me.value?.permissions.includes(permission) ?? false;
}

function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  return call(method, path, language.value, body);
}

/** Find out whose token this is, and what there is to see with it. */
export async function enter(): Promise<void> {
  if (token() === null) {
    gate.value = "no_token";
    return;
  }
  await trying(async () => {
    me.value = await ask<SelfShown>("GET", "/v1/tokens/self");
    if (!may("pairings.make")) {
      gate.value = "forbidden";
      return;
    }
    gate.value = null;
    tables.value = (await ask<TableList>("GET", "/v1/tables")).tables;
    await list();
  });
}

/** Come in with another token. */
export async function enterWith(secret: string): Promise<void> {
  keepToken(secret);
  await enter();
}

async function list(): Promise<void> {
  if (mayList.value) {
    tokens.value = (await ask<TokenList>("GET", "/v1/tokens")).tokens.reverse();
  }
}

function bodyOf(wanted: Wanted): object {
  return {
    role: wanted.role,
    label: wanted.label,
    ...(wanted.tables === null ? {} : { tables: wanted.tables }),
    ...(wanted.lastsFor === null ? {} : { expires_in_s: wanted.lastsFor }),
    ...(wanted.role === "overlay" ? { delay_s: wanted.delay } : {}),
  };
}

/** Make a code for a tablet, and look whether one has used it for as long as it is shown. */
export async function pair(wanted: Wanted): Promise<void> {
  await trying(async () => {
    const made = await ask<PairingMade>("POST", "/v1/pairings", bodyOf(wanted));
    shown.value = { is: "pairing", made, now: made.pairing };
  });
}

export async function make(wanted: Wanted): Promise<void> {
  await trying(async () => {
    const made = await ask<TokenMade>("POST", "/v1/tokens", bodyOf(wanted));
    shown.value = { is: "secret", made };
    await list();
  });
}

export async function revoke(id: string): Promise<void> {
  await trying(async () => {
    await ask<void>("DELETE", `/v1/tokens/${encodeURIComponent(id)}`);
    await list();
  });
}

/** Put away what was shown; a code that nobody used is taken back with it. */
export async function putAway(): Promise<void> {
  const was = shown.value;
  shown.value = null;
  if (was?.is === "pairing" && was.now.used_at === null && isOpen(was.now)) {
    await trying(() => ask<void>("DELETE", `/v1/pairings/${was.now.id}`));
  }
}

/** Whether a tablet may still use it. */
export function isOpen(pairing: PairingShown): boolean {
  return pairing.used_at === null && Date.parse(pairing.expires_at) > Date.now();
}

async function trying(work: () => Promise<void>): Promise<void> {
  busy.value = true;
  trouble.value = null;
  try {
    await work();
  } catch (error) {
    told(error);
  } finally {
    busy.value = false;
  }
}

function told(error: unknown): void {
  if (error instanceof Refusal && error.status === 401) {
    gate.value = "bad_token";
    shown.value = null;
  } else if (error instanceof Refusal) {
    trouble.value = error.message;
  } else if (error instanceof NoAnswer) {
    trouble.value = t("noAnswer");
  } else {
    throw error;
  }
}

async function look(id: string): Promise<void> {
  try {
    const now = await ask<PairingShown>("GET", `/v1/pairings/${id}`);
    const still = shown.value;
    if (still?.is === "pairing" && still.now.id === id) {
      shown.value = { ...still, now };
      if (now.used_at !== null) {
        await list();
      }
    }
  } catch (error) {
    // The next look finds out; a token that is over shows itself here too.
    if (error instanceof Refusal && error.status === 401) {
      told(error);
    }
  }
}

const waitsFor = computed(() => {
  const now = shown.value;
  return now?.is === "pairing" && now.now.used_at === null ? now.now.id : null;
});

effect(() => {
  const id = waitsFor.value;
  if (id === null) {
    return undefined;
  }
  const looking = setInterval(() => void look(id), LOOK_AGAIN_MS);
  return () => clearInterval(looking);
});
