"""Keyrings of a system, for tests: one that lives as long as a test, and odd ones."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import keyring
from keyring.backend import KeyringBackend


class Drawer(KeyringBackend):
    """A keyring that lives as long as a test."""

    priority = 1  # type: ignore[assignment]

    def __init__(self, kept: dict[tuple[str, str], str]) -> None:
        """With an argument, since the library takes any that needs none for the computer's own."""
        super().__init__()
        self.kept = kept

    def get_password(self, service: str, username: str) -> str | None:
        return self.kept.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self.kept[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        del self.kept[service, username]


class Forgetful(Drawer):
    """A keyring that takes a secret and keeps none."""

    def set_password(self, service: str, username: str, password: str) -> None:
        return


@contextmanager
def in_use(ring: Drawer) -> Iterator[Drawer]:
    """A block in which a keyring is that of the system."""
    before = keyring.get_keyring()
    keyring.set_keyring(ring)
    try:
        yield ring
    finally:
        keyring.set_keyring(before)
