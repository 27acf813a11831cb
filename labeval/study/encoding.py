"""Bytes of a study folder's files as text, or what keeps them from being text."""

from __future__ import annotations

import codecs
import re
import stat
from collections.abc import Iterator
from pathlib import Path

from labeval.study.problems import Problem
from labeval.text.marks import QT_TRANSLATE_NOOP

UNPRINTABLE = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ud800-\udfff\ufffe\uffff]")
"""Characters that no text for people holds; tab, line ends and the next-line sign are fine."""

_REPORTED = 20
_MEGABYTE = 1_000_000
_UTF16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


def unified_line_ends(text: str) -> str:
    r"""The text with ``\n`` at the end of every line."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def read_bytes(path: Path, name: str, limit: int) -> bytes | Problem:
    """The content of a file of at most ``limit`` bytes."""
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            return Problem(name, None, "", QT_TRANSLATE_NOOP("Problem", "is not a file"))
        if status.st_size > limit:
            return Problem(
                name,
                None,
                "",
                QT_TRANSLATE_NOOP("Problem", "has {size} MB; more than {limit} MB are not read"),
                {
                    "size": f"{status.st_size / _MEGABYTE:.1f}",
                    "limit": limit // _MEGABYTE,
                },
                QT_TRANSLATE_NOOP("Problem", "check that it is the right file"),
            )
        return path.read_bytes()
    except FileNotFoundError:
        return Problem(name, None, "", QT_TRANSLATE_NOOP("Problem", "does not exist"))
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        template = QT_TRANSLATE_NOOP("Problem", "cannot be read: {reason}")
        return Problem(name, None, "", template, {"reason": reason})


def decoded(data: bytes, name: str) -> str | Problem:
    """UTF-8, or UTF-16 with its mark, as text with unified line ends and no mark."""
    if data.startswith(_UTF16):
        try:
            return unified_line_ends(data.decode("utf-16"))
        except UnicodeDecodeError:
            return _not_utf8(name, None, QT_TRANSLATE_NOOP("Problem", "is broken UTF-16"), {})
    if b"\x00" in data[:200]:
        line = data[: data.index(b"\x00")].count(b"\n") + 1
        template = QT_TRANSLATE_NOOP("Problem", "holds zero bytes; it may be UTF-16, or no text")
        return _not_utf8(name, line, template, {})
    try:
        return unified_line_ends(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        return _foreign_byte(data, error.start, name)


def unprintable(text: str, name: str) -> Iterator[Problem]:
    """The characters of a file that no text holds, the first of each line."""
    line, at = 1, 0
    for _ in range(_REPORTED):
        match = UNPRINTABLE.search(text, at)
        if match is None:
            return
        line += text.count("\n", at, match.start())
        yield Problem(
            name,
            line,
            "",
            QT_TRANSLATE_NOOP("Problem", "holds the control character {code}"),
            {"code": f"U+{ord(match.group()):04X}"},
            QT_TRANSLATE_NOOP("Problem", "remove it; it cannot be seen and was probably pasted in"),
            column=match.start() - text.rfind("\n", 0, match.start()),
        )
        end = text.find("\n", match.end())
        if end < 0:
            return
        line, at = line + 1, end + 1


def _foreign_byte(data: bytes, position: int, name: str) -> Problem:
    byte = data[position : position + 1]
    values: dict[str, object] = {"byte": f"0x{byte.hex().upper()}"}
    template = QT_TRANSLATE_NOOP("Problem", "is not UTF-8: byte {byte} is no character")
    try:
        values["character"] = byte.decode("cp1252")
        template = QT_TRANSLATE_NOOP(
            "Problem", "is not UTF-8: byte {byte}, which is “{character}” in Windows-1252"
        )
    except UnicodeDecodeError:
        pass
    before = unified_line_ends(data[:position].decode("latin-1"))
    line = before.count("\n") + 1
    return _not_utf8(name, line, template, values, column=len(before) - before.rfind("\n"))


def _not_utf8(
    name: str,
    line: int | None,
    template: str,
    values: dict[str, object],
    column: int | None = None,
) -> Problem:
    advice = QT_TRANSLATE_NOOP("Problem", "save the file as UTF-8")
    return Problem(name, line, "", template, values, advice, column=column)
