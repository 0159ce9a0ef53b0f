// All pots with who is in them, where the table itself has no room for so many.

import { chips } from "../../felt/chips";
import { t } from "../../words/language";
import { view } from "../desk";
import { SheetFrame } from "./sheet";

export function PotsSheet() {
  const pots = view.value?.hand?.pots ?? [];
  return (
    <SheetFrame name="pots" title={t("pots")}>
      <ul class="pulling">
        {pots.map((pot, index) => (
          <li key={index}>
            <span class="into">{index === 0 ? t("pot") : t("sidePot", { number: index })}</span>
            <b class="much">{chips(pot.amount)}</b>
            <span class="from">
              {pot.seats.map((seat) => (
                <span key={seat} class="number">
                  {seat}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </SheetFrame>
  );
}
