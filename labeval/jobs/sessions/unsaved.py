"""Taking back the sessions that were kept elsewhere because their record was gone."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from labeval.places import unsaved_folder
from labeval.session.events.events import RecordError
from labeval.store.disk.lock import StudyLock
from labeval.store.record.record import Record
from labeval.store.record.unsaved_files import UnsavedSession, remove_unsaved, unsaved_of
from labeval.study.folder import StudyFolder

if TYPE_CHECKING:
    from labeval.store.merging.report import MergeReport


def unsaved_in(folder: StudyFolder, place: Path | None = None) -> list[UnsavedSession]:
    """The sessions of a study that wait to be taken in, oldest first.

    Args:
        place: where they are kept; the program's own data folder when left out.
    """
    return unsaved_of(place or unsaved_folder(), folder.path, _versions(folder))


def take_in(
    folder: StudyFolder, place: Path | None = None
) -> list[tuple[UnsavedSession, MergeReport]]:
    """Merge all of them into the record of the study; what is in it then is removed elsewhere.

    Raises:
        RecordError: the record cannot be written; what was not merged is still kept.
        OSError: what was merged cannot be removed elsewhere; merging it again changes nothing.
    """
    # Home asks for unsaved sessions when it opens; merging is rare, and much to import.
    from labeval.store.merging.merge import merge

    done = []
    with StudyLock(folder.lock), Record(folder.database) as record:
        for kept in unsaved_in(folder, place):
            report = merge(record, kept.record)
            if not report.conflicts:
                remove_unsaved(kept)
            done.append((kept, report))
    return done


def _versions(folder: StudyFolder) -> frozenset[str]:
    try:
        with Record(folder.database, read_only=True) as record:
            return frozenset(line.id for line in record.versions.lines())
    except RecordError:
        return frozenset()
