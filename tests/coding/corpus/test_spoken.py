"""Sentences that participants said while thinking aloud, with their times in the session."""

from __future__ import annotations

import pytest

from labeval.coding.corpus.corpus import Corpus
from labeval.coding.corpus.filtering import Filter
from labeval.coding.corpus.hesitations import HesitationKind
from labeval.coding.corpus.spoken import SpokenSentence, spoken_sentences
from labeval.coding.rows import Anchor, Passage, Source, Where, Word

TEXT = "One two. Um three."
WORDS = [Word(0, 3, 500, 700), Word(4, 8, 800, 1000), Word(9, 11, 1500, 1600),
         Word(12, 18, 4000, 4500)]  # fmt: skip


def source(id: str = "s", kind: str = "think_aloud", **about: str) -> Source:
    return Source(id, kind, id, "P1", **about)


def turn(
    text: str = TEXT,
    *,
    speaker: str = "P1",
    at: int | None = 60_000,
    times: tuple[int | None, int | None] = (400, 4600),
    words: list[Word] = WORDS,
    id: str = "s.0",
) -> Passage:
    return Passage(id, "s", 0.0, text, speaker, *times, words, where=Where(session_ms=at))


def said(*passages: Passage, of: Source | None = None) -> list[SpokenSentence]:
    one = of or source()
    return list(spoken_sentences(Corpus([one], {one.id: passages}, [], [])))


def test_a_sentence_lasts_from_its_first_word_to_its_last_on_the_clock_of_the_session():
    first, second = said(turn())
    assert [(first.text, second.text)] == [("One two.", "Um three.")]
    assert (first.start_ms, first.end_ms) == (60_100, 60_600)
    assert (second.start_ms, second.end_ms) == (61_100, 64_100)
    assert second.ends == (Anchor("s.0", 9), Anchor("s.0", 18))
    assert first.hesitations == ()
    assert [(sign.kind, sign.pause_ms) for sign in second.hesitations] == [
        (HesitationKind.FILLED_PAUSE, 0),
        (HesitationKind.SILENT_PAUSE, 2400),
    ]


@pytest.mark.parametrize(
    ("times", "length"),
    [((400, 4600), 4200), ((0, 1), 1), ((None, 900), 900), ((400, None), 0), ((900, 400), 0)],
)
def test_without_times_of_words_a_sentence_may_be_anywhere_in_its_turn(times, length):
    found = said(turn(times=times, words=[]))
    assert [(one.start_ms, one.end_ms) for one in found] == [(60_000, 60_000 + length)] * 2


def test_times_of_words_count_from_the_start_of_the_recording_where_a_turn_has_none():
    assert said(turn(times=(None, None)))[0].start_ms == 60_500


def test_no_sentence_ends_before_it_begins():
    (one,) = said(turn("One", words=[Word(0, 3, 900, 100)]))
    assert (one.start_ms, one.end_ms) == (60_500, 60_500)


def test_only_what_participants_think_aloud_with_a_time_counts():
    assert said(turn(speaker="supervisor")) == said(turn(at=None)) == []
    assert said(turn(), of=source(kind="interview")) == []
    assert len(said(turn(at=0))) == 2


def test_a_filter_chooses_among_sources_and_passages():
    sources = [source("a", condition="A"), source("b", condition="B")]
    there = {"a": [turn(id="a.0")], "b": [turn(id="b.0")]}
    made = Corpus(sources, there, [], [])
    found = spoken_sentences(made, Filter(conditions=frozenset("B")))
    assert {one.source.id for one in found} == {"b"}
    assert not list(spoken_sentences(made, Filter(methods=frozenset({"dqe"}))))
