"""Everything that happened in a session, or was said in an interview, in lanes over its clock."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby

from labeval.coding.corpus.corpus import Corpus
from labeval.coding.corpus.filtering import ALL, Filter
from labeval.coding.corpus.timeline import began_ms, clock_of, timeline
from labeval.coding.rows import Anchor, Passage, Source, SourceKind
from labeval.exchange.recorded import RecordedSession
from labeval.exchange.supervisor_actions import written_notes
from labeval.exchange.tables.markers import current_markers
from labeval.jobs.coding.recorded_moments import MomentKind, SessionMoments
from labeval.session.events.actions import ACTION_ID, acted_ms
from labeval.session.events.events import Event, Kind
from labeval.session.state.focus import FocusSpan

_SPOKEN = frozenset({SourceKind.THINK_ALOUD, SourceKind.INTERVIEW})
_WRITTEN_LATER = frozenset({Kind.NOTE, Kind.MARKER})
"""Actions of the supervisor that can be changed: their last state is shown."""


class LaneKind(StrEnum):
    """Kind of a lane."""

    SCREENS = "screens"
    CRITERIA = "criteria"
    SPEECH = "speech"
    """Speech of one speaker."""
    ANSWERS = "answers"
    SIGNS = "signs"
    """Look-ups of definitions, marked words, slow answers."""
    SUPERVISOR = "supervisor"
    FLAGS = "flags"
    CODE = "code"
    """One code."""


@dataclass(frozen=True, slots=True)
class TimelineBar:
    """One thing in a lane; what has no length begins and ends at once."""

    start_ms: int
    end_ms: int
    kind: str = ""
    """Kind of an event, a flag or a sign; empty where the lane says it."""
    screen: str = ""
    criterion: str = ""
    value: str = ""
    before: str = ""
    """The answer that it replaced."""
    text: str = ""
    """Words that were said, coded or written."""
    words: tuple[str, Anchor, Anchor] | None = None
    """Source and both ends of these words in it."""


@dataclass(frozen=True, slots=True)
class TimelineLane:
    """Bars in the order of their beginnings."""

    kind: LaneKind
    about: str
    """The speaker, or the id of the code; empty for other kinds."""
    bars: tuple[TimelineBar, ...]


@dataclass(frozen=True, slots=True)
class SessionTimeline:
    """A session, or an interview recorded elsewhere, as lanes; empty ones are left out."""

    clock: str
    """By which its times are: the session's id, or that of the interview's text."""
    participant: str
    length_ms: int
    lanes: tuple[TimelineLane, ...]


def session_timeline(
    session: RecordedSession, corpus: Corpus, filter: Filter = ALL, *, with_answers: bool = True
) -> SessionTimeline:
    """Lay out a session.

    Args:
        session: as the record has it.
        corpus: the transcripts and what is coded.
        filter: of segments.
        with_answers: false while results are locked.
    """
    moments = SessionMoments(session)
    speech = _speech(corpus, session.header.id)
    lanes = [
        TimelineLane(LaneKind.SCREENS, "", tuple(_screens(moments.spans))),
        TimelineLane(LaneKind.CRITERIA, "", tuple(_criteria(moments.spans))),
        *(TimelineLane(LaneKind.SPEECH, who, bars) for who, bars in speech.items()),
        TimelineLane(LaneKind.ANSWERS, "", tuple(_answers(moments)) if with_answers else ()),
        TimelineLane(LaneKind.SIGNS, "", tuple(_signs(moments))),
        TimelineLane(LaneKind.SUPERVISOR, "", tuple(_supervised(session))),
        TimelineLane(
            LaneKind.FLAGS,
            "",
            tuple(
                TimelineBar(f.at_ms, f.at_ms, f.kind, f.page, f.criterion, text=f.sentence)
                for f in session.flags
            ),
        ),
        *_codes(corpus, session.header.id, filter),
    ]
    kept = tuple(lane for lane in lanes if lane.bars)
    ends = [bar.end_ms for lane in kept for bar in lane.bars]
    last = session.events[-1].at_ms if session.events else 0
    return SessionTimeline(
        session.header.id, session.header.participant, max([last, 1, *ends]), kept
    )


def interview_timeline(source: Source, corpus: Corpus, filter: Filter = ALL) -> SessionTimeline:
    """Lay out an interview recorded elsewhere: who speaks, and what is coded.

    Args:
        source: its text.
        corpus: that it is of.
        filter: of segments.
    """
    speech = _speech(corpus, source.id)
    lanes = (
        *(TimelineLane(LaneKind.SPEECH, who, bars) for who, bars in speech.items()),
        *_codes(corpus, source.id, filter),
    )
    ends = (bar.end_ms for lane in lanes for bar in lane.bars)
    return SessionTimeline(source.id, source.participant, max([1, *ends]), lanes)


def _screens(spans: Sequence[FocusSpan]) -> Iterator[TimelineBar]:
    for screen, run in groupby(spans, key=lambda span: span.focus.screen):
        found = list(run)
        if screen:
            yield TimelineBar(found[0].start_ms, found[-1].end_ms, screen=screen)


def _criteria(spans: Sequence[FocusSpan]) -> Iterator[TimelineBar]:
    for span in spans:
        if span.focus.criterion and span.end_ms > span.start_ms:
            focus = span.focus
            yield TimelineBar(
                span.start_ms, span.end_ms, screen=focus.screen, criterion=focus.criterion
            )


def _speech(corpus: Corpus, clock: str) -> dict[str, tuple[TimelineBar, ...]]:
    """Speaker to what they said, by time."""
    found: dict[str, list[TimelineBar]] = {}
    for id, source in corpus.sources.items():
        if clock_of(source) == clock and (source.kind in _SPOKEN or not source.session):
            for passage in corpus.layouts[id].passages:
                if (bar := _turn(source, passage)) is not None:
                    found.setdefault(passage.speaker, []).append(bar)
    return {who: tuple(sorted(bars, key=lambda bar: bar.start_ms)) for who, bars in found.items()}


def _turn(source: Source, passage: Passage) -> TimelineBar | None:
    start = began_ms(source, passage)
    if start is None:
        return None
    length = (passage.end_ms or 0) - (passage.start_ms or 0)
    ends = Anchor(passage.id, 0), Anchor(passage.id, len(passage.text))
    where = passage.where
    return TimelineBar(
        *(start, start + max(0, length)),
        screen=where.page,
        criterion=where.criterion,
        value=where.value,
        text=passage.text,
        words=(passage.source, *ends),
    )


def _answers(moments: SessionMoments) -> Iterator[TimelineBar]:
    for answer in moments.answers:
        yield TimelineBar(
            *(answer.at_ms, answer.at_ms),
            screen=answer.page,
            criterion=answer.criterion,
            value=answer.value,
            before=answer.before,
        )


def _signs(moments: SessionMoments) -> Iterator[TimelineBar]:
    shown = (m for m in moments.moments if m.kind != MomentKind.CHANGED)
    for m in sorted(shown, key=lambda moment: moment.at_ms):
        yield TimelineBar(m.at_ms, m.at_ms, m.kind, m.page, m.criterion, text=m.about)


def _supervised(session: RecordedSession) -> Iterator[TimelineBar]:
    found = [
        _action(event, event.value)
        for event in session.events
        if ACTION_ID in event.data and event.kind not in _WRITTEN_LATER
    ]
    found += [_action(note.begun, note.text) for note in written_notes(session.events)]
    found += [_action(event, event.value) for event in current_markers(session)]
    yield from sorted(found, key=lambda bar: bar.start_ms)


def _action(event: Event, text: str) -> TimelineBar:
    at_ms = acted_ms(event)
    return TimelineBar(at_ms, at_ms, event.kind, event.page, event.field, text=text)


def _codes(corpus: Corpus, clock: str, filter: Filter) -> Iterator[TimelineLane]:
    bars: dict[str, list[TimelineBar]] = {}
    for timed in timeline(corpus, clock, filter):
        coding, where = timed.segment.coding, timed.segment.where
        bars.setdefault(coding.code, []).append(
            TimelineBar(
                *(timed.start_ms, timed.end_ms),
                screen=where.page,
                criterion=where.criterion,
                value=where.value,
                text=coding.quote,
                words=(coding.source, coding.start, coding.end),
            )
        )
    for _, code in corpus.in_order():
        if code.id in bars:
            yield TimelineLane(LaneKind.CODE, code.id, tuple(bars[code.id]))
