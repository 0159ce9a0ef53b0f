// What the service's close codes ask of a client. It closes nothing itself.

/** From this code on a client must not come back by itself. */
const FIRST_FINAL = 4100;

export type Ending = "revoked" | "bad_token" | "forbidden" | "protocol";

const ENDINGS: Readonly<Record<number, Ending>> = {
  4101: "bad_token",
  4102: "revoked",
  4103: "forbidden",
};

/** Why the connection is over for good, null when the client is to come back. */
export function endingOf(code: number): Ending | null {
  if (code < FIRST_FINAL || code > 4999) {
    return null;
  }
  return ENDINGS[code] ?? "protocol";
}
