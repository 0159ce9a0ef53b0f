// A ruling in the floor's own words, with what it does to the table put together piece by piece.
// Whether it can be given, the service says.

import { useSignal, useSignalEffect } from "@preact/signals";
import type { Effect, TableView } from "../generated/messages";
import { Button } from "../controls/parts";
import { mute, pending, refusal, say } from "./desk";
import { Builder, described } from "./effects";
import { TextField } from "./field";
import { f } from "./words";

/** What cannot be taken back by another ruling is asked once more. */
const GRAVE: readonly Effect["kind"][] = ["declare_misdeal", "void_hand", "reverse_award"];

interface Props {
  view: TableView;
  /** The irregularity that it closes, null for a ruling about none. */
  irregularity: number | null;
  close: () => void;
}

export function Ruling({ view, irregularity, close }: Props) {
  const reason = useSignal("");
  const effects = useSignal<readonly Effect[]>([]);
  const asking = useSignal(false);
  const sent = useSignal(false);
  const lacks = reason.value.trim() === "" || mute.value;
  const grave = effects.value.find((effect) => GRAVE.includes(effect.kind));
  const give = () => {
    say({
      kind: "ruling_given",
      irregularities: irregularity === null ? [] : [irregularity],
      reason: reason.value.trim(),
      effects: [...effects.value],
      floor: "",
    });
    sent.value = true;
  };
  // What was refused stays here to be mended.
  useSignalEffect(() => {
    if (sent.value && pending.value === null) {
      sent.value = false;
      asking.value = false;
      if (refusal.peek() === null) {
        close();
      }
    }
  });
  return (
    <section class="own-ruling" data-box="ruling" aria-label={f("override")}>
      <TextField name="reason" label={f("reason")} hint={f("reasonHint")} value={reason} />
      {effects.value.length === 0 ? (
        <p class="hint">{f("noEffect")}</p>
      ) : (
        <ul class="effects">
          {effects.value.map((effect, index) => (
            <li key={index} data-effect={effect.kind}>
              <bdi>{described(effect)}</bdi>
              <Button
                name={`remove-${index}`}
                look="quiet"
                onTap={() => (effects.value = effects.value.filter((_, each) => each !== index))}
              >
                {f("remove")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Builder view={view} add={(effect) => (effects.value = [...effects.value, effect])} />
      <div class="grid">
        <Button
          name={asking.value ? "confirm-ruling" : "give-ruling"}
          look={grave === undefined ? "primary" : "danger"}
          disabled={lacks}
          onTap={() => {
            if (grave === undefined || asking.value) {
              give();
            } else {
              asking.value = true;
            }
          }}
        >
          {asking.value && grave !== undefined
            ? f("confirm", { what: described(grave) })
            : f("giveRuling")}
        </Button>
        <Button name="cancel-ruling" look="quiet" onTap={close}>
          {f("cancel")}
        </Button>
      </div>
    </section>
  );
}
