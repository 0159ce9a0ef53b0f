// A tone when something new waits, once the floor has turned it on: no browser rings before
// somebody has touched the page. It needs no file.

import { effect, signal } from "@preact/signals";
import { queue } from "./overview";

const TONES = [880, 660] as const;
const TONE_S = 0.18;

export const sounding = signal(false);
/** How often it rang. */
export const rung = signal(0);

let audio: AudioContext | null = null;
let known: ReadonlySet<string> = new Set();

export function toggleSound(): void {
  sounding.value = !sounding.value;
  if (sounding.value) {
    audio ??= new AudioContext();
    void audio.resume();
    ring();
  }
}

function ring(): void {
  rung.value += 1;
  if (audio === null) {
    return;
  }
  const start = audio.currentTime + 0.02;
  TONES.forEach((hertz, index) => tone(audio as AudioContext, hertz, start + index * TONE_S));
}

function tone(context: AudioContext, hertz: number, at: number): void {
  const oscillator = new OscillatorNode(context, { type: "triangle", frequency: hertz });
  const gain = new GainNode(context, { gain: 0 });
  // It swells and fades, since a tone that is cut off cracks.
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(0.35, at + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.001, at + TONE_S);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + TONE_S);
}

effect(() => {
  const keys = new Set(queue.value.map((waiting) => waiting.key));
  const fresh = [...keys].some((key) => !known.has(key));
  known = keys;
  if (fresh && sounding.peek()) {
    ring();
  }
});
