"""Speech of a session for its tables: with session times and its context."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from labeval.exchange.cells import seconds_text
from labeval.exchange.recorded import RecordedSession, recorded_sessions
from labeval.session.state.focus import Focus, focus_between, focus_spans
from labeval.session.state.recordings import recordings_of
from labeval.store.record.record import Record
from labeval.store.record.transcripts import KeptTranscript
from labeval.study.pages import ITEM_JOIN
from labeval.transcription.transcript import SpeechSegment


@dataclass(frozen=True, slots=True)
class Utterance:
    """One segment of a transcript, and what was on screen when it was said."""

    session: RecordedSession
    kept: KeptTranscript
    part: str
    number: int
    """Number of the segment in its recording, from 1."""
    segment: SpeechSegment
    focus: Focus
    step: str
    """Id of the step in the study file."""
    items: tuple[str, ...]

    def session_seconds(self, seconds: float) -> str:
        """A time of the recording as a cell of session time; empty where it has none."""
        ms = self.kept.timeline.session_ms(seconds)
        return "" if ms is None else seconds_text(max(0, round(ms)))

    @property
    def items_cell(self) -> str:
        """The ids of the page's items."""
        return ITEM_JOIN.join(self.items)


def utterances_in(record: Record, *, include_rehearsals: bool = False) -> Iterator[Utterance]:
    """All segments by participant, session, recording and time."""
    for session in recorded_sessions(record, include_rehearsals=include_rehearsals):
        yield from utterances_of(session, record)


def utterances_of(session: RecordedSession, record: Record) -> Iterator[Utterance]:
    """The segments of one session by recording and time."""
    kept = list(record.transcripts.of_session(session.header.id))
    if kept:
        yield from _utterances(session, kept)


def _utterances(session: RecordedSession, transcripts: list[KeptTranscript]) -> Iterator[Utterance]:
    plan = session.header.plan
    pages = {page.id: page for step in plan.steps for page in step.pages}
    first = {id: page.criteria[0] for id, page in pages.items() if page.criteria}
    steps = {id: step.step for id, (step, _) in plan.screens().items()}
    spans = focus_spans(session.events, first)
    parts = {sound.id: sound.part for sound in recordings_of(session.events)}
    for kept in transcripts:
        for number, segment in enumerate(kept.transcript.segments, start=1):
            start_ms = kept.timeline.session_ms(segment.start_s)
            end_ms = kept.timeline.session_ms(segment.end_s)
            focus = Focus()
            if start_ms is not None and end_ms is not None:
                focus = focus_between(spans, start_ms, end_ms)
            page = pages.get(focus.screen)
            yield Utterance(
                *(session, kept, parts.get(kept.recording, ""), number, segment, focus),
                steps.get(focus.screen, ""),
                page.items if page is not None else (),
            )
