from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.coding.words import most_used, sentences_of, word_count, words_of


def cut(text: str, parts: list) -> list[str]:
    return [text[part.start : part.end] for part in parts]


def test_words_keep_their_apostrophes_hyphens_and_marks() -> None:
    text = "It’s a half-baked e\u0301tude, n’est-ce pas? 3.5 – ok…"
    words = ["It’s", "a", "half-baked", "e\u0301tude", "n’est-ce", "pas", "3.5", "ok"]
    assert cut(text, words_of(text)) == words
    assert word_count(text) == 8


def test_sentences_end_where_a_new_one_begins() -> None:
    text = "“Is it?” It is, e.g. here. So what… and then? 2 of them."
    assert cut(text, sentences_of(text)) == [
        "“Is it?”", "It is, e.g. here.", "So what… and then?", "2 of them.",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "My boss, Mrs. Kim, asked Dr. Ode.",
        "Prof. Dr. Ahn was there.",
        "Das war z. B. Herr Dr. Ott bzw. Fr. Abt.",
        "Some tools, e.g. Excel, i.e. Calc, vs. R.",
    ],
)
def test_no_sentence_ends_after_a_title_or_in_an_abbreviation(text: str) -> None:
    assert cut(f"{text} And then? No. Yes.", sentences_of(f"{text} And then? No. Yes.")) == [
        *(text, "And then?", "No.", "Yes.")
    ]


def test_a_sentence_ends_after_a_unit_that_looks_like_a_title() -> None:
    text = "It took 200 ms. Then it stopped."
    assert cut(text, sentences_of(text)) == ["It took 200 ms.", "Then it stopped."]


def test_sentences_end_with_what_they_are_written_in() -> None:
    """A paragraph, an entry, a row or code; what announces something belongs to it."""
    text = """# Owls
They hunt:
1. Mice. And
   voles
2. by ear
- [x] at night

| who | eats |
|---|---|
| owls | mice |
| cats | birds. And mice |

So it is
$$ a = b $$

Then
```python
x = 1. Y

# z
```
End
"""
    assert cut(text, sentences_of(text)) == [
        "# Owls\nThey hunt:\n1. Mice.",
        "And\n   voles",
        "2. by ear",
        "- [x] at night",
        "| who | eats |\n|---|---|\n| owls | mice |",
        "| cats | birds.",
        "And mice |",
        "So it is\n$$ a = b $$",
        "Then",
        "```python\nx = 1. Y\n\n# z\n```",
        "End",
    ]


@settings(deadline=None)
@given(st.text(alphabet="aB.!? \n”1:#|-`>"))
def test_every_visible_character_is_in_exactly_one_sentence(text: str) -> None:
    inside = [n for part in sentences_of(text) for n in range(part.start, part.end)]
    assert len(inside) == len(set(inside))
    assert all(text[n].isspace() for n in set(range(len(text))) - set(inside))


def test_the_most_used_words_come_first_without_those_left_out() -> None:
    assert most_used(["The tie, the TIE", "a tie"], without=["the"]) == [("tie", 3), ("a", 1)]


def test_phrases_stay_in_their_sentence_and_have_no_stop_words_at_their_ends():
    texts = ["The list of items is long. Items are long.", "A list of items, the LIST of items"]
    found = most_used(texts, length=3, without={"the", "of", "a", "is", "are"})
    assert found[0] == ("list of items", 3)
    assert not any(
        phrase.split()[0] in ("of", "the") or phrase.endswith(" of") for phrase, _ in found
    )
    pairs = {"it is": 1, "is long": 1, "items grow": 1}
    assert dict(most_used(["It is long. Items grow."], length=2)) == pairs
