// The row at the thumb: undo, the table's own matters, the floor, and the red button, always in the
// same places.

import type { TableView } from "../generated/messages";
import { t } from "../words/language";
import { live } from "./desk";
import { drop, kept } from "./kept";
import { inPlay } from "./reading";
import { open } from "./sheets";
import { Opener } from "./tap";
import { lastUndoable } from "./undo_label";
import { described } from "./words";

/** The undo: of a tap that is only kept at once, of an entry over the list of what goes with it. */
function Undo({ seen }: { seen: TableView }) {
  const newest = kept.value.at(-1);
  const last = newest ?? lastUndoable.value;
  const takesBack = seen.hand !== null && last !== null;
  return (
    <Opener
      name="undo"
      look="quiet"
      disabled={newest === undefined && (!live.value || seen.hand === null)}
      onTap={() => (newest === undefined ? open({ is: "undo" }) : drop(newest.id))}
    >
      ↶ {t("undo")}
      {takesBack && <small data-takes-back>{described(last.observation)}</small>}
    </Opener>
  );
}

export function Foot({ view: seen }: { view: TableView }) {
  const playing = inPlay(seen.hand);
  return (
    <nav class="foot">
      <Undo seen={seen} />
      <Opener name="table" look="quiet" onTap={() => open({ is: "table" })}>
        ≡ {t("table")}
      </Opener>
      <Opener
        name="floor"
        look="warm"
        says
        disabled={!playing}
        onTap={() => open({ is: "floorCalled" })}
      >
        {t("callFloor")}
      </Opener>
      <Opener name="red" look="danger" says onTap={() => open({ is: "report" })}>
        {t("problem")}
      </Opener>
    </nav>
  );
}
