// How long ago something was, kept up to date by the service's clock.

import { since } from "./overview";
import { spanText } from "./words";

/** Ages from which something looks as if it waited long, in milliseconds. */
const LONG = 120_000;
const VERY_LONG = 300_000;

export function Age({ at }: { at: string }) {
  const passed = since(at);
  const look = passed >= VERY_LONG ? " very" : passed >= LONG ? " long" : "";
  return (
    <time class={`age${look}`} dateTime={at}>
      {spanText(passed)}
    </time>
  );
}
