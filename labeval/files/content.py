"""The bytes of a file, up to a limit."""

from __future__ import annotations

import stat
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from labeval.files.limits import MOST_LINE, too_large
from labeval.files.progress import report
from labeval.files.refusal import FileRefused
from labeval.text.marks import QT_TRANSLATE_NOOP

BLOCK = 1 << 20
_LINES = 1024
"""Lines between two reports of progress."""


def check_size(path: Path, most: int) -> int:
    """The size of a file; refused where it is none, or a larger one.

    Raises:
        FileRefused: it is a folder or a device, or larger than ``most``.
        OSError: it is not there.
    """
    status = path.stat()
    if not stat.S_ISREG(status.st_mode):
        raise FileRefused(QT_TRANSLATE_NOOP("Files", "{where} is not a file"), where=path)
    if status.st_size > most:
        raise too_large(path, status.st_size, most)
    return status.st_size


def read_content(path: Path, most: int) -> bytes:
    """All bytes of a file. Raises as :func:`check_size`."""
    size = check_size(path, most)
    with path.open("rb") as file:
        content = file.read(most + 1)
    if len(content) > most:  # it grows
        raise too_large(path, len(content), most)
    report(path.name, size, size)
    return content


def check_ends(content: bytes, name: str, *ends: bytes) -> None:
    """Refuse a line, or a value in quotation marks, without an end in sight before it is decoded.

    Args:
        ends: the bytes that end one.

    Raises:
        FileRefused: more than ``MOST_LINE`` bytes have none of the ends.
    """
    begin = 0
    while len(content) - begin > MOST_LINE:
        window = begin, begin + MOST_LINE + 1
        end = max(content.rfind(mark, *window) for mark in ends)
        if end < 0:
            number = content.count(b"\n", 0, begin) + 1
            following = [content.find(mark, begin) for mark in ends]
            size = min([at for at in following if at >= 0], default=len(content)) - begin
            raise too_large(f"{name}, line {number}", size, MOST_LINE)
        begin = end + 1


def blocks_of(path: Path, most: int) -> Iterator[bytes]:
    """The bytes of a file, part by part. Raises as :func:`check_size`."""
    size, done = check_size(path, most), 0
    with path.open("rb") as file:
        while block := file.read(BLOCK):
            done += len(block)
            if done > most:
                raise too_large(path, done, most)
            report(path.name, done, size)
            yield block


def bounded_lines(file: TextIO, name: str, number: int = 0, done: int = 0) -> Iterator[str]:
    """The lines of a text file, none of them longer than a table has use for.

    Args:
        number: of the line before the first.
        done: what was reported of the file before.

    Raises:
        FileRefused: a line has no end in sight.
    """
    while line := file.readline(MOST_LINE + 1):
        number, done = number + 1, done + len(line)
        if len(line) > MOST_LINE:
            raise too_large(f"{name}, line {number}", len(line), MOST_LINE)
        if number % _LINES == 0:
            report(name, done)
        yield line
