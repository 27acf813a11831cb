"""The bytes of a text file as text, and the place where they are none."""

from __future__ import annotations

import codecs
from collections.abc import Iterator
from pathlib import Path

from labeval.files.content import read_content
from labeval.files.refusal import FileRefused
from labeval.text.marks import QT_TRANSLATE_NOOP

_UTF16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_FOREIGN = QT_TRANSLATE_NOOP(
    "Files",
    "{where} is not UTF-8: byte {byte}, which is “{character}” in Windows-1252; "
    "save the file as UTF-8",
)
_NO_CHARACTER = QT_TRANSLATE_NOOP(
    "Files", "{where} is not UTF-8: byte {byte} is not a character; save the file as UTF-8"
)
_BROKEN = QT_TRANSLATE_NOOP("Files", "{where} is broken UTF-16; save the file as UTF-8")
_ZEROS = QT_TRANSLATE_NOOP(
    "Files", "{where} holds zero bytes; it may be UTF-16, or no text; save the file as UTF-8"
)


class NotText(FileRefused):
    """Bytes that are no text; where that is known, with line and column, counted from 1."""

    line: int | None = None
    column: int | None = None


def read_text(path: Path, most: int) -> str:
    """All of a text file. Raises as :func:`~labeval.files.content.read_content` and `text_of`."""
    return text_of(read_content(path, most), path)


def text_of(data: bytes, where: object) -> str:
    r"""UTF-8, or UTF-16 with its mark, as text with ``\n`` between lines and no mark.

    Raises:
        NotText: it is neither.
    """
    if data.startswith(_UTF16):
        try:
            return unified_line_ends(data.decode("utf-16"))
        except UnicodeDecodeError as error:
            raise NotText(_BROKEN, where=where) from error
    if b"\x00" in data[:200]:
        raise _at(data[: data.index(b"\x00")], where, _ZEROS)
    try:
        return unified_line_ends(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        byte = data[error.start : error.start + 1]
        values = {"byte": f"0x{byte.hex().upper()}"}
        template = _NO_CHARACTER
        try:
            values["character"] = byte.decode("cp1252")
            template = _FOREIGN
        except UnicodeDecodeError:
            pass
        raise _at(data[: error.start], where, template, **values) from error


def unified_line_ends(text: str) -> str:
    r"""The text with ``\n`` at the end of every line."""
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


def whole_characters(text: str) -> str:
    """The text with halves of characters joined; a half that is alone is replaced."""
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


def _at(before: bytes, where: object, template: str, **values: object) -> NotText:
    text = unified_line_ends(before.decode("latin-1"))
    line, column = text.count("\n") + 1, len(text) - text.rfind("\n")
    refused = NotText(template, where=f"{where}, line {line}", **values)
    refused.line, refused.column = line, column if values else None
    return refused


def lines_of(text: str) -> Iterator[str]:
    r"""The lines of a text with their ``\n``, one at a time.

    ``io.StringIO`` would copy the whole text into four bytes a character first.
    """
    start = 0
    while end := text.find("\n", start) + 1:
        yield text[start:end]
        start = end
    if start < len(text):
        yield text[start:]
