// A hand's entries with their marks, and the table at each of them as the service has it. It folds
// nothing itself, and asks for each position once.

import type {
  EntryShown,
  Event,
  HandListed,
  IrregularityView,
  LogAnswer,
  TableAnswer,
  TableView,
} from "../generated/messages";
import { ask } from "./entering";
import type { HandList } from "../generated/messages";

const MOST_ENTRIES = 500;

export type Mark = "fault" | "evidence" | "step" | "ruling" | "closed";

export interface Played {
  hand: HandListed;
  entries: readonly EntryShown[];
  marks: ReadonlyMap<number, readonly Mark[]>;
  /** Entries that were taken back later. */
  gone: ReadonlySet<number>;
}

const OF_EVENT: Readonly<Partial<Record<Event["kind"], Mark>>> = {
  irregularity_opened: "fault",
  procedure_chosen: "evidence",
  question_asked: "evidence",
  question_closed: "evidence",
  fact_found: "evidence",
  procedure_stepped: "step",
  ruled: "ruling",
  ruling_signed: "ruling",
  irregularity_closed: "closed",
};

function base(table: string): string {
  return `/v1/tables/${encodeURIComponent(table)}`;
}

/** A hand with all its entries, null when the table has none of that number. */
export async function readHand(table: string, number: number): Promise<Played | null> {
  const path = `${base(table)}/hands?last=1&before=${number + 1}`;
  const hand = (await ask<HandList>("GET", path)).hands[0];
  if (hand === undefined || hand.number !== number) {
    return null;
  }
  const entries: EntryShown[] = [];
  let after = hand.first_seq - 1;
  while (after < hand.last_seq) {
    const limit = Math.min(MOST_ENTRIES, hand.last_seq - after);
    const answer = await ask<LogAnswer>("GET", `${base(table)}/log?after=${after}&limit=${limit}`);
    const last = answer.entries.at(-1);
    if (last === undefined) {
      break;
    }
    entries.push(...answer.entries);
    after = last.seq;
  }
  return { hand, entries, marks: marksOf(entries), gone: goneOf(entries) };
}

function marksOf(entries: readonly EntryShown[]): Map<number, Mark[]> {
  const marks = new Map<number, Mark[]>();
  const put = (seq: number, mark: Mark) => {
    const there = marks.get(seq) ?? [];
    if (!there.includes(mark)) {
      marks.set(seq, [...there, mark]);
    }
  };
  for (const entry of entries) {
    for (const event of entry.events) {
      const mark = OF_EVENT[event.kind];
      if (mark !== undefined) {
        put(entry.seq, mark);
      }
      if (event.kind === "irregularity_opened" || event.kind === "procedure_chosen") {
        put(event.called_seq, "evidence");
      }
    }
  }
  return marks;
}

function goneOf(entries: readonly EntryShown[]): Set<number> {
  const gone = new Set<number>();
  for (const entry of entries) {
    for (const event of entry.events) {
      if (event.kind === "entry_retracted") {
        entries
          .filter((earlier) => earlier.seq >= event.target_seq && earlier.seq < entry.seq)
          .forEach((earlier) => gone.add(earlier.seq));
      }
    }
  }
  return gone;
}

/** The table at each position of one hand, as far as it was asked for. */
export class Positions {
  #views = new Map<number, Promise<TableView>>();

  constructor(
    private readonly table: string,
    private readonly hand: number,
  ) {}

  /** The table right after entry `seq`. */
  at(seq: number): Promise<TableView> {
    const known = this.#views.get(seq);
    if (known !== undefined) {
      return known;
    }
    const asked = ask<TableAnswer>("GET", `${base(this.table)}/hands/${this.hand}?at=${seq}`).then(
      (answer) => answer.view,
    );
    this.#views.set(seq, asked);
    asked.catch(() => this.#views.delete(seq));
    return asked;
  }

  /** Forget everything, as when the language changes. */
  forget(): void {
    this.#views.clear();
  }
}

/** The entries that told of what is open at a position. */
export function evidenceOf(view: TableView | null): readonly number[] {
  const open: readonly IrregularityView[] = view?.hand?.irregularities ?? [];
  return open.flatMap((fault) => fault.evidence ?? []);
}
