"""Usual times in a study: the durations of its pages in finished sessions."""

from __future__ import annotations

from collections import defaultdict
from statistics import median

from labeval.session.monitor.monitor import Usual
from labeval.session.plan.header import SessionHeader
from labeval.session.state.timing import page_times
from labeval.store.record.following import FollowedRecord

_MOST = 30
"""Number of newest sessions that count, so that the window opens at once."""


def usual_of(record: FollowedRecord, header: SessionHeader) -> Usual:
    """The medians of other completed sessions of the same version and condition.

    Raises:
        RecordError: the record cannot be read.
    """
    spent: defaultdict[str, list[int]] = defaultdict(list)
    sessions = record.like(header, _MOST)
    for session in sessions:
        plan = record.header(session).plan
        pages = {page.id: page for page in plan.block_pages()}
        for id, time in page_times(record.events(session)).items():
            if id in pages and time.left_ms is not None:
                spent[pages[id].block].append(time.visible_ms)
    return Usual({block: round(median(times)) for block, times in spent.items()}, len(sessions))
