"""Merging rows of another record, wherever they come from: its file, or a laboratory's hub."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence

from labeval.store.chain.appending import (
    EVENT_COLUMNS,
    SESSION_COLUMNS,
    add_chained,
    append_events,
    begin_session,
    chain_of,
)
from labeval.store.chain.hashes import Column, Row
from labeval.store.chain.ledger import (
    VERSION_ROWS,
    enter_erasure,
    enter_publications,
    enter_version,
)
from labeval.store.checks.row_checks import can_be_read, is_intact, is_plausible, is_study
from labeval.store.disk.row_names import SESSION, VERSION
from labeval.store.merging.report import MergeConflict, MergeReport
from labeval.text.marks import QT_TRANSLATE_NOOP


class RowMerge:
    """One merge; all in one transaction of ``here``."""

    def __init__(self, here: sqlite3.Connection, report: MergeReport) -> None:
        self._here = here
        self._report = report
        self._erased = {code for (code,) in here.execute("SELECT participant FROM erasure")}
        self._codes = {code for (code,) in here.execute("SELECT participant FROM session")}
        self.came_in: set[str] = set()
        """Sessions that have new events."""

    def end(self) -> None:
        """Bring the report into order."""
        self._report.kept_out.sort()
        self._report.shared_codes.sort()

    def older_dates(self, erased: Iterable[Sequence[Column]]) -> None:
        """Keep the earlier of two dates of one erasure, whichever way records are merged."""
        for row in erased:
            changed = self._here.execute(
                "UPDATE erasure SET erased = ?2 WHERE participant = ?1 AND erased > ?2", row
            )
            if changed.rowcount:
                enter_erasure(self._here, str(row[0]))

    def versions(self, rows: Iterable[Row]) -> None:
        """Versions: id, made, published, content; the earlier moments count."""
        for id, created, published, content in rows:
            id, content = str(id), str(content)
            if not is_intact(id, content) or not is_study(content):
                why = _UNREADABLE if is_intact(id, content) else _ALTERED
                self._conflict(VERSION.format(id=id[:12]), why)
                continue
            known = f"{VERSION_ROWS} WHERE id = ?"
            before = self._here.execute(known, (id,)).fetchone()
            cursor = self._here.execute(
                "INSERT OR IGNORE INTO study_version VALUES (?, ?, ?, ?)",
                (id, created, published, content),
            )
            self._report.versions += cursor.rowcount
            self._here.execute(
                "UPDATE study_version SET created = min(created, ?2), published = CASE "
                "WHEN published = '' THEN ?3 WHEN ?3 = '' THEN published "
                "ELSE min(published, ?3) END WHERE id = ?1",
                (id, created, published),
            )
            if self._here.execute(known, (id,)).fetchone() != before:
                enter_version(self._here, id)

    def publications(self, rows: Iterable[Row]) -> None:
        """Publications of both records; one of the same moment is the same one."""
        for row in rows:
            version = str(row[0])
            if not is_plausible("publication", dict(zip(_PUBLICATION, row, strict=True))):
                self._conflict(VERSION.format(id=version[:12]), _UNREADABLE)
            elif self._has_version(version):
                self._here.execute("INSERT OR IGNORE INTO publication VALUES (?, ?, ?, ?)", row)
                enter_publications(self._here, version)

    def session(self, row: Row, salt: str, events: Sequence[Row] | None) -> None:
        """One session.

        Args:
            row: in the order of :data:`SESSION_COLUMNS`.
            events: in the order of :data:`EVENT_ROW`; None if nothing vouches for them.
        """
        facts = dict(zip(SESSION_NAMES, row, strict=True))
        id, participant = str(facts["id"]), str(facts["participant"])
        if participant in self._erased:
            self._keep_out(participant)
            return
        if events is None:
            self._conflict(SESSION.format(id=id), _ALTERED_THERE)
            return
        if not can_be_read(facts, events):
            self._conflict(SESSION.format(id=id), _UNREADABLE)
            return
        ours = self._here.execute(
            f"SELECT {SESSION_COLUMNS} FROM session WHERE id = ?", (id,)
        ).fetchone()
        if ours is not None:
            self._continue(id, events, same=ours == row)
        elif self._has_version(str(facts["version"])):
            self._add(row, salt, events)
            if participant in self._codes:
                self._note_shared(participant)
        else:
            self._conflict(SESSION.format(id=id), _NO_VERSION)

    def _add(self, row: Sequence[Column], salt: str, events: Sequence[Row]) -> None:
        session = str(row[0])
        begin_session(self._here, row, salt)
        self._report.sessions += 1
        if salt and events:  # with the same salt the same hashes, which were computed just now
            self.came_in.add(session)
            add_chained(self._here, session, events)
            self._report.events += len(events)
        else:
            self._insert_events(session, [event[:-2] for event in events])

    def _continue(self, session: str, events: Sequence[Row], *, same: bool) -> None:
        """Take the longer list of events where it continues the shorter."""
        ours, theirs = _events(self._here, session), {row[1]: row[:-2] for row in events}
        shared = ours.keys() & theirs.keys()
        differ = any(ours[seq] != theirs[seq] for seq in shared)
        both_went_on = bool(ours.keys() - shared) and bool(theirs.keys() - shared)
        if not same or differ or both_went_on:
            self._conflict(SESSION.format(id=session), CONTRADICTS)
            return
        more = [theirs[seq] for seq in theirs if seq not in shared]
        self._report.continued += bool(more)
        self._insert_events(session, more)

    def _insert_events(self, session: str, rows: Sequence[Row]) -> None:
        if rows:
            self.came_in.add(session)
            chain = chain_of(self._here, session)
            append_events(self._here, session, chain, rows, entered=True)
        self._report.events += len(rows)

    def _has_version(self, id: str) -> bool:
        found = self._here.execute("SELECT 1 FROM study_version WHERE id = ?", (id,)).fetchone()
        return found is not None

    def _keep_out(self, participant: str) -> None:
        if participant not in self._report.kept_out:
            self._report.kept_out.append(participant)

    def _note_shared(self, participant: str) -> None:
        if participant not in self._report.shared_codes:
            self._report.shared_codes.append(participant)

    def _conflict(self, where: str, template: str) -> None:
        self._report.conflicts.append(MergeConflict(where, template))


SESSION_NAMES = SESSION_COLUMNS.split(", ")
_PUBLICATION = ("version", "published", "reason", "problems")
_ALTERED = QT_TRANSLATE_NOOP("Merge", "its content is not what its id was computed from")
_ALTERED_THERE = QT_TRANSLATE_NOOP(
    "Merge",
    "its hashes do not vouch for it: it was altered or damaged there; 'labeval verify' of that "
    "study says what, and saves it",
)
_UNREADABLE = QT_TRANSLATE_NOOP(
    "Merge", "another version of labeval wrote it, or none did: it cannot be read here"
)
_NO_VERSION = QT_TRANSLATE_NOOP("Merge", "the version of the study that it ran with is missing")
CONTRADICTS = QT_TRANSLATE_NOOP("Merge", "the two records differ in it")


def _events(connection: sqlite3.Connection, session: str) -> dict[Column, Row]:
    """The events of a session by their number, without their hashes."""
    rows = connection.execute(
        f"SELECT {EVENT_COLUMNS} FROM event WHERE session = ? ORDER BY seq", (session,)
    )
    return {row[1]: row for row in rows}
