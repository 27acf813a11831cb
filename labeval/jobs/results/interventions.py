"""Hints, messages, reminders and breaks of recorded sessions, for their analysis."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labeval.session.events.events import Kind
from labeval.store.record.record import Record

if TYPE_CHECKING:
    from pandas import DataFrame

KINDS = {
    Kind.HINT_SHOWN: "hint",
    Kind.MESSAGE_SENT: "message",
    Kind.REMINDER_SHOWN: "reminder",
    Kind.BREAK_STARTED: "break",
}


def interventions_frame(record: Record, *, include_rehearsals: bool) -> DataFrame:
    """One row an intervention: ``session``, ``kind``, and ``page`` as analyses name it."""
    import pandas as pd

    rows = [
        (header.id, KINDS[event.kind], f"{header.id}/{event.page}")
        for header in record.sessions.headers()
        if include_rehearsals or header.kind != "rehearsal"
        for event in record.sessions.events(header.id)
        if event.kind in KINDS
    ]
    return pd.DataFrame.from_records(rows, columns=["session", "kind", "page"])
