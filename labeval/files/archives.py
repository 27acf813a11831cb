"""Archives (ZIP, and what is one inside: DOCX, XLSX, QDPX), read part by part and never to disk."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from labeval.files.closing import Closing
from labeval.files.limits import MOST_MEMBERS, MOST_UNPACKED, too_many
from labeval.files.progress import report
from labeval.files.refusal import FileRefused, refusing

_BLOCK = 1 << 18


class Archive(Closing):
    """An archive that is read.

    Args:
        file: its path, or an open file.
        where: names it in messages.

    Raises:
        FileRefused: it is no archive.
        OSError: it is not there.
    """

    def __init__(self, file: Path | BinaryIO, where: object) -> None:
        self.where = where
        with refusing(where, FileRefused):
            self._zip = zipfile.ZipFile(file)
            if len(self._zip.filelist) > MOST_MEMBERS:
                raise too_many(where, "nodes", MOST_MEMBERS)
        self.members = {folded(info.filename): info for info in self._zip.infolist()}
        """By name as :func:`folded` gives it."""

    def close(self) -> None:
        self._zip.close()

    def __contains__(self, name: str) -> bool:
        return folded(name) in self.members

    def place(self, name: str) -> str:
        """A member for a message."""
        return f"{self.where}, {self.members[folded(name)].filename}"

    def blocks(self, name: str, most: int = MOST_UNPACKED) -> Iterator[bytes]:
        """The content of a member, part by part.

        Raises:
            FileRefused: it is damaged, encrypted, or unpacks to more than ``most`` bytes.
        """
        info = self.members[folded(name)]
        where, done = self.place(name), 0
        if info.file_size > most:
            raise too_many(where, "bytes", most)
        with refusing(where, FileRefused), self._zip.open(info) as file:
            while block := file.read(_BLOCK):
                done += len(block)
                if done > most:
                    raise too_many(where, "bytes", most)
                report(str(where), done, info.file_size)
                yield block

    def read(self, name: str, most: int = MOST_UNPACKED) -> bytes:
        """The content of a member. Raises as :meth:`blocks`."""
        return b"".join(self.blocks(name, most))


def folded(name: str) -> str:
    """A name as archives of all programs can be asked for: slashes, lower case."""
    return name.replace("\\", "/").removeprefix("./").lower()
