"""The notice of a study with registered looks: participants there, and the look that is due."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from labeval.jobs.sessions.folder_notice import FolderNotice, Remedy
from labeval.session.events.events import Ending
from labeval.store.record.record import Record
from labeval.store.record.sessions import SessionLine
from labeval.study.looks import deciding_block
from labeval.study.study import Study, StudyContent
from labeval.text.marks import QT_TRANSLATE_NOOP

WAITING = QT_TRANSLATE_NOOP(
    "FolderNotice",
    "Looks are registered at {looks} participants; {completed} are complete. Until a look ends the "
    "study, results are opened only by unlocking them with a reason.",
)
DUE = QT_TRANSLATE_NOOP(
    "FolderNotice",
    "{completed} are complete, enough for look {number} of {of}, at {participants} participants.",
)

_NEVER = "~"
"""After any moment."""


def look_notices(study: Study, sessions: Iterable[SessionLine]) -> Iterator[FolderNotice]:
    """One notice for a study with looks; nothing is computed from answers.

    Args:
        study: whose looks bind.
        sessions: of its record.
    """
    if study.looks is None:
        return
    registered = study.looks.participants
    completed = sum(counts_for_looks(line, deciding_block(study)) for line in sessions)
    reached = [n for n in registered if n <= completed]
    if not reached:
        values = {"looks": ", ".join(map(str, registered)), "completed": completed}
        yield FolderNotice(WAITING, values=values)
        return
    counts = {"number": len(reached), "of": len(registered), "completed": completed}
    yield FolderNotice(DUE, Remedy.LOOK, {**counts, "participants": reached[-1]})


def registered(record: Record, content: StudyContent | None) -> StudyContent | None:
    """The version whose looks bind: the newest with looks that was published before anybody began,
    else the oldest with looks; before anything is published, the study's own; None without any.

    Looks that are changed when there are answers are none that were registered.
    """
    published = [
        (one.published, version)
        for one in record.versions.publications()
        for version in [record.versions.content(one.version)]
        if version.study.looks is not None
    ]
    if not published:
        own = content is not None and content.study.looks is not None
        return content if own and not record.versions.publications() else None
    people = (one.started for one in record.sessions.headers() if one.kind == "real")
    first = min(people, default=_NEVER)
    before = [version for moment, version in published if moment <= first]
    return before[-1] if before else published[0][1]


def counts_for_looks(line: SessionLine, block: str) -> bool:
    """True for a person's session that came to its end with this block, and was not rejected."""
    real = line.header.kind == "real" and line.ending is Ending.COMPLETED
    kept = not line.rejected and block not in line.rejected_sets
    return real and kept and any(page.block == block for page in line.header.plan.block_pages())
