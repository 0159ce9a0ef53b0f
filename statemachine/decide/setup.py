"""Deciding what happens between hands: seats, level, button, and the start of a hand.

Not the dealing of cards.
"""

from statemachine import custody as ledger
from statemachine.cards import Card
from statemachine.decide.disputes import carry_claims, last_hand
from statemachine.decide.draft import Decision, Draft, refuse
from statemachine.decide.forced import post_forced_bets, posting_seats, starting_positions
from statemachine.decide.showdown import award, award_is_free, finish_reading
from statemachine.events import (
    ButtonMoved,
    ControlTaken,
    DenominationsChanged,
    HandStarted,
    LevelChanged,
    SeatTaken,
    SeatVacated,
    StartingSeat,
    TableOpened,
)
from statemachine.level import NO_LEVEL, Level
from statemachine.observations import (
    ButtonPlaced,
    ControllerTaken,
    DenominationsSet,
    HandBegun,
    LevelSet,
    PlayerLeft,
    PlayerSeated,
    Tracking,
)
from statemachine.phases import ENDED, Phase
from statemachine.rulebooks.model import Rulebook, digest
from statemachine.seats import between
from statemachine.slots import changed
from statemachine.state import Controller, HandState, Occupant, TableState
from statemachine.variants import VariantId

MOST_CHIPS = 10**12
MOST_SEATS = 10
MOST_DENOMINATIONS = 12
LONGEST_TEXT = 100

_NO_CARD: tuple[Card | None, ...] = ()


def open_table(
    name: str, variant: VariantId, book: Rulebook, seats: int, tracking: Tracking = "full"
) -> Decision:
    """The first entry of a table's log. Raises ValueError when name or seats are out of
    bounds, which the caller has checked.
    """
    if not 2 <= seats <= MOST_SEATS or not 0 < len(name) <= LONGEST_TEXT:
        raise ValueError("a table has a name and 2 to 10 seats")
    opened = TableOpened(name, variant, book.id, book.edition, seats, tracking)
    state = changed(
        TableState(),
        name=name,
        variant=variant,
        rulebook=book.id,
        edition=book.edition,
        size=seats,
        seq=1,
        tracking=tracking,
    )
    return Decision((opened,), state)


def check_chips(amount: int, least: int = 0) -> None:
    """Refuse an amount that no table can hold."""
    if not least <= amount <= MOST_CHIPS:
        refuse("amount_out_of_range", amount=str(amount)[:20], least=least, most=MOST_CHIPS)


def check_text(text: str) -> None:
    """Refuse a text that is too long to show."""
    if len(text) > LONGEST_TEXT:
        refuse("text_too_long", most=LONGEST_TEXT)


def check_seat(draft: Draft, seat: int) -> None:
    """Refuse a seat that the table does not have."""
    if not 1 <= seat <= draft.size:
        refuse("unknown_seat", seat=str(seat)[:20])


def player_seated(draft: Draft, seen: PlayerSeated) -> None:
    """A player sat down, or the stack of the one who sits there is put right."""
    check_seat(draft, seen.seat)
    check_chips(seen.stack)
    check_text(seen.player)
    if not seen.player.strip():
        refuse("name_missing")
    taken = draft.state.occupant(seen.seat)
    if taken is not None:
        if (taken.player, taken.stack) == (seen.player, seen.stack):
            return
        if taken.player != seen.player:
            refuse("seat_taken", seat=seen.seat)
        if _in_play(draft.state) and _plays(draft.hand, seen.seat):
            refuse("hand_in_play")
    draft.emit(SeatTaken(seen.seat, seen.player, seen.stack))


def player_left(draft: Draft, seen: PlayerLeft) -> None:
    """A player gave up the seat."""
    check_seat(draft, seen.seat)
    if draft.state.occupant(seen.seat) is None:
        refuse("seat_empty", seat=seen.seat)
    draft.emit(SeatVacated(seen.seat))


