"""Exposure of a page's texts on screen, part by part, where they are shown in parts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from labeval.session.events.events import Event, Kind

SOURCE = ""
"""Stands for the source of a page in the place of an item."""
DEFINITION_OF = ":"
"""Begins what stands for a criterion's definition there: its id follows. No item's id has it."""


@dataclass(frozen=True, slots=True)
class TextShown:
    """Exposure of one text on screen.

    Parts follow each other without a gap, so the furthest one shows how much was seen; as a share,
    because another size of the window makes other parts.
    """

    part: int
    """The part on screen now, from 1; 0 while the text is behind another one."""
    parts: int
    seen: float | None
    """The share of the text that was on screen; None where an older record does not have it."""

    @property
    def is_unread(self) -> bool:
        """True if a part of it is known not to have been on screen."""
        return self.seen is not None and self.seen < 1


ShownTexts = Mapping[str, TextShown]
"""Item id, or :data:`SOURCE`, to how far it was on screen. A text that has no place in it was
whole on screen all the time."""


def shown_after(before: ShownTexts, event: Event) -> ShownTexts:
    """Return the exposure of a page's texts after an event on that page."""
    shown = dict(before)
    if event.kind == Kind.TEXT_TURNED:
        if event.data.get("alone"):
            behind = {i: replace(text, part=0) for i, text in before.items() if i != SOURCE}
            shown |= behind
        return shown | _turned(before, event.field, int(event.value), event.data["parts"])
    if "shown" not in event.data:
        return shown | {item: TextShown(1, 1, None) for item in event.data.get("items", ())}
    places: Mapping[str, Any] = event.data["shown"]
    for item, (part, parts) in places.items():
        shown |= _turned(before, item, part, parts)
    return shown


def unread(shown: ShownTexts, items: Iterable[str]) -> tuple[str, ...]:
    """Those of a page's items of which a part was not on screen yet."""
    return tuple(item for item in items if item in shown and shown[item].is_unread)


def _turned(before: ShownTexts, item: str, part: int, parts: int) -> dict[str, TextShown]:
    known = before.get(item)
    if known is not None and known.seen is None:
        return {item: TextShown(part, parts, None)}
    seen = known.seen if known is not None and known.seen is not None else 0.0
    return {item: TextShown(part, parts, max(seen, part / parts))}
