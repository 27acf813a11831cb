"""State of a station's exchanges, in a small file that windows read without the hub."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, replace

from labeval.session.events.clock import utc_now
from labeval.store.disk.atomic import replacing
from labeval.store.merging.parts import session_heads
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder


@dataclass(frozen=True, slots=True)
class HubState:
    """Result of the newest exchange."""

    is_online: bool = False
    last_exchange: str = ""
    """UTC of the newest one that came to its end; empty where none has."""
    sent: int = 0
    """Events of the record that the hub had by then."""
    is_alarm: bool = False
    """True if record and hub contradicted each other."""
    refusal: str = ""
    """Why the hub did not let this computer in, as it was shown; empty where it did."""


def state_of(folder: StudyFolder) -> HubState:
    """The state as it was written last; one of a station that has not exchanged where it cannot
    be read."""
    with suppress(OSError, ValueError, TypeError):
        return HubState(**json.loads(folder.hub_state.read_text(encoding="utf-8")))
    return HubState()


def note_exchange(folder: StudyFolder, *, sent: int, is_alarm: bool) -> None:
    """Note an exchange that came to its end.

    Raises:
        OSError: it cannot be written.
    """
    _write(folder, HubState(True, utc_now(), sent, is_alarm))


def note_failure(folder: StudyFolder, refusal: str = "") -> None:
    """Note an exchange that failed: the hub was out of reach, or refused.

    Raises:
        OSError: it cannot be written.
    """
    _write(folder, replace(state_of(folder), is_online=False, refusal=refusal))


def events_here(folder: StudyFolder) -> int:
    """Number of events in the record.

    Raises:
        RecordError: it cannot be read.
    """
    with record_if_any(folder) as record:
        return 0 if record is None else events_of(record)


@contextmanager
def record_if_any(folder: StudyFolder) -> Iterator[Record | None]:
    """The record, for reading; None where no session has been run and nothing taken."""
    if not folder.database.exists():
        yield None
        return
    with Record(folder.database, read_only=True) as record:
        yield record


def events_of(record: Record) -> int:
    """Number of events in an open record."""
    return sum(head.seq for head in session_heads(record.connection).values())


def _write(folder: StudyFolder, state: HubState) -> None:
    if folder.hub.exists():
        with replacing(folder.hub_state) as part:
            part.write_text(json.dumps(asdict(state)) + "\n", encoding="utf-8")
