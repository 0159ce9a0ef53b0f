// The level in a few signs: blinds, or what stud has of them, and the ante behind.

import type { GameView, LevelView } from "../generated/messages";
import { chips } from "./chips";

/** `50/100 (10)`; in stud small and big bet, with bring-in and ante behind. */
export function levelText(level: LevelView, game: GameView): string {
  const ante = level.ante > 0 ? [chips(level.ante)] : [];
  if (game.forced === "bring_in") {
    const big = level.big_bet === 0 ? 2 * level.small_bet : level.big_bet;
    return `${chips(level.small_bet)}/${chips(big)} (${[...ante, chips(level.bring_in)].join("/")})`;
  }
  const blinds =
    game.forced === "button_blind"
      ? chips(level.big_blind)
      : `${chips(level.small_blind)}/${chips(level.big_blind)}`;
  return ante.length > 0 ? `${blinds} (${ante[0]})` : blinds;
}
