"""Pictures that Markdown texts show, and the places in a study folder that they may have."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import PurePosixPath

SUFFIXES = (".png", ".jpg", ".jpeg")
LONGEST_PATH = 200
MOST_PIXELS = 8_000_000
"""Pixels of a picture, before it is read."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of a study, as its file is."""

    path: str
    """In the study folder, with slashes."""
    digest: str
    """SHA-256 of its bytes."""
    data: bytes = field(compare=False, repr=False)


def is_inside(name: str) -> bool:
    """Return whether the name of a file stays in its folder on every system."""
    parts = PurePosixPath(name.replace("\\", "/")).parts
    return (
        bool(parts)
        and len(name) <= LONGEST_PATH
        and parts[0] != "/"
        and not (".." in parts or ":" in name or not name.isprintable())
    )


def is_picture_path(path: str) -> bool:
    """Return whether a file may be a picture of a study, by its name and place alone."""
    return is_inside(path) and "\\" not in path and path.lower().endswith(SUFFIXES)


def path_of(target: str) -> str:
    """The path that the address of a picture in a text names, if it is one of the folder."""
    import mdurl

    decoded: str = mdurl.decode(target, "")
    return str(PurePosixPath(decoded)) if decoded else ""


class Pictures:
    """The pictures of a study by their paths; equal ones have the same files."""

    __slots__ = ("_found", "_hash")

    def __init__(self, files: Mapping[str, bytes]) -> None:
        self._found = {
            path: Picture(path, sha256(data).hexdigest(), data) for path, data in files.items()
        }
        self._hash = hash(frozenset(self._found.values()))

    def find(self, target: str) -> Picture | None:
        """The picture that an address in a text names."""
        return self._found.get(path_of(target)) if self._found else None

    def __bool__(self) -> bool:
        return bool(self._found)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Pictures) and self._found == other._found)

    def __hash__(self) -> int:
        return self._hash


NO_PICTURES = Pictures({})
