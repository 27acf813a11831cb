"""Confirming redactions: the words and the sound under them are destroyed, wherever they are kept.

What is going to be destroyed is written down first, by places and times and without the words. A
confirmation that was cut off is finished when the study's texts are opened the next time, and until
then its marks stand where the words were.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from labeval.coding.redacting import marks, muted, timed
from labeval.coding.rows import Source, SourceKind
from labeval.jobs.redaction_plan import (
    INTENTION,
    Intention,
    Place,
    read_intention,
    write_intention,
)
from labeval.jobs.redaction_steps import Destroyed, Told, carry_out, recordings_held, untold
from labeval.jobs.redaction_traces import exports_with, mentions, naming, what_was_said
from labeval.store.errors import RecordUnavailable
from labeval.store.lock import StudyLock
from labeval.store.redacted_writing import WRITTEN
from labeval.store.workbook import Workbook
from labeval.store.workbook_told import rows_naming
from labeval.study.folder import StudyFolder
from labeval.text.marks import QT_TRANSLATE_NOOP

__all__ = [
    "Destroyed",
    "Waiting",
    "can_correct",
    "can_redact",
    "confirm",
    "finish",
    "is_unfinished",
    "waiting",
]

_SPOKEN = frozenset({SourceKind.THINK_ALOUD, SourceKind.INTERVIEW, SourceKind.IMPORTED})


@dataclass(frozen=True, slots=True)
class Waiting:
    """The redactions of a source that are not confirmed."""

    source: Source
    count: int
    seconds: float
    """Of sound, under them."""


def can_correct(source: Source) -> bool:
    """Whether a source's words may be changed: speech that was heard, and texts from elsewhere.

    What was written in a session is data as it was written.
    """
    return source.kind in _SPOKEN


def can_redact(source: Source) -> bool:
    """Whether a source's words can be destroyed.

    Not those of a written response, of which every key press is kept and whose revisions have to
    give the text that was judged; and not the supervisor's notes, whose words are kept with what
    the moderator's program sent. Only an erasure of the whole participant reaches those.
    """
    return source.kind in _SPOKEN or source.kind in WRITTEN


def waiting(workbook: Workbook) -> list[Waiting]:
    """The sources with redactions that are not confirmed."""
    found = []
    for source in workbook.sources():
        passages = workbook.passages(source.id) if can_redact(source) else []
        count = len(marks(passages))
        if count:
            seconds = sum(end - start for start, end in muted(passages)) / 1000
            found.append(Waiting(source, count, seconds if source.recording else 0.0))
    return found


def confirm(
    folder: StudyFolder,
    workbook: Workbook,
    *,
    released: Callable[[], None] = lambda: None,
    told: Told = untold,
) -> Destroyed:
    """Destroy what lies under all redactions that wait; finish what was cut off before.

    Args:
        released: called before the first byte is destroyed; lets go of sound that is being played.
        told: hears how far it is.

    Raises:
        RecordUnavailable: a session is running, a recording is being transcribed, or another
            program reads; nothing is lost, and what has begun is finished by doing it again.
        OSError: a file cannot be written; do it again.
    """
    report = finish(folder, workbook, told=told) or Destroyed()
    intention = _planned(workbook, report)
    if not intention.sources:
        return report
    with StudyLock(folder.lock), recordings_held(folder, intention):
        said = what_was_said(folder, workbook, intention)
        report.exports = exports_with(folder, intention, said)
        report.mentions = mentions(workbook, said)
        named, once = rows_naming(workbook.connection, naming(said))
        if _planned(workbook, Destroyed()) != intention:
            raise RecordUnavailable(
                QT_TRANSLATE_NOOP(
                    "Record",
                    "the redactions were changed meanwhile; look at them and confirm again",
                )
            )
        intention = replace(intention, named=tuple(sorted(named)), once=tuple(sorted(once)))
        write_intention(folder, intention)
        released()
        carry_out(folder, workbook, intention, report, told)
    return report


def is_unfinished(folder: StudyFolder) -> bool:
    """Whether a confirmation was cut off."""
    return (folder.path / INTENTION).exists()


def finish(folder: StudyFolder, workbook: Workbook, *, told: Told = untold) -> Destroyed | None:
    """Finish a confirmation that was cut off; None where there is none.

    Raises:
        RecordUnavailable, OSError: as for :func:`confirm`.
    """
    intention = read_intention(folder)
    if intention is None:
        return None
    report = Destroyed(intention.count)
    with StudyLock(folder.lock), recordings_held(folder, intention):
        carry_out(folder, workbook, intention, report, told)
    return report


def _planned(workbook: Workbook, report: Destroyed) -> Intention:
    sources, places, count = [], [], 0
    for one in waiting(workbook):
        source, passages = one.source, workbook.passages(one.source.id)
        sources.append(source.id)
        count += one.count
        report.seconds += one.seconds
        if source.recording:
            of = (source.session, source.recording)
            places += [Place(*of, sound, words) for sound, words in timed(passages)]
    report.redactions += count
    return Intention(tuple(sources), tuple(places), count)
