"""The criteria that a sentence speaks of, by words of their names."""

from __future__ import annotations

import pytest

from labeval.coding.corpus.criterion_words import CriterionWords, stem

NAMES = {
    "correct": ["Correctness", "Richtigkeit"],
    "relevant": ["Relevancy of the answer"],
    "length": ["Length of the answer", "non_redundancy"],
    "readable": ["Readability"],
}


@pytest.mark.parametrize(
    ("text", "spoken_of"),
    [
        ("This is incorrect.", {"correct": "incorrect"}),
        ("Das ist nicht richtig, unrichtige Zahl.", {"correct": "richtig"}),
        ("Is it relevant? And correctly so?", {"relevant": "relevant", "correct": "correctly"}),
        ("REDUNDANT!", {"length": "REDUNDANT"}),
        ("It is readable.", {"readable": "readable"}),
        ("Let me read that answer again.", {}),
        ("A miscorrected hypercorrect thing.", {"correct": "miscorrected"}),
    ],
)
def test_a_word_that_begins_like_a_name_speaks_of_its_criterion(text, spoken_of):
    assert CriterionWords(NAMES).named_in(text) == spoken_of


def test_a_word_in_several_names_tells_none_of_them():
    assert CriterionWords(NAMES).named_in("The answer answers.") == {}


def test_only_a_part_of_a_text_is_looked_at_and_no_names_are_no_error():
    words = CriterionWords(NAMES)
    assert words.named_in("Correct. Long.", 8, 14) == {}
    assert CriterionWords({}).named_in("Correct.") == {}


@pytest.mark.parametrize(
    ("word", "without"),
    [
        *(("Honesty", "honest"), ("Clarity", "clar"), ("Fluency", "fluen"), ("Tone", "tone")),
        *(("Faithfulness", "faith"), ("Vollständigkeit", "vollständig"), ("Unity", "unit")),
    ],
)
def test_the_ending_of_a_noun_is_taken_off_while_four_letters_stay(word, without):
    assert stem(word) == without


@pytest.mark.parametrize(
    ("name", "text", "word"),
    [
        *(("Bilgi", "BİLGİ yok", "BİLGİ"), ("BİLGİ", "bu bilgi", "bilgi")),
        *(("Kısalık", "KISALIK", "KISALIK"), ("Kısalık", "kısalık", "kısalık")),
        *(("Größe", "Die Größe passt.", "Größe"), ("Größe", "GRÖSSE", "GRÖSSE")),
        *(("Grösse", "Größe", "Größe"), ("Προΐσταμαι", "προΐσταμαι", "προΐσταμαι")),
    ],
)
def test_letters_that_change_their_number_with_their_size_are_recognised(name, text, word):
    assert CriterionWords({"a": [name]}).named_in(text) == {"a": word}
