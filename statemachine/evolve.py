"""The fold: what an event changes in the state of a table.

Not a place for rules: an event carries every figure, so this never looks into a rulebook
and never refuses.
"""

from collections.abc import Callable
from typing import Any, Final

from statemachine import custody as ledger
from statemachine import events as ev
from statemachine.betting import player_at
from statemachine.custody import Custody, seat_place
from statemachine.phases import BETTING, ENDED, Phase
from statemachine.slots import changed
from statemachine.state import (
    ActionFact,
    Award,
    Betting,
    BurnCredit,
    Declared,
    HandPlayer,
    HandState,
    Hold,
    Irregularity,
    Level,
    Mark,
    Occupant,
    Question,
    Ruling,
    Standing,
    StepDone,
    TableState,
)
from statemachine.variants import VARIANTS


def evolve(state: TableState, event: ev.Event) -> TableState:
    """Fold one event in. `state.seq` stays: the entry is over when its last event is in."""
    kind = type(event)
    of_hand = _HAND.get(kind)
    if of_hand is not None:
        if state.hand is None:
            return state
        return changed(state, hand=of_hand(state.hand, event, state.seq + 1))
    of_table = _TABLE.get(kind)
    return state if of_table is None else of_table(state, event)


def _player(hand: HandState, seat: int, **changes: Any) -> Betting:
    betting = hand.betting
    return changed(
        betting,
        players=tuple(
            changed(player, **changes) if player.seat == seat else player
            for player in betting.players
        ),
    )


# --- the table


def _table_opened(state: TableState, event: ev.TableOpened) -> TableState:
    return changed(
        state,
        name=event.name,
        variant=event.variant,
        rulebook=event.rulebook,
        edition=event.edition,
        size=event.seats,
    )


def _seated(state: TableState, *occupants: Occupant) -> TableState:
    new = {occupant.seat: occupant for occupant in occupants}
    kept = [occupant for occupant in state.seats if occupant.seat not in new]
    return changed(state, seats=tuple(sorted([*kept, *occupants], key=lambda o: o.seat)))


def _seat_taken(state: TableState, event: ev.SeatTaken) -> TableState:
    return _seated(state, Occupant(event.seat, event.player, event.stack))


def _seat_vacated(state: TableState, event: ev.SeatVacated) -> TableState:
    return changed(state, seats=tuple(o for o in state.seats if o.seat != event.seat))


def _level_changed(state: TableState, event: ev.LevelChanged) -> TableState:
    level = Level(event.small_blind, event.big_blind, event.ante, event.ante_kind)
    return changed(state, level=level)


def _button_moved(state: TableState, event: ev.ButtonMoved) -> TableState:
    return changed(state, next_button=event.seat)


def _hand_started(state: TableState, event: ev.HandStarted) -> TableState:
    level = Level(event.small_blind, event.big_blind, event.ante, event.ante_kind)
    players = tuple(HandPlayer(s.seat, s.player, s.stack, s.stack) for s in event.seats)
    hand = HandState(
        number=event.hand,
        deal=event.deal,
        variant=event.variant,
        rulebook=event.rulebook,
        edition=event.edition,
        button=event.button,
        small_blind_seat=event.small_blind_seat,
        big_blind_seat=event.big_blind_seat,
        level=level,
        phase=Phase.SETUP,
        betting=Betting(players, full_raise=event.big_blind),
        custody=ledger.full_deck(event.deck),
    )
    occupants = sorted((*event.seats, *event.waiting), key=lambda s: s.seat)
    return changed(
        state,
        name=event.table,
        variant=event.variant,
        rulebook=event.rulebook,
        edition=event.edition,
        size=event.table_seats,
        seats=tuple(Occupant(s.seat, s.player, s.stack) for s in occupants),
        level=level,
        next_button=None,
        hand=hand,
    )


def _phase_entered(state: TableState, event: ev.PhaseEntered) -> TableState:
    hand = state.hand
    if hand is None:
        return state
    betting = hand.betting
    marks = hand.marks
    if event.collects:
        betting = changed(
            betting,
            players=tuple(changed(p, bet=0, acted_at=None) for p in betting.players),
            actor=event.actor,
            call=0,
            full_raise=hand.level.big_blind,
            aggressor=None,
        )
    else:
        betting = changed(betting, actor=event.actor)
    if event.opens is not None:
        marks = (Mark(state.seq + 1, betting),)
    hand = changed(hand, phase=event.phase, betting=betting, marks=marks)
    if event.phase not in ENDED:
        return changed(state, hand=hand)
    hand = changed(hand, hold=None, questions=())
    ended = changed(state, hand=hand)
    # A seat that was given up or refilled in mid-hand keeps what was said of it since.
    played = {player.seat: player for player in hand.betting.players}
    return _seated(
        ended,
        *(
            Occupant(seat.seat, seat.player, played[seat.seat].stack)
            for seat in state.seats
            if seat.seat in played and played[seat.seat].player == seat.player
        ),
    )


