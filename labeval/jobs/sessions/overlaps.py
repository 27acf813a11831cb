"""Notices about codes and places that computers used apart, before they had exchanged.

One computer would have refused each: a code that began more sessions than it may, one person with
several participants' codes, a place of the design that several sessions hold. All are kept, and
named until one is rejected.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from labeval.jobs.sessions.folder_notice import FolderNotice
from labeval.session.assignment.slots import Places
from labeval.session.events.events import Ending, RecordError
from labeval.store.record.record import Record
from labeval.store.record.sessions import SessionLine
from labeval.store.record.slots import read_code_uses, read_places
from labeval.study.folder import StudyFolder
from labeval.study.problems import StudyProblems
from labeval.study.reading import read_study
from labeval.study.study import Study
from labeval.text.marks import QT_TRANSLATE_NOOP

CODES = QT_TRANSLATE_NOOP(
    "FolderNotice",
    "Invitation codes began more sessions than their lists allow: {uses}. Computers that have not "
    "exchanged do not know each other’s. All are kept: reject what should not count, on one "
    "computer.",
)
PEOPLE = QT_TRANSLATE_NOOP(
    "FolderNotice",
    "Participants with one invitation code are one person, who may have seen a text twice: "
    "{participants}. All sessions are kept: reject what should not count, on one computer.",
)
PLACES = QT_TRANSLATE_NOOP(
    "FolderNotice",
    "Several sessions have one place of the design: {places}. A computer had used all that the hub "
    "had leased to it, or a session was taken back. All are kept; where one is rejected, on one "
    "computer, the other has the place alone.",
)
_NAMED = 5
"""Codes or places that a notice names at most."""


def overlap_notices(
    study: Study, record: Record, places: Places, sessions: Sequence[SessionLine]
) -> Iterator[FolderNotice]:
    """A notice for each.

    Args:
        places: what sessions with people hold.
        sessions: all of the record.
    """
    kept = {line.header.id: line for line in sessions if not line.rejected}
    if study.qualification:
        yield from _codes(study, record, kept)
    # Laptops without a hub lease nothing, and give the same places as a matter of course.
    if places.twice and StudyFolder(record.path.parent).hub.exists():
        named = [_place(*place, kept.values()) for place in sorted(places.twice)]
        yield FolderNotice(PLACES, values={"places": _listed(named)})


def overlaps_in(folder: StudyFolder) -> list[FolderNotice]:
    """The notices of a study folder; none where it cannot be read, which others say."""
    if not folder.database.exists():
        return []
    try:
        content = read_study(folder.path)
        with Record(folder.database, read_only=True) as record:
            places = read_places(record, content, "real")
            sessions, _ = record.sessions.readable_lines()
            return list(overlap_notices(content.study, record, places, sessions))
    except (RecordError, StudyProblems):
        return []


def _codes(study: Study, record: Record, kept: dict[str, SessionLine]) -> Iterator[FolderNotice]:
    times = {chosen.id: chosen.times for chosen in study.qualification}
    people: dict[str, list[SessionLine]] = {}
    over: list[str] = []
    for (name, trace), ids in read_code_uses(record).items():
        used = [kept[id] for id in ids if id in kept]
        limit = times.get(name)
        if limit is not None and len(used) > limit:
            over.append(f"{name} ({', '.join(line.header.participant for line in used)})")
        else:
            people.setdefault(trace, []).extend(used)
    same = [_participants(used) for used in people.values()]
    same = [participants for participants in same if ", " in participants]
    if over:
        yield FolderNotice(CODES, values={"uses": _listed(over)})
    if same:
        yield FolderNotice(PEOPLE, values={"participants": _listed(same)})


def _place(condition: str, number: int, sessions: Iterable[SessionLine]) -> str:
    holders = [
        line
        for line in sessions
        if (line.header.kind, line.header.condition, line.header.number)
        == ("real", condition, number)
        and line.ending in (None, Ending.COMPLETED)
    ]
    return f"{condition} {number + 1} ({_participants(holders)})"


def _participants(lines: Iterable[SessionLine]) -> str:
    return ", ".join(dict.fromkeys(line.header.participant for line in lines))


def _listed(named: list[str]) -> str:
    return "; ".join([*named[:_NAMED], *["…"] * (len(named) > _NAMED)])
