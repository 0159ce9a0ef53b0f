"""Regular play: advice is what is in order, and hands end where PokerKit ends them."""

import warnings
from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st
from pokerkit import Automation, NoLimitTexasHoldem, State

from statemachine import custody as ledger
from statemachine import events as ev
from statemachine import observations as ob
from statemachine.advice import LegalAction, advise
from statemachine.betting import player_at
from statemachine.cards import Card
from statemachine.chips import chips_in_play
from statemachine.decide import decide
from statemachine.phases import ENDED, Phase
from tests.statemachine.chance import Chance, Drawn, Seeded
from tests.statemachine.play import Dealer, betting_open
from tests.statemachine.table import Table

# --- advice is exactly what is taken without a flag


def flagged(table: Table, observation: ob.Observation) -> bool:
    decision = decide(table.state, table.command(observation), table.book)
    assert decision.refusal is None, decision.refusal
    return any(isinstance(e, ev.IrregularityOpened | ev.QuestionAsked) for e in decision.events)


def check_advice(table: Table) -> None:
    """Assert for the seat to act that what is advised is in order, and nothing beyond it is."""
    advice = advise(table.state)
    seat = advice.actor
    assert seat is not None
    betting = table.hand.betting
    player = player_at(betting, seat)
    assert player is not None
    all_of_it = player.bet + player.stack
    listed = {legal.action: legal for legal in advice.actions}
    for legal in advice.actions:
        for amount in _amounts(legal):
            assert not flagged(table, ob.PlayerActed(seat, legal.action, amount)), (legal, amount)
    sized = listed.get("raise") or listed.get("bet")
    word: ob.Action = "raise" if betting.call else "bet"
    if sized is None:
        # Whatever is more than the call is out of order, an all-in too if someone could answer.
        others = any(p.live and p.stack for p in betting.players if p.seat != seat)
        if all_of_it > betting.call and others:
            assert flagged(table, ob.PlayerActed(seat, word, all_of_it))
            assert flagged(table, ob.PlayerActed(seat, "all_in"))
            assert flagged(table, ob.PlayerActed(seat, word, betting.call + 1))
    else:
        assert sized.least is not None
        assert sized.most == all_of_it
        assert flagged(table, ob.PlayerActed(seat, word, sized.most + 1))
        # A raise to the last chips of all others is in order, however small.
        last = max(p.bet + p.stack for p in betting.players if p.live and p.seat != seat)
        if sized.least < sized.most and not betting.call < sized.least - 1 >= last:
            assert flagged(table, ob.PlayerActed(seat, word, sized.least - 1))
        if sized.most > betting.call > 0:
            assert flagged(table, ob.PlayerActed(seat, word, betting.call))
    if "check" not in listed:
        assert flagged(table, ob.PlayerActed(seat, "check"))
    for other in betting.players:
        if other.seat != seat:
            assert flagged(table, ob.PlayerActed(other.seat, "check"))


