"""The hub of a study folder: which one it is, joining it, and leaving."""

from __future__ import annotations

import json
from dataclasses import dataclass

from labeval.hub.address import HubAddress, read_address
from labeval.hub.connection import hub_at
from labeval.hub.errors import HubRefused
from labeval.hub.keys import forget_key, keep_key, kept_key, key_file
from labeval.hub.leasing import give_back_places
from labeval.hub.setting_up import Right, right_of
from labeval.hub.state import forget_hub
from labeval.store.disk.atomic import replacing
from labeval.store.disk.study_secrets import (
    read_study_secret,
    remove_study_secret,
    write_study_secret,
)
from labeval.store.record.leases import forget_code_uses
from labeval.store.workbook.sharing import end_sharing
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.study.study import Study, StudyContent
from labeval.text.marks import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class Membership:
    """A study folder's place in a laboratory."""

    address: HubAddress
    """With the password, where one is kept."""
    station: str
    """Name of the role on the hub."""
    right: Right


def join(folder: StudyFolder, study: Study, address: HubAddress) -> tuple[Membership, bool]:
    """Connect a study folder with a hub. The first one that joins decides which study it is of.

    The same address again replaces the password. A folder that was copied from another computer
    after that one had joined joins as a computer of its own.

    Returns:
        The membership, and whether the system's keyring has the password.

    Raises:
        HubOffline, HubRefused: nothing has changed here.
        OSError: the folder or the key cannot be written.
    """
    known = membership(folder).address if folder.hub.exists() else None
    is_other = known is not None and str(known) != str(address)
    if is_other and known is not None and (known.is_local or known.password):
        raise HubRefused(
            QT_TRANSLATE_NOOP(
                "Hub", "{path}: the study has joined {address}; 'labeval hub leave' first"
            ),
            path=folder.path,
            address=known,
        )
    title = next(iter(study.title.root.values()))
    with hub_at(address) as connection:
        right = right_of(connection)
        station = connection.info.user
        if right != "analyst":
            connection.execute(
                "INSERT INTO labeval.study (seed, title) VALUES (%s, %s) ON CONFLICT DO NOTHING",
                (study.seed, title),
            )
        row = connection.execute("SELECT seed, title FROM labeval.study").fetchone()
        if row is not None and row != (study.seed, title):
            raise HubRefused(
                QT_TRANSLATE_NOOP(
                    "Hub",
                    "{address} is the hub of another study: “{title}”, seed {seed}; this one is "
                    "“{own_title}”, seed {own_seed}. A database is the hub of one study",
                ),
                address=address,
                title=row[1],
                seed=row[0],
                own_title=title,
                own_seed=study.seed,
            )
        connection.execute(
            "INSERT INTO labeval.station (name) VALUES (session_user) ON CONFLICT DO NOTHING"
        )
        connection.execute("UPDATE labeval.station SET left_at = NULL WHERE name = session_user")
    if is_other and known is not None:
        _forget(folder, known)
    in_keyring = bool(address.password) and keep_key(address, address.password)
    if key_file(address) is not None and folder.protection.exists():
        _put_into_study(folder, address, address.password)
    note = {"address": str(address), "station": station, "right": right}
    with replacing(folder.hub) as part:
        part.write_text(json.dumps(note, indent=2) + "\n", encoding="utf-8")
    return Membership(address, station, right), in_keyring


def membership(folder: StudyFolder) -> Membership:
    """The hub that a study folder has joined, with the key that is kept for it.

    Raises:
        HubRefused: it has joined none, or the note or the key cannot be used.
        RecordUnavailable: the study is protected and locked.
    """
    path = folder.hub
    if not path.exists():
        raise HubRefused(
            QT_TRANSLATE_NOOP(
                "Hub", "{path}: this study has joined no hub; 'labeval hub join' does that"
            ),
            path=folder.path,
        )
    try:
        note = json.loads(path.read_text(encoding="utf-8"))
        address = read_address(str(note["address"]))
        station, right = str(note["station"]), note["right"]
        if right not in ("station", "supervisor", "analyst"):
            raise ValueError(right)
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise HubRefused(
            QT_TRANSLATE_NOOP(
                "Hub", "{path} cannot be read: {reason}; remove it, then join the hub again"
            ),
            path=path,
            reason=error,
        ) from error
    return Membership(address.with_password(_password(folder, address)), station, right)


_PASSWORD = "hub.password"


def _password(folder: StudyFolder, address: HubAddress) -> str:
    """The password of a study's hub. A file that has it belongs to a protected study as its sound
    does: whoever has the disk cannot read it there."""
    is_protected = folder.protection.exists()
    inside = read_study_secret(folder, _PASSWORD)
    if inside and not is_protected:  # the protection was taken back
        keep_key(address, inside)
        remove_study_secret(folder, _PASSWORD)
    if inside:
        return inside
    found = kept_key(address)
    if found and is_protected and key_file(address) is not None:
        _put_into_study(folder, address, found)
    return found


def _put_into_study(folder: StudyFolder, address: HubAddress, password: str) -> None:
    write_study_secret(folder, _PASSWORD, password)
    forget_key(address)


def sign_off(folder: StudyFolder, member: Membership, content: StudyContent) -> None:
    """Note on the hub that this station has left, and return its free places.

    Raises:
        HubOffline, HubRefused: it could not be noted.
    """
    with hub_at(member.address) as connection:
        if member.right == "station":
            give_back_places(connection, folder, content)
        connection.execute("UPDATE labeval.station SET left_at = now() WHERE name = session_user")


def forget(folder: StudyFolder, member: Membership) -> None:
    """Remove the note and the key; record and workbook stay as they are."""
    _forget(folder, member.address)


def _forget(folder: StudyFolder, address: HubAddress) -> None:
    if folder.workbook.exists():
        with Workbook(folder.workbook, coder="") as book, book.explaining():
            end_sharing(book.connection)
    forget_key(address)
    remove_study_secret(folder, _PASSWORD)
    folder.hub_places.unlink(missing_ok=True)
    forget_code_uses(folder)
    forget_hub(folder)
