"""How each kind of irregularity comes about at a table: it is reported, or it simply happens.

Not what is done about it, which is `remedies`; nor what a book makes of it.
"""

from collections.abc import Callable, Iterator
from typing import Final

from statemachine import custody as ledger
from statemachine import effects as fx
from statemachine import observations as ob
from statemachine.betting import live_seats
from statemachine.cards import Card
from statemachine.irregularities import KINDS, IrregularityKind
from statemachine.phases import BETTING, BURNING, COMING, ENDED, Phase
from statemachine.roles import Role
from statemachine.seats import clockwise
from statemachine.state import HandPlayer, HandState
from statemachine.streets import cards_due, held, street_in_play
from statemachine.variants import VARIANTS, StreetName
from tests.statemachine.chance import Chance, percent
from tests.statemachine.play import Dealer
from tests.statemachine.table import Table

Said = tuple[ob.Observation, Role]
# After the award nothing of the hand can be called but these.
_LATE: Final[frozenset[IrregularityKind]] = frozenset(
    {"late_claim", "wrong_award", "showdown_miscall"}
)


class Cause:
    """Brings faults about, with what the dealer's deck has next for any card that is named."""

    def __init__(self, table: Table, chance: Chance, dealer: Dealer) -> None:
        self.table = table
        self.chance = chance
        self.dealer = dealer

    def bring(self, kind: IrregularityKind) -> bool:
        """Try to bring a kind about as the table stands; whether one of it is open then."""
        hand = self.table.state.hand
        if hand is None or (hand.phase in ENDED and kind not in _LATE):
            return False
        for seen, role in _HAPPENS.get(kind, _reported)(self, kind):
            if self.table.attempt(seen, role).refusal is not None:
                break
            self._answer("real")
        return any(fault.fault == kind for fault in self.table.hand.open_irregularities())

    def _answer(self, answer: str) -> None:
        """What the record only guesses at was so."""
        for question in self.table.hand.questions:
            if answer in question.answers:
                self.table.attempt(ob.QuestionAnswered(question.id, answer))

    # --- what there is at the table

    @property
    def hand(self) -> HandState:
        return self.table.hand

    def next_cards(self, number: int) -> tuple[Card | None, ...]:
        return tuple(self.fresh() for _ in range(number))

    def fresh(self) -> Card | None:
        """The next card of the deck, or nobody read it."""
        if not self.dealer.deck or percent(self.chance, 25):
            return None
        return self.dealer.deck.pop(0)

    def players(self, *, live: bool = True) -> list[HandPlayer]:
        return [p for p in self.hand.betting.players if p.live or not live]

    def seat(self, *, live: bool = True) -> int:
        """A seat of the hand, most often the one to act."""
        seats = [p.seat for p in self.players(live=live)] or [p.seat for p in self.players()]
        actor = self.hand.betting.actor
        return self.chance.one([*seats, *([actor] if actor in seats and actor else [])])

    def own_card(self, seat: int) -> Card | None:
        """A card that lies with a seat, or nobody read it."""
        names = [c.card for c in ledger.pile(self.hand.custody, ledger.seat_place(seat)) if c.card]
        return self.chance.one([*names, None])

    def public_card(self) -> Card | None:
        """A card that lies face up somewhere."""
        piles = self.hand.custody.piles.values()
        names = [c.card for cards in piles for c in cards if c.shown and c.card]
        return self.chance.one([*names, None])

    def dealt_street(self) -> StreetName | None:
        """A street whose cards may lie there, or None for that which comes to mind."""
        names = [street.name for street in VARIANTS[self.hand.variant].streets if street.burn]
        now = street_in_play(self.hand).name
        return self.chance.one([None, now if now in names else None, *names[:1]])


