"""The boundary around every reader of files: whatever goes wrong inside becomes one sentence."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

from labeval.files.progress import ReadingStopped
from labeval.text.marks import QT_TRANSLATE_NOOP, MarkedError


class FileRefused(MarkedError):
    """A file cannot be read; the message says where, what is wrong, and what would be right."""

    context = "Files"
    damaged: str = QT_TRANSLATE_NOOP(
        "Files",
        "{where} is damaged or of another kind ({reason}); open it in the program that made it and "
        "save it again",
    )
    """Template for what a library cannot read; a kind that needs other advice has its own."""


R = TypeVar("R", bound=FileRefused)
_Passing = tuple[type[Exception], ...]

_LONGEST_REASON = 200
_OF_THE_DISK = {errno.EIO, errno.ENXIO, errno.ENODEV, errno.ESTALE, errno.ETIMEDOUT}
"""Errors of reading on, from a disk or share that fails; they name no file. Libraries give other
numbers without a file for content that they cannot read, such as EINVAL."""
_NO_MEMORY = QT_TRANSLATE_NOOP(
    "Files",
    "{where} does not fit into this computer's memory; close other programs, or split the file",
)
_TOO_DEEP = QT_TRANSLATE_NOOP("Files", "{where} is nested too deeply to be read")


@contextmanager
def refusing(where: object, refuse: type[R], *passing: type[Exception]) -> Iterator[None]:
    """Turn every error of decoding, unpacking, numbers, depth and memory into one refusal.

    Errors of the system (a file that is not there or may not be read, a disk that fails) pass: they
    say it already.

    Args:
        where: the file, and the place in it where that is known.
        refuse: raised; what is raised as such inside passes.
        passing: errors that say all this already.

    Raises:
        FileRefused: as ``refuse``.
    """
    passed: _Passing = (refuse, ReadingStopped, *passing)
    try:
        yield
    except passed:
        raise
    except FileRefused as error:
        own = error.template == FileRefused.damaged
        template = refuse.damaged if own else error.template
        raise _as(refuse, error.context, template, error.values) from error
    except MemoryError as error:
        raise _as(refuse, "Files", _NO_MEMORY, {"where": where}) from error
    except RecursionError as error:
        raise _as(refuse, "Files", _TOO_DEEP, {"where": where}) from error
    except OSError as error:
        if error.errno in _OF_THE_DISK and not error.filename:
            error.filename = str(where)
        if error.errno is not None and error.filename:
            raise
        raise _damaged(where, refuse, error) from error
    except Exception as error:  # what a library raises depends on the byte that is wrong
        raise _damaged(where, refuse, error) from error


def reason_of(error: BaseException) -> str:
    """Return a library's reason for a damage, on one line and not too long."""
    written = getattr(error, "strerror", None) or str(error)  # without a number and the name
    reason = " ".join(str(written).split())[:_LONGEST_REASON]
    return reason if isinstance(error, ValueError | OSError) and reason else _named(error, reason)


def _named(error: BaseException, reason: str) -> str:
    name = type(error).__name__
    return f"{name}: {reason}" if reason else name


def _damaged(where: object, refuse: type[R], error: Exception) -> R:
    return _as(refuse, "Files", refuse.damaged, {"where": where, "reason": reason_of(error)})


def _as(refuse: type[R], context: str, template: str, values: dict[str, object]) -> R:
    made = refuse(template, **values)
    made.context = context
    return made
