"""The key of a protected study, and its wrapped form for each person who may open the study.

One random key encrypts everything of a study. The file ``protection.json`` has it once for each
person, encrypted with AES-256-GCM under a key that follows from the person's secret: a passphrase
(by scrypt), the content of a key file, what the system's keyring keeps, or the recovery key that
was printed once.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import os
import re
import unicodedata
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.files.sealing.keys import SealKey
from labeval.session.events.clock import utc_now
from labeval.store.disk.atomic import flush_file, replacing
from labeval.store.disk.errors import DamagedRecord, RecordUnavailable, WrongKey
from labeval.study.folder import PROTECTION_FILE
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

_FORMAT = "labeval-protection-1"
_KEY_BYTES = 32
_NONCE_BYTES = 12
_SALT_BYTES = 16
_COST, _BLOCK, _PARALLEL = 1 << 17, 8, 1
"""scrypt's parameters: 128 MB and about half a second for each guess of a passphrase."""
_MOST_COST = 1 << 20
"""The greatest cost that a file may ask for; an entry with a greater one opens nothing."""
_MOST_BYTES = 1 << 20
"""Bytes of a file of wrapped keys, or of a key file."""
SHORTEST_PASSPHRASE = 12
"""Characters."""
_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Of a recovery key: 32 characters of five bits, without those that look like others."""
_RECOVERY_LENGTH = 40
_GROUP = 5
_SPARE = f"copy-of-{PROTECTION_FILE}"
_KEY_FILE_HEAD = "labeval-key-1:"
_KEYRING_HEAD = "labeval-keyring-1:"


class Way(StrEnum):
    """A kind of secret that opens a study."""

    PASSPHRASE = "passphrase"
    KEY_FILE = "key-file"
    KEYRING = "keyring"
    RECOVERY = "recovery"


@dataclass(frozen=True, slots=True)
class StudyKey:
    """The key of one study. Whoever has it can read everything."""

    secret: bytes = field(repr=False)

    @staticmethod
    def new() -> StudyKey:
        """A random key of 256 bits."""
        return StudyKey(os.urandom(_KEY_BYTES))

    @property
    def id(self) -> str:
        """Its name: says whether two keys are the same, and nothing about them."""
        return self.derived("id")[:16].hex()

    @property
    def of_databases(self) -> bytes:
        """The key of the pages of databases."""
        return self.derived("databases")

    @property
    def of_sounds(self) -> SealKey:
        """The key that sound is sealed with."""
        return SealKey(self.id, self.derived("sounds"))

    def derived(self, purpose: str) -> bytes:
        """A key for one purpose (HKDF with SHA-256, RFC 5869, one block)."""
        extracted = hmac.digest(_FORMAT.encode(), self.secret, "sha256")
        return hmac.digest(extracted, purpose.encode() + b"\1", "sha256")


@dataclass(frozen=True, slots=True)
class WrappedKey:
    """The study's key for one person."""

    name: str
    """Name of the person, as typed; empty for the recovery key."""
    way: Way
    since: str
    """UTC, ISO 8601."""
    salt: str
    """Base64, as the next two."""
    nonce: str
    wrapped: str
    cost: int = 0
    """scrypt's parameters; 0 where the secret is random itself."""
    block: int = 0
    parallel: int = 0

    def bound(self, key_id: str) -> bytes:
        """Facts that belong to the wrapped key: nobody can give it another name, way or study."""
        facts = (_FORMAT, key_id, self.name, self.way, self.since)
        return json.dumps([*facts, self.cost, self.block, self.parallel]).encode()


