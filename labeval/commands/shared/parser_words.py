"""Words of Python's own parser of command lines, in the language in use.

``argparse`` asks gettext for them, through two names of its module. A catalogue in gettext's own
format would be a second file that can be missing or out of date, so the two names are replaced.
"""

from __future__ import annotations

import argparse

from labeval.commands.shared.words import translated
from labeval.text.marks import QT_TRANSLATE_NOOP

_CONTEXT = "argparse"
_MARKED = (
    QT_TRANSLATE_NOOP("argparse", "usage: "),
    QT_TRANSLATE_NOOP("argparse", "positional arguments"),
    QT_TRANSLATE_NOOP("argparse", "options"),
    QT_TRANSLATE_NOOP("argparse", "show this help message and exit"),
    QT_TRANSLATE_NOOP("argparse", "%(prog)s: error: %(message)s\n"),
    QT_TRANSLATE_NOOP("argparse", "argument %(argument_name)s: %(message)s"),
    QT_TRANSLATE_NOOP("argparse", "the following arguments are required: %s"),
    QT_TRANSLATE_NOOP("argparse", "one of the arguments %s is required"),
    QT_TRANSLATE_NOOP("argparse", "unrecognized arguments: %s"),
    QT_TRANSLATE_NOOP("argparse", "ambiguous option: %(option)s could match %(matches)s"),
    QT_TRANSLATE_NOOP("argparse", "invalid choice: %(value)r (choose from %(choices)s)"),
    QT_TRANSLATE_NOOP("argparse", "invalid %(type)s value: %(value)r"),
    QT_TRANSLATE_NOOP("argparse", "expected one argument"),
    QT_TRANSLATE_NOOP("argparse", "expected at most one argument"),
    QT_TRANSLATE_NOOP("argparse", "expected at least one argument"),
    QT_TRANSLATE_NOOP("argparse", "expected %s argument"),
    QT_TRANSLATE_NOOP("argparse", "expected %s arguments"),
    QT_TRANSLATE_NOOP("argparse", "not allowed with argument %s"),
    QT_TRANSLATE_NOOP("argparse", "ignored explicit argument %r"),
)
"""Those that a person can come to see; the others say what is wrong with the program itself."""


def use_parser_words() -> None:
    """Have ``argparse`` speak the language in use."""
    vars(argparse).update({"_": _one, "ngettext": _counted})


def _one(text: str) -> str:
    return translated(_CONTEXT, text)


def _counted(one: str, many: str, count: int) -> str:
    return translated(_CONTEXT, one if count == 1 else many)
