"""Checks of dates: where the computer's clock was set while a session ran, or between its runs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime

from labeval.session.clock import JUMP_MS
from labeval.session.events import Kind
from labeval.store.event_row import EventRow, Fault
from labeval.text.marks import QT_TRANSLATE_NOOP

_JUMPED = QT_TRANSLATE_NOOP(
    "Verification",
    "the computer's clock jumped by {seconds} s here; dates before and after do not agree, "
    "durations come from the session clock",
)
_EARLIER = QT_TRANSLATE_NOOP(
    "Verification",
    "the computer's clock stood {seconds} s before the time that was recorded last; dates of this "
    "run may be wrong, durations come from the session clock",
)


def clock_faults(events: Sequence[EventRow]) -> Iterator[tuple[EventRow, Fault]]:
    """Events before which the computer's clock was set; a jump that was noticed is told once."""
    last: datetime | None = None
    noticed = False
    for event in events:
        now = _moment(event.utc)
        if event.kind == Kind.CLOCK_JUMPED:
            noticed = True
            yield event, (_JUMPED, {"seconds": _seconds(event.value)})
        elif last is not None and now is not None and not noticed:
            behind_ms = (last - now).total_seconds() * 1000
            if behind_ms >= JUMP_MS:
                yield event, (_EARLIER, {"seconds": round(behind_ms / 1000)})
        noticed = event.kind == Kind.CLOCK_JUMPED
        last = now or last


def _moment(utc: str) -> datetime | None:
    try:
        found = datetime.fromisoformat(utc)
    except ValueError:
        return None
    return found if found.tzinfo is not None else None


def _seconds(value: str) -> str:
    try:
        return f"{int(value) / 1000:.0f}"
    except ValueError:
        return "?"
