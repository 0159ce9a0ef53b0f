// The cards of the board by themselves, large enough for a thumb where the table is small. Tapping
// one names it.

import { CardFace } from "../../felt/card";
import { t } from "../../words/language";
import { view } from "../desk";
import { nameBoardCard } from "../naming";
import { SheetFrame } from "./sheet";

export function BoardSheet() {
  const board = view.value?.hand?.board ?? [];
  return (
    <SheetFrame name="board" title={t("board")}>
      <div class="choices picks">
        {board.map((card, index) => (
          <button
            key={index}
            type="button"
            class="choice"
            data-board-card={index}
            onClick={() => nameBoardCard(index)}
          >
            <CardFace card={card} label={t("unknownCard")} />
          </button>
        ))}
      </div>
    </SheetFrame>
  );
}