# --- chips


def _chips_posted(hand: HandState, event: ev.ChipsPosted, seq: int) -> HandState:
    player = player_at(hand.betting, event.seat)
    if player is None:
        return hand
    amount = event.amount
    changes: dict[str, int] = {"stack": player.stack - amount, "put": player.put + amount}
    if event.posting == "big_blind_ante":
        changes["dead"] = player.dead + amount
    else:
        changes["total"] = player.total + amount
    if event.posting in ("small_blind", "big_blind"):
        changes["bet"] = player.bet + amount
    betting = _player(hand, event.seat, **changes)
    if event.posting == "big_blind":
        betting = changed(betting, call=hand.level.big_blind)
    return changed(hand, betting=betting)


def _acted(hand: HandState, event: ev.Acted, seq: int) -> HandState:
    betting = hand.betting
    players = []
    for player in betting.players:
        if player.seat == event.seat:
            player = changed(  # noqa: PLW2901
                player,
                stack=player.stack - event.put,
                bet=event.bet,
                total=player.total + event.put,
                put=player.put + event.put,
                acted_at=event.call,
                standing="folded" if event.action == "fold" else player.standing,
            )
        players.append(player)
    betting = changed(
        betting,
        players=tuple(players),
        actor=event.actor,
        call=event.call,
        full_raise=event.full_raise,
        aggressor=event.seat if event.call > betting.call else betting.aggressor,
    )
    fact = ActionFact(
        seq,
        event.street,
        event.seat,
        event.action,
        event.put > 0,
        event.in_turn,
        event.held,
    )
    hand = changed(
        hand,
        betting=betting,
        actions=(*hand.actions, fact),
        marks=(*hand.marks, Mark(seq, betting)),
    )
    if event.action == "fold":
        hand = changed(hand, custody=_to_muck(hand.custody, event.seat))
    if event.held and hand.hold is not None:
        hand = changed(hand, hold=changed(hand.hold, played=True))
    return hand


def _to_muck(custody: Custody, seat: int) -> Custody:
    place = seat_place(seat)
    cards = ledger.count(custody, place)
    return ledger.move(custody, place, tuple(range(cards)), "muck") if cards else custody


def _bet_returned(hand: HandState, event: ev.BetReturned, seq: int) -> HandState:
    player = player_at(hand.betting, event.seat)
    if player is None:
        return hand
    amount = event.amount
    return changed(
        hand,
        betting=_player(
            hand,
            event.seat,
            stack=player.stack + amount,
            bet=player.bet - amount,
            total=player.total - amount,
            put=player.put - amount,
        ),
    )


def _pots_formed(hand: HandState, event: ev.PotsFormed, seq: int) -> HandState:
    players = tuple(changed(p, bet=0, total=0, dead=0) for p in hand.betting.players)
    betting = changed(hand.betting, players=players, collected=event.pots, actor=None)
    return changed(hand, betting=betting)


def _chips_set(hand: HandState, event: ev.ChipsSet, seq: int) -> HandState:
    player = player_at(hand.betting, event.seat)
    if player is None:
        return hand
    amount = event.amount
    return changed(
        hand,
        betting=_player(
            hand,
            event.seat,
            stack=player.stack - amount,
            bet=player.bet + amount if hand.phase in BETTING else player.bet,
            total=player.total + amount,
            put=player.put + amount,
        ),
    )


def _call_set(hand: HandState, event: ev.CallSet, seq: int) -> HandState:
    return changed(hand, betting=changed(hand.betting, call=event.amount))


def _turn_given(hand: HandState, event: ev.TurnGiven, seq: int) -> HandState:
    return changed(hand, betting=changed(hand.betting, actor=event.seat))


def _hand_returned(hand: HandState, event: ev.HandReturned, seq: int) -> HandState:
    players = tuple(
        changed(p, stack=p.stack + p.put, bet=0, total=0, put=0, dead=0)
        for p in hand.betting.players
    )
    betting = changed(hand.betting, players=players, collected=(), actor=None, call=0)
    return changed(hand, betting=betting)