@dataclass(frozen=True)
class Protection:
    """Content of a study's file of wrapped keys."""

    path: Path
    key: str
    """Id of the study's key."""
    keys: tuple[WrappedKey, ...] = ()
    changing: str = ""
    """``protecting`` or ``opening`` while files are rewritten, else empty."""

    @cached_property
    def names(self) -> list[str]:
        """The people who may open the study, in the order added."""
        return [key.name for key in self.keys if key.way != Way.RECOVERY]

    def with_person(self, key: StudyKey, name: str, way: Way, secret: str) -> Protection:
        """The same with one more person, or with another secret for one who is there.

        Raises:
            ValueError: ``key`` is of another study.
        """
        if key.id != self.key:
            raise ValueError("the key of another study")
        made = _wrap(key, name, way, secret)
        others = tuple(each for each in self.keys if not _is_same(each, made))
        return replace(self, keys=(*others, made))

    def without_person(self, name: str) -> Protection:
        """The same without a person.

        Raises:
            KeyError: nobody has this name.
        """
        if name not in self.names:
            raise KeyError(name)
        left = tuple(each for each in self.keys if each.name != name or each.way == Way.RECOVERY)
        return replace(self, keys=left)

    def opened_with(self, secret: str) -> StudyKey:
        """The study's key, by a passphrase, the content of a key file or the recovery key.

        Raises:
            WrongKey: it opens nothing here.
        """
        way = way_of(secret)
        for each in self.keys:
            if each.way == way:
                key = _unwrap(each, secret, self.key)
                if key is not None:
                    return key
        raise WrongKey(_WRONG, path=self.path.parent)

    def to_json(self) -> str:
        """The file's content."""
        content = {
            "format": _FORMAT,
            "key": self.key,
            "changing": self.changing,
            "keys": [asdict(each) for each in self.keys],
        }
        return json.dumps(content, indent=1, ensure_ascii=False) + "\n"

    def write(self) -> None:
        """Write the file, and its copy: each complete and on disk, or as it was.

        Raises:
            OSError: one cannot be written.
        """
        for file in (self.path, spare_of(self.path.parent)):
            with replacing(file) as part:
                part.write_text(self.to_json(), encoding="utf-8")
                flush_file(part)


_WRONG = QT_TRANSLATE_NOOP(
    "Record",
    "{path}: this passphrase or key does not open the study; nothing was changed",
)
_DAMAGED = QT_TRANSLATE_NOOP(
    "Record",
    "{path}: the file with the keys of this protected study is damaged; put a copy of it in its "
    "place. Without it nothing of the study can be read",
)
_MISSING = QT_TRANSLATE_NOOP(
    "Record",
    "{path}: the file with the keys of this protected study is gone; put {copy} in its place, "
    "under this name",
)
_UNREADABLE = QT_TRANSLATE_NOOP(
    "Record", "{path}: the file with the keys of this protected study cannot be read: {reason}"
)


def spare_of(folder: Path) -> Path:
    """The copy of a study's file of wrapped keys, which nothing but a person reads."""
    return folder / _SPARE


def new_protection(folder: Path, key: StudyKey) -> Protection:
    """The keys of a study, before anybody can open it."""
    return Protection(folder / PROTECTION_FILE, key.id)


def protection_over(path: Path) -> Protection | None:
    """The protection of the nearest folder above a file, or of a folder itself; None without one.

    Raises:
        DamagedRecord: its file is damaged.
        RecordUnavailable: it cannot be read, or is gone and only its copy is there.
    """
    for folder in (path, *path.absolute().parents):
        file = folder / PROTECTION_FILE
        if file.is_file():
            return read_protection(file)
        if spare_of(folder).is_file():
            # A new database would be in the clear, and the old ones would seem damaged.
            raise RecordUnavailable(_MISSING, path=file, copy=spare_of(folder))
    return None


def read_protection(file: Path) -> Protection:
    """The content of a file of wrapped keys.

    Raises:
        DamagedRecord: it is none, or damaged.
        RecordUnavailable: it cannot be read.
    """
    try:
        if file.stat().st_size > _MOST_BYTES:
            raise DamagedRecord(_DAMAGED, path=file)
        content = json.loads(file.read_text(encoding="utf-8"))
        if content["format"] != _FORMAT or content["changing"] not in ("", "protecting", "opening"):
            raise DamagedRecord(_DAMAGED, path=file)
        keys = tuple(_wrapped_key(each) for each in content["keys"])
        return Protection(file, str(content["key"]), keys, content["changing"])
    except OSError as error:
        reason = error.strerror or error
        raise RecordUnavailable(_UNREADABLE, path=file, reason=reason) from error
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise DamagedRecord(_DAMAGED, path=file) from error


def new_recovery_key() -> str:
    """A random recovery key of 200 bits, in groups, to be written down."""
    text = "".join(_ALPHABET[byte % 32] for byte in os.urandom(_RECOVERY_LENGTH))
    return "-".join(text[at : at + _GROUP] for at in range(0, _RECOVERY_LENGTH, _GROUP))


def new_key_file() -> str:
    """The content of a new key file: a random key of 256 bits."""
    return f"{_KEY_FILE_HEAD}{_text(os.urandom(_KEY_BYTES))}\n"


def new_keyring_secret() -> str:
    """A random secret of 256 bits for the system's keyring."""
    return f"{_KEYRING_HEAD}{_text(os.urandom(_KEY_BYTES))}"


