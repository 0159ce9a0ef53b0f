// The keypad for a bet or raise: the seat's whole bet on this street. An amount outside of the
// bounds is marked and can be sent all the same, for it may have happened.

import { useSignal } from "@preact/signals";
import type { PlayerActed } from "../../generated/messages";
import { Amount } from "../../felt/amount";
import { chips } from "../../felt/chips";
import { t, word } from "../../words/language";
import { say, view } from "../desk";
import { seatOf } from "../reading";
import { closeAll, confirm, type Sized } from "../sheets";
import { Opener } from "../tap";
import { SheetFrame } from "./sheet";

const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "00", "0", "000"] as const;
const LONGEST = 13;

interface Preset {
  name: string;
  label: string;
  amount: number;
}

/** What the service says of the seat to act; of another seat only all that it has. */
function presets(seat: number, least: number | null): Preset[] {
  const seen = view.value;
  const player = seen === null ? null : seatOf(seen, seat);
  const found: Preset[] = [];
  if (least !== null) {
    found.push({ name: "least", label: t("least"), amount: least });
    for (const { name, amount } of seen?.advice.presets ?? []) {
      found.push({ name, label: t(name === "pot" ? "pot" : "halfPot"), amount });
    }
  }
  if (player !== null) {
    found.push({ name: "all", label: word("action.all_in"), amount: player.stack + player.bet });
  }
  return found;
}

export function AmountSheet({ seat, action }: { seat: number; action: Sized }) {
  const typed = useSignal("");
  const legal = view.value?.advice.actor === seat
    ? view.value.advice.actions.find((each) => each.action === action)
    : undefined;
  const least = legal?.least ?? null;
  const most = legal?.most ?? null;
  const amount = typed.value === "" ? null : Number(typed.value);
  const low = amount !== null && least !== null && amount < least;
  const high = amount !== null && most !== null && amount > most;
  const press = (key: string) => {
    const next = (typed.value + key).replace(/^0+/, "");
    if (next.length <= LONGEST) {
      typed.value = next;
    }
  };
  const finish = () => {
    if (amount === null) {
      return;
    }
    const said: PlayerActed = { kind: "player_acted", seat, action, amount };
    const player = view.value === null ? null : seatOf(view.value, seat);
    if (player !== null && amount >= player.stack + player.bet) {
      confirm(said);
    } else {
      say(said);
      closeAll();
    }
  };
  return (
    <SheetFrame
      name="amount"
      title={t("amountFor", { action: word(`action.${action}`), seat })}
      foot={
        <div class="grid">
          <Opener name="erase" look="quiet" label={t("erase")} onTap={() => (typed.value = typed.value.slice(0, -1))}>
            ⌫
          </Opener>
          <Opener name="say-amount" look="primary" says disabled={amount === null} onTap={finish}>
            {word(`action.${action}`)} {amount !== null && <Amount chips={amount} />}
          </Opener>
        </div>
      }
    >
      <output class={`amount${low || high ? " outside" : ""}`} data-amount={amount ?? ""}>
        {amount === null ? "—" : chips(amount)}
      </output>
      <p class="hint">
        {low && least !== null
          ? t("belowLeast", { least: chips(least) })
          : high && most !== null
            ? t("aboveMost", { most: chips(most) })
            : least !== null && most !== null
              ? t("between", { least: chips(least), most: chips(most) })
              : t("wholeBet")}
      </p>
      <div class="presets">
        {presets(seat, least).map((preset) => (
          <Opener
            key={preset.name}
            name={`preset-${preset.name}`}
            onTap={() => (typed.value = String(preset.amount))}
          >
            {preset.label} <Amount chips={preset.amount} />
          </Opener>
        ))}
      </div>
      <div class="keypad">
        {KEYS.map((key) => (
          <Opener key={key} name={`key-${key}`} onTap={() => press(key)}>
            {key}
          </Opener>
        ))}
      </div>
    </SheetFrame>
  );
}
