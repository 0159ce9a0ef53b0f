// Asks once more before what cannot be taken lightly: an all-in, a void. Everything else is said
// at once.

import type { Observation } from "../../generated/messages";
import { t } from "../../words/language";
import { say } from "../desk";
import { closeAll } from "../sheets";
import { Opener } from "../tap";
import { described } from "../words";
import { SheetFrame } from "./sheet";

export function ConfirmSheet({ observation }: { observation: Observation }) {
  const what = described(observation);
  return (
    <SheetFrame name="confirm" title={t("sure")}>
      <Opener
        name="say-yes"
        look="danger"
        says
        onTap={() => {
          say(observation);
          closeAll();
        }}
      >
        {t("yes", { what })}
      </Opener>
    </SheetFrame>
  );
}
