"""Tables on which a bet is wrong, and books that name the remedy for it alone.

Not tests; those that use it say what becomes of the bets.
"""

from typing import Final

from statemachine import effects as fx
from statemachine.irregularities import Block
from statemachine.rulebooks import Remedy, Rulebook
from statemachine.slots import changed
from statemachine.variants import VariantId
from tests.statemachine.table import TDA, Table

RICH: Final = (50_000,) * 6


def book(**remedies: tuple[Remedy, ...]) -> Rulebook:
    """A book with remedies of its own for some kinds."""
    return changed(TDA, remedies={**TDA.remedies, **remedies})


def always(procedure: str, blocks: Block = "before_next_card") -> tuple[Remedy, ...]:
    return (Remedy((), procedure, blocks, ()),)


CORRECTING: Final = book(
    **{
        kind: always("bet_correction")
        for kind in (
            "underbet",
            "underraise",
            "overbet_limit",
            "pot_miscount",
            "multiple_chips",
            "string_bet",
            "ambiguous_amount",
            "invalid_declaration",
        )
    }
)
HOLDING: Final = book(underraise=always("bet_correction", "now"))
FORFEITING: Final = book(
    underraise=always("underraise_is_call"), overbet_limit=always("overbet_excess_stays")
)


def on_flop(
    *,
    stacks: tuple[int, ...] = RICH,
    blinds: tuple[int, int] = (100, 200),
    house: Rulebook = CORRECTING,
    variant: VariantId = "NT",
) -> Table:
    """Everybody called the blinds: seat 1 opens the flop."""
    table = Table(stacks, blinds=blinds, book=house, variant=variant)
    return table.to_flop()


def corrects(table: Table, amount: int | None = None) -> Table:
    table.step("call_floor")
    table.step("correct", "corrected")
    table.step("settle", amount=amount)
    return table


def pot_limit_flop(players: int = 4, house: Rulebook = TDA) -> Table:
    """A pot of 10,500 on the flop at 500-1,000."""
    table = Table((100_000,) * players, variant="PO", blinds=(500, 1000), book=house)
    table.deal().acts("3 raise 3500")
    for seat in (4, 1, 2) if players == 4 else (4, 5, 1, 2):
        table.acts(f"{seat} call" if seat in (2, 4) else f"{seat} fold")
    # Three players at 3,500; the folded small blind's 500 comes back for the even figure.
    table.rules(fx.RefundSeat(1), faults=[])
    table.street("Ah Kd 7s")
    assert sum(amount for amount, _ in table.pots) == 10_500
    return table
