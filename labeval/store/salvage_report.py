"""What a rescue brought back, and what is lost."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True, slots=True)
class RescuedSession:
    """What became of one session."""

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

    def __str__(self) -> str:
        parts = [f"session {self.id} ({self.participant}): {self.from_file} events from the file"]
        if self.from_backup:
            parts.append(f"{self.from_backup} from the backup")
        parts += [f"events {first} to {last} lost" for first, last in self.missing]
        if self.plan_drawn_again:
            parts.append("its plan drawn again from its seed")
        if self.version_missing:
            parts.append("its version of the study is lost")
        return f"{', '.join(parts)}; the last event is of {self.last_utc or 'an unknown time'}"


@dataclass(slots=True)
class SalvageReport:
    """What was rescued from where, and what is lost."""

    target: Path
    backup: Path | None = None
    """The healthy copy that filled the gaps."""
    sessions: list[RescuedSession] = field(default_factory=list)
    lost: dict[str, int] = field(default_factory=dict)
    """Sessions of which only events are readable, which belong to nobody; how many events."""
    versions: int = 0
    judgments: int = 0
    erasures: int = 0

    @property
    def events(self) -> int:
        """How many events were rescued."""
        return sum(s.from_file + s.from_backup for s in self.sessions)

    def __str__(self) -> str:
        used = f"with {self.backup.name}" if self.backup else "no healthy backup to fill gaps"
        lines = [
            f"{self.target}: {len(self.sessions)} sessions, {self.events} events, "
            f"{self.versions} versions, {self.judgments} imported judgments rescued ({used})",
            *(str(session) for session in self.sessions),
            *(f"session {id}: lost; {n} events without it" for id, n in self.lost.items()),
            "what was written after the last rescued event of a session is unknown",
        ]
        return "\n".join(lines)
