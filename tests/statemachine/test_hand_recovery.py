"""Hands that were lost: taken by the dealer, thrown away, mixed; and the sealed claim."""

import pytest

from statemachine import events as ev
from statemachine import observations as ob
from statemachine.cards import Card
from statemachine.phases import Phase
from statemachine.roles import ROLES, Role
from statemachine.rulebooks import RULEBOOKS
from statemachine.sealing import commitment, well_formed
from statemachine.views import redact, redact_observation
from tests.statemachine.table import TDA, Table

LATAM = RULEBOOKS["latam-2026"]
PR = RULEBOOKS["puerto-rico"]

SALT = "5a" * 32
CLAIM: tuple[Card, ...] = ("Qd", "Qc")
SEAL = commitment(CLAIM, SALT)


def lost(kind: str = "hand_killed_by_dealer", acts: tuple[str, ...] = ()) -> Table:
    """S-045: seat 3 is to act, or has acted, and the dealer sweeps its hand onto the muck."""
    table = Table(book=LATAM).deal({3: "Qd Qc"}).acts(*acts)
    return table.given(ob.FaultReported(kind, seat=3))  # type: ignore[arg-type]


def compared(outcome: str, table: Table | None = None) -> Table:
    table = table or lost()
    table.step("freeze")
    table.step("isolate", "isolated")
    table.given(ob.ClaimSealed(table.fault().id, SEAL))
    table.step("compare", outcome)
    return table


# --- in the muck, not ruled on


def test_the_cards_lie_in_the_muck_as_the_seats_own() -> None:
    table = lost()
    fault = table.fault()
    assert (fault.procedure, fault.step, fault.blocks) == ("hand_recovery", "freeze", "now")
    assert table.count("seat-3") == 0
    assert {placed.owner for placed in table.hand.custody.piles["muck"]} == {3}
    assert table.held()
    # The turn and the chips are as they stood.
    assert table.hand.betting.actor == 3


def test_a_match_gives_the_hand_back_and_play_goes_on() -> None:
    table = compared("match")
    assert table.cards("seat-3") == "Qd Qc"
    assert table.count("muck") == 0
    assert table.live == [1, 2, 3, 4]
    assert table.quiet
    assert table.advice.actor == 3
    # Nothing of it was shown.
    assert not any(placed.shown for placed in table.hand.custody.piles["seat-3"])
    table.check_log()


@pytest.mark.parametrize("outcome", ["mismatch", "not_identifiable"])
def test_without_a_match_the_hand_is_dead(outcome: str) -> None:
    table = compared(outcome)
    assert table.live == [1, 2, 4]
    assert table.count("muck") == 2
    assert table.quiet
    assert table.advice.actor == 4


def test_cards_that_cannot_be_isolated_are_dead_at_once() -> None:
    table = lost()
    table.step("freeze")
    table.step("isolate", "not_isolated")
    assert table.live == [1, 2, 4]
    assert table.quiet


def test_the_chips_of_a_dead_hand_stay() -> None:
    table = compared("mismatch", lost(acts=("3 call",)))
    assert table.player(3).stack == 900
    table.acts("4 fold", "1 fold")
    table.given(ob.PileCounted("seat-2", 2), ob.PotPushed())
    assert table.stacks == {1: 950, 2: 1150, 3: 900, 4: 1000}


def test_a_hand_that_was_taken_at_the_last_moment_is_still_in_it() -> None:
    table = Table((1000, 1000), book=LATAM).deal({2: "Qd Qc"}).acts("2 call")
    table.given(ob.FaultReported("hand_killed_by_dealer", seat=2))
    # The other hand does not win by it before the floor has ruled.
    assert table.phase_now() is Phase.PREFLOP
    compared("match", table)
    assert table.live == [1, 2]


# --- other books


