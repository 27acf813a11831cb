"""One row per segment of a transcript: what was said when, by whom, and what was on screen."""

from __future__ import annotations

from collections.abc import Iterator

from labeval.exchange.spoken import utterances_in
from labeval.exchange.table import CONDITION, PARTICIPANT, SESSION, Column, Row
from labeval.store.record.record import Record

COLUMNS = (
    PARTICIPANT,
    SESSION,
    CONDITION,
    Column("recording", "The recording's id."),
    Column("part", "think_aloud, interview, or both."),
    Column("segment", "Its number in the recording, from 1.", "integer"),
    Column("start_seconds", "Session clock at which it begins.", "number"),
    Column("end_seconds", "Session clock at which it ends.", "number"),
    Column("speaker", "participant or supervisor; empty where that is not known."),
    Column("text", "What was said, as it was recognised; corrections are not in it."),
    Column("probability", "Mean over its words; empty where it is not known.", "number"),
    Column(
        "doubt",
        "repeats (the same words again and again) or unsure (the words are a guess), where they "
        "stayed so when they were recognised a second time; else empty.",
    ),
    Column("language", "Its language, where several were listened for; else empty."),
    Column("step", "The step that was shown, by its id in the study file."),
    Column("page", "The screen that was shown: a page's id, or a step's place."),
    Column("items", "The ids of the page's items in the order shown, joined by |."),
    Column("criterion", "The current criterion; empty where there was none."),
)


def rows(record: Record, *, include_rehearsals: bool = False) -> Iterator[Row]:
    """All segments by participant, session, recording and time."""
    for utterance in utterances_in(record, include_rehearsals=include_rehearsals):
        segment = utterance.segment
        sure = segment.probability
        yield (
            *(*utterance.session.codes, utterance.session.header.condition),
            *(utterance.kept.recording, utterance.part, str(utterance.number)),
            utterance.session_seconds(segment.start_s),
            utterance.session_seconds(segment.end_s),
            *(segment.speaker, segment.text, "" if sure is None else f"{sure:.3f}"),
            segment.doubt,
            segment.language,
            *(
                utterance.step,
                utterance.focus.screen,
                utterance.items_cell,
                utterance.focus.criterion,
            ),
        )
