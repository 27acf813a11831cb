"""Result of a rescue: restored and lost data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from labeval.store.disk.findings import printable
from labeval.text.amounts import filled
from labeval.text.marks import QT_TRANSLATE_NOOP, Say, as_written


@dataclass(frozen=True, slots=True)
class RescuedSession:
    """Result of the rescue of one session."""

    id: str
    participant: str
    from_file: int
    """Events that the damaged file still held."""
    from_backup: int
    """Events that only the backup held."""
    last_seq: int
    last_utc: str
    missing: tuple[tuple[int, int], ...] = ()
    """First and last number of each run of events that is lost between those that are not."""
    plan_drawn_again: bool = False
    """The stored plan was unreadable; it was drawn again from the version and the seed."""
    version_missing: bool = False
    repaired: int = 0
    """Events of the file of which one bit was wrong and was put right."""
    apart: int = 0
    """Rows that nothing vouches for, kept apart."""
    end_missing: int = 0
    """Number of events it had, where its last ones are lost; else 0."""

    def described(self, say: Say) -> str:
        """The rescue on one line, in the language that ``say`` speaks."""
        parts = [
            filled(say("Salvage", text), **values)
            for applies, text, values in (
                (True, _FROM_FILE, {"events": self.from_file}),
                (self.from_backup, _FROM_BACKUP, {"events": self.from_backup}),
                *((True, _LOST_RUN, {"first": run[0], "last": run[1]}) for run in self.missing),
                (self.end_missing, _END_LOST, {"events": self.end_missing}),
                (self.repaired, _REPAIRED, {"events": self.repaired}),
                (self.apart, _ROWS_APART, {"rows": self.apart}),
                (self.plan_drawn_again, _PLAN_DRAWN, {}),
                (self.version_missing, _VERSION_LOST, {}),
            )
            if applies
        ]
        return say("Salvage", _SESSION).format(
            id=self.id,
            participant=self.participant,
            parts=", ".join(parts),
            last=self.last_utc or say("Salvage", _UNKNOWN_TIME),
        )


_SESSION = QT_TRANSLATE_NOOP(
    "Salvage", "session {id} ({participant}): {parts}; the last event is of {last}"
)
_UNKNOWN_TIME = QT_TRANSLATE_NOOP("Salvage", "an unknown time")
_FROM_FILE = QT_TRANSLATE_NOOP("Salvage", "{events:event|events} from the file")
_FROM_BACKUP = QT_TRANSLATE_NOOP("Salvage", "{events} from the backup")
_LOST_RUN = QT_TRANSLATE_NOOP("Salvage", "events {first} to {last} lost")
_END_LOST = QT_TRANSLATE_NOOP("Salvage", "the end is lost: it had {events:event|events}")
_REPAIRED = QT_TRANSLATE_NOOP("Salvage", "one wrong bit put right in {events}")
_ROWS_APART = QT_TRANSLATE_NOOP("Salvage", "{rows:row|rows} kept apart that nothing vouches for")
_PLAN_DRAWN = QT_TRANSLATE_NOOP("Salvage", "its plan drawn again from its seed")
_VERSION_LOST = QT_TRANSLATE_NOOP("Salvage", "its version of the study is lost")


@dataclass(slots=True)
class SalvageReport:
    """Rescued data with its sources, and lost data."""

    target: Path
    backup: Path | None = None
    """The healthy copy that filled the gaps."""
    sessions: list[RescuedSession] = field(default_factory=list)
    lost: dict[str, int] = field(default_factory=dict)
    """Sessions of which only events are readable, without the session's row: number of events by
    id."""
    apart: int = 0
    """Rows of all kinds that nothing vouches for; they are in the table ``unvouched``."""
    things_lost: int = 0
    """Versions, transcripts and the like that the ledger knows and nobody has."""
    has_hashes: bool = True
    """True if the file was written with hashes; else nothing vouches for its content."""
    versions: int = 0
    judgments: int = 0
    marks: int = 0
    """Imported marks of words."""
    erasures: int = 0

    @property
    def events(self) -> int:
        """Number of events that were rescued."""
        return sum(s.from_file + s.from_backup for s in self.sessions)

    def described(self, say: Say) -> str:
        """Counts of what was rescued, then a line for each session and each kind of loss."""
        if self.backup is None:
            used = say("Salvage", _NO_BACKUP)
        else:
            used = say("Salvage", _WITH_BACKUP).format(name=self.backup.name)
        counts = filled(
            say("Salvage", _RESCUED),
            target=self.target,
            sessions=len(self.sessions),
            events=self.events,
            versions=self.versions,
            judgments=self.judgments,
            used=used,
        )
        lost = say("Salvage", _SESSION_LOST)
        return printable(
            "\n".join(
                [
                    counts,
                    *(session.described(say) for session in self.sessions),
                    *(filled(lost, id=id, events=n) for id, n in self.lost.items()),
                    *(filled(say("Salvage", text), **values) for text, values in self._remarks()),
                ]
            )
        )

    def __str__(self) -> str:
        return self.described(as_written)

    def _remarks(self) -> Iterator[tuple[str, dict[str, object]]]:
        """Remarks on the record as a whole."""
        if self.marks:
            yield _MARKS, {"marks": self.marks}
        if self.apart:
            yield _APART, {"rows": self.apart}
        if self.things_lost:
            yield _THINGS_LOST, {"things": self.things_lost}
        if not self.has_hashes:
            yield _NO_HASHES, {}
        yield _REST_UNKNOWN, {}


_RESCUED = QT_TRANSLATE_NOOP(
    "Salvage",
    "{target}: {sessions:session|sessions}, {events:event|events}, {versions:version|versions}, "
    "{judgments:imported judgment|imported judgments} rescued ({used})",
)
_MARKS = QT_TRANSLATE_NOOP("Salvage", "{marks:imported mark|imported marks} rescued")
_WITH_BACKUP = QT_TRANSLATE_NOOP("Salvage", "with {name}")
_NO_BACKUP = QT_TRANSLATE_NOOP("Salvage", "no healthy backup to fill gaps")
_SESSION_LOST = QT_TRANSLATE_NOOP("Salvage", "session {id}: lost; {events:event|events} without it")
_APART = QT_TRANSLATE_NOOP(
    "Salvage",
    "{rows:row|rows} without anything to vouch for them, kept apart in the table 'unvouched' and "
    "not part of the results",
)
_THINGS_LOST = QT_TRANSLATE_NOOP("Salvage", "lost sessions, versions or transcripts: {things}")
_NO_HASHES = QT_TRANSLATE_NOOP(
    "Salvage",
    "this record was written before there were hashes: what was altered in it cannot be "
    "distinguished from what was not",
)
_REST_UNKNOWN = QT_TRANSLATE_NOOP(
    "Salvage", "what was written after the last rescued event of a session is unknown"
)
