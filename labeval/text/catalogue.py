"""A compiled translation (Qt's .qm) read without Qt, for the command line.

One lookup takes about 20 µs. Importing Qt for its own reader would take longer than everything
else that `labeval --help` does. The format is that of ``qtranslator.cpp`` in Qt: sections, each a
byte, a length and its content; one is a sorted table of hashes with places in another, which has
the messages as tagged fields. Plural forms chosen by Qt (``%n``) are not read.
"""

from __future__ import annotations

import struct
from bisect import bisect_left
from collections.abc import Iterator
from pathlib import Path

_MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_HASHES, _MESSAGES = 0x42, 0x69
_END, _TRANSLATION, _SOURCE, _CONTEXT, _COMMENT = 1, 3, 6, 7, 8
_WITHOUT_LENGTH = {5: 4}
"""Fields of a fixed size, in bytes."""
_NOTHING = 0xFFFFFFFF
"""The length of a field that is not set."""
_ENTRY = 8


class NotCompiled(Exception):
    """A file is no compiled translation."""


class Catalogue:
    """The texts of one file.

    Raises:
        NotCompiled: the file is something else, or cut short.
        OSError: it cannot be read.
    """

    def __init__(self, path: Path) -> None:
        data = path.read_bytes()
        if not data.startswith(_MAGIC):
            raise NotCompiled(f"{path}: is no compiled translation")
        try:
            sections = dict(_sections(data))
        except struct.error as error:
            raise NotCompiled(f"{path}: is cut short") from error
        self._hashes = sections.get(_HASHES, b"")
        self._messages = sections.get(_MESSAGES, b"")

    def translate(self, context: str, text: str) -> str:
        """The translation of a text that was marked under a context; itself where there is none."""
        wanted = {_SOURCE: text.encode(), _CONTEXT: context.encode()}
        for place in self._places(_elf_hash(wanted[_SOURCE])):
            fields = self._fields(place)
            if all(fields.get(tag, value) == value for tag, value in wanted.items()):
                return fields.get(_TRANSLATION, b"").decode("utf-16-be") or text
        return text

    def _places(self, wanted: int) -> Iterator[int]:
        """The places of all messages with this hash."""
        table, count = self._hashes, len(self._hashes) // _ENTRY
        first = bisect_left(range(count), wanted, key=lambda n: _hash_at(table, n))
        for number in range(first, count):
            found, place = struct.unpack_from(">II", table, number * _ENTRY)
            if found != wanted:
                return
            yield place

    def _fields(self, place: int) -> dict[int, bytes]:
        """The fields of a message; of several translations the first, which is the singular."""
        fields: dict[int, bytes] = {}
        messages = self._messages
        while (tag := messages[place]) != _END:
            place += 1
            if tag in _WITHOUT_LENGTH:
                place += _WITHOUT_LENGTH[tag]
                continue
            (length,) = struct.unpack_from(">I", messages, place)
            place += 4
            if length != _NOTHING:
                fields.setdefault(tag, messages[place : place + length])
                place += length
        return fields


def _sections(data: bytes) -> Iterator[tuple[int, bytes]]:
    place = len(_MAGIC)
    while place < len(data):
        tag, length = struct.unpack_from(">BI", data, place)
        place += 5
        yield tag, data[place : place + length]
        place += length


def _hash_at(table: bytes, number: int) -> int:
    found: int = struct.unpack_from(">I", table, number * _ENTRY)[0]
    return found


def _elf_hash(text: bytes) -> int:
    """The hash of the System V object format, which Qt takes."""
    found = 0
    for byte in text:
        found = (found << 4) + byte
        found ^= (found & 0xF0000000) >> 24
        found &= 0x0FFFFFFF
    return found or 1
