"""Pots, side pots, odd chips, uncalled bets: by numbers, and for any amounts."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from statemachine import observations as ob
from statemachine.chips import chips_in_play, pots, shares, uncalled
from statemachine.events import FormedPot, Share
from statemachine.phases import Phase
from statemachine.state import Betting, HandPlayer
from tests.statemachine.table import Table


def paid(seat: int, total: int, *, live: bool = True, bet: int = 0, dead: int = 0) -> HandPlayer:
    return HandPlayer(
        seat,
        f"P{seat}",
        start=10_000,
        stack=10_000 - total - dead,
        bet=bet,
        total=total,
        put=total + dead,
        dead=dead,
        standing="live" if live else "folded",
    )


# --- pots


def test_one_pot_while_everybody_put_in_the_same() -> None:
    betting = Betting((paid(1, 100), paid(2, 100), paid(3, 100, live=False)))
    assert pots(betting) == (FormedPot(300, (1, 2)),)


def test_a_side_pot_for_each_live_stack() -> None:
    betting = Betting((paid(1, 100), paid(2, 250), paid(3, 400), paid(4, 400)))
    assert pots(betting) == (
        FormedPot(400, (1, 2, 3, 4)),
        FormedPot(450, (2, 3, 4)),
        FormedPot(300, (3, 4)),
    )


def test_folded_chips_stay_in_the_layers_that_they_reach() -> None:
    betting = Betting((paid(1, 100), paid(2, 250), paid(3, 250), paid(4, 180, live=False)))
    assert pots(betting) == (FormedPot(400, (1, 2, 3)), FormedPot(380, (2, 3)))


def test_folded_chips_beyond_every_live_hand_go_to_the_last_pot() -> None:
    betting = Betting((paid(1, 100), paid(2, 100), paid(3, 300, live=False)))
    assert pots(betting) == (FormedPot(500, (1, 2)),)


def test_dead_chips_belong_to_the_main_pot() -> None:
    betting = Betting((paid(1, 50), paid(2, 200, dead=75), paid(3, 200)))
    assert pots(betting) == (FormedPot(225, (1, 2, 3)), FormedPot(300, (2, 3)))


def test_bets_of_the_open_street_are_not_in_the_pots() -> None:
    betting = Betting((paid(1, 300, bet=200), paid(2, 100)))
    assert pots(betting) == (FormedPot(200, (1, 2)),)
    assert chips_in_play(betting) == 20_000


def test_pots_that_stand_are_grown_by_those_who_contest_them() -> None:
    standing = (FormedPot(900, (1, 2, 3)),)
    betting = Betting((paid(1, 100), paid(2, 100), paid(3, 0)), collected=standing)
    assert pots(betting) == (FormedPot(900, (1, 2, 3)), FormedPot(200, (1, 2)))
    both = Betting((paid(1, 100), paid(2, 100)), collected=(FormedPot(900, (1, 2)),))
    assert pots(both) == (FormedPot(1100, (1, 2)),)


def test_p02_each_pot_is_split_by_itself() -> None:
    table = Table((76, 181, 300, 117, 5, 66, 27), blinds=(1, 2), ante=1)
    table.deal({1: "Qh Ts", 2: "8h 2s", 3: "As Kh", 4: "4s 6d", 5: "Ah 6c", 6: "Tc Qd", 7: "4d Qc"})
    table.acts("3 raise 114", "4 raise 116", "5 fold", "6 call", "7 call", "1 call")
    table.acts("2 call", "3 fold")
    assert table.pots[0][0] + sum(amount for amount, _ in table.pots[1:]) == 163 + 195 + 40 + 121
    for cards in ("7c 2h Td", "Kc", "Qs"):
        table.street(cards)
    assert table.phase_now() is Phase.SHOWDOWN
    assert table.pots == [
        (163, (1, 2, 4, 6, 7)),
        (195, (1, 2, 4, 6)),
        (40, (1, 2, 4)),
        (121, (2, 4)),
    ]
    table.given(*(ob.HandTabled(seat) for seat in (1, 2, 4, 6, 7)), ob.PotPushed())
    assert table.phase_now() is Phase.COMPLETE
    assert table.stacks == {1: 220, 2: 185, 3: 185, 4: 0, 5: 4, 6: 178, 7: 0}


# --- uncalled bets


def test_uncalled_is_what_nobody_matched() -> None:
    assert uncalled(Betting((paid(1, 300, bet=300), paid(2, 120, bet=120)))) == (1, 180)
    assert uncalled(Betting((paid(1, 300, bet=300), paid(2, 300, bet=300)))) is None
    assert uncalled(Betting((paid(1, 0), paid(2, 0)))) is None


def test_a_folded_bet_counts_as_matched_as_far_as_it_goes() -> None:
    betting = Betting((paid(1, 300, bet=300), paid(2, 200, bet=200, live=False)))
    assert uncalled(betting) == (1, 100)


def test_p08_an_uncalled_bet_goes_back() -> None:
    table = Table((300, 300, 300), blinds=(5, 10)).deal()
    table.acts("3 raise 30", "1 fold", "2 fold")
    assert table.pots == [(25, (3,))]
    table.given(ob.PotPushed())
    assert table.stacks == {1: 295, 2: 290, 3: 315}


def test_p09_heads_up_blinds_that_are_all_in() -> None:
    table = Table((1000, 40)).deal()
    assert table.phase_now() is Phase.FLOP_BURN
    assert table.hand.actions == ()
    assert table.pots == [(80, (1, 2))]
    assert table.stacks == {1: 960, 2: 0}


def test_a_walk() -> None:
    table = Table().deal().acts("3 fold", "4 fold", "1 fold").given(ob.PotPushed())
    assert table.stacks == {1: 950, 2: 1050, 3: 1000, 4: 1000}


# --- antes


def test_antes_of_each_are_no_bets() -> None:
    table = Table(ante=10).deal()
    assert table.bets == {1: 50, 2: 100}
    assert table.pots == [(40, (1, 2, 3, 4))]
    assert table.stacks == {1: 940, 2: 890, 3: 990, 4: 990}


def test_a_big_blind_ante_is_dead() -> None:
    table = Table((1000, 1000, 60), ante=100, ante_kind="big_blind").deal()
    assert table.bets == {1: 50, 2: 100}
    table.acts("3 all_in", "1 call", "2 check")
    # Seat 3 wins its part of the bets and the whole ante.
    assert table.pots == [(280, (1, 2, 3)), (80, (1, 2))]


def test_a_short_stack_pays_its_ante_first() -> None:
    table = Table((1000, 120, 1000), ante=50).deal()
    assert table.player(2).stack == 0
    assert table.player(2).bet == 70
    assert table.hand.betting.call == 100


# --- odd chips


def test_odd_chips_go_to_the_left_of_the_button_one_each() -> None:
    assert shares(100, [1, 4, 7], button=4) == (Share(7, 34), Share(1, 33), Share(4, 33))
    assert shares(101, [1, 4, 7], button=9) == (Share(1, 34), Share(4, 34), Share(7, 33))


def test_each_pot_has_its_own_odd_chips() -> None:
    table = Table((25, 75, 76, 100), blinds=(5, 10), button=4)
    table.deal({1: "2c 3d", 2: "Ah Kd", 3: "As Kc", 4: "2d 3h"})
    table.acts("3 all_in", "4 fold", "1 all_in", "2 all_in")
    # 75 and 100 in the pots; the 76th chip of seat 3 was not called.
    assert table.stacks[3] == 1
    for cards in ("Qc Jd 9s", "7h", "4s"):
        table.street(cards)
    assert table.pots == [(75, (1, 2, 3)), (100, (2, 3))]
    table.given(*(ob.HandTabled(seat) for seat in (1, 2, 3)), ob.PotPushed())
    assert table.stacks == {1: 0, 2: 38 + 50, 3: 37 + 50 + 1, 4: 100}


# --- for any amounts

players = st.lists(
    st.tuples(
        st.integers(0, 500),
        st.booleans(),
        st.integers(0, 60),
        st.integers(0, 100),
    ),
    min_size=2,
    max_size=10,
)


def betting_of(drawn: list[tuple[int, bool, int, int]]) -> Betting:
    return Betting(
        tuple(
            paid(
                seat,
                total,
                live=live or seat == 1,
                bet=min(bet, total),
                dead=dead if seat == len(drawn) else 0,
            )
            for seat, (total, live, bet, dead) in enumerate(drawn, start=1)
        )
    )


@given(players)
def test_pots_hold_what_went_in(drawn: list[tuple[int, bool, int, int]]) -> None:
    betting = betting_of(drawn)
    went_in = sum(p.total - p.bet + p.dead for p in betting.players)
    assert sum(pot.amount for pot in pots(betting)) == went_in
    assert chips_in_play(betting) == sum(p.start for p in betting.players)


@given(players)
def test_who_contests_a_side_pot_contests_those_before_it(
    drawn: list[tuple[int, bool, int, int]],
) -> None:
    betting = betting_of(drawn)
    live = {p.seat for p in betting.players if p.live}
    formed = pots(betting)
    for earlier, later in pairwise(formed):
        assert set(later.seats) < set(earlier.seats)
    for pot in formed:
        assert pot.amount > 0
        assert pot.seats
        assert set(pot.seats) <= live


@given(players)
def test_nobody_wins_more_from_each_than_it_put_in(
    drawn: list[tuple[int, bool, int, int]],
) -> None:
    betting = betting_of(drawn)
    paid_in = {p.seat: p.total - p.bet for p in betting.players}
    dead = sum(p.dead for p in betting.players)
    most_live = max(paid_in[p.seat] for p in betting.players if p.live)
    for seat in [p.seat for p in betting.players if p.live]:
        may_win = sum(pot.amount for pot in pots(betting) if seat in pot.seats)
        mine = paid_in[seat]
        cap = mine if mine < most_live else max(paid_in.values())
        assert may_win == sum(min(amount, cap) for amount in paid_in.values()) + dead


@given(players)
def test_what_is_uncalled_leaves_the_two_highest_bets_equal(
    drawn: list[tuple[int, bool, int, int]],
) -> None:
    betting = betting_of(drawn)
    bets = sorted((p.bet for p in betting.players), reverse=True)
    returned = uncalled(betting)
    if bets[0] == bets[1]:
        assert returned is None
    else:
        assert returned is not None
        seat, amount = returned
        highest = next(p for p in betting.players if p.seat == seat)
        assert highest.bet - amount == bets[1]


@given(st.integers(0, 10_000), st.sets(st.integers(1, 10), min_size=1), st.integers(1, 10))
def test_shares_are_the_pot_and_differ_by_one_at_most(
    amount: int, winners: set[int], button: int
) -> None:
    split = shares(amount, sorted(winners), button)
    assert {share.seat for share in split} == winners
    assert sum(share.amount for share in split) == amount
    amounts = [share.amount for share in split]
    assert max(amounts) - min(amounts) <= 1
    # The odd chips come first, and the order starts left of the button.
    assert amounts == sorted(amounts, reverse=True)
    assert [(share.seat - button - 1) % 10 for share in split] == sorted(
        (share.seat - button - 1) % 10 for share in split
    )
