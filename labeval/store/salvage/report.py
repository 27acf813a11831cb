"""Result of a rescue: restored and lost data."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from labeval.text.amounts import amount


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

    def __str__(self) -> str:
        parts = [
            f"session {self.id} ({self.participant}): {amount(self.from_file, 'event')} from the "
            "file"
        ]
        if self.from_backup:
            parts.append(f"{self.from_backup} from the backup")
        parts += [f"events {first} to {last} lost" for first, last in self.missing]
        if self.end_missing:
            parts.append(f"the end is lost: it had {amount(self.end_missing, 'event')}")
        if self.repaired:
            parts.append(f"one wrong bit put right in {self.repaired}")
        if self.apart:
            parts.append(f"{amount(self.apart, 'row')} kept apart that nothing vouches for")
        if self.plan_drawn_again:
            parts.append("its plan drawn again from its seed")
        if self.version_missing:
            parts.append("its version of the study is lost")
        return f"{', '.join(parts)}; the last event is of {self.last_utc or 'an unknown time'}"


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
    erasures: int = 0

    @property
    def events(self) -> int:
        """Number of events that were rescued."""
        return sum(s.from_file + s.from_backup for s in self.sessions)

    def __str__(self) -> str:
        used = f"with {self.backup.name}" if self.backup else "no healthy backup to fill gaps"
        lines = [
            f"{self.target}: {amount(len(self.sessions), 'session')}, "
            f"{amount(self.events, 'event')}, "
            f"{amount(self.versions, 'version')}, {amount(self.judgments, 'imported judgment')} "
            f"rescued ({used})",
            *(str(session) for session in self.sessions),
            *(
                f"session {id}: lost; {amount(n, 'event')} without it"
                for id, n in self.lost.items()
            ),
        ]
        if self.apart:
            lines.append(
                f"{amount(self.apart, 'row')} without anything to vouch for them, kept apart in "
                "the table "
                "'unvouched' and not part of the results"
            )
        if self.things_lost:
            lines.append(f"lost sessions, versions or transcripts: {self.things_lost}")
        if not self.has_hashes:
            lines.append(
                "this record was written before there were hashes: what was altered in it cannot "
                "be distinguished from what was not"
            )
        lines.append("what was written after the last rescued event of a session is unknown")
        return "\n".join(lines)
