"""Lanes of the margin: stripes that touch the same lines never share one."""

from __future__ import annotations

from collections.abc import Collection, Iterable


def lanes_of(spans: Iterable[tuple[int, int]], taken: Collection[int] = ()) -> list[int]:
    """A lane for each span, the leftmost that is free.

    Args:
        spans: first and last line, both belonging to it, in order of the first.
        taken: lanes that nothing may use, such as those of segments that run on.
    """
    until: dict[int, int] = {}
    found: list[int] = []
    for first, last in spans:
        lane = 0
        while lane in taken or until.get(lane, -1) >= first:
            lane += 1
        until[lane] = last
        found.append(lane)
    return found
