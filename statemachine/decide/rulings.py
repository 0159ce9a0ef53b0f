"""Carrying out effects: what a procedure's outcome or a ruling does to the table.

Not the choice of them: that is the procedure, the book's suggestion, or the floor.
"""

from statemachine import effects as fx
from statemachine.betting import live_seats, next_actor, player_at
from statemachine.cards import Card
from statemachine.custody import Place, count, pile
from statemachine.decide.draft import Draft, refuse
from statemachine.decide.faults import close
from statemachine.decide.naming import emit_drawn, identify
from statemachine.decide.setup import check_chips, check_text, place_exists
from statemachine.effects import Effect
from statemachine.events import (
    BurnCredited,
    BurnSource,
    CallSet,
    CardsDrawn,
    CardsScrambled,
    CardsShifted,
    CardTurnedUp,
    ChipsSet,
    HandReturned,
    HandRevived,
    HandSurrendered,
    HeldPlayDecided,
    PenaltyNoted,
    TurnGiven,
)
from statemachine.phases import BETTING, Phase
from statemachine.state import HandPlayer, Irregularity
from statemachine.streets import street_in_play, street_shown
from statemachine.variants import StreetName

MOST_EFFECTS = 20
_SETTLED = (Phase.SHOWDOWN, Phase.VERIFICATION, Phase.AWARD)


def carry_out(
    draft: Draft,
    effects: tuple[Effect, ...],
    fault: Irregularity | None = None,
    pick: int | None = None,
    cards: tuple[Card | None, ...] = (),
) -> None:
    """Apply effects in order; `pick` and `cards` are what the step told. Refuses, before
    anything has changed for the caller, an effect that this table cannot carry out.
    """
    if len(effects) > MOST_EFFECTS:
        refuse("effect_impossible", effect="too_many")
    for effect in effects:
        _apply(draft, effect, fault, pick, cards)
    if draft.hand.phase in _SETTLED:
        draft.form_pots()


def _apply(
    draft: Draft,
    effect: Effect,
    fault: Irregularity | None,
    pick: int | None,
    cards: tuple[Card | None, ...],
) -> None:
    match effect:
        case fx.MixCards():
            for place in (*effect.places, effect.into):
                place_exists(draft, place)
            draft.emit(CardsScrambled(tuple(dict.fromkeys(effect.places)), effect.into))
        case fx.ScrambleStreet():
            indices = street_cards(draft, fault)
            if not indices:
                refuse("effect_impossible", effect=effect.kind)
            draft.emit(CardsScrambled(("board",), "board", indices))
        case fx.MoveCards():
            _move(draft, effect, pick)
        case fx.DealCards():
            _deal(draft, effect, fault, cards)
        case fx.ShowBoard():
            name_board(draft, effect.cards or cards)
        case fx.CreditBurn():
            draft.check_street(effect.street)
            street = effect.street or (fault.street if fault else None)
            if street is None:
                refuse("effect_impossible", effect=effect.kind)
            _credit(draft, street, "ruling")
        case fx.CreditPickedBurn():
            _credit_picked(draft, fault)
        case fx.KillHand():
            seat = effect.seat if effect.seat is not None or fault is None else fault.seat
            player = _player(draft, seat, effect.kind)
            if player.live and len(live_seats(draft.hand.betting)) > 1:
                _kill(draft, player.seat)
        case fx.ReviveHand():
            if not _player(draft, effect.seat, effect.kind).live:
                draft.emit(HandRevived(effect.seat))
        case fx.MoveChips():
            player = _player(draft, effect.seat, effect.kind)
            if not -player.bet <= effect.amount <= player.stack:
                refuse("effect_impossible", effect=effect.kind)
            draft.emit(ChipsSet(effect.seat, effect.amount))
        case fx.SetCall():
            check_chips(effect.amount)
            draft.emit(CallSet(effect.amount))
        case fx.SetActor():
            if not _player(draft, effect.seat, effect.kind).live:
                refuse("effect_impossible", effect=effect.kind)
            draft.emit(TurnGiven(effect.seat))
        case fx.PlayStands():
            decide_held_play(draft, stands=True)
        case fx.TakePlayBack():
            decide_held_play(draft, stands=False)
        case fx.DeclareMisdeal():
            _return_all(draft, "misdeal", effect.kind, fault)
        case fx.VoidHand():
            _return_all(draft, "void", effect.kind, fault)
        case fx.Penalise():
            check_text(effect.penalty)
            draft.emit(PenaltyNoted(_player(draft, effect.seat, effect.kind).seat, effect.penalty))


