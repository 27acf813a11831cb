"""Texts and codes that were typed while another program may have changed them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from labeval.coding.codes.typed_code import is_renamed_by_two, typed_over, typed_words
from labeval.coding.rows import Code
from labeval.coding.typed_text import TypedText, text_to_keep

SHOWN = Code("c", "Name", definition="def", include="in", colour="#000000", shortcut="n")


@pytest.mark.parametrize(
    ("shown", "typed", "now", "kept"),
    [
        ("a", "a", "a", TypedText("a", both=False)),
        ("a", "a ", "b", TypedText("b", both=False)),  # nothing was typed
        ("a", "b", " b", TypedText("b", both=False)),  # both typed the same
        ("a", " b", "a", TypedText("b", both=False)),
        ("a", "b", "", TypedText("b", both=False)),  # emptied elsewhere
        ("a", "", "b", TypedText("b", both=False)),  # emptied here
        ("a", "", "a", TypedText("", both=False)),
        ("", "b", "", TypedText("b", both=False)),
        ("a", "b", "c", TypedText("c\n\nb", both=True)),
        ("", "b", "c", TypedText("c\n\nb", both=True)),
    ],
)
def test_nobodys_words_are_overwritten(shown, typed, now, kept):
    assert text_to_keep(shown, typed, now) == kept


def test_of_a_code_what_was_typed_counts_and_the_rest_is_as_it_is_by_now():
    typed = replace(SHOWN, name="Typed", colour="#111111", definition="mine")
    now = replace(SHOWN, shortcut="x", include="other", place=4.0, parent="p")
    expected = replace(now, name="Typed", colour="#111111", definition="mine")
    assert typed_over(SHOWN, typed, now) == (expected, False)
    assert typed_over(SHOWN, SHOWN, now) == (now, False)


def test_a_text_that_two_wrote_is_kept_of_both_even_where_another_was_written_by_one():
    typed = replace(SHOWN, definition="mine", example="e")
    now = replace(SHOWN, definition="theirs")
    expected = replace(now, definition="theirs\n\nmine", example="e")
    assert typed_over(SHOWN, typed, now) == (expected, True)


@pytest.mark.parametrize(
    ("typed", "now", "name", "by_two"),
    [
        ("Name", "Theirs", "Theirs", False),
        ("Mine", "Name", "Mine", False),
        ("Same", "Same", "Same", False),
        ("Mine", "Theirs", "Theirs", True),
    ],
)
def test_a_name_given_elsewhere_stays(typed, now, name, by_two):
    rows = replace(SHOWN, name=typed), replace(SHOWN, name=now)
    assert is_renamed_by_two(SHOWN, *rows) is by_two
    assert typed_over(SHOWN, *rows) == (replace(SHOWN, name=name), False)


def test_the_words_that_were_typed_are_those_of_the_fields_that_changed():
    typed = replace(SHOWN, name="Typed", definition="new", include="", example="such")
    assert typed_words(SHOWN, typed) == "Typed\n\nnew\n\nsuch"
    assert typed_words(SHOWN, replace(SHOWN, name="Typed")) == "Typed"
    assert typed_words(SHOWN, SHOWN) == ""
