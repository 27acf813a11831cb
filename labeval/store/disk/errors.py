"""Errors of a record, with messages for the person who can mend them."""

from __future__ import annotations

from pathlib import Path

from labeval.session.events.events import RecordError
from labeval.text.marks import QT_TRANSLATE_NOOP, MarkedError


class StoreError(MarkedError, RecordError):
    """An error with a message for a person: ``template``, which the window translates, and
    ``values``."""

    context = "Record"


KEPT_ELSEWHERE = QT_TRANSLATE_NOOP(
    "Record",
    "The session up to that moment is kept in {path}. When the study folder is back, open it: the "
    "session is offered there to be taken in.",
)
"""The sentence after the reason of a :class:`RecordGone` where the session was kept."""


NOT_THE_SAME = QT_TRANSLATE_NOOP(
    "Record",
    "{path}: what was read again is not what was written; the disk is not reliable. The file is "
    "as it was",
)
NOT_REWRITTEN = QT_TRANSLATE_NOOP(
    "Record", "{path}: cannot be rewritten: {reason}; the file is as it was"
)


class RecordUnavailable(StoreError):
    """The record cannot be read or written now: full disk, permissions, another program."""


class RecordGone(RecordUnavailable):
    """The open files are no longer those at their paths, so what is written now would be lost."""

    saved_to: Path | None = None
    """The place the session was written to instead; None where it was not."""


class NewerRecord(StoreError):
    """A newer program wrote the record."""


class DamagedRecord(StoreError):
    """The file is not a readable database."""


class StudyLocked(RecordUnavailable):
    """The study is protected, and this program has no key of it."""


class WrongKey(RecordUnavailable):
    """A passphrase or key opens nothing here."""
