"""What can be wrong with a record, in words for the person who can mend it."""

from __future__ import annotations

from typing import ClassVar

from labeval.session.events import RecordError


class StoreError(RecordError):
    """A sentence for a person. ``template`` is translated by the window, ``values`` fill it."""

    context: ClassVar[str] = "Record"
    """Where translators find the template."""

    def __init__(self, template: str, **values: object) -> None:
        self.template = template
        self.values = values
        super().__init__(template.format(**values) if values else template)


class RecordUnavailable(StoreError):
    """The record cannot be read or written now: full disk, permissions, another program."""


class NewerRecord(StoreError):
    """A newer program wrote the record."""


class DamagedRecord(StoreError):
    """The file is not a readable database."""
