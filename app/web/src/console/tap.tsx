// The buttons that say something to the table. They know nothing of what it means.

import type { ComponentChildren } from "preact";
import type { Observation } from "../generated/messages";
import { busy, pending, say, stopped } from "./desk";
import { closeAll, confirm } from "./sheets";

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
  /** Whether the sheet that it is on stays open. */
  stays?: boolean;
  then?: () => void;
  /** What it is called where its own text is only a sign. */
  label?: string;
  children: ComponentChildren;
}

/** Whether it is asked once more: an all-in and a void, and nothing else that is one tap. */
export function grave(says: Observation): boolean {
  return says.kind === "player_acted" && says.action === "all_in";
}

/** One tap, one observation. It looks pressed until the service has answered. */
export function Tap({
  says,
  look = "plain",
  name,
  disabled = false,
  stays = false,
  then,
  label,
  children,
}: TapProps) {
  const sent = pending.value;
  const waiting = sent !== null && JSON.stringify(sent.observation) === JSON.stringify(says);
  return (
    <button
      type="button"
      class={`tap ${look}${waiting ? " pending" : ""}${disabled || stopped.value ? " off" : ""}`}
      data-tap={name ?? says.kind}
      disabled={disabled || busy.value}
      aria-busy={waiting}
      aria-label={label}
      onClick={() => {
        if (grave(says)) {
          confirm(says);
        } else {
          say(says);
          if (!stays) {
            closeAll();
          }
        }
        then?.();
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
  /** What it is called where its own text is only a sign. */
  label?: string;
  onTap: () => void;
  children: ComponentChildren;
}

/** A button that opens, chooses or closes something here, or says what was put together here. */
export function Opener({
  look = "plain",
  name,
  disabled = false,
  says = false,
  label,
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
      aria-label={label}
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
