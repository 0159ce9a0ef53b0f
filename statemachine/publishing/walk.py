"""Walks the events of a hand and notes its actions, posts and burns as they come.

Not a judge: what was done against the rules is noted as it was done, with a remark.
"""

from collections.abc import Sequence

from statemachine import events as ev
from statemachine.custody import Place, count, pile, seat_of, seat_place
from statemachine.phases import BETTING, COMING
from statemachine.published import (
    BetOrRaisedTo,
    BringInPosted,
    CheckedOrCalled,
    Folded,
    Mucked,
    PublishedAction,
)
from statemachine.publishing.steps import (
    ActStep,
    BoardStep,
    DiscardStep,
    HoleStep,
    ShowStep,
    Step,
    revive,
)
from statemachine.publishing.tracking import Dealt, Tracking, hand_at
from statemachine.seats import clockwise
from statemachine.state import HandState
from statemachine.variants import VARIANTS


class Walk:
    """One deal of a hand. `order` are its seats as PHH orders players: clockwise from the left
    of the button, who comes last.
    """

    def __init__(self, hand: HandState) -> None:
        self.order = clockwise([player.seat for player in hand.betting.players], hand.button)
        self.players = {seat: player for player, seat in enumerate(self.order)}
        self.steps: list[Step] = []
        self.posts: list[ev.ChipsPosted] = []
        self.tracking = Tracking()
        self.credits: list[tuple[ev.BurnCredited, Dealt | None]] = []
        self._variant = VARIANTS[hand.variant]
        self._run = 1
        # The streets of the run that are noted, as indices of the variant's.
        self._dealt: list[int] = []

    def follow(self, event: ev.Event, before: HandState, after: HandState, seq: int) -> None:
        """Note what an event of entry `seq` did; the hand before and after it is given."""
        match event:
            case ev.ChipsPosted():
                self.posts.append(event)
            case ev.HandsLaid():
                for laid in event.hands:
                    self._came(laid.seat, len(laid.cards))
            case ev.CardsDrawn():
                self._drawn(event.to, len(event.cards))
            case ev.CardsShifted():
                self._shifted(event, before)
            case ev.CardsScrambled():
                self.tracking.scrambled(event)
            case ev.DiscardMade():
                cards = self.tracking.left(seat_place(event.seat), event.indices)
                self.steps.append(DiscardStep(self.players[event.seat], cards))
            case ev.RunStarted():
                self._note_streets(before, len(self._variant.streets) - 1)
                self._run, self._dealt = event.run, self._common(after)
            case ev.BurnCredited():
                self._credited(event)
            case ev.BurnDisproved():
                self.credits = [c for c in self.credits if c[0].street != event.street]
            case ev.PhaseEntered():
                self._streets(after)
            case _:
                self._acted(event, before, seq)
        self.tracking.learn(after.custody)

    # --- cards

    def _came(self, seat: int, cards: int) -> None:
        self._hole(seat, self.tracking.came(seat_place(seat), cards))

    def _hole(self, seat: int, cards: list[Dealt]) -> None:
        player = self.players.get(seat)
        if player is not None and cards:
            self.steps.append(HoleStep(player, cards))

    def _drawn(self, to: Place, cards: int) -> None:
        seat = seat_of(to)
        if seat is not None:
            self._came(seat, cards)
        elif to == "burns":
            self.tracking.came(to, cards)
        elif to == "board" and not self._variant.boards:
            self.steps.append(BoardStep(1, None))

    def _shifted(self, event: ev.CardsShifted, before: HandState) -> None:
        seat = seat_of(event.to)
        left = pile(before.custody, event.source)
        if seat is not None and all(left[index].owner == seat for index in event.indices):
            # The hand that was put away is back: it was this seat's all the time.
            return
        came = self.tracking.shifted(event)
        if seat is not None:
            # They were dealt to somebody else, and are this seat's now.
            for step in self.steps:
                if isinstance(step, HoleStep):
                    step.cards = [card for card in step.cards if card not in came]
            self._hole(seat, came)

    def _credited(self, event: ev.BurnCredited) -> None:
        self.credits = [c for c in self.credits if c[0].street != event.street]
        taken = [card for _, card in self.credits]
        free = [card for card in self.tracking.at("burns") if card not in taken]
        self.credits.append((event, free[-1] if free else None))

    def surplus_burns(self) -> list[Dealt]:
        """Cards among the burns that are no street's burn."""
        taken = [card for _, card in self.credits]
        return [card for card in self.tracking.at("burns") if card not in taken]

    # --- streets

    def _common(self, hand: HandState) -> list[int]:
        streets = self._variant.streets
        return [n for n, street in enumerate(streets) if street.board <= hand.common]

    def _streets(self, hand: HandState) -> None:
        """Note the board streets that lie there as the hand enters a phase, and take back those
        that it went back behind.
        """
        if not self._variant.boards:
            return
        streets = self._variant.streets
        names = [street.name for street in streets]
        last = len(streets) - 1
        if hand.phase in BETTING:
            last = names.index(BETTING[hand.phase])
        elif hand.phase in COMING:
            last = names.index(COMING[hand.phase]) - 1
        back = [n for n in self._dealt if n > last]
        for number in back:
            self._dealt.remove(number)
            self.steps = [
                step
                for step in self.steps
                if not isinstance(step, BoardStep)
                or (step.run, step.street) != (self._run, streets[number])
            ]
        self._note_streets(hand, last)

    def _note_streets(self, hand: HandState, last: int) -> None:
        lies = count(hand.custody, "board")
        for number, street in enumerate(self._variant.streets[: last + 1]):
            if street.board_cards and street.board <= lies and number not in self._dealt:
                self._dealt.append(number)
                self.steps.append(BoardStep(self._run, street))

    # --- acts

    def _acted(self, event: ev.Event, before: HandState, seq: int) -> None:
        match event:
            case ev.Acted():
                step = ActStep(seq, self._act(event, before), event.held)
                self.steps.append(step)
            case ev.HoldPlacedAt():
                for step in self._acts():
                    step.held = step.held or step.seq > event.seq
            case ev.HeldPlayDecided():
                for step in self._acts():
                    if step.held and not event.stands and not step.undone:
                        step.undone = "taken back"
                    step.held = False
            case ev.HandShown():
                cards = hand_at(self.tracking, event.seat)
                self.steps.append(ShowStep(self.players[event.seat], list(cards)))
            case ev.HandSurrendered():
                player = self.players[event.seat]
                gone: PublishedAction = Mucked(player)
                if event.how == "killed":
                    gone = Folded(player, "killed by a ruling")
                self.steps.append(ActStep(seq, gone))
            case ev.HandRevived():
                revive(self.steps, self.players[event.seat])

    def _acts(self) -> Sequence[ActStep]:
        return [step for step in self.steps if isinstance(step, ActStep)]

    def _act(self, event: ev.Acted, before: HandState) -> PublishedAction:
        player = self.players[event.seat]
        remarks = ["out of turn"] if not event.in_turn else []
        if event.held:
            remarks.append("while play was held")
        said = ", ".join(remarks)
        if event.action == "fold":
            return Folded(player, said)
        if event.action == "bring_in":
            return BringInPosted(player, said)
        if event.bet > before.betting.call:
            return BetOrRaisedTo(player, event.bet, said)
        return CheckedOrCalled(player, said)
