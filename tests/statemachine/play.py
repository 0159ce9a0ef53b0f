"""What a table of any game sees next when everything is in order, chosen by chance.

Not a judge of what follows: the driver checks the decisions, and the tests what they mean.
"""

from collections.abc import Sequence

from statemachine import custody as ledger
from statemachine import observations as ob
from statemachine.advice import advise
from statemachine.betting import bring_in_due, live_seats
from statemachine.cards import Card
from statemachine.decide import decide
from statemachine.decide.stub import cards_short, needs_common_card
from statemachine.parts import contesting, undecided_runs
from statemachine.phases import BETTING, BURNING, COMING, DISCARDING, ENDED, Phase
from statemachine.reading import contradicted, reading, split
from statemachine.seats import clockwise
from statemachine.state import HandState, TableState
from statemachine.streets import cards_due, comes_up, held, seats_short, undecided
from statemachine.variants import VARIANTS, Street
from tests.statemachine.chance import Chance, percent
from tests.statemachine.games import deck_of
from tests.statemachine.table import Table

HALVES: tuple[ob.Half, ...] = ("high", "low")


class Dealer:
    """Plays regular hands at a table with a deck whose order is settled beforehand.

    In per cent: `named` is how likely it is that somebody names the cards of a tap, `tabled`
    that a hand is tabled before anybody says who wins, `folds` that who may fold thinks of it,
    and `extras` that something happens which is in order and seldom: bomb pots, straddles,
    agreed runs, a deal card by card.
    """

    def __init__(
        self,
        table: Table,
        chance: Chance,
        *,
        named: int = 100,
        tabled: int = 100,
        folds: int = 40,
        extras: int = 0,
    ) -> None:
        self.table = table
        self.chance = chance
        self.named = named
        self.tabled = tabled
        self.folds = folds
        self.extras = extras
        self.variant = VARIANTS[table.state.variant]
        self.deck = chance.deck(deck_of(self.variant))
        self.shuffled_in = 0

    def next(self) -> ob.Observation:
        """An observation that is in order now."""
        state = self.table.state
        hand = state.hand
        if hand is None or hand.phase in ENDED:
            return self._begin(state)
        if hand.phase is Phase.HOLE_DEAL:
            return self._post(hand) or self._first_deal(hand)
        if hand.phase in BETTING:
            return self._act(state, hand)
        if hand.phase in DISCARDING:
            return self._discard(hand, self.variant.street(DISCARDING[hand.phase]))
        if hand.phase in COMING:
            return self._agree() or self._street(hand, self.variant.street(COMING[hand.phase]))
        if hand.phase is Phase.SHOWDOWN:
            return self._showdown(hand)
        if hand.phase is Phase.VERIFICATION:
            winners = {seat for declared in hand.declared for seat in declared.seats}
            seat = min(winners - set(hand.counted))
            return ob.PileCounted(ledger.seat_place(seat), cards_due(hand))
        return ob.PotPushed()

    def play(self, most: int = 600) -> None:
        """Begin a hand and play it to its end."""
        self.table.say(self.next())
        for _ in range(most):
            if self.table.phase_now() in ENDED:
                return
            self.table.say(self.next())
        raise AssertionError("the hand does not end")

    # --- cards

    def cards(self, number: int, *, named: int | None = None) -> tuple[Card | None, ...]:
        """The next cards of the deck."""
        known = percent(self.chance, self.named if named is None else named)
        return tuple(card if known else None for card in self._off_the_deck(number))

    def _off_the_deck(self, number: int) -> list[Card | None]:
        hand = self.table.state.hand
        custody = hand.custody if hand is not None else ledger.full_deck(0)
        for pool in custody.pools:
            if pool.id == custody.stub_pool and pool.id != self.shuffled_in:
                # What was shuffled back into the stub comes off it again.
                self.deck = self.chance.deck(sorted({*self.deck, *pool.names}))
                self.shuffled_in = pool.id
        taken, self.deck = self.deck[:number], self.deck[number:]
        return [*taken, *[None] * (number - len(taken))]

    def _hand(self, seat: int, have: int, number: int) -> ob.SeatCards | None:
        """So many cards to a seat that has some: all of them named, or only those face up."""
        cards = self._off_the_deck(number)
        if percent(self.chance, self.named):
            return ob.SeatCards(seat, tuple(cards))
        faces = [comes_up(self.variant.id, have + n) for n in range(number)]
        if any(faces) and percent(self.chance, 80):
            return ob.SeatCards(
                seat, tuple(c if up else None for c, up in zip(cards, faces, strict=True))
            )
        return None

    def _one_card(self, hand: HandState, seats: Sequence[int]) -> ob.CardDealt:
        """One card to whoever has the fewest, from the left of the button."""
        seat = min(clockwise(seats, hand.button), key=lambda s: held(hand.custody, s))
        up = comes_up(self.variant.id, held(hand.custody, seat))
        return ob.CardDealt(ledger.seat_place(seat), self.cards(1)[0], up)

    # --- before the betting

    def _begin(self, state: TableState) -> ob.Observation:
        self.deck, self.shuffled_in = self.chance.deck(deck_of(self.variant)), 0
        if self.variant.forced == "bring_in" or not percent(self.chance, self.extras // 2):
            return ob.HandBegun()
        unit = state.level.least_bet if state.level else 1
        return ob.HandBegun(self.chance.number(1, 4) * unit)

    def _post(self, hand: HandState) -> ob.Observation | None:
        """A straddle, or a late or missed blind, of a seat that has not posted yet."""
        betting = hand.betting
        if self.variant.forced == "bring_in" or hand.bomb_pot or hand.tracking == "dealing":
            return None
        big = hand.level.big_blind
        free = [p for p in betting.players if not p.bet and p.stack > 4 * big]
        free = [] if any(held(hand.custody, p.seat) for p in betting.players) else free
        if not free or len(betting.players) < 3 or not percent(self.chance, self.extras):
            return None
        seat = self.chance.one(free).seat
        match self.chance.one(("straddle", "late", "missed_blinds")):
            case "straddle" if betting.call <= 2 * big:
                return ob.PostMade(seat, "straddle", 2 * betting.call)
            case "missed_blinds" if hand.level.small_blind:
                return ob.PostMade(seat, "missed_blinds", big, hand.level.small_blind)
        return ob.PostMade(seat, "late", big)

    def _first_deal(self, hand: HandState) -> ob.Observation:
        seats = [p.seat for p in hand.betting.players]
        started = any(held(hand.custody, seat) for seat in seats)
        if started or percent(self.chance, self.extras // 3):
            return self._one_card(hand, seats_short(hand, self.variant.streets[0]))
        number = self.variant.streets[0].hole
        hands = [self._hand(seat, 0, number) for seat in clockwise(seats, hand.button)]
        return ob.HoleCardsDealt(tuple(dealt for dealt in hands if dealt is not None))

    # --- betting

    def _act(self, state: TableState, hand: HandState) -> ob.Observation:
        if hand.tracking == "dealing":
            live = [
                seat for seat in live_seats(hand.betting) if not percent(self.chance, self.folds)
            ]
            return ob.BettingClosed(tuple(live) or None)
        advice = advise(state)
        if advice.actor is None:
            return self._open(hand)
        # Or hardly a hand would come to its last street.
        seldom = {"fold": self.folds, "all_in": 25}
        acts = [a for a in advice.actions if percent(self.chance, seldom.get(a.action, 100))]
        legal = self.chance.one(acts or advice.actions)
        amount = None
        if legal.action in ("bet", "raise"):
            assert legal.least is not None
            assert legal.most is not None
            # Most raises are small, or every hand would be all in at once.
            most = legal.most if percent(self.chance, 20) else min(legal.most, 3 * legal.least)
            amount = self.chance.number(legal.least, most)
        return ob.PlayerActed(advice.actor, legal.action, amount)

    def _open(self, hand: HandState) -> ob.Observation:
        """A card that shows has no name: it gets one, or whoever opens does so."""
        live = [p for p in hand.betting.players if p.live]
        unnamed = [
            (ledger.seat_place(player.seat), index)
            for player in live
            for index, card in enumerate(ledger.pile(hand.custody, ledger.seat_place(player.seat)))
            if card.shown and card.card is None
        ]
        if unnamed and self.deck and percent(self.chance, 50):
            place, index = self.chance.one(unnamed)
            return ob.CardNamed(place, index, self.deck.pop(), shown=True)
        seat = self.chance.one([p.seat for p in live if p.stack > 0])
        return ob.PlayerActed(seat, "bring_in" if bring_in_due(hand) else "check")

    # --- streets

    def _agree(self) -> ob.Observation | None:
        hand = self.table.hand
        if not self.variant.boards or hand.runs > 1 or not percent(self.chance, self.extras):
            return None
        agreed = ob.RunsAgreed(self.chance.one((2, 3)))
        possible = decide(self.table.state, self.table.command(agreed), self.table.book)
        return agreed if possible.events else None

    def _discard(self, hand: HandState, street: Street) -> ob.Observation:
        gave = {drawn.seat: drawn.cards for drawn in hand.drawn if drawn.street == street.name}
        earlier = 0 if gave else ledger.count(hand.custody, "discards")
        # No more than the deck has for the draw, with what was thrown earlier shuffled in.
        thrown_before = ledger.count(hand.custody, "muck") + earlier
        left = hand.custody.stub + thrown_before - 1 - sum(gave.values())
        waiting = undecided(hand, street)
        if percent(self.chance, 5) and hand.custody.stub > sum(gave.values()) + 2 * len(waiting):
            # The dealer taps for the draw at once: who is dealt so many had thrown as many.
            gave |= {seat: self.chance.number(0, 2) for seat in waiting}
            hands = [self._hand(seat, 0, number) for seat, number in gave.items() if number]
            return ob.StreetDealt((), tuple(dealt for dealt in hands if dealt is not None))
        here = list(ledger.pile(hand.custody, ledger.seat_place(waiting[0])))
        number = min(self.chance.number(0, len(here)), max(0, left))
        first = self.chance.number(0, len(here) - number)
        thrown = tuple(placed.card for placed in here[first : first + number])
        if not percent(self.chance, self.named):
            thrown = (None,) * number
        return ob.CardsDiscarded(waiting[0], thrown)

    def _street(self, hand: HandState, street: Street) -> ob.Observation:
        short = cards_short(hand, street)
        if street.draw and hand.custody.stub < short + 1 and ledger.count(hand.custody, "muck"):
            return ob.CardsMixed(("muck",), "stub")
        if hand.phase in BURNING:
            if percent(self.chance, 30):
                return ob.CardBurned(self.cards(1, named=0)[0])
            self.cards(1)
        one_by_one = hand.phase not in BURNING and percent(self.chance, 20)
        if not street.to_seats:
            lying = ledger.count(hand.custody, "board")
            if one_by_one:
                return ob.CardDealt("board", self.cards(1)[0], up=True)
            return ob.StreetDealt(self.cards(max(1, street.board - lying)))
        if needs_common_card(hand, street):
            return ob.StreetDealt(self.cards(1))
        if one_by_one and hand.custody.stub > short:
            return self._one_card(hand, seats_short(hand, street))
        hands = []
        for seat in clockwise(seats_short(hand, street), hand.button):
            have = held(hand.custody, seat)
            hands.append(self._hand(seat, have, cards_due(hand) - have))
        return ob.StreetDealt((), tuple(dealt for dealt in hands if dealt is not None))

    # --- showdown

    def _showdown(self, hand: HandState) -> ob.Observation:
        waiting = [p.seat for p in hand.betting.players if p.live and not p.tabled]
        # Whoever tables a better hand after the word for the winner contradicts it.
        closed = any(declared.by != "uncontested" for declared in hand.declared)
        if waiting and not closed and percent(self.chance, self.tabled):
            seat = self.chance.one(waiting)
            here = tuple(c.card for c in ledger.pile(hand.custody, ledger.seat_place(seat)))
            return ob.HandTabled(seat, here if None not in here else ())
        if (
            waiting
            and not closed
            and len(live_seats(hand.betting)) > 1
            and percent(self.chance, 50)
        ):
            return ob.HandMucked(self.chance.one(waiting))
        open_pots = [n for n in range(len(hand.betting.collected)) if undecided_runs(hand, n)]
        if not open_pots or (not waiting and all(reading(hand, pot) for pot in open_pots)):
            return ob.PotPushed()
        pot = open_pots[0]
        return self._declare(hand, pot, undecided_runs(hand, pot)[0])

    def _declare(self, hand: HandState, pot: int, run: int) -> ob.Observation:
        parts = split(hand, pot, run)
        if parts is not None:
            half, winners = self.chance.one(parts)
            if half != "whole" and percent(self.chance, 50):
                return ob.WinnerDeclared(winners, pot, half, run)
            return ob.WinnerDeclared(reading(hand, pot, (run,)) or winners, pot, None, run)
        seats = contesting(hand, pot)
        for half in ("whole", *HALVES):
            said = {d.half for d in hand.declared if d.pot == pot and d.run == run}
            able = [s for s in seats if not contradicted(hand, pot, (s,), run, half)]
            if able and half not in said and not (half == "whole" and said):
                alone = hand.runs == 1 and half == "whole"
                part = None if half == "whole" else half
                return ob.WinnerDeclared(
                    (self.chance.one(able),), pot, part, None if alone else run
                )
        return ob.WinnerDeclared((seats[0],), pot)


def betting_open(state: TableState) -> bool:
    """Whether a seat is to act in a hand that nothing holds."""
    hand = state.hand
    return hand is not None and hand.phase in BETTING and advise(state).actor is not None
