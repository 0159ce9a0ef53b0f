"""What the logs say of each hand, as rows that can be searched and counted.

It reads no log and knows no fault: whoever does hands the rows in, and may do so again.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    bindparam,
    case,
    delete,
    func,
    select,
    tuple_,
)

from app.store.database import Database
from app.store.dialect import insert_or_ignore
from app.store.hand_rows import (
    BETWEEN,
    RULING,
    Count,
    CountBy,
    HandFault,
    HandFilter,
    HandRow,
    Place,
)
from app.store.schema import entries, hand_faults, hands, tables

_hand = select(
    hands.c.table_id,
    hands.c.first_seq,
    hands.c.last_seq,
    hands.c.number,
    hands.c.began_at,
    hands.c.last_at,
    hands.c.dealer,
    hands.c.players,
)
_fault = select(
    hand_faults.c.table_id,
    hand_faults.c.first_seq,
    hand_faults.c.seq,
    hand_faults.c.at,
    hand_faults.c.kind,
    hand_faults.c.rule,
    hand_faults.c.who,
    hand_faults.c.outcome,
    hand_faults.c.reason,
    hand_faults.c.seconds,
    hand_faults.c.floor_only,
)
_same_hand = and_(
    hand_faults.c.table_id == hands.c.table_id, hand_faults.c.first_seq == hands.c.first_seq
)


# Found from the end of each log on, few entries before it; grouped, the whole of them was read.
_opening_of = (
    select(entries.c.seq)
    .where(entries.c.table_id == tables.c.id, entries.c.opens_hand)
    .order_by(entries.c.seq.desc())
    .limit(1)
    .scalar_subquery()
)
_newest_opening = select(tables.c.id, _opening_of).where(
    tables.c.id.in_(bindparam("table_ids", expanding=True))
)


class HandStore:
    """The hands of one database. Every method may raise `StoreUnavailable`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, rows: Sequence[HandRow]) -> None:
        """Store hands with their faults, in the place of what was known of them."""

        def put(connection: Connection) -> None:
            for row in rows:
                connection.execute(
                    delete(hands).where(
                        hands.c.table_id == row.table_id, hands.c.first_seq == row.first_seq
                    )
                )
                # Of two nodes that read the same log at once the first will do.
                statement = insert_or_ignore(hands, connection.dialect.name)
                won = connection.execute(
                    statement.returning(hands.c.first_seq), [_values(row)]
                ).first()
                if won is not None and row.faults:
                    connection.execute(hand_faults.insert(), _fault_values(row))

        if rows:
            await self._database.write(put)

    async def read_up_to(self, table_id: str | None = None) -> dict[str, tuple[int, int]]:
        """Return the first and the last entry of the newest hand that is known of each table, or of
        one.
        """
        newest_of = select(hands.c.table_id, func.max(hands.c.first_seq).label("first_seq"))
        if table_id is not None:
            newest_of = newest_of.where(hands.c.table_id == table_id)
        newest = newest_of.group_by(hands.c.table_id).subquery()
        wanted = select(hands.c.table_id, hands.c.first_seq, hands.c.last_seq).join(
            newest,
            and_(newest.c.table_id == hands.c.table_id, newest.c.first_seq == hands.c.first_seq),
        )
        rows = await self._database.read(wanted)
        return {table_id: (first, last) for table_id, first, last in rows}

    async def newest_openings(self, table_ids: Sequence[str]) -> dict[str, int]:
        """Return the entry that opens the newest deal in each of these logs; without one in which
        nothing was dealt yet.
        """
        rows = await self._database.read(_newest_opening, {"table_ids": list(table_ids)})
        return {table_id: seq for table_id, seq in rows if seq is not None}

    async def search(
        self, wanted: HandFilter, limit: int, after: Place | None = None
    ) -> list[HandRow]:
        """Return hands with their faults, the newest first, at most `limit` of those after one."""
        statement = _hand.where(*_conditions(wanted))
        if after is not None:
            statement = statement.where(
                tuple_(hands.c.began_at, hands.c.table_id, hands.c.first_seq)
                < tuple_(after.began_at, after.table_id, after.first_seq)
            )
        order = (hands.c.began_at.desc(), hands.c.table_id.desc(), hands.c.first_seq.desc())
        rows = await self._database.read(statement.order_by(*order).limit(limit))
        found = [_hand_row(row) for row in rows]
        return await self._with_faults(found, floor_only=wanted.floor_only)

    async def _with_faults(self, found: list[HandRow], *, floor_only: bool) -> list[HandRow]:
        if not found:
            return found
        keys = [(row.table_id, row.first_seq) for row in found]
        statement = _fault.where(
            tuple_(hand_faults.c.table_id, hand_faults.c.first_seq).in_(keys)
        ).order_by(hand_faults.c.number)
        if not floor_only:
            statement = statement.where(hand_faults.c.floor_only.is_(False))
        of_hand: dict[tuple[str, int], list[HandFault]] = {key: [] for key in keys}
        for row in await self._database.read(statement):
            of_hand[row[0], row[1]].append(HandFault(*row[2:]))
        return [replace(row, faults=tuple(of_hand[row.table_id, row.first_seq])) for row in found]

    async def count(self, wanted: HandFilter, by: CountBy) -> list[Count]:
        """Count what went wrong in the hands that are wanted, the most first."""
        key: ColumnElement[str] = {
            "kind": hand_faults.c.kind,
            "table": hands.c.table_id,
            "dealer": hands.c.dealer,
        }[by]
        faults = await self._faults_of(wanted, key, by)
        played = {} if by == "kind" else await self._hands_of(wanted, key)
        counts = [
            faults.get(each) or Count(each, played[each], 0, 0, 0, None)
            for each in dict.fromkeys((*faults, *played))
        ]
        if by != "kind":
            counts = [replace(each, hands=played.get(each.key, 0)) for each in counts]
        return sorted(counts, key=lambda each: (-each.faults, -each.hands, each.key))

    async def _faults_of(
        self, wanted: HandFilter, key: ColumnElement[str], by: CountBy
    ) -> dict[str, Count]:
        is_ruling = hand_faults.c.kind == RULING
        kept = [*_conditions(wanted), *_fault_conditions(wanted)]
        if by == "kind":
            kept.append(~is_ruling)
        statement: Select[Any] = (
            select(
                key,
                func.count(func.distinct(hands.c.table_id.concat(hands.c.began_at))),
                func.sum(case((is_ruling, 0), else_=1)),
                func.sum(case((hand_faults.c.outcome == "open", 1), else_=0)),
                func.sum(case((is_ruling, 1), else_=0)),
                func.avg(case((is_ruling, None), else_=hand_faults.c.seconds)),
            )
            .select_from(hands.join(hand_faults, _same_hand))
            .where(*kept)
            .group_by(key)
        )
        return {row[0]: _counted(row) for row in await self._database.read(statement)}

    async def _hands_of(self, wanted: HandFilter, key: ColumnElement[str]) -> dict[str, int]:
        statement = select(key, func.count()).where(*_conditions(wanted)).group_by(key)
        return {row[0]: int(row[1]) for row in await self._database.read(statement)}