def street_cards(draft: Draft, fault: Irregularity | None) -> tuple[int, ...]:
    """The indices of the board cards that belong to the street of a fault."""
    if fault is None or fault.street is None:
        return ()
    street = draft.variant.street(fault.street)
    board = count(draft.hand.custody, "board")
    first = street.board - street.board_cards
    own = {"four_card_flop": street.board_cards + 1, "unburned_street": street.board_cards}
    last = first + own[fault.fault] if fault.fault in own else board
    return tuple(range(first, min(last, board)))


def decide_held_play(draft: Draft, *, stands: bool) -> None:
    """Let held play stand or take it back. A street that it had closed is open again then, so
    the phase is read off the board and the turn.
    """
    draft.emit(HeldPlayDecided(stands))
    hand = draft.hand
    if stands or hand.betting.actor is None:
        return
    open_again = street_shown(hand)
    if open_again is not None and BETTING.get(hand.phase) != open_again.name:
        draft.fire("set_right")


def _player(draft: Draft, seat: int | None, effect: str) -> HandPlayer:
    player = player_at(draft.hand.betting, seat) if seat is not None else None
    if player is None:
        refuse("effect_impossible", effect=effect)
    return player


def _move(draft: Draft, effect: fx.MoveCards, pick: int | None) -> None:
    place_exists(draft, effect.source)
    place_exists(draft, effect.to)
    here = count(draft.hand.custody, effect.source)
    indices = effect.indices
    if indices is None:
        indices = (here - 1 if pick is None else pick,)
    if (
        effect.source == "stub"
        or len(set(indices)) != len(indices)
        or not all(0 <= index < here for index in indices)
    ):
        refuse("effect_impossible", effect=effect.kind)
    draft.emit(CardsShifted(effect.source, indices, effect.to, effect.shown))


def _deal(
    draft: Draft,
    effect: fx.DealCards,
    fault: Irregularity | None,
    cards: tuple[Card | None, ...],
) -> None:
    to: Place | None = effect.to or (fault.place if fault else None)
    if to is None or to == "stub" or not 1 <= effect.count <= 10:
        refuse("effect_impossible", effect=effect.kind)
    place_exists(draft, to)
    named = cards if len(cards) == effect.count and effect.to is None else (None,) * effect.count
    emit_drawn(draft, CardsDrawn(to, named, shown=to == "board"), list(named))


def name_board(draft: Draft, cards: tuple[Card | None, ...]) -> None:
    """Name the board as it now lies; cards that nobody named stay unknown."""
    board = pile(draft.hand.custody, "board")
    if cards and len(cards) != len(board):
        refuse("board_missing", cards=len(board))
    named = {placed.card for placed in board}
    for index, card in enumerate(cards):
        if card is not None and (card not in named or board[index].card == card):
            identify(draft, "board", index, card, shown=True)
    for index, placed in enumerate(pile(draft.hand.custody, "board")):
        if not placed.shown:
            draft.emit(CardTurnedUp("board", index))


def _credit(draft: Draft, street: StreetName, source: BurnSource) -> None:
    draft.emit(BurnCredited(street, source))


def _credit_picked(draft: Draft, fault: Irregularity | None) -> None:
    street = (fault.street if fault else None) or street_in_play(draft.hand).name
    if draft.hand.credited(street) is None:
        _credit(draft, street, "picked")
    elif draft.book.picked_card_is_next_burn:
        following = draft.variant.following(street)
        if following is not None and draft.hand.credited(following.name) is None:
            _credit(draft, following.name, "pre_paid")


def _kill(draft: Draft, seat: int) -> None:
    turn = draft.hand.betting.actor == seat
    draft.emit(HandSurrendered(seat, "killed"))
    if turn:
        draft.emit(TurnGiven(next_actor(draft.hand.betting, seat)))
    if draft.hand.phase not in BETTING:
        draft.declare_uncontested()


def _return_all(draft: Draft, trigger: str, effect: str, fault: Irregularity | None) -> None:
    draft.emit(HandReturned())
    if draft.fire(trigger):
        refuse("effect_impossible", effect=effect)
    for other in draft.hand.open_irregularities():
        if fault is None or other.id != fault.id:
            close(draft, other, "superseded")
