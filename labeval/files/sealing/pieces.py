"""The format of sealed files.

A file begins with a head in the clear: what it is, the folder that it belongs to, the name of the
key, and a random salt. Its own key follows from the named one, the salt and the whole head (HKDF,
SHA-256), so that a changed head opens nothing. Pieces of one size follow, each encrypted by itself
with AES-256-GCM under a random nonce and bound to its number; the last one, which is shorter and
may be empty, is bound to being the last. So a piece that was changed, moved, repeated, left out or
taken from another file does not open, and a file that was cut has no last piece.
"""

from __future__ import annotations

import json
import os
import struct
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from labeval.files.refusal import FileRefused
from labeval.files.sealing.keys import SealKey
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

SEALED = ".sealed"
"""Ending of a sealed file, after the name that its content has."""
PIECE_BYTES = 1 << 16
"""Of a file that does not grow while somebody reads it."""
MOST_PIECE_BYTES = 1 << 22
NONCE_BYTES, TAG_BYTES = 12, 16
AROUND_BYTES = NONCE_BYTES + TAG_BYTES
_MAGIC = b"labeval sealed 1"
_LENGTH = struct.Struct(">I")
_BOUND = struct.Struct(">QB")
_SALT_BYTES = 16
_KEY_BYTES = 32
_MOST_HEAD_BYTES = 1 << 16


class SealBroken(FileRefused):
    """The file is no sealed one, damaged, or does not belong where it is."""


_DAMAGED = QT_TRANSLATE_NOOP(
    "Files", "{where} is damaged: its beginning cannot be read, so none of it can be opened"
)


@dataclass(frozen=True, slots=True)
class Head:
    """The beginning of a sealed file."""

    raw: bytes
    key: str
    """Id of the key."""
    salt: bytes
    folder: str
    """Name of the folder that the file belongs to."""
    piece_bytes: int
    """Bytes of the content in each piece but the last."""
    about: Mapping[str, Any]
    """Facts about the content."""

    @property
    def sealed_bytes(self) -> int:
        """Size of each piece but the last, as it is in the file."""
        return self.piece_bytes + AROUND_BYTES

    def place(self, number: int) -> int:
        """The first byte of a piece in the file."""
        return len(self.raw) + number * self.sealed_bytes


def new_head(folder: str, key: SealKey, about: Mapping[str, Any], piece_bytes: int) -> Head:
    """The head of a new file, with a salt of its own."""
    salt = os.urandom(_SALT_BYTES)
    facts = {
        "about": dict(about),
        "folder": folder,
        "key": key.id,
        "piece": piece_bytes,
        "salt": salt.hex(),
    }
    written = json.dumps(facts, ensure_ascii=False).encode()
    raw = _MAGIC + _LENGTH.pack(len(written)) + written
    return Head(raw, key.id, salt, folder, piece_bytes, about)


def read_head(file: IO[bytes], path: Path) -> Head:
    """The head of a file.

    Raises:
        SealBroken: it has none that can be read.
        OSError: it cannot be read.
    """
    file.seek(0)
    start = file.read(len(_MAGIC) + _LENGTH.size)
    try:
        if start[: len(_MAGIC)] != _MAGIC:
            raise SealBroken(_DAMAGED, where=path)
        (length,) = _LENGTH.unpack(start[len(_MAGIC) :])
        written = file.read(length) if length <= _MOST_HEAD_BYTES else b""
        if not written or len(written) != length:
            raise SealBroken(_DAMAGED, where=path)
        facts = json.loads(written)
        piece, about = facts["piece"], facts["about"]
        if type(piece) is not int or not 0 < piece <= MOST_PIECE_BYTES:
            raise SealBroken(_DAMAGED, where=path)
        if not isinstance(about, dict):
            raise SealBroken(_DAMAGED, where=path)
        salt = bytes.fromhex(facts["salt"])
        return Head(start + written, str(facts["key"]), salt, str(facts["folder"]), piece, about)
    except (struct.error, ValueError, KeyError, TypeError, RecursionError) as error:
        raise SealBroken(_DAMAGED, where=path) from error


def folder_of(path: Path) -> str:
    """The name of the folder that a file belongs to, also while that folder is being made."""
    return path.absolute().parent.name.removesuffix(".part")


class PieceCipher:
    """Seals and opens the pieces of one file.

    Args:
        head: of the file.
        key: that the head names.
    """

    def __init__(self, head: Head, key: SealKey) -> None:
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM
        from cryptography.hazmat.primitives.hashes import SHA256
        from cryptography.hazmat.primitives.kdf.hkdf import HKDF

        made = HKDF(SHA256(), _KEY_BYTES, head.salt, head.raw).derive(key.secret)
        self._cipher: AESGCM = AESGCM(made)

    def seal(self, number: int, content: bytes, *, last: bool) -> bytes:
        """A piece as it is in the file."""
        nonce = os.urandom(NONCE_BYTES)
        return nonce + self._cipher.encrypt(nonce, content, _BOUND.pack(number, last))

    def open(self, number: int, sealed: bytes, *, last: bool) -> bytes | None:
        """The content of a piece; None where it is not what was sealed."""
        from cryptography.exceptions import InvalidTag

        nonce, rest = sealed[:NONCE_BYTES], sealed[NONCE_BYTES:]
        if len(rest) < TAG_BYTES:
            return None
        try:
            return self._cipher.decrypt(nonce, rest, _BOUND.pack(number, last))
        except InvalidTag:
            return None
