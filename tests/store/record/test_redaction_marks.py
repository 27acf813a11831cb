"""Marks take the place and the time of redacted words, in this transcript and in later ones."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from labeval.coding.texts.redaction_signs import SEALED
from labeval.store.record.redaction_marks import (
    Row,
    Words,
    marked_words,
    overlaps,
    sealed_spans,
    with_marks,
)
from labeval.store.record.transcripts import _with_marks


def spoken(*times: tuple[int, int]) -> Words:
    return [[f" w{n}", start, end, 0.5] for n, (start, end) in enumerate(times)]


@st.composite
def segments(draw: st.DrawFn) -> list[Row]:
    """Segments of words that follow on each other, some of no length."""
    at, rows = 0, list[Row]()
    for _ in range(draw(st.integers(0, 3))):
        words: Words = []
        for n in range(draw(st.integers(1, 4))):
            at += draw(st.sampled_from((0, 10)))
            end = at + draw(st.sampled_from((0, 10, 20)))
            words.append([f"{' ' if n else ''}w{at}", at, end, 0.5])
            at = end
        rows.append((int(str(words[0][1])), at, "P", words))
    return rows


SPANS = st.tuples(st.integers(0, 100), st.integers(1, 60)).map(lambda s: (s[0], s[0] + s[1]))


@given(segments(), SPANS)
def test_nothing_that_was_said_in_the_span_is_left_and_all_else_is(rows, span) -> None:
    found = with_marks(rows, [span])
    said = [word for row in rows for word in row[3]]
    left = [word for row in found for word in row[3] if SEALED not in str(word[0])]
    reach = [
        (int(str(w[1])), int(str(w[2]))) for row in found for w in row[3] if SEALED in str(w[0])
    ]
    assert reach and reach == sealed_spans(row[3] for row in found)
    assert all(word in said and not overlaps(word, span) for word in left)
    gone = [word for word in said if word not in left]
    assert all(overlaps(word, span) or any(overlaps(word, one) for one in reach) for word in gone)
    assert found == sorted(found, key=lambda row: row[:2])
    assert with_marks(found, [span]) == found, "done again it changes"


def test_words_that_only_touch_the_span_stay() -> None:
    words = spoken((0, 10), (10, 20), (20, 30))
    assert marked_words(words, (10, 20)) == [words[0], [f" {SEALED}", 10, 20, None], words[2]]
    assert marked_words(words, (5, 11)) == [[f" {SEALED}", 0, 20, None], words[2]]
    assert marked_words(words, (30, 40)) == words


def test_a_mark_has_a_space_before_it_where_the_word_had_one() -> None:
    assert marked_words([["First", 0, 5, None]], (0, 5)) == [[SEALED, 0, 5, None]]


def test_a_word_of_no_length_is_in_the_span_at_both_edges() -> None:
    for at in (10, 15, 20):
        assert overlaps(["w", at, at], (10, 20))
    for at in (9, 21):
        assert not overlaps(["w", at, at], (10, 20))


def test_a_mark_where_nothing_was_recognised_is_a_segment_of_its_own() -> None:
    rows: list[Row] = [(0, 30, "P", spoken((0, 10), (10, 20))), (90, 99, "Q", spoken((90, 99)))]
    mark: Row = (40, 50, "", [[f" {SEALED}", 40, 50, None]])
    assert with_marks(rows, [(40, 50)]) == [rows[0], mark, rows[1]]
    other = [(0, 10, "P", [[SEALED, 0, 10, None]])]
    assert with_marks(other, [(40, 50)]) == [*other, mark], "another mark does not stand for it"


def test_words_beside_a_mark_are_kept_in_their_own_letters() -> None:
    words = '[["größer", 0, 10, 0.5]]'
    assert _with_marks([(0, 10, "P", words)], [(20, 30)])[0] == (0, 10, "P", words)