@pytest.mark.parametrize("kind", ["hand_killed_by_dealer", "self_muck", "commingled_hand"])
def test_cards_that_can_be_told_for_certain_live(kind: str) -> None:
    table = Table(book=TDA).deal({3: "Qd Qc"}).given(ob.FaultReported(kind, seat=3))  # type: ignore[arg-type]
    assert (table.fault().procedure, table.fault().step) == ("fact_finding", "identifiable")
    table.step("identifiable", "yes")
    assert table.fault().procedure == "hand_lives"
    table.step("announce")
    assert table.cards("seat-3") == "Qd Qc"
    assert table.live == [1, 2, 3, 4]
    assert table.quiet


def test_cards_that_cannot_be_told_are_dead_and_the_uncalled_bet_goes_back() -> None:
    """P-072: who raised and threw the hand away loses what the call would have matched."""
    table = Table(book=TDA).deal().acts("3 raise 300", "4 fold", "1 raise 800", "2 fold")
    table.given(ob.FaultReported("self_muck", seat=1))
    table.step("identifiable", "no")
    table.step("call_floor")
    table.step("kill")
    assert table.live == [3]
    assert table.player(1).stack == 700
    table.check_log()


def test_a_protected_hand_is_refunded() -> None:
    """S-048."""
    table = Table(book=PR).deal().acts("3 raise 450", "4 call")
    table.given(ob.FaultReported("hand_killed_by_dealer", seat=3))
    table.step("protected", "yes")
    table.step("contributed", "no")
    assert table.fault().procedure == "refund_player"
    table.step("call_floor")
    table.step("refund")
    assert (table.player(3).stack, table.live) == (1000, [1, 2, 4])
    table.check_log()


# --- mixed with another hand


def test_a_stray_card_is_counted_out_of_the_muck() -> None:
    table = Table(book=LATAM).deal({3: "As Kh"}).acts("3 call", "4 fold")
    stub = table.count("stub")
    table.given(ob.FaultReported("commingled_hand", seat=3), ob.PileCounted("seat-3", 3))
    assert (table.count("seat-3"), table.count("muck"), table.count("stub")) == (3, 1, stub)
    assert table.faults() == ["commingled_hand"]


def test_an_unprotected_hand_that_was_mixed_is_dead() -> None:
    table = Table(book=LATAM).deal().given(ob.FaultReported("commingled_hand", seat=3))
    table.step("protected", "no")
    assert table.fault().procedure == "hand_dead"
    table.step("call_floor")
    table.step("kill")
    assert table.live == [1, 2, 4]


@pytest.mark.parametrize(
    ("outcome", "live"),
    [("match", [1, 2, 3, 4]), ("mismatch", [1, 2, 4]), ("not_identifiable", [1, 2, 4])],
)
def test_a_protected_hand_is_told_apart_by_its_claim(outcome: str, live: list[int]) -> None:
    table = Table(book=LATAM).deal().given(ob.FaultReported("commingled_hand", seat=3))
    table.step("protected", "yes")
    table.step("looked", "yes")
    assert table.fault().procedure == "commingled_hand"
    table.step("freeze")
    table.given(ob.ClaimSealed(table.fault().id, SEAL))
    table.step("compare", outcome)
    assert table.live == live
    assert table.quiet


# --- the seal


def test_a_commitment_is_of_the_cards_in_any_order_under_its_salt() -> None:
    assert commitment(("Qc", "Qd"), SALT) == SEAL
    assert commitment(("Qc", "Qs"), SALT) != SEAL
    assert commitment(CLAIM, "5b" * 32) != SEAL
    assert well_formed(SEAL)
    assert not well_formed(SEAL.upper())
    assert not well_formed(SEAL + "\n")
    # Written down once: what others worked out must open for good.
    assert SEAL == "d42a53f3f64de1cf3c06a26c66234eb53741afa4952a655d28f339a168d6e614"


