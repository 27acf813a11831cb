"""Errors in asking a language model for ratings, in sentences for people."""

from __future__ import annotations

from pathlib import Path

from labeval.files.refusal import FileRefused
from labeval.text.marks import QT_TRANSLATE_NOOP, MarkedError


class JudgingError(MarkedError):
    """Something a person can mend. ``template`` can be translated, ``values`` fill it."""

    context = "Judging"


class JudgingRefused(JudgingError, FileRefused):
    """Judging cannot begin, or the file of ratings cannot be written; nothing is half done."""


class ServerRefused(JudgingError):
    """The server would refuse every other call too, so none is made."""


class CallFailed(JudgingError):
    """This one call has failed; another may well succeed."""


class TryAgain(CallFailed):
    """The same call may succeed a little later.

    ``after`` is how many seconds the server asks to be left alone; None where it does not say.
    """

    after: float | None = None


class MalformedReply(JudgingError):
    """The model's reply holds no rating that can be used."""


class JudgingStopped(Exception):
    """Somebody stopped the work while a call was waiting for its turn."""


def unwritable(path: Path, error: OSError) -> JudgingRefused:
    """Return the error for a file that the system refuses."""
    return JudgingRefused(
        QT_TRANSLATE_NOOP("Judging", "{path} cannot be read and written: {reason}"),
        path=path,
        reason=error.strerror or error,
    )
