"""The text of an RTF document, line by line.

Only what is read aloud is kept: paragraphs, line breaks and the cells of tables. Headers, notes,
pictures and other destinations are passed over.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from labeval.files.content import read_content
from labeval.files.limits import DEEPEST, MOST_PARAGRAPHS, MOST_TEXT, Count, too_many
from labeval.files.refusal import FileRefused
from labeval.files.text import whole_characters
from labeval.text.marks import QT_TRANSLATE_NOOP

_NONE = QT_TRANSLATE_NOOP(
    "Files",
    "{where} is not an RTF document; save it as RTF, DOCX or text in the program that made it",
)
_TOKEN = re.compile(
    rb"\\([a-zA-Z]{1,32})(-?[0-9]{1,10})? ?|\\'([0-9a-fA-F]{2})|\\(.)|([{}])|[\r\n]+"
    rb"|([^\\{}\r\n]+)",
    re.DOTALL,
)
_SIGNS = {
    b"tab": "\t", b"emdash": "—", b"endash": "–", b"lquote": "‘", b"rquote": "’",
    b"ldblquote": "“", b"rdblquote": "”", b"bullet": "•", b"emspace": " ", b"enspace": " ",
    b"qmspace": " ", b"cell": "\t", b"nestcell": "\t",
}  # fmt: skip
_LINE_ENDS = frozenset((b"par", b"line", b"row", b"nestrow", b"sect", b"page", b"column"))
_ESCAPED = {b"~": "\u00a0", b"_": "\u2011", b"{": "{", b"}": "}", b"\\": "\\"}
_PASSED_OVER = frozenset(
    b"fonttbl colortbl stylesheet info pict object header headerl headerr headerf footer footerl "
    b"footerr footerf footnote annotation atnid atnauthor atndate atnref atntime fldinst listtable "
    b"listoverridetable revtbl rsidtbl generator themedata colorschememapping latentstyles "
    b"datastore xmlnstbl filetbl bkmkstart bkmkend tc xe nonesttables pntext pntxta pntxtb "
    b"listtext template shpinst".split()
)
"""Groups whose text is none of the document's."""
_CHARSETS = {
    "0": "cp1252", "77": "mac_roman", "128": "cp932", "129": "cp949", "134": "gbk",
    "136": "big5", "161": "cp1253", "162": "cp1254", "163": "cp1258", "177": "cp1255",
    "178": "cp1256", "186": "cp1257", "204": "cp1251", "222": "cp874", "238": "cp1250",
}  # fmt: skip
_FONT = re.compile(rb"\\f([0-9]{1,6})(?![0-9a-zA-Z])[^{};]{0,300}?\\fcharset([0-9]{1,3})")
_MOST_FONT_BYTES = 1_000_000
"""Of the beginning of a document, in which the table of its fonts is looked for."""


def rtf_lines(path: Path) -> Iterator[str]:
    """The lines of a document; the cells of a table's row have tabs between them.

    Raises:
        FileRefused: it is none, too large, or nested too deeply.
        FileNotFoundError, PermissionError: it is not there, or may not be read.
    """
    content = read_content(path, MOST_TEXT)
    if not content.lstrip(b"\xef\xbb\xbf \r\n\t").startswith(b"{\\rtf"):
        raise FileRefused(_NONE, where=path)
    count = Count(path, "paragraphs", MOST_PARAGRAPHS)
    reading = _Reading(content, path)
    for line in reading.lines():
        count.add()
        yield line


@dataclass(frozen=True, slots=True)
class _Group:
    """The state that braces save and restore."""

    passed_over: bool = False
    alternative: int = 1
    """Characters after a Unicode one that stand in for it."""
    font: str = ""


class _Reading:
    """One document, token by token."""

    def __init__(self, content: bytes, path: Path) -> None:
        self._content, self._path = content, path
        self._encoding = "cp1252"
        self._fonts = {
            font.decode(): _CHARSETS[charset.decode()]
            for font, charset in _FONT.findall(content[:_MOST_FONT_BYTES])
            if charset.decode() in _CHARSETS
        }
        self._group = _Group()
        self._outer: list[_Group] = []
        self._line: list[str] = []
        self._bytes = bytearray()
        """Characters of a code page that are not decoded yet: one may have two bytes."""
        self._skip = 0
        self._may_be_unknown = False

    def lines(self) -> Iterator[str]:
        """All lines."""
        at, content = 0, self._content
        while found := _TOKEN.match(content, at):
            at = found.end()
            word, number, code, sign, brace, text = found.groups()
            if word == b"bin" and number:
                at += max(0, int(number))
            elif word is not None:
                if self._word(word, number):
                    yield self._ended()
            elif code is not None:
                self._put_bytes(bytes.fromhex(code.decode()))
            elif sign is not None:
                if sign in b"\r\n" and not self._group.passed_over:
                    yield self._ended()
                self._sign(sign)
            elif brace == b"{":
                self._open()
            elif brace == b"}":
                if not self._close():
                    break
            elif text is not None:
                self._put_bytes(text)
        if last := self._ended():
            yield last

    def _word(self, word: bytes, number: bytes | None) -> bool:
        """Do what a control word says; True where a line ends."""
        if self._may_be_unknown or word in _PASSED_OVER:
            self._may_be_unknown = False
            self._group = replace(self._group, passed_over=True)
        elif word == b"u" and number is not None:
            self._put(chr(int(number) % 0x10000))
            self._skip = self._group.alternative
        elif word == b"uc":
            self._group = replace(self._group, alternative=max(0, int(number or 1)))
        elif word == b"ansicpg" and number:
            self._encoding = _known(f"cp{number.decode()}") or self._encoding
        elif word == b"f" and number:
            self._decode()
            self._group = replace(self._group, font=number.decode())
        elif word in (b"pard", b"plain"):
            self._decode()
            if word == b"plain":
                self._group = replace(self._group, font="")
        elif word in _SIGNS:
            self._put(_SIGNS[word])
        return word in _LINE_ENDS and not self._group.passed_over

    def _sign(self, sign: bytes) -> None:
        if sign == b"*":
            self._may_be_unknown = True
        elif sign in _ESCAPED:
            self._put(_ESCAPED[sign])

    def _open(self) -> None:
        self._decode()
        self._skip = 0
        self._outer.append(self._group)
        if len(self._outer) > 10 * DEEPEST:
            raise too_many(self._path, "levels", 10 * DEEPEST)

    def _close(self) -> bool:
        """End a group; False after the last one."""
        self._decode()
        self._skip, self._may_be_unknown = 0, False
        if self._outer:
            self._group = self._outer.pop()
        return bool(self._outer)

    def _put(self, text: str) -> None:
        self._decode()
        if not self._group.passed_over:
            self._line.append(text)

    def _put_bytes(self, data: bytes) -> None:
        skipped = min(self._skip, len(data))
        self._skip -= skipped
        if not self._group.passed_over:
            self._bytes += data[skipped:]

    def _decode(self) -> None:
        if self._bytes:
            encoding = self._fonts.get(self._group.font, self._encoding)
            self._line.append(self._bytes.decode(encoding, errors="replace"))
            self._bytes.clear()

    def _ended(self) -> str:
        """The line so far; the next one begins. Halves of characters are joined."""
        self._decode()
        text = "".join(self._line)
        self._line.clear()
        return whole_characters(text)


def _known(encoding: str) -> str:
    try:
        return codecs.lookup(encoding).name
    except LookupError:
        return ""
