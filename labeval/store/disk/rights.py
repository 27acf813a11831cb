"""Access of other users of this computer to a study folder, and how it is removed."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

_HAS_RIGHTS = os.name == "posix"
"""True where the system knows rights of owner, group and others."""
_OTHERS = stat.S_IRWXG | stat.S_IRWXO
PRIVATE_FILE = 0o600
"""Rights of a file that only its owner may read, where the system knows rights."""
PRIVATE_FOLDER = 0o700
"""Rights of a folder that only its owner may look into."""
PRIVATE_MASK = 0o077
"""For ``os.umask``: what a process makes is its owner's alone, from the first byte."""


def keep_private() -> None:
    """Keep all files private that this process, or one that it starts, makes from now on."""
    os.umask(PRIVATE_MASK)


def open_to_others(folder: Path) -> list[Path]:
    """The folder itself and everything in it that other accounts may read, write or look into.

    Where the folder, or one above it, is closed to them, nothing in it can be reached and the list
    is empty. Empty also where the system knows no rights of this kind.
    """
    if not _HAS_RIGHTS or not _is_open(folder) or not _can_be_reached(folder):
        return []
    return [path for path in _all_in(folder) if _is_open(path)]


def make_all_private(folder: Path) -> int:
    """Close a study folder and everything in it to other accounts; returns how many were changed.

    Raises:
        OSError: something belongs to somebody else; run it as its owner.
    """
    if not _HAS_RIGHTS:
        return 0
    changed = [path for path in _all_in(folder) if _is_open(path)]
    for path in changed:
        path.chmod(PRIVATE_FOLDER if path.is_dir() else PRIVATE_FILE)
    return len(changed)


def _all_in(folder: Path) -> Iterator[Path]:
    yield folder
    yield from sorted(path for path in folder.rglob("*") if not path.is_symlink())


def _can_be_reached(folder: Path) -> bool:
    """Return whether others may go through all folders above."""
    for above in Path(os.path.realpath(folder)).parents:
        try:
            if not above.stat().st_mode & (stat.S_IXGRP | stat.S_IXOTH):
                return False
        except OSError:
            return True
    return True


def _is_open(path: Path) -> bool:
    try:
        return bool(path.stat().st_mode & _OTHERS)
    except OSError:
        return False
