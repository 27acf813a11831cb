"""Columns of texts that repeat are a number a row, and say what the texts would have said."""

from __future__ import annotations

import numpy as np
import pytest

from labeval.analysis.data.coded_texts import CodedTexts, TextCoder
from labeval.analysis.data.judgments import COLUMNS, judgment_frame
from labeval.exchange.tables import judgments
from labeval.store.record.imported import JudgmentRow
from tests.support.judgments.judged_frames import NAMES


def coded(*texts: str) -> CodedTexts:
    coder = TextCoder()
    coder.add(texts[:2])
    coder.add(texts[2:])
    return coder.made()


def texts_of(column: CodedTexts) -> list[str]:
    return [column.texts[code] for code in column.codes]


def test_texts_come_back_in_their_rows_and_are_sorted_once_each():
    made = coded("b", "a", "b", "ä", "B")
    assert texts_of(made) == ["b", "a", "b", "ä", "B"]
    assert list(made.texts) == sorted({"b", "a", "ä", "B"})
    assert list(made.plain()) == list(made.categories()) == texts_of(made)
    assert list(made.categories().cat.categories) == list(made.texts)


def test_stretches_of_the_same_text_are_as_others():
    """Also those that only begin and end alike, and a text that has been met before."""
    coder = TextCoder()
    parts = (["b", "b"], ["a", "a", "a"], ["b", "c", "b"], ["c"], ["b"], ["a", "b"])
    for part in parts:
        coder.add(part)
    assert texts_of(coder.made()) == [text for part in parts for text in part]


@pytest.mark.parametrize("different", [256, 257])
def test_a_column_has_room_for_the_number_of_its_last_text(different):
    texts = [f"{n:03}" for n in range(different)]
    assert texts_of(coded(*texts)) == texts
    assert texts_of(coded("x", "y").replaced(np.array([True, False]), coded("z", "z"))) == [
        "z",
        "y",
    ]


def test_nothing_is_a_column_without_rows():
    made = TextCoder().made()
    assert len(made.categories()) == len(made.plain()) == 0
    assert texts_of(made.joined("/", made)) == []


def test_joined_texts_that_are_equal_have_one_number():
    left, right = coded("a", "a/b", "a"), coded("b/c", "c", "d")
    found = left.joined("/", right)
    assert texts_of(found) == ["a/b/c", "a/b/c", "a/d"]
    assert list(found.texts) == ["a/b/c", "a/d"]


def test_a_text_with_several_others_is_found_and_replaced():
    sessions, people = coded("s", "s", "t", "t"), coded("p", "q", "p", "p")
    shared = sessions.with_several(people)
    assert shared.tolist() == [True, True, False, False]
    replaced = sessions.replaced(shared, people.joined("/", sessions))
    assert texts_of(replaced) == ["p/s", "q/s", "t", "t"]
    assert list(replaced.texts) == ["p/s", "q/s", "t"]


def test_a_frame_longer_than_one_part_is_what_its_rows_say():
    rows = [
        (
            *(f"r{n % 7}", f"s{n % 7}", "", "dqe", f"c{n % 3}", f"p{n}", f"t{n % 11}", str(n % 5)),
            *(f"{n}.5" if n % 2 else "", "", str(n), ""),
        )
        for n in range(4100)
    ]
    frame = judgment_frame(rows, NAMES)
    for place, name in enumerate(NAMES):
        cells = [row[place] for row in rows]
        if name == "page":
            cells = [f"s{n % 7}/p{n}" for n in range(4100)]
        if name in ("seconds", "answer_seconds"):
            expected = np.array([float(cell or "nan") for cell in cells])
            np.testing.assert_array_equal(frame[name].to_numpy(), expected)
        else:
            assert frame[name].tolist() == cells


def test_an_imported_row_has_the_columns_of_the_table():
    *fields, turn = (column.name for column in judgments.COLUMNS)
    assert tuple(fields) == JudgmentRow._fields == COLUMNS
    assert turn == "turn"
