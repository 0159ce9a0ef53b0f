// Whose token it is, and what is asked of the service once. It knows no table.

import { computed, effect, signal } from "@preact/signals";
import type { ChoicesAnswer, SelfShown } from "../generated/messages";
import { call, type Method, NoAnswer, Refusal } from "../wire/rest";
import { keepToken, token } from "../wire/secrets";
import { language, t } from "../words/language";

export type Gate = "noToken" | "badToken" | "forbidden";
type Permission = SelfShown["permissions"][number];

export const gate = signal<Gate | null>(token() === null ? "noToken" : null);
export const me = signal<SelfShown | null>(null);
export const choices = signal<ChoicesAnswer | null>(null);
/** What the service said no to, or that it did not answer, in words. */
export const trouble = signal<string | null>(null);
export const busy = signal(false);

export const inside = computed(() => gate.value === null && me.value !== null);

export function may(permission: Permission): boolean {
  return me.value?.permissions.includes(permission) ?? false;
}

/** Ask in the page's language. Rejects with `Refusal` or `NoAnswer`. */
export function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  return call(method, path, language.value, body);
}

/** Find out whose token this is. */
export async function enter(): Promise<void> {
  if (token() === null) {
    gate.value = "noToken";
    return;
  }
  await trying(async () => {
    const self = await ask<SelfShown>("GET", "/v1/tokens/self");
    if (!self.permissions.includes("floor.see")) {
      gate.value = "forbidden";
      return;
    }
    me.value = self;
    gate.value = null;
  });
}

/** Come in with another token. */
export async function enterWith(secret: string): Promise<void> {
  keepToken(secret);
  await enter();
}

/** Do something that may be refused; what was said to it is shown. False when it failed. */
export async function trying(work: () => Promise<void>): Promise<boolean> {
  busy.value = true;
  trouble.value = null;
  try {
    await work();
    return true;
  } catch (error) {
    told(error);
    return false;
  } finally {
    busy.value = false;
  }
}

/** Show why something did not work; a token that is over ends the page. */
export function told(error: unknown): void {
  if (error instanceof Refusal && error.status === 401) {
    gate.value = "badToken";
    me.value = null;
  } else {
    trouble.value = wordsOf(error);
  }
}

/** An expected failure in words; any other one is thrown on. */
export function wordsOf(error: unknown): string {
  if (error instanceof Refusal) {
    return error.message;
  }
  if (error instanceof NoAnswer) {
    return t("noAnswer");
  }
  throw error;
}

// A link that is opened where the page is open already changes nothing but what follows the #.
addEventListener("hashchange", () => void enter());

let asked = "";
effect(() => {
  const wanted = language.value;
  if (!inside.value || wanted === asked) {
    return;
  }
  asked = wanted;
  ask<ChoicesAnswer>("GET", "/v1/floor/choices").then(
    (answer) => {
      choices.value = answer;
    },
    () => {
      asked = "";
    },
  );
});
