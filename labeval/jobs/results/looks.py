"""Registered looks of a study: those taken, their decisions, and the lock of results."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from labeval.exchange.tables import judgments as judgment_table
from labeval.jobs.sessions.look_notice import counts_for_looks, registered
from labeval.session.events.clock import utc_now
from labeval.session.events.events import Event, Kind
from labeval.store.access.log import (
    AccessKind,
    AccessLine,
    access_lines,
    note_access,
    take_in_accesses,
)
from labeval.store.disk.errors import StoreError
from labeval.store.record.record import Record
from labeval.store.record.sessions import SessionLine
from labeval.study.folder import StudyFolder
from labeval.study.looks import deciding_block, deciding_systems
from labeval.study.model.looks import Looks
from labeval.study.problems import StudyProblems
from labeval.study.reading import read_study
from labeval.study.study import StudyContent
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from labeval.analysis.looks.decisions import LookResult
    from labeval.analysis.statistics.differences import Difference

_LOCKED = QT_TRANSLATE_NOOP(
    "Record",
    "results are locked: the study has registered looks at {looks} participants, {completed} are "
    "complete, and the next look is at {next}. 'labeval looks STUDY' shows them; --unlock with a "
    "reason opens the results, which is recorded and shown in the report",
)
_NO_REASON = QT_TRANSLATE_NOOP("Record", "unlocking results needs a reason")
_NO_LOOKS = QT_TRANSLATE_NOOP("Record", "this study has registered no looks")
_NOT_LOCKED = QT_TRANSLATE_NOOP("Record", "the results are not locked")
_PARTICIPANTS = "participants: "
"""Between their number and the reason, in the log."""
_NONE_OVER = QT_TRANSLATE_NOOP("Record", "no session is over that could be unlocked")


class ResultsLocked(StoreError):
    """Results must not be seen before the next look."""


@dataclass(frozen=True, slots=True)
class Unlocking:
    """Results that were opened between looks."""

    utc: str
    reason: str
    participants: int
    """Whose sessions were over by then, complete or not."""


@dataclass(frozen=True, slots=True)
class LooksState:
    """The looks of a study, and where it is among them."""

    looks: Looks
    systems: tuple[str, str]
    completed: int
    """Participants who count."""
    results: tuple[LookResult, ...]
    """Results of the looks taken: all that there are participants for, up to one that stops."""
    unlockings: tuple[Unlocking, ...]
    begun: bool
    """True if anybody has begun, so that there may be answers."""
    open_now: bool
    """True if all sessions that are over were unlocked."""

    @property
    def stopped(self) -> bool:
        """True if a look has decided to stop, or the last one was taken."""
        return bool(self.results) and self.results[-1].stops

    @property
    def next(self) -> int | None:
        """Participants at the next look; None after the last."""
        taken = len(self.results)
        return None if self.stopped else self.looks.participants[taken]

    @property
    def locked(self) -> bool:
        """True if results must not be seen now."""
        return self.begun and not self.stopped and not self.open_now


@dataclass(frozen=True, slots=True)
class _Ended:
    """A person's session that is over, in whatever way: results hold its answers."""

    session: str
    at: str
    """UTC."""
    counts: bool
    """True if it is complete and was not rejected: looks are taken of these."""
    is_open: bool
    """True if it was unlocked since."""
    unlocked: tuple[tuple[str, str], ...]
    """UTC and reason."""


def looks_state(record: Record, content: StudyContent | None) -> LooksState | None:
    """The looks that were registered; None for a study without any.

    Looks of a published version stay registered when a later version has none, or has others and
    was published when somebody had begun.

    Args:
        record: of the study.
        content: the study as its folder says it now, where it can be read; its looks count where
            nothing is published.

    Raises:
        RecordError: the record cannot be read.
    """
    with record.snapshot():
        study = registered(record, content)
        looks = study.study.looks if study is not None else None
        if study is None or looks is None:
            return None
        block = deciding_block(study.study)
        people = [line for line in record.sessions.lines() if line.header.kind == "real"]
        over = sorted(_ended(record, people, block), key=lambda one: (one.at, one.session))
        done = [one.session for one in over if one.counts]
        results = tuple(_results(record, study, block, done))
        unlockings = _unlockings(over, access_lines(record))
    systems = deciding_systems(study)
    unlocked = bool(over) and all(one.is_open for one in over)
    return LooksState(*(looks, systems, len(done), results, unlockings), bool(people), unlocked)


def check_open(record: Record, content: StudyContent | None) -> LooksState | None:
    """The looks, where there are any.

    Raises:
        ResultsLocked: results must not be seen now.
        RecordError: the record cannot be read.
    """
    state = looks_state(record, content)
    if state is not None and state.locked:
        raise ResultsLocked(
            _LOCKED,
            looks=", ".join(map(str, state.looks.participants)),
            completed=state.completed,
            next=state.next,
        )
    return state


def check_folder_open(folder: StudyFolder) -> None:
    """The same for a study folder; one without a record holds no results.

    What is recorded can also be had where the study file cannot be read. Looks of published
    versions are known from the record, and others are registered by being published only.

    Raises:
        ResultsLocked: results must not be seen now.
        RecordError: the record cannot be read.
    """
    if not folder.database.exists():
        return
    try:
        content = read_study(folder.path)
    except StudyProblems:
        content = None
    with Record(folder.database, read_only=True) as record:
        check_open(record, content)


