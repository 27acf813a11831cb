"""Frozen versions of the study."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

from labeval.session.events.clock import utc_now
from labeval.store.chain.ledger import enter_publications, enter_version
from labeval.store.record.database import transaction
from labeval.store.record.heads import note_ledger
from labeval.study.study import StudyContent


@dataclass(frozen=True, slots=True)
class VersionLine:
    """One version in a list."""

    id: str
    number: int
    """Counts the published versions of this record from 1, in the order of their first
    publication; 0 of a draft that was only rehearsed."""
    created: str
    published: str
    """UTC; empty of a draft."""


@dataclass(frozen=True, slots=True)
class Publication:
    """One publication of a version of the study."""

    version: str
    """Its id."""
    published: str
    """UTC."""
    reason: str
    """Why it was published although the check found problems; empty where it found none."""
    problems: tuple[str, ...] | None
    """Findings of the check at that moment, a line each; None where no check was made."""


class VersionTable:
    """All versions of the study that sessions ran with or that were published."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def keep(
        self,
        content: StudyContent,
        *,
        publish: bool = False,
        reason: str = "",
        problems: Sequence[str] | None = None,
    ) -> str:
        """Freeze ``content``; the version that is published already stays as it is.

        Args:
            reason: why it is published although the check found problems.
            problems: what the check found; None where no check was made.

        Returns:
            The version's id.
        """
        version, now = content.version_id(), utc_now()
        with transaction(self._connection):
            before = self._connection.total_changes
            self._connection.execute(
                "INSERT INTO study_version VALUES (?, ?, '', ?) ON CONFLICT DO NOTHING",
                (version, now, content.to_json()),
            )
            if publish and self._published() != version:
                self._connection.execute(
                    "UPDATE study_version SET published = ? WHERE id = ? AND published = ''",
                    (now, version),
                )
                found = "" if problems is None else json.dumps(list(problems), ensure_ascii=False)
                self._connection.execute(
                    "INSERT OR REPLACE INTO publication VALUES (?, ?, ?, ?)",
                    (version, now, reason, found),
                )
            changed = self._connection.total_changes > before
            if changed:
                enter_version(self._connection, version)
                enter_publications(self._connection, version)
        if changed:
            note_ledger(self._connection)
        return version

    def publications(self) -> list[Publication]:
        """All publications, oldest first; the last one is what sessions of participants run."""
        rows = self._connection.execute(
            "SELECT version, published, reason, problems FROM publication "
            "ORDER BY published, version"
        )
        return [
            Publication(version, published, reason, tuple(json.loads(found)) if found else None)
            for version, published, reason, found in rows
        ]

    def _published(self) -> str:
        """The id of the version that was published last; empty before the first."""
        row = self._connection.execute(
            "SELECT version FROM publication ORDER BY published DESC, version DESC LIMIT 1"
        ).fetchone()
        return row[0] if row is not None else ""

    def content(self, version: str) -> StudyContent:
        """The content of a version.

        Raises:
            KeyError: there is no such version.
        """
        row = self._connection.execute(
            "SELECT content FROM study_version WHERE id = ?", (version,)
        ).fetchone()
        if row is None:
            raise KeyError(version)
        return StudyContent.from_json(row[0])

    def says(self, version: str, content: StudyContent) -> bool:
        """Return whether a version has the same content as ``content``.

        Its id alone does not show this: a newer program adds settings that an older one did not
        have, with values that change nothing.

        Raises:
            KeyError: there is no such version.
        """
        asked = content.version_id()
        try:
            return version == asked or self.content(version).version_id() == asked
        except ValueError:  # a version that this program cannot read asks something else
            return False

    def lines(self) -> list[VersionLine]:
        """All versions, oldest first."""
        rows = self._connection.execute(
            "SELECT id, created, published FROM study_version ORDER BY created, id"
        ).fetchall()
        published = sorted((published, id) for id, _, published in rows if published)
        numbers = {id: n for n, (_, id) in enumerate(published, start=1)}
        return [VersionLine(id, numbers.get(id, 0), *times) for id, *times in rows]
