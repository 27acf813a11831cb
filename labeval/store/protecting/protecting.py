"""Protecting a study in its folder, and opening it again; killed at any moment nothing is lost.

First the wrapped keys are on disk, with the note that files are being rewritten; then each database
is rewritten by itself; the note goes last. Until then no database of the study is opened, and doing
it again finishes it, in either direction.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

from labeval.files.progress import report
from labeval.store.disk.backup import all_copies
from labeval.store.disk.errors import RecordUnavailable, StoreError
from labeval.store.disk.key_ring import RING, check_installed
from labeval.store.disk.private_files import wipe
from labeval.store.disk.read_only_copies import is_plain, memory_copy
from labeval.store.disk.second_place import (
    copy_keys_there,
    folder_in,
    note_removal,
    out_of_reach,
    second_place,
)
from labeval.store.disk.study_key import (
    Protection,
    StudyKey,
    new_protection,
    read_protection,
    spare_of,
)
from labeval.store.erasing.erased_copies import copies_of, left_over
from labeval.store.record.sealed_sounds import (
    check_opens,
    files_to_seal,
    key_named_in,
    leftovers,
    seal,
    sealed_files,
    unseal,
)
from labeval.study.folder import PROTECTION_FILE, StudyFolder
from labeval.text.marks import QT_TRANSLATE_NOOP

_FOREIGN = QT_TRANSLATE_NOOP(
    "Record",
    "{path}: this file is not of the study, or damaged: it cannot be read with the study's key; "
    "move it out of the folder and do this again",
)
AddPeople = Callable[[Protection, StudyKey], Protection]
"""Wraps a new key for everybody who may open the study."""


@dataclass(slots=True)
class Changed:
    """Files that were rewritten."""

    files: list[Path] = field(default_factory=list)
    out_of_reach: Path | None = None
    """The second place for copies, where it was not there: its copies are as they were."""


def protect(folder: StudyFolder, add_people: AddPeople) -> Changed:
    """Encrypt the databases and the sound of a study. The caller holds its lock.

    Args:
        add_people: called once, with a new key, where the study has none yet; the key is on disk
            for all of them before anything is encrypted with it.

    Raises:
        StudyLocked, WrongKey: it is protected already, and there is no key.
        RecordUnavailable: a database is in use, or something cannot be written; what was
            rewritten so far stays, and doing it again finishes it.
        DamagedRecord: a database is damaged.
    """
    check_installed(folder.path)
    _refuse_in_use(folder)
    if folder.protection.exists():
        protection = read_protection(folder.protection)
        key = RING.key_of(protection)
    else:
        key = StudyKey.new()
        _refuse_other_keys(folder, key)
        protection = add_people(new_protection(folder.path, key), key)
    protection = replace(protection, changing="protecting")
    protection.write()
    RING.add(key)
    changed = _rewrite_all(folder, key, to_plain=False)
    replace(protection, changing="").write()
    copy_keys_there(folder.path)
    return changed


def unprotect(folder: StudyFolder) -> Changed:
    """Decrypt the databases and the sound of a study. The caller holds its lock.

    Raises:
        StudyLocked, WrongKey: there is no key.
        RecordUnavailable, DamagedRecord: as for :func:`protect`; or sound is damaged, and nothing
            was changed.
    """
    check_installed(folder.path)
    protection = read_protection(folder.protection)
    key = RING.key_of(protection)
    for sealed in sealed_files(folder.audio):
        check_opens(sealed)
    replace(protection, changing="opening").write()
    changed = _rewrite_all(folder, key, to_plain=True)
    for file in (spare_of(folder.path), *(place / PROTECTION_FILE for place in _places(folder))):
        if file.parent.is_dir():
            wipe(file)
    return changed


def _refuse_other_keys(folder: StudyFolder, key: StudyKey) -> None:
    """Refuse where sound is sealed with the key of another study, which would be lost here."""
    for file in sealed_files(folder.audio):
        if key_named_in(file) != key.id:
            raise RecordUnavailable(_FOREIGN, path=file)


def _refuse_in_use(folder: StudyFolder) -> None:
    """Refuse before anything is written where another program has a plain database open."""
    from labeval.store.protecting.rewriting import check_free

    for file in _databases(folder):
        if is_plain(file):
            check_free(file)


def _rewrite_all(folder: StudyFolder, key: StudyKey, *, to_plain: bool) -> Changed:
    from labeval.store.protecting.rewriting import opens, rewrite

    changed = Changed(out_of_reach=out_of_reach())
    copy_keys_there(folder.path)
    files = list(_databases(folder))
    sounds = sealed_files(folder.audio) if to_plain else files_to_seal(folder.audio)
    for file in (*files, folder.protection):
        for part in left_over(file):
            wipe(part)
    for part in leftovers(folder.audio):
        wipe(part)
    encrypted_with = key.of_databases
    for number, file in enumerate(files):
        report(file.name, number, len(files) + len(sounds))
        if is_plain(file) == to_plain or not file.stat().st_size:
            if not opens(file, None if to_plain else encrypted_with):
                raise RecordUnavailable(_FOREIGN, path=file)
            continue
        if to_plain:
            rewrite(file, key=encrypted_with, new_key=None)
        else:
            rewrite(file, key=None, new_key=encrypted_with)
        changed.files.append(file)
    for number, sound in enumerate(sounds, start=len(files)):
        report(sound.name, number, len(files) + len(sounds))
        if to_plain:
            unseal(sound)
        else:
            seal(sound, key.of_sounds)
        changed.files.append(sound)
    if changed.out_of_reach is not None and any(map(all_copies, files)):
        note_removal(folder.path)  # all copies there are replaced as soon as it is back
    return changed


def _databases(folder: StudyFolder) -> Iterator[Path]:
    """Every database file of a study that is there, the ones in use first.

    A plain one with another name counts where it has the tables of a study.
    """
    own = (folder.database, folder.workbook, folder.mailbox)
    copies = [file for path in own[:2] for file in copies_of(path)]
    known = dict.fromkeys((*own, *copies))
    yield from (file for file in known if file.is_file())
    for file in sorted(folder.path.glob(f"*{folder.database.suffix}")):
        if file not in known and (not is_plain(file) or _is_of_a_study(file)):
            yield file


def _is_of_a_study(file: Path) -> bool:
    with suppress(StoreError, sqlite3.DatabaseError), closing(memory_copy(file)) as found:
        tables = {name for (name,) in found.execute("SELECT name FROM sqlite_master")}
        return "ledger" in tables or {"passage", "coding"} <= tables
    return False


def _places(folder: StudyFolder) -> Iterator[Path]:
    """The folders that have the wrapped keys, the study's own last."""
    place = second_place()
    there = folder_in(place, folder.path) if place is not None else None
    if there is not None and there.is_dir():
        yield there
    yield folder.path
