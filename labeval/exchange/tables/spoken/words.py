"""One row per word of a transcript, with the times of its recording and of its session."""

from __future__ import annotations

from collections.abc import Iterator

from labeval.exchange.spoken import utterances_in
from labeval.exchange.table import PARTICIPANT, SESSION, Column, Row
from labeval.store.record.record import Record

COLUMNS = (
    PARTICIPANT,
    SESSION,
    Column("recording", "The recording's id."),
    Column("segment", "Number of the segment that it belongs to, as in segments.", "integer"),
    Column("word", "Its place in the segment, from 1.", "integer"),
    Column("text", "The word as it was recognised, with its punctuation; without corrections."),
    Column("start_seconds", "Session clock at which it begins.", "number"),
    Column("end_seconds", "Session clock at which it ends.", "number"),
    Column("recording_seconds", "Where it begins in the recording.", "number"),
    Column("probability", "How sure the recogniser is; empty where it is not known.", "number"),
)


def rows(record: Record, *, include_rehearsals: bool = False) -> Iterator[Row]:
    """All words by participant, session, recording and time."""
    for utterance in utterances_in(record, include_rehearsals=include_rehearsals):
        for number, word in enumerate(utterance.segment.words, start=1):
            sure = word.probability
            yield (
                *(
                    *utterance.session.codes,
                    utterance.kept.recording,
                    str(utterance.number),
                    str(number),
                ),
                word.text.strip(),
                utterance.session_seconds(word.start_s),
                utterance.session_seconds(word.end_s),
                f"{word.start_s:.3f}",
                "" if sure is None else f"{sure:.3f}",
            )
