// What went on while the game is held and the floor is on the way. It is recorded as it happened;
// whether it stands, the floor says.

import { t } from "../../words/language";
import { AnyPad } from "../any_pad";
import { view } from "../desk";
import { SheetFrame } from "./sheet";

export function MeanwhileSheet() {
  const seen = view.value;
  return (
    <SheetFrame name="meanwhile" title={t("meanwhile")}>
      <p class="hint">{t("meanwhileHint")}</p>
      {seen !== null && <AnyPad view={seen} />}
    </SheetFrame>
  );
}
