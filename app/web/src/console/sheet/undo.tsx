// Taking back: the hand's entries, and what goes with the one that is chosen, before anything is
// said. Nothing is erased: the log keeps the entries and the taking back.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { EntryShown } from "../../generated/messages";
import { lastEntries } from "../../wire/rest";
import { language, t } from "../../words/language";
import { say, table, view } from "../desk";
import { closeAll } from "../sheets";
import { Opener } from "../tap";
import { undoable } from "../undoing";
import { described } from "../words";
import { SheetFrame } from "./sheet";

export function UndoSheet() {
  const entries = useSignal<readonly EntryShown[] | null>(null);
  const failed = useSignal(false);
  const last = useSignal(0);
  const seq = view.value?.seq ?? 0;
  useEffect(() => {
    lastEntries(table, seq, language.value).then(
      (read) => {
        failed.value = false;
        entries.value = undoable(read);
        last.value = 0;
      },
      () => {
        failed.value = true;
      },
    );
  }, [seq]);
  const listed = entries.value ?? [];
  const target = listed[last.value];
  return (
    <SheetFrame name="undo" title={t("undo")}>
      {failed.value && <p class="hint">{t("cannotRead")}</p>}
      {!failed.value && entries.value !== null && listed.length === 0 && (
        <p class="hint">{t("nothingToUndo")}</p>
      )}
      {listed.length > 0 && <p class="hint">{t("goesWithIt")}</p>}
      <ol class="entries">
        {listed.map((entry, index) => (
          <li key={entry.seq}>
            <button
              type="button"
              class={`entry${index <= last.value ? " goes" : ""}`}
              data-entry={entry.seq}
              aria-pressed={index <= last.value}
              onClick={() => (last.value = index)}
            >
              <span class="seq">{entry.seq}</span>
              <span>{described(entry.observation)}</span>
              <small>{entry.actor}</small>
            </button>
          </li>
        ))}
      </ol>
      <Opener
        name="say-undo"
        look="danger"
        says
        disabled={target === undefined}
        onTap={() => {
          if (target !== undefined) {
            say({ kind: "retracted", target_seq: target.seq });
            closeAll();
          }
        }}
      >
        {last.value === 0 ? t("undoOne") : t("undoMany", { count: last.value + 1 })}
      </Opener>
    </SheetFrame>
  );
}
