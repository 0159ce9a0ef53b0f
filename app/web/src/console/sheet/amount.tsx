// The keypad for a bet or raise: the seat's whole bet on this street. An amount outside of the
// bounds is marked and can be sent all the same, for it may have happened.

import { useSignal } from "@preact/signals";
import { Amount } from "../../felt/amount";
import { chips } from "../../felt/chips";
import { t, word } from "../../words/language";
import { say, view } from "../desk";
import { potRaise, seatOf } from "../reading";
import { closeAll } from "../sheets";
import { Opener } from "../tap";
import { SheetFrame } from "./sheet";

const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "00", "0", "000"] as const;
const LONGEST = 13;

interface Preset {
  name: string;
  label: string;
  amount: number;
}

function presets(seat: number, least: number | null, most: number | null): Preset[] {
  const seen = view.value;
  const player = seen === null ? null : seatOf(seen, seat);
  const found: Preset[] = [];
  if (least !== null) {
    found.push({ name: "least", label: t("least"), amount: least });
  }
  if (seen?.hand != null && player !== null) {
    const all = player.stack + player.bet;
    const pot = Math.min(potRaise(seen, seen.hand, player), all);
    const half = Math.min(Math.ceil((pot + seen.hand.call) / 2), all);
    if (half > (least ?? 0)) {
      found.push({ name: "half", label: t("halfPot"), amount: half });
    }
    if (pot > (least ?? 0)) {
      found.push({ name: "pot", label: t("pot"), amount: pot });
    }
    found.push({ name: "all", label: word("action.all_in"), amount: most ?? all });
  }
  return found;
}

export function AmountSheet({ seat, action }: { seat: number; action: "bet" | "raise" }) {
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
  return (
    <SheetFrame name="amount" title={t("amountFor", { action: word(`action.${action}`), seat })}>
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
        {presets(seat, least, most).map((preset) => (
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
      <div class="grid">
        <Opener name="erase" look="quiet" onTap={() => (typed.value = typed.value.slice(0, -1))}>
          ⌫
        </Opener>
        <Opener
          name="say-amount"
          look="primary"
          says
        disabled={amount === null}
          onTap={() => {
            if (amount !== null) {
              say({ kind: "player_acted", seat, action, amount });
              closeAll();
            }
          }}
        >
          {word(`action.${action}`)} {amount !== null && <Amount chips={amount} />}
        </Opener>
      </div>
    </SheetFrame>
  );
}
