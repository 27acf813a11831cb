"""Errors in reading a study's files, as problems of the study."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from labeval.files.refusal import FileRefused, refusing
from labeval.files.text import NotText
from labeval.study.problems import Problem
from labeval.text.marks import QT_TRANSLATE_NOOP


@contextmanager
def problems_of(
    file: str, problems: list[Problem], *passing: type[Exception], line: int | None = None
) -> Iterator[None]:
    """Add what stops the reading of a file to its problems, and end the block there.

    Args:
        file: the name that problems carry.
        passing: errors for which the block has messages of its own.
        line: that is read.

    Raises:
        ReadingStopped: reading was cancelled.
    """
    try:
        with refusing(file, FileRefused, *passing):
            yield
    except FileRefused as error:
        problems.append(_problem(error, file, line))
    except FileNotFoundError:
        problems.append(Problem(file, None, "", QT_TRANSLATE_NOOP("Problem", "does not exist")))
    except OSError as error:
        template = QT_TRANSLATE_NOOP("Problem", "cannot be read: {reason}")
        problems.append(Problem(file, None, "", template, {"reason": error.strerror or error}))


def _problem(error: FileRefused, file: str, line: int | None) -> Problem:
    where, column = str(error.values.get("where", file)), None
    if isinstance(error, NotText):
        where, line, column = file, error.line, error.column
    elif not where.startswith(file):  # its path
        where = file
    values = {**error.values, "where": where}
    return Problem(file, line, "", error.template, values, context=error.context, column=column)