def _pot_awarded(hand: HandState, event: ev.PotAwarded, seq: int) -> HandState:
    won = {share.seat: share.amount for share in event.shares}
    players = tuple(
        changed(p, stack=p.stack + won[p.seat]) if p.seat in won else p
        for p in hand.betting.players
    )
    pots = tuple(
        ev.FormedPot(0, pot.seats) if index == event.pot else pot
        for index, pot in enumerate(hand.betting.collected)
    )
    return changed(
        hand,
        betting=changed(hand.betting, players=players, collected=pots),
        awards=(*hand.awards, Award(event.pot, event.amount, event.shares)),
    )


# --- cards


def _hands_laid(hand: HandState, event: ev.HandsLaid, seq: int) -> HandState:
    custody = hand.custody
    for laid in event.hands:
        custody = ledger.draw(custody, seat_place(laid.seat), laid.cards, shown=False)
    return changed(hand, custody=custody)


def _cards_drawn(hand: HandState, event: ev.CardsDrawn, seq: int) -> HandState:
    custody = ledger.draw(hand.custody, event.to, event.cards, event.shown, event.boxed)
    return changed(hand, custody=custody)


def _cards_shifted(hand: HandState, event: ev.CardsShifted, seq: int) -> HandState:
    custody = ledger.move(hand.custody, event.source, event.indices, event.to, event.shown)
    return changed(hand, custody=custody)


def _cards_scrambled(hand: HandState, event: ev.CardsScrambled, seq: int) -> HandState:
    return changed(hand, custody=ledger.mix(hand.custody, event.places, event.into))


def _card_identified(hand: HandState, event: ev.CardIdentified, seq: int) -> HandState:
    custody = ledger.name(hand.custody, event.place, event.index, event.card, event.shown)
    return changed(hand, custody=custody)


def _card_turned_up(hand: HandState, event: ev.CardTurnedUp, seq: int) -> HandState:
    return changed(hand, custody=_mark(hand.custody, event.place, event.index, boxed=False))


def _mark(custody: Custody, place: ledger.Place, index: int, *, boxed: bool) -> Custody:
    cards = list(ledger.pile(custody, place))
    here = cards[index]
    cards[index] = here._replace(shown=True, boxed=boxed or here.boxed)
    return changed(custody, piles={**custody.piles, place: tuple(cards)})


def _boxed_counted(hand: HandState, event: ev.BoxedCardCounted, seq: int) -> HandState:
    return changed(
        hand,
        custody=_mark(hand.custody, event.place, event.index, boxed=True),
        boxed=hand.boxed + 1,
        boxed_in_deal=hand.boxed_in_deal + event.in_deal,
    )


def _burn_credited(hand: HandState, event: ev.BurnCredited, seq: int) -> HandState:
    kept = tuple(burn for burn in hand.burns if burn.street != event.street)
    return changed(hand, burns=(*kept, BurnCredit(event.street, event.source)))


def _burn_disproved(hand: HandState, event: ev.BurnDisproved, seq: int) -> HandState:
    return changed(hand, burns=tuple(b for b in hand.burns if b.street != event.street))


def _hand_shown(hand: HandState, event: ev.HandShown, seq: int) -> HandState:
    place = seat_place(event.seat)
    cards = tuple(card._replace(shown=True) for card in ledger.pile(hand.custody, place))
    custody = changed(hand.custody, piles={**hand.custody.piles, place: cards})
    return changed(hand, custody=custody, betting=_player(hand, event.seat, tabled=True))


def _hand_surrendered(hand: HandState, event: ev.HandSurrendered, seq: int) -> HandState:
    return changed(
        hand,
        betting=_player(hand, event.seat, standing=event.how),
        custody=_to_muck(hand.custody, event.seat),
    )


def _hand_revived(hand: HandState, event: ev.HandRevived, seq: int) -> HandState:
    hand = changed(hand, betting=_player(hand, event.seat, standing="live"))
    return changed(hand, custody=_cards_back(hand))


# --- showdown


def _pot_declared(hand: HandState, event: ev.PotDeclared, seq: int) -> HandState:
    kept = tuple(declared for declared in hand.declared if declared.pot != event.pot)
    declared = sorted(
        (*kept, Declared(event.pot, event.seats, event.by)), key=lambda entry: entry.pot
    )
    return changed(hand, declared=tuple(declared))


