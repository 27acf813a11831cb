"""Checks of dates: where the wall clock was set, or the computer slept, in a session."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from labeval.session.events.boot_clock import BootReading
from labeval.session.events.clock import JUMP_MS
from labeval.session.events.events import SLEPT_MS, Kind
from labeval.store.record.event_row import EventRow, Faults
from labeval.text.marks import QT_TRANSLATE_NOOP

_JUMPED = QT_TRANSLATE_NOOP(
    "Verification",
    "the computer's clock jumped by {seconds} s here; dates before and after do not agree, "
    "durations come from the session clock",
)
SLEPT = QT_TRANSLATE_NOOP(
    "Verification", "the computer slept for {seconds} s here; no duration holds that time"
)
_EARLIER = QT_TRANSLATE_NOOP(
    "Verification",
    "the computer's clock was {seconds} s before the time that was recorded last; dates of this "
    "run may be wrong, durations come from the session clock",
)


def clock_faults(events: Sequence[EventRow]) -> Faults:
    """Events before which the wall clock was set or the computer slept; each once."""
    last: datetime | None = None
    last_ms = 0
    known: BootReading | None = None
    noticed = False
    for event in events:
        now = _moment(event.utc)
        data = _data(event)
        reading = BootReading.of(data)
        if event.kind == Kind.CLOCK_JUMPED:
            noticed = True
            yield from _noticed(event, data.get(SLEPT_MS))
        elif (
            event.kind == Kind.SESSION_RESUMED and known and reading and known.boot == reading.boot
        ):
            if last is not None and now is not None:
                # The session time between them is that of the boot clock.
                set_ms = (now - last).total_seconds() * 1000 - (event.at_ms - last_ms)
                if abs(set_ms) >= JUMP_MS:
                    yield event, (_JUMPED, {"seconds": round(set_ms / 1000)})
        elif last is not None and now is not None and not noticed:
            behind_ms = (last - now).total_seconds() * 1000
            if behind_ms >= JUMP_MS:
                yield event, (_EARLIER, {"seconds": round(behind_ms / 1000)})
        noticed = event.kind == Kind.CLOCK_JUMPED
        if now is not None:
            last, last_ms = now, event.at_ms
        known = reading or known


def _noticed(event: EventRow, slept_ms: object) -> Faults:
    """A jump that the session noticed, apart from the time that the computer slept."""
    try:
        jumped_ms = int(event.value)
    except ValueError:
        yield event, (_JUMPED, {"seconds": "?"})
        return
    slept_ms = slept_ms if type(slept_ms) is int else 0
    if slept_ms:
        yield event, (SLEPT, {"seconds": round(slept_ms / 1000)})
    if not slept_ms or jumped_ms != slept_ms:
        yield event, (_JUMPED, {"seconds": f"{(jumped_ms - slept_ms) / 1000:.0f}"})


def _moment(utc: str) -> datetime | None:
    try:
        found = datetime.fromisoformat(utc)
    except ValueError:
        return None
    return found if found.tzinfo is not None else None


def _data(event: EventRow) -> Mapping[str, Any]:
    try:
        found = json.loads(event.data) if event.data else {}
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