def read_secret(file: Path) -> str:
    """The secret in a file: a key file's content, or a passphrase on its first line.

    Raises:
        OSError: it cannot be read.
        WrongKey: it is no text, or too long.
    """
    with file.open("rb") as opened:
        content = opened.read(_MOST_BYTES + 1)
    try:
        if len(content) <= _MOST_BYTES:
            return content.decode().split("\n")[0].removesuffix("\r")
    except UnicodeDecodeError:
        pass
    raise WrongKey(
        QT_TRANSLATE_NOOP(
            "Record", "{path}: neither a passphrase nor a key of labeval is in this file"
        ),
        path=file,
    )


def way_of(secret: str) -> Way:
    """The kind of a secret, by its form."""
    if secret.startswith(_KEY_FILE_HEAD):
        return Way.KEY_FILE
    if secret.startswith(_KEYRING_HEAD):
        return Way.KEYRING
    plain = _typed_recovery(secret)
    if len(plain) == _RECOVERY_LENGTH and set(plain) <= set(_ALPHABET):
        return Way.RECOVERY
    return Way.PASSPHRASE


def _typed_recovery(secret: str) -> str:
    return re.sub(r"[\s-]", "", secret).upper()


def _is_same(one: WrappedKey, other: WrappedKey) -> bool:
    return one.name == other.name and (one.way == Way.RECOVERY) == (other.way == Way.RECOVERY)


def _wrap(key: StudyKey, name: str, way: Way, secret: str) -> WrappedKey:
    salt, nonce = os.urandom(_SALT_BYTES), os.urandom(_NONCE_BYTES)
    slow = (_COST, _BLOCK, _PARALLEL) if way == Way.PASSPHRASE else (0, 0, 0)
    made = WrappedKey(name, way, utc_now(), _text(salt), _text(nonce), "", *slow)
    sealed = _cipher(made, secret).encrypt(nonce, key.secret, made.bound(key.id))
    return replace(made, wrapped=_text(sealed))


def _unwrap(wrapped: WrappedKey, secret: str, key_id: str) -> StudyKey | None:
    from cryptography.exceptions import InvalidTag

    try:
        nonce, sealed = _bytes(wrapped.nonce), _bytes(wrapped.wrapped)
        opened = _cipher(wrapped, secret).decrypt(nonce, sealed, wrapped.bound(key_id))
    except (InvalidTag, ValueError, MemoryError, OverflowError):
        return None
    key = StudyKey(opened)
    return key if hmac.compare_digest(key.id, key_id) else None


def _cipher(wrapped: WrappedKey, secret: str) -> AESGCM:
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    return AESGCM(_wrapping_key(wrapped, secret))


def _wrapping_key(wrapped: WrappedKey, secret: str) -> bytes:
    """The key that follows from a person's secret.

    Raises:
        ValueError: the file asks for parameters that nobody uses.
    """
    salt = _bytes(wrapped.salt)
    if wrapped.way != Way.PASSPHRASE:
        plain = _typed_recovery(secret) if wrapped.way == Way.RECOVERY else secret.strip()
        return hmac.digest(hmac.digest(salt, plain.encode(), "sha256"), b"wrap\1", "sha256")
    cost, block, parallel = wrapped.cost, wrapped.block, wrapped.parallel
    if not (1 << 14 <= cost <= _MOST_COST and 1 <= block <= 16 and 1 <= parallel <= 4):
        raise ValueError("parameters of scrypt")
    typed = unicodedata.normalize("NFC", secret).encode("utf-8", "surrogatepass")
    memory = 256 * cost * block * parallel
    return hashlib.scrypt(
        typed, salt=salt, n=cost, r=block, p=parallel, maxmem=memory, dklen=_KEY_BYTES
    )


def _wrapped_key(content: Mapping[str, object]) -> WrappedKey:
    texts = ("name", "since", "salt", "nonce", "wrapped")
    numbers = ("cost", "block", "parallel")
    if not all(isinstance(content[name], str) for name in texts):
        raise ValueError("a text is missing")
    if not all(type(content[name]) is int for name in numbers):
        raise ValueError("a number is missing")
    values = {name: content[name] for name in (*texts, *numbers)}
    return WrappedKey(way=Way(content["way"]), **values)  # type: ignore[arg-type]


def _text(content: bytes) -> str:
    return base64.b64encode(content).decode()


def _bytes(text: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except binascii.Error as error:
        raise ValueError(str(error)) from error
