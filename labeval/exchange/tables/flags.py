"""One row per flag: something in a session that deserves a second look, and what it rests on."""

from __future__ import annotations

import json
from collections.abc import Iterator

from labeval.exchange.cells import seconds_text
from labeval.exchange.recorded import RecordedSession, recorded_sessions
from labeval.exchange.table import CONDITION, PARTICIPANT, SESSION, Column, Row
from labeval.session.flags.flag import FlagKind
from labeval.store.record.record import Record

COLUMNS = (
    PARTICIPANT,
    SESSION,
    CONDITION,
    Column("flag", f"{', '.join(FlagKind)}."),
    Column("policy", "note, or warn where the supervisor was warned."),
    Column("page", "The page, or the step's screen."),
    Column("page_order", "Position as in judgments; empty for any other screen.", "integer"),
    Column("criterion", "The criterion that it concerns; empty for the page as a whole."),
    Column("pages", "All pages that it rests on, joined by |."),
    Column("at_seconds", "Session clock when it was raised.", "number"),
    Column("flagged_at", "UTC, ISO 8601."),
    Column("evidence", "What it rests on, as a sentence."),
    Column("figures", "The same as a JSON object."),
)


def rows(record: Record, *, include_rehearsals: bool = False) -> Iterator[Row]:
    """All flags by participant and session, in the order in which they were raised.

    They are computed from the events with the thresholds of the session's own study version.
    """
    for session in recorded_sessions(record, include_rehearsals=include_rehearsals):
        yield from _session_rows(session)


def _session_rows(session: RecordedSession) -> Iterator[Row]:
    for flag in session.flags:
        order = session.order.get(flag.page)
        yield (
            *(*session.codes, session.header.condition, str(flag.kind), flag.policy, flag.page),
            *("" if order is None else str(order), flag.criterion, "|".join(flag.pages)),
            *(seconds_text(flag.at_ms), flag.utc, flag.sentence),
            json.dumps(dict(flag.values), ensure_ascii=False),
        )
