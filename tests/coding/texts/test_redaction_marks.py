"""The sound under a mark covers its words, and of what is around them as little as is wise."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from labeval.coding.rows import Anchor, Coding, Passage, Word
from labeval.coding.texts.editing import redact
from labeval.coding.texts.redaction_marks import marks, muted, sealing, timed
from labeval.coding.texts.redaction_signs import PENDING, SEALED
from labeval.coding.texts.source_text import SourceText

gaps = st.lists(st.tuples(st.integers(0, 600), st.integers(30, 900)), min_size=3, max_size=9)


def spoken(times: list[tuple[int, int]], sure: float | None = 0.9) -> Passage:
    """A passage of words that each come so long after the one before, and last so long."""
    words, text, at = [], "", 0
    for n, (gap, length) in enumerate(times):
        start = len(text) + (1 if text else 0)
        text = f"{text} w{n}".strip()
        words.append(Word(start, len(text), at + gap, at + gap + length, sure))
        at += gap + length
    return Passage("p", "s", 1.0, text, "", 0, at, words)


@given(gaps, st.data())
def test_the_muted_span_covers_the_words_and_hardly_any_of_their_neighbours(times, data):
    passage = spoken(times)
    first = data.draw(st.integers(0, len(times) - 1))
    last = data.draw(st.integers(first, len(times) - 1))
    words = list(passage.words)
    text = SourceText([passage])
    found = redact(text, Anchor("p", words[first].start), Anchor("p", words[last].end))
    (after,) = text.after(found.changes).passages
    (((low, high), time),) = timed([after])
    assert time == (words[first].start_ms, words[last].end_ms)
    assert 0 <= low <= time[0]
    assert time[1] <= high
    assert time[0] - low <= 200
    assert high - time[1] <= 200
    if first:
        assert words[first - 1].end_ms - low <= 60
    if last + 1 < len(words):
        assert high - words[last + 1].start_ms <= 60


def test_a_mark_reaches_two_seconds_where_times_of_words_are_estimates():
    words = spoken([(0, 1_000)] * 9, None).words
    text = f"w0 w1 w2 w3 {PENDING} w5 w6 w7 w8"
    assert muted([Passage("p", "s", 1.0, text, "", 0, 9_000, words[:4] + words[5:])]) == [
        (2_000, 7_000)
    ]


def test_a_mark_reaches_a_little_into_neighbours_that_leave_no_gap():
    words = spoken([(0, 300)] * 5).words
    hidden = Passage("p", "s", 1.0, f"w0 {PENDING} w3 w4", "", 0, 1500, words[:1] + words[3:])
    (mark,) = marks([hidden])
    assert mark.time == (300, 900)
    assert muted([hidden]) == [(240, 960)]


def test_a_mark_without_words_has_the_time_between_its_neighbours_or_none():
    before, after = Word(0, 2, 100, 300), Word(2 + len(PENDING), 4 + len(PENDING), 700, 900)
    text = f"w0{PENDING}w1"
    for words, start_ms, end_ms, time in (
        ([before, after], 0, 1000, (300, 700)),
        ([before], 0, 1000, (300, 1000)),
        ([after], 0, 1000, (0, 700)),
        ([before], None, 1000, None),
        ([before], 0, None, None),
    ):
        (mark,) = marks([Passage("p", "s", 1.0, text, "", start_ms, end_ms, words)])
        assert mark.time == time


def test_sealing_changes_marks_and_quotes_and_moves_nothing():
    passage = spoken([(0, 300)] * 5)
    words = list(passage.words)
    coding = Coding("c", "s", "k", "A", Anchor("p", 0), Anchor("p", 5), "w0 w1", "")
    text = SourceText([passage], [coding])
    found = redact(text, Anchor("p", words[1].start), Anchor("p", words[2].end))
    text = text.after(found.changes)
    assert [one.time for one in marks(text.passages)] == [(300, 900)]
    before = text.codings[0]
    assert PENDING in before.quote
    text = text.after(sealing(text))
    assert text.passages[0].text == f"w0 {SEALED} w3 w4"
    assert (text.codings[0].start, text.codings[0].end) == (before.start, before.end)
    assert text.codings[0].quote == before.quote.replace(PENDING, SEALED)
    assert muted(text.passages) == []
    assert sealing(text) == []


def test_written_text_has_no_sound_to_mute():
    passage = Passage("p", "s", 1.0, f"I met {PENDING} there.")
    assert len(marks([passage])) == 1
    assert muted([passage]) == []
