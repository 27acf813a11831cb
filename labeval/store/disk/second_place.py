"""A second place for copies: another disk with the newest copies of the record and the workbook.

The place is chosen for this computer. Each study folder has one of its own in it, so that erasing
and redacting find its copies. A study whose words were removed while the place was out of reach
is noted as outdated there: all its copies are replaced as soon as the place is back.
"""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Sequence
from pathlib import Path

from labeval.places import second_place_file
from labeval.store.disk.atomic import make_private_folder, replacing
from labeval.store.disk.errors import RecordUnavailable
from labeval.store.disk.private_files import is_unfinished, replacing_for_good, wipe
from labeval.study.folder import PROTECTION_FILE
from labeval.text.marks import QT_TRANSLATE_NOOP, MarkedText

_SETTING = "second_place"
_OUTDATED = "outdated"
"""Folders of studies in which words may remain that were removed from the study."""


class SecondCopyFailed(RecordUnavailable):
    """A copy in the second place could not be made; the one in the study folder was."""


def second_place() -> Path | None:
    """The folder chosen for second copies; None where none is."""
    chosen = _settings(second_place_file()).get(_SETTING)
    return Path(chosen) if isinstance(chosen, str) and chosen else None


def choose_second_place(place: Path | None) -> None:
    """Keep where second copies go from now on; None for nowhere.

    Raises:
        OSError: it cannot be written.
    """
    _keep(_SETTING, "" if place is None else str(place.absolute()))


def folder_in(place: Path, study: Path) -> Path:
    """The folder of a study's copies in the second place."""
    path = study.absolute()
    return place / f"{path.name}-{hashlib.sha256(str(path).encode()).hexdigest()[:8]}"


def copy_to_second_place(
    copies: Sequence[Path], path: Path, place: Path, *, keep: int
) -> list[Path]:
    """Put finished copies into the second place too, read them again, and remove what is too old.

    Args:
        copies: one that is there already is not written again, unless it is outdated.
        path: the record or workbook that they are copies of.
        keep: how many stay there; of outdated ones none, once there is a newer one.

    Returns:
        The new copies.

    Raises:
        SecondCopyFailed: one could not be written, or is not what was written.
    """
    study = path.parent
    folder = folder_in(place, study)
    made = []
    try:
        if not place.is_dir():
            raise _failed(folder, MarkedText(_NOT_THERE, {"place": place}, "Record"))
        make_private_folder(folder)
        copy_keys(study, folder)
        for part in (file for file in second_copies(study) if is_unfinished(file, path)):
            wipe(part)
        outdated = is_outdated(study)
        for copy in copies:
            target = folder / copy.name
            if outdated or not target.exists():
                made.append(_copied(copy, target))
        there = [file for file in second_copies(study) if file.name.startswith(f"{path.stem}-")]
        if outdated and copies:
            names = {copy.name for copy in copies}
            too_old = [file for file in there if file.name not in names]
        else:
            too_old = there[: max(0, len(there) - keep)]
        for old in too_old:
            wipe(old)
    except OSError as error:
        raise _failed(folder, error.strerror or error) from error
    return made


def copy_keys_there(study: Path) -> None:
    """Put the wrapped keys of a protected study next to its second copies, where there are any.

    Raises:
        OSError: they cannot be written.
    """
    place = second_place()
    if place is not None and folder_in(place, study).is_dir():
        copy_keys(study, folder_in(place, study))


def copy_keys(study: Path, folder: Path) -> None:
    """Put the wrapped keys of a protected study next to its second copies.

    Raises:
        OSError: they cannot be written.
    """
    keys = study / PROTECTION_FILE
    if keys.is_file():
        content = keys.read_bytes()
        with replacing(folder / PROTECTION_FILE) as part:
            part.write_bytes(content)


_NOT_THERE = QT_TRANSLATE_NOOP("Record", "{place} is not there")
_NOT_THE_SAME = QT_TRANSLATE_NOOP("Record", "what was read again is not what was written")


def _failed(folder: Path, reason: object) -> SecondCopyFailed:
    return SecondCopyFailed(
        QT_TRANSLATE_NOOP(
            "Record",
            "{path}: the second copy could not be made: {reason}. The original and its copies "
            "in the study folder are in their places",
        ),
        path=folder,
        reason=reason,
    )


def second_copies(study: Path) -> list[Path]:
    """The files of a study in the second place, as far as it can be reached."""
    place = second_place()
    folder = folder_in(place, study) if place is not None else None
    if folder is None or not folder.is_dir():
        return []
    return sorted(
        file for file in folder.iterdir() if file.is_file() and file.name != PROTECTION_FILE
    )


def out_of_reach() -> Path | None:
    """The second place where one is chosen and it is not there now."""
    place = second_place()
    return place if place is not None and not place.is_dir() else None


def note_removal(study: Path) -> Path | None:
    """Note that words of a study were removed, where its second copies are out of reach.

    Returns:
        The second place, where it is.

    Raises:
        OSError: it cannot be noted.
    """
    missing = out_of_reach()
    if missing is not None and not is_outdated(study):
        _keep(_OUTDATED, [*_outdated(), str(folder_in(missing, study))])
    return missing


def is_outdated(study: Path) -> bool:
    """Return whether a study's copies in the second place may hold words that were removed."""
    place = second_place()
    return place is not None and str(folder_in(place, study)) in _outdated()


def outdated_place(study: Path) -> Path | None:
    """The second place, where the study's copies may hold words that were removed; else None."""
    return second_place() if is_outdated(study) else None


def note_renewed(study: Path) -> None:
    """Note that all second copies of a study were replaced."""
    place = second_place()
    if place is not None and is_outdated(study):
        folder = str(folder_in(place, study))
        _keep(_OUTDATED, [other for other in _outdated() if other != folder])


def _copied(copy: Path, target: Path) -> Path:
    """Copy a file and read it again; what was there before is overwritten."""
    with replacing_for_good(target) as part:
        shutil.copyfile(copy, part)
    if _hash(target) != _hash(copy):
        raise _failed(target.parent, MarkedText(_NOT_THE_SAME, context="Record"))
    return target


def _outdated() -> list[str]:
    found = _settings(second_place_file()).get(_OUTDATED)
    return [str(each) for each in found] if isinstance(found, list) else []


def _keep(name: str, value: object) -> None:
    file = second_place_file()
    make_private_folder(file.parent)
    with replacing(file) as part:
        part.write_text(json.dumps(_settings(file) | {name: value}), encoding="utf-8")


def _settings(path: Path) -> dict[str, object]:
    try:
        read = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return read if isinstance(read, dict) else {}


def _hash(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
