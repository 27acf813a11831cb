"""Notices about codes and places that computers used apart, before they had exchanged.

One computer would have refused each: a code that began more sessions than it may, one person with
several participants' codes, a place of the design that several sessions hold. All are kept, and
named until one is rejected.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from labeval.jobs.sessions.folder_notice import FolderNotice
from labeval.session.events.events import RecordError
from labeval.store.checks.shared_places import (
    Shared,
    Tables,
    What,
    shared_codes,
    shared_places,
)
from labeval.store.record.record import Record
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
_TEMPLATES = {
    What.CODE: (CODES, "uses"),
    What.PERSON: (PEOPLE, "participants"),
    What.PLACE: (PLACES, "places"),
}
_NAMED = 5
"""Codes or places that a notice names at most."""


def overlap_notices(study: Study, record: Record) -> Iterator[FolderNotice]:
    """A notice for each kind of thing that sessions of a record have together."""
    tables = Tables(record.connection.execute)
    found = shared_codes(tables, study)
    # Laptops without a hub lease nothing, and give the same places as a matter of course.
    if StudyFolder(record.path.parent).hub.exists():
        found += shared_places(tables, study)
    return notices_of(found)


def notices_of(found: Iterable[Shared]) -> Iterator[FolderNotice]:
    """A notice for each kind of what was found."""
    named: dict[What, list[str]] = {what: [] for what in What}
    for one in found:
        holders = ", ".join(dict.fromkeys(map(str, one.holders)))
        named[one.what].append(f"{one.name} ({holders})" if one.name else holders)
    for what, (template, value) in _TEMPLATES.items():
        if named[what]:
            more = ["…"] * (len(named[what]) > _NAMED)
            yield FolderNotice(template, values={value: "; ".join([*named[what][:_NAMED], *more])})


def overlaps_in(folder: StudyFolder) -> list[FolderNotice]:
    """The notices of a study folder; none where it cannot be read, which others say."""
    if not folder.database.exists():
        return []
    try:
        study = read_study(folder.path).study
        with Record(folder.database, read_only=True) as record:
            return list(overlap_notices(study, record))
    except (RecordError, StudyProblems):
        return []
