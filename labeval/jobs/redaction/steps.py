"""The steps of a confirmed redaction; each of them can be repeated.

First the marks become final, so that undoing in any window cannot bring the words back. Then come
sound, record and copies, and last the workbook's history itself.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path

from labeval.audio.decoding import NotReadable
from labeval.audio.recording import FOUND_WORDS
from labeval.audio.sounds import sound_in
from labeval.coding.edits import Change, changed
from labeval.coding.rows import Source, SourceKind
from labeval.coding.texts.redaction_marks import sealing
from labeval.coding.texts.redaction_signs import SEALED
from labeval.exchange.recorded import recorded_session
from labeval.jobs.coding.gathered_texts import GatheredText, texts_of
from labeval.jobs.redaction.plan import INTENTION, Intention, RedactedPlace
from labeval.jobs.redaction.remaining_words import Rest
from labeval.jobs.redaction.search import Remaining
from labeval.store.disk.atomic import flush_folder
from labeval.store.disk.errors import RecordUnavailable
from labeval.store.disk.private_files import wipe
from labeval.store.disk.recording_lock import LOCK, words_of
from labeval.store.disk.second_place import outdated_place
from labeval.store.erasing.erased_files import files_in
from labeval.store.erasing.redacted_hot_words import hot_words_holding
from labeval.store.erasing.redacted_writing import WRITTEN, Written
from labeval.store.erasing.redaction import (
    copies_listened_for,
    redact_record,
    rows_with_edits,
)
from labeval.store.record.record import Record
from labeval.store.record.sealed_sounds import silence_sound
from labeval.store.workbook.file import wipe_copies_of_workbook
from labeval.store.workbook.interview_sounds import remove_sounds_out_of_reach
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.text.marks import QT_TRANSLATE_NOOP


class RedactionStage(StrEnum):
    """Stage of the destruction."""

    SOUND = "sound"
    RECORD = "record"  # and its copies
    TEXTS = "texts"  # the workbook's history and its copies
    SEARCH = "search"  # for the words, in all of the study folder


DestructionProgress = Callable[[RedactionStage, int, int], object]
"""Called with what is being destroyed, the files of it that are done, and their number; where it
returns False, the search is ended, and nothing else."""


def no_progress(_stage: RedactionStage, _done: int, _of: int) -> None:
    """The progress that nobody follows."""


@dataclass(slots=True)
class Destroyed:
    """Report of what was destroyed, and of what only a person can destroy."""

    redactions: int = 0
    seconds: float = 0.0
    copies: list[Path] = field(default_factory=list)
    """Copies that nobody could read, or of the texts and codes, which are gone."""
    exports: list[Path] = field(default_factory=list)
    """Files in which the words were found, or that are named by a recording that held them."""
    unsilenced: list[Path] = field(default_factory=list)
    """Sound that is not a recording of this program, and is as it was."""
    mentions: list[str] = field(default_factory=list)
    """Names of codes and themes, memos, and attributes that may hold what was said."""
    outdated: Path | None = None
    """The second place, where its copies were out of reach and may still hold the words."""
    left: Remaining | None = None
    """Places that still contain the words; None where the words are not known any more."""
    rest: Rest | None = None
    """Those of them that can be redacted too."""


@contextmanager
def recordings_held(folder: StudyFolder, intention: Intention) -> Iterator[None]:
    """Hold the words of these recordings, so that nobody writes them meanwhile.

    Raises:
        RecordUnavailable: one is being transcribed.
    """
    with ExitStack() as held:
        for recording in sorted({place.recording for place in intention.places}):
            if not held.enter_context(words_of(folder.audio / recording)):
                raise RecordUnavailable(
                    QT_TRANSLATE_NOOP(
                        "Record",
                        "recording {recording} is being transcribed, which could write the words "
                        "down again; wait until that has finished or stop it, then confirm again",
                    ),
                    recording=recording,
                )
        yield


def carry_out(
    folder: StudyFolder,
    workbook: Workbook,
    intention: Intention,
    report: Destroyed,
    progress: DestructionProgress = no_progress,
    *,
    words: Sequence[str] = (),
) -> None:
    """Carry out a plan, and remove it when everything is destroyed.

    Args:
        words: that are destroyed, where they are known.

    Raises:
        RecordUnavailable, OSError: do it again.
    """
    known = {source.id: source for source in workbook.sources()}
    sources = [known[id] for id in intention.sources if id in known]
    for source in sources:
        workbook.take_in(sealing(workbook.text_of(source.id)))
    recordings = sorted({place.recording for place in intention.places})
    for done, recording in enumerate(recordings):
        progress(RedactionStage.SOUND, done, len(recordings))
        _silence(folder, recording, intention.places, report)
    written = [_as_written(workbook, source) for source in sources if source.kind in WRITTEN]
    if (folder.database.exists() and (intention.places or written)) or were_listened_for(
        folder, words
    ):
        report.copies += redact_record(
            folder.database,
            intention.spoken,
            written,
            words=words,
            progress=lambda done, of: progress(RedactionStage.RECORD, done, of),
        )
        _follow_record(folder, workbook, sources)
    progress(RedactionStage.TEXTS, 0, 1)
    edits = {row for s in sources for row in rows_with_edits(workbook.connection, s.id)}
    forget_for_good(folder, workbook, intention, report, rows=edits.union(intention.once))


def forget_for_good(
    folder: StudyFolder,
    workbook: Workbook,
    intention: Intention,
    report: Destroyed,
    changes: Iterable[Change] = (),
    *,
    rows: Collection[str] = (),
) -> None:
    """Remove the workbook's history of rows, and all that only it reaches; then the plan is done.

    Args:
        changes: what is still to be changed.
        rows: ids of others whose history goes.

    Raises:
        RecordUnavailable, OSError: do it again.
    """
    workbook.forget(changes, rows=rows, named=intention.named)
    remove_sounds_out_of_reach(workbook, folder, intention.deleted)
    report.copies += wipe_copies_of_workbook(folder.workbook)
    report.outdated = outdated_place(folder.path)
    (folder.path / INTENTION).unlink(missing_ok=True)
    flush_folder(folder.path)


def were_listened_for(folder: StudyFolder, words: Sequence[str]) -> bool:
    """Return whether one of these words is a hot word of a transcript, in the record or a copy."""
    if not words or not folder.database.exists():
        return False
    with Record(folder.database, read_only=True) as record:
        if any(hot_words_holding(record.connection, words)):
            return True
    return copies_listened_for(folder.database, words)


def _as_written(workbook: Workbook, source: Source) -> Written:
    passages = workbook.passages(source.id)
    lines = {passage.id: passage.text for passage in passages}
    sections = {passage.where.question: passage.where.step for passage in passages}
    return Written(source.session, source.id, SourceKind(source.kind), lines, sections)


def _follow_record(folder: StudyFolder, workbook: Workbook, sources: Sequence[Source]) -> None:
    """Update the workbook's notes on the record.

    Otherwise its texts would count as older than the record's, and corrections in them would be
    overwritten, because the edits that recorded them are removed.
    """
    with Record(folder.database, read_only=True) as record:
        made = {
            text.source.id: text
            for session in sorted({source.session for source in sources if source.session})
            for text in texts_of(recorded_session(record, session), record)
        }
    workbook.take_in(
        change
        for source in sources
        if source.id in made
        for change in _followed(workbook, source, made[source.id])
    )


def _followed(workbook: Workbook, source: Source, now: GatheredText) -> list[Change]:
    """The source as made from the record of now; what was answered there, where it held words."""
    changes = changed(source, replace(source, made_from=now.source.made_from))
    where = {passage.id: passage.where for passage in now.passages}
    for passage in workbook.passages(source.id):
        if SEALED[0] in passage.text:
            there = where.get(passage.id, passage.where)
            changes += changed(passage, replace(passage, where=there))
    return changes


def _silence(
    folder: StudyFolder, recording: str, places: Sequence[RedactedPlace], report: Destroyed
) -> None:
    spans = [place.sound for place in places if place.recording == recording]
    for own in (folder.audio / recording, folder.audio / f"{recording}.part"):
        if not own.is_dir():
            continue
        wipe(own / FOUND_WORDS)
        try:
            silence_sound(sound_in(own), spans)
        except NotReadable:
            report.unsilenced += [p for p in files_in(own) if _may_be_sound(p)]


def _may_be_sound(path: Path) -> bool:
    return path.suffix not in (".jsonl", ".json") and path.name != LOCK
