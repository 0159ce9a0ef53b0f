// The words of the floor page, and how it writes ages, times and phases. It has no sentence about
// the game.

import type { TableGlance } from "../generated/messages";
import { capital, language, speaker, word } from "../words/language";
import { en, type FloorKey } from "./en";
import { es } from "./es";

export type { FloorKey };

/** One of the floor page's own texts. */
export const f = speaker<FloorKey>({ en, es });

/** How long something has been, in the one unit that says enough. */
export function spanText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  if (seconds < 60) {
    return f("seconds", { count: seconds });
  }
  if (seconds < 3600) {
    return f("minutes", { count: Math.floor(seconds / 60) });
  }
  return seconds < 86_400
    ? f("hours", { count: Math.floor(seconds / 3600) })
    : f("days", { count: Math.floor(seconds / 86_400) });
}

/** A time of day with its seconds. */
export function timeText(at: string): string {
  return new Date(at).toLocaleTimeString(language.value, { hour12: false });
}

/** A day with its time. */
export function momentText(at: string): string {
  return new Date(at).toLocaleString(language.value, { dateStyle: "medium", timeStyle: "short" });
}

/** Where a hand stands: its street, or what else its phase is called. */
export function phaseText({ phase, street }: Pick<TableGlance, "phase" | "street">): string {
  if (phase === null) {
    return f("noHand");
  }
  return street !== null ? capital(word(`street.${street}`)) : f(`phase_${phase}` as FloorKey);
}
