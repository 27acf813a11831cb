"""Studies whose recordings may travel, and sessions with a recording."""

from __future__ import annotations

from pathlib import Path

from labeval.session.state.recordings import recording_id
from labeval.store.carrying.key import keep_key, new_key
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.model.sessions.retention import Retention
from labeval.study.study import StudyContent
from tests.store.conftest import a_header, the_content
from tests.store.erasing.test_recordings_kept import events_of, record_sound, vouched_events


def travelling(*, travels: bool = True, months: int | None = None) -> StudyContent:
    """The small study; its sessions record, their sound may travel, and is kept so many months."""
    content = the_content()
    audio = content.study.audio.model_copy(update={"record": "think_aloud", "travels": travels})
    retention = Retention(recordings_months=months)
    study = content.study.model_copy(update={"audio": audio, "retention": retention})
    return content.model_copy(update={"study": study})


def recorded(
    folder: StudyFolder,
    number: int,
    *,
    travels: bool = True,
    consent: str = "given",
    months: int | None = None,
) -> str:
    """A session with its sound; returns the recording's id."""
    content = travelling(travels=travels, months=months)
    header = a_header(content, number)
    folder.path.mkdir(exist_ok=True)
    events = vouched_events(header) if consent == "given" else events_of(header, consent=consent)
    with Record(folder.database) as record:
        record.versions.keep(content, publish=True)
        record.sessions.begin(header, events)
    name = recording_id(header.id, 1)
    record_sound(folder.audio / name)
    return name


def give_key(file: Path, *folders: StudyFolder) -> None:
    """Let these studies seal recordings with one key."""
    if not file.exists():
        file.write_text(new_key())
    for folder in folders:
        keep_key(folder, file)
