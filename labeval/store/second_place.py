"""A second place for copies: another disk, where the record's newest copies are kept too.

The place is chosen for this computer. Each study folder has one of its own in it, so that erasing
and redacting find its copies.
"""

from __future__ import annotations

import hashlib
import json
import shutil
from pathlib import Path

from labeval.places import second_place_file
from labeval.store.atomic import make_private_folder, replacing
from labeval.store.errors import RecordUnavailable
from labeval.store.files import wipe
from labeval.text.marks import QT_TRANSLATE_NOOP

_SETTING = "second_place"


class SecondCopyFailed(RecordUnavailable):
    """The copy in the second place could not be made; the one beside the record was."""


def second_place(settings: Path | None = None) -> Path | None:
    """The folder chosen for second copies; None where none is.

    Args:
        settings: the file that names it; that of this computer's user when left out.
    """
    chosen = _settings(settings or second_place_file()).get(_SETTING)
    return Path(chosen) if isinstance(chosen, str) and chosen else None


def choose_second_place(place: Path | None, settings: Path | None = None) -> None:
    """Keep where second copies go from now on; None for nowhere.

    Raises:
        OSError: it cannot be written.
    """
    file = settings or second_place_file()
    make_private_folder(file.parent)
    with replacing(file) as part:
        chosen = "" if place is None else str(place.absolute())
        part.write_text(json.dumps({_SETTING: chosen}), encoding="utf-8")


def folder_in(place: Path, study: Path) -> Path:
    """The folder of a study's copies in the second place."""
    path = study.absolute()
    return place / f"{path.name}-{hashlib.sha256(str(path).encode()).hexdigest()[:8]}"


def copy_to_second_place(copy: Path, study: Path, place: Path, *, keep: int) -> Path:
    """Put a finished copy into the second place too, read it again, and remove what is too old.

    Args:
        copy: of the record, complete and on disk.
        keep: how many copies stay there.

    Raises:
        SecondCopyFailed: it could not be written, or is not what was written.
    """
    folder = folder_in(place, study)
    target = folder / copy.name
    try:
        if not place.is_dir():
            raise FileNotFoundError(f"{place} is not there")
        make_private_folder(folder)
        with replacing(target) as part:
            shutil.copyfile(copy, part)
        if _hash(target) != _hash(copy):
            raise OSError("what was read again is not what was written")
        copies = sorted(folder.glob(f"*{copy.suffix}"))
        for old in copies[: max(0, len(copies) - keep)]:
            wipe(old)
    except OSError as error:
        raise SecondCopyFailed(
            QT_TRANSLATE_NOOP(
                "Record",
                "{path}: the second copy could not be made: {reason}. The record and the copy "
                "beside it are in their places",
            ),
            path=folder,
            reason=error.strerror or error,
        ) from error
    return target


def second_copies(study: Path) -> list[Path]:
    """The files of a study in the second place, as far as it can be reached."""
    place = second_place()
    folder = folder_in(place, study) if place is not None else None
    if folder is None or not folder.is_dir():
        return []
    return sorted(file for file in folder.iterdir() if file.is_file())


def out_of_reach() -> Path | None:
    """The second place where one is chosen and it is not there now."""
    place = second_place()
    return place if place is not None and not place.is_dir() else None


def _settings(path: Path) -> dict[str, object]:
    try:
        read = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return read if isinstance(read, dict) else {}


def _hash(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
