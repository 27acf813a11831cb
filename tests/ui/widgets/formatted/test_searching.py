"""Search in rendered texts: what is read is found, in places of the original."""

from __future__ import annotations

import pytest

from labeval.text.formatted import FormattedText
from labeval.ui.widgets.formatted.searching import find_in
from tests.support.texts.formatted_answers import ANSWERS, CONVERSATION


@pytest.mark.parametrize(
    ("text", "wanted", "found"),
    [
        ("one **two** three", "TWO three", ["two** three"]),
        ("| a | b |\n|---|---|\n| c d | e |", "c d", ["c d"]),
        ("> said *she*\n> again", "she again", ["she*\n> again"]),
        ("A [link](http://x.y/two) here", "two", []),
        ("```python\nprint(1)\n```", "python", []),
        ("```python\nprint(1)\n```", "print(1)", ["print(1)"]),
        ("```zzz\nprint(1)\n```", "zzz", ["zzz"]),
        ("so $a + b$ is", "a + b", ["$a + b$"]),
        ("\\[\n\\frac{1}{2}\n\\]", "frac", ["\\[\n\\frac{1}{2}\n\\]"]),
        ("AT&amp;T", "at&t", ["AT&amp;T"]),
        ("😀 *frog* 😀 frog", "frog", ["frog", "frog"]),
    ],
)
def test_words_are_found_as_they_are_read(text, wanted, found):
    spans = find_in(FormattedText(text, "markdown"), wanted)
    assert [text[start:end] for start, end in spans] == found


def test_roles_of_turns_are_found():
    assert len(find_in(FormattedText(CONVERSATION, "conversation"), "assistant")) == 6


@pytest.mark.parametrize("name", ANSWERS)
def test_hits_are_in_order_and_inside_of_the_text(name):
    text = ANSWERS[name]
    spans = find_in(FormattedText(text, "markdown"), "a")
    assert spans == sorted(spans)
    assert all(0 <= start < end <= len(text) for start, end in spans)


def test_a_plain_text_is_searched_letter_by_letter():
    assert find_in(FormattedText("a **b** c"), "**b") == [(2, 5)]
