"""Protected studies for tests: opened with key files, which take no time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from labeval.store.disk import study_key
from labeval.store.disk.key_ring import RING
from labeval.store.disk.lock import StudyLock
from labeval.store.disk.study_key import (
    Protection,
    StudyKey,
    Way,
    new_key_file,
    read_protection,
)
from labeval.store.protecting.protecting import protect
from labeval.study.folder import StudyFolder

SECRET = new_key_file()


def with_one_person(protection: Protection, key: StudyKey) -> Protection:
    """A study that one person can open, by a key file."""
    return protection.with_person(key, "AB", Way.KEY_FILE, SECRET)


def protected(folder: StudyFolder) -> StudyFolder:
    """The study, protected and open."""
    with StudyLock(folder.lock):
        protect(folder, with_one_person)
    return folder


def lock(folder: StudyFolder) -> None:
    """Forget the key of a study, as a program that has just begun."""
    RING.forget(read_protection(folder.protection).key)


def unlock(folder: StudyFolder) -> None:
    """Open it with the key file."""
    RING.add(read_protection(folder.protection).opened_with(SECRET))


@contextmanager
def all_keys_forgotten() -> Iterator[None]:
    """A block after which no study is open."""
    try:
        yield
    finally:
        RING.clear()


@contextmanager
def quick_passphrases() -> Iterator[None]:
    """A block in which passphrases get the lowest cost that a file may ask for.

    That is an eighth of the usual, half a second for each guess, which tests/store/protecting has.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(study_key, "_COST", 1 << 14)
        yield


def holding(place: Path, *words: str) -> list[str]:
    """The files below a folder in whose bytes one of these words is, in UTF-8 or UTF-16."""
    wanted = [word.encode(code) for word in words for code in ("utf-8", "utf-16-le")]
    files = (file for file in sorted(place.rglob("*")) if file.is_file())
    return [
        file.relative_to(place).as_posix()
        for file in files
        if any(word in file.read_bytes() for word in wanted)
    ]
