"""Bundles: what a study folder has, in one file with its hash that any exchange of files carries.

A bundle is written once and named by its content, so that nobody overwrites another one, and a
file that was cut or altered on its way is refused. It is a ZIP archive with a list of its parts.

Recordings that may travel are in it sealed, whatever else is.

That of a protected study has the encrypted databases, the attributes sealed, and the wrapped keys:
whoever can open the study can merge it, into a protected study only.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple
from uuid import uuid4

from filelock import FileLock, Timeout

from labeval.files.archives import Archive
from labeval.files.refusal import FileRefused, refusing
from labeval.files.sealing.pieces import SEALED
from labeval.files.sealing.reading import SealedReader
from labeval.files.sealing.writing import SealedWriter
from labeval.session.events.events import RecordError
from labeval.store.carrying.arriving import CARRIED
from labeval.store.carrying.bundled import recording_in, write_recordings
from labeval.store.disk.atomic import flush_file, flush_folder, part_of
from labeval.store.disk.backup import write_copy
from labeval.store.disk.errors import DamagedRecord, RecordUnavailable
from labeval.store.disk.key_ring import RING
from labeval.store.disk.lock import StudyLock
from labeval.store.disk.rights import PRIVATE_FILE, PRIVATE_FOLDER
from labeval.store.disk.study_key import read_protection
from labeval.store.merging.same_study import LIST, Names, studies_in_file
from labeval.store.record.database import DAMAGED, record_at_rest
from labeval.store.record.record import Record
from labeval.store.verify import verify
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.text.marks import QT_TRANSLATE_NOOP

SUFFIX = ".bundle"
_FORMAT = "labeval-bundle-1"
_MOST = 1 << 36
"""Bytes of a part."""
DISK_KEPT_FREE = 50_000_000
"""Bytes that unpacking leaves free: a session on the same disk goes on writing."""
_DIGITS = 32
_NAMED = re.compile(rf"(?:.*[^0-9a-f])?([0-9a-f]{{{_DIGITS}}})(?![0-9a-f]).*\{SUFFIX}", re.DOTALL)
"""Its last run of so many digits: the folder's name may have one, too."""
_LONGEST_NAME = 100
"""Bytes of the folder's name; file systems take 255 for the whole."""
_PREFIX = ".bundle-"
_LOCK = ".lock"
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

_ENCRYPTED = QT_TRANSLATE_NOOP(
    "Files",
    "{where} is of a protected study, and {path} is not protected; protect it first: 'labeval "
    "protect STUDY'",
)
_IN_THE_CLEAR = QT_TRANSLATE_NOOP(
    "Files",
    "{where} is not encrypted, and {path} is protected: its content would be on the disk in the "
    "clear. Protect the study that it comes from, and pack it again",
)
_SEALED_PARTICIPANTS = f"{StudyFolder(Path()).participants.name}{SEALED}"
_IN_BUNDLE = "bundle"
"""The folder that sealed parts belong to, wherever they are unpacked."""

_NO_ROOM = QT_TRANSLATE_NOOP(
    "Files",
    "{where} unpacks to {size} MB, and {free} MB are free on the study folder's disk: there is no "
    "room for it",
)


class BundleRefused(FileRefused):
    """A bundle is not as it was packed."""

    damaged = _ALTERED


def is_bundle(path: Path) -> bool:
    """Return whether a path is named like a bundle, and no folder."""
    return path.suffix == SUFFIX and not path.is_dir()


class Packed(NamedTuple):
    """Result of packing."""

    bundle: Path
    is_new: bool
    """False if one with the same content was there. With recordings each is another file."""
    recordings: int = 0
    keyless: int = 0
    """Recordings that might travel and stay, as there is no key to seal them with."""


def pack(folder: StudyFolder, place: Path) -> Packed:
    """Write a bundle of the record, the workbook and the attributes, and of the recordings that may
    travel; sessions may run meanwhile.

    The same content is there only once. One that is there and was cut or altered meanwhile is
    written anew.

    Args:
        place: a folder, for example one that is synchronised.

    Raises:
        RecordError: something cannot be read, or is damaged.
        RecordUnavailable: there is nothing to pack.
        FileRefused: a recording cannot be read.
        OSError: it cannot be written.
    """
    place.mkdir(parents=True, exist_ok=True)
    with _private(folder.path) as made:
        parts = _copies(folder, StudyFolder(made))
        sounds, keyless = _sounds(folder, StudyFolder(made))
        if not parts:
            raise RecordUnavailable(
                QT_TRANSLATE_NOOP(
                    "Record", "{path}: there is nothing to pack: no session, no coded text"
                ),
                path=folder.path,
            )
        archive = made / f"all{SUFFIX}"
        _write(archive, [*parts, *sounds], studies_in_file(folder.path))
        target = place / f"{_short_name(folder)}-{_digest(archive)[:_DIGITS]}{SUFFIX}"
        if target.exists() and _digest(target) == _digest(archive):
            return Packed(target, False, len(sounds), keyless)
        part = part_of(target)
        try:
            shutil.copyfile(archive, part)
            flush_file(part)
            part.chmod(_READ_ONLY)
            part.replace(target)
        finally:
            with suppress(OSError):
                part.unlink(missing_ok=True)
        flush_folder(place)
    return Packed(target, True, len(sounds), keyless)


