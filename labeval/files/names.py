"""Names of files as text that can be written."""

from __future__ import annotations

import os
import re
from collections.abc import Collection
from itertools import count

_MOST = 200
"""Bytes; file systems take 255, with a number and an ending."""
_UNFIT = re.compile(r"[^\w ().,+&@=-]+")


def written_name(name: str) -> str:
    r"""A file's name, with bytes that are not UTF-8 as ``\xff``.

    Python keeps such bytes as lone surrogates, with which the file can be opened, but which no
    text file and no database takes.
    """
    return os.fsencode(name).decode("utf-8", "backslashreplace")


def file_stem(name: str, taken: Collection[str] = ()) -> str:
    """A name that somebody has typed, as that of a file in one folder, without an ending.

    Args:
        taken: stems of other files; the new one differs from them by more than case.
    """
    fit = _UNFIT.sub("_", name).encode()[:_MOST].decode(errors="ignore")
    plain = fit.strip(" .") or "_"
    used = {stem.casefold() for stem in taken}
    numbered = (plain if n == 1 else f"{plain} ({n})" for n in count(1))
    return next(stem for stem in numbered if stem.casefold() not in used)
