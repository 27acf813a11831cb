"""``labeval protect`` and ``labeval unprotect``: a study that is encrypted on the disk."""

from __future__ import annotations

from argparse import Namespace
from getpass import getuser
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.commands.shared.folders import study_folder
from labeval.commands.shared.passphrases import new_secret
from labeval.commands.shared.running import Refused
from labeval.commands.shared.syntax import Add
from labeval.commands.shared.words import tr
from labeval.store.disk.lock import StudyLock
from labeval.study.folder import StudyFolder

if TYPE_CHECKING:
    from labeval.store.disk.study_key import Protection, StudyKey
    from labeval.store.protecting.protecting import Changed


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add(
        "protect",
        protect,
        tr("encrypt record, texts and codes, sound, and all copies; say who may open the study"),
    )
    sub.add_argument("study", type=Path, help=tr("study folder"))
    sub.add_argument(
        "--name", help=tr("who protects the study, for the list (the account of this computer)")
    )
    secret = sub.add_mutually_exclusive_group()
    secret.add_argument(
        "--secret",
        type=Path,
        metavar="FILE",
        help=tr("a file with the new passphrase, or a key file, instead of a question"),
    )
    secret.add_argument(
        "--make-key",
        type=Path,
        metavar="FILE",
        help=tr("make this key file, which opens the study instead of a passphrase"),
    )
    group = sub.add_mutually_exclusive_group()
    group.add_argument("--add", metavar="NAME", help=tr("let one more person open the study"))
    group.add_argument(
        "--keyring",
        metavar="NAME",
        help=tr("let the keyring of this account open the study; NAME is for the list"),
    )
    group.add_argument("--withdraw", metavar="NAME", help=tr("let a person open it no longer"))
    group.add_argument(
        "--recovery", action="store_true", help=tr("print a new recovery key; the old one is void")
    )
    sub = add("unprotect", unprotect, tr("decrypt a protected study in its folder"))
    sub.add_argument("study", type=Path, help=tr("study folder"))


def protect(chosen: Namespace) -> int:
    """Encrypt a study, or change who may open it."""
    folder = study_folder(chosen.study)
    with StudyLock(folder.lock):
        if chosen.make_key is not None:
            chosen.secret = _made_key(chosen.make_key, folder)
        if chosen.recovery or {chosen.add, chosen.withdraw, chosen.keyring} != {None}:
            return _change_people(folder, chosen)
        return _protect(folder, chosen.name or getuser(), chosen.secret)


def unprotect(chosen: Namespace) -> int:
    """Decrypt a study."""
    from labeval.store.protecting.protecting import unprotect

    folder = study_folder(chosen.study)
    if not folder.protection.exists():
        print(tr("{path}: is not protected", path=folder.path))
        return 0
    with StudyLock(folder.lock):
        changed = unprotect(folder)
    _print_files(changed)
    print(tr("{path}: is no longer protected; its files can be read by anybody", path=folder.path))
    return 0


def _protect(folder: StudyFolder, name: str, secret: Path | None) -> int:
    from labeval.jobs.sessions.unsaved import unsaved_in
    from labeval.store.disk.study_key import Way, new_recovery_key, read_protection
    from labeval.store.protecting.protecting import protect

    if folder.protection.exists():
        names = ", ".join(read_protection(folder.protection).names)
    elif unsaved_in(folder):
        raise Refused(
            tr(
                "{path}: sessions that could not be saved wait outside of the folder; take them in "
                "with 'labeval merge --unsaved', then protect the study",
                path=folder.path,
            )
        )
    else:
        names = name

    def add_people(protection: Protection, key: StudyKey) -> Protection:
        way, typed = new_secret(name, secret)
        recovery = new_recovery_key()
        _print_recovery(recovery)
        with_recovery = protection.with_person(key, "", Way.RECOVERY, recovery)
        return with_recovery.with_person(key, name, way, typed)

    changed = protect(folder, add_people)
    _print_files(changed)
    print(tr("{path}: is protected; it can be opened by {names}", path=folder.path, names=names))
    if changed.files:
        print(
            tr(
                "The old files were overwritten and removed. A solid-state disk, snapshots and "
                "copies elsewhere may still have their content."
            )
        )
    return 0


