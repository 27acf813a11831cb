"""Decoding of any text file; assumptions about its encoding become remarks."""

from __future__ import annotations

import codecs

from labeval.exchange.sentence import Sentence
from labeval.files.refusal import FileRefused
from labeval.files.text import unified_line_ends
from labeval.study.encoding import UNPRINTABLE
from labeval.text.marks import QT_TRANSLATE_NOOP

_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_LOOKED_AT = 4_096
_MOST_CONTROLS = 0.01
_NO_TEXT = QT_TRANSLATE_NOOP("Files", "{where} is not a readable text")
_NO_ENCODING = QT_TRANSLATE_NOOP("Files", "{where}: there is no encoding “{encoding}”")
_NOT_SO = QT_TRANSLATE_NOOP(
    "Files", "{where} is not written in {encoding}; choose another encoding"
)
_ASSUMED = QT_TRANSLATE_NOOP(
    "Materials",
    "{where} is not UTF-8; it is read as {encoding}. Check its umlauts and quotation marks",
)


def decoded(data: bytes, where: str, encoding: str = "") -> tuple[str, str, list[Sentence]]:
    """A file's text with unified line ends, its encoding, and remarks about it.

    Raises:
        FileRefused: it is no text, or not in the encoding that was named.
    """
    remarks = []
    if not encoding:
        encoding = _encoding(data)
        if encoding in ("cp1252", "utf-16-le", "utf-16-be"):
            remarks.append(Sentence(_ASSUMED, {"where": where, "encoding": encoding}))
    try:
        text = data.decode(encoding)
    except LookupError as error:
        raise FileRefused(_NO_ENCODING, where=where, encoding=encoding) from error
    except UnicodeDecodeError as error:
        template = _NO_TEXT if remarks else _NOT_SO
        raise FileRefused(template, where=where, encoding=encoding) from error
    start = text[:_LOOKED_AT]
    if len(UNPRINTABLE.findall(start)) > _MOST_CONTROLS * len(start) + 1:
        raise FileRefused(_NO_TEXT, where=where)
    return unified_line_ends(text), encoding, remarks


def _encoding(data: bytes) -> str:
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return encoding
    start = data[:_LOOKED_AT]
    zeros = start.count(0)
    if zeros > len(start) // 8:
        return "utf-16-le" if start[1::2].count(0) > start[::2].count(0) else "utf-16-be"
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return "cp1252"
    return "utf-8"
