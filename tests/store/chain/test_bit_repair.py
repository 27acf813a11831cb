"""A row with one wrong bit is what it was again, and a row with two is left alone."""

from __future__ import annotations

from hashlib import blake2b

from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.store.chain import bit_repair
from labeval.store.chain.bit_repair import repaired
from labeval.store.chain.hashes import Column, packed

rows = st.lists(st.one_of(st.text(max_size=12), st.integers(0, 2**62)), min_size=1, max_size=4)


def hashed(row) -> bytes:
    return blake2b(packed(row), digest_size=16).digest()


def with_bit(column: Column, bit: int) -> Column:
    if isinstance(column, int):
        return column ^ (1 << bit % 63)
    content = bytearray(column.encode())
    content[bit // 8 % len(content)] ^= 1 << bit % 8
    return content.decode(errors="surrogateescape")


@settings(max_examples=60)
@given(rows, st.data())
def test_any_wrong_bit_is_found(row, data):
    place = data.draw(st.sampled_from([n for n, c in enumerate(row) if c != ""] or [0]))
    if row[place] == "":
        row[place] = 5
    damaged = list(row)
    damaged[place] = with_bit(row[place], data.draw(st.integers(0, 8 * 12 * 63)))
    stored = hashed(row)
    assert repaired(damaged, lambda one: hashed(one) == stored) == tuple(row)


def test_two_wrong_bits_are_not_guessed():
    assert repaired([6, "cb"], lambda one: list(one) == [5, "ab"]) is None


def test_texts_are_searched_up_to_a_length(monkeypatch):
    monkeypatch.setattr(bit_repair, "_LONGEST", 6)
    for row, found in (([1, "abc", "abc"], True), ([1, "abc", "abcd"], False)):
        right = (0, *row[1:])
        assert (repaired(row, lambda one, right=right: tuple(one) == right) == right) is found
