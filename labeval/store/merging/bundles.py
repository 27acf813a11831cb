"""Bundles: what a study folder has, in one sealed file that any exchange of files carries.

A bundle is written once and named by its content, so that nobody overwrites another one, and a
file that was cut or altered on its way is refused. It is a ZIP archive with a list of its parts.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from labeval.files.archives import Archive
from labeval.files.refusal import FileRefused, refusing
from labeval.store.disk.atomic import flush_file, flush_folder, part_of
from labeval.store.disk.backup import write_copy
from labeval.store.disk.errors import RecordUnavailable
from labeval.store.disk.lock import StudyLock
from labeval.store.record.record import Record
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.text.marks import QT_TRANSLATE_NOOP

SUFFIX = ".bundle"
_LIST = "bundle.json"
_FORMAT = "labeval-bundle-1"
_MOST = 1 << 36
"""Bytes of a part."""
_DIGITS = 32
_NAMED = re.compile(rf"([0-9a-f]{{{_DIGITS}}})[^/]*\{SUFFIX}$")
_PREFIX = ".bundle-"
_BLOCK = 1 << 20
_MADE = (1980, 1, 1, 0, 0, 0)
"""The same content has the same name, whenever it was packed."""
_READ_ONLY = 0o400

_ALTERED = QT_TRANSLATE_NOOP(
    "Files", "{where} is not whole: it was cut or altered on its way; carry it over again"
)
_NO_BUNDLE = QT_TRANSLATE_NOOP(
    "Files", "{where} is no bundle of this version of labeval; 'labeval pack' makes one"
)


def is_bundle(path: Path) -> bool:
    """Return whether a path is named like a bundle."""
    return path.suffix == SUFFIX


def pack(folder: StudyFolder, place: Path) -> tuple[Path, bool]:
    """Write a bundle of the record, the workbook and the attributes; sessions may run meanwhile.

    Args:
        place: a folder, for example one that is synchronised.

    Returns:
        The bundle, and whether it is new: the same content is there only once.

    Raises:
        RecordError: something cannot be read.
        RecordUnavailable: there is nothing to pack.
        OSError: it cannot be written.
    """
    place.mkdir(parents=True, exist_ok=True)
    with _private(folder.path) as made:
        parts = _copies(folder, StudyFolder(made))
        if not parts:
            raise RecordUnavailable(
                QT_TRANSLATE_NOOP(
                    "Record", "{path}: there is nothing to pack: no session, no coded text"
                ),
                path=folder.path,
            )
        archive = made / f"all{SUFFIX}"
        _write(archive, parts)
        name = f"{folder.path.resolve().name}-{_digest(archive)[:_DIGITS]}{SUFFIX}"
        target = place / name
        if target.exists():
            return target, False
        part = part_of(target)
        try:
            shutil.copyfile(archive, part)
            flush_file(part)
            part.chmod(_READ_ONLY)
            part.rename(target)
        finally:
            with suppress(OSError):
                part.unlink(missing_ok=True)
        flush_folder(place)
    return target, True


@contextmanager
def unpacked(bundle: Path, folder: StudyFolder) -> Iterator[Path]:
    """A private folder with a bundle's parts, like a study folder; it is removed afterwards.

    Args:
        folder: the study into which it is to be merged.

    Raises:
        FileRefused: it is no bundle, or not as it was packed.
        OSError: it cannot be read, or there is no room.
    """
    named = _NAMED.search(bundle.name)
    if named is not None and not _digest(bundle).startswith(named[1]):
        raise FileRefused(_ALTERED, where=bundle)
    with _private(folder.path) as place:
        with Archive(bundle, bundle) as archive:
            for name, size, digest in _listed(archive, bundle):
                seen = hashlib.sha256()
                with (place / name).open("xb") as file:
                    for block in archive.blocks(name, size):
                        seen.update(block)
                        file.write(block)
                    if file.tell() != size or seen.hexdigest() != digest:
                        raise FileRefused(_ALTERED, where=bundle)
        yield place


def remove_leftovers(folder: StudyFolder) -> None:
    """Remove what a killed program has left of bundles.

    Raises:
        RecordUnavailable: another program has the study open.
    """
    with StudyLock(folder.lock):
        for place in folder.path.glob(f"{_PREFIX}*"):
            shutil.rmtree(place)


def _copies(folder: StudyFolder, into: StudyFolder) -> list[Path]:
    parts = []
    if folder.database.exists():
        with Record(folder.database, read_only=True) as record:
            write_copy(record.connection, into.database)
        parts.append(into.database)
    if folder.workbook.exists():
        with Workbook(folder.workbook, coder="", read_only=True) as book, book.explaining():
            write_copy(book.connection, into.workbook)
        parts.append(into.workbook)
    if parts and folder.participants.exists():
        shutil.copyfile(folder.participants, into.participants)
        parts.append(into.participants)
    return parts


def _write(archive: Path, parts: list[Path]) -> None:
    listed = {part.name: {"bytes": part.stat().st_size, "sha256": _digest(part)} for part in parts}
    content = json.dumps({"format": _FORMAT, "parts": listed}, indent=1, sort_keys=True)
    with zipfile.ZipFile(archive, "x", zipfile.ZIP_DEFLATED, allowZip64=True) as file:
        file.writestr(zipfile.ZipInfo(_LIST, _MADE), content)
        for part in parts:
            info = zipfile.ZipInfo(part.name, _MADE)
            info.compress_type = zipfile.ZIP_DEFLATED
            with part.open("rb") as source, file.open(info, "w", force_zip64=True) as target:
                shutil.copyfileobj(source, target, _BLOCK)


def _listed(archive: Archive, bundle: Path) -> list[tuple[str, int, str]]:
    """The parts that may be in a bundle: name, size and hash."""
    known = StudyFolder(Path())
    names = {path.name for path in (known.database, known.workbook, known.participants)}
    with refusing(bundle, FileRefused):
        if _LIST not in archive:
            raise FileRefused(_NO_BUNDLE, where=bundle)
        content = json.loads(archive.read(_LIST))
        if content["format"] != _FORMAT or not content["parts"].keys() <= names:
            raise FileRefused(_NO_BUNDLE, where=bundle)
        found = [
            (name, min(int(part["bytes"]), _MOST), str(part["sha256"]))
            for name, part in content["parts"].items()
        ]
        if not all(name in archive for name, _, _ in found):
            raise FileRefused(_ALTERED, where=bundle)
    return found


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


@contextmanager
def _private(near: Path) -> Iterator[Path]:
    """A folder that only its owner may look into, which is removed afterwards."""
    place = Path(tempfile.mkdtemp(prefix=_PREFIX, dir=near))
    try:
        yield place
    finally:
        shutil.rmtree(place, ignore_errors=True)
