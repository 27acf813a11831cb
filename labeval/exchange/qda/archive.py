"""The file of a project (QDPX): a ZIP of ``project.qde`` and a flat folder ``sources``.

An archive from elsewhere is read member by member into memory, never unpacked to disk, so that no
name in it can point anywhere.
"""

from __future__ import annotations

import shutil
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath

from labeval.exchange.errors import ExchangeError, writing_to
from labeval.files import archives as files
from labeval.files.closing import Closing
from labeval.files.limits import MEGABYTE, Count
from labeval.files.refusal import refusing
from labeval.files.sealing.samples import open_content
from labeval.store.disk.atomic import replacing
from labeval.text.marks import QT_TRANSLATE_NOOP

PROJECT_FILE = "project.qde"
SOURCES = "sources"
MOST_BYTES = 128 * MEGABYTE
"""Of a project's XML, unpacked."""
MOST_TEXT = 8 * MEGABYTE
"""Of one of its texts; three hours of talk have 0.2 million."""
MOST_TEXTS = 64 * MEGABYTE
"""Of all its texts together; fifty interviews of three hours have ten million."""
_AT_ONCE = 1 << 20
_LARGEST_SOUND = 2 * 1024**3 - 1
"""Size that the format allows for one source file."""


def write_archive(
    path: Path, project: bytes, files: Mapping[str, bytes], sounds: Mapping[str, Path]
) -> None:
    """Write a project file; it appears complete or not at all.

    Args:
        files: name below ``sources/`` to content.
        sounds: name below ``sources/`` to a file, which is stored as it is; a sealed one in the
            clear.

    Raises:
        ExchangeError: it cannot be written, or a recording cannot be read or is larger than the
            format allows.
    """
    for sound in sounds.values():
        if sound.stat().st_size > _LARGEST_SOUND:
            raise ExchangeError(
                QT_TRANSLATE_NOOP(
                    "Exchange", "{path} has 2 GiB or more, which a project file cannot hold"
                ),
                path=sound,
            )
    with writing_to(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        with (
            replacing(path) as part,
            zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as archive,
        ):
            archive.writestr(_dated(PROJECT_FILE), project)
            for name, content in files.items():
                archive.writestr(_dated(f"{SOURCES}/{name}"), content)
            for name, sound in sounds.items():
                _store(archive, f"{SOURCES}/{name}", sound)


def _store(archive: zipfile.ZipFile, name: str, sound: Path) -> None:
    with refusing(sound, ExchangeError):
        content = open_content(sound)
    with content, archive.open(zipfile.ZipInfo.from_file(sound, name), "w") as written:
        shutil.copyfileobj(content, written, _AT_ONCE)


class ProjectArchive(Closing):
    """A project file that is read.

    Raises:
        ExchangeError: it is no project file.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        with refusing(path, ExchangeError):
            self._zip = files.Archive(path, path)
        self._texts = Count(path, "bytes", MOST_TEXTS)

    def close(self) -> None:
        self._zip.close()

    @property
    def project(self) -> str:
        """The name of the project's XML: ``project.qde``, or the only ``.qde`` that there is.

        Raises:
            ExchangeError: there is none.
        """
        found = [name for name in self._zip.members if name.endswith(".qde")]
        name = PROJECT_FILE if PROJECT_FILE in found else (found[0] if len(found) == 1 else "")
        if not name:
            raise ExchangeError(
                QT_TRANSLATE_NOOP(
                    "Exchange",
                    "{path} is not a REFI-QDA project that can be read: there is no {name} in it",
                ),
                path=self.path,
                name=PROJECT_FILE,
            )
        return name

    def blocks(self, name: str) -> Iterator[bytes]:
        """The content of a member part by part; raises ``FileRefused`` where it is damaged."""
        return self._zip.blocks(name, MOST_BYTES)

    def place(self, name: str) -> str:
        """A member for a message."""
        return self._zip.place(name)

    def source(self, path: str, most: int = 0) -> bytes | None:
        """The content of ``internal://NAME``, of ``sources/NAME`` or of a name; None for none.

        Args:
            most: bytes of what is no text of the project; 0 for a text.

        Raises:
            ExchangeError: it cannot be read, or all texts together are too large.
        """
        name = files.folded(path.removeprefix("internal://"))
        for tried in (f"{SOURCES}/{PurePosixPath(name).name}", name):
            if tried in self._zip.members:
                with refusing(self.path, ExchangeError):
                    content = self._zip.read(tried, most or min(MOST_TEXT, MOST_TEXTS))
                    self._texts.add(0 if most else len(content))
                    return content
        return None

    def sources(self, suffix: str) -> list[str]:
        """The names below ``sources`` that end with a suffix."""
        inside = (PurePosixPath(n) for n in self._zip.members if n.startswith(f"{SOURCES}/"))
        return sorted(path.name for path in inside if path.suffix == suffix)


def _dated(name: str) -> zipfile.ZipInfo:
    """An entry with a fixed date: the same project is the same file."""
    info = zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0))
    info.compress_type = zipfile.ZIP_DEFLATED
    return info