def _reported(cause: Cause, kind: IrregularityKind) -> Iterator[Said]:
    """One tap, with what a report of the kind may add."""
    tells = KINDS[kind].tells
    seat = card = street = amount = None
    if "seat" in tells:
        seat = cause.seat(live=percent(cause.chance, 80))
    if "amount" in tells:
        stack = next(p.stack for p in cause.players(live=False) if p.seat == seat)
        amount = cause.chance.one((None, 1, max(1, stack // 2), cause.hand.betting.call + 5))
    if "card" in tells:
        card = cause.fresh() if seat is None else cause.own_card(seat)
    if "street" in tells:
        street = cause.dealt_street()
    yield ob.FaultReported(kind, street, card, seat, amount), "dealer"


# --- the deck and the deal


def _boxed(cause: Cause, kind: IrregularityKind) -> Iterator[Said]:
    for _ in range(cause.chance.one((1, 1, 1, 2, 2, 5))):
        places = [ledger.seat_place(p.seat) for p in cause.players()]
        places += ["burns", "board"] if cause.hand.phase is not Phase.HOLE_DEAL else []
        place = cause.chance.one(places)
        there = ledger.count(cause.hand.custody, place)
        if there and percent(cause.chance, 60):
            index = cause.chance.number(0, there - 1)
            name = ledger.pile(cause.hand.custody, place)[index].card
            yield ob.BoxedCardFound(place, name, placed=True, index=index), "dealer"
        else:
            yield ob.BoxedCardFound(place, cause.fresh()), "dealer"


def _foreign(cause: Cause, kind: IrregularityKind) -> Iterator[Said]:
    seat = cause.chance.one((None, cause.seat()))
    street = None if seat else cause.dealt_street()
    yield ob.FaultReported("non_standard_card", street, seat=seat), "dealer"


def _stub_counted(by: int) -> Callable[[Cause, IrregularityKind], Iterator[Said]]:
    def happens(cause: Cause, kind: IrregularityKind) -> Iterator[Said]:
        yield ob.PileCounted("stub", max(0, cause.hand.custody.stub + by)), "dealer"

    return happens


_ONE_MISSING: Final = (_reported, _stub_counted(-1))


def _wrong_count(cause: Cause, kind: IrregularityKind) -> Iterator[Said]:
    seat = cause.hand.button if kind == "button_short_card" else cause.seat()
    due = cards_due(cause.hand)
    by = -1 if kind == "button_short_card" else cause.chance.one((-1, -1, 1))
    if percent(cause.chance, 50):
        yield ob.PileCounted(ledger.seat_place(seat), max(0, due + by)), "dealer"
    elif kind == "button_short_card":
        yield ob.FaultReported(kind, seat=seat), "dealer"
    else:
        yield ob.FaultReported(kind, seat=seat, amount=max(0, due + by)), "dealer"
        if percent(cause.chance, 30):
            other = cause.seat()
            yield ob.FaultReported(kind, seat=other, amount=max(0, due + by)), "dealer"


def _first_card(cause: Cause, kind: IrregularityKind) -> Iterator[Said]:
    dealt = any(held(cause.hand.custody, p.seat) for p in cause.players())
    if cause.hand.phase is Phase.HOLE_DEAL and not dealt and percent(cause.chance, 60):
        last = ledger.seat_place(cause.hand.button)
        yield ob.CardDealt(last, cause.fresh()), "dealer"
    else:
        yield from _reported(cause, kind)


def _not_entitled(cause: Cause, kind: IrregularityKind) -> Iterator[Said]:
    playing = {p.seat for p in cause.players()}
    others = [seat for seat in range(1, cause.table.state.size + 1) if seat not in playing]
    yield ob.FaultReported(kind, seat=cause.chance.one(others or [cause.seat()])), "dealer"


def _stopped_early(cause: Cause, kind: IrregularityKind) -> Iterator[Said]:
    first = VARIANTS[cause.hand.variant].streets[0]
    nobody = not any(held(cause.hand.custody, p.seat) for p in cause.players())
    if cause.hand.phase is Phase.HOLE_DEAL and nobody and not first.up and first.hole > 1:
        seats = [p.seat for p in cause.players() if p.seat != cause.hand.button][-1:]
        short = [ob.SeatCards(s, (None,) * (first.hole - 1)) for s in (*seats, cause.hand.button)]
        yield ob.HoleCardsDealt(tuple(short)), "dealer"
    else:
        yield from _reported(cause, kind)


def _exposed(cause: Cause, kind: IrregularityKind) -> Iterator[Said]:
    for _ in range(cause.chance.one((1, 1, 2))):
        seat = cause.seat()
        place = ledger.seat_place(seat)
        hidden = [n for n, c in enumerate(ledger.pile(cause.hand.custody, place)) if not c.shown]
        if hidden and percent(cause.chance, 50):
            index = cause.chance.one(hidden)
            name = ledger.pile(cause.hand.custody, place)[index].card
            dealt = kind == "exposed_hole_card"
            yield ob.CardExposed(place, index, name, "dealer" if dealt else "player"), "dealer"
        else:
            yield ob.FaultReported(kind, seat=seat, card=cause.own_card(seat)), "dealer"


# --- burns and board


def _too_long(cards: int) -> Callable[[Cause, IrregularityKind], Iterator[Said]]:
    def happens(cause: Cause, kind: IrregularityKind) -> Iterator[Said]:
        coming = COMING.get(cause.hand.phase)
        variant = VARIANTS[cause.hand.variant]
        if coming is None:
            if kind == "four_card_flop" and percent(cause.chance, 40):
                yield ob.FaultReported("extra_flop_card", card=cause.fresh()), "dealer"
            return
        street = variant.street(coming)
        of_flop = street is variant.flop
        if of_flop == (kind != "overdealt_street"):
            yield ob.StreetDealt(cause.next_cards(cards)), "dealer"

    return happens


def _early(cause: Cause, kind: IrregularityKind) -> Iterator[Said]:
    if cause.hand.phase not in BETTING:
        return
    following = VARIANTS[cause.hand.variant].following(BETTING[cause.hand.phase])
    if following is None:
        return
    cards = cause.next_cards(following.board_cards) if following.board_cards else ()
    if cause.hand.tracking == "full" and percent(cause.chance, 70):
        yield ob.StreetDealt(cards), "dealer"
    elif cause.hand.tracking == "dealing":
        yield ob.StreetDealt(cards), "dealer"
        yield ob.FaultReported("premature_street", following.name), "dealer"
    else:
        yield ob.FaultReported("premature_street"), "dealer"


def _burn_twice(cause: Cause, kind: IrregularityKind) -> Iterator[Said]:
    if percent(cause.chance, 50):
        street = cause.dealt_street()
        yield ob.FaultReported("double_burn", street, cause.fresh()), "dealer"
    elif cause.hand.phase in BURNING:
        yield ob.CardBurned(cause.fresh()), "dealer"
        yield ob.CardBurned(), "dealer"


def _burn_seen(cause: Cause, kind: IrregularityKind) -> Iterator[Said]:
    if cause.hand.phase in BURNING and percent(cause.chance, 60):
        yield ob.CardBurned(cause.fresh(), exposed=True), "dealer"
    else:
        yield ob.FaultReported("exposed_burn", cause.dealt_street()), "dealer"


def _no_burn(cause: Cause, kind: IrregularityKind) -> Iterator[Said]:
    coming = BURNING.get(cause.hand.phase)
    board = coming is not None and VARIANTS[cause.hand.variant].street(coming).board_cards > 0
    if board and percent(cause.chance, 50):
        yield ob.CardDealt("board", cause.fresh(), up=True), "dealer"
    else:
        yield ob.FaultReported("unburned_street", cause.dealt_street()), "dealer"


# --- bets


def _out_of_turn(cause: Cause, kind: IrregularityKind) -> Iterator[Said]:
    hand = cause.hand
    waiting = [p.seat for p in cause.players() if p.stack and p.seat != hand.betting.actor]
    if hand.phase not in BETTING or hand.betting.actor is None or not waiting:
        return
    call = hand.betting.call
    action: ob.Action = "fold"
    if kind == "action_out_of_turn":
        action = cause.chance.one(("call", "raise") if call else ("check", "bet"))
    amount = call + hand.betting.full_raise if action in ("bet", "raise") else None
    yield ob.PlayerActed(cause.chance.one(waiting), action, amount), "dealer"


def _passed_over(cause: Cause, kind: IrregularityKind) -> Iterator[Said]:
    """Two seats act past the one to act, and then that one speaks up."""
    hand = cause.hand
    actor = hand.betting.actor
    if hand.phase not in BETTING or actor is None:
        return
    order = clockwise([p.seat for p in cause.players() if p.stack and p.seat != actor], actor)
    for seat in order[: cause.chance.one((1, 2, 2, 3))]:
        yield ob.PlayerActed(seat, "call" if cause.hand.betting.call else "all_in"), "dealer"
    yield ob.FaultReported("skipped_player", seat=actor), "dealer"


def _wrong_size(cause: Cause, kind: IrregularityKind) -> Iterator[Said]:
    hand = cause.hand
    actor = hand.betting.actor
    if hand.phase not in BETTING or actor is None or percent(cause.chance, 25):
        if hand.phase in BETTING or percent(cause.chance, 20):
            yield from _reported(cause, kind)
        return
    call, player = hand.betting.call, cause.table.player(actor)
    match kind:
        case "undercall" if call > player.bet + 1:
            yield ob.PlayerActed(actor, "call", cause.chance.number(player.bet + 1, call)), "dealer"
        case "underbet" if not call:
            yield ob.PlayerActed(actor, "bet", 1), "dealer"
        case "underraise" if call:
            yield ob.PlayerActed(actor, "raise", call + 1), "dealer"
        case "overbet_limit":
            most = player.bet + player.stack
            yield ob.PlayerActed(actor, "raise" if call else "bet", most), "dealer"


# --- who is there, the showdown, the record


def _away(cause: Cause, kind: IrregularityKind) -> Iterator[Said]:
    if kind == "left_while_all_in":
        all_in = [p.seat for p in cause.players() if p.stack == 0]
        if all_in:
            yield ob.PlayerAway(cause.chance.one(all_in)), "dealer"
        return
    if cause.hand.phase is Phase.HOLE_DEAL and percent(cause.chance, 50):
        yield ob.PlayerAway(cause.seat()), "dealer"
        yield cause.dealer.next(), "dealer"
    else:
        yield from _reported(cause, kind)


def _wrong_winner(cause: Cause, kind: IrregularityKind) -> Iterator[Said]:
    live = live_seats(cause.hand.betting)
    if kind == "award_unverified" and cause.hand.phase is Phase.VERIFICATION:
        yield ob.PotPushed(), "dealer"
    elif cause.hand.phase is Phase.SHOWDOWN and all(cause.table.player(s).tabled for s in live):
        yield ob.WinnerDeclared((cause.chance.one(live),)), "dealer"


def _at_showdown(cause: Cause, kind: IrregularityKind) -> Iterator[Said]:
    if cause.hand.phase in (Phase.SHOWDOWN, Phase.VERIFICATION, Phase.AWARD, *ENDED):
        yield from _reported(cause, kind)


def _nobody_wins(cause: Cause, kind: IrregularityKind) -> Iterator[Said]:
    live = live_seats(cause.hand.betting)
    if len(live) == 1 and cause.hand.phase not in ENDED:
        yield ob.PileCounted(ledger.seat_place(live[0]), cards_due(cause.hand) + 1), "dealer"
        last = tuple(fault.id for fault in cause.hand.open_irregularities()[-1:])
        yield ob.RulingGiven(last, "as I see it", (fx.KillHand(),)), "floor"


def _claim(cause: Cause, kind: IrregularityKind) -> Iterator[Said]:
    number = cause.chance.one((cause.hand.number, max(1, cause.hand.number - 1)))
    yield ob.ClaimMade(number, cause.seat(live=False), "I had the better hand"), "dealer"


def _reader(cause: Cause, kind: IrregularityKind) -> Iterator[Said]:
    seat = cause.seat()
    place = ledger.seat_place(seat)
    if all(c.card for c in ledger.pile(cause.hand.custody, place)) and cause.dealer.deck:
        yield ob.CardSeen(place, cause.dealer.deck[-1]), "device"


def _told(cause: Cause, kind: IrregularityKind) -> Iterator[Said]:
    """What one word says."""
    muck = ledger.count(cause.hand.custody, "muck")
    said: dict[IrregularityKind, ob.Observation] = {
        "duplicate_card": ob.FaultReported("duplicate_card", card=cause.public_card()),
        "record_diverged": ob.PileCounted("muck", muck + 3),
        "floor_called": ob.FloorCalled("a word, please"),
    }
    yield said[kind], "dealer"


_HAPPENS: Final[dict[IrregularityKind, Callable[[Cause, IrregularityKind], Iterator[Said]]]] = {
    "boxed_card": _boxed,
    **dict.fromkeys(("duplicate_card", "record_diverged", "floor_called"), _told),
    "deck_incomplete": lambda cause, kind: cause.chance.one(_ONE_MISSING)(cause, kind),
    "surplus_card": _stub_counted(1),
    "non_standard_card": _foreign,
    "first_card_wrong_seat": _first_card,
    "ineligible_seat_dealt": _not_entitled,
    "incomplete_deal": _stopped_early,
    **dict.fromkeys(("wrong_hole_count", "button_short_card"), _wrong_count),
    **dict.fromkeys(("exposed_hole_card", "card_exposed_by_player"), _exposed),
    "heads_up_disclosure": _exposed,
    "four_card_flop": _too_long(4),
    "overdealt_flop": _too_long(5),
    "overdealt_street": _too_long(2),
    "premature_street": _early,
    "double_burn": _burn_twice,
    "exposed_burn": _burn_seen,
    "unburned_street": _no_burn,
    **dict.fromkeys(("action_out_of_turn", "fold_out_of_turn"), _out_of_turn),
    "skipped_player": _passed_over,
    **dict.fromkeys(("underbet", "underraise", "undercall", "overbet_limit"), _wrong_size),
    **dict.fromkeys(("absent_at_deal", "absent_forced_all_in", "left_while_all_in"), _away),
    **dict.fromkeys(("award_unverified", "reading_contradicted"), _wrong_winner),
    **dict.fromkeys(("wrong_award", "showdown_miscall", "pot_conceded"), _at_showdown),
    "pot_without_winner": _nobody_wins,
    "late_claim": _claim,
    "reader_conflict": _reader,
}