def _hand_row(row: Sequence[Any]) -> HandRow:
    table_id, first, last, number, began_at, last_at, dealer, players = row
    names = tuple(filter(None, players.split(BETWEEN)))
    return HandRow(table_id, first, last, number, began_at, last_at, dealer, names)


def _counted(row: Sequence[Any]) -> Count:
    # What a database makes of a sum or a mean is not always the type that went in.
    key, in_hands, faults, still_open, rulings, seconds = row
    mean = None if seconds is None else float(seconds)
    return Count(key, in_hands, int(faults), int(still_open), int(rulings), mean)


def folded(name: str) -> str:
    """A name as it is compared."""
    return name.casefold()


def _conditions(wanted: HandFilter) -> list[ColumnElement[bool]]:
    """What a hand has to be."""
    kept: list[ColumnElement[bool]] = []
    if wanted.tables is not None:
        kept.append(hands.c.table_id.in_(sorted(wanted.tables)))
    if wanted.first is not None:
        kept.append(hands.c.number >= wanted.first)
    if wanted.last is not None:
        kept.append(hands.c.number <= wanted.last)
    if wanted.since is not None:
        kept.append(hands.c.began_at >= wanted.since)
    if wanted.until is not None:
        kept.append(hands.c.began_at <= wanted.until)
    if wanted.dealer is not None:
        kept.append(hands.c.dealer_folded.contains(folded(wanted.dealer), autoescape=True))
    if wanted.player is not None:
        kept.append(hands.c.players_folded.contains(folded(wanted.player), autoescape=True))
    if wanted.kind is not None:
        kept.append(
            select(hand_faults.c.seq)
            .where(_same_hand, *_fault_conditions(wanted))
            .correlate(hands)
            .exists()
        )
    return kept


def _fault_conditions(wanted: HandFilter) -> list[ColumnElement[bool]]:
    """What a fault has to be."""
    kept: list[ColumnElement[bool]] = []
    if wanted.kind is not None:
        kept.append(hand_faults.c.kind == wanted.kind)
    if not wanted.floor_only:
        kept.append(hand_faults.c.floor_only.is_(False))
    return kept


def _values(row: HandRow) -> dict[str, Any]:
    players = BETWEEN.join(row.players)
    return {
        "table_id": row.table_id,
        "first_seq": row.first_seq,
        "last_seq": row.last_seq,
        "number": row.number,
        "began_at": row.began_at,
        "last_at": row.last_at,
        "dealer": row.dealer,
        "dealer_folded": folded(row.dealer),
        "players": players,
        "players_folded": folded(players),
    }


def _fault_values(row: HandRow) -> list[dict[str, Any]]:
    return [
        {
            "table_id": row.table_id,
            "first_seq": row.first_seq,
            "number": number,
            "seq": fault.seq,
            "at": fault.at,
            "kind": fault.kind,
            "rule": fault.rule,
            "who": fault.who,
            "outcome": fault.outcome,
            "reason": fault.reason,
            "seconds": fault.seconds,
            "floor_only": fault.floor_only,
        }
        for number, fault in enumerate(row.faults, 1)
    ]
