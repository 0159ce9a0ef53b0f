"""Setting a table up for a published hand: players, level, button, and what each posted.

Not the hand itself, which is `tapping`. What PHH has no field for is read from our own fields.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from decimal import Decimal
from typing import Any, Final, get_args

from statemachine.observations import (
    AnteKind,
    ButtonPlaced,
    Half,
    LevelSet,
    Observation,
    PlayerSeated,
    Post,
    PostMade,
    WinnerDeclared,
)
from statemachine.playback.errors import PlaybackError
from statemachine.published import BOMB_POT, CARRIED, POSTS, WINNERS, PublishedHand
from statemachine.variants import VARIANTS, Variant

_BY_CODE: Final[dict[str, Variant]] = {variant.id: variant for variant in VARIANTS.values()}


def seat(player: int) -> int:
    """The seat of a player; players count from 0, seats from 1."""
    return player + 1


def variant_of(hand: PublishedHand) -> Variant:
    """The game of a hand. Raises PlaybackError when it is none of ours."""
    variant = _BY_CODE.get(hand.variant)
    if variant is None:
        raise PlaybackError("hand_unsupported", f"variant {hand.variant} cannot be played yet")
    return variant


def preparation(hand: PublishedHand) -> tuple[Observation, ...]:
    """What sets the table up: players, level and button. Raises PlaybackError."""
    variant = variant_of(hand)
    if hand.other_fields.get(CARRIED):
        raise PlaybackError("hand_unsupported", "chips of an earlier pot lie in the first one")
    if table_size(hand) > 10:
        raise PlaybackError("hand_unsupported", "a table has at most 10 seats")
    names = hand.players or tuple(f"p{n + 1}" for n in range(hand.player_count))
    return (
        *[
            PlayerSeated(seat(player), names[player] or f"p{player + 1}", stack)
            for player, stack in enumerate(hand.starting_stacks)
        ],
        _level(_regular(hand), variant),
        ButtonPlaced(seat(hand.button_index), _named_big_blind(_regular(hand), variant)),
    )


def _dead_small_blind(hand: PublishedHand, variant: Variant) -> bool:
    """Whether the first player of the file posts the big blind: nobody had the small one."""
    return (
        variant.forced == "blinds"
        and hand.player_count > 2
        and hand.blinds[0] > 0
        and not any(hand.blinds[1:])
    )


def _named_big_blind(hand: PublishedHand, variant: Variant) -> int | None:
    return seat(0) if _dead_small_blind(hand, variant) else None


def table_size(hand: PublishedHand) -> int:
    """How many seats the table of a hand needs. The seat of a dead small blind is empty."""
    return max(2, hand.player_count + _dead_small_blind(_regular(hand), variant_of(hand)))


def _blind_indices(hand: PublishedHand, variant: Variant) -> tuple[int | None, int | None]:
    match variant.forced:
        case "blinds" if _dead_small_blind(hand, variant):
            return None, 0
        case "blinds":
            return hand.small_blind_index, hand.big_blind_index
        case "button_blind":
            return None, hand.button_index
        case "bring_in":
            return None, None


def _level(hand: PublishedHand, variant: Variant) -> LevelSet:
    small_index, big_index = _blind_indices(hand, variant)
    small = 0 if small_index is None else hand.blinds[small_index]
    big = 0 if big_index is None else hand.blinds[big_index]
    ante, kind = _ante(hand)
    return LevelSet(
        small,
        big,
        ante,
        kind,
        hand.bring_in or 0,
        hand.small_bet or 0,
        hand.big_bet or 0,
        hand.min_bet or 0,
    )


def _ante(hand: PublishedHand) -> tuple[int, AnteKind]:
    antes = hand.antes
    paid = {player for player, ante in enumerate(antes) if ante}
    if len(set(antes)) == 1:
        return antes[0], "each"
    if paid == {hand.big_blind_index}:
        return antes[hand.big_blind_index], "big_blind"
    if paid == {hand.button_index}:
        return antes[hand.button_index], "button"
    raise PlaybackError("hand_unsupported", "antes that differ")


# --- what was posted


def posts(hand: PublishedHand) -> Iterator[PostMade]:
    """What was posted beside the regular blinds: as our own files say it, else what more than a
    big blind lies before a seat is a straddle, and no more than that was posted late.
    """
    noted = hand.other_fields.get(POSTS)
    if noted is not None:
        yield from _noted_posts(hand, noted)
        return
    regular = _blind_indices(hand, variant_of(hand))
    big = 0 if regular[1] is None else hand.blinds[regular[1]]
    for player, amount in enumerate(hand.blinds):
        if amount and player not in regular:
            yield PostMade(seat(player), "straddle" if amount > big else "late", amount)


def _noted_posts(hand: PublishedHand, noted: object) -> Iterator[PostMade]:
    for note in _notes(noted):
        kind = next((post for post in get_args(Post) if post == note.get("post")), None)
        if kind is None:
            raise PlaybackError("hand_unsupported", f"{POSTS} has a post that is none")
        live, dead = (chips(hand, note.get(part, 0)) for part in ("live", "dead"))
        yield PostMade(_seat_of(hand, note.get("seat")), kind, live, dead)


def bomb_pot(hand: PublishedHand) -> int:
    """What each player puts in for a bomb pot, zero without one."""
    return chips(hand, hand.other_fields.get(BOMB_POT, 0))


# --- who won


def winners(hand: PublishedHand) -> Iterator[WinnerDeclared]:
    """Whom the dealer declared to win what the cards in the file do not decide."""
    for note in _notes(hand.other_fields.get(WINNERS, ())):
        half = next((half for half in get_args(Half) if half == note.get("half")), None)
        seats = note.get("seats")
        if not isinstance(seats, (list, tuple)) or half is None:
            raise PlaybackError("hand_unsupported", f"{WINNERS} does not say who won")
        yield WinnerDeclared(
            tuple([_seat_of(hand, each) for each in seats]),
            int(number(note.get("pot", 0))),
            half,
            int(number(note.get("run", 1))),
        )


# --- our own fields


def _notes(noted: object) -> Iterator[Mapping[str, Any]]:
    for note in noted if isinstance(noted, (list, tuple)) else (noted,):
        if not isinstance(note, Mapping):
            raise PlaybackError("hand_unsupported", f"{str(note)[:20]!r} is no note of ours")
        yield note


def _seat_of(hand: PublishedHand, number: object) -> int:
    """Where the player sits here who sat at that seat."""
    seats: tuple[object, ...] = hand.seats or tuple(range(1, hand.player_count + 1))
    if number not in seats:
        raise PlaybackError("hand_unsupported", f"nobody sits at seat {str(number)[:20]}")
    return seat(seats.index(number))


def chips(hand: PublishedHand, said: object) -> int:
    """An amount of a field of ours in whole chips."""
    return int(number(said) * hand.unit)


def number(said: object) -> int | Decimal:
    """What a field of ours says where it has to be a number. Raises PlaybackError."""
    if isinstance(said, bool) or not isinstance(said, (int, Decimal)):
        raise PlaybackError("hand_unsupported", f"{str(said)[:20]!r} is no number")
    return said


def _regular(hand: PublishedHand) -> PublishedHand:
    """The hand with the regular blinds and antes alone, as the level has them."""
    blinds, antes = list(hand.blinds), list(hand.antes)
    bomb = bomb_pot(hand)
    noted = hand.other_fields.get(POSTS)
    for post in () if noted is None else _noted_posts(hand, noted):
        blinds[post.seat - 1] -= post.live
        antes[post.seat - 1] -= post.dead
    antes = [ante - bomb for ante in antes]
    if min(*blinds, *antes) < 0:
        raise PlaybackError("hand_unsupported", f"{POSTS} has more chips than were posted")
    return replace(hand, blinds=tuple(blinds), antes=tuple(antes))
