// Chips as text. They are whole units, so nothing is ever rounded or shortened.

import { language } from "../words/language";

const FORMATS = {
  en: new Intl.NumberFormat("en", { useGrouping: "always" }),
  es: new Intl.NumberFormat("es", { useGrouping: "always" }),
} as const;

/** An amount with its thousands set apart. */
export function chips(amount: number): string {
  return FORMATS[language.value].format(amount);
}

/** The class by which long amounts are set smaller. */
export function sizeOf(text: string): string {
  return text.length > 11 ? "chips tiny" : text.length > 7 ? "chips small" : "chips";
}
