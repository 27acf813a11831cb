"""Positions of a transcript that have a time in its recording."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from labeval.exchange.qda.counting import CountedText
from labeval.exchange.qda.guids import id_of_guid
from labeval.exchange.qda.xml import children

if TYPE_CHECKING:
    from lxml.etree import _Element


_FAR = 1 << 40
"""Larger than any position or time in ms."""


@dataclass(slots=True)
class SyncPoints:
    """The sync points of one transcript; a written text has none."""

    positions: dict[str, int] = field(default_factory=dict)
    """Id to a position, as the transcript's program counts."""
    times: list[tuple[int, int]] = field(default_factory=list)
    """Time in ms and position, by time."""

    @classmethod
    def of(cls, element: _Element) -> SyncPoints:
        """Those that an element has."""
        points = cls()
        for each in children(element, "SyncPoint"):
            position, time = _number(each.get("position")), _number(each.get("timeStamp"))
            if position is not None:
                points.positions[id_of_guid(each.get("guid"))] = position
                if time is not None:
                    points.times.append((time, position))
        points.times.sort()
        return points

    def raw_ends(self, selection: _Element) -> tuple[int, int]:
        """Position of a selection in the text, as its program counts; -1 where it has none."""
        named = (("startPosition", "fromSyncPoint"), ("endPosition", "toSyncPoint"))
        first, last = (self._end(selection, *names) for names in named)
        return first, last

    def between(self, selection: _Element, text: CountedText) -> tuple[int, int] | None:
        """The text of a selection in the sound: from the last point before to the first after."""
        begin, end = _number(selection.get("begin")), _number(selection.get("end"))
        if begin is None or end is None or not self.times:
            return None
        before = bisect_right(self.times, begin, key=_time)
        after = bisect_left(self.times, end, key=_time)
        start = text.place(self.times[before - 1][1]) if before else 0
        last = text.place(self.times[after][1]) if after < len(self.times) else len(text.text)
        return start, last

    def times_in(self, text: CountedText) -> dict[int, int]:
        """Places of the text that have a sync point, each with its first time in ms."""
        return {text.place(position): time for time, position in reversed(self.times)}

    def _end(self, selection: _Element, position: str, point: str) -> int:
        found = _number(selection.get(position))
        if found is None:
            found = self.positions.get(id_of_guid(selection.get(point)))
        return -1 if found is None else found


def _number(text: str | None) -> int | None:
    try:
        found = int((text or "").strip())
    except ValueError:
        return None
    return found if abs(found) < _FAR else None


def _time(point: tuple[int, int]) -> int:
    return point[0]
