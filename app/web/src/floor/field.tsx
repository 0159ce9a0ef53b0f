// Fields that are typed into. They know nothing of what they are for.

import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";

/** A whole number as it was typed, null when it is none. */
export function wholeNumber(typed: string): number | null {
  return /^-?\d{1,15}$/.test(typed.trim()) ? Number(typed) : null;
}

interface Props {
  name: string;
  label: string;
  value: Signal<string>;
  hint?: string;
  most?: number;
}

export function NumberField({ name, label, value, most = 16 }: Props) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        name={name}
        type="text"
        inputMode="numeric"
        autocomplete="off"
        maxLength={most}
        value={value.value}
        onInput={(event) => (value.value = event.currentTarget.value)}
      />
    </label>
  );
}

export function TextField({ name, label, value, hint = "", most = 100 }: Props) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        name={name}
        type="text"
        autocomplete="off"
        maxLength={most}
        placeholder={hint}
        value={value.value}
        onInput={(event) => (value.value = event.currentTarget.value)}
      />
    </label>
  );
}

interface SelectProps {
  name: string;
  label: string;
  value: string;
  change: (to: string) => void;
  children: ComponentChildren;
}

export function Select({ name, label, value, change, children }: SelectProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <select name={name} value={value} onChange={(event) => change(event.currentTarget.value)}>
        {children}
      </select>
    </label>
  );
}
