// A sheet that lies over the table until it is done or put away. What is on it comes from outside.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../words/language";
import { close } from "../sheets";

interface Props {
  title: string;
  name: string;
  children: ComponentChildren;
  /** What stays in reach at the lower edge however long the rest is. */
  foot?: ComponentChildren;
}

export function SheetFrame({ title, name, children, foot }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="sheet"
      data-sheet={name}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) {
          close();
        }
      }}
    >
      <div class="sheet-body">
        <header>
          <h2>{title}</h2>
          <button type="button" class="close" data-tap="close" aria-label={t("close")} onClick={close}>
            ×
          </button>
        </header>
        <div class="sheet-scroll">{children}</div>
        {foot !== undefined && <div class="sheet-foot">{foot}</div>}
      </div>
    </dialog>
  );
}
