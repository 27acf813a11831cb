"""The notice about a laboratory's hub: in reach or not, and how much waits to be sent."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from labeval.hub.state import events_here, state_of
from labeval.jobs.sessions.folder_notices import FolderNotice
from labeval.session.events.events import RecordError
from labeval.study.folder import StudyFolder
from labeval.text.amounts import Amount
from labeval.text.marks import QT_TRANSLATE_NOOP

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
        waiting = max(0, events_here(folder) - state.sent)
    except RecordError:  # another part of the overview says what is wrong with it
        return
    values: dict[str, object] = {"events": Amount(waiting)}
    if not state.last_exchange:
        yield FolderNotice(NOT_YET, values=values)
    else:
        moment = datetime.fromisoformat(state.last_exchange).astimezone()
        values["moment"] = f"{moment:%Y-%m-%d %H:%M}"
        if state.is_online:
            yield FolderNotice(ONLINE, values=values, is_calm=True)
        else:
            yield FolderNotice(OFFLINE, values=values)
    if state.is_alarm:
        yield FolderNotice(ALARM)


def misses_hub(folder: StudyFolder) -> bool:
    """Return whether a study has joined a hub that could not be reached at the newest exchange."""
    return folder.hub.exists() and not state_of(folder).is_online