def _change_people(folder: StudyFolder, chosen: Namespace) -> int:
    from labeval.store.disk.key_ring import RING, check_installed
    from labeval.store.disk.second_place import copy_keys_there
    from labeval.store.disk.study_key import Way, new_recovery_key, read_protection

    if not folder.protection.exists():
        raise Refused(
            tr("{path}: is not protected; 'labeval protect STUDY' does that", path=folder.path)
        )
    check_installed(folder.path)
    protection = read_protection(folder.protection)
    key = RING.key_of(protection)
    if chosen.recovery:
        recovery = new_recovery_key()
        changed = protection.with_person(key, "", Way.RECOVERY, recovery)
    elif chosen.add is not None:
        changed = protection.with_person(key, chosen.add, *new_secret(chosen.add, chosen.secret))
    elif chosen.keyring is not None:
        changed = _with_keyring(protection, key, chosen.keyring)
    else:
        changed = _withdrawn(protection, chosen.withdraw)
    changed.write()
    copy_keys_there(folder.path)
    if chosen.recovery:
        _print_recovery(recovery)
    print(
        tr(
            "{path}: can be opened by {names}",
            path=folder.path,
            names=", ".join(changed.names) or tr("the recovery key alone"),
        )
    )
    if chosen.withdraw is not None:
        print(
            tr(
                "Whoever has an older copy of the folder, or kept the study's key, can still open "
                "that copy. To shut somebody out of what comes from now on, too, open the study "
                "and protect it anew: it then has another key."
            )
        )
    return 0


def _with_keyring(protection: Protection, key: StudyKey, name: str) -> Protection:
    from labeval.store.disk.study_key import Way, new_keyring_secret
    from labeval.store.disk.system_keyring import keep_in_keyring

    if any(each.name == name and each.way != Way.KEYRING for each in protection.keys):
        raise Refused(
            tr(
                "'{name}' has a passphrase or key already; choose a name that says which computer "
                "it is, such as '{name} on laptop 3'",
                name=name,
            )
        )
    secret = new_keyring_secret()
    keep_in_keyring(protection, secret)
    return protection.with_person(key, name, Way.KEYRING, secret)


def _withdrawn(protection: Protection, name: str) -> Protection:
    from labeval.store.disk.system_keyring import forget_in_keyring, key_in_keyring

    try:
        changed = protection.without_person(name)
        if key_in_keyring(protection) is not None and key_in_keyring(changed) is None:
            forget_in_keyring(protection)
        return changed
    except KeyError:
        raise Refused(
            tr(
                "nobody called '{name}' can open this study; there are {names}",
                name=name,
                names=", ".join(protection.names),
            )
        ) from None


def _made_key(path: Path, folder: StudyFolder) -> Path:
    from labeval.store.disk.atomic import flush_file
    from labeval.store.disk.private_files import make_private
    from labeval.store.disk.study_key import new_key_file

    if path.exists():
        raise Refused(tr("{path}: exists already; choose another name", path=path))
    if path.absolute().is_relative_to(folder.path.absolute()):
        raise Refused(
            tr(
                "{path}: a key in the study folder protects nothing; choose another place",
                path=path,
            )
        )
    make_private(path)
    path.write_text(new_key_file(), encoding="utf-8")
    flush_file(path)
    print(tr("{path}: a new key; keep it apart from the study folder", path=path))
    return path


def _print_recovery(recovery: str) -> None:
    print(tr("Recovery key, shown this once; write it down and keep it apart from the computer:"))
    print(f"\n    {recovery}\n", flush=True)


def _print_files(changed: Changed) -> None:
    for file in changed.files:
        print(tr("rewritten: {file}", file=file))
    if changed.out_of_reach is not None:
        print(
            tr(
                "{place}: second copies go there and it is not in reach; those that are there are "
                "as they were until it is back",
                place=changed.out_of_reach,
            )
        )