def _winner_counted(hand: HandState, event: ev.WinnerCounted, seq: int) -> HandState:
    return changed(hand, counted=(*hand.counted, event.seat))


# --- questions, irregularities, rulings


def _question_asked(hand: HandState, event: ev.QuestionAsked, seq: int) -> HandState:
    question = Question(
        event.question,
        seq,
        event.asks,
        event.answers,
        event.street,
        event.seat,
        event.action,
        event.amount,
    )
    return changed(hand, questions=(*hand.questions, question), asked=event.question)


def _question_closed(hand: HandState, event: ev.QuestionClosed, seq: int) -> HandState:
    return changed(hand, questions=tuple(q for q in hand.questions if q.id != event.question))


def _irregularity_opened(hand: HandState, event: ev.IrregularityOpened, seq: int) -> HandState:
    fault = Irregularity(
        id=event.irregularity,
        fault=event.fault,
        seq=seq,
        called_seq=event.called_seq,
        procedure=event.procedure,
        step=event.step,
        blocks=event.blocks,
        citations=event.citations,
        silent=event.silent,
        suggestion=event.suggestion,
        street=event.street,
        seat=event.seat,
        place=event.place,
        card=event.card,
        detail=event.detail,
        floor_only=event.floor_only,
    )
    hand = changed(hand, irregularities=(*hand.irregularities, fault))
    return _held(hand, seq)


def _held(hand: HandState, seq: int) -> HandState:
    """Hold the game while something blocks it now, and while held play is not ruled on."""
    if hand.phase in ENDED:
        return hand
    if hand.blocked("now"):
        return hand if hand.hold else changed(hand, hold=Hold(seq, hand.betting))
    if hand.hold is not None and not hand.hold.played:
        return changed(hand, hold=None)
    return hand


def _change_fault(hand: HandState, number: int, **changes: Any) -> HandState:
    return changed(
        hand,
        irregularities=tuple(
            changed(fault, **changes) if fault.id == number else fault
            for fault in hand.irregularities
        ),
    )


def _procedure_chosen(hand: HandState, event: ev.ProcedureChosen, seq: int) -> HandState:
    hand = _change_fault(
        hand,
        event.irregularity,
        called_seq=event.called_seq,
        procedure=event.procedure,
        step=event.step,
        blocks=event.blocks,
        citations=event.citations,
        silent=event.silent,
        suggestion=event.suggestion,
        status="open",
    )
    return _held(hand, seq)


def _procedure_stepped(hand: HandState, event: ev.ProcedureStepped, seq: int) -> HandState:
    fault = next(f for f in hand.irregularities if f.id == event.irregularity)
    done = (*fault.done, StepDone(event.step, event.outcome))
    return _change_fault(hand, event.irregularity, step=event.next_step, done=done)


def _irregularity_closed(hand: HandState, event: ev.IrregularityClosed, seq: int) -> HandState:
    hand = _change_fault(hand, event.irregularity, status=event.how, step=None)
    return _held(hand, seq)


def _ruled(hand: HandState, event: ev.Ruled, seq: int) -> HandState:
    ruling = Ruling(
        event.ruling,
        seq,
        event.irregularities,
        event.reason,
        event.effects,
        event.floor,
        event.signed,
    )
    return changed(hand, rulings=(*hand.rulings, ruling))


def _ruling_signed(hand: HandState, event: ev.RulingSigned, seq: int) -> HandState:
    return changed(
        hand,
        rulings=tuple(
            changed(ruling, signed=True, floor=event.floor) if ruling.id == event.ruling else ruling
            for ruling in hand.rulings
        ),
    )


def _hold_placed_at(hand: HandState, event: ev.HoldPlacedAt, seq: int) -> HandState:
    earlier = [mark for mark in hand.marks if mark.seq <= event.seq]
    before = earlier[-1].betting if earlier else hand.betting
    actions = tuple(
        changed(fact, held=True) if fact.seq > event.seq else fact for fact in hand.actions
    )
    played = any(fact.held for fact in actions)
    return changed(hand, hold=Hold(event.seq, before, played), actions=actions)


def _held_play_decided(hand: HandState, event: ev.HeldPlayDecided, seq: int) -> HandState:
    if event.stands or hand.hold is None:
        actions = tuple(changed(f, held=False) if f.held else f for f in hand.actions)
        betting = hand.betting
    else:
        actions = tuple(fact for fact in hand.actions if not fact.held)
        betting = hand.hold.before
    cleared = changed(hand, actions=actions, betting=betting, hold=None)
    if betting is not hand.betting:
        cleared = changed(cleared, custody=_cards_back(cleared))
    return _held(cleared, seq)


