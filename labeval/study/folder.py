"""Paths in a study folder."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

STUDY_FILE = "study.yaml"
PROTECTION_FILE = "protection.json"


def mailbox_path(record: Path) -> Path:
    """Return the path of the mailbox of a record's sessions."""
    return record.with_name("acts.sqlite")


@dataclass(frozen=True, slots=True)
class StudyFolder:
    """The paths of one study folder; none of them needs to exist."""

    path: Path

    @property
    def study_file(self) -> Path:
        """The study file, YAML."""
        return self.path / STUDY_FILE

    @property
    def database(self) -> Path:
        """The record: one SQLite file."""
        return self.path / "record.sqlite"

    @property
    def mailbox(self) -> Path:
        """The moderator's requests to sessions, until they are in the record: SQLite."""
        return mailbox_path(self.database)

    @property
    def workbook(self) -> Path:
        """Texts, codes and themes of the qualitative analysis: SQLite."""
        return self.path / "coding.sqlite"

    @property
    def participants(self) -> Path:
        """Attributes of participants that come from elsewhere: CSV, a row per participant."""
        return self.path / "participants.csv"

    @property
    def backups(self) -> Path:
        """Copies of the record."""
        return self.path / "backups"

    @property
    def audio(self) -> Path:
        """Recordings."""
        return self.path / "audio"

    @property
    def exports(self) -> Path:
        """Files that were exported from the record."""
        return self.path / "exports"

    @property
    def day_plan(self) -> Path:
        """The plan of the day in the control room, where there is no hub: CSV."""
        return self.path / "day-plan.csv"

    @property
    def protection(self) -> Path:
        """The wrapped keys of a protected study: JSON. Where it is, databases are encrypted."""
        return self.path / PROTECTION_FILE

    @property
    def hub(self) -> Path:
        """The address of the hub that this folder sends its record to: JSON, without a password."""
        return self.path / "hub.json"

    @property
    def hub_places(self) -> Path:
        """The places in the design that the hub has leased to this folder: JSON."""
        return self.path / "hub-places.json"

    @property
    def hub_codes(self) -> Path:
        """The uses of invitation codes on other computers, as an older labeval kept them in the
        clear; they are among the recordings now."""
        return self.path / "hub-codes.json"

    @property
    def hub_state(self) -> Path:
        """The result of the newest exchange with the hub: JSON."""
        return self.path / "hub-state.json"

    @property
    def hub_lock(self) -> Path:
        """Held for the moment in which a program changes :attr:`hub_state`."""
        return self.path / ".hub-state.lock"

    @property
    def lock(self) -> Path:
        """Held by the one program that runs sessions in this folder."""
        return self.path / ".labeval.lock"
