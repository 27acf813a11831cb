"""Confirming redactions: the words and the sound under them are destroyed, wherever they are kept.

What is going to be destroyed is written down first, by places and times and without the words. A
confirmation that was cut off is finished when the study's texts are opened the next time, and until
then its marks stand where the words were.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path

from labeval.audio.decoding import NotReadable
from labeval.audio.recording import SOUND
from labeval.audio.silencing import silence
from labeval.coding.acts import changed
from labeval.coding.redacting import marks, muted, sealing, timed
from labeval.coding.rows import Source, SourceKind
from labeval.exchange.recorded import recorded_session
from labeval.jobs.gathered_texts import texts_of
from labeval.jobs.redaction_plan import (
    INTENTION,
    Intention,
    Place,
    read_intention,
    write_intention,
)
from labeval.jobs.redaction_traces import exports_with, mentions, what_was_said
from labeval.jobs.transcribe_study import KEPT
from labeval.store.atomic import flush_folder
from labeval.store.erased_files import files_in
from labeval.store.files import wipe
from labeval.store.lock import StudyLock
from labeval.store.record import Record
from labeval.store.redaction import (
    redact_record,
    rows_that_tell,
    wipe_copies_of_workbook,
)
from labeval.store.workbook import Workbook
from labeval.study.folder import StudyFolder

_REDACTABLE = frozenset({SourceKind.THINK_ALOUD, SourceKind.INTERVIEW, SourceKind.IMPORTED})


@dataclass(frozen=True, slots=True)
class Waiting:
    """The redactions of a source that are not confirmed."""

    source: Source
    count: int
    seconds: float
    """Of sound, under them."""


@dataclass(slots=True)
class Destroyed:
    """What was destroyed, and what only a person can destroy."""

    redactions: int = 0
    seconds: float = 0.0
    copies: list[Path] = field(default_factory=list)
    """Copies that nobody could read, or of the texts and codes, which are gone."""
    exports: list[Path] = field(default_factory=list)
    """Files of the study folder that may hold what was said."""
    unsilenced: list[Path] = field(default_factory=list)
    """Sound that is no recording of this program, and is as it was."""
    mentions: list[str] = field(default_factory=list)
    """Names of codes and themes, and beginnings of memos, that may hold what was said."""


def can_redact(source: Source) -> bool:
    """Whether a source's words can be destroyed.

    What a participant has written is part of the record of the session, which only an erasure of
    the whole participant changes.
    """
    return source.kind in _REDACTABLE


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
) -> Destroyed:
    """Destroy what lies under all redactions that wait.

    Args:
        released: called before the first byte is destroyed; lets go of sound that is being played.

    Raises:
        RecordUnavailable: a session is running, or another program reads; nothing is lost, and
            what has begun is finished by doing it again.
        OSError: a file cannot be written; do it again.
    """
    with StudyLock(folder.lock):
        intention, report = _planned(workbook)
        told = what_was_said(folder, workbook, intention)
        report.exports = exports_with(folder, intention, told)
        report.mentions = mentions(workbook, told)
        write_intention(folder, intention)
        released()
        _carry_out(folder, workbook, intention, report)
    return report


def is_unfinished(folder: StudyFolder) -> bool:
    """Whether a confirmation was cut off."""
    return (folder.path / INTENTION).exists()


def finish(folder: StudyFolder, workbook: Workbook) -> Destroyed | None:
    """Finish a confirmation that was cut off; None where there is none.

    Raises:
        RecordUnavailable, OSError: as for :func:`confirm`.
    """
    intention = read_intention(folder)
    if intention is None:
        return None
    report = Destroyed(len(intention.places))
    with StudyLock(folder.lock):
        _carry_out(folder, workbook, intention, report)
    return report


def _planned(workbook: Workbook) -> tuple[Intention, Destroyed]:
    report, sources, places = Destroyed(), [], []
    for one in waiting(workbook):
        source, passages = one.source, workbook.passages(one.source.id)
        sources.append(source.id)
        report.redactions += one.count
        report.seconds += one.seconds
        if source.recording:
            of = (source.session, source.recording)
            places += [Place(*of, sound, words) for sound, words in timed(passages)]
    return Intention(tuple(sources), tuple(places)), report


def _carry_out(
    folder: StudyFolder, workbook: Workbook, intention: Intention, report: Destroyed
) -> None:
    """Every step can be done twice; the intention goes when all of them are done."""
    for recording in sorted({place.recording for place in intention.places}):
        _silence(folder, recording, intention.places, report)
    if intention.places and folder.database.exists():
        report.copies += redact_record(folder.database, intention.spoken)
    known = {source.id for source in workbook.sources()}
    changes = [
        change
        for source in intention.sources
        if source in known
        for change in sealing(workbook.text_of(source))
    ]
    rows = {row for id in intention.sources for row in rows_that_tell(workbook.connection, id)}
    _follow_record(folder, workbook, intention)
    workbook.forget(changes, rows=rows)
    report.copies += wipe_copies_of_workbook(folder.workbook)
    (folder.path / INTENTION).unlink(missing_ok=True)
    flush_folder(folder.path)


def _follow_record(folder: StudyFolder, workbook: Workbook, intention: Intention) -> None:
    """Let the workbook know the record as it is now.

    Otherwise its texts would be taken for older than the record's, and what was corrected in them
    would be written over, since the acts that tell of it go.
    """
    if not intention.places or not folder.database.exists():
        return
    with closing(Record(folder.database, read_only=True)) as record:
        made_from = {
            text.source.id: text.source.made_from
            for session in sorted({place.session for place in intention.places})
            for text in texts_of(recorded_session(record, session), record)
        }
    changes = []
    for source in workbook.sources():
        if source.id in intention.sources and source.id in made_from:
            changes += changed(source, replace(source, made_from=made_from[source.id]))
    workbook.take_in(changes)


def _silence(
    folder: StudyFolder, recording: str, places: Sequence[Place], report: Destroyed
) -> None:
    spans = [place.sound for place in places if place.recording == recording]
    for own in (folder.audio / recording, folder.audio / f"{recording}.part"):
        if not own.is_dir():
            continue
        wipe(own / KEPT)
        sound = own / SOUND
        try:
            silence(sound, spans)
        except NotReadable:
            report.unsilenced += [p for p in files_in(own) if p.suffix not in (".jsonl", ".json")]
