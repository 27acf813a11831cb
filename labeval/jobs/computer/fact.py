"""One thing that was found out about this computer."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from labeval.jobs.sessions.readiness import Readiness
from labeval.text.marks import QT_TRANSLATE_NOOP, MarkedText

CONTEXT = "Computer"


class Subject(StrEnum):
    """Subject of a fact; the value is its name on screen, translated under ``Computer``."""

    PROGRAM = QT_TRANSLATE_NOOP("Computer", "Program")
    SYSTEM = QT_TRANSLATE_NOOP("Computer", "System")
    SCREEN = QT_TRANSLATE_NOOP("Computer", "Screen")
    FONTS = QT_TRANSLATE_NOOP("Computer", "Fonts")
    SOUND = QT_TRANSLATE_NOOP("Computer", "Sound")
    SPEECH = QT_TRANSLATE_NOOP("Computer", "Speech")
    EXTRAS = QT_TRANSLATE_NOOP("Computer", "Optional parts")
    HUB = QT_TRANSLATE_NOOP("Computer", "PostgreSQL")
    DISK = QT_TRANSLATE_NOOP("Computer", "Disk")


@dataclass(frozen=True, slots=True)
class Fact:
    """A sentence about one subject."""

    subject: Subject
    readiness: Readiness
    text: MarkedText
    report: str
    """Its part of a bug report, in English: no path, no name of a person, a device or a host."""
    prevents_sessions: bool = False
    """True if no session can be run on this computer until it is mended."""
