"""The moderator's window of a session, opened from the control room as a process of its own."""

from __future__ import annotations

from contextlib import suppress

from labeval.session.events.events import RecordError
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.ui.processes import program, start


def moderator_of(folder: StudyFolder, session: str) -> bool:
    """Open the window on a session of a study folder; False where its record has no such session.

    Raises:
        OSError: the process cannot be started.
    """
    if not folder.database.exists():
        return False
    with suppress(RecordError, KeyError), Record(folder.database, read_only=True) as record:
        record.sessions.header(session)
        start([*program(), "moderate", str(folder.path), session])
        return True
    return False
