"""Reading the files of codes that a study names. Messages name lines and never a code."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from labeval.files.limits import MOST_CODES, MOST_STUDY_TABLE, Count
from labeval.files.text import read_text
from labeval.study.file_problems import problems_of
from labeval.study.model.sessions.qualification import CodeList, plain
from labeval.study.problems import Problem
from labeval.text.marks import QT_TRANSLATE_NOOP

_LONGEST = 200
_MOST_LISTED = 501
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
    found: dict[str, int] = {}
    problems: list[Problem] = []
    with problems_of(name, problems):
        lines = read_text(path, MOST_STUDY_TABLE).splitlines()
        _take(lines, name, found, problems)
    return CodeFile(frozenset(found), problems)


def _take(lines: Iterable[str], name: str, found: dict[str, int], problems: list[Problem]) -> None:
    count = Count(name, "lines", MOST_CODES)
    for number, line in enumerate(lines, start=1):
        count.add()
        code = plain(line)
        if not code or code.startswith("#"):
            continue
        if len(code) > _LONGEST:
            template = QT_TRANSLATE_NOOP("Problem", "is too long for a code")
            advice = QT_TRANSLATE_NOOP("Problem", "write one code a line and nothing else")
            problems.append(Problem(name, number, "", template, {}, advice))
        elif code in found and len(problems) < _MOST_LISTED:
            template = QT_TRANSLATE_NOOP("Problem", "the same code is in line {first}")
            values = {"first": found[code]}
            problems.append(Problem(name, number, "", template, values, "", "warning"))
        found.setdefault(code, number)
    if not found:
        template = QT_TRANSLATE_NOOP("Problem", "there are no codes in it")
        advice = QT_TRANSLATE_NOOP("Problem", "write one code a line")
        problems.append(Problem(name, None, "", template, {}, advice))


def read_lists(folder: Path, lists: list[CodeList]) -> Codes:
    """The codes of every list of a study that could be read; unreadable files have none."""
    return {chosen.id: read_codes(folder / chosen.codes, chosen.codes).codes for chosen in lists}
