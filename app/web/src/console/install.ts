// Makes the console installable: a manifest for this table, and a worker that keeps the page itself
// for when there is no line. What the table is never comes from it.

import { table } from "./desk";

export function install(): void {
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = `/manifest/${encodeURIComponent(table)}`;
  document.head.append(link);
  // Plain http on another host has none.
  if ("serviceWorker" in navigator) {
    void navigator.serviceWorker.register("/console-worker.js", { scope: "/console/" });
  }
}
