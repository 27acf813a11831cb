"""Hashes made while imported rows come in are those of the rows in the record."""

from __future__ import annotations

import random
from itertools import product
from pathlib import Path

import pytest

from labeval.store.chain.imported_sets import ComingSets
from labeval.store.chain.judged_pages import pages_of
from labeval.store.chain.ledger import IMPORTED_JUDGMENTS, LedgerEntry, entered_digest
from labeval.store.chain.ledger import imported_digest as read_back
from labeval.store.record.imported import JudgmentRow
from labeval.store.record.record import Record

CODES = ("a", "b", "ä", "\U0001f600", "Z")


def rows(participants: int = 4) -> list[JudgmentRow]:
    """Of each participant, two sessions with texts in several scripts, in an order of no kind."""
    made = [
        JudgmentRow(
            *(f"p{code}", session, "c", "dqe", criterion, f"p{place}", item, "3", "", ""),
            *(place, ""),
        )
        for code, session, (place, item), criterion in product(
            CODES[:participants], ("s", "ß"), enumerate(("x", "é", "y", "z") * 3, 1), ("k", "ü")
        )
    ]
    random.Random(1).shuffle(made)
    return made


def together(row: JudgmentRow) -> str:
    return row.participant


def alternating(row: JudgmentRow) -> str:
    return row.page


@pytest.mark.parametrize("order", [together, alternating])
@pytest.mark.parametrize("parts", [1, 7, 1000])
def test_what_is_entered_is_the_hash_of_the_rows_in_the_record(tmp_path: Path, order, parts):
    listed = sorted(rows(), key=order)
    with Record(tmp_path / "record.sqlite") as record:
        with record.imported.writing():
            for start in range(0, len(listed), parts):
                record.imported.add(listed[start : start + parts])
        check(record, {row.participant for row in listed})


def test_a_participant_with_rows_from_before_has_the_hash_of_all(tmp_path: Path):
    listed = sorted(rows(), key=together)
    with Record(tmp_path / "record.sqlite") as record:
        for some in (listed[: len(listed) // 2 - 5], listed[len(listed) // 2 - 5 :]):
            with record.imported.writing():
                record.imported.add(some)
        check(record, {row.participant for row in listed})


def test_a_block_that_failed_leaves_nothing_behind(tmp_path: Path):
    listed = sorted(rows(), key=together)
    with Record(tmp_path / "record.sqlite") as record:
        with pytest.raises(ZeroDivisionError), record.imported.writing():
            record.imported.add(listed[:60])
            raise ZeroDivisionError
        others = [row for row in listed if row.participant != listed[0].participant]
        with record.imported.writing():
            record.imported.add(others)
        codes = {row.participant for row in others}
        check(record, codes)
        found = record.connection.execute("SELECT participant FROM imported_set").fetchall()
        assert {code for (code,) in found} == codes


def check(record: Record, participants: set[str]) -> None:
    connection = record.connection
    for participant in participants:
        salt, count = connection.execute(
            "SELECT salt, judgments FROM imported_set WHERE participant = ?", (participant,)
        ).fetchone()
        found, rows_there = read_back(connection, IMPORTED_JUDGMENTS, participant, salt)
        subject = IMPORTED_JUDGMENTS.subject(salt)
        assert entered_digest(connection, LedgerEntry.IMPORTED, subject) == found
        assert count == rows_there == 48


@pytest.mark.parametrize(("order", "whole"), [(together, 4), (alternating, 0)])
def test_rows_that_come_one_participant_after_the_other_are_not_read_back(tmp_path, order, whole):
    listed = sorted(rows(), key=order)
    with Record(tmp_path / "record.sqlite") as record:
        coming = ComingSets(record.connection)
        for start in range(0, len(listed), 10):
            for judged in pages_of(listed[start : start + 10]):
                coming.add(judged, judged.packed())
        assert len(coming.made()) == whole
