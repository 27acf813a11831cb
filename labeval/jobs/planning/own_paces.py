"""Seconds that a judgment took in a study's own sessions."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from itertools import islice
from pathlib import Path
from statistics import median

from labeval.exchange.recorded import RecordedSession
from labeval.jobs.planning.paces import Pace
from labeval.session.events.events import RecordError
from labeval.store.record.record import Record
from labeval.study.methods import find_method

MOST_SESSIONS = 30
"""The newest sessions that are read; more would take seconds, and show old pages."""


def paces_of(sessions: Iterable[RecordedSession]) -> dict[str, Pace]:
    """The pace of each block, from the pages that count and were left with answers."""
    found: dict[str, list[float]] = defaultdict(list)
    for session in sessions:
        for page in session.shown_pages():
            time, answers = session.times[page.id], session.state.answers.get(page.id, {})
            if not page.counts or time.left_ms is None or not answers:
                continue
            # As many as plans count for the page.
            judgments = len(find_method(session.settings(page).method).judgments(page, {}))
            found[page.block].append(time.visible_ms / 1000 / max(1, judgments))
    return {block: Pace(median(seconds), len(seconds)) for block, seconds in found.items()}


def paces_in(database: Path) -> dict[str, Pace]:
    """The same from the newest sessions of people in a record, else from recorded rehearsals.

    Robots are no people; a record that cannot be read has none.
    """
    with suppress(RecordError):
        if database.exists():
            with Record(database, read_only=True) as record:
                return paces_of(_sessions(record))
    return {}


def _sessions(record: Record) -> Iterator[RecordedSession]:
    lines = [line for line in record.sessions.lines() if not line.rejected]
    real = [line for line in lines if line.header.kind == "real"]
    tried = [line for line in lines if line.header.kind == "rehearsal"]
    content = cache(record.versions.content)
    for header in (line.header for line in islice(real or tried, MOST_SESSIONS)):
        with suppress(ValueError):  # a version of a newer program
            yield RecordedSession(
                header, record.sessions.events(header.id), content(header.version)
            )
