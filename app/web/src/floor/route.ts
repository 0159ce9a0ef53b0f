// What the page shows, as its address says it, so that it can be gone back from and come back to.
// It fetches nothing.

import { signal } from "@preact/signals";

export type Route =
  | { is: "floor"; table: string | null }
  | { is: "replay"; table: string; hand: number; at: number | null }
  | { is: "search" }
  | { is: "statistics" }
  | { is: "setup" };

function read(): Route {
  const given = new URLSearchParams(location.search);
  const table = given.get("table");
  const hand = Number(given.get("hand"));
  const at = Number(given.get("at"));
  switch (given.get("view")) {
    case "search":
      return { is: "search" };
    case "statistics":
      return { is: "statistics" };
    case "setup":
      return { is: "setup" };
    default:
      return table !== null && Number.isSafeInteger(hand) && hand > 0
        ? { is: "replay", table, hand, at: Number.isSafeInteger(at) && at > 0 ? at : null }
        : { is: "floor", table };
  }
}

function written(to: Route): string {
  const said = new URLSearchParams();
  if (to.is === "floor") {
    if (to.table !== null) {
      said.set("table", to.table);
    }
  } else if (to.is === "replay") {
    said.set("table", to.table);
    said.set("hand", String(to.hand));
    if (to.at !== null) {
      said.set("at", String(to.at));
    }
  } else {
    said.set("view", to.is);
  }
  const text = said.toString();
  return text === "" ? location.pathname : `${location.pathname}?${text}`;
}

export const route = signal<Route>(read());

/** The pages of ours that can be gone back to from here. */
let depth = 0;

/** Show something else; the browser's own way back leads here. */
export function go(to: Route): void {
  depth += 1;
  history.pushState(null, "", written(to));
  route.value = to;
}

/** Back to where one came from, or to the floor when the page was opened right here. */
export function back(): void {
  if (depth > 0) {
    history.back();
  } else {
    go({ is: "floor", table: null });
  }
}

addEventListener("popstate", () => {
  depth = Math.max(0, depth - 1);
  route.value = read();
});
