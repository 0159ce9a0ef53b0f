// A code on its way to a token: read from the address, turned in once, and then where to go on.
// The token is kept as every page keeps it, for this tab.

import { signal } from "@preact/signals";
import type { TableList, TokenMade } from "../generated/messages";
import { call, NoAnswer, Refusal } from "../wire/rest";
import { keepToken } from "../wire/secrets";
import { language } from "../words/language";

export interface Choice {
  id: string;
  name: string;
}

export type Step =
  | { is: "no_code" }
  | { is: "waiting" }
  | { is: "no_answer" }
  | { is: "refused"; text: string }
  | { is: "choose"; made: TokenMade; tables: Choice[] }
  | { is: "token"; made: TokenMade };

export const step = signal<Step>({ is: "waiting" });

// Out of the address bar at once: a reload or a photograph of it finds nothing there.
const code = location.hash.slice(1);
history.replaceState(history.state, "", location.pathname);

/** Turn the code in; it may be tried again when no answer came. */
export async function redeem(): Promise<void> {
  if (code === "") {
    step.value = { is: "no_code" };
    return;
  }
  step.value = { is: "waiting" };
  try {
    const made = await call<TokenMade>(
      "POST",
      "/v1/pairings/redeem",
      language.value,
      { code },
      null,
    );
    await goOn(made);
  } catch (error) {
    if (error instanceof Refusal) {
      step.value = { is: "refused", text: error.message };
    } else if (error instanceof NoAnswer) {
      step.value = { is: "no_answer" };
    } else {
      throw error;
    }
  }
}

async function goOn(made: TokenMade): Promise<void> {
  const { role, tables } = made.token;
  keepToken(made.secret);
  if (role === "admin") {
    location.replace("/admin");
  } else if (role === "device" || role === "auditor") {
    // They have no page here: whoever holds the tablet takes the token to where it is needed.
    step.value = { is: "token", made };
  } else if (tables?.length === 1 && tables[0] !== undefined) {
    open(made, tables[0]);
  } else {
    step.value = { is: "choose", made, tables: await choices(made) };
  }
}

/** The tables to choose from. An overlay is told of none, so it has the ids of its token. */
async function choices(made: TokenMade): Promise<Choice[]> {
  const own = (made.token.tables ?? []).map((id) => ({ id, name: id }));
  if (made.token.role === "overlay") {
    return own;
  }
  try {
    const listed = await call<TableList>(
      "GET",
      "/v1/tables",
      language.value,
      undefined,
      made.secret,
    );
    return listed.tables.map(({ id, name }) => ({ id, name }));
  } catch {
    return own;
  }
}

/** Go to the page of the token's role, on a table. */
export function open(made: TokenMade, table: string): void {
  const id = encodeURIComponent(table);
  switch (made.token.role) {
    case "overlay":
      location.replace(`/overlay/${id}`);
      break;
    case "public":
      location.replace(`/#${new URLSearchParams({ table, token: made.secret })}`);
      break;
    default:
      location.replace(`/console/${id}`);
  }
}
