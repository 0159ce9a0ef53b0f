// Which player a report is about, asked only where the service cannot do without.

import type { FaultReported } from "../../generated/messages";
import { t, word } from "../../words/language";
import { view } from "../desk";
import { Tap } from "../tap";
import { SheetFrame } from "./sheet";

export function WhichSeatSheet({ report }: { report: FaultReported }) {
  const seats = view.value?.seats ?? [];
  return (
    <SheetFrame name="which-seat" title={`${word(`report.${report.fault}`)}: ${t("whichSeat")}`}>
      <div class="grid three">
        {seats.map(({ seat, player }) => (
          <Tap key={seat} name={`which-${seat}`} says={{ ...report, seat }}>
            <span class="number">{seat}</span> <bdi class="name">{player}</bdi>
          </Tap>
        ))}
      </div>
    </SheetFrame>
  );
}
