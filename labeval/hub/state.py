"""State of a station's exchanges, in a small file that windows read without the hub."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field, replace

from filelock import FileLock

from labeval.session.events.clock import utc_now
from labeval.store.disk.atomic import replacing
from labeval.store.disk.rights import PRIVATE_FILE
from labeval.store.merging.parts import erasures, session_heads
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder


@dataclass(frozen=True, slots=True)
class HubState:
    """Result of the newest exchange."""

    is_online: bool = False
    last_exchange: str = ""
    """UTC of the newest one that came to its end; empty where none has."""
    heads: dict[str, int] = field(default_factory=dict)
    """Session to the number of its events in the record by then."""
    unsent: int = 0
    """Events among these that the hub did not have."""
    erased: int = 0
    """Erasures of the record by then."""
    is_alarm: bool = False
    """True if record and hub contradicted each other."""
    refusal: str = ""
    """Why the hub did not let this computer in, as it was shown; empty where it did."""
    elsewhere: list[str] = field(default_factory=list)
    """Sessions of other computers, also those that are not in the record here."""
    removed: list[str] = field(default_factory=list)
    """Recordings that a clean-up removes here and that the hub does not know of yet."""


def state_of(folder: StudyFolder) -> HubState:
    """The state as it was written last; one of a station that has not exchanged where it cannot
    be read."""
    with suppress(OSError, ValueError, TypeError):
        return HubState(**json.loads(folder.hub_state.read_text(encoding="utf-8")))
    return HubState()


def note_exchange(
    folder: StudyFolder, *, heads: dict[str, int], unsent: int, erased: int, is_alarm: bool
) -> None:
    """Note an exchange that came to its end; arguments as in :class:`HubState`.

    Raises:
        OSError: it cannot be written.
    """
    new = HubState(True, utc_now(), heads, unsent, erased, is_alarm)
    _change(folder, lambda known: replace(new, elsewhere=known.elsewhere, removed=known.removed))


def note_elsewhere(folder: StudyFolder, sessions: list[str]) -> None:
    """Note which sessions are other computers', which alone may go on with them.

    Raises:
        OSError: it cannot be written.
    """
    _change(folder, lambda known: replace(known, elsewhere=sessions))


def note_removed(folder: StudyFolder, recordings: Collection[str]) -> None:
    """Note recordings that are removed here, for the hub to know; before the first of them goes.

    Raises:
        OSError: it cannot be written.
    """
    _change(folder, lambda known: replace(known, removed=sorted({*known.removed, *recordings})))


def removed_here(folder: StudyFolder) -> list[str]:
    """Recordings that were removed here, of which the hub does not know yet. A clean-up that was
    killed has noted some that are still here."""
    return [name for name in state_of(folder).removed if not (folder.audio / name).exists()]


def forget_removed(folder: StudyFolder, recordings: Collection[str]) -> None:
    """Forget removed recordings, once the hub knows of them.

    Raises:
        OSError: it cannot be written.
    """
    _change(
        folder,
        lambda known: replace(
            known, removed=[name for name in known.removed if name not in recordings]
        ),
    )


def of_others(folder: StudyFolder) -> frozenset[str]:
    """Sessions of other computers of the laboratory, which alone may go on with them."""
    return frozenset(state_of(folder).elsewhere if folder.hub.exists() else ())


def note_failure(folder: StudyFolder, refusal: str = "") -> None:
    """Note an exchange that failed: the hub was out of reach, or refused.

    Raises:
        OSError: it cannot be written.
    """
    _change(folder, lambda known: replace(known, is_online=False, refusal=refusal))


def forget_hub(folder: StudyFolder) -> None:
    """Remove the note of the hub, and the state with it.

    Raises:
        OSError: they cannot be removed.
    """
    if folder.hub.exists():
        with _alone(folder):
            folder.hub.unlink(missing_ok=True)
            folder.hub_state.unlink(missing_ok=True)
        folder.hub_lock.unlink(missing_ok=True)  # whoever waits for it finds no hub and is done


def waiting_here(folder: StudyFolder) -> tuple[int, int]:
    """Events and erasures of the record that came after the newest exchange, or were left by it.

    What was erased since makes up for nothing: events are counted session by session.

    Raises:
        RecordError: the record cannot be read.
    """
    known = state_of(folder)
    with record_if_any(folder) as record:
        if record is None:
            return 0, 0
        new = (seq - known.heads.get(id, 0) for id, seq in heads_of(record).items())
        return known.unsent + sum(max(0, n) for n in new), erased_in(record) - known.erased


@contextmanager
def record_if_any(folder: StudyFolder) -> Iterator[Record | None]:
    """The record, for reading; None where no session has been run and nothing taken."""
    if not folder.database.exists():
        yield None
        return
    with Record(folder.database, read_only=True) as record:
        yield record


def heads_of(record: Record) -> dict[str, int]:
    """Session to the number of its events in an open record."""
    return {id: head.seq for id, head in session_heads(record.connection).items()}


def erased_in(record: Record) -> int:
    """Number of erasures in an open record."""
    return len(erasures(record.connection))


def _change(folder: StudyFolder, change: Callable[[HubState], HubState]) -> None:
    """Write what a change makes of the state. Programs that change it at once, as an exchange and a
    clean-up do, do it one after the other, so that none writes what it read before the other."""
    if not folder.hub.exists():
        return
    with _alone(folder):
        known = state_of(folder)
        new = change(known)
        if folder.hub.exists() and new != known:
            with replacing(folder.hub_state) as part:
                part.write_text(json.dumps(asdict(new)) + "\n", encoding="utf-8")


def _alone(folder: StudyFolder) -> FileLock:
    return FileLock(folder.hub_lock, mode=PRIVATE_FILE)
