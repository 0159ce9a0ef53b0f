// All tables as the service last told of them, and what waits there, the worst first. What is worse
// than what, the service says; only ages are counted here.

import { computed, effect, signal } from "@preact/signals";
import type { FaultGlance, FloorAnswer, TableGlance } from "../generated/messages";
import { NoAnswer, Refusal } from "../wire/rest";
import { language } from "../words/language";
import { ask, gate, inside } from "./entering";

const LOOK_EVERY_MS = 1_000;
const TICK_MS = 1_000;
/** A ruling to sign comes after every fault. */
const UNSIGNED_RANK = 1_000;

/** Something that waits at a table. */
export interface Waiting {
  key: string;
  table: TableGlance;
  rank: number;
  at: string;
  fault: FaultGlance | null;
  /** The floor in whose name a ruling waits to be signed. */
  floor: string;
}

export const tables = signal<readonly TableGlance[]>([]);
export const away = signal(false);
/** Whether the service was heard at all yet. */
export const heard = signal(false);
/** The service's time, in milliseconds; it moves on once a second. */
export const now = signal(Date.now());

/** How far the service's clock is ahead of this one. */
let ahead = 0;
let cursor: string | null = null;

export const queue = computed<readonly Waiting[]>(() =>
  tables.value.flatMap(waitingAt).sort((one, other) => one.rank - other.rank || compare(one, other)),
);

function compare(one: Waiting, other: Waiting): number {
  return one.at < other.at ? -1 : one.at > other.at ? 1 : 0;
}

function waitingAt(table: TableGlance): Waiting[] {
  return [
    ...table.faults.map((fault) => ({
      key: `${table.id}/${table.hand}/${table.deal}/fault/${fault.id}`,
      table,
      rank: fault.rank,
      at: fault.at,
      fault,
      floor: "",
    })),
    ...table.unsigned.map((ruling) => ({
      key: `${table.id}/${table.hand}/${table.deal}/ruling/${ruling.id}`,
      table,
      rank: UNSIGNED_RANK,
      at: ruling.at,
      fault: null,
      floor: ruling.floor,
    })),
  ];
}

/** Milliseconds since a moment, by the service's clock. */
export function since(at: string): number {
  return now.value - Date.parse(at);
}

async function look(): Promise<void> {
  const known = cursor === null ? "" : `?since=${encodeURIComponent(cursor)}`;
  try {
    const answer = await ask<FloorAnswer>("GET", `/v1/floor${known}`);
    ahead = Date.parse(answer.now) - Date.now();
    away.value = false;
    heard.value = true;
    take(answer);
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) {
      gate.value = "badToken";
    } else if (error instanceof Refusal || error instanceof NoAnswer) {
      away.value = true;
    } else {
      throw error;
    }
  }
}

function take(answer: FloorAnswer): void {
  cursor = answer.cursor;
  if (answer.whole) {
    tables.value = answer.tables;
  } else if (answer.tables.length > 0) {
    const changed = new Map(answer.tables.map((table) => [table.id, table]));
    const kept = tables.value.map((table) => {
      const newer = changed.get(table.id);
      changed.delete(table.id);
      return newer ?? table;
    });
    tables.value = [...kept, ...changed.values()];
  }
}

/** Look now, and again for as long as the page is open: it may have to ring behind another one. */
effect(() => {
  void language.value;
  if (!inside.value) {
    return undefined;
  }
  cursor = null;
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = async () => {
    await look();
    if (!over) {
      timer = setTimeout(() => void again(), LOOK_EVERY_MS);
    }
  };
  void again();
  const ticking = setInterval(() => {
    now.value = Date.now() + ahead;
  }, TICK_MS);
  return () => {
    over = true;
    clearTimeout(timer);
    clearInterval(ticking);
  };
});

/** Look at once, as after a table was opened. */
export function lookNow(): void {
  void look();
}
