"""What can go wrong when a language model is asked for ratings, in sentences for people."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from labeval.text.marks import QT_TRANSLATE_NOOP


class JudgingError(Exception):
    """Something a person can mend. ``template`` can be translated, ``values`` fill it."""

    context: ClassVar[str] = "Judging"
    """Where translators find the template."""

    def __init__(self, template: str, **values: object) -> None:
        self.template = template
        self.values = values
        super().__init__(template.format(**values))


class JudgingRefused(JudgingError):
    """It cannot begin, or the file of ratings cannot be written; nothing is half done."""


class ServerRefused(JudgingError):
    """The server's answer holds for every other call too, so none of them is made."""


class CallFailed(JudgingError):
    """This one call has failed; another may well succeed."""


class TryAgain(CallFailed):
    """The same call may succeed a little later.

    ``after`` is how many seconds the server asks to be left alone; None where it does not say.
    """

    after: float | None = None


class MalformedReply(JudgingError):
    """The model's reply holds no rating that can be used."""


class Stopped(Exception):
    """Somebody stopped the work while a call was waiting for its turn."""


def unwritable(path: Path, error: OSError) -> JudgingRefused:
    """What is said where the system refuses a file."""
    return JudgingRefused(
        QT_TRANSLATE_NOOP("Judging", "{path} cannot be read and written: {reason}"),
        path=path,
        reason=error.strerror or error,
    )
