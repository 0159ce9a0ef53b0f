// What the trainer knows: the drill that is wanted, the one that is asked, what was answered and how
// that was marked. What is right, only the service knows, and it says so at the end.

import { computed, effect, signal } from "@preact/signals";
import type {
  DrillChoices,
  DrillShown,
  HandAnswered,
  IrregularityKind,
  MarksShown,
  QuestionShown,
} from "../generated/messages";
import { call, NoAnswer, Refusal } from "../wire/rest";
import { language, t } from "../words/language";

type Level = DrillShown["level"];

/** What is wanted; the same seed asks the same. */
export interface Wanted {
  seed: number | null;
  rulebook: string;
  variant: string;
  hands: number;
  level: Level;
  kinds: readonly IrregularityKind[];
}

export const wanted = signal<Wanted>(fromAddress());
export const choices = signal<DrillChoices | null>(null);
export const drill = signal<DrillShown | null>(null);
export const marks = signal<MarksShown | null>(null);
export const answers = signal<readonly HandAnswered[]>([]);
/** What was said to be wrong with the hand that is asked, before it is said what comes next. */
export const saidKind = signal<string | null>(null);
export const trouble = signal<string | null>(null);
export const busy = signal(false);
/** Whole seconds since the hand that is asked was shown. */
export const seconds = signal(0);

export const question = computed<QuestionShown | null>(
  () => drill.value?.hands[answers.value.length] ?? null,
);

let shownAt = 0;

function fromAddress(): Wanted {
  const asked = new URLSearchParams(location.search);
  const level = asked.get("level");
  const whole = (name: string) => {
    const given = asked.get(name);
    return given !== null && /^\d{1,15}$/.test(given) ? Number(given) : null;
  };
  return {
    seed: whole("seed"),
    rulebook: asked.get("rulebook") ?? "tda",
    variant: asked.get("variant") ?? "NT",
    hands: Math.min(Math.max(whole("hands") ?? 10, 1), 25),
    level: level === "easy" || level === "hard" ? level : "normal",
    kinds: asked.getAll("kind") as IrregularityKind[],
  };
}

/** The drill that is asked has an address of its own, which somebody else can open. */
function toAddress({ seed, rulebook, variant, hands, level, kinds }: Wanted): void {
  const said = new URLSearchParams({ rulebook, variant, hands: String(hands), level });
  if (seed !== null) {
    said.set("seed", String(seed));
  }
  for (const kind of kinds) {
    said.append("kind", kind);
  }
  history.replaceState(history.state, "", `${location.pathname}?${said}`);
}

async function trying(what: () => Promise<void>): Promise<void> {
  busy.value = true;
  trouble.value = null;
  try {
    await what();
  } catch (error) {
    if (error instanceof Refusal) {
      trouble.value = error.message;
    } else if (error instanceof NoAnswer) {
      trouble.value = t("noAnswer");
    } else {
      throw error;
    }
  } finally {
    busy.value = false;
  }
}

function body({ seed, ...rest }: Wanted): object {
  return seed === null ? rest : { seed, ...rest };
}

async function readChoices(): Promise<void> {
  const { rulebook, variant } = wanted.peek();
  const path = `/v1/drills?${new URLSearchParams({ rulebook, variant })}`;
  choices.value = await call<DrillChoices>("GET", path, language.value, undefined, null);
}

async function readDrill(): Promise<void> {
  const asked = body(wanted.peek());
  drill.value = await call<DrillShown>("POST", "/v1/drills", language.value, asked, null);
  wanted.value = { ...wanted.peek(), seed: drill.value.seed };
}

async function readMarks(): Promise<void> {
  const { digest } = drill.peek() as DrillShown;
  const said = { ...body(wanted.peek()), digest, answers: answers.peek() };
  marks.value = await call<MarksShown>("POST", "/v1/drills/marks", language.value, said, null);
}

/** Read what there is to choose, and read all of it again whenever another language is chosen. */
export function begin(): void {
  effect(() => {
    void language.value;
    void trying(async () => {
      await readChoices();
      if (drill.peek() !== null) {
        await readDrill();
      }
      if (marks.peek() !== null) {
        await readMarks();
      }
    });
  });
  setInterval(() => {
    seconds.value = Math.floor((performance.now() - shownAt) / 1000);
  }, 250);
}

/** Want something else; another book or game has other kinds. */
export function want(change: Partial<Wanted>): void {
  const before = wanted.value;
  wanted.value = { ...before, ...change };
  if (wanted.value.rulebook !== before.rulebook || wanted.value.variant !== before.variant) {
    wanted.value = { ...wanted.value, kinds: [] };
    void trying(readChoices);
  }
}

function forget(): void {
  marks.value = null;
  answers.value = [];
  saidKind.value = null;
  restart();
}

function restart(): void {
  shownAt = performance.now();
  seconds.value = 0;
}

/** Have the wanted drill asked, from its first hand on. */
export function start(): void {
  void trying(async () => {
    await readDrill();
    toAddress(wanted.value);
    forget();
  });
}

/** Back to what is wanted, with another seed unless this one is to be kept. */
export function again({ same }: { same: boolean }): void {
  forget();
  if (same) {
    return;
  }
  drill.value = null;
  wanted.value = { ...wanted.value, seed: null };
}

export function sayKind(kind: string): void {
  saidKind.value = kind;
}

export function reconsider(): void {
  saidKind.value = null;
}

/** Say what comes next: with that the hand is answered. */
export function sayNext(next: string): void {
  const asked = question.value;
  const kind = saidKind.value;
  if (asked === null || kind === null) {
    return;
  }
  const took = Math.round((performance.now() - shownAt) / 100) / 10;
  answers.value = [...answers.value, { hand: asked.hand, kind, next, seconds: took }];
  saidKind.value = null;
  restart();
  if (question.value === null) {
    finish();
  }
}

/** Have the answers marked. */
export function finish(): void {
  void trying(readMarks);
}
