"""Where the ends of a coding are after an edit: what was coded stays coded, letter for letter."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.coding.texts.moved_ends import TextEdit

texts = st.text("ab .é\u0301", max_size=8)


@pytest.mark.parametrize(
    ("old", "at", "typed", "coded", "expected"),
    [
        ("the fox", 4, "red ", (4, 7), (8, 11)),
        ("the fox", 4, "red", (4, 7), (4, 10)),  # letters before a word belong to it
        ("the fox", 4, "a re", (4, 7), (6, 11)),
        ("the fox", 7, "es", (4, 7), (4, 9)),  # and so do those after it
        ("the fox", 7, "es, too", (4, 7), (4, 9)),
        ("the fox", 7, ".", (4, 7), (4, 7)),
        ("the, fox", 3, "y", (3, 8), (4, 9)),  # it begins with no letter
        ("the fox.", 8, "y", (4, 8), (4, 8)),  # it ends with none
        ("the fox", 5, "o", (4, 7), (4, 8)),
        ("the fox", 3, "y", (4, 7), (5, 8)),
        ("the fox", 3, "y", (0, 2), (0, 2)),
    ],
)
def test_typed_letters_go_on_with_a_coded_word(old, at, typed, coded, expected):
    edit = TextEdit(old, at, at, typed)
    assert (edit.start_of(coded[0]), edit.end_of(coded[1])) == expected


@pytest.mark.parametrize(
    ("span", "typed", "coded", "expected"),
    [
        ((4, 7), "cat", (4, 7), (4, 7)),
        ((4, 7), "lion", (4, 7), (4, 8)),
        ((4, 5), "b", (5, 7), (5, 7)),
        ((0, 3), "a", (0, 7), (0, 5)),
        ((0, 5), "b", (4, 7), (0, 3)),
        ((2, 5), "", (4, 7), (2, 4)),
        ((2, 5), "!", (0, 3), (0, 3)),
        ((2, 3), "!", (4, 7), (4, 7)),
    ],
)
def test_what_is_replaced_takes_the_ends_in_it_along(span, typed, coded, expected):
    edit = TextEdit("the fox", *span, typed)
    assert (edit.start_of(coded[0]), edit.end_of(coded[1])) == expected


@given(texts, texts, st.data())
def test_ends_away_from_an_edit_keep_their_letters(old, typed, data):
    start = data.draw(st.integers(0, len(old)))
    end = data.draw(st.integers(start, len(old)))
    edit, new = TextEdit(old, start, end, typed), old[:start] + typed + old[end:]
    for offset in range(len(old) + 1):
        moved = edit.start_of(offset), edit.end_of(offset)
        assert all(0 <= one <= len(new) for one in moved)
        if offset < start:
            assert moved == (offset, offset)
        if offset > end:
            assert moved == (offset + len(new) - len(old),) * 2


def test_an_end_of_the_text_has_no_neighbour_to_go_on_with():
    assert TextEdit("ab", 2, 2, "c").start_of(2) == 3
    assert TextEdit("ab", 0, 0, "c").end_of(0) == 0
