"""State of a station's exchanges, in a small file that windows read without the hub."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field, replace

from labeval.session.events.clock import utc_now
from labeval.store.disk.atomic import replacing
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
    """Recordings that a clean-up removed here, which the hub does not know yet."""


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
    known = state_of(folder)
    new = HubState(True, utc_now(), heads, unsent, erased, is_alarm)
    _write(folder, replace(new, elsewhere=known.elsewhere, removed=known.removed))


def note_elsewhere(folder: StudyFolder, sessions: list[str]) -> None:
    """Note which sessions are other computers', which alone may go on with them.

    Raises:
        OSError: it cannot be written.
    """
    known = state_of(folder)
    if known.elsewhere != sessions:
        _write(folder, replace(known, elsewhere=sessions))


def note_removed(folder: StudyFolder, recordings: list[str]) -> None:
    """Note which recordings were removed here, for the hub to know; none once it does.

    Raises:
        OSError: it cannot be written.
    """
    known = state_of(folder)
    if known.removed != recordings:
        _write(folder, replace(known, removed=recordings))


def of_others(folder: StudyFolder) -> frozenset[str]:
    """Sessions of other computers of the laboratory, which alone may go on with them."""
    return frozenset(state_of(folder).elsewhere if folder.hub.exists() else ())


def note_failure(folder: StudyFolder, refusal: str = "") -> None:
    """Note an exchange that failed: the hub was out of reach, or refused.

    Raises:
        OSError: it cannot be written.
    """
    _write(folder, replace(state_of(folder), is_online=False, refusal=refusal))


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


def _write(folder: StudyFolder, state: HubState) -> None:
    if folder.hub.exists():
        with replacing(folder.hub_state) as part:
            part.write_text(json.dumps(asdict(state)) + "\n", encoding="utf-8")