def level_set(draft: Draft, seen: LevelSet) -> None:
    """The level changed, from the next hand on."""
    sized = seen.min_bet or seen.small_bet or seen.bring_in
    # Without a big blind something else has to say how much a bet is.
    check_chips(seen.big_blind, least=0 if sized else 1)
    for amount in (
        seen.small_blind,
        seen.ante,
        seen.bring_in,
        seen.small_bet,
        seen.big_bet,
        seen.min_bet,
    ):
        check_chips(amount)
    level = Level(
        seen.small_blind,
        seen.big_blind,
        seen.ante,
        seen.ante_kind,
        seen.bring_in,
        seen.small_bet,
        seen.big_bet,
        seen.min_bet,
    )
    if level.small_blind > level.big_blind:
        refuse("level_invalid")
    if level.bring_in > level.small_bet or 0 < level.big_bet < level.fixed_bet(big=False):
        refuse("bets_invalid")
    if draft.variant.forced == "bring_in" and not level.bring_in:
        refuse("bring_in_missing")
    if level != draft.state.level:
        draft.emit(_changed_to(level))


def _changed_to(level: Level) -> LevelChanged:
    return LevelChanged(
        level.small_blind,
        level.big_blind,
        level.ante,
        level.ante_kind,
        level.bring_in,
        level.small_bet,
        level.big_bet,
        level.min_bet,
    )


def denominations_set(draft: Draft, seen: DenominationsSet) -> None:
    """The chips of the table have these values from now on."""
    values = seen.denominations
    ascending = all(low < high for low, high in zip((0, *values), values, strict=False))
    if len(values) > MOST_DENOMINATIONS or not ascending or any(v > MOST_CHIPS for v in values):
        refuse("denominations_invalid", most=MOST_DENOMINATIONS)
    if values != draft.state.denominations:
        draft.emit(DenominationsChanged(values))


def button_placed(draft: Draft, seen: ButtonPlaced) -> None:
    """The dealer put the button in front of a seat for the next hand."""
    check_seat(draft, seen.seat)
    big = seen.big_blind
    if big is not None:
        check_seat(draft, big)
        if big == seen.seat or not between(range(1, draft.state.size + 1), seen.seat, big):
            refuse("big_blind_misplaced", seat=big)
    if (draft.state.next_button, draft.state.next_big_blind) != (seen.seat, big):
        draft.emit(ButtonMoved(seen.seat, big))


def controller_taken(draft: Draft, seen: ControllerTaken) -> None:
    """A console took the table. It binds dealers' consoles only, and never runs out."""
    check_text(seen.console)
    if not seen.console.strip():
        refuse("name_missing")
    taken = Controller(seen.console, draft.command.actor[:LONGEST_TEXT])
    if draft.state.controller != taken:
        draft.emit(ControlTaken(taken.console, taken.by))


def _in_play(state: TableState) -> bool:
    return state.hand is not None and state.hand.phase not in ENDED


def _plays(hand: HandState, seat: int) -> bool:
    return any(player.seat == seat for player in hand.betting.players)


def hand_begun(draft: Draft, seen: HandBegun) -> None:
    """The next hand began. A push that nobody tapped is made up for; a hand that has no
    winner yet is asked about and goes on.
    """
    check_chips(seen.bomb_pot)
    if seen.bomb_pot and draft.variant.forced == "bring_in":
        refuse("bomb_pot_impossible")
    if _in_play(draft.state):
        finish_reading(draft)
        if draft.hand.phase is Phase.AWARD and award_is_free(draft):
            award(draft)
        if draft.hand.phase not in ENDED:
            draft.ask("unfinished_hand", ("mistap",))
            return
    start_hand(draft, seen.bomb_pot)


