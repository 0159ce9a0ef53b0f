// The language of the page, and its words by key. Sentences about poker are not here: they come
// with the service's view, or from words.json, which the service prints.

import { signal } from "@preact/signals";
import poker from "../generated/words.json";
import { en, type UiKey } from "./en";
import { es } from "./es";

export type { UiKey };

export type Language = "en" | "es";

const KEY = "floorcall.language";
const OWN: Readonly<Record<Language, Readonly<Record<UiKey, string>>>> = { en, es };

export const language = signal<Language>(chosen());

function chosen(): Language {
  const kept = localStorage.getItem(KEY);
  if (kept === "en" || kept === "es") {
    return kept;
  }
  return navigator.language.toLowerCase().startsWith("es") ? "es" : "en";
}

/** Change it, and keep it for the next time. */
export function speak(wanted: Language): void {
  localStorage.setItem(KEY, wanted);
  language.value = wanted;
  document.documentElement.lang = wanted;
}

type Params = Readonly<Record<string, string | number>>;

function filled(sentence: string, params: Params): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/** One of the page's own texts. */
export function t(key: UiKey, params: Params = {}): string {
  return filled(OWN[language.value][key], params);
}

/** How a page speaks the words that are its own alone, in the language that is chosen. */
export function speaker<K extends string>(
  own: Readonly<Record<Language, Readonly<Record<K, string>>>>,
): (key: K, params?: Params) => string {
  return (key, params = {}) => filled(own[language.value][key], params);
}

/** One of poker's words, by the service's code; the code itself when it has none. */
export function word(code: string, params: Params = {}): string {
  const words: Readonly<Record<string, string>> = poker[language.value];
  return filled(words[code] ?? code, params);
}

/** Whether the service has a word of that code. */
export function hasWord(code: string): boolean {
  const words: Readonly<Record<string, string>> = poker[language.value];
  return code in words;
}

/** A place in words, seats by their number. */
export function placeWord(place: string): string {
  const seat = /^seat-(\d+)$/.exec(place)?.[1];
  return seat === undefined ? word(`place.${place}`) : word("place.seat", { seat });
}

/** With a capital letter at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language.value) + text.slice(1);
}
