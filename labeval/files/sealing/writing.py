"""Writing a sealed file piece by piece; what is on disk can be read at any moment."""

from __future__ import annotations

import errno
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from labeval.files.closing import Closing
from labeval.files.sealing.keys import SealKey
from labeval.files.sealing.pieces import PIECE_BYTES, PieceCipher, folder_of, new_head
from labeval.files.unbuffered import sync_under_name, write_at


class SealedWriter(Closing):
    """Writes a new sealed file, which only its owner may read.

    Args:
        path: does not exist yet, or is empty.
        key: that the file is sealed with.
        about: facts about the content, which are not encrypted.
        piece_bytes: of the content, in a piece.
        folder: that the file belongs to; the one that it is in when empty.

    Raises:
        FileExistsError: there is content in such a file; it is never written over.
        OSError: the file cannot be written.
    """

    def __init__(
        self,
        path: Path,
        key: SealKey,
        about: Mapping[str, Any],
        *,
        piece_bytes: int = PIECE_BYTES,
        folder: str = "",
    ) -> None:
        self._path = path
        self._head = new_head(folder or folder_of(path), key, about, piece_bytes)
        self._cipher = PieceCipher(self._head, key)
        self._number = 0
        self._held = bytearray()
        self._sealed = b""
        self._file = open(path, "rb+", buffering=0, opener=_private)  # noqa: SIM115
        if os.fstat(self._file.fileno()).st_size:
            self._file.close()
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
        write_at(self._file, self._head.raw, 0)

    def write(self, content: bytes) -> None:
        """Append; whole pieces are in the file when it returns, the rest with what follows.

        Raises:
            OSError: the disk is full or gone. What was written before stays readable, and what
                was given is written with what follows.
        """
        self._held += content
        size = self._head.piece_bytes
        while len(self._held) >= size:
            # Sealed once: where the disk refuses it, the same bytes are written again.
            self._sealed = self._sealed or self._cipher.seal(
                self._number, bytes(self._held[:size]), last=False
            )
            write_at(self._file, self._sealed, self._head.place(self._number))
            self._sealed = b""
            self._number += 1
            del self._held[:size]

    def sync(self) -> None:
        """Flush all whole pieces to disk, under the file's name.

        Raises:
            OSError: they are not, or another file has its name.
        """
        sync_under_name(self._file, self._path)

    def close(self) -> None:
        """Write the last piece, sync and close."""
        if self._file.closed:
            return
        try:
            self.write(b"")
            last = self._cipher.seal(self._number, bytes(self._held), last=True)
            write_at(self._file, last, self._head.place(self._number))
            self.sync()
        finally:
            self._file.close()


def _private(path: str, flags: int) -> int:
    return os.open(path, flags | os.O_CREAT, 0o600)
