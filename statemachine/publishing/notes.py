"""What PHH has no fields for, as user-defined ones: irregularities, rulings and burns.

Not for everybody without `hidden`: faults that are the floor's alone are left out then.
"""

from collections.abc import Iterable
from typing import Final

from statemachine import events as ev
from statemachine.cards import card_text
from statemachine.notation.toml import Values
from statemachine.publishing.walk import Walk
from statemachine.state import HandState, Irregularity
from statemachine.streets import street_in_play
from statemachine.texts import effect_text

IRREGULARITIES: Final = "_irregularities"
RULINGS: Final = "_rulings"
BURNS: Final = "_burns"
LANGUAGE: Final = "en"


def _kept(**values: object) -> Values:
    """The values that say something."""
    return {name: value for name, value in values.items() if value not in (None, "", (), [], False)}


def irregularities(hand: HandState, *, hidden: bool) -> list[Values]:
    """The faults of a deal: `kind`, the street, seat and place where they are known, the clauses
    behind the remedy, and how they ended.
    """
    return [
        _kept(
            kind=fault.fault,
            street=fault.street,
            seat=fault.seat,
            place=fault.place,
            card=fault.card,
            detail=fault.detail,
            procedure=fault.procedure,
            steps=[f"{done.step}: {done.outcome}" for done in fault.done],
            citations=list(fault.citations),
            status=fault.status,
            deal=hand.deal if hand.deal > 1 else None,
        )
        for fault in hand.irregularities
        if hidden or not fault.floor_only
    ]


def ruling(event: ev.Ruled, hand: HandState) -> Values:
    """A ruling: its street, the faults and seats it is about, its reason and its effects."""
    faults = [fault for fault in hand.irregularities if fault.id in event.irregularities]
    return _kept(
        street=street_in_play(hand).name,
        kinds=[fault.fault for fault in faults],
        seats=sorted(_seats(event, faults)),
        ruling=event.reason,
        effects=[effect_text(effect, LANGUAGE) for effect in event.effects],
        floor=event.floor,
        signed=event.signed,
        deal=hand.deal if hand.deal > 1 else None,
    )


def _seats(event: ev.Ruled, faults: Iterable[Irregularity]) -> set[int]:
    seats = {getattr(effect, "seat", None) for effect in event.effects}
    return {seat for seat in seats | {fault.seat for fault in faults} if seat is not None}


def correction(event: ev.TableSetRight, hand: HandState) -> Values:
    """The record was set right after the table: from here on amounts do not follow from acts."""
    return _kept(
        street=street_in_play(hand).name,
        kinds=["record_diverged"],
        ruling=event.reason or "the record was set right",
        floor=event.by,
    )


def posts(walk: Walk) -> list[Values]:
    """What was posted beside the regular blinds and antes, in order: the seat, what it was for,
    and the chips that are the seat's bet (`live`) and that are the pot's (`dead`).
    """
    told: list[Values] = []
    for post in walk.posts:
        if post.posting == "dead":
            # With live chips of the same seat before it, it is the other part of that post.
            if not told or told[-1]["seat"] != post.seat or "dead" in told[-1]:
                told.append({"seat": post.seat, "post": "missed_blinds"})
            told[-1]["dead"] = post.amount
        elif post.posting in ("straddle", "late", "missed_blinds"):
            told.append({"seat": post.seat, "post": post.posting, "live": post.amount})
    return told


def winners(hand: HandState) -> list[Values]:
    """Who got what of the pots where the tabled cards do not say so: the dealer's word, or a
    ruling afterwards. Pots and runs count as the log has them, from 0 and from 1.
    """
    known = {(d.pot, d.run, d.half): d.seats for d in hand.declared}
    told = {(d.pot, d.run, d.half): d.seats for d in hand.declared if d.by == "dealer"}
    for award in hand.awards:
        part = (award.pot, award.run, award.half)
        seats = tuple(sorted(share.seat for share in award.shares))
        if seats != tuple(sorted(known.get(part, ()))):
            told[part] = seats
    return [
        {"pot": pot, "run": run, "half": half, "seats": list(seats)}
        for (pot, run, half), seats in sorted(told.items())
    ]


def burns(walk: Walk, *, hidden: bool) -> list[Values]:
    """Each street's burn and where it came from, then cards of the burns that are no street's."""

    def shown(card: object, *, known: bool) -> str:
        return card_text(card) if known or hidden else "??"  # type: ignore[arg-type]

    credited = [
        _kept(
            street=event.street,
            card="??" if card is None else shown(card.card, known=card.shown),
            source=event.source,
        )
        for event, card in walk.credits
    ]
    surplus = [
        _kept(card=shown(card.card, known=card.shown), source="surplus")
        for card in walk.surplus_burns()
    ]
    return credited + surplus
