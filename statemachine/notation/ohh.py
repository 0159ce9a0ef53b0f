"""Writes a published hand as Open Hand History 1.4.6, the JSON that hand trackers read.

Not a reader of it, and not for games that the format has no names for: those are refused.
"""

import json
from dataclasses import dataclass
from typing import Final

from statemachine.notation.amounts import amount_value
from statemachine.notation.errors import UnwritableError
from statemachine.notation.ohh_pots import Pot, pots_of
from statemachine.notation.ohh_rounds import Json, Rounds
from statemachine.published import PublishedHand

SPEC_VERSION: Final = "1.4.6"
# The writer's own version: its first two numbers are the format's, the third counts changes here.
INTERNAL_VERSION: Final = "1.4.0"
# Chips that are worth nothing by themselves.
PLAY_MONEY: Final = "XPM"

# Our code of a variant → `game_type` and `bet_type`. The format names the streets of board games
# alone, and has no game type for razz, for badugi or for a short deck.
_GAMES: Final = {
    "NT": ("Holdem", "NL"),
    "PT": ("Holdem", "PL"),
    "FT": ("Holdem", "FL"),
    "PO": ("Omaha", "PL"),
    "FO/8": ("OmahaHiLo", "FL"),
}


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What OHH wants to know of a hand that no PHH field tells, or not for certain.

    `started_at` is UTC as `2025-01-31T18:00:00Z`. `dealer_seat` None is the last player's seat,
    `table_size` None is PHH's `seat_count` or the number of players. `pots` None has them worked
    out from the actions and the finishing stacks.
    """

    site_name: str
    table_name: str
    game_number: str
    started_at: str
    network_name: str = ""
    table_size: int | None = None
    dealer_seat: int | None = None
    tournament: bool = False
    pots: tuple[Pot, ...] | None = None


def write_ohh(hand: PublishedHand, told: Circumstances) -> str:
    """One hand as a JSON object on one line; a blank line separates hands in an `.ohh` file.

    Amounts are those of the published file, its decimals restored. Raises `UnwritableError` for
    a game that the format does not name and for a hand whose pots cannot be told.
    """
    return json.dumps({"ohh": document(hand, told)}, ensure_ascii=False)


def document(hand: PublishedHand, told: Circumstances) -> Json:
    """The members of the `ohh` object. Raises `UnwritableError`."""
    if hand.variant not in _GAMES:
        raise UnwritableError(f"OHH {SPEC_VERSION} does not describe the variant {hand.variant}")
    game_type, bet_type = _GAMES[hand.variant]
    seats = hand.seats or tuple(range(1, hand.player_count + 1))
    rounds = Rounds(hand)
    pots = pots_of(hand, rounds) if told.pots is None else told.pots
    flags = ["Observed"]
    if rounds.boards > 1:
        flags.append("Run_It_Twice")

    def amount(chips: int) -> int | float:
        value = amount_value(chips, hand.unit)
        return value if isinstance(value, int) else float(value)

    written: Json = {
        "spec_version": SPEC_VERSION,
        "site_name": told.site_name,
        "network_name": told.network_name or told.site_name,
        "internal_version": INTERNAL_VERSION,
        "game_number": told.game_number,
        "start_date_utc": told.started_at,
        "table_name": told.table_name,
        "game_type": game_type,
        "bet_limit": {"bet_type": bet_type, "bet_cap": 0},
        "table_size": told.table_size or _seat_count(hand, max(seats)),
        "currency": _text(hand, "currency", PLAY_MONEY),
        "dealer_seat": told.dealer_seat or seats[hand.button_index],
        "small_blind_amount": amount(hand.blinds[hand.small_blind_index]),
        "big_blind_amount": amount(hand.blinds[hand.big_blind_index]),
        "ante_amount": amount(max(hand.antes)),
        "hero_player_id": None,
        "flags": flags,
        "players": [
            {
                "id": player,
                "seat": seats[player],
                "name": (hand.players[player] if hand.players else "") or f"p{player + 1}",
                "starting_stack": amount(hand.starting_stacks[player]),
            }
            for player in range(hand.player_count)
        ],
        "rounds": rounds.written(amount),
        "pots": [
            {
                "number": number,
                "amount": amount(pot.amount),
                "rake": 0,
                "player_wins": [
                    {"player_id": player, "win_amount": amount(won)} for player, won in pot.wins
                ],
            }
            for number, pot in enumerate(pots)
        ],
    }
    if told.tournament:
        written["tournament"] = True
    return written


def _text(hand: PublishedHand, name: str, otherwise: str) -> str:
    value = hand.other_fields.get(name)
    return value if isinstance(value, str) and value else otherwise


def _seat_count(hand: PublishedHand, least: int) -> int:
    value = hand.other_fields.get("seat_count")
    return max(value, least) if type(value) is int else max(least, hand.player_count)
