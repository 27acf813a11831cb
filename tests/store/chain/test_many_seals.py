"""Seals of many rows at once are those of each row."""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st

from labeval.store.chain.hashes import digest, digest_of_rows, packed, seal, seals

TEXTS = st.text(st.characters(codec=None), max_size=20)


@given(st.lists(st.lists(TEXTS, min_size=3, max_size=3)))
@example([["a", "b", "c"], ["\ud800", "ä" * 300, ""], ["x" * 100_000, "", "1"]])
def test_seals_of_many_rows_are_those_of_each(rows):
    assert seals("judgment", rows) == tuple(seal("judgment", row) for row in rows)
    assert seals("segment", rows) == tuple(seal("segment", row) for row in rows)


@given(st.lists(st.lists(TEXTS, min_size=3, max_size=3)))
@example([["a", "b", "c"], ["\ud800", "ä" * 300, ""], ["x" * 100_000, "", "1"]])
def test_the_hash_of_many_rows_is_that_of_all_their_columns(rows):
    columns = [text for row in rows for text in row]
    for salt in ("", "a" * 32):
        assert digest_of_rows("imported", rows, salt) == digest("imported", columns, salt)


def test_rows_are_packed_with_their_lengths():
    row = ("ab", 7, "", "x" * 1_000)
    assert packed(row) == b"2,1,0,1000;ab\x1f7\x1f\x1f" + b"x" * 1_000
