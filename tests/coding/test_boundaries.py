"""Where a part of a text, a probability and a sign begin and end."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest

from labeval.coding.corpus.hesitations import PAUSE_MS, hesitations_in
from labeval.coding.rows import Code, Coding, Passage, Source
from labeval.coding.spans import Span
from labeval.coding.texts.turn_speakers import SURE, can_learn, is_set, is_unsure

SAID = Passage("p", "s", 1.0, "One two.", "anna", 0, 900, [])


@pytest.mark.parametrize(
    ("probability", "unsure"), [(None, False), (SURE, False), (SURE - 1e-9, True), (0.0, True)]
)
def test_a_speaker_told_by_voice_is_unsure_below_nine_tenths(probability, unsure):
    assert is_unsure(replace(SAID, speaker_probability=probability)) is unsure
    assert is_set(replace(SAID, speaker_probability=probability)) is (probability is None)
    assert SURE == 0.9


def test_voices_are_learnt_where_some_are_set_and_others_told_by_voice():
    by_voice, nobody = replace(SAID, speaker_probability=0.5), replace(SAID, speaker="")
    typed = replace(by_voice, start_ms=None)
    assert can_learn([SAID, by_voice])
    assert not can_learn([SAID]) and not can_learn([by_voice]) and not can_learn([])
    assert not can_learn([nobody, by_voice]) and not can_learn([SAID, typed])


def test_a_pause_belongs_to_the_part_in_which_the_next_word_begins():
    text = "One two. Three."
    words = [(0, 3, 0, 100), (4, 8, 100 + PAUSE_MS, 2300), (9, 15, 2300 + PAUSE_MS, 4500)]
    for part, pauses in ((Span(0, 4), 0), (Span(0, 9), 1), (Span(4, 9), 1), (Span(9, 15), 1)):
        assert len(hesitations_in(text, part, words, "en")) == pauses
    shorter = [words[0], (4, 8, 99 + PAUSE_MS, 2300), words[2]]
    assert len(hesitations_in(text, Span(0, 15), shorter, "en")) == 1


@pytest.mark.parametrize(
    ("kind", "otherwise"), [(Source, "quotable"), (Code, "codable"), (Coding, "")]
)
def test_a_new_row_is_open_to_quoting_and_coding_and_nothing_else_is_said_of_it(kind, otherwise):
    truths = {f.name for f in fields(kind) if f.default is True}
    assert truths == ({otherwise} if otherwise else set())
    assert any(f.default is False for f in fields(kind))
