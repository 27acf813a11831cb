"""Hot words take the place of what sounds like them, and of nothing else."""

from __future__ import annotations

import pytest

from labeval.transcription.hearing.hot_words import with_hot_words
from labeval.transcription.transcript import Word

HOT = ("Qwen", "Krippendorff", "inter-rater alpha")


def heard(text: str, sure: float = 0.5) -> list[Word]:
    return [Word(f" {w}", n, n + 0.9, sure) for n, w in enumerate(text.split())]


def joined(plain: str, primed: str, sure: float = 0.5) -> str:
    return "".join(w.text for w in with_hot_words(heard(plain, sure), heard(primed), HOT)).strip()


@pytest.mark.parametrize(
    ("plain", "primed", "found"),
    [
        ("I gave when a four.", "I gave Qwen a four", "I gave Qwen a four."),
        ("It was crippen dorf, then.", "It was Krippendorff then", "It was Krippendorff, then."),
        ("I said Quen. wrote it.", "I said Qwen wrote it", "I said Qwen wrote it."),
        ("I said Quen. It wrote it.", "I said Qwen it wrote it", "I said Qwen. It wrote it."),
        ("an inter-rate her alpha is", "an inter-rater alpha is", "an inter-rater alpha is"),
    ],
)
def test_a_hot_word_is_taken_with_the_punctuation_that_was_there(plain, primed, found):
    assert joined(plain, primed) == found


@pytest.mark.parametrize(
    ("plain", "primed"),
    [
        ("I liked it. The end was good.", "I liked it"),  # a sentence left out
        ("I gave it a four", "I gave it Qwen a four"),  # a word for no sound
        ("I gave butter a four", "I gave Qwen a four"),  # another sound
        ("I gave win a four", "I gave when a four"),  # no hot word
        ("he said when he came in here", "Qwen Qwen Qwen Qwen Qwen Qwen Qwen"),
    ],
)
def test_everything_else_stays_as_it_was_heard_without_them(plain, primed):
    assert joined(plain, primed) == plain


def test_what_was_heard_surely_stays():
    assert joined("I gave when a four", "I gave Qwen a four", sure=0.95) == "I gave when a four"


def test_a_word_of_another_moment_is_not_taken():
    later = [Word(w.text, w.start_s + 60, w.end_s + 60, w.probability) for w in heard("say Qwen")]
    assert with_hot_words(heard("say when"), later, HOT) == heard("say when")
