// Dealing only: the betting of a street is over, and who is still in. Nobody entered the acts, so the
// dealer says what they came to.

import { useSignal } from "@preact/signals";
import { t } from "../../words/language";
import { view } from "../desk";
import { nameOf } from "../reading";
import { Choice, Tap } from "../tap";
import { SheetFrame } from "./sheet";

export function ClosingSheet() {
  const seen = view.value;
  const live = seen?.hand?.live ?? [];
  const out = useSignal<readonly number[]>([]);
  const left = live.filter((seat) => !out.value.includes(seat));
  return (
    <SheetFrame
      name="closing"
      title={t("whoIsIn")}
      foot={
        <Tap
          name="say-closed"
          look="primary"
          disabled={left.length === 0}
          says={{ kind: "betting_closed", live: left }}
        >
          {t("stillIn", { seats: left.join(" · ") })}
        </Tap>
      }
    >
      <div class="choices">
        {live.map((seat) => (
          <Choice
            key={seat}
            name={`in-${seat}`}
            on={left.includes(seat)}
            onTap={() => {
              const others = out.value.filter((each) => each !== seat);
              out.value = left.includes(seat) ? [...others, seat] : others;
            }}
          >
            <span class="number">{seat}</span>{" "}
            <bdi class="name">{seen === null ? "" : nameOf(seen, seat)}</bdi>
          </Choice>
        ))}
      </div>
    </SheetFrame>
  );
}
