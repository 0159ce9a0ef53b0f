// How long to wait before the next try, and when silence means that the line is dead. No timers
// and no sockets here: the feed has those. Times are milliseconds.

const FIRST = 250;
const LONGEST = 5_000;

/** The time an attempt may take until the service has answered. */
export const ANSWER_WITHIN = 8_000;
/** After so much silence the service is asked whether it is there. */
export const QUIET_FOR = 12_000;
/** The service has so long to say that it is. */
export const PONG_WITHIN = 5_000;
/** A clock that jumped by more than this was asleep. */
export const SLEPT = 8_000;
export const TICK = 1_000;

/** The wait before try number `failed` + 1; `chance` in 0..1 spreads clients that fell together. */
export function pause(failed: number, chance: number): number {
  const whole = Math.min(LONGEST, FIRST * 2 ** Math.min(failed, 10));
  return Math.round(whole * (0.7 + 0.6 * chance));
}
