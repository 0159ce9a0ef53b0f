"""What may happen now: the prompt for the dealer and the legal acts with their amounts.

Not a gate: whatever else happens is recorded all the same.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from statemachine.around import Around, ways_around
from statemachine.betting import (
    betting_closed,
    bring_in_due,
    limit_of,
    player_at,
    raise_bounds,
    to_call,
)
from statemachine.decide.runs import runs_possible
from statemachine.irregularities import BLOCKS, KINDS, SEVERITIES, Block
from statemachine.observations import Action
from statemachine.phases import BETTING, BURNING, COMING, DEALING, DISCARDING, ENDED, Phase
from statemachine.showing import hands_to_table, show_order
from statemachine.state import HandPlayer, HandState, Irregularity, TableState
from statemachine.streets import undecided
from statemachine.variants import VARIANTS, StreetName

Blocked: TypeAlias = Literal["play", "next_card", "award"]

_BLOCKS: Final[dict[Block, tuple[Blocked, ...]]] = {
    "now": ("play", "next_card", "award"),
    "before_next_card": ("next_card", "award"),
    "before_award": ("award",),
    "nothing": (),
}

# The observations that regularly come next in each phase outside the betting.
_NEXT: Final[dict[Phase, tuple[str, ...]]] = {
    Phase.SETUP: ("hand_begun",),
    Phase.HOLE_DEAL: ("hole_cards_dealt", "card_dealt"),
    **dict.fromkeys(DISCARDING, ("cards_discarded", "street_dealt")),
    **dict.fromkeys(BURNING, ("street_dealt", "card_burned")),
    **dict.fromkeys(DEALING, ("street_dealt", "card_dealt")),
    Phase.SHOWDOWN: ("hand_tabled", "hand_mucked", "winner_declared"),
    Phase.VERIFICATION: ("pile_counted",),
    Phase.AWARD: ("pot_pushed",),
    Phase.COMPLETE: ("hand_begun",),
    Phase.MISDEALT: ("hand_begun",),
    Phase.VOIDED: ("hand_begun",),
}


@dataclass(frozen=True, slots=True)
class LegalAction:
    """An act that is in order for the seat to act. `least` and `most` bound the bet it makes
    ("to"), in chips; both are None where the act has no amount of its own.
    """

    action: Action
    least: int | None = None
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Advice:
    """What comes next. `prompt` is the code of the dealer's prompt with its `params`; `next`
    are the kinds of observation that regularly follow; `blocked` is what an open procedure
    advises against. `around` are the ways in which the next few seats may act alike.
    """

    prompt: str
    params: tuple[tuple[str, str | int], ...]
    actor: int | None
    actions: tuple[LegalAction, ...]
    next: tuple[str, ...]
    blocked: tuple[Blocked, ...]
    around: tuple[Around, ...] = ()


def advise(state: TableState) -> Advice:
    """The advice for a table as it stands."""
    hand = state.hand
    if hand is None:
        return Advice("prompt.setup", (), None, (), _NEXT[Phase.SETUP], ())
    blocked = tuple(
        dict.fromkeys(
            part
            for fault in hand.open_irregularities()
            if not _dealt_on(fault)
            for part in _BLOCKS[fault.blocks]
        )
    )
    if hand.held and "play" not in blocked:
        blocked = (*_BLOCKS["now"],)
    actor = hand.betting.actor if hand.phase in BETTING else None
    procedure = due(hand)
    if procedure is not None and _in_the_way(procedure, hand, actor):
        step = f"prompt.step.{procedure.procedure}.{procedure.step}"
        following: tuple[str, ...] = ("step_taken", "ruling_given")
        if _dealt_on(procedure):
            following += _NEXT.get(hand.phase, ())
        return Advice(step, (), None, (), following, blocked)
    if hand.held:
        return Advice("question.played_under_hold", (), None, (), ("question_answered",), blocked)
    if hand.tracking == "dealing" and hand.phase in BETTING:
        return _to_close(hand, blocked)
    if actor is not None:
        return _to_act(hand, actor, blocked)
    if hand.phase in DISCARDING:
        return _to_discard(hand, DISCARDING[hand.phase], blocked)
    prompt, params = _to_show(hand)
    following = _NEXT.get(hand.phase, ())
    if hand.phase in BETTING and not betting_closed(hand.betting):
        # Who opens shows in cards that nobody named yet.
        following = ("player_acted", "card_named")
    if hand.tracking == "full" and runs_possible(hand):
        following = (*following, "runs_agreed")
    if params and "hand_tabled" not in following:
        following = ("hand_tabled", *following)
    return Advice(prompt, params, None, (), following, blocked)


def _dealt_on(fault: Irregularity) -> bool:
    """Whether the tap for the street says that its remedy was done: the shuffle of a short stub."""
    return fault.fault == "short_stub"


def _to_close(hand: HandState, blocked: tuple[Blocked, ...]) -> Advice:
    """Nobody enters acts: the dealer says when the betting is over, or goes on without a word."""
    street = BETTING[hand.phase]
    following = VARIANTS[hand.variant].following(street)
    then: tuple[str, ...] = ("hand_tabled", "winner_declared")
    if following is not None:
        then = ("cards_discarded",) if following.draw else ("street_dealt",)
    params: tuple[tuple[str, str | int], ...] = (("street", street),)
    return Advice("prompt.betting", params, None, (), ("betting_closed", *then), blocked)


def _to_show(hand: HandState) -> tuple[str, tuple[tuple[str, str | int], ...]]:
    """The prompt where nobody is to act: all hands have to be tabled, or one is the next to be
    shown, or it is only the phase's own.
    """
    waiting = hands_to_table(hand)
    seats = ", ".join(map(str, waiting))
    if waiting and hand.phase is Phase.SHOWDOWN:
        return "prompt.table_hands", (("seats", seats),)
    if waiting:
        then = "burn" if hand.phase in BURNING else "deal"
        params = (("seats", seats), ("street", COMING[hand.phase]))
        return f"prompt.table_hands.{then}", params
    if hand.phase is Phase.SHOWDOWN and (order := show_order(hand)):
        return "prompt.showdown.seat", (("seat", order[0]),)
    if hand.phase is Phase.HOLE_DEAL and VARIANTS[hand.variant].streets[0].up:
        return "prompt.hole_deal.up", ()
    return f"prompt.{hand.phase}", ()


def _to_discard(hand: HandState, name: StreetName, blocked: tuple[Blocked, ...]) -> Advice:
    street = VARIANTS[hand.variant].street(name)
    waiting = undecided(hand, street)
    params: tuple[tuple[str, str | int], ...] = (("seat", waiting[0]),) if waiting else ()
    return Advice(f"prompt.{hand.phase}", params, None, (), _NEXT[hand.phase], blocked)


def _in_the_way(procedure: Irregularity, hand: HandState, actor: int | None) -> bool:
    """Whether a procedure comes before the regular next thing: one that waits for the next
    card lets the players act, and one that waits for the award lets the hand be played.
    """
    match procedure.blocks:
        case "now":
            return True
        case "before_next_card":
            return actor is None
        case "before_award":
            return hand.phase in (Phase.SHOWDOWN, Phase.VERIFICATION, Phase.AWARD)
        case "nothing":
            return False


def due(hand: HandState) -> Irregularity | None:
    """The procedure that comes first: by what it holds, then a fouled deck before a misdeal and
    that before what is repaired, then the oldest.
    """
    waiting = [fault for fault in hand.open_irregularities() if not fault.floor_only]
    if hand.phase in ENDED:
        # Only what has to be settled before the next hand may begin.
        waiting = [fault for fault in waiting if fault.blocks == "now"]
    return min(waiting, key=_rank, default=None)


def _rank(fault: Irregularity) -> tuple[int, int, int]:
    severity = SEVERITIES.index(KINDS[fault.fault].severity)
    return BLOCKS.index(fault.blocks), severity, fault.id


def _to_act(hand: HandState, seat: int, blocked: tuple[Blocked, ...]) -> Advice:
    player = player_at(hand.betting, seat)
    if player is None:
        return Advice(f"prompt.{hand.phase}", (), seat, (), (), blocked)
    call = to_call(hand.betting, player)
    if due := bring_in_due(hand):
        return _to_bring_in(hand, player, due, blocked)
    actions = [LegalAction("fold")]
    if call:
        reached = player.bet + call
        actions.append(LegalAction("call", reached, reached))
    else:
        actions.append(LegalAction("check"))
    bounds = raise_bounds(hand.betting, player, limit_of(hand))
    if bounds is not None:
        least, most = bounds
        actions.append(LegalAction("raise" if hand.betting.call else "bet", least, most))
        if most == player.bet + player.stack:
            actions.append(LegalAction("all_in", most, most))
    elif call == player.stack and call:
        actions.append(LegalAction("all_in", player.bet + call, player.bet + call))
    prompt = "prompt.act" if call else "prompt.act.free"
    params: tuple[tuple[str, str | int], ...] = (("seat", seat), ("call", call))
    around = ways_around(hand)
    return Advice(prompt, params, seat, tuple(actions), ("player_acted",), blocked, around)


def _to_bring_in(
    hand: HandState, player: HandPlayer, due: int, blocked: tuple[Blocked, ...]
) -> Advice:
    """Whoever opens a stud hand may not fold: it is brought in, or bet at once."""
    least = min(due, player.stack)
    actions = [LegalAction("bring_in", least, least)]
    bounds = raise_bounds(hand.betting, player, limit_of(hand))
    if bounds is not None and player.stack > due:
        actions.append(LegalAction("bet", *bounds))
    if player.stack <= due or (bounds is not None and bounds[1] == player.stack):
        actions.append(LegalAction("all_in", player.stack, player.stack))
    params: tuple[tuple[str, str | int], ...] = (("seat", player.seat), ("call", least))
    return Advice(
        "prompt.act.bring_in", params, player.seat, tuple(actions), ("player_acted",), blocked
    )
