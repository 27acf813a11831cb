"""Keys of protected studies that the system's keyring keeps, where somebody has asked for that.

The keyring has a random secret of its own for each study on each account, and nobody's passphrase.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from labeval.store.disk.errors import RecordUnavailable, WrongKey
from labeval.store.disk.study_key import Protection, StudyKey, Way
from labeval.text.marks import QT_TRANSLATE_NOOP, MarkedText

if TYPE_CHECKING:
    from types import ModuleType

SERVICE = "labeval-study"
"""The name in the keyring under which studies are kept, each by the id of its key."""
_NO_KEYRING = QT_TRANSLATE_NOOP(
    "Record",
    "{path}: the system's keyring cannot be used: {reason}; a passphrase or a key file opens the "
    "study as well",
)
_NOT_INSTALLED = QT_TRANSLATE_NOOP("Record", "the package 'keyring' is not installed")
_FORGETFUL = QT_TRANSLATE_NOOP("Record", "it does not keep what it is given")
T = TypeVar("T")


def keep_in_keyring(protection: Protection, secret: str) -> None:
    """Put a secret that opens a study into the keyring of this account, and read it again.

    Raises:
        RecordUnavailable: there is no keyring, or it refuses.
    """

    def put(ring: ModuleType) -> str | None:
        ring.set_password(SERVICE, protection.key, secret)
        found: str | None = ring.get_password(SERVICE, protection.key)
        return found

    if _with_keyring(protection, put) != secret:
        reason = MarkedText(_FORGETFUL, context="Record")
        raise RecordUnavailable(_NO_KEYRING, path=protection.path.parent, reason=reason)


def key_in_keyring(protection: Protection) -> StudyKey | None:
    """The key of a study by the keyring of this account; None where it has none that fits.

    The keyring is looked into only where somebody has had it keep the study.
    """
    if not any(each.way == Way.KEYRING for each in protection.keys):
        return None
    try:
        secret = _with_keyring(protection, lambda ring: ring.get_password(SERVICE, protection.key))
        return protection.opened_with(secret) if secret else None
    except (RecordUnavailable, WrongKey):
        return None  # somebody is asked instead


def forget_in_keyring(protection: Protection) -> None:
    """Remove the secret of a study from the keyring of this account, where it has one."""
    try:
        if _with_keyring(protection, lambda ring: ring.get_password(SERVICE, protection.key)):
            _with_keyring(protection, lambda ring: ring.delete_password(SERVICE, protection.key))
    except RecordUnavailable:
        return  # what is there opens nothing any more


def _with_keyring(protection: Protection, work: Callable[[ModuleType], T]) -> T:
    """Do something with the keyring.

    Raises:
        RecordUnavailable: there is none, or it refuses.
    """
    path = protection.path.parent
    try:
        import keyring
        from keyring.errors import KeyringError
    except ImportError as error:
        raise RecordUnavailable(
            _NO_KEYRING, path=path, reason=MarkedText(_NOT_INSTALLED, context="Record")
        ) from error
    try:
        return work(keyring)
    except KeyringError as error:
        reason = " ".join(str(error).split()) or type(error).__name__
        raise RecordUnavailable(_NO_KEYRING, path=path, reason=reason) from error
