// The buttons and the one-of-several of the pages that are no console. They know of nothing that
// they are for.

import type { ComponentChildren } from "preact";

interface ButtonProps {
  name: string;
  look?: "plain" | "primary" | "danger" | "quiet" | "quiet words";
  disabled?: boolean;
  onTap: () => void;
  children: ComponentChildren;
}

export function Button({ name, look = "plain", disabled = false, onTap, children }: ButtonProps) {
  return (
    <button
      type="button"
      class={`tap ${look}${disabled ? " off" : ""}`}
      data-tap={name}
      disabled={disabled}
      onClick={onTap}
    >
      {children}
    </button>
  );
}

interface ChoicesProps<T extends string> {
  label: string;
  name: string;
  /** Those that are on: one, or any number where several may be. */
  on: readonly T[];
  of: readonly { id: T; text: string }[];
  choose: (id: T) => void;
}

export function Choices<T extends string>({ label, name, on, of, choose }: ChoicesProps<T>) {
  return (
    <fieldset class="choosing" data-choosing={name}>
      <legend>{label}</legend>
      <div class="choices">
        {of.map(({ id, text }) => (
          <button
            key={id}
            type="button"
            class={`choice${on.includes(id) ? " on" : ""}`}
            data-choice={id}
            aria-pressed={on.includes(id)}
            onClick={() => choose(id)}
          >
            <bdi>{text}</bdi>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
