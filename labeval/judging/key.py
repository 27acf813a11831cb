"""The server's key: from the environment or the system's keyring, and never anywhere else."""

from __future__ import annotations

import os
from typing import NoReturn

from labeval.judging.errors import JudgingRefused
from labeval.text.installing import missing_part
from labeval.text.marks import QT_TRANSLATE_NOOP

KEYRING_USER = "labeval"
"""The user name under which a key is looked up in the keyring first."""
_SHORTEST_SECRET = 8
"""Shorter keys are not hidden in texts: local servers accept words such as “none”."""


class Key:
    """A key that does not show itself: not when printed, not in a traceback, not in a copy."""

    __slots__ = ("_value",)

    def __init__(self, value: str) -> None:
        self._value = value

    def __repr__(self) -> str:
        return "Key(…)"

    def __reduce__(self) -> NoReturn:
        raise TypeError("a key is not written anywhere")

    @property
    def authorization(self) -> str:
        """The value of the header that carries it."""
        return f"Bearer {self._value}"

    def hidden_in(self, text: str) -> str:
        """A text from the server with the key blotted out, should it contain it."""
        if len(self._value) < _SHORTEST_SECRET:
            return text
        return text.replace(self._value, "[key]")


def key_from_environment(name: str) -> Key:
    """The key in an environment variable.

    Raises:
        JudgingRefused: the variable is not set, or holds nothing that can be a key.
    """
    value = os.environ.get(name, "")
    if not value.strip():
        raise JudgingRefused(
            QT_TRANSLATE_NOOP("Judging", "the environment variable {name} is not set"), name=name
        )
    return _key(value, name)


def key_from_keyring(service: str) -> Key:
    """The key that the system's keyring keeps for a service.

    Raises:
        JudgingRefused: there is no keyring, or nothing in it for this service.
    """
    try:
        import keyring
        from keyring.errors import KeyringError
    except ImportError as error:
        raise not_installed() from error
    try:
        value = keyring.get_password(service, KEYRING_USER)
        if value is None and (found := keyring.get_credential(service, None)) is not None:
            value = found.password
    except KeyringError as error:
        raise JudgingRefused(
            QT_TRANSLATE_NOOP(
                "Judging",
                "the system's keyring cannot be read: {reason}; --key-env NAME takes the key from "
                "an environment variable",
            ),
            reason=str(error).splitlines()[0] if str(error) else type(error).__name__,
        ) from None
    if not value:
        raise JudgingRefused(
            QT_TRANSLATE_NOOP(
                "Judging",
                "the keyring has no key for “{service}”; “keyring set {service} {user}” puts it in",
            ),
            service=service,
            user=KEYRING_USER,
        )
    return _key(value, service)


def not_installed() -> JudgingRefused:
    """Return the error for missing optional parts."""
    return JudgingRefused(
        QT_TRANSLATE_NOOP(
            "Judging",
            "this needs an optional part that is not installed: {part}",
        ),
        part=missing_part("judge"),
    )


def _key(value: str, place: str) -> Key:
    stripped = value.strip()
    if not (stripped.isascii() and stripped.isprintable()) or " " in stripped:
        raise JudgingRefused(
            QT_TRANSLATE_NOOP(
                "Judging", "what “{place}” holds is not a key: it has other characters"
            ),
            place=place,
        )
    return Key(stripped)
