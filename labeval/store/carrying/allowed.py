"""Recordings that may leave the computer that made them."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from labeval.audio.wholeness import wholeness_of
from labeval.session.events.events import Kind
from labeval.session.state.recordings import is_recording_id
from labeval.store.disk.lock import is_held
from labeval.store.record.sound_copies import recorded_hashes
from labeval.study.folder import StudyFolder
from labeval.study.model.sessions.audio import AUDIO_CONSENT
from labeval.study.model.sessions.retention import is_over


@dataclass(frozen=True, slots=True)
class Allowed:
    """A recording whose study lets it travel, and whose participant agreed to it."""

    name: str
    session: str
    recorded: str
    """SHA-256 of its samples as the session's events have it; empty where they have none."""

    def is_whole_in(self, folder: StudyFolder) -> bool:
        """Return whether its sound is in a study folder and nothing speaks against it."""
        return wholeness_of(self.place_in(folder), self.recorded).usable

    def place_in(self, folder: StudyFolder) -> Path:
        """Its folder."""
        return folder.audio / self.name


def allowed_recordings(connection: sqlite3.Connection) -> dict[str, Allowed]:
    """The recordings of a record that may travel, whether their sound is here or not.

    The version with which a session ran decides, as its participant has agreed to that one; one
    whose time is over travels no longer.
    """
    sessions = _sessions_that_may(connection)
    found = {}
    for name, recorded in recorded_hashes(connection).items():
        session = name.rpartition("-")[0]
        if session in sessions and is_recording_id(name, session):
            found[name] = Allowed(name, session, recorded)
    return found


def recordings_to_send(folder: StudyFolder, connection: sqlite3.Connection) -> list[Allowed]:
    """Those whose sound is here, and which nobody goes on recording."""
    found = allowed_recordings(connection)
    ended = _ended(connection, {one.session for one in found.values()})
    here = [one for one in found.values() if one.place_in(folder).is_dir()]
    if is_held(folder.lock):  # asked after reading: what was read is over where nobody has it
        return [one for one in here if one.name in ended]
    return here


def _sessions_that_may(connection: sqlite3.Connection) -> set[str]:
    versions: dict[str, int | None] = {}
    for id, content in connection.execute("SELECT id, content FROM study_version"):
        study = _study(content)
        if (study.get("audio") or {}).get("travels") is True:
            versions[id] = (study.get("retention") or {}).get("recordings_months")
    rows = connection.execute(
        "SELECT e.session, s.version, s.started, e.value "
        "FROM event e JOIN session s ON s.id = e.session WHERE e.kind = ? AND e.field = ? "
        "ORDER BY e.session, e.seq",
        (Kind.CONSENT, AUDIO_CONSENT),
    )
    today = datetime.now(UTC).date()
    consents = {
        session: value
        for session, version, started, value in rows
        if version in versions and not is_over(versions[version], started, today)
    }
    return {session for session, value in consents.items() if value == "given"}


def _study(content: str) -> dict[str, Any]:
    try:
        study = json.loads(content)["study"]
    except (ValueError, KeyError, TypeError):
        return {}
    return study if isinstance(study, dict) else {}


def _ended(connection: sqlite3.Connection, sessions: set[str]) -> set[str]:
    """Recordings that nobody goes on writing: they were stopped, or another one or another run of
    the session has begun since."""
    started: dict[str, list[str]] = {}
    stopped: set[str] = set()
    over: set[str] = set()
    rows = connection.execute(
        "SELECT session, kind, value FROM event WHERE kind IN (?, ?, ?) ORDER BY session, seq",
        (Kind.AUDIO_STARTED, Kind.AUDIO_STOPPED, Kind.SESSION_RESUMED),
    )
    for session, kind, value in rows:
        if session not in sessions:
            continue
        known = started.setdefault(session, [])
        if kind == Kind.AUDIO_STOPPED:
            stopped.add(value)
        else:  # whatever was recorded before is of an earlier run, or was given up
            over.update(known)
            if kind == Kind.AUDIO_STARTED:
                known.append(value)
    return stopped | over
