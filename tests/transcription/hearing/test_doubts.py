"""Loops and guesses are marked, and what people say is not."""

from __future__ import annotations

import pytest

from labeval.transcription.hearing.doubts import LEAST_SURE, marked, repeats
from labeval.transcription.transcript import SpeechSegment, Word


@pytest.mark.parametrize(
    "said",
    [
        "No, no, no, no, I mean it",
        "so it is it is it is it is good",
        "and I would say that. And I would say that. And I would say that.",
        "I think the first one is better than " * 3,
        "This is the first time I have been here for a long time. " * 3,
    ],
)
def test_the_same_words_again_and_again_are_a_loop(said):
    assert repeats(said.split())


@pytest.mark.parametrize(
    "said",
    [
        "no no no that is not it",
        "it is it is it is good",
        "I would say that I would say that it is good",
        "one two three four five six seven eight nine ten",
        "- - - - - -",
        "",
    ],
)
def test_what_people_say_twice_is_none(said):
    assert not repeats(said.split())


def segment(probability: float, words: int = 3) -> SpeechSegment:
    said = tuple(Word(f" w{n}", n, n + 1, probability) for n in range(words))
    return SpeechSegment(0.0, float(words), said)


def test_words_that_are_a_guess_are_marked_but_not_single_ones():
    guess, sure = LEAST_SURE - 0.01, LEAST_SURE
    found = marked([segment(guess), segment(sure), segment(guess, words=2)])
    assert [one.doubt for one in found] == ["unsure", "", ""]


def said(*texts: str) -> list[SpeechSegment]:
    words = ([Word(f" {w}", 0, 1, 0.9) for w in text.split()] for text in texts)
    return [SpeechSegment(0, 1, tuple(some)) for some in words]


def test_three_segments_in_a_row_that_say_the_same_are_a_loop():
    again = ("I would rather read this one.",) * 3
    assert [one.doubt for one in marked(said("So.", *again, "Yes."))] == ["", *["repeats"] * 3, ""]
    assert not any(one.doubt for one in marked(said(*again[:2], "Yes.", again[0])))
    assert not any(one.doubt for one in marked(said("No.", "No.", "No.")))


def test_words_without_probabilities_are_marked_for_loops_only():
    loop = SpeechSegment(0, 4, tuple(Word(" so", n, n + 1) for n in range(4)))
    other = SpeechSegment(0, 4, tuple(Word(f" w{n}", n, n + 1) for n in range(4)))
    assert [one.doubt for one in marked([loop, other])] == ["repeats", ""]
