// An amount of chips inside of a button or line: never broken, and smaller when it is long.

import { chips as text, sizeOf } from "./chips";

export function Amount({ chips }: { chips: number }) {
  const written = text(chips);
  return <b class={sizeOf(written)}>{written}</b>;
}
