// A field for chips on a sheet: digits and nothing else.

import type { Signal } from "@preact/signals";

interface Props {
  label: string;
  name: string;
  value: Signal<string>;
}

export function ChipsField({ label, name, value }: Props) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        name={name}
        type="text"
        inputMode="numeric"
        autocomplete="off"
        value={value.value}
        onInput={(event) => (value.value = event.currentTarget.value.replace(/\D/g, "").slice(0, 13))}
      />
    </label>
  );
}
