"""The state of a study folder when the home window last read it, to notice later changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from labeval.session.events.events import RecordError
from labeval.store.disk.private_files import last_written

if TYPE_CHECKING:
    from pathlib import Path

    from labeval.jobs.planning.overview import Overview
    from labeval.study.folder import StudyFolder


class _Presence(NamedTuple):
    """Presence of a study folder and its files, with the time each was last written."""

    folder: bool
    record: bool
    study_file: int
    """When it was written last; 0 where it is not there."""
    hub_state: int
    """When the result of the newest exchange with the hub was written; 0 where there is none."""
    workbook: int = 0
    """When texts and codes were written last, where there is no record: of interviews alone."""


class SeenFolder:
    """A study folder as it was when it was last read."""

    def __init__(self) -> None:
        self._presence = _Presence(folder=False, record=False, study_file=0, hub_state=0)
        self._record_written = 0

    def see(self, folder: StudyFolder) -> None:
        """Remember the folder as it is now, before it is read."""
        self._presence = _presence(folder)
        self._record_written = last_written(folder.database)

    def expect_record(self) -> None:
        """The record may be made now, which is no news."""
        self._presence = self._presence._replace(record=True, workbook=0)

    def has_changed(self, folder: StudyFolder) -> bool:
        """Return whether the folder or a file of it has come, gone or been written."""
        return _presence(folder) != self._presence

    def has_news_in_record(self, view: Overview) -> bool:
        """Return whether another window has published a version, or a recording that waited was
        transcribed, since the study was read.

        Records are large and written often, so that one is read only after it was written.
        """
        written = last_written(view.folder.database)
        if written == self._record_written:
            return False
        from labeval.jobs.planning.publication import newest_publication
        from labeval.jobs.speech.untranscribed import count_waiting
        from labeval.store.record.record import Record

        try:
            found = newest_publication(view.folder) != view.publication
            if view.untranscribed and not found:
                with Record(view.folder.database, read_only=True) as record:
                    found = count_waiting(record, view.folder) != view.untranscribed
        except RecordError:  # somebody writes to it now
            return False
        self._record_written = written
        return found


def _presence(folder: StudyFolder) -> _Presence:
    record = folder.database.exists()
    return _Presence(
        folder=folder.path.is_dir(),
        record=record,
        study_file=_written(folder.study_file),
        hub_state=_written(folder.hub_state),
        workbook=0 if record else last_written(folder.workbook),
    )


def _written(path: Path) -> int:
    """When a file was written; 0 where it is not there."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0
