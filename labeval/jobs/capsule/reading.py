"""Opening a capsule: checked against its list, and unpacked into a folder that is thrown away."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from zipfile import BadZipFile

from pydantic import ValidationError

from labeval.analysis.inputs import Choices
from labeval.files.archives import Archive, folded
from labeval.files.content import check_size
from labeval.files.json import read_json
from labeval.files.limits import MEGABYTE, MOST_PACKED, too_many
from labeval.files.refusal import FileRefused, refusing
from labeval.jobs.capsule.contents import (
    CRATE,
    MANIFEST,
    NAME,
    PSYCH_DS,
    RESULTS,
    VERSIONS,
    Manifest,
)
from labeval.jobs.capsule.frames import choices_from
from labeval.study.study import StudyContent
from labeval.study.tables.validation import refusal
from labeval.text.marks import QT_TRANSLATE_NOOP

MOST_IN_ALL = 2_000 * MEGABYTE
"""Bytes of all files together, unpacked."""
_MOST_MANIFEST = 2 * MEGABYTE
_NO_CAPSULE = QT_TRANSLATE_NOOP(
    "Files", "{where} is no capsule: there is no {file} in it; `labeval capsule` makes one"
)
_BAD_LIST = QT_TRANSLATE_NOOP(
    "Files", "{where}: {field} is not as `labeval capsule` writes it ({reason}); ask for it again"
)
_BAD_NAME = QT_TRANSLATE_NOOP(
    "Files", "{where} lists the file “{name}”, which no capsule has; it is not read"
)
_MISSING = QT_TRANSLATE_NOOP("Files", "{where} lacks the file {name}; ask for it again")
_CHANGED = QT_TRANSLATE_NOOP(
    "Files", "{where}: the file {name} is not as it was when the capsule was made; ask for it again"
)


class CapsuleRefused(FileRefused):
    """A capsule cannot be read."""

    damaged = QT_TRANSLATE_NOOP(
        "Files",
        "{where} is damaged or no capsule ({reason}); ask for it again, or make it again with "
        "`labeval capsule`",
    )


@dataclass(frozen=True, slots=True)
class Capsule:
    """A capsule that was opened and is as it was made."""

    manifest: Manifest
    choices: Choices
    contents: tuple[StudyContent, ...]
    """Its versions, oldest first."""
    folder: Path
    """Its files, for as long as it is open."""
    unlisted: tuple[str, ...] = ()
    """Files of the archive that its list does not have; they are not read."""

    @property
    def results(self) -> dict[str, Path]:
        """The tables of its results by their names."""
        return {path.stem: path for path in sorted((self.folder / RESULTS).glob("*.csv"))}


def is_capsule(path: Path) -> bool:
    """Return whether a file is an archive with the list of a capsule, sound or not."""
    with suppress(OSError, FileRefused, BadZipFile), Archive(path, path) as archive:
        return MANIFEST in archive
    return False


@contextmanager
def opened(path: Path) -> Iterator[Capsule]:
    """A capsule, unpacked for as long as the block lasts.

    Raises:
        FileRefused: it is none, was changed, or unpacks to too much.
        OSError: it is not there.
    """
    check_size(path, MOST_PACKED)
    with tempfile.TemporaryDirectory(prefix="labeval-capsule-") as place:
        folder = Path(place)
        with refusing(path, CapsuleRefused):
            with Archive(path, path) as archive:
                manifest = _manifest(archive, path)
                _unpack(archive, manifest, path, folder)
                listed = {folded(name) for name in (MANIFEST, CRATE, PSYCH_DS, *manifest.files)}
                unlisted = tuple(sorted(archive.members.keys() - listed))
            where = f"{path}, {MANIFEST}"
            choices = choices_from(manifest.choices, where)
            contents = tuple(_content(folder, version, path) for version in manifest.versions)
        yield Capsule(manifest, choices, contents, folder, unlisted)


def _manifest(archive: Archive, path: Path) -> Manifest:
    if MANIFEST not in archive:
        raise FileRefused(_NO_CAPSULE, where=path, file=MANIFEST)
    where = archive.place(MANIFEST)
    with refusing(where, FileRefused):
        data = read_json(archive.read(MANIFEST, _MOST_MANIFEST), where)
        try:
            manifest = Manifest.model_validate(data)
        except ValidationError as error:
            raise _unlike(where, error) from error
    for name in manifest.files:
        if not NAME.fullmatch(name):
            raise FileRefused(_BAD_NAME, where=where, name=name[:100])
    return manifest


def _unpack(archive: Archive, manifest: Manifest, path: Path, folder: Path) -> None:
    """Write the listed files, each compared with its hash while it is read."""
    done = 0
    for name, expected in manifest.files.items():
        if name not in archive:
            raise FileRefused(_MISSING, where=path, name=name)
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        found = sha256()
        with target.open("xb") as file:
            for block in archive.blocks(name):
                done += len(block)
                if done > MOST_IN_ALL:
                    raise too_many(path, "bytes", MOST_IN_ALL)
                found.update(block)
                file.write(block)
        if found.hexdigest() != expected:
            raise FileRefused(_CHANGED, where=path, name=name)


def _content(folder: Path, version: str, path: Path) -> StudyContent:
    name = f"{VERSIONS}{version}.json"
    file = folder / name
    if not file.is_file():
        raise FileRefused(_MISSING, where=path, name=name)
    where = f"{path}, {name}"
    with refusing(where, FileRefused):
        try:
            return StudyContent.model_validate(read_json(file.read_bytes(), where))
        except ValidationError as error:
            raise _unlike(where, error) from error


def _unlike(where: str, error: ValidationError) -> FileRefused:
    """The refusal of a list or a study that no capsule has."""
    field, reason = refusal(error)
    return FileRefused(_BAD_LIST, where=where, field=field or MANIFEST, reason=reason)
