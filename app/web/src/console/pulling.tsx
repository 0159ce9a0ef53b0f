// The pull prompt: which chips the dealer takes from whom into which pot, and at the award pushes to
// whom, in the chips of the table. Every figure is the service's; seats that pay alike share a line.

import type { ChipsView, HandView, PullView, PushView } from "../generated/messages";
import { chips } from "../felt/chips";
import { t } from "../words/language";

interface Line {
  key: string;
  seats: number[];
  pot: number | null;
  amount: number;
  chips: readonly ChipsView[];
  rest: number;
  said: string[];
}

function lines(pulls: readonly PullView[]): Line[] {
  const found = new Map<string, Line>();
  for (const { pot, seat, amount, chips: own, rest, text } of pulls) {
    const key = `${pot}-${amount}`;
    const line = found.get(key);
    if (line === undefined) {
      found.set(key, { key, seats: [seat], pot, amount, chips: own, rest, said: [text] });
    } else {
      line.seats.push(seat);
      line.said.push(text);
    }
  }
  return [...found.values()];
}

function InChips({ of, rest }: { of: readonly ChipsView[]; rest: number }) {
  if (of.length === 0) {
    return null;
  }
  const stacks = of.map(({ value, number }) => `${number}×${chips(value)}`);
  return <small class="in-chips">{[...stacks, ...(rest > 0 ? [`+${chips(rest)}`] : [])].join("  ")}</small>;
}

function potName(pot: number | null): string {
  return pot === null ? t("backToSeat") : pot === 0 ? t("pot") : t("sidePot", { number: pot });
}

/** What to take in now that the betting is over, or an uncalled bet to give back. */
export function Pulls({ hand }: { hand: HandView }) {
  const pulls = hand.pulls ?? [];
  if (pulls.length === 0) {
    return null;
  }
  return (
    <section class="pulling" data-pulling="take" aria-label={t("pullChips")}>
      <h2>{t("pullChips")}</h2>
      <ul>
        {lines(pulls).map((line) => (
          <li key={line.key} data-pull={`${line.pot ?? "back"}-${line.amount}`} aria-label={line.said.join(" ")}>
            <span class="from">
              {line.seats.map((seat) => (
                <span key={seat} class="number">
                  {seat}
                </span>
              ))}
            </span>
            <span class="much">
              <b>{chips(line.amount)}</b>
              {line.seats.length > 1 && ` ${t("each")}`} <InChips of={line.chips} rest={line.rest} />
            </span>
            <span class="into">
              {line.pot === null ? "↩" : "→"} {potName(line.pot)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pushed({ push }: { push: PushView }) {
  return (
    <li data-push={`${push.pot}-${push.seat}`} aria-label={push.text}>
      <span class="into">{potName(push.pot)} →</span>
      <span class="from">
        <span class="number">{push.seat}</span>
      </span>
      <span class="much">
        <b>{chips(push.amount)}</b>
        {push.odd && ` ${t("oddChip")}`} <InChips of={push.chips} rest={push.rest} />
      </span>
    </li>
  );
}

/** What to push to whom at the award, with the odd chips. */
export function Pushes({ hand }: { hand: HandView }) {
  const pushes = hand.pushes ?? [];
  if (pushes.length === 0) {
    return null;
  }
  return (
    <section class="pulling" data-pulling="push" aria-label={t("pushChips")}>
      <h2>{t("pushChips")}</h2>
      <ul>
        {pushes.map((push) => (
          <Pushed key={`${push.pot}-${push.seat}-${push.run}-${push.half}`} push={push} />
        ))}
      </ul>
    </section>
  );
}
