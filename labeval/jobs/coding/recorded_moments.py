"""Things that participants did while they judged: changed answers, look-ups, marks, slow answers.

All of it is computed from the events of the record; so is the criterion that was current.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property, lru_cache
from pathlib import Path

from labeval.exchange.recorded import RecordedSession
from labeval.exchange.tables.judgments import session_judgments
from labeval.jobs.coding.joint_ratings import Rating
from labeval.session.events.events import Kind
from labeval.session.flags.flag import FlagKind
from labeval.session.monitor.changes import Changes
from labeval.session.state.focus import Focus, FocusSpan, focus_between, focus_spans
from labeval.session.state.lookups import DefinitionLookups
from labeval.store.record.record import Record
from labeval.study.methods import find_method
from labeval.study.pages import ITEM_JOIN, Page


class MomentKind(StrEnum):
    """Kind of something that a participant did."""

    CHANGED = "changed"
    """An answer was changed for another one."""
    LOOKED_UP = "looked_up"
    """A definition was looked up again, or the list of all was opened."""
    MARKED = "marked"
    """Words of a text were marked as the reason for a rating."""
    SLOW = "slow"
    """An answer took much longer than those before: the flag “hesitation”."""


@dataclass(frozen=True, slots=True)
class RecordedMoment:
    """One thing that a participant did on a rating page."""

    kind: MomentKind
    at_ms: int
    """Session clock."""
    page: str
    criterion: str
    about: str = ""
    """The answers before and after, the marked words, or the seconds and what is usual."""


@dataclass(frozen=True, slots=True)
class JudgedCriterion:
    """A criterion as it was judged on one page."""

    page: str
    criterion: str
    method: str
    value: str
    """As in the table of judgments; of several texts joined by ``|``."""
    outcomes: tuple[str, ...]
    """Each of these answers in a form that can be counted over pages."""


@dataclass(frozen=True, slots=True)
class GivenAnswer:
    """An answer on a rating page, and the one that it replaced."""

    at_ms: int
    page: str
    criterion: str
    value: str
    before: str = ""


class SessionMoments:
    """One session: what was done when, what was judged, and the criterion that was current."""

    def __init__(self, session: RecordedSession) -> None:
        self.participant = session.header.participant
        self.judged = tuple(_judged(session))
        self.answers = tuple(_answers(session))
        changes = (_changed(answer) for answer in self.answers if answer.before)
        self.moments = (*_moments(session), *changes)
        self.names = {c.id: c.name.root for c in session.content.study.criteria}
        """Criterion to its names by language."""
        pages = {page.id: page for step in session.header.plan.steps for page in step.pages}
        first = {id: page.criteria[0] for id, page in pages.items() if page.criteria}
        self.spans = focus_spans(session.events, first)
        """Times of the session, each with its screen and criterion."""

    @cached_property
    def _starts(self) -> list[int]:
        return [span.start_ms for span in self.spans]

    def focus(self, start_ms: int, end_ms: int) -> Focus:
        """Screen and criterion during the longest part of a time."""
        near = self._spans_between(start_ms, end_ms)
        return focus_between(near, start_ms, end_ms)

    def _spans_between(self, start_ms: int, end_ms: int) -> list[FocusSpan]:
        """The spans that reach into a time, since going through all of them takes too long."""
        first = max(0, bisect_right(self._starts, start_ms) - 1)
        return self.spans[first : bisect_right(self._starts, end_ms) + 1]


def read_session_moments(
    database: Path, sessions: Iterable[str], on_session: Callable[[], None] | None = None
) -> dict[str, SessionMoments]:
    """Session to what happened in it; sessions that the record does not have are left out.

    Args:
        database: the study's record.
        sessions: their ids.
        on_session: called before each; what it raises ends the reading.

    Raises:
        RecordError: the record cannot be read.
    """
    found = read_sessions(database, sessions, on_session)
    return {id: SessionMoments(session) for id, session in found.items()}


def read_sessions(
    database: Path, sessions: Iterable[str], on_session: Callable[[], None] | None = None
) -> dict[str, RecordedSession]:
    """Sessions by their ids; those that the record does not have are left out.

    Args:
        database: the study's record.
        sessions: their ids.
        on_session: called before each; what it raises ends the reading.

    Raises:
        RecordError: the record cannot be read.
    """
    found: dict[str, RecordedSession] = {}
    if not database.exists():
        return found
    with Record(database, read_only=True) as record:
        headers = {header.id: header for header in record.sessions.headers()}
        content = lru_cache(maxsize=None)(record.versions.content)
        for id in sessions:
            if on_session is not None:
                on_session()
            if header := headers.get(id):
                events = record.sessions.events(id)
                found[id] = RecordedSession(header, events, content(header.version))
    return found


def _judged(session: RecordedSession) -> Iterator[JudgedCriterion]:
    given: dict[tuple[str, str, str], list[Rating]] = {}
    for row in session_judgments(session):
        items = tuple(row.items.split(ITEM_JOIN))
        rating = Rating(
            *(row.participant, row.session, row.page, row.condition, row.method, row.criterion),
            *(items, tuple(session.content.item(item).system for item in items), row.value),
        )
        if row.value:
            given.setdefault((row.page, row.criterion, row.method), []).append(rating)
    for key, ratings in given.items():
        value = ITEM_JOIN.join(rating.value for rating in ratings)
        yield JudgedCriterion(*key, value, tuple(rating.outcome for rating in ratings))


def _answers(session: RecordedSession) -> Iterator[GivenAnswer]:
    """Answers to fields with options: what is typed changes with every letter."""
    criteria = {page.id: _criteria_of(session, page) for page in _rated_pages(session).values()}
    changes = Changes()
    for event in session.events:
        changes.apply(event)
        if event.kind != Kind.ANSWER or not event.value:
            continue
        criterion = criteria.get(event.page, {}).get(event.field)
        if criterion is not None:
            before = changes.newest[-1].before
            yield GivenAnswer(event.at_ms, event.page, criterion, event.value, before)


def _changed(answer: GivenAnswer) -> RecordedMoment:
    about = f"{answer.before} → {answer.value}"
    return RecordedMoment(MomentKind.CHANGED, answer.at_ms, answer.page, answer.criterion, about)


def _moments(session: RecordedSession) -> Iterator[RecordedMoment]:
    """Look-ups, marks and slow answers."""
    pages, lookups = _rated_pages(session), DefinitionLookups()
    for event in session.events:
        page = pages.get(event.page)
        if page is None:
            continue
        looked_up = lookups.apply(event, page)
        if looked_up is not None:
            yield RecordedMoment(MomentKind.LOOKED_UP, event.at_ms, page.id, looked_up)
        elif event.kind == Kind.MARKED:
            yield RecordedMoment(MomentKind.MARKED, event.at_ms, page.id, event.field, event.value)
    for flag in session.flags:
        if flag.kind == FlagKind.HESITATION and flag.page in pages:
            about = "{seconds} s ({median} s)".format(**flag.values)
            yield RecordedMoment(MomentKind.SLOW, flag.at_ms, flag.page, flag.criterion, about)


def _rated_pages(session: RecordedSession) -> dict[str, Page]:
    return {page.id: page for page in session.shown_pages() if page.counts}


def _criteria_of(session: RecordedSession, page: Page) -> Mapping[str, str]:
    """Field to its criterion, of fields with options."""
    settings = session.settings(page)
    fields = find_method(settings.method).fields(settings, page)
    return {field.id: field.criterion for field in fields if field.options}
