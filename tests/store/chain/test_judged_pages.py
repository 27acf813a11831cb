"""Judgments page by page are the rows that they were made of, and hashed as those."""

from __future__ import annotations

import random
from itertools import chain
from pathlib import Path

import pytest

from labeval.store.chain.hashes import packed_rows, seals
from labeval.store.chain.judged_pages import MOST_ON_PAGE, JudgedPages, JudgmentCells, pages_of
from labeval.store.record.imported import JudgmentRow
from labeval.store.record.record import Record

TEXTS = ("a", "ä|b", "\U0001f600" * 3, "x" * 300, "1,2", "\x1f")


def rows(criteria: int, seed: int = 1) -> list[JudgmentCells]:
    """Rows of participants one after the other, so many to a page; in some, times differ."""
    chosen = random.Random(seed)
    made = []
    for who, page in ((f"r{n // 40}", n % 40) for n in range(120)):
        about = (chosen.choice(("", "s")) or who, chosen.choice(TEXTS), "dqe")
        item, time = chosen.choice(TEXTS), chosen.choice(("", "2026-01-31T09:30:00Z"))
        for n in chosen.sample(range(criteria), chosen.randint(1, criteria)):
            answer = (chosen.choice(TEXTS), "1.5", chosen.choice(("", "0.25")))
            made.append((who, *about, f"c{n}", f"p{page}", item, *answer, page + 1, time))
    return made


def as_texts(listed: list[JudgmentCells]) -> list[tuple[str, ...]]:
    return [tuple(map(str, row)) for row in listed]


@pytest.mark.parametrize("criteria", [1, 5, 3 * MOST_ON_PAGE])
def test_pages_are_the_rows_that_they_were_made_of_and_packed_as_those(criteria: int) -> None:
    listed = rows(criteria)
    parts = list(pages_of(listed))
    assert list(chain.from_iterable(part.rows() for part in parts)) == listed
    assert max(chain.from_iterable(part.counts for part in parts)) <= MOST_ON_PAGE
    packed = [part.packed() for part in parts]
    assert (
        list(chain.from_iterable(each.texts for each in packed))
        == packed_rows(as_texts(listed)).texts
    )
    assert (
        list(chain.from_iterable(each.heads for each in packed))
        == packed_rows(as_texts(listed)).heads
    )


@pytest.mark.parametrize("criteria", [5, MOST_ON_PAGE + 1])
def test_rows_in_two_parts_are_the_pages_of_one(criteria: int) -> None:
    listed = [
        ("r", "s", "c", "dqe", f"k{n:03}", f"p{page}", "a", "3", "", "", page, "")
        for page in range(1, 4)
        for n in range(criteria)
    ]
    (whole,) = pages_of(listed)
    for end in range(len(listed) + 1):
        made = JudgedPages([], [], [])
        for some in (listed[:end], listed[end:]):
            for part in pages_of(some):
                made.extend(part)
        assert list(made.rows()) == listed
        assert max(made.counts) <= MOST_ON_PAGE
        if criteria <= MOST_ON_PAGE:
            assert made == whole
            assert made.in_order


def test_rows_are_in_order_only_if_each_key_comes_after_the_one_before() -> None:
    row = ("r", "s", "c", "dqe", "k1", "p1", "a", "3", "", "", 1, "")
    later = [
        (*row[:4], "k2", *row[5:]),
        (*row[:5], "p2", *row[6:]),
        (*row[:10], 2, ""),
        ("r", "t", *row[2:]),
    ]
    for other in later:
        assert next(pages_of([row, other])).in_order
        assert not next(pages_of([other, row])).in_order
    # of one page, two texts: which comes first is decided by the criterion before the text
    assert not next(pages_of([row, (*row[:6], "b", *row[7:])])).in_order


@pytest.mark.parametrize("criteria", [1, 5, 3 * MOST_ON_PAGE])
def test_the_record_holds_each_row_with_its_seal(tmp_path: Path, criteria) -> None:
    listed = rows(criteria)
    with Record(tmp_path / "record.sqlite") as record:
        with record.imported.writing():
            assert record.imported.add_pages(pages_of(listed)) == len(listed)
        found = record.connection.execute("SELECT * FROM imported_judgment").fetchall()
        assert list(record.imported.rows()) == sorted(
            map(JudgmentRow._make, listed), key=JudgmentRow.key
        )
    assert sorted(row[:-1] for row in found) == sorted(listed)
    assert tuple(row[-1] for row in found) == seals("judgment", as_texts([r[:-1] for r in found]))
