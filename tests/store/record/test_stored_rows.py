"""Rows that the record stores and reads again."""

from __future__ import annotations

from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from labeval.store.record.imported import JudgmentRow
from labeval.store.record.record import Record
from labeval.store.record.transcripts import segment_of_row, segment_row
from labeval.transcription.transcript import SpeechSegment, Word
from tests.store.conftest import a_mark

seconds = st.integers(0, 10**7).map(lambda ms: ms / 1000)
words = st.builds(Word, st.text(max_size=5), seconds, seconds, st.none() | st.floats(0, 1))
segments = st.builds(
    SpeechSegment, seconds, seconds, st.lists(words).map(tuple), st.text(max_size=3)
)


@given(segments)
def test_a_segment_is_read_as_it_was_stored(segment: SpeechSegment) -> None:
    assert segment_of_row(*segment_row(segment)) == segment


def test_imported_judgments_are_counted_and_dated(tmp_path: Path) -> None:
    def row(participant: str, at: str) -> JudgmentRow:
        values = ("s1", "ab", "ab", "honesty", "p", "m1|m2", "m1", "1", "1", 1, at)
        return JudgmentRow(participant, *values)

    with Record(tmp_path / "record.sqlite") as record:
        assert (record.imported.count(), record.imported.days()) == (0, ("", ""))
        with record.imported.writing():
            record.imported.add([row("P1", "2026-03-02T09:00:00Z"), row("P2", "")])
        assert record.imported.count() == 2
        assert record.imported.days() == ("2026-03-02", "2026-03-02")
        with record.imported.writing():
            record.imported.add([row("P3", "2026-04-01T09:00:00Z")])
        assert record.imported.days() == ("2026-03-02", "2026-04-01")


def test_a_mark_is_known_by_its_participant_session_and_number() -> None:
    assert a_mark("P01", 7).key() == ("P01", "s", 7)
    assert len({a_mark("P01", n, quote=quote).key() for n in (7, 8) for quote in ("a", "b")}) == 2
