"""One program at a time runs sessions in a study folder or changes it; readers need no lock."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from filelock import FileLock, Timeout

from labeval.files.closing import Closing
from labeval.session.events.clock import utc_now
from labeval.store.disk.errors import RecordUnavailable
from labeval.store.disk.private_files import make_private
from labeval.store.disk.rights import PRIVATE_FILE
from labeval.text.marks import QT_TRANSLATE_NOOP

_PATIENCE_S = 0.3
"""Whoever asks whether the lock is held takes it for an instant, which is nobody's session."""


@dataclass(frozen=True, slots=True)
class Holder:
    """The program that has a study open."""

    pid: int
    since: str
    """UTC, ISO 8601."""
    link: str = ""
    """Name of the local socket for requests to show the session; empty where there is none."""


class StudyLock(Closing):
    """The lock of a study folder. Use it as a context manager, or close it.

    The operating system holds it, so it is free again however its program ended. Who holds it is
    written to a second file next to it, because Windows lets nobody read a locked one.

    Args:
        path: the lock file, ``StudyFolder.lock``.

    Raises:
        RecordUnavailable: another program holds it, or the folder cannot be written.
    """

    def __init__(self, path: Path) -> None:
        self._note = _note_of(path)
        self._lock = FileLock(path, timeout=0, mode=PRIVATE_FILE, thread_local=False)
        try:
            path.parent.stat()  # a study folder that has gone: the lock would make one
            self._lock.acquire(timeout=_PATIENCE_S)
        except Timeout:
            raise self._in_use(path) from None
        except (OSError, NotImplementedError) as error:
            raise RecordUnavailable(
                QT_TRANSLATE_NOOP(
                    "Record", "{path}: the study folder cannot be locked for writing: {reason}"
                ),
                path=path.parent,
                reason=getattr(error, "strerror", None) or error,
            ) from error
        self._since = utc_now()
        self._remove_parts()
        with suppress(OSError):  # on a full disk the lock still holds, without a name
            self._write_note("")

    def publish(self, link: str) -> None:
        """Note the local socket at which this program can be reached; empty for none.

        Raises:
            OSError: the note cannot be written; the lock still holds.
        """
        self._write_note(link)

    def close(self) -> None:
        """Release the lock; releasing twice is fine."""
        if self._lock.is_locked:
            self._note.unlink(missing_ok=True)
            self._lock.release()

    def _write_note(self, link: str) -> None:
        part = self._note.with_name(f"{self._note.name}.{os.getpid()}")
        note = {"pid": os.getpid(), "since": self._since, "link": link}
        try:
            part.unlink(missing_ok=True)
            make_private(part)
            part.write_text(json.dumps(note), encoding="utf-8")
            part.replace(self._note)
        except BaseException:
            with suppress(OSError):
                part.unlink(missing_ok=True)
            raise

    def _remove_parts(self) -> None:
        """Remove unfinished notes; only the holder of the lock may do this."""
        with suppress(OSError):
            for part in self._note.parent.glob(f"{self._note.name}.*"):
                part.unlink(missing_ok=True)

    def _in_use(self, path: Path) -> RecordUnavailable:
        holder = read_holder(self._note)
        if holder is None:
            return RecordUnavailable(
                QT_TRANSLATE_NOOP(
                    "Record",
                    "{path}: another labeval has this study open; close it there, then try again",
                ),
                path=path.parent,
            )
        return RecordUnavailable(
            QT_TRANSLATE_NOOP(
                "Record",
                "{path}: another labeval (process {pid}, since {since}) has this study open; close "
                "it there, then try again",
            ),
            path=path.parent,
            pid=holder.pid,
            since=_as_people_say(holder.since),
        )


def is_held(path: Path) -> bool:
    """Return whether a program, this one included, holds the lock now."""
    if not path.exists():
        return False
    lock = FileLock(path, timeout=0, mode=PRIVATE_FILE, thread_local=False)
    try:
        lock.acquire()
    except Timeout:
        return True
    except (OSError, NotImplementedError):
        return False
    lock.release()
    return False


def holder_of(lock: Path) -> Holder | None:
    """Return the holder of a lock, with its address; None where nobody holds it.

    Only the note is read, so that asking never keeps others from locking. A program that was
    killed leaves its note; whoever wants to reach it finds nobody there.
    """
    return read_holder(_note_of(lock))


def _as_people_say(utc: str, now: datetime | None = None) -> str:
    """A moment in this computer's local time; for today, only the time of day."""
    try:
        moment = datetime.fromisoformat(utc).astimezone()
    except ValueError:
        return utc
    today = (now or datetime.now().astimezone()).date()
    return f"{moment:%H:%M}" if moment.date() == today else f"{moment:%Y-%m-%d %H:%M}"


def _note_of(lock: Path) -> Path:
    return lock.with_name(lock.name + ".holder")


def read_holder(note: Path) -> Holder | None:
    """Return the holder by the note next to a lock; None where it cannot be read."""
    try:
        raw = json.loads(note.read_text(encoding="utf-8"))
        return Holder(int(raw["pid"]), str(raw["since"]), str(raw.get("link", "")))
    except (OSError, ValueError, KeyError, TypeError):
        return None