def is_folder_open(folder: StudyFolder) -> bool:
    """Return whether results of a study folder may be seen now.

    Raises:
        RecordError: the record cannot be read.
    """
    try:
        check_folder_open(folder)
    except ResultsLocked:
        return False
    return True


def unlock(record: Record, content: StudyContent, reason: str) -> None:
    """Open the results of all sessions that are over, and record it in each of them.

    The caller holds the study's lock.

    Raises:
        StoreError: there are no looks, nothing is locked, no session is over, or the reason is
            empty.
        RecordError: it cannot be written.
    """
    if not reason.strip():
        raise StoreError(_NO_REASON)
    study = registered(record, content)
    if study is None:
        raise StoreError(_NO_LOOKS)
    state = looks_state(record, content)
    if state is None or not state.locked:
        raise StoreError(_NOT_LOCKED)
    people = [line for line in record.sessions.lines() if line.header.kind == "real"]
    over = list(_ended(record, people, deciding_block(study.study)))
    if not over:
        raise StoreError(_NONE_OVER)
    now = utc_now()
    # A line of the log stays when all of these sessions are erased.
    seen = f"{len(over)} {_PARTICIPANTS}{reason.strip()}"
    note_access(StudyFolder(record.path.parent), AccessKind.UNLOCKED, seen, utc=now)
    for one in over:
        if one.is_open:
            continue
        last = record.sessions.events(one.session)[-1]
        event = Event(last.seq + 1, last.at_ms, now, Kind.RESULTS_UNLOCKED, value=reason.strip())
        record.sessions.journal(one.session).append([event])
    take_in_accesses(record)


def as_dict(state: LooksState) -> dict[str, object]:
    """Looks as results carry them."""
    return {
        "participants": list(state.looks.participants),
        "criterion": state.looks.criterion,
        "systems": list(state.systems),
        "spending": state.looks.spending,
        "taken": [
            {
                "participants": one.participants,
                "p": one.difference.p,
                "needed": one.needed,
                "verdict": str(one.verdict),
            }
            for one in state.results
        ],
        "unlocked": [
            {"utc": one.utc, "reason": one.reason, "participants": one.participants}
            for one in state.unlockings
        ],
    }


def _ended(record: Record, people: Iterable[SessionLine], block: str) -> Iterator[_Ended]:
    """Those of people's sessions that are over."""
    for line in people:
        if line.ending is None:
            continue
        events = record.sessions.events(line.header.id)
        end = [event for event in events if event.kind == Kind.SESSION_ENDED][-1]
        opened = [event for event in events if event.kind == Kind.RESULTS_UNLOCKED]
        yield _Ended(
            *(line.header.id, end.utc, counts_for_looks(line, block)),
            is_open=any(event.seq > end.seq for event in opened),
            unlocked=tuple((event.utc, event.value) for event in opened),
        )


def _unlockings(over: Collection[_Ended], log: Iterable[AccessLine]) -> tuple[Unlocking, ...]:
    """Each unlocking once, with the participants whose answers were seen.

    Sessions have those of which they were; the log has them when all these are erased, too.
    """
    found = {
        utc: Unlocking(utc, reason, sum(any(u <= utc for u, _ in one.unlocked) for one in over))
        for session in over
        for utc, reason in session.unlocked
    }
    for line in log:
        if line.action == AccessKind.UNLOCKED:
            seen, _, reason = line.what.partition(_PARTICIPANTS)
            with suppress(ValueError):  # a merged log is as somebody else wrote it
                found[line.utc] = Unlocking(line.utc, reason, int(seen))
    return tuple(found[utc] for utc in sorted(found))


def _results(
    record: Record, study: StudyContent, block: str, sessions: list[str]
) -> Iterator[LookResult]:
    """The looks that there are participants for, up to one that stops."""
    looks = study.study.looks
    if looks is None or len(sessions) < looks.participants[0]:
        return
    from labeval.analysis.looks.decisions import decide, registered_boundaries

    bounds = registered_boundaries(looks)
    for number, n in enumerate(looks.participants, start=1):
        if len(sessions) < n:
            return
        found, by_raters = _differences(record, study, block, frozenset(sessions[:n]))
        result = decide(looks, number, found, bounds, by_raters)
        yield result
        if result.stops:
            return


def _differences(
    record: Record, study: StudyContent, block: str, sessions: Collection[str]
) -> tuple[Difference, Difference]:
    """The difference that decides, by the judgments of these sessions, and for new raters alone."""
    from labeval.analysis.comparisons.significance import system_difference
    from labeval.analysis.data.facts import facts_of
    from labeval.analysis.data.judgments import judgment_frame

    looks = study.study.looks
    assert looks is not None
    names = [column.name for column in judgment_table.COLUMNS]
    at = names.index("session")
    rows = (row for row in judgment_table.rows(record) if row[at] in sessions)
    frame = judgment_frame(rows, names)
    pages = {
        f"{header.id}/{page.id}"
        for header in record.sessions.headers()
        if header.id in sessions
        for step in header.plan.steps
        for page in step.pages
        if page.block == block
    }
    frame = frame[frame["page"].isin(pages) & (frame["criterion"] == looks.criterion)]
    versions = {header.version for header in record.sessions.headers() if header.id in sessions}
    facts = facts_of(*(record.versions.content(version) for version in sorted(versions)))
    a, b = deciding_systems(study)
    of_both = partial(system_difference, frame, facts, looks.criterion, a, b)
    return of_both("both"), of_both("raters")
