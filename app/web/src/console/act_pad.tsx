// The seat to act and what it may do in order, one tap each; and what several seats do alike.
// Anything else that it did is one tap further, recorded from its seat on the table.

import type { AroundView, LegalAction, PlayerActed, TableView } from "../generated/messages";
import { Amount } from "../felt/amount";
import { t, word } from "../words/language";
import { nameOf } from "./reading";
import { open } from "./sheets";
import { Opener, Tap } from "./tap";

/** The amount that an act of one size stands for. */
function oneSize({ action, least, most }: LegalAction): number | null {
  switch (action) {
    case "all_in":
      return most ?? null;
    case "call":
    case "bring_in":
      return least ?? null;
    case "bet":
    case "raise":
      return least === most ? (least ?? null) : null;
    default:
      return null;
  }
}

/** From here on an amount needs a wider button. */
const LONG = 1_000_000;

const isSized = ({ action }: LegalAction) => action === "bet" || action === "raise";

/** Fold, check, call, bring in: one tap with the amount that it takes. */
function Plain({ seat, legal }: { seat: number; legal: LegalAction }) {
  const { action } = legal;
  const shown = oneSize(legal);
  return (
    <Tap
      name={action}
      look={action === "fold" ? "quiet" : "primary"}
      says={{ kind: "player_acted", seat, action }}
    >
      {word(`action.${action}`)} {shown !== null && <Amount chips={shown} />}
    </Tap>
  );
}

interface SizesProps {
  view: TableView;
  seat: number;
  sized: LegalAction | undefined;
  allIn: LegalAction | undefined;
}

/** A bet or raise by what it comes to: the least, half the pot, the pot, all, or the keypad. */
function Sizes({ view, seat, sized, allIn }: SizesProps) {
  const action = sized?.action === "bet" ? "bet" : "raise";
  const says = (amount: number): PlayerActed => ({ kind: "player_acted", seat, action, amount });
  const only = sized === undefined ? null : oneSize(sized);
  return (
    <div class={`grid thirds sizes${(allIn?.most ?? sized?.most ?? 0) >= LONG ? " long" : ""}`}>
      {sized !== undefined && only === null && (
        <>
          <Opener
            name={`${action}-amount`}
            look="warm"
            says
            onTap={() => open({ is: "amount", seat, action })}
          >
            {word(`action.${action}`)}…
          </Opener>
          <Tap name={`${action}-least`} says={says(sized.least ?? 0)}>
            <small>{t("least")}</small> <Amount chips={sized.least ?? 0} />
          </Tap>
          {(view.advice.presets ?? []).map(({ name, amount }) => (
            <Tap key={name} name={`${action}-${name}`} says={says(amount)}>
              <small>{t(name === "pot" ? "pot" : "halfPot")}</small> <Amount chips={amount} />
            </Tap>
          ))}
        </>
      )}
      {only !== null && (
        <Tap name={action} says={says(only)}>
          {word(`action.${action}`)} <Amount chips={only} />
        </Tap>
      )}
      {allIn !== undefined && (
        <Tap
          name="all_in"
          look="danger"
          says={{ kind: "player_acted", seat, action: "all_in" }}
        >
          {word("action.all_in")} <Amount chips={allIn.most ?? 0} />
        </Tap>
      )}
    </div>
  );
}

function Together({ way }: { way: AroundView }) {
  const { action, through } = way;
  return (
    <Tap
      name={`around-${action}-${through}`}
      look="quiet"
      says={{ kind: "acted_around", action: action as "fold" | "check" | "call", through }}
    >
      {way.text}
    </Tap>
  );
}

/** Folds to each seat that it may come to: its number, with the whole sentence for who listens. */
function FoldsTo({ ways }: { ways: readonly AroundView[] }) {
  // A way ends before the seat with which the next one ends.
  const numbered = ways.slice(0, -1).map((way, index) => ({ way, to: ways[index + 1]?.through }));
  return (
    <div class="folds">
      <span class="label">{t("foldsTo")}</span>
      <div class="choices seats">
        {numbered.map(({ way, to }) => (
          <Tap
            key={way.through}
            name={`around-fold-${way.through}`}
            look="quiet"
            label={way.text}
            says={{ kind: "acted_around", action: "fold", through: way.through }}
          >
            {to}
          </Tap>
        ))}
      </div>
    </div>
  );
}

/** What several seats do alike, each way one tap. */
function Around({ ways }: { ways: readonly AroundView[] }) {
  const folds = ways.filter((way) => way.action === "fold");
  const many = folds.length > 2;
  const whole = many ? folds.slice(-1) : folds;
  const others = ways.filter((way) => way.action !== "fold");
  if (ways.length === 0) {
    return null;
  }
  return (
    <div class="around-ways">
      {many && <FoldsTo ways={folds} />}
      <div class="grid">
        {[...whole, ...others].map((way) => (
          <Together key={`${way.action}-${way.through}`} way={way} />
        ))}
      </div>
    </div>
  );
}

export function ActPad({ view, seat }: { view: TableView; seat: number }) {
  const { actions, around = [] } = view.advice;
  const sized = actions.find(isSized);
  const allIn = actions.find(({ action }) => action === "all_in");
  return (
    <section class="pad acts">
      <p class="actor">
        <span class="number">{seat}</span>
        <bdi class="name">{nameOf(view, seat)}</bdi>
        <Opener name="other-act" look="quiet" says onTap={() => open({ is: "seat", seat })}>
          {t("otherAct")}…
        </Opener>
      </p>
      <Around ways={around} />
      <Sizes view={view} seat={seat} sized={sized} allIn={allIn} />
      {/* What is tapped most lies nearest to the thumb. */}
      <div class="grid pad-end">
        {actions
          .filter((legal) => legal !== sized && legal !== allIn)
          .map((legal) => (
            <Plain key={legal.action} seat={seat} legal={legal} />
          ))}
      </div>
    </section>
  );
}