def test_the_claim_is_sealed_and_its_step_is_done() -> None:
    table = lost()
    table.step("freeze")
    number = table.fault().id
    table.refuses("step_not_open", ob.ClaimSealed(number, SEAL))
    table.step("isolate", "isolated")
    table.refuses("commitment_malformed", ob.ClaimSealed(number, "Qd Qc"))
    table.given(ob.ClaimSealed(number, SEAL))
    assert (table.fault().step, table.fault().commitment) == ("compare", SEAL)
    assert table.events(ev.ClaimCommitted) == [ev.ClaimCommitted(number, SEAL, "Dana")]
    # The same again says nothing new, another one contradicts it.
    assert table.attempt(ob.ClaimSealed(number, SEAL)).events == ()
    table.refuses("claim_sealed_already", ob.ClaimSealed(number, commitment(("2c",), SALT)))
    table.refuses("unknown_irregularity", ob.ClaimSealed(9, SEAL))


def test_a_claim_on_paper_may_be_sealed_late_or_never() -> None:
    table = lost()
    table.step("freeze")
    table.step("isolate", "isolated")
    table.step("claim")
    assert table.fault().commitment == ""
    table.say(ob.ClaimSealed(table.fault().id, SEAL), "director", "Dee")
    assert table.fault().step == "compare"
    table.step("compare", "match")
    table.refuses("irregularity_closed", ob.ClaimSealed(1, commitment(("2c",), SALT)))


def test_only_who_runs_the_table_seals_a_claim() -> None:
    table = lost()
    table.step("freeze")
    table.step("isolate", "isolated")
    for role in ("device", "overlay", "public", "auditor"):
        table.refuses("role_may_not", ob.ClaimSealed(1, SEAL), role)


def test_a_revived_hands_claim_is_opened_once_the_hand_is_over() -> None:
    table = compared("match")
    shown = ob.SealRevealed(1, CLAIM, SALT)
    table.refuses("hand_not_over", shown, "director")
    table.acts("3 fold", "4 fold", "1 fold")
    table.given(ob.PileCounted("seat-2", 2), ob.PotPushed())
    assert table.phase_now() is Phase.COMPLETE
    table.refuses("floor_only", shown)
    table.refuses("seal_does_not_open", ob.SealRevealed(1, ("Qd", "Qs"), SALT), "director")
    table.refuses("seal_does_not_open", ob.SealRevealed(1, CLAIM, "x"), "director")
    table.refuses("too_many_cards", ob.SealRevealed(1, CLAIM * 6, SALT), "director")
    table.say(shown, "director", "Dee")
    assert table.events(ev.ClaimOpened) == [ev.ClaimOpened(1, CLAIM, SALT)]
    assert table.fault("hand_killed_by_dealer").claim == CLAIM
    assert table.attempt(shown, "director").events == ()
    table.check_log()


def test_the_claim_of_a_dead_hand_stays_closed() -> None:
    table = compared("mismatch")
    table.acts("4 fold", "1 fold").given(ob.PotPushed())
    table.refuses("seal_stays_closed", ob.SealRevealed(1, CLAIM, SALT), "director")


def test_what_was_never_sealed_cannot_be_opened() -> None:
    table = lost()
    table.refuses("claim_not_sealed", ob.SealRevealed(1, CLAIM, SALT), "director")
    table.refuses("unknown_irregularity", ob.SealRevealed(7, CLAIM, SALT), "director")


@pytest.mark.parametrize("role", ROLES)
def test_everybody_gets_the_commitment_when_it_is_made(role: Role) -> None:
    by = "" if role in ("overlay", "public") else "Dana"
    assert redact(ev.ClaimCommitted(1, SEAL, "Dana"), role) == ev.ClaimCommitted(1, SEAL, by)
    said = ob.ClaimSealed(1, SEAL)
    assert redact_observation(said, role) == said
    opened = ev.ClaimOpened(1, CLAIM, SALT)
    # The paper is shown to the whole table.
    assert redact(opened, role) == opened


def test_no_event_before_the_opening_holds_a_claimed_card() -> None:
    table = Table(book=LATAM).deal()
    table.given(ob.FaultReported("hand_killed_by_dealer", seat=3))
    compared("match", table)
    text = repr([event for entry in table.entries for event in entry.events])
    assert "Qd" not in text
    assert SALT not in text
