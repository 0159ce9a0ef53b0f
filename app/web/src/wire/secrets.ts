// The token and the console's own id, kept for this tab alone. Nothing here is sent or shown.

const TOKEN = "floorcall.token";
const CONSOLE = "floorcall.console";

/** Take `#token=…` out of the address bar, or what was taken before; null when there is none. */
export function token(): string | null {
  const given = new URLSearchParams(location.hash.slice(1)).get("token");
  if (given !== null) {
    keepToken(given);
    history.replaceState(history.state, "", location.pathname + location.search);
  }
  return sessionStorage.getItem(TOKEN);
}

/** Remember a token until the tab is closed. */
export function keepToken(secret: string): void {
  sessionStorage.setItem(TOKEN, secret);
}

/** The id by which the table tells this console from another, made up once for a tab. */
export function consoleId(): string {
  const kept = sessionStorage.getItem(CONSOLE);
  if (kept !== null) {
    return kept;
  }
  const made = randomId();
  sessionStorage.setItem(CONSOLE, made);
  return made;
}

/** An id that nobody else has; it works on plain http too, where randomUUID does not. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The table in the page's address: /console/{table} or /overlay/{table}. */
export function tableOf(path: string): string {
  return decodeURIComponent(path.split("/")[2] ?? "");
}
