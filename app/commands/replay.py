"""`floorcall replay FILE.phh`: plays published hands and compares the stacks at their end.

It plays through the machine itself, or with `--to` through a running service. Whole archives,
with `--all`, are counted by `app.replayed`.
"""

import argparse
import secrets
import sys
from pathlib import Path

from app.archives import BrokenArchive, Unread, hands_in
from app.client import ClientError
from app.commands.client import Client, token_of
from app.replayed import DIFFER, MATCH, UNREADABLE, amounts, replay_all
from statemachine.cards import cards_text
from statemachine.observations import (
    HandMucked,
    HandTabled,
    HoleCardsDealt,
    Observation,
    PlayerActed,
    StreetDealt,
)
from statemachine.playback import (
    PlaybackError,
    observations,
    play,
    preparation,
    seat,
    table_size,
)
from statemachine.published import PublishedHand
from statemachine.rulebooks.tda import TDA


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="a .phh or .phhs file")
    parser.add_argument(
        "--all",
        type=Path,
        metavar="ARCHIVE",
        help="replay and count every hand of a folder, a .tar (.xz, .gz, .bz2), .zip or .phhs",
    )
    parser.add_argument("--to", metavar="URL", help="play through the service at this address")
    parser.add_argument("--token", help="an admin token of that service (FLOORCALL_TOKEN)")
    parser.add_argument("--quiet", "-q", action="store_true", help="one line a hand")


def run(given: argparse.Namespace) -> int:
    """Replay the files: 0 when all agree, 1 when stacks differ, 2 when one cannot be played."""
    if bool(given.all) == bool(given.files) or (given.all and given.to):
        print(
            "floorcall: give either files or --all with one archive, and --to with files alone",
            file=sys.stderr,
        )
        return UNREADABLE
    if given.all:
        return replay_all(given.all, TDA)
    client = None
    if given.to:
        token = token_of(given.token)
        if token is None:
            print("floorcall: --to needs --token or FLOORCALL_TOKEN", file=sys.stderr)
            return UNREADABLE
        client = Client(given.to, token)
    try:
        return max(_replay(path, client, given.quiet) for path in given.files)
    finally:
        if client is not None:
            client.close()


def _replay(path: Path, client: Client | None, quiet: bool) -> int:
    status = MATCH
    try:
        for name, found in hands_in(path):
            if isinstance(found, Unread):
                print(f"{name}: {found.line}", file=sys.stderr)
                status = UNREADABLE
            else:
                status = max(status, _replay_one(name, found, client, quiet))
    except OSError as error:
        print(f"{path}: {error.strerror}", file=sys.stderr)
        return UNREADABLE
    except BrokenArchive as error:
        print(f"{path}: {error}", file=sys.stderr)
        return UNREADABLE
    return status


def _replay_one(name: str, hand: PublishedHand, client: Client | None, quiet: bool) -> int:
    try:
        stacks = _play_here(hand, quiet) if client is None else _play_there(hand, client, quiet)
    except (PlaybackError, ClientError) as error:
        print(f"{name}: {error}", file=sys.stderr)
        return UNREADABLE
    if hand.finishing_stacks is None:
        print(f"{name}: {amounts(stacks, hand)}; the file gives no finishing stacks")
        return MATCH
    if stacks == hand.finishing_stacks:
        print(f"{name}: as published: {amounts(stacks, hand)}")
        return MATCH
    expected = amounts(hand.finishing_stacks, hand)
    print(f"{name}: DIFFERS: {amounts(stacks, hand)}; published: {expected}")
    return DIFFER


def _play_here(hand: PublishedHand, quiet: bool) -> tuple[int, ...]:
    if quiet:
        return play(hand, TDA).stacks
    return play(hand, TDA, lambda seen: _narrate(seen, hand)).stacks


def _play_there(hand: PublishedHand, client: Client, quiet: bool) -> tuple[int, ...]:
    table = client.open_table(
        {
            "name": "replay",
            "variant": hand.variant,
            "seats": table_size(hand),
            "id": f"replay-{secrets.token_hex(4)}",
        }
    )
    if not quiet:
        print(f"table {table}")
    phase, seats = None, []
    for number, seen in enumerate((*preparation(hand), *observations(hand)), 1):
        answer = client.observe(table, f"replay-{number}", seen)
        view = answer["view"]
        phase = view["hand"]["phase"] if view["hand"] else None
        seats = view["seats"]
        if not quiet:
            _narrate(seen, hand)
    if phase != "complete":
        raise PlaybackError("hand_unfinished", f"the file ends with the hand in {phase}")
    stacks = {taken["seat"]: taken["stack"] for taken in seats}
    return tuple(stacks.get(seat(player), 0) for player in range(hand.player_count))


def _narrate(seen: Observation, hand: PublishedHand) -> None:
    names = hand.players or ()

    def who(number: int) -> str:
        name = names[number - 1] if number <= len(names) else ""
        return f"seat {number}" + (f" ({name})" if name else "")

    match seen:
        case HoleCardsDealt():
            for cards in seen.hands:
                print(f"  {who(cards.seat)}: {cards_text(cards.cards)}")
        case PlayerActed():
            amount = "" if seen.amount is None else f" to {seen.amount}"
            print(f"  {who(seen.seat)} {seen.action}{amount}")
        case StreetDealt():
            print(f"board + {cards_text(seen.cards)}")
        case HandTabled():
            print(f"  {who(seen.seat)} tables {cards_text(seen.cards)}")
        case HandMucked():
            print(f"  {who(seen.seat)} mucks")
