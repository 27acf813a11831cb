"""Pages of an encrypted database, without SQLCipher: to read a file at rest, whole or damaged.

The layout is that of SQLCipher 4 with its defaults (https://www.zetetic.net/sqlcipher/design/):
pages of 4096 bytes, each encrypted with AES-256 in CBC mode, the last 80 bytes being the
initialisation vector and an HMAC-SHA512 of the encrypted content, the vector and the page's number.
The file's first 16 bytes are a random salt.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import sqlite3
from contextlib import closing

from cryptography.hazmat.primitives.ciphers import Cipher
from cryptography.hazmat.primitives.ciphers.algorithms import AES
from cryptography.hazmat.primitives.ciphers.modes import CBC

from labeval.store.disk.private_files import SQLITE_MAGIC

PAGE = 4096
_VECTOR = 16
_SUM = 64
RESERVED = _VECTOR + _SUM
"""Bytes at the end of a page that SQLite leaves free."""
_SALT = len(SQLITE_MAGIC)
_SALT_MASK = 0x3A
_ROUNDS = 2


class PageCipher:
    """Decrypts and encrypts the pages of one file.

    Args:
        key: of the study's databases.
        salt: the file's first 16 bytes; a random one for a new file.
    """

    reserved = RESERVED

    def __init__(self, key: bytes, salt: bytes) -> None:
        self.salt = salt.ljust(_SALT, b"\0")[:_SALT]
        self._aes = AES(key)
        masked = bytes(byte ^ _SALT_MASK for byte in self.salt)
        self._sum_key = hashlib.pbkdf2_hmac("sha512", key, masked, _ROUNDS, len(key))

    def is_whole(self, number: int, page: bytes) -> bool:
        """Return whether a page is as it was written, in its place."""
        sealed, stored = page[_first(number) : -_SUM], page[-_SUM:]
        return len(page) == PAGE and hmac.compare_digest(self._sum(sealed, number), stored)

    def decrypted(self, number: int, page: bytes) -> bytes:
        """The content of a page, whole or not: of one that is damaged, what can be read of it."""
        if len(page) < PAGE:
            return self._beginning(number, page)
        begin, end = _first(number), PAGE - RESERVED
        decryptor = Cipher(self._aes, CBC(page[end : end + _VECTOR])).decryptor()
        content = decryptor.update(page[begin:end]) + decryptor.finalize()
        return (SQLITE_MAGIC if begin else b"") + content + bytes(RESERVED)

    def encrypted(self, number: int, content: bytes) -> bytes:
        """A page as it is written."""
        begin, end, vector = _first(number), PAGE - RESERVED, os.urandom(_VECTOR)
        encryptor = Cipher(self._aes, CBC(vector)).encryptor()
        sealed = encryptor.update(content[begin:end]) + encryptor.finalize() + vector
        return (self.salt if begin else b"") + sealed + self._sum(sealed, number)

    def _beginning(self, number: int, page: bytes) -> bytes:
        """A page that was cut has lost its vector, without which only the first block is lost."""
        begin = _first(number)
        blocks = page[begin : begin + (len(page) - begin) // _VECTOR * _VECTOR]
        decryptor = Cipher(self._aes, CBC(bytes(_VECTOR))).decryptor()
        content = decryptor.update(blocks) + decryptor.finalize()
        return ((SQLITE_MAGIC if begin else b"") + content).ljust(PAGE, b"\0")

    def _sum(self, sealed: bytes, number: int) -> bytes:
        return hmac.digest(self._sum_key, sealed + number.to_bytes(4, "little"), "sha512")


def encrypted_image(image: bytes, key: bytes) -> bytes:
    """A database from memory as a file.

    Args:
        image: from :func:`empty_image`, or decrypted from another file: its pages have room.

    Raises:
        ValueError: they have not.
    """
    if len(image) % PAGE or image[16:18] != PAGE.to_bytes(2) or image[20] != RESERVED:
        raise ValueError("pages without room for a sum")
    cipher = PageCipher(key, os.urandom(_SALT))
    pages = (image[at : at + PAGE] for at in range(0, len(image), PAGE))
    return b"".join(cipher.encrypted(number, page) for number, page in enumerate(pages, 1))


def empty_image() -> bytes:
    """A database without tables, whose pages have room for what encrypting adds to them."""
    with closing(sqlite3.connect(":memory:")) as memory:
        memory.execute(f"PRAGMA page_size = {PAGE}")
        memory.execute("CREATE TABLE made (x)")
        memory.execute("DROP TABLE made")
        memory.execute("VACUUM")
        image = bytearray(memory.serialize())
    image[20] = RESERVED
    image[105:107] = (PAGE - RESERVED).to_bytes(2)  # where the cells of an empty page begin
    return bytes(image[:PAGE])


def _first(number: int) -> int:
    """The place in a page from which on it is encrypted."""
    return _SALT if number == 1 else 0
