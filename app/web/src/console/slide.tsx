// A control that has to be slid to its end, for what is done once a hand and never by a brush of
// the sleeve: counting and pushing the pot. With a keyboard it is any range: arrows, or End.

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { t } from "../words/language";
import { busy, stopped } from "./desk";

const END = 100;
const FAR = 90;
/** A finger has to begin within so much of the track, or a tap on its end would be a slide. */
const HANDLE = 0.3;

interface Props {
  name: string;
  label: string;
  onEnd: () => void;
  children: ComponentChildren;
}

export function Slide({ name, label, onEnd, children }: Props) {
  const at = useSignal(0);
  const held = useRef(false);
  const off = busy.value;
  const finish = () => {
    at.value = 0;
    onEnd();
  };
  return (
    <label class={`slide${stopped.value ? " off" : ""}`} data-tap={name} style={{ "--at": `${at.value}%` }}>
      <span class="slide-text">{children}</span>
      <input
        type="range"
        min={0}
        max={END}
        step={5}
        value={at.value}
        disabled={off}
        aria-label={t("slideTo", { what: label })}
        title={t("slideHint")}
        onPointerDown={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          held.current = event.clientX - box.left <= box.width * HANDLE;
          if (!held.current) {
            event.preventDefault();
          }
        }}
        onInput={(event) => {
          at.value = Number(event.currentTarget.value);
        }}
        onChange={(event) => {
          const value = Number(event.currentTarget.value);
          if (value >= FAR) {
            held.current = false;
            event.currentTarget.value = "0";
            finish();
          } else if (held.current) {
            held.current = false;
            event.currentTarget.value = "0";
            at.value = 0;
          }
        }}
      />
      <span class="slide-arrow" aria-hidden="true">
        »
      </span>
    </label>
  );
}
