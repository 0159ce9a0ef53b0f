// The table as it is seen now, prefilled from the record: board, stacks, bets, pots, button, actor.
// It says nothing until it is sent, and then in one piece.

import { signal, type Signal, useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { Card, SeatView, TableView } from "../../generated/messages";
import { CardFace } from "../../felt/card";
import { t } from "../../words/language";
import { sayInstead, view } from "../desk";
import { inPlay } from "../reading";
import { askCards, closeAll } from "../sheets";
import { Choice, Opener } from "../tap";
import { SheetFrame } from "./sheet";

interface Row {
  seat: SeatView;
  stack: Signal<string>;
  bet: Signal<string>;
  live: Signal<boolean>;
}

function rowsOf(seen: TableView): Row[] {
  return seen.seats
    .filter((seat) => seat.standing !== null)
    .map((seat) => ({
      seat,
      stack: signal(String(seat.stack)),
      bet: signal(String(seat.bet)),
      live: signal(seat.standing === "live"),
    }));
}

function ChipsField({ value, label }: { value: Signal<string>; label: string }) {
  return (
    <input
      type="text"
      inputMode="numeric"
      autocomplete="off"
      aria-label={label}
      value={value.value}
      onInput={(event) => (value.value = event.currentTarget.value.replace(/\D/g, "").slice(0, 13))}
    />
  );
}

export function SetRightSheet() {
  const seen = view.value;
  return seen === null || !inPlay(seen.hand) ? (
    <SheetFrame name="set-right" title={t("setRight")}>
      <p class="hint">{t("noHand")}</p>
    </SheetFrame>
  ) : (
    <Form seen={seen} />
  );
}

function Form({ seen }: { seen: TableView }) {
  const hand = seen.hand;
  const rows = useMemo(() => rowsOf(seen), []);
  const board = useSignal<(Card | null)[]>(hand === null ? [] : [...hand.board]);
  const boardSize = useSignal(board.value.length);
  const pots = useSignal<readonly Signal<string>[]>(
    useMemo(
      () =>
        hand?.pots.length ? hand.pots.map((pot) => signal(String(pot.amount))) : [signal("0")],
      [],
    ),
  );
  const button = useSignal(hand?.button ?? 1);
  const actor = useSignal<number | null>(hand?.actor ?? null);
  const reason = useSignal("");
  const send = () => {
    const cards = Array.from({ length: boardSize.value }, (_, index) => board.value[index] ?? null);
    sayInstead({
      kind: "table_is_now",
      board: cards,
      seats: rows.map((row) => ({
        seat: row.seat.seat,
        stack: Number(row.stack.value),
        bet: Number(row.bet.value),
        live: row.live.value,
      })),
      pots: pots.value.map((pot) => Number(pot.value)),
      button: button.value,
      actor: actor.value,
      reason: reason.value.trim(),
    });
    closeAll();
  };
  return (
    <SheetFrame
      name="set-right"
      title={t("setRight")}
      foot={
        <Opener name="say-right" look="primary" says onTap={send}>
          {t("thisIsIt")}
        </Opener>
      }
    >
      <p class="label">{t("board")}</p>
      <div class="choices">
        {(seen.game.board ? [0, 3, 4, 5] : [0, 1]).map((size) => (
          <Choice
            key={size}
            name={`board-${size}`}
            on={boardSize.value === size}
            onTap={() => (boardSize.value = size)}
          >
            {size}
          </Choice>
        ))}
        <Opener
          name="board-cards"
          disabled={boardSize.value === 0}
          onTap={() =>
            askCards(t("board"), boardSize.value, (cards) => (board.value = cards), board.value)
          }
        >
          <span class="hole">
            {Array.from({ length: boardSize.value }, (_, index) => (
              <CardFace key={index} card={board.value[index] ?? null} label={t("unknownCard")} />
            ))}
            {boardSize.value === 0 && t("nameCards")}
          </span>
        </Opener>
      </div>
      <table class="right">
        <thead>
          <tr>
            <th>{t("seat")}</th>
            <th>{t("stack")}</th>
            <th>{t("bet")}</th>
            <th>{t("liveHand")}</th>
            <th>{t("toAct")}</th>
            <th>{t("button")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.seat.seat} data-row={row.seat.seat}>
              <th>
                {row.seat.seat} <bdi class="name">{row.seat.player}</bdi>
              </th>
              <td>
                <ChipsField value={row.stack} label={`${t("stack")} ${row.seat.seat}`} />
              </td>
              <td>
                <ChipsField value={row.bet} label={`${t("bet")} ${row.seat.seat}`} />
              </td>
              <td>
                <Choice name={`live-${row.seat.seat}`} on={row.live.value} onTap={() => (row.live.value = !row.live.value)}>
                  {row.live.value ? "✓" : "–"}
                </Choice>
              </td>
              <td>
                <Choice
                  name={`actor-${row.seat.seat}`}
                  on={actor.value === row.seat.seat}
                  onTap={() => (actor.value = actor.value === row.seat.seat ? null : row.seat.seat)}
                >
                  {actor.value === row.seat.seat ? "▶" : "–"}
                </Choice>
              </td>
              <td>
                <Choice
                  name={`button-${row.seat.seat}`}
                  on={button.value === row.seat.seat}
                  onTap={() => (button.value = row.seat.seat)}
                >
                  {button.value === row.seat.seat ? "D" : "–"}
                </Choice>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div class="pots-now">
        {pots.value.map((pot, index) => (
          <label key={index} class="field">
            <span>{index === 0 ? t("pot") : t("sidePot", { number: index })}</span>
            <ChipsField value={pot} label={index === 0 ? t("pot") : t("sidePot", { number: index })} />
          </label>
        ))}
        <Opener name="one-pot-more" look="quiet" onTap={() => (pots.value = [...pots.value, signal("0")])}>
          + {t("anotherPot")}
        </Opener>
        {pots.value.length > 1 && (
          <Opener name="one-pot-less" look="quiet" onTap={() => (pots.value = pots.value.slice(0, -1))}>
            − {t("oneLess")}
          </Opener>
        )}
      </div>
      <label class="field">
        <span>{t("reason")}</span>
        <input
          type="text"
          name="reason"
          maxLength={100}
          autocomplete="off"
          value={reason.value}
          onInput={(event) => (reason.value = event.currentTarget.value)}
        />
      </label>
    </SheetFrame>
  );
}