@contextmanager
def unpacked(bundle: Path, folder: StudyFolder) -> Iterator[Path]:
    """A private folder with a bundle's parts, like a study folder; it is removed afterwards.

    Args:
        folder: the study into which it is to be merged.

    Raises:
        FileRefused: it is no bundle, or not as it was packed, or the disk has no room for it; or
            one of bundle and study is protected and the other is not.
        StudyLocked, WrongKey: it is protected, and there is no key.
        OSError: it cannot be read.
    """
    named = _NAMED.fullmatch(bundle.name)
    if named is not None and not _digest(bundle).startswith(named[1]):
        raise FileRefused(_ALTERED, where=bundle)
    with _private(folder.path) as place:
        with refusing(bundle, BundleRefused), Archive(bundle, bundle) as archive:
            (place / LIST).write_bytes(archive.read(LIST) if LIST in archive else b"")
            parts = _listed(archive, bundle)
            _refuse_other_protection(bundle, {name for name, _, _ in parts}, folder)
            _check_room(bundle, sum(size for _, size, _ in parts), place)
            for name, size, digest in parts:
                seen = hashlib.sha256()
                with _place_of(name, place).open("xb") as file:
                    for block in archive.blocks(name, size):
                        seen.update(block)
                        file.write(block)
                    if file.tell() != size or seen.hexdigest() != digest:
                        raise FileRefused(_ALTERED, where=bundle)
        with refusing(bundle, BundleRefused, RecordError):
            _open_participants(StudyFolder(place), bundle)
        yield place


def _place_of(part: str, place: Path) -> Path:
    """The path of a part where a bundle is unpacked."""
    if not recording_in(part):
        return place / part
    (place / CARRIED).mkdir(PRIVATE_FOLDER, exist_ok=True)
    return place / CARRIED / part


def _refuse_other_protection(bundle: Path, parts: set[str], folder: StudyFolder) -> None:
    """Refuse to write into the clear what is encrypted, and what is not where all else is."""
    is_protected = folder.protection.name in parts
    if is_protected and not folder.protection.exists():
        raise FileRefused(_ENCRYPTED, where=bundle, path=folder.path)
    if folder.protection.exists() and not is_protected:
        raise FileRefused(_IN_THE_CLEAR, where=bundle, path=folder.path)


def _seal_participants(source: Path, place: StudyFolder) -> Path:
    """Attributes of a protected study, as they are in its bundle."""
    key = RING.key_of(read_protection(place.protection)).of_sounds
    sealed = place.path / _SEALED_PARTICIPANTS
    with SealedWriter(sealed, key, {}, folder=_IN_BUNDLE) as written:
        written.write(source.read_bytes())
    return sealed


def _open_participants(place: StudyFolder, bundle: Path) -> None:
    """Put the attributes of an unpacked bundle in their place, where they are sealed."""
    sealed = place.path / _SEALED_PARTICIPANTS
    if not place.protection.exists():
        return
    protection = read_protection(place.protection)
    # Whoever is asked for the key knows the bundle, not the folder that it is unpacked in.
    RING.key_of(replace(protection, path=bundle / place.protection.name))
    if not sealed.exists():
        return
    with SealedReader(sealed, folder=_IN_BUNDLE) as reader:
        content = reader.read_at(0, reader.size)
        if reader.damaged or not reader.ended:
            raise FileRefused(_ALTERED, where=sealed.name)
    place.participants.write_bytes(content)


def remove_leftovers(folder: StudyFolder) -> None:
    """Remove what a killed program has left of bundles; what a running one works with stays.

    Raises:
        RecordUnavailable: another program has the study open.
    """
    with StudyLock(folder.lock):
        for place in {path.with_suffix("") for path in folder.path.glob(f"{_PREFIX}*")}:
            with suppress(Timeout), _held(place):
                shutil.rmtree(place, ignore_errors=True)


