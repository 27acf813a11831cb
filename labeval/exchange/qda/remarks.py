"""Sentences on what a file of another coding program has, and what became of it here."""

from __future__ import annotations

from dataclasses import dataclass

from labeval.text.marks import QT_TRANSLATE_NOOP, MarkedText

# Of sources and what is coded in them.
NO_TEXT = QT_TRANSLATE_NOOP("Qda", "source '{name}': a {kind} has no text that could be coded")
NO_TRANSCRIPT = QT_TRANSLATE_NOOP("Qda", "source '{name}': a recording without a transcript")
SOUND_STAYS = QT_TRANSLATE_NOOP("Qda", "source '{name}': the sound {path} stays in the file")
NOT_UTF8 = QT_TRANSLATE_NOOP(
    "Qda", "source '{name}': {path} is not UTF-8; what is no character there became the mark �"
)
TWO_TEXTS = QT_TRANSLATE_NOOP("Qda", "source '{name}': it has two texts; that of {path} counts")
NO_FILE = QT_TRANSLATE_NOOP("Qda", "source '{name}': there is no {path}")
ONLY_FORMATTED = QT_TRANSLATE_NOOP("Qda", "source '{name}': it has only a formatted text, {path}")
SAME_TEXT = QT_TRANSLATE_NOOP(
    "Qda", "source '{name}': the same text is there twice; both were taken"
)
NO_GUID = QT_TRANSLATE_NOOP("Qda", "source '{name}': its GUID is none, or is there twice")
NOWHERE = QT_TRANSLATE_NOOP(
    "Qda", "source '{name}': a segment that is nowhere in its text ({where})"
)
GOES_BEHIND = QT_TRANSLATE_NOOP(
    "Qda", "source '{name}': a segment goes on behind its text and ends there ({where})"
)
NO_CODE = QT_TRANSLATE_NOOP("Qda", "source '{name}': a segment without a code: “{quote}”")
UNKNOWN_CODE = QT_TRANSLATE_NOOP("Qda", "source '{name}': “{quote}” has a code that there is not")
AREAS = QT_TRANSLATE_NOOP("Qda", "source '{name}': {areas:area|areas} of a page")
END_IN = QT_TRANSLATE_NOOP("Qda", "the end of a segment is the last character itself: {reason}")
END_BEHIND = QT_TRANSLATE_NOOP("Qda", "the end of a segment is behind the last character: {reason}")


@dataclass(frozen=True, slots=True)
class Remark(MarkedText):
    """One sentence; its places are filled when somebody reads it."""

    context: str = "Qda"


def remark(template: str, /, **values: object) -> Remark:
    """A remark of a marked text and what fills it."""
    return Remark(template, values)
