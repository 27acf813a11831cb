"""The YAML parser's complaints, described so that a person can mend them."""

from __future__ import annotations

from dataclasses import dataclass

import yaml

from labeval.files.limits import DEEPEST_STUDY
from labeval.study.problems import Problem
from labeval.study.yaml.flow import missing_in_brackets
from labeval.text.marks import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class _Saying:
    """A complaint of the parser, by its beginning, and what to say instead."""

    complaint: str
    template: str
    advice: str
    at_beginning: bool = False
    """True if the place to mend is the beginning of the node, not the end of parsing."""


_TAB = _Saying(
    "found a tab character",
    QT_TRANSLATE_NOOP("Problem", "is indented with a tab"),
    QT_TRANSLATE_NOOP("Problem", "indent with spaces"),
)
# libyaml from 0.2.6 has a limit of its own. In brackets its scanner reads ahead of its events, so
# that it can stop there before any of them was seen.
TOO_DEEP = _Saying(
    "exceeded maximum nesting depth",
    QT_TRANSLATE_NOOP("Problem", "is nested more than {deepest} levels deep"),
    QT_TRANSLATE_NOOP("Problem", "look for brackets that are never closed"),
)
_SAYINGS = (
    _TAB,
    TOO_DEEP,
    _Saying(
        "mapping values are not allowed",
        QT_TRANSLATE_NOOP("Problem", "there is a “:” where no name can end"),
        QT_TRANSLATE_NOOP(
            "Problem",
            "put a text that holds “: ” in quotes, end the line before it with “:”, or indent "
            "this line as its neighbours",
        ),
    ),
    _Saying(
        "block sequence entries are not allowed",
        QT_TRANSLATE_NOOP("Problem", "a list cannot begin in the line of its name"),
        QT_TRANSLATE_NOOP("Problem", "begin it in a line of its own, or quote the text"),
    ),
    _Saying(
        "found character that cannot start",
        QT_TRANSLATE_NOOP("Problem", "no value can begin with the character “{character}”"),
        QT_TRANSLATE_NOOP("Problem", "put the text in quotes"),
    ),
    _Saying(
        "did not find expected key",
        QT_TRANSLATE_NOOP("Problem", "this line does not belong to the lines around it"),
        QT_TRANSLATE_NOOP(
            "Problem",
            "indent it as its neighbours; a text that holds quotation marks needs quotes around "
            "all of it",
        ),
    ),
    _Saying(
        "did not find expected '-' indicator",
        QT_TRANSLATE_NOOP("Problem", "this line is inside a list but not an item of it"),
        QT_TRANSLATE_NOOP("Problem", "begin it with “- ”, or indent it as the list's name"),
    ),
    _Saying(
        "could not find expected ':'",
        QT_TRANSLATE_NOOP("Problem", "a name without “:” after it"),
        QT_TRANSLATE_NOOP("Problem", "write “name: value”, or indent a text that goes on"),
    ),
    _Saying(
        "found unexpected end of stream",
        QT_TRANSLATE_NOOP("Problem", "a quotation mark is opened here and never closed"),
        QT_TRANSLATE_NOOP("Problem", "close it at the end of the text"),
        at_beginning=True,
    ),
    _Saying(
        "found unknown escape character",
        QT_TRANSLATE_NOOP("Problem", "there is a backslash that stands for nothing"),
        QT_TRANSLATE_NOOP("Problem", "write it twice, or put the text in single quotes"),
    ),
    _Saying(
        "did not find expected <document start>",
        QT_TRANSLATE_NOOP("Problem", "there is something after the end of the study"),
        QT_TRANSLATE_NOOP("Problem", "look for a bracket too many, or for a line “...”"),
    ),
)
_IN_BRACKETS = ("did not find expected ',' or ']'", "did not find expected ',' or '}'")
_RUNAWAY = _Saying(
    "",
    QT_TRANSLATE_NOOP("Problem", "a text in quotes that begins here goes on to line {last}"),
    QT_TRANSLATE_NOOP("Problem", "add the quotation mark that is missing at the end of the text"),
)
_ANY = _Saying(
    "",
    QT_TRANSLATE_NOOP("Problem", "is not valid YAML: {complaint}"),
    QT_TRANSLATE_NOOP("Problem", "look for a missing quotation mark or a wrong indentation"),
)


def syntax_problem(
    error: yaml.YAMLError, text: str, file: str, quoted: tuple[int, int] | None = None
) -> Problem:
    """Return the parser's error as a problem at its line and column.

    Args:
        quoted: first and last line of the text in quotes before it.
    """
    complaint = getattr(error, "problem", None) or getattr(error, "reason", None) or str(error)
    saying = next((s for s in _SAYINGS if complaint.startswith(s.complaint)), _ANY)
    stopped = mark = getattr(error, "problem_mark", None)
    begun = getattr(error, "context_mark", None)
    if saying.at_beginning:
        mark = begun or mark
    if mark is None:
        return Problem(file, 1, "", saying.template, {"complaint": complaint}, saying.advice)
    if quoted and quoted[0] < quoted[1] == mark.line + 1 and saying is not _TAB:
        last = {"last": quoted[1]}
        return Problem(file, quoted[0], "", _RUNAWAY.template, last, _RUNAWAY.advice)
    if begun is not None and stopped is not None and complaint.startswith(_IN_BRACKETS):
        lack = missing_in_brackets(text, begun, stopped)
        return Problem(
            file, lack.line, "", lack.template, lack.values, lack.advice, column=lack.column
        )
    character = _character(text, mark.line, mark.column)
    if character == "\t":
        saying = _TAB
    values: dict[str, object] = {"complaint": complaint, "character": character}
    if saying is TOO_DEEP:
        values["deepest"] = DEEPEST_STUDY
    last_line = len(text.rstrip().split("\n"))
    beyond = mark.line >= last_line  # the parser missed something until the file was over
    line, column = (last_line, None) if beyond else (mark.line + 1, mark.column + 1)
    return Problem(file, line, "", saying.template, values, saying.advice, column=column)


def _character(text: str, line: int, column: int) -> str:
    """The character at a place, both counted from 0; empty past the end."""
    lines = text.split("\n")
    return lines[line][column : column + 1] if line < len(lines) else ""
