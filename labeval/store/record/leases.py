"""Facts that a study folder has from a hub while it is offline: leased places, and codes in use.

Each place is given by the hub to one station only, so stations that know nothing of each other
never give the same place to two participants.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from labeval.files.refusal import FileRefused
from labeval.session.assignment.slots import Lease
from labeval.store.disk.atomic import replacing
from labeval.store.disk.errors import StoreError
from labeval.store.disk.private_files import wipe
from labeval.store.disk.study_secrets import (
    place_of_secret,
    read_study_text,
    remove_study_secret,
    write_study_secret,
)
from labeval.study.folder import StudyFolder
from labeval.text.marks import QT_TRANSLATE_NOOP

_CODES = "hub-codes.json"


class UnreadableLeases(StoreError):
    """The file of leased places cannot be used."""


class UseElsewhere(NamedTuple):
    """A session that another computer of a laboratory has begun with an invitation code."""

    list: str
    trace: str
    session: str
    """A hash of the session's id, see :func:`hash_of_id`."""


def hash_of_id(session: str) -> str:
    """The name that the hub gives to a session that this computer may not read."""
    return hashlib.sha256(session.encode()).hexdigest()


def write_leases(path: Path, leases: Iterable[Lease]) -> None:
    """Replace the file of leased places.

    Raises:
        OSError: it cannot be written.
    """
    with replacing(path) as part:
        part.write_text(json.dumps([list(lease) for lease in leases]) + "\n", encoding="utf-8")


def read_leases(path: Path) -> tuple[Lease, ...] | None:
    """The leased places, in their order; None where the folder has joined no hub.

    Raises:
        UnreadableLeases: the file was altered or damaged.
    """
    try:
        raw = json.loads(path.read_text(encoding="utf-8"))
        found = [Lease(int(rank), str(condition), int(slot)) for rank, condition, slot in raw]
    except FileNotFoundError:
        return None
    except (OSError, ValueError, TypeError) as error:
        raise UnreadableLeases(
            QT_TRANSLATE_NOOP(
                "Record",
                "{path}: the places that the hub has leased cannot be read: {reason}; remove the "
                "file, then 'labeval hub sync' writes it again",
            ),
            path=path,
            reason=error,
        ) from error
    return tuple(sorted(found))


def write_code_uses(folder: StudyFolder, uses: Iterable[UseElsewhere]) -> None:
    """Replace the codes that others have used, which a protected study has sealed.

    Raises:
        RecordUnavailable: the study is protected and locked.
        OSError: they cannot be written.
    """
    found = [list(one) for one in uses]
    wipe(folder.hub_codes)
    if not found:
        forget_code_uses(folder)
        return
    new = json.dumps(found)
    with suppress(FileRefused, OSError, ValueError):
        if read_study_text(folder, _CODES) == new:
            return
    write_study_secret(folder, _CODES, new)


def forget_code_uses(folder: StudyFolder) -> None:
    """Remove the codes that others have used; missing is fine."""
    wipe(folder.hub_codes)
    remove_study_secret(folder, _CODES)


def code_uses_elsewhere(folder: StudyFolder) -> list[UseElsewhere]:
    """The codes that others have used; none where the folder has joined no hub.

    Raises:
        RecordUnavailable: the study is protected and locked.
        UnreadableLeases: the file was altered or damaged.
    """
    try:
        raw = json.loads(read_study_text(folder, _CODES) or "[]")
        return [UseElsewhere(*map(str, one)) for one in raw]
    except (FileRefused, OSError, ValueError, TypeError) as error:
        raise UnreadableLeases(
            QT_TRANSLATE_NOOP(
                "Record",
                "{path}: the invitation codes that other computers have used cannot be read: "
                "{reason}; remove the file, then 'labeval hub sync' writes it again",
            ),
            path=place_of_secret(folder, _CODES),
            reason=error,
        ) from error
