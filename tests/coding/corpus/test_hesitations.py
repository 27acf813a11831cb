"""Signs of hesitation in words and in the silence between them."""

from __future__ import annotations

import pytest

from labeval.coding.corpus.hesitations import HesitationKind, hesitations_in
from labeval.coding.spans import Span

FILLED, SILENT = HesitationKind.FILLED_PAUSE, HesitationKind.SILENT_PAUSE
DOUBT, CORRECTION = HesitationKind.DOUBT, HesitationKind.CORRECTION


@pytest.mark.parametrize(
    ("text", "signs"),
    [
        ("Um, well, uh the first.", [(FILLED, "Um"), (FILLED, "uh")]),
        ("Äh, hmm. Ähm.", [(FILLED, "Äh"), (FILLED, "hmm"), (FILLED, "Ähm")]),
        ("The umbrella hums in Uhlenhorst, he said.", []),
        ("I'm not really sure, it isn't certain.", [(DOUBT, "not really sure"),
                                                    (DOUBT, "isn't certain")]),
        ("I don't know, that is hard to say.", [(DOUBT, "don't know"), (DOUBT, "hard to say")]),
        ("Das weiß ich nicht, schwer zu sagen.", [(DOUBT, "weiß ich nicht"),
                                                  (DOUBT, "schwer zu sagen")]),
        ("I know it for sure.", []),
        ("Four. No, wait, or rather two.", [(CORRECTION, "No, wait"), (CORRECTION, "or rather")]),
        ("Eine Vier, nein, doch eine Zwei.", [(CORRECTION, "nein, doch")]),
    ],
)  # fmt: skip
def test_words_of_hesitation_are_recognised_and_others_are_not(text, signs):
    found = hesitations_in(text, Span(0, len(text)), (), "")
    assert [(sign.kind, sign.words) for sign in found] == signs


def test_a_silence_counts_from_two_seconds_and_where_the_next_word_begins():
    text = "One two. Three four."
    words = [(0, 3, 0, 100), (4, 8, 2099, 2200), (9, 14, 4200, 4300), (15, 20, 4400, 4500)]
    assert hesitations_in(text, Span(0, 8), words, "en") == []
    (sign,) = hesitations_in(text, Span(9, 20), words, "en")
    assert (sign.kind, sign.pause_ms) == (SILENT, 2000)


def test_only_a_part_of_the_turn_is_looked_at():
    text = "Um. Fine."
    assert hesitations_in(text, Span(4, 9), (), "en") == []


@pytest.mark.parametrize(
    ("language", "text", "signs"),
    [
        ("de", "Es geht um den Weg, um sicher zu gehen.", []),
        ("de", "Umm, ähm.", [(FILLED, "Umm"), (FILLED, "ähm")]),
        ("de-AT", "Das ist doch nicht schlimm.", []),
        ("de", "Eine Vier, oder doch nicht.", [(CORRECTION, "oder doch nicht")]),
        ("pt", "Um texto.", []),
        ("en", "It is, um, fine.", [(FILLED, "um")]),
        ("en-GB", "Um, fine.", [(FILLED, "Um")]),
    ],
)
def test_a_sign_of_one_language_is_a_plain_word_of_another(language, text, signs):
    found = hesitations_in(text, Span(0, len(text)), (), language)
    assert [(sign.kind, sign.words) for sign in found] == signs
