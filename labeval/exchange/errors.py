"""Errors of writing a file or making a folder, for the person who can mend it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from labeval.files.refusal import FileRefused
from labeval.text.marks import QT_TRANSLATE_NOOP


class ExchangeError(FileRefused):
    """Nothing was written. ``template`` is translated by the window, ``values`` fill it."""

    context = "Exchange"


@contextmanager
def writing_to(path: Path) -> Iterator[None]:
    """Says why ``path`` cannot be written where the system refuses it.

    Raises:
        ExchangeError: a full disk, missing permissions, a missing folder.
    """
    try:
        yield
    except OSError as error:
        raise ExchangeError(
            QT_TRANSLATE_NOOP("Exchange", "{path} cannot be written: {reason}"),
            path=path,
            reason=error.strerror or error,
        ) from error
