"""The words of a text, and their sound, that a redaction takes."""

from __future__ import annotations

import pytest

from labeval.coding.rows import Anchor, Passage, Word
from labeval.coding.texts import editing
from labeval.coding.texts.source_text import SourceText


def test_a_passage_without_times_has_no_sound_to_redact():
    silent = Passage("p", "s", 0.0, "one two three")
    found = editing.redact(SourceText([silent]), Anchor("p", 4), Anchor("p", 7))
    assert found.spans_ms == []


def test_the_sound_of_a_word_that_only_touches_what_is_redacted_stays():
    words = [Word(0, 3, 0, 400, 0.9), Word(3, 6, 500, 900, 0.9), Word(6, 9, 1000, 1400, 0.9)]
    text = SourceText([Passage("p", "s", 0.0, "It is it.", "", 0, 1500, words)])
    found = editing.redact(text, Anchor("p", 3), Anchor("p", 6))
    assert found.spans_ms == [(500, 900)]


def test_the_sound_of_passages_that_overlap_is_redacted_as_one_stretch():
    passages = [
        Passage("p", "s", 0.0, "one", start_ms=0, end_ms=900),
        Passage("q", "s", 1.0, "two", start_ms=600, end_ms=1500),
        Passage("r", "s", 2.0, "three", start_ms=1501, end_ms=2000),
    ]
    found = editing.redact(SourceText(passages), Anchor("p", 0), Anchor("r", 5))
    assert found.spans_ms == [(0, 1500), (1501, 2000)]


@pytest.mark.parametrize(
    ("ends", "spans"),
    [((900, 900), [(0, 1500)]), ((900, 901), [(0, 900), (901, 1500)]), ((1500, 400), [(0, 1500)])],
)
def test_the_sound_of_passages_that_touch_is_one_stretch(ends, spans):
    first = Passage("p", "s", 0.0, "one", start_ms=0, end_ms=ends[0])
    second = Passage("q", "s", 1.0, "two", start_ms=ends[1], end_ms=1500)
    found = editing.redact(SourceText([first, second]), Anchor("p", 0), Anchor("q", 3))
    assert found.spans_ms == spans


def test_white_space_and_what_is_redacted_already_are_left_alone():
    words = [Word(0, 3, 0, 300), Word(8, 11, 600, 900)]
    passages = [
        Passage("p", "s", 0.0, "one  ", "", 0, 900, words[:1]),
        Passage("q", "s", 1.0, "   ", "", 900, 950),
        Passage("r", "s", 2.0, "     ## two", "", 950, 1800, [Word(8, 11, 1500, 1800)]),
    ]
    text = SourceText(passages)
    for start, end in ((("p", 3), ("r", 4)), (("r", 5), ("r", 7)), (("q", 0), ("q", 3))):
        assert editing.redact(text, Anchor(*start), Anchor(*end), mark="##") == editing.Redaction(
            [], []
        )
    found = editing.redact(text, Anchor("p", 0), Anchor("r", 10), mark="##")
    assert [p.text for p in text.after(found.changes).passages] == ["##  ", "   ", "     ##"]
