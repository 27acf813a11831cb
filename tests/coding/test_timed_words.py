"""The words of a passage are packed and read again as they were."""

from __future__ import annotations

import pytest

from labeval.coding.timed_words import Word, Words

SPOKEN = (Word(0, 3, 120, 400, 0.5), Word(4, 9, 410, 900))


def test_words_are_the_same_when_they_are_read_again():
    words = Words.of(SPOKEN)
    assert tuple(Words(words.packed)) == SPOKEN
    assert words == SPOKEN and words[-1] == SPOKEN[1] and words[:1] == SPOKEN[:1]
    assert words.times() == [(0, 3, 120, 400), (4, 9, 410, 900)]


def test_bytes_that_end_within_a_word_are_refused():
    packed = Words.of(SPOKEN).packed
    with pytest.raises(ValueError, match="no words"):
        Words(packed[:-1])


@pytest.mark.parametrize("at", [2, -3])
def test_there_is_no_word_beyond_the_ends(at):
    with pytest.raises(IndexError):
        Words.of(SPOKEN)[at]
