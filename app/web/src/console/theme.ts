// Dark or light, as this tablet was told last. It changes colours and nothing else.

import { effect, signal } from "@preact/signals";

export type Theme = "dark" | "light";

const KEY = "floorcall.theme";

export const theme = signal<Theme>(localStorage.getItem(KEY) === "light" ? "light" : "dark");

effect(() => {
  document.documentElement.dataset["theme"] = theme.value;
  document
    .querySelector("meta[name=theme-color]")
    ?.setAttribute("content", theme.value === "light" ? "#f3f5f8" : "#10131a");
});

/** The other one from now on, and the next time too. */
export function turn(): void {
  theme.value = theme.value === "dark" ? "light" : "dark";
  localStorage.setItem(KEY, theme.value);
}
