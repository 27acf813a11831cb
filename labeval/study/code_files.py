"""Reading the files of codes that a study names. Messages tell lines and never a code."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from labeval.study.encoding import decoded, read_bytes
from labeval.study.problems import Problem
from labeval.study.qualification import CodeList, plain
from labeval.text.marks import QT_TRANSLATE_NOOP

_LARGEST = 50_000_000
_LONGEST = 200
_MOST_TOLD = 501
"""Problems from which on no warning is added; one more than are listed."""

Codes = Mapping[str, frozenset[str]]
"""Id of each list of codes to its codes as they are compared."""


@dataclass(slots=True)
class CodeFile:
    """The codes of one file, and what is wrong with it."""

    codes: frozenset[str] = frozenset()
    problems: list[Problem] = field(default_factory=list)


def read_codes(path: Path, name: str) -> CodeFile:
    """The codes of a file.

    Args:
        name: how messages call the file.
    """
    data = read_bytes(path, name, _LARGEST)
    text = data if isinstance(data, Problem) else decoded(data, name)
    if isinstance(text, Problem):
        return CodeFile(problems=[text])
    found: dict[str, int] = {}
    problems: list[Problem] = []
    for number, line in enumerate(text.splitlines(), start=1):
        code = plain(line)
        if not code or code.startswith("#"):
            continue
        if len(code) > _LONGEST:
            template = QT_TRANSLATE_NOOP("Problem", "is too long for a code")
            advice = QT_TRANSLATE_NOOP("Problem", "write one code a line and nothing else")
            problems.append(Problem(name, number, "", template, {}, advice))
        elif code in found and len(problems) < _MOST_TOLD:
            template = QT_TRANSLATE_NOOP("Problem", "the same code stands in line {first}")
            values = {"first": found[code]}
            problems.append(Problem(name, number, "", template, values, "", "warning"))
        found.setdefault(code, number)
    if not found:
        template = QT_TRANSLATE_NOOP("Problem", "there are no codes in it")
        advice = QT_TRANSLATE_NOOP("Problem", "write one code a line")
        problems.append(Problem(name, None, "", template, {}, advice))
    return CodeFile(frozenset(found), problems)


def read_lists(folder: Path, lists: list[CodeList]) -> Codes:
    """The codes of every list of a study that could be read; unreadable files have none."""
    return {chosen.id: read_codes(folder / chosen.codes, chosen.codes).codes for chosen in lists}
