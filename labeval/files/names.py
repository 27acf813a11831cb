"""Names of files as text that can be written."""

from __future__ import annotations

import os


def written_name(name: str) -> str:
    r"""A file's name, with bytes that are not UTF-8 as ``\xff``.

    Python keeps such bytes as lone surrogates, with which the file can be opened, but which no
    text file and no database takes.
    """
    return os.fsencode(name).decode("utf-8", "backslashreplace")
