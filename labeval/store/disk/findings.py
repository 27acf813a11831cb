"""Problems of a record: one finding each, with its place and the remedy."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from labeval.text.amounts import amount


class Severity(StrEnum):
    """Severity of a finding."""

    ERROR = "error"  # data is missing or contradicts itself
    WARNING = "warning"  # the data is whole; somebody should look
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class Finding:
    """One finding. The window translates ``template`` and ``advice``; ``values`` fill them."""

    severity: Severity
    where: str
    """A file, a session, or an event of a session."""
    template: str
    advice: str = ""
    values: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        text = self.template.format(**self.values)
        then = f"; {self.advice.format(**self.values)}" if self.advice else ""
        return printable(f"{self.severity}: {self.where}: {text}{then}")


def printable(text: str) -> str:
    """A text in which bytes that are not UTF-8 are written as numbers."""
    return text.encode(errors="backslashreplace").decode()


@dataclass(slots=True)
class Verification:
    """All findings about a record, and what was counted in it."""

    path: Path
    findings: list[Finding] = field(default_factory=list)
    damaged: bool = False
    """The file itself cannot be read as a whole; ``salvage`` saves what can be."""
    version: int = 0
    sessions: int = 0
    events: int = 0
    versions: int = 0
    judgments: int = 0
    """Imported ones."""
    erasures: int = 0
    backups: int = 0
    """Healthy copies in ``backups/`` and the second place."""
    history: list[Finding] = field(default_factory=list)
    """Since when the record has hashes, and whether it was restored."""
    coding: str = ""
    """A line on the extent of the check of texts and codes next to the record."""

    @property
    def sound(self) -> bool:
        """True if no finding is an error."""
        return all(f.severity is not Severity.ERROR for f in self.findings)

    def __str__(self) -> str:
        errors = sum(f.severity is Severity.ERROR for f in self.findings)
        warnings = sum(f.severity is Severity.WARNING for f in self.findings)
        state = "damaged" if self.damaged else "sound" if self.sound else "not sound"
        return (
            f"{self.path}: {state}; {amount(errors, 'error')}, {amount(warnings, 'warning')}; "
            f"{amount(self.sessions, 'session')}, {amount(self.events, 'event')}, "
            f"{amount(self.versions, 'version')}, "
            f"{amount(self.judgments, 'imported judgment')}, {amount(self.erasures, 'erasure')}, "
            f"{amount(self.backups, 'healthy backup')}"
            + "".join(f"\n{finding}" for finding in self.history)
            + (f"\n{self.coding}" if self.coding else "")
        )
