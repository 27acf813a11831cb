"""What can be wrong with a record, in words for the person who can mend it."""

from __future__ import annotations

from labeval.session.events import RecordError


class RecordUnavailable(RecordError):
    """The record cannot be read or written now: full disk, permissions, another program."""


class NewerRecord(RecordError):
    """A newer program wrote the record."""


class DamagedRecord(RecordError):
    """The file is not a readable database."""
