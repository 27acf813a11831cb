"""Rare words are those that the model spells from parts."""

from __future__ import annotations

from labeval.transcription.hearing.rare_words import rare_words
from tests.support.sound.speech import model

__all__ = ["model"]

TEXTS = (
    "Krippendorff counts booklice. Booklice are small, aren't they?",
    "The library has booklice and silverfish.",
    "Silverfish like the library.",
)


def test_words_with_most_parts_come_first_then_those_of_most_texts(model):
    assert rare_words(TEXTS, model, 10) == ("Krippendorff", "booklice", "silverfish")
    assert rare_words(TEXTS, model, 1) == ("Krippendorff",)
