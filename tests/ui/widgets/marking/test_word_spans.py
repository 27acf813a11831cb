"""Whole words around positions."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from labeval.ui.widgets.marking.word_caret import WordCaret
from labeval.ui.widgets.marking.word_spans import (
    next_word,
    trimmed,
    whole_words,
    word_before,
)

TEXT = "The flap's open – day & night; 3.5 € 😀 each."


def chosen(one: int, other: int) -> str | None:
    found = whole_words(TEXT, one, other)
    return TEXT[slice(*found)] if found else None


def test_words_that_are_touched_are_taken_whole():
    assert chosen(1, 2) == "The"
    assert chosen(2, 6) == "The flap's"
    assert chosen(9, 5) == "flap's"


def test_a_press_takes_the_word_at_it():
    assert chosen(6, 6) == "flap's"
    assert chosen(0, 0) == "The"
    assert chosen(len(TEXT), len(TEXT)) == "each."


def test_between_two_words_that_touch_the_pointer_the_later_one_is_taken():
    assert whole_words("one two", 4, 4) == (4, 7)


def test_signs_count_where_no_word_is_touched():
    assert chosen(TEXT.index("&"), TEXT.index("&")) == "&"
    assert chosen(TEXT.index("😀"), TEXT.index("😀") + 1) == "😀"


def test_white_space_alone_is_nothing():
    assert whole_words(" \n ", 0, 3) is None
    assert trimmed(" \n ", 0, 3) is None


def test_an_exact_choice_loses_only_white_space_at_its_ends():
    assert trimmed("one two", 1, 4) == (1, 3)


@given(text=st.text(st.sampled_from("ab'-. \n😀é\u0301"), max_size=40), data=st.data())
def test_a_choice_covers_what_was_dragged_over_but_white_space(text, data):
    one = data.draw(st.integers(0, len(text)))
    other = data.draw(st.integers(0, len(text)))
    exact, whole = trimmed(text, one, other), whole_words(text, one, other)
    if exact is not None:
        assert whole is not None
        letters = [n for n in range(*exact) if text[n].isalnum()]
        assert all(whole[0] <= n < whole[1] for n in letters)
        assert 0 <= whole[0] < whole[1] <= len(text)


def test_words_follow_each_other_both_ways():
    text, forth, back = "one, two three", [], []
    word = (-1, -1)
    while found := next_word(text, word[0]):
        forth.append(word := found)
    back.append(word)
    while found := word_before(text, word[0]):
        back.append(word := found)
    assert forth == [(0, 3), (5, 8), (9, 14)] and back == forth[::-1]


def test_a_caret_chooses_from_its_anchor_in_both_directions():
    caret = WordCaret.at("one two three", 5)
    assert caret is not None and caret.word == (4, 7) and caret.choice is None
    assert caret.moved(1, exact=False, chooses=True).choice == (4, 13)
    assert caret.moved(-1, exact=False, chooses=True).choice == (0, 7)
    assert caret.begun().choice == (4, 7)
    assert caret.moved(1, exact=True, chooses=True).choice == (4, 7)
    assert caret.moved(1, exact=False, chooses=False).choice is None


def test_a_text_without_words_has_no_caret():
    assert WordCaret.at(" – \n", 0) is None
