"""The folders of sessions that could not be saved in their study: listing and removing them."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from labeval.store.disk.atomic import flush_file, flush_folder
from labeval.store.disk.private_files import make_private, wipe
from labeval.study.folder import StudyFolder
from labeval.text.amounts import filled
from labeval.text.marks import QT_TRANSLATE_NOOP, Say

NOTE = "about.json"
"""In the folder of each: of which study and session it is."""


@dataclass(frozen=True, slots=True)
class UnsavedSession:
    """A session that was kept elsewhere because its record was gone."""

    folder: Path
    """Folder of the session's files."""
    study: Path
    """The study folder that was gone."""
    session: str
    participant: str
    version: str
    """Id of the study version that it ran with."""
    saved: str
    """UTC."""
    events: int

    @property
    def record(self) -> Path:
        """The record to merge."""
        return StudyFolder(self.folder).database

    def described(self, say: Say) -> str:
        """The session on one line, in the language that ``say`` speaks."""
        text = QT_TRANSLATE_NOOP(
            "Record",
            "{record}: participant {participant}, {events:event|events}, kept on {saved}, of the "
            "study in {study}",
        )
        return filled(
            say("Record", text),
            record=self.record,
            participant=self.participant,
            events=self.events,
            saved=self.saved,
            study=self.study,
        )


def unsaved_sessions(place: Path) -> list[UnsavedSession]:
    """All sessions that wait to be merged into their study, oldest first."""
    if not place.is_dir():
        return []
    found = (_read_note(folder) for folder in sorted(place.iterdir()))
    return [one for one in found if one is not None and one.record.is_file()]


def unsaved_of(place: Path, study: Path, versions: frozenset[str]) -> list[UnsavedSession]:
    """Unsaved sessions of one study folder: of its path, or of a path that no longer exists and a
    version that it knows."""
    path = study.absolute()
    return [
        kept
        for kept in unsaved_sessions(place)
        if kept.study == path
        or (kept.version in versions and not StudyFolder(kept.study).study_file.is_file())
    ]


def remove_unsaved(kept: UnsavedSession) -> None:
    """Overwrite and remove a session that has been merged, or is to be erased.

    Raises:
        OSError: a file cannot be removed.
    """
    for file in sorted(kept.folder.iterdir()):
        wipe(file)
    kept.folder.rmdir()
    flush_folder(kept.folder.parent)


def write_note(path: Path, about: UnsavedSession) -> None:
    facts = asdict(about) | {"study": str(about.study)}
    del facts["folder"]
    make_private(path)
    path.write_text(json.dumps(facts, ensure_ascii=False, indent=1), encoding="utf-8")
    flush_file(path)
    flush_folder(path.parent)


def _read_note(folder: Path) -> UnsavedSession | None:
    """Return the session that a folder's note describes; None without a complete note."""
    if folder.name.startswith("."):
        return None
    try:
        facts = json.loads((folder / NOTE).read_text(encoding="utf-8"))
        return UnsavedSession(
            folder,
            Path(str(facts["study"])),
            str(facts["session"]),
            str(facts["participant"]),
            str(facts["version"]),
            str(facts["saved"]),
            int(facts["events"]),
        )
    except (OSError, ValueError, KeyError, TypeError):
        return None
