"""Problems of a record: one finding each, with its place and the remedy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from labeval.store.disk.errors import StoreError
from labeval.store.disk.row_names import row_name
from labeval.text.amounts import filled
from labeval.text.marks import QT_TRANSLATE_NOOP, Say, as_written

CONTEXT = "Verification"


class Severity(StrEnum):
    """Severity of a finding."""

    ERROR = "error"  # data is missing or contradicts itself
    WARNING = "warning"  # the data is whole; somebody should look
    NOTE = "note"


_SEVERITIES = {
    Severity.ERROR: QT_TRANSLATE_NOOP("Verification", "error"),
    Severity.WARNING: QT_TRANSLATE_NOOP("Verification", "warning"),
    Severity.NOTE: QT_TRANSLATE_NOOP("Verification", "note"),
}


@dataclass(frozen=True, slots=True)
class Finding:
    """One finding: ``template`` and ``advice`` can be translated, ``values`` fill them."""

    severity: Severity
    where: str
    """A file, a session, or an event of a session."""
    template: str
    advice: str = ""
    values: Mapping[str, object] = field(default_factory=dict)
    context: str = CONTEXT
    """Translation context of the template."""

    def described(self, say: Say) -> str:
        """The finding on one line, in the language that ``say`` speaks."""
        text = say(self.context, self.template).format(**self.values)
        then = f"; {say(CONTEXT, self.advice).format(**self.values)}" if self.advice else ""
        severity = say(CONTEXT, _SEVERITIES[self.severity])
        return printable(f"{severity}: {row_name(say, self.where)}: {text}{then}")

    def __str__(self) -> str:
        return self.described(as_written)


def of_error(severity: Severity, where: str, error: StoreError) -> Finding:
    """An error that reading met, as a finding."""
    return Finding(severity, where, error.template, values=error.values, context=error.context)


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
    marks: int = 0
    """Imported ones."""
    erasures: int = 0
    backups: int = 0
    """Healthy copies in ``backups/`` and the second place."""
    history: list[Finding] = field(default_factory=list)
    """Since when the record has hashes, and whether it was restored."""
    protected: bool = False
    """The study is protected, so its databases are encrypted."""
    coding: CodingState | None = None
    """The texts and codes next to the record; None where they were not checked."""

    @property
    def sound(self) -> bool:
        """True if no finding is an error."""
        return all(f.severity is not Severity.ERROR for f in self.findings)

    def described(self, say: Say) -> str:
        """The result in a line, then what history and texts and codes have to say."""
        counts = filled(
            say(CONTEXT, _COUNTS),
            sessions=self.sessions,
            events=self.events,
            versions=self.versions,
            judgments=self.judgments,
            erasures=self.erasures,
            backups=self.backups,
        )
        if self.marks:
            counts += f", {filled(say(CONTEXT, _MARKS), marks=self.marks)}"
        lines = [f"{self.path}: {_state(self.findings, say, damaged=self.damaged)}; {counts}"]
        if self.protected:
            lines.append(f"{self.path.parent}: {say(CONTEXT, _PROTECTED)}")
        lines += [finding.described(say) for finding in self.history]
        if self.coding is not None:
            lines.append(self.coding.described(say))
        return printable("\n".join(lines))

    def __str__(self) -> str:
        return self.described(as_written)


@dataclass(frozen=True, slots=True)
class CodingState:
    """A workbook that was checked: its content, and whether it is whole."""

    path: Path
    findings: Sequence[Finding] = ()
    counts: Mapping[str, int] | None = None
    """Numbers of ``texts``, ``passages``, ``codes``, ``segments`` and ``edits``; None where it
    cannot be read."""
    exists: bool = True

    def described(self, say: Say) -> str:
        """The state on one line."""
        if not self.exists:
            text = say(CONTEXT, _NOT_CODED)
            return f"{self.path}: {text}"
        found = say(CONTEXT, _UNREADABLE)
        if self.counts is not None:
            found = filled(say(CONTEXT, _CODING_COUNTS), **self.counts)
        return f"{self.path}: {_state(self.findings, say)}; {found}"


_COUNTS = QT_TRANSLATE_NOOP(
    "Verification",
    "{sessions:session|sessions}, {events:event|events}, {versions:version|versions}, "
    "{judgments:imported judgment|imported judgments}, {erasures:erasure|erasures}, "
    "{backups:healthy backup|healthy backups}",
)
_MARKS = QT_TRANSLATE_NOOP("Verification", "{marks:imported mark|imported marks}")
_CODING_COUNTS = QT_TRANSLATE_NOOP(
    "Verification",
    "{texts:text|texts}, {passages:passage|passages}, {codes:code|codes}, "
    "{segments:segment|segments}, {edits:edit|edits}",
)
_PROTECTED = QT_TRANSLATE_NOOP(
    "Verification", "is protected: record, texts and codes, sound, and all copies are encrypted"
)
_NOT_CODED = QT_TRANSLATE_NOOP("Verification", "is not there; nothing has been coded in this study")
_UNREADABLE = QT_TRANSLATE_NOOP("Verification", "it cannot be read")
_FOUND = QT_TRANSLATE_NOOP("Verification", "{errors:error|errors}, {warnings:warning|warnings}")


def _state(findings: Sequence[Finding], say: Say, *, damaged: bool = False) -> str:
    """Return “sound” or what is not, and the numbers of errors and warnings."""
    errors = sum(f.severity is Severity.ERROR for f in findings)
    warnings = sum(f.severity is Severity.WARNING for f in findings)
    if damaged:
        state = say(CONTEXT, QT_TRANSLATE_NOOP("Verification", "damaged"))
    elif errors:
        state = say(CONTEXT, QT_TRANSLATE_NOOP("Verification", "not sound"))
    else:
        state = say(CONTEXT, QT_TRANSLATE_NOOP("Verification", "sound"))
    return f"{state}; {filled(say(CONTEXT, _FOUND), errors=errors, warnings=warnings)}"