def start_hand(draft: Draft, bomb_pot: int = 0) -> None:
    """Start the next deal: a new hand, or the exact replay of one that was misdealt or
    voided (TDA-35-C1: same button, no new players, same level).
    """
    state = draft.state
    last = state.hand
    replay = last is not None and last.phase in (Phase.MISDEALT, Phase.VOIDED)
    followed = state.tracking == "full"
    playing = [o for o in state.seats if o.stack > 0 or not followed]
    occupants = state.seats if replay else _after_penalty(state)
    if last is not None and replay:
        level, number, deal = last.level, last.number, last.deal + 1
        if last.redeal is not None and last.redeal.level and state.level is not None:
            level = state.level
        bomb_pot = last.bomb_pot
        again = {(player.seat, player.player) for player in last.betting.players}
        playing = [o for o in playing if (o.seat, o.player) in again]
    else:
        if state.level is None and followed:
            refuse("level_missing")
        level, deal = state.level or NO_LEVEL, 1
        number = 1 if last is None else last.number + 1
    if len(playing) < 2:
        refuse("not_enough_players")
    carried = last.betting.carried if last is not None else 0
    forced = draft.variant.forced
    positions, seats = starting_positions(
        state, [o.seat for o in playing], forced, draft.book.button_rule
    )
    playing = [o for o in playing if o.seat in seats]
    small, big = posting_seats(seats, positions, forced)
    if bomb_pot or not level.big_blind or not followed:
        small = big = None
    tracked = forced == "blinds"
    draft.emit(
        HandStarted(
            table=state.name,
            table_seats=state.size,
            hand=number,
            deal=deal,
            variant=state.variant,
            rulebook=draft.book.id,
            edition=draft.book.edition,
            rulebook_digest=digest(draft.book),
            seats=tuple([_starting(o) for o in occupants if o.seat in seats]),
            waiting=tuple([_starting(o) for o in occupants if o.seat not in seats]),
            button=positions.button,
            small_blind_seat=small,
            big_blind_seat=big,
            small_blind=level.small_blind,
            big_blind=level.big_blind,
            ante=level.ante,
            ante_kind=level.ante_kind,
            deck=draft.variant.deck,
            console=state.controller.console if state.controller else "",
            console_by=state.controller.by if state.controller else "",
            bring_in=level.bring_in,
            small_bet=level.small_bet,
            big_bet=level.big_bet,
            min_bet=level.min_bet,
            bomb_pot=bomb_pot,
            tracking=state.tracking,
            small_blind_position=positions.small if tracked and small is None else None,
            big_blind_position=positions.big if tracked and big is None else None,
            limits=draft.book.limits,
            carried=carried,
            antes_kept=bool(carried) and replay and last is not None and last.terms.antes_kept,
            absent=last.terms.absent
            if last is not None and replay
            else tuple([o.seat for o in occupants if o.away and o.seat in seats]),
            last=state.last if last is None or replay else last_hand(last),
            denominations=state.denominations,
            dealer=state.dealer.dealer if state.dealer else "",
            dealer_id=state.dealer.id if state.dealer else "",
            deck_name=state.deck_name,
        )
    )
    if last is not None:
        carry_claims(draft, last)
    if replay and state.level is not None and state.level != level:
        # What was set for the next hand still waits for it.
        draft.emit(_changed_to(state.level))
    if replay and state.next_button is not None:
        draft.emit(ButtonMoved(state.next_button, state.next_big_blind))
    if followed:
        post_forced_bets(draft)
    draft.settle()


def _starting(taken: Occupant) -> StartingSeat:
    return StartingSeat(taken.seat, taken.player, taken.stack, taken.away, taken.penalty)


def _after_penalty(state: TableState) -> tuple[Occupant, ...]:
    """The occupants, with one hand less to sit out for those who did in the last one. A hand
    that was dealt twice counts once (TDA-35-C3).
    """
    last = state.hand
    served = last.terms.penalised if last is not None else ()
    if not served:
        return state.seats
    return tuple(
        changed(taken, penalty=max(0, taken.penalty - 1)) if taken.seat in served else taken
        for taken in state.seats
    )


def ensure_hand(draft: Draft) -> None:
    """Cards that are dealt without a tap for the new hand begin it."""
    if not _in_play(draft.state):
        start_hand(draft)


def place_exists(draft: Draft, place: ledger.Place) -> None:
    """Refuse a seat's place that the table does not have."""
    seat = ledger.seat_of(place)
    if seat is not None:
        check_seat(draft, seat)
