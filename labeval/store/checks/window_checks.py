"""Checks of the sizes of the participant's window: a mirror must be able to draw each."""

from __future__ import annotations

import json
from collections.abc import Sequence

from labeval.session.events.events import Kind
from labeval.session.events.window_size import RATIO, is_drawable
from labeval.store.record.event_row import EventRow, Fault, Faults
from labeval.text.marks import QT_TRANSLATE_NOOP


def window_faults(events: Sequence[EventRow]) -> Faults:
    """Every size that no mirror could draw, with what is wrong."""
    for event in events:
        if event.kind == Kind.WINDOW_SIZED:
            fault = _fault(event)
            if fault is not None:
                yield event, fault


def _fault(event: EventRow) -> Fault | None:
    if not is_drawable(event.value):
        text = QT_TRANSLATE_NOOP(
            "Verification", "'{value}' is not a window size; it would be like 1280x720"
        )
        return text, {"value": event.value}
    ratio = _ratio(event.data)
    if isinstance(ratio, bool) or not isinstance(ratio, int | float) or not 0 < ratio <= 16:
        text = QT_TRANSLATE_NOOP(
            "Verification", "the window's ratio of pixels is {ratio}; it would be like 1 or 1.5"
        )
        return text, {"ratio": ratio}
    return None


def _ratio(data: str) -> object:
    """Return the ratio that is recorded there; 1 where there is none."""
    try:
        recorded = json.loads(data) if data else {}
    except ValueError:
        return 1.0  # another check reports data that is no JSON
    return recorded.get(RATIO, 1.0) if isinstance(recorded, dict) else 1.0
