"""Characters that a readable text never holds."""

from __future__ import annotations

import re
from collections.abc import Iterator

from labeval.study.problems import Problem
from labeval.text.marks import QT_TRANSLATE_NOOP

UNPRINTABLE = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ud800-\udfff\ufffe\uffff]")
"""Control characters that a readable text never holds; tab, line ends and the next-line sign are
fine."""

_REPORTED = 20


def unprintable(text: str, name: str) -> Iterator[Problem]:
    """The characters of a file that no text holds, the first of each line."""
    line, at = 1, 0
    for _ in range(_REPORTED):
        match = UNPRINTABLE.search(text, at)
        if match is None:
            return
        line += text.count("\n", at, match.start())
        yield Problem(
            name,
            line,
            "",
            QT_TRANSLATE_NOOP("Problem", "holds the control character {code}"),
            {"code": f"U+{ord(match.group()):04X}"},
            QT_TRANSLATE_NOOP("Problem", "remove it; it cannot be seen and was probably pasted in"),
            column=match.start() - text.rfind("\n", 0, match.start()),
        )
        end = text.find("\n", match.end())
        if end < 0:
            return
        line, at = line + 1, end + 1


def text_problem(
    name: str, text: str, file: str, line: int, longest: int, too_long: str = ""
) -> Problem | None:
    """A text of a table that is too long, or that holds a control character, as its name may.

    Args:
        name: the column of the text.
        longest: the most characters.
        too_long: advice on a text that is longer.
    """
    is_long = len(text) > longest
    found = None if is_long else _unprintable(name) or _unprintable(text)
    if not is_long and not found:
        return None
    shown = UNPRINTABLE.sub("�", name)[:64]
    if found:
        template = QT_TRANSLATE_NOOP("Problem", "holds the control character {code}")
        advice = QT_TRANSLATE_NOOP("Problem", "remove it")
        return Problem(file, line, shown, template, {"code": f"U+{ord(found.group()):04X}"}, advice)
    template = QT_TRANSLATE_NOOP("Problem", "has {length} characters; the most is {most}")
    return Problem(file, line, shown, template, {"length": len(text), "most": longest}, too_long)


def _unprintable(text: str) -> re.Match[str] | None:
    """The first control character, without a search where there cannot be any."""
    return None if text.isprintable() else UNPRINTABLE.search(text)
