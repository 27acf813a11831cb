"""Transcripts in the record: one a recording, with words that know their time."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from labeval.coding.texts.redaction_signs import SEALED
from labeval.session.events.events import Kind
from labeval.store.chain.appending import has_session, transcript_again
from labeval.store.chain.ledger import SEGMENT_COLUMNS, TRANSCRIPT_COLUMNS
from labeval.store.record.database import explained, transaction
from labeval.store.record.heads import note_ledger
from labeval.store.record.redaction_marks import Span, sealed_spans, with_marks
from labeval.transcription.timeline import RecordingTimeline
from labeval.transcription.transcript import SpeechSegment, Transcript, Word

_SURE = "speaker_probabilities"
"""In how it was made: start and end in ms of segments whose speaker was distinguished by voice, and
how probable that speaker is. By time, so that segments that a redaction adds change nothing."""

_NAMED = {"doubts": "doubt", "languages": "language"}
"""The same for what few segments have: start, end, and a reason for doubt, or a language."""


@dataclass(frozen=True, slots=True)
class KeptTranscript:
    """The transcript of one recording."""

    session: str
    recording: str
    transcript: Transcript
    timeline: RecordingTimeline
    """Place of the recording on the session clock."""
    made: str
    """UTC."""


class TranscriptTable:
    """All transcripts of a record."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self._connection = connection
        self._path = path

    def keep(self, kept: KeptTranscript) -> bool:
        """Write a transcript, in one transaction; it takes the place of an earlier one.

        What was permanently redacted in the earlier one stays redacted, whatever is recognised
        there now.

        Returns:
            Whether it was written; not where the session is gone, because it was erased meanwhile.

        Raises:
            RecordError: nothing was written.
        """
        try:
            with transaction(self._connection):
                if not has_session(self._connection, kept.session):
                    return False
                key = (kept.session, kept.recording)
                count = len(kept.transcript.segments)
                segments: Iterable[tuple[int, int, str, str]]
                segments = (segment_row(segment) for segment in kept.transcript.segments)
                spans = self._sealed(*key)
                if spans:
                    segments = marked = _with_marks(list(segments), spans)
                    count = len(marked)
                for table in ("transcript_segment", "transcript"):
                    self._connection.execute(
                        f"DELETE FROM {table} WHERE session = ? AND recording = ?", key
                    )
                self._connection.execute(
                    f"INSERT INTO transcript ({TRANSCRIPT_COLUMNS}) "
                    "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                    _to_row(kept, count),
                )
                self._connection.executemany(
                    f"INSERT INTO transcript_segment ({SEGMENT_COLUMNS}) "
                    "VALUES (?, ?, ?, ?, ?, ?, ?)",
                    ((*key, n, *segment) for n, segment in enumerate(segments, start=1)),
                )
                transcript_again(self._connection, *key)
        except sqlite3.DatabaseError as error:
            raise explained(error, self._path) from error
        note_ledger(self._connection)
        return True

    def of_session(self, session: str) -> Iterator[KeptTranscript]:
        """The transcripts of a session, by recording."""
        rows = self._connection.execute(
            "SELECT recording, language, length_ms, made, made_with, timeline FROM transcript "
            "WHERE session = ? ORDER BY recording",
            (session,),
        ).fetchall()
        for recording, language, length_ms, made, made_with, timeline in rows:
            facts = json.loads(made_with)
            sure = {(start, end): p for start, end, p in facts.pop(_SURE, ())}
            named = {
                part: {(start, end): value for start, end, value in facts.pop(name, ())}
                for name, part in _NAMED.items()
            }
            segments = tuple(
                replace(
                    s,
                    speaker_probability=sure.get(at),
                    **{part: known.get(at, "") for part, known in named.items()},
                )
                for s in self._segments(session, recording)
                for at in [(_ms(s.start_s), _ms(s.end_s))]
            )
            whole = Transcript(segments, language, length_ms / 1000, facts)
            yield KeptTranscript(
                session, recording, whole, RecordingTimeline.from_json(timeline), made
            )

    def missing(self) -> Iterator[tuple[str, str]]:
        """Session and id of every recording that began and has no transcript."""
        return iter(
            self._connection.execute(
                "SELECT DISTINCT session, value FROM event e WHERE kind = ? AND NOT EXISTS (SELECT "
                "1 FROM transcript t WHERE t.session = e.session AND t.recording = e.value)",
                (Kind.AUDIO_STARTED,),
            )
        )

    def spoken_by(self, speaker: str) -> list[tuple[str, str]]:
        """Session and recording of the transcripts in which somebody speaks."""
        return self._connection.execute(
            "SELECT DISTINCT session, recording FROM transcript_segment WHERE speaker = ?",
            (speaker,),
        ).fetchall()

    def _segments(self, session: str, recording: str) -> tuple[SpeechSegment, ...]:
        rows = self._connection.execute(
            "SELECT start_ms, end_ms, speaker, words FROM transcript_segment "
            "WHERE session = ? AND recording = ? ORDER BY number",
            (session, recording),
        )
        return tuple(segment_of_row(*row) for row in rows)

    def _sealed(self, session: str, recording: str) -> list[Span]:
        rows = self._connection.execute(
            "SELECT words FROM transcript_segment WHERE session = ? AND recording = ? "
            "AND instr(words, ?) ORDER BY number",
            (session, recording, SEALED[0]),
        )
        return sealed_spans([json.loads(words) for (words,) in rows])


