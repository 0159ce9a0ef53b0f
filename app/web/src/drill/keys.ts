// A keyboard instead of taps: a digit chooses, Backspace takes the first choice back. It asks at each
// key what there is to choose, so that none is lost between two hands.

import { question, reconsider, saidKind, sayKind, sayNext } from "./state";

function chosen(key: string): void {
  const asked = question.value;
  if (asked === null || !/^[1-9]$/.test(key)) {
    return;
  }
  const kinds = saidKind.value === null;
  const choice = (kinds ? asked.kinds : asked.nexts)[Number(key) - 1];
  if (choice !== undefined) {
    (kinds ? sayKind : sayNext)(choice.id);
  }
}

/** Listen to the keyboard for as long as the page is open. */
export function listen(): void {
  document.addEventListener("keydown", (event) => {
    const { key, target, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey || target instanceof HTMLInputElement) {
      return;
    }
    if (key === "Backspace") {
      reconsider();
    } else {
      chosen(key);
    }
  });
}
