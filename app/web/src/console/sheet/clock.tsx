// The clock is called on a player: on whom, and who asked for it.

import { useSignal } from "@preact/signals";
import { t } from "../../words/language";
import { view } from "../desk";
import { Choice, Tap } from "../tap";
import { SheetFrame } from "./sheet";

export function ClockSheet() {
  const seen = view.value;
  const seats = seen?.hand?.live ?? [];
  const on = useSignal<number | null>(seen?.advice.actor ?? null);
  const asker = useSignal<number | null>(null);
  const seat = on.value;
  return (
    <SheetFrame
      name="clock"
      title={t("callClock")}
      foot={
        seat !== null && (
          <Tap
            name="say-clock"
            look="primary"
            says={{ kind: "clock_called", seat, asked_by: asker.value }}
          >
            {t("clockOn", { seat })}
          </Tap>
        )
      }
    >
      <p class="label">{t("clockOnWhom")}</p>
      <div class="choices seats">
        {seats.map((each) => (
          <Choice key={each} name={`clock-on-${each}`} on={seat === each} onTap={() => (on.value = each)}>
            {each}
          </Choice>
        ))}
      </div>
      <p class="label">{t("clockAskedBy")}</p>
      <div class="choices seats">
        {seats
          .filter((each) => each !== seat)
          .map((each) => (
            <Choice
              key={each}
              name={`clock-by-${each}`}
              on={asker.value === each}
              onTap={() => (asker.value = asker.value === each ? null : each)}
            >
              {each}
            </Choice>
          ))}
      </div>
    </SheetFrame>
  );
}