def _amounts(legal: LegalAction) -> Iterator[int | None]:
    if legal.action not in ("bet", "raise"):
        yield None
    if legal.action in ("bet", "raise", "all_in") and legal.least is not None:
        assert legal.most is not None
        yield from {legal.least, legal.most, (legal.least + legal.most) // 2}


@given(st.data())
def test_advice_is_what_is_in_order(data: st.DataObject) -> None:
    chance = Drawn(data)
    stacks = [chance.number(40, 1500) for _ in range(chance.number(2, 5))]
    table = Table(stacks, ante=chance.one((0, 10)))
    dealer = Dealer(table, chance, named=0)
    for _ in range(40):
        table.say(dealer.next())
        if table.phase_now() in ENDED:
            return
        if betting_open(table.state):
            check_advice(table)
        else:
            assert table.advice.next


# --- regular hands


def regular(chance: Chance, *, unit: int = 1, named: int = 100) -> Table:
    """A hand that was played in order to its end, amounts in multiples of `unit`."""
    stacks = [chance.number(1, 60) * unit for _ in range(chance.number(2, 6))]
    table = Table(
        stacks,
        blinds=(unit, 2 * unit),
        ante=chance.one((0, unit)),
        ante_kind=chance.one(("each", "big_blind")),
    )
    InUnits(table, chance, unit, named).play()
    return table


class InUnits(Dealer):
    """A dealer whose players bet whole units and fold to a bet only, as PokerKit wants it."""

    def __init__(self, table: Table, chance: Chance, unit: int, named: int) -> None:
        super().__init__(table, chance, named=named)
        self.unit = unit

    def next(self) -> ob.Observation:
        seen = super().next()
        if not isinstance(seen, ob.PlayerActed):
            return seen
        legal = {a.action: a for a in advise(self.table.state).actions}
        if seen.action == "fold" and "check" in legal:
            return ob.PlayerActed(seen.seat, "check")
        sized = legal[seen.action]
        if seen.amount is None or sized.least is None or sized.most is None:
            return seen
        whole = seen.amount // self.unit * self.unit
        return ob.PlayerActed(seen.seat, seen.action, max(sized.least, min(whole, sized.most)))


@given(st.data(), st.sampled_from((0, 50, 100)))
def test_a_regular_hand_raises_no_flag_and_keeps_its_chips(data: st.DataObject, named: int) -> None:
    table = regular(Drawn(data), named=named)
    assert table.hand.irregularities == ()
    assert table.hand.asked == 0
    assert table.phase_now() is Phase.COMPLETE
    starts = sum(p.start for p in table.hand.betting.players)
    assert sum(table.stacks.values()) == starts == chips_in_play(table.hand.betting)
    assert {s.seat: s.stack for s in table.state.seats} == table.stacks
    table.check_log()


def by_pokerkit(table: Table) -> list[int]:
    """The final stacks of the same hand by PokerKit, in the order of its players."""
    start = next(
        event
        for entry in table.entries
        for event in entry.events
        if isinstance(event, ev.HandStarted)
    )
    seats = [s.seat for s in start.seats]
    assert start.small_blind_seat is not None
    assert start.big_blind_seat is not None
    # PokerKit counts from the small blind; heads-up from the big blind.
    first = seats.index(start.big_blind_seat if len(seats) == 2 else start.small_blind_seat)
    order = seats[first:] + seats[:first]
    players = {seat: index for index, seat in enumerate(order)}
    # Heads-up it lists forced bets crosswise: the first of them is the other player's.
    big_blind = 1 if len(order) == 2 else players[start.big_blind_seat]
    antes = {
        index: start.ante if start.ante_kind == "each" or index == big_blind else 0
        for index in range(len(order))
    }
    stacks = {s.seat: s.stack for s in start.seats}
    state: State = NoLimitTexasHoldem.create_state(
        (
            Automation.ANTE_POSTING,
            Automation.BET_COLLECTION,
            Automation.BLIND_OR_STRADDLE_POSTING,
            Automation.RUNOUT_COUNT_SELECTION,
            Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
            Automation.HAND_KILLING,
            Automation.CHIPS_PUSHING,
            Automation.CHIPS_PULLING,
        ),
        start.ante_kind == "each",
        antes,
        (start.small_blind, start.big_blind),
        start.big_blind,
        [stacks[seat] for seat in order],
        len(order),
    )
    hands: dict[int, tuple[Card | None, ...]] = {}
    for entry in table.entries:
        for event in entry.events:
            match event:
                case ev.HandsLaid():
                    hands |= {laid.seat: laid.cards for laid in event.hands}
                    for seat in order * 2:
                        card, *rest = hands[seat]
                        hands[seat] = tuple(rest)
                        state.deal_hole(str(card))
                case ev.CardsDrawn(to="burns"):
                    if state.actor_index is not None:
                        # It asks the big blind once more, who has nobody to bet against.
                        state.check_or_call()
                    state.burn_card("??")
                case ev.CardsDrawn(to="board"):
                    state.deal_board("".join(map(str, event.cards)))
                case ev.Acted(action="fold"):
                    state.fold()
                case ev.Acted(action="bet" | "raise" | "all_in") if (
                    state.can_complete_bet_or_raise_to(event.bet)
                ):
                    state.complete_bet_or_raise_to(event.bet)
                case ev.Acted():
                    state.check_or_call()
    assert not state.status
    final = dict(zip(order, state.stacks, strict=True))
    return [int(final[seat]) for seat in seats]


def comparable(table: Table) -> bool:
    """Whether PokerKit is right about this hand: it takes a short big blind for the bet to
    call, and gives back a big-blind ante that nobody could match.
    """
    start = next(
        e for entry in table.entries for e in entry.events if isinstance(e, ev.HandStarted)
    )
    posted = {
        event.posting: event.amount
        for entry in table.entries
        for event in entry.events
        if isinstance(event, ev.ChipsPosted)
    }
    return (
        posted.get("big_blind") == start.big_blind and posted.get("ante", start.ante) == start.ante
    )


@given(st.data())
def test_stacks_end_as_pokerkit_says(data: st.DataObject) -> None:
    # 420 has every divisor from 2 to 7, so that no pot leaves an odd chip, in which
    # the two differ; the odd chips have tests of their own.
    table = regular(Drawn(data), unit=420)
    if not comparable(table) or not _cards_alone_decided(table):
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert list(table.stacks.values()) == by_pokerkit(table)


def _cards_alone_decided(table: Table) -> bool:
    mucked = any(p.standing == "mucked" for p in table.hand.betting.players)
    return not mucked and all(d.by != "dealer" for d in table.hand.declared)


def test_the_ledger_of_a_regular_hand_is_the_deck() -> None:
    table = regular(Seeded(1))
    custody = table.hand.custody
    assert ledger.total(custody) == 52
    assert custody.surplus == 0
