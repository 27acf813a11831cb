"""The file of a project (QDPX): a ZIP of ``project.qde`` and a flat folder ``sources``.

An archive from elsewhere is read member by member into memory, never unpacked to disk, so that no
name in it can point anywhere.
"""

from __future__ import annotations

import zipfile
from collections.abc import Mapping
from pathlib import Path, PurePosixPath
from types import TracebackType
from typing import Self

from labeval.exchange.errors import ExchangeError, writing_to
from labeval.store.atomic import replacing
from labeval.text.marks import QT_TRANSLATE_NOOP

PROJECT_FILE = "project.qde"
SOURCES = "sources"
MOST_BYTES = 512 * 1024 * 1024
"""Of one text or XML file within an archive, unpacked."""
_LARGEST_SOUND = 2 * 1024**3 - 1
"""What the format allows for one source file."""


def write_archive(
    path: Path, project: bytes, files: Mapping[str, bytes], sounds: Mapping[str, Path]
) -> None:
    """Write a project file; it appears complete or not at all.

    Args:
        files: name below ``sources/`` to content.
        sounds: name below ``sources/`` to a file, which is stored as it is.

    Raises:
        ExchangeError: it cannot be written, or a recording is larger than the format allows.
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
                archive.write(sound, f"{SOURCES}/{name}", zipfile.ZIP_STORED)


class Archive:
    """A project file that is read.

    Raises:
        ExchangeError: it is no project file.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self._zip = zipfile.ZipFile(path)
        except (OSError, zipfile.BadZipFile) as error:
            raise _no_project(path, str(error)) from error
        self._names = {_folded(info.filename): info for info in self._zip.infolist()}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._zip.close()

    @property
    def project(self) -> bytes:
        """The project's XML: ``project.qde``, or the only ``.qde`` that there is.

        Raises:
            ExchangeError: there is none, or it cannot be read.
        """
        found = [name for name in self._names if name.endswith(".qde")]
        name = PROJECT_FILE if PROJECT_FILE in found else (found[0] if len(found) == 1 else "")
        content = self._content(name) if name else None
        if content is None:
            raise _no_project(self.path, f"there is no {PROJECT_FILE} in it")
        return content

    def source(self, path: str) -> bytes | None:
        """The content of ``internal://NAME``, of ``sources/NAME`` or of a name; None for none.

        Raises:
            ExchangeError: it cannot be read.
        """
        name = _folded(path.removeprefix("internal://"))
        for tried in (f"{SOURCES}/{PurePosixPath(name).name}", name):
            if tried in self._names:
                return self._content(tried)
        return None

    def sources(self, suffix: str) -> list[str]:
        """The names below ``sources`` that end with a suffix."""
        inside = (PurePosixPath(n) for n in self._names if n.startswith(f"{SOURCES}/"))
        return sorted(path.name for path in inside if path.suffix == suffix)

    def _content(self, name: str) -> bytes | None:
        info = self._names.get(name)
        if info is None:
            return None
        if info.file_size > MOST_BYTES:
            raise _no_project(self.path, f"{info.filename} is larger than {MOST_BYTES >> 20} MiB")
        try:
            with self._zip.open(info) as file:
                content = file.read(MOST_BYTES + 1)
        except (OSError, RuntimeError, NotImplementedError, zipfile.BadZipFile) as error:
            raise _no_project(self.path, f"{info.filename}: {error}") from error
        if len(content) > MOST_BYTES:
            raise _no_project(self.path, f"{info.filename} is larger than it says")
        return content


def _folded(name: str) -> str:
    """A name as archives of all programs can be asked for: slashes, lower case."""
    return name.replace("\\", "/").removeprefix("./").lower()


def _dated(name: str) -> zipfile.ZipInfo:
    """An entry with a fixed date: the same project is the same file."""
    info = zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0))
    info.compress_type = zipfile.ZIP_DEFLATED
    return info


def _no_project(path: Path, reason: str) -> ExchangeError:
    return ExchangeError(
        QT_TRANSLATE_NOOP("Exchange", "{path} is no REFI-QDA project that can be read: {reason}"),
        path=path,
        reason=reason,
    )