def _cards_back(hand: HandState) -> Custody:
    """Every live seat holds cards again."""
    custody = hand.custody
    for player in hand.betting.players:
        if player.live and not ledger.count(custody, seat_place(player.seat)):
            custody = ledger.regain(custody, player.seat, VARIANTS[hand.variant].hole_cards)
    return custody


def _penalty_noted(hand: HandState, event: ev.PenaltyNoted, seq: int) -> HandState:
    return changed(hand, penalties=(*hand.penalties, (event.seat, event.penalty)))


# --- correction


def _table_set_right(hand: HandState, event: ev.TableSetRight, seq: int) -> HandState:
    said = {seat.seat: seat for seat in event.seats}
    players = tuple(
        changed(
            player,
            stack=said[player.seat].stack,
            bet=said[player.seat].bet,
            total=said[player.seat].bet,
            put=said[player.seat].put,
            dead=0,
            standing=_standing(player, said[player.seat].live),
        )
        for player in hand.betting.players
    )
    betting = changed(
        hand.betting, players=players, actor=event.actor, call=event.call, collected=event.pots
    )
    custody = hand.custody
    laid = ledger.count(custody, "board")
    if laid:
        custody = ledger.move(custody, "board", tuple(range(laid)), "stub")
    custody = ledger.draw(custody, "board", event.board, shown=True)
    for player in players:
        if not player.live:
            custody = _to_muck(custody, player.seat)
    hand = changed(hand, betting=betting, custody=custody, button=event.button)
    return changed(hand, custody=_cards_back(hand), marks=(Mark(seq, betting),), hold=None)


def _standing(player: HandPlayer, live: bool) -> Standing:
    if live:
        return "live"
    return "folded" if player.live else player.standing


def _noted(hand: HandState, event: ev.Event, seq: int) -> HandState:
    """The event is in the log and in the feeds; the state has no place for it."""
    return hand


_TABLE: Final[dict[type, Callable[[TableState, Any], TableState]]] = {
    ev.TableOpened: _table_opened,
    ev.SeatTaken: _seat_taken,
    ev.SeatVacated: _seat_vacated,
    ev.LevelChanged: _level_changed,
    ev.ButtonMoved: _button_moved,
    ev.HandStarted: _hand_started,
    ev.PhaseEntered: _phase_entered,
}

_HAND: Final[dict[type, Callable[[HandState, Any, int], HandState]]] = {
    ev.ChipsPosted: _chips_posted,
    ev.HandsLaid: _hands_laid,
    ev.CardsDrawn: _cards_drawn,
    ev.CardsShifted: _cards_shifted,
    ev.CardsScrambled: _cards_scrambled,
    ev.CardIdentified: _card_identified,
    ev.CardTurnedUp: _card_turned_up,
    ev.BoxedCardCounted: _boxed_counted,
    ev.BurnCredited: _burn_credited,
    ev.BurnDisproved: _burn_disproved,
    ev.Acted: _acted,
    ev.BetReturned: _bet_returned,
    ev.PotsFormed: _pots_formed,
    ev.HandShown: _hand_shown,
    ev.HandSurrendered: _hand_surrendered,
    ev.HandRevived: _hand_revived,
    ev.PotDeclared: _pot_declared,
    ev.WinnerCounted: _winner_counted,
    ev.PotAwarded: _pot_awarded,
    ev.HandReturned: _hand_returned,
    ev.QuestionAsked: _question_asked,
    ev.QuestionClosed: _question_closed,
    ev.IrregularityOpened: _irregularity_opened,
    ev.ProcedureChosen: _procedure_chosen,
    ev.ProcedureStepped: _procedure_stepped,
    ev.IrregularityClosed: _irregularity_closed,
    ev.Ruled: _ruled,
    ev.RulingSigned: _ruling_signed,
    ev.PlayedUnderHold: _noted,
    ev.HoldPlacedAt: _hold_placed_at,
    ev.HeldPlayDecided: _held_play_decided,
    ev.ChipsSet: _chips_set,
    ev.CallSet: _call_set,
    ev.TurnGiven: _turn_given,
    ev.PenaltyNoted: _penalty_noted,
    ev.TableSetRight: _table_set_right,
}
