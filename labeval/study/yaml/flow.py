"""Missing characters in brackets or braces: a comma, a quotation mark, or the closing bracket."""

from __future__ import annotations

import re
from dataclasses import dataclass

import yaml

from labeval.text.marks import QT_TRANSLATE_NOOP

_CLOSERS = {"[": "]", "{": "}"}
_QUOTES = ('"', "'")
_NEXT_LENGTH = 24
"""Characters of what comes next that a message shows."""


@dataclass(frozen=True, slots=True)
class Missing:
    """Something that is not there: what to say, and the line and column where it belongs."""

    template: str
    advice: str
    values: dict[str, object]
    line: int
    """Counted from 1."""
    column: int | None = None
    """Counted from 1; None for the end of the line."""


def missing_in_brackets(text: str, opened: yaml.Mark, stopped: yaml.Mark) -> Missing:
    """Return the missing character where the parser stopped inside of brackets.

    Args:
        opened: where the bracket or brace stands.
        stopped: where the parser found neither a comma nor what closes it.
    """
    lines = text.split("\n")
    line = lines[stopped.line] if stopped.line < len(lines) else ""
    before = line[: stopped.column]
    # A “:” where the parser stopped: the name before it was read as the end of a text that began
    # in a line above, so that the line before this one is where something is missing.
    went_on = line[stopped.column : stopped.column + 1] == ":" and stopped.line > opened.line
    if not before.strip() or went_on:
        return _at_end_of_line(lines, opened, stopped.line)
    following = _shortened(line[stopped.column :])
    place = {"line": stopped.line + 1, "column": stopped.column + 1}
    if before.endswith(_QUOTES):
        template = QT_TRANSLATE_NOOP("Problem", "a text in quotes ends before “{following}”")
        advice = QT_TRANSLATE_NOOP(
            "Problem",
            "add the quotation mark that is missing in this line; a text with an apostrophe needs "
            "double quotes",
        )
        return Missing(template, advice, {"following": following}, **place)
    template = QT_TRANSLATE_NOOP("Problem", "a comma is missing before “{following}”")
    advice = QT_TRANSLATE_NOOP("Problem", "add “,” there; texts that hold quotes need quotes")
    return Missing(template, advice, {"following": following}, **place)


def _at_end_of_line(lines: list[str], opened: yaml.Mark, stopped: int) -> Missing:
    """The last line with something in it before the one where the parser stopped lacks its end."""
    last = next((n for n in range(stopped - 1, opened.line, -1) if lines[n].strip()), opened.line)
    opener = lines[opened.line][opened.column : opened.column + 1]
    closer = _CLOSERS.get(opener, "")
    inside = stopped < len(lines) and _indentation(lines[stopped]) > _indentation(
        lines[opened.line]
    )
    if inside or not closer:
        template = QT_TRANSLATE_NOOP("Problem", "a comma is missing at the end of this line")
        return Missing(template, QT_TRANSLATE_NOOP("Problem", "add “,” there"), {}, last + 1)
    template = QT_TRANSLATE_NOOP("Problem", "“{closer}” is missing at the end of this line")
    advice = QT_TRANSLATE_NOOP("Problem", "add it, to close what “{opener}” opens in line {opened}")
    values = {"closer": closer, "opener": opener, "opened": opened.line + 1}
    return Missing(template, advice, values, last + 1)


def _indentation(line: str) -> int:
    return len(line) - len(line.lstrip())


def _shortened(rest: str) -> str:
    """The first words of what comes next."""
    first = re.split(r"[,{}\[\]]", rest, maxsplit=1)[0].strip() or rest.strip()
    return first if len(first) <= _NEXT_LENGTH else first[: _NEXT_LENGTH - 1].rstrip() + "…"
