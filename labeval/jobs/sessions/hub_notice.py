"""The notice about a laboratory's hub: in reach or not, and how much waits to be sent."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

from labeval.hub.state import state_of, waiting_here
from labeval.jobs.sessions.folder_notice import FolderNotice
from labeval.session.events.events import RecordError
from labeval.study.folder import StudyFolder
from labeval.text.amounts import Amount
from labeval.text.marks import QT_TRANSLATE_NOOP

NOW_S = 300
"""An exchange that is older says nothing of whether the hub is in reach."""
ONLINE = QT_TRANSLATE_NOOP(
    "FolderNotice", "Hub in reach, {events:event waits|events wait}, last exchange {moment}"
)
OFFLINE = QT_TRANSLATE_NOOP(
    "FolderNotice",
    "Hub: out of reach; last exchange {moment}, {events:event waits|events wait}. Sessions go on, "
    "and what waits is sent later.",
)
NOT_YET = QT_TRANSLATE_NOOP(
    "FolderNotice",
    "Hub: no exchange yet; {events:event waits|events wait}. Sessions can be started all the same.",
)
SILENT = QT_TRANSLATE_NOOP(
    "FolderNotice",
    "Hub: no exchange since {moment}; {events:event waits|events wait}. Sessions go on, and what "
    "waits is sent later.",
)
ERASED = QT_TRANSLATE_NOOP(
    "FolderNotice",
    "Hub: {erasures:erasure waits|erasures wait}; until then the hub and other computers have what "
    "was erased here.",
)
REFUSED = QT_TRANSLATE_NOOP("FolderNotice", "Hub: {reason}")
ALARM = QT_TRANSLATE_NOOP(
    "FolderNotice",
    "Hub: this record and the hub have different events for the same session. Nothing was "
    "overwritten; “labeval hub status” and “labeval hub sync” say where.",
)


def hub_notices(folder: StudyFolder) -> Iterator[FolderNotice]:
    """One notice for a study that has joined a hub, and one for a contradiction."""
    if not folder.hub.exists():
        return
    state = state_of(folder)
    if state.refusal:
        yield FolderNotice(REFUSED, values={"reason": state.refusal})
        return
    try:
        waiting, erased = waiting_here(folder)
    except RecordError:  # another part of the overview says what is wrong with it
        return
    values: dict[str, object] = {"events": Amount(waiting)}
    if not state.last_exchange:
        yield FolderNotice(NOT_YET, values=values)
    else:
        moment = datetime.fromisoformat(state.last_exchange).astimezone()
        values["moment"] = f"{moment:%Y-%m-%d %H:%M}"
        is_now = abs((datetime.now(UTC) - moment).total_seconds()) <= NOW_S
        if not state.is_online:
            yield FolderNotice(OFFLINE, values=values)
        elif is_now:
            yield FolderNotice(ONLINE, values=values, is_calm=True)
        else:
            yield FolderNotice(SILENT, values=values)
    if erased > 0 and state.last_exchange:
        yield FolderNotice(ERASED, values={"erasures": Amount(erased)})
    if state.is_alarm:
        yield FolderNotice(ALARM)


def misses_hub(folder: StudyFolder) -> bool:
    """Return whether a study has joined a hub that could not be reached at the newest exchange."""
    return folder.hub.exists() and not state_of(folder).is_online
