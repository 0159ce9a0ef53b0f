// The clock on a player, counted down from the moment that the log has. It ends nothing by itself:
// the dealer says whether the player acted or the time ran out.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { ClockView } from "../generated/messages";
import { t } from "../words/language";
import { ahead } from "./desk";
import { Tap } from "./tap";

const SECOND = 1_000;

/** Whole seconds that are left, never below zero; `ahead` is how far the service's clock is. */
export function left(clock: ClockView, now: number, serviceAhead: number): number {
  const gone = (now + serviceAhead - Date.parse(clock.at)) / SECOND;
  return Math.max(0, Math.ceil(clock.seconds - Math.max(0, gone)));
}

export function Clock({ clock }: { clock: ClockView }) {
  const now = useSignal(Date.now());
  useEffect(() => {
    const ticking = setInterval(() => (now.value = Date.now()), SECOND / 4);
    return () => clearInterval(ticking);
  }, []);
  const seconds = left(clock, now.value, ahead.value);
  const aloud = seconds <= clock.countdown;
  return (
    <div class={`notice clock${aloud ? " aloud" : ""}`} data-notice="clock">
      <p>{clock.text}</p>
      <output class="seconds" aria-live={aloud ? "assertive" : "off"}>
        {seconds}
      </output>
      <div class="choices">
        <Tap name="clock-acted" says={{ kind: "clock_ended" }}>
          {t("clockOff")}
        </Tap>
        <Tap name="clock-expired" look="danger" says={{ kind: "clock_ended", expired: true }}>
          {t("clockOver")}
        </Tap>
      </div>
    </div>
  );
}
