"""Signs of hesitation in what somebody says while thinking aloud: words, and pauses between them.

Rules and no model, for English and German. Each sign has a name, so that a list can say why a
sentence is in it, and an analyst can disagree. “um” is a word of its own in German and other
languages: it is a sign only in English, and where the language is unknown.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise

from labeval.coding.spans import Span

PAUSE_MS = 2_000
"""Silence between two words of one turn from which it is a pause, as in written transcripts."""


class HesitationKind(StrEnum):
    """Kind of a sign of hesitation."""

    FILLED_PAUSE = "filled_pause"
    """“um”, “uh”, “hm”, “äh”."""
    SILENT_PAUSE = "silent_pause"
    """Two seconds and more in the middle of a turn."""
    DOUBT = "doubt"
    """“not sure”, “I don't know”, “hard to say”, “weiß nicht”, “schwer zu sagen”."""
    CORRECTION = "correction"
    """“no, wait”, “or rather”, “I changed my mind”, “Moment mal”, “oder doch nicht”."""


@dataclass(frozen=True, slots=True)
class Hesitation:
    """One sign, with the words that it was recognised by; for a silent pause its length."""

    kind: HesitationKind
    words: str = ""
    pause_ms: int = 0


_FILLED = r"u+h+m*|u+m{2,}|u{2,}m|e+r+m+|h+m+|ä+h+m*|ö+h+m*"
_DOUBTS = (
    r"(?:not|\w+n['’]t) (?:really |quite |so |too |entirely |that )?(?:sure|certain)|unsure",
    r"(?:do not|don['’]t) (?:really |quite )?know|no idea",
    r"(?:can['’]?t|cannot)\s(?:really\s)?(?:tell|say)",
    r"(?:hard|difficult|tricky)\sto\s(?:say|tell|judge|decide|rate)",
    r"(?:nicht|un)\s?(?:ganz |so |wirklich |richtig )?sicher|keine ahnung",
    r"weiß (?:ich )?(?:es |das )?(?:jetzt |gerade |auch )?nicht|kann ich (?:so )?nicht sagen",
    r"schwer zu (?:sagen|beurteilen|entscheiden)|schwierig zu (?:sagen|beurteilen|entscheiden)",
)
_CORRECTIONS = (
    r"no,? wait|wait a (?:second|minute|moment)|or rather|on second thou?ghts?",
    r"chang(?:e|ed|ing) my mind|let me change|i(?:['’]ll| will) change (?:that|it|this)",
    r"nein,? (?:warte|doch)|warte mal|moment mal|doch lieber|ich ändere das",
    r"(?:ach|oder),? doch nicht",
)


def _any_sign(filled: str) -> re.Pattern[str]:
    signs = (
        (HesitationKind.FILLED_PAUSE, filled),
        (HesitationKind.DOUBT, "|".join(_DOUBTS)),
        (HesitationKind.CORRECTION, "|".join(_CORRECTIONS)),
    )
    groups = "|".join(f"(?P<{kind.value}>{words})" for kind, words in signs)
    return re.compile(rf"(?<!\w)(?:{groups})(?!\w)", re.IGNORECASE)


_ANY = _any_sign(_FILLED)
_ANY_WITH_UM = _any_sign(f"{_FILLED}|um")


def hesitations_in(
    text: str, span: Span, times: Sequence[tuple[int, int, int, int]], language: str
) -> list[Hesitation]:
    """The signs of hesitation in a part of a turn, in their order; silent pauses come last.

    Args:
        text: of the whole turn.
        span: the part, such as a sentence.
        times: of the turn's words: start and end in the text, start and end in ms. A pause
            belongs to the part in which the word after it begins.
        language: of the text, as “de” or “en-GB”; empty where it is unknown.
    """
    signs = _ANY_WITH_UM if language.split("-")[0].lower() in ("", "en") else _ANY
    found = [
        Hesitation(HesitationKind(match.lastgroup or ""), match.group())
        for match in signs.finditer(text, span.start, span.end)
    ]
    for (*_, before_ms), (start, _, after_ms, _) in pairwise(times):
        if span.start <= start < span.end and after_ms - before_ms >= PAUSE_MS:
            found.append(Hesitation(HesitationKind.SILENT_PAUSE, pause_ms=after_ms - before_ms))
    return found
