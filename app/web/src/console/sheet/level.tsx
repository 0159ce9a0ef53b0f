// Blinds and antes of the hands that follow, or bring-in and bets. Whether they go together, the
// service says.

import { useSignal } from "@preact/signals";
import type { LevelSet } from "../../generated/messages";
import type { UiKey } from "../../words/en";
import { t } from "../../words/language";
import { say, view } from "../desk";
import { closeAll } from "../sheets";
import { Choice, Opener } from "../tap";
import { ChipsField } from "./field";
import { SheetFrame } from "./sheet";

type AnteKind = NonNullable<LevelSet["ante_kind"]>;

const ANTES: readonly (readonly [AnteKind, UiKey])[] = [
  ["each", "anteEach"],
  ["big_blind", "anteBigBlind"],
  ["button", "anteButton"],
];

export function LevelSheet() {
  const seen = view.value;
  const level = seen?.level ?? null;
  const forced = seen?.game.forced ?? "blinds";
  const stud = forced === "bring_in";
  const small = useSignal(String(level?.small_blind ?? ""));
  const big = useSignal(String(level?.big_blind ?? ""));
  const ante = useSignal(String(level?.ante ?? 0));
  const bringIn = useSignal(String(level?.bring_in || ""));
  const smallBet = useSignal(String(level?.small_bet || ""));
  const bigBet = useSignal(String(level?.big_bet || ""));
  const kind = useSignal<AnteKind>((level?.ante_kind ?? "each") as AnteKind);
  const missing = stud
    ? bringIn.value === "" || smallBet.value === ""
    : big.value === "" || (forced === "blinds" && small.value === "");
  return (
    <SheetFrame name="level" title={t(stud ? "bets" : "blinds")}>
      {stud ? (
        <>
          <ChipsField label={t("smallBet")} name="small_bet" value={smallBet} />
          <ChipsField label={t("bigBet")} name="big_bet" value={bigBet} />
          <ChipsField label={t("bringIn")} name="bring_in" value={bringIn} />
        </>
      ) : (
        <>
          {forced === "blinds" && <ChipsField label={t("smallBlind")} name="small" value={small} />}
          <ChipsField
            label={t(forced === "blinds" ? "bigBlind" : "buttonBlind")}
            name="big"
            value={big}
          />
        </>
      )}
      <ChipsField label={t("ante")} name="ante" value={ante} />
      {!stud && (
        <div class="choices">
          {ANTES.map(([each, key]) => (
            <Choice
              key={each}
              name={`ante-${each}`}
              on={kind.value === each}
              onTap={() => (kind.value = each)}
            >
              {t(key)}
            </Choice>
          ))}
        </div>
      )}
      <Opener
        name="say-level"
        look="primary"
        says
        disabled={missing}
        onTap={() => {
          say({
            kind: "level_set",
            small_blind: stud || forced !== "blinds" ? 0 : Number(small.value),
            big_blind: stud ? 0 : Number(big.value),
            ante: Number(ante.value),
            ante_kind: stud ? "each" : kind.value,
            bring_in: stud ? Number(bringIn.value) : 0,
            small_bet: Number(smallBet.value),
            big_bet: Number(bigBet.value),
            min_bet: level?.min_bet ?? 0,
          });
          closeAll();
        }}
      >
        {t(stud ? "setBets" : "setLevel")}
      </Opener>
    </SheetFrame>
  );
}