def segment_row(segment: SpeechSegment) -> tuple[int, int, str, str]:
    """A segment as it is stored; words are lists of text, start and end in ms, probability."""
    words: Sequence[object] = [
        [word.text, _ms(word.start_s), _ms(word.end_s), word.probability] for word in segment.words
    ]
    times = (_ms(segment.start_s), _ms(segment.end_s))
    return (*times, segment.speaker, json.dumps(words, ensure_ascii=False))


def segment_of_row(start_ms: int, end_ms: int, speaker: str, words: str) -> SpeechSegment:
    """The segment from :func:`segment_row`.

    Raises:
        ValueError, TypeError: its words are none.
    """
    found = []
    for text, word_start_ms, word_end_ms, probability in json.loads(words):
        sure = None if probability is None else float(probability)
        found.append(Word(str(text), word_start_ms / 1000, word_end_ms / 1000, sure))
    return SpeechSegment(start_ms / 1000, end_ms / 1000, tuple(found), speaker)


def _with_marks(
    rows: Sequence[tuple[int, int, str, str]], spans: Sequence[Span]
) -> list[tuple[int, int, str, str]]:
    read = [(start, end, speaker, json.loads(words)) for start, end, speaker, words in rows]
    return [
        (start, end, speaker, json.dumps(words, ensure_ascii=False))
        for start, end, speaker, words in with_marks(read, spans)
    ]


def _to_row(kept: KeptTranscript, segments: int) -> tuple[object, ...]:
    whole = kept.transcript
    made_with = dict(whole.made_with)
    sure = [
        [_ms(s.start_s), _ms(s.end_s), s.speaker_probability]
        for s in whole.segments
        if s.speaker_probability is not None
    ]
    if sure:
        made_with[_SURE] = sure
    for name, part in _NAMED.items():
        known = [(s, getattr(s, part)) for s in whole.segments]
        listed = [[_ms(s.start_s), _ms(s.end_s), value] for s, value in known if value]
        if listed:
            made_with[name] = listed
    return (
        *(kept.session, kept.recording, whole.language, _ms(whole.seconds), segments),
        *(kept.made, json.dumps(made_with, ensure_ascii=False)),
        kept.timeline.to_json(),
    )


def _ms(seconds: float) -> int:
    return round(seconds * 1000)
