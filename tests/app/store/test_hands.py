"""What a store finds and counts among hands, the same on every database.

Where the rows come from is proved with the service.
"""

from dataclasses import replace

import pytest

from app.store import Store
from app.store.hand_rows import Count, HandFault, HandFilter, HandRow, Place
from app.store.prunings import PruningRow
from tests.app.store.rows import entry, sql, with_tables

ALL = HandFilter(floor_only=True)


def fault(seq: int, kind: str = "boxed_card", **fields: object) -> HandFault:
    made = HandFault(seq, f"at-{seq}", kind, "TDA-38", "Ana", "remedied", "", 10.0, False)
    return replace(made, **fields)  # type: ignore[arg-type]


def hand(table: str, number: int, *faults: HandFault, **fields: object) -> HandRow:
    first = number * 10
    made = HandRow(
        table, first, first + 9, number, f"2026-03-0{number}", "z", "Rosa", ("Ana",), faults
    )
    return replace(made, **fields)  # type: ignore[arg-type]


async def found(store: Store, wanted: HandFilter) -> list[tuple[str, int]]:
    return [(row.table_id, row.number) for row in await store.hands.search(wanted, 100)]


async def test_a_hand_comes_back_as_it_was_put(store: Store) -> None:
    await with_tables(store.log, "a")
    row = hand("a", 1, fault(12), fault(11, "ruling", seconds=None, floor_only=True))
    await store.hands.put([row])
    assert await store.hands.search(ALL, 10) == [row]
    assert await store.hands.read_up_to() == {"a": (10, 19)}
    # Put again it takes its own place.
    await store.hands.put([replace(row, last_seq=25, faults=(fault(12),))])
    (again,) = await store.hands.search(ALL, 10)
    assert (again.last_seq, len(again.faults)) == (25, 1)


async def test_the_newest_deal_of_each_log_is_found(store: Store) -> None:
    await with_tables(store.log, "a", "b", "c")
    for seq in range(1, 9):
        await store.log.append(entry("a", seq, opens_hand=seq in {2, 5}))
    await store.log.append(entry("b", 1))
    assert await store.hands.newest_openings(["a", "b", "c", "nowhere"]) == {"a": 5}
    assert await store.hands.newest_openings([]) == {}


async def test_the_newest_come_first_and_pages_follow_on(store: Store) -> None:
    await with_tables(store.log, "a", "b")
    rows = [hand(table, number) for table in ("a", "b") for number in (1, 2, 3)]
    await store.hands.put(rows)
    seen: list[tuple[str, int]] = []
    place = None
    while page := await store.hands.search(ALL, 2, place):
        seen += [(row.table_id, row.number) for row in page]
        place = Place(page[-1].began_at, page[-1].table_id, page[-1].first_seq)
    assert seen == [("b", 3), ("a", 3), ("b", 2), ("a", 2), ("b", 1), ("a", 1)]
    assert await store.hands.read_up_to("b") == {"b": (30, 39)}


@pytest.mark.parametrize(
    ("wanted", "numbers"),
    [
        (HandFilter(first=2), [3, 2]),
        (HandFilter(last=2), [2, 1]),
        (HandFilter(first=2, last=2), [2]),
        (HandFilter(tables=("b",)), []),
        (HandFilter(tables=()), []),
        (HandFilter(kind="boxed_card"), [2]),
        (HandFilter(kind="undercall"), []),
        (HandFilter(kind="undercall", floor_only=True), [3]),
        (HandFilter(dealer="ÑAND"), [1]),
        (HandFilter(player="ben%"), [2]),
        (HandFilter(player="b_n"), []),
        (HandFilter(player="BEN"), [2, 1]),
        (HandFilter(since="2026-03-02"), [3, 2]),
        (HandFilter(until="2026-03-02"), [2, 1]),
    ],
)
async def test_a_filter_keeps_what_it_names(
    store: Store, wanted: HandFilter, numbers: list[int]
) -> None:
    await with_tables(store.log, "a", "b")
    await store.hands.put(
        [
            hand("a", 1, dealer="Señor Ñandú", players=("Ana", "Ben")),
            hand("a", 2, fault(22), players=("Cleo", "ben% <i>")),
            hand("a", 3, fault(32, "undercall", floor_only=True)),
        ]
    )
    assert await found(store, wanted) == [("a", number) for number in numbers]


async def test_it_is_counted_by_kind_table_and_dealer(store: Store) -> None:
    await with_tables(store.log, "a", "b")
    await store.hands.put(
        [
            hand("a", 1, fault(11), fault(12, seconds=20.0), fault(13, "ruling", seconds=900.0)),
            hand("a", 2, fault(21, outcome="open", seconds=None), dealer="Luis"),
            hand("a", 3),
            hand("b", 1, fault(11, "undercall", seconds=None, floor_only=True)),
        ]
    )
    assert await store.hands.count(ALL, "kind") == [
        Count("boxed_card", 2, 3, 1, 0, 15.0),
        Count("undercall", 1, 1, 0, 0, None),
    ]
    assert await store.hands.count(ALL, "table") == [
        Count("a", 3, 3, 1, 1, 15.0),
        Count("b", 1, 1, 0, 0, None),
    ]
    assert await store.hands.count(HandFilter(), "dealer") == [
        Count("Rosa", 3, 2, 0, 1, 15.0),
        Count("Luis", 1, 1, 1, 0, None),
    ]
    assert await store.hands.count(HandFilter(first=3), "kind") == []
    assert await store.hands.count(HandFilter(kind="boxed_card", tables=("a",)), "table") == [
        Count("a", 2, 3, 1, 0, 15.0)
    ]


async def test_what_is_pruned_is_forgotten(store: Store, store_url: str) -> None:
    await with_tables(store.log, "a")
    for seq in range(1, 25):
        await store.log.append(entry("a", seq))
    await store.hands.put([hand("a", 1, fault(12)), hand("a", 2, fault(22))])
    (root,) = [each.hash for each in await store.log.read("a", 18, 1)]
    await store.prunings.cut(PruningRow("a", 19, root, "now", "Ana"))
    assert await found(store, ALL) == [("a", 2)]
    assert sql(store_url, "SELECT count(*) FROM hand_faults") == [(1,)]
