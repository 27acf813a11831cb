"""Moments of a session that are worth asking about in the interview."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from labeval.session.flags.flag import FlagKind
from labeval.session.monitor.monitor import SessionMonitor

_LONGEST = 3
_LEAST_CHANGED = 2
"""The least number of changed answers on a page that is worth asking about."""
_NOT_ASKED = frozenset({FlagKind.NO_COMMENT, FlagKind.OVERFLOW})
"""Flags that do not concern a moment."""


class MomentKind(StrEnum):
    """Why it is worth asking about."""

    QUESTION = "question"
    MARKER = "marker"
    NOTE = "note"
    FLAG = "flag"
    CHANGED = "changed"
    LONGEST = "longest"


@dataclass(slots=True)
class InterviewMoment:
    """A page, and why it is worth asking about."""

    page: str
    number: int
    at_ms: int
    """Session clock; when it was first shown."""
    spent_ms: int
    changed: int
    kinds: set[MomentKind] = field(default_factory=set)
    marked: list[str] = field(default_factory=list)
    """Ids of its markers."""
    flags: list[FlagKind] = field(default_factory=list)


def moments(monitor: SessionMonitor, most: int = 9) -> list[InterviewMoment]:
    """The most informative pages, in the order in which they were shown."""
    shown = [m for m in monitor.marks.all if m.shown and m.page.training is None]
    times = monitor.times.pages
    unhurried = [m for m in shown if all(f.kind != FlagKind.TOO_FAST for f in m.flags)]
    longest = sorted(unhurried, key=lambda m: times[m.page.id].visible_ms, reverse=True)[:_LONGEST]
    slow = {mark.page.id for mark in longest}
    log = monitor.log
    noted = {note.page for note in log.notes.values() if note.text.strip()}
    asked = {question.page for question in log.questions.values()}
    found: list[InterviewMoment] = []
    for mark in shown:
        id = mark.page.id
        moment = InterviewMoment(
            id, mark.number, times[id].shown_ms, times[id].visible_ms, mark.changed
        )
        moment.marked = [m.marker for m in log.markers.values() if m.page == id]
        moment.flags = [f.kind for f in mark.flags if f.kind not in _NOT_ASKED]
        why = {
            MomentKind.QUESTION: id in asked,
            MomentKind.MARKER: bool(moment.marked),
            MomentKind.NOTE: id in noted,
            MomentKind.FLAG: bool(moment.flags),
            MomentKind.CHANGED: mark.changed >= _LEAST_CHANGED,
            MomentKind.LONGEST: id in slow,
        }
        moment.kinds = {kind for kind, holds in why.items() if holds}
        if moment.kinds:
            found.append(moment)
    found.sort(key=_weight, reverse=True)
    return sorted(found[:most], key=lambda moment: moment.at_ms)


def _weight(moment: InterviewMoment) -> tuple[int, int, int]:
    """Sort key: observations of people come before computed ones."""
    people = {MomentKind.QUESTION, MomentKind.MARKER, MomentKind.NOTE} & moment.kinds
    return len(people), len(moment.kinds), moment.spent_ms