def _copies(folder: StudyFolder, into: StudyFolder) -> list[Path]:
    parts = []
    if folder.database.exists():
        with Record(folder.database, read_only=True) as record:
            write_copy(record.connection, into.database)
        # Whoever unpacks it could not read it either, and may be the only one who has it by then.
        if verify(into.database).damaged:
            raise DamagedRecord(DAMAGED, path=folder.database)
        parts.append(into.database)
    if folder.workbook.exists():
        with Workbook(folder.workbook, coder="", read_only=True) as book, book.explaining():
            write_copy(book.connection, into.workbook)
        parts.append(into.workbook)
    if not parts:
        return parts
    if folder.protection.exists():
        shutil.copyfile(folder.protection, into.protection)
        parts.append(into.protection)
        if folder.participants.exists():
            parts.append(_seal_participants(folder.participants, into))
    elif folder.participants.exists():
        shutil.copyfile(folder.participants, into.participants)
        parts.append(into.participants)
    return parts


def _sounds(folder: StudyFolder, into: StudyFolder) -> tuple[list[Path], int]:
    """The recordings that go along, by the copy of the record, and how many lack a key."""
    if not into.database.exists():
        return [], 0
    with record_at_rest(into.database) as record:
        return write_recordings(folder, record.connection, into.path)


def _short_name(folder: StudyFolder) -> str:
    name = folder.path.resolve().name
    return name.encode("utf-8", "surrogateescape")[:_LONGEST_NAME].decode("utf-8", "ignore")


def _write(archive: Path, parts: list[Path], studies: Names) -> None:
    listed = {part.name: {"bytes": part.stat().st_size, "sha256": _digest(part)} for part in parts}
    described = {"format": _FORMAT, "parts": listed, "studies": sorted(studies)}
    content = json.dumps(described, indent=1, sort_keys=True)
    with zipfile.ZipFile(archive, "x", zipfile.ZIP_DEFLATED) as file:
        file.writestr(zipfile.ZipInfo(LIST, _MADE), content)
        for part in parts:
            info = zipfile.ZipInfo(part.name, _MADE)
            sealed = bool(recording_in(part.name))
            info.compress_type = zipfile.ZIP_STORED if sealed else zipfile.ZIP_DEFLATED
            with part.open("rb") as source, file.open(info, "w", force_zip64=True) as target:
                shutil.copyfileobj(source, target, _BLOCK)


def _listed(archive: Archive, bundle: Path) -> list[tuple[str, int, str]]:
    """The parts that may be in a bundle: name, size and hash."""
    known = StudyFolder(Path())
    names = {path.name for path in (known.database, known.workbook, known.participants)}
    names |= {known.protection.name, _SEALED_PARTICIPANTS}
    with refusing(bundle, FileRefused):
        if LIST not in archive:
            raise FileRefused(_NO_BUNDLE, where=bundle)
        content = json.loads(archive.read(LIST))
        others = content["parts"].keys() - names
        if content["format"] != _FORMAT or not all(map(recording_in, others)):
            raise FileRefused(_NO_BUNDLE, where=bundle)
        found = [
            (name, min(int(part["bytes"]), _MOST), str(part["sha256"]))
            for name, part in content["parts"].items()
        ]
        if not all(name in archive for name, _, _ in found):
            raise FileRefused(_ALTERED, where=bundle)
    return found


def _check_room(bundle: Path, size: int, place: Path) -> None:
    free = shutil.disk_usage(place).free
    if size > free - DISK_KEPT_FREE:
        megabytes = {"size": f"{size / 1e6:,.0f}", "free": f"{free / 1e6:,.0f}"}
        raise FileRefused(_NO_ROOM, where=bundle, **megabytes)


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


@contextmanager
def _private(near: Path) -> Iterator[Path]:
    """A folder that only its owner may look into, which is removed afterwards.

    It is locked before it is made: nobody takes it for one that a killed program has left.
    """
    place = near / f"{_PREFIX}{uuid4().hex}"
    with _held(place):
        place.mkdir(PRIVATE_FOLDER)
        try:
            yield place
        finally:
            shutil.rmtree(place, ignore_errors=True)


@contextmanager
def _held(place: Path) -> Iterator[None]:
    """Hold the lock of a private folder.

    Raises:
        Timeout: a running program works with the folder.
    """
    path = place.with_name(place.name + _LOCK)
    lock = FileLock(path, timeout=0, mode=PRIVATE_FILE, thread_local=False)
    with lock:
        try:
            yield
        finally:
            with suppress(OSError):  # Windows removes no file that is open
                path.unlink(missing_ok=True)
    with suppress(OSError):
        path.unlink(missing_ok=True)
