// The buttons that say something to the table. They know nothing of what it means.

import type { ComponentChildren } from "preact";
import type { Observation } from "../generated/messages";
import { busy, pending, say, stopped } from "./desk";
import { closeAll } from "./sheets";

export type Look =
  | "primary"
  | "primary wide"
  | "plain"
  | "danger"
  | "quiet"
  | "quiet wide"
  | "warm"
  | "warm wide";

interface TapProps {
  says: Observation;
  look?: Look;
  name?: string;
  disabled?: boolean;
  children: ComponentChildren;
}

/** One tap, one observation. It looks pressed until the service has answered. */
export function Tap({ says, look = "plain", name, disabled = false, children }: TapProps) {
  const sent = pending.value;
  const waiting = sent !== null && JSON.stringify(sent.observation) === JSON.stringify(says);
  return (
    <button
      type="button"
      class={`tap ${look}${waiting ? " pending" : ""}${disabled || stopped.value ? " off" : ""}`}
      data-tap={name ?? says.kind}
      disabled={disabled || busy.value}
      aria-busy={waiting}
      onClick={() => {
        say(says);
        closeAll();
      }}
    >
      {children}
    </button>
  );
}

interface OpenerProps {
  look?: Look;
  name: string;
  disabled?: boolean;
  /** Whether it leads to saying something, and so waits while nothing can be said. */
  says?: boolean;
  onTap: () => void;
  children: ComponentChildren;
}

/** A button that opens, chooses or closes something here, or says what was put together here. */
export function Opener({
  look = "plain",
  name,
  disabled = false,
  says = false,
  onTap,
  children,
}: OpenerProps) {
  const off = disabled || (says && stopped.value);
  return (
    <button
      type="button"
      class={`tap ${look}${off ? " off" : ""}`}
      data-tap={name}
      disabled={off || (says && busy.value)}
      onClick={onTap}
    >
      {children}
    </button>
  );
}

/** One of several, as a switch that is on or off. */
export function Choice({
  on,
  name,
  onTap,
  children,
}: {
  on: boolean;
  name: string;
  onTap: () => void;
  children: ComponentChildren;
}) {
  return (
    <button
      type="button"
      class={`choice${on ? " on" : ""}`}
      data-tap={name}
      aria-pressed={on}
      onClick={onTap}
    >
      {children}
    </button>
  );
}
