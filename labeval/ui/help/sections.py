"""Headings of a Markdown document, and the anchors by which links name them."""

from __future__ import annotations

import re
from itertools import count

_HEADING = re.compile(r"^(#{1,6})\s+(.+?)\s*$")
_NOT_IN_ANCHORS = re.compile(r"[^\w\- ]")


def headings(markdown: str) -> list[str]:
    """The headings in their order, without those inside code."""
    found, fenced = [], False
    for line in markdown.splitlines():
        if line.startswith("```"):
            fenced = not fenced
        elif not fenced and (heading := _HEADING.match(line)) is not None:
            found.append(heading[2].replace("`", ""))
    return found


def anchors(markdown: str) -> dict[str, int]:
    """Anchor to the number of its heading, as GitHub makes them; a second one ends in ``-1``."""
    found: dict[str, int] = {}
    for number, heading in enumerate(headings(markdown)):
        base = _NOT_IN_ANCHORS.sub("", heading.casefold()).replace(" ", "-")
        names = (base if n == 0 else f"{base}-{n}" for n in count())
        found[next(name for name in names if name not in found)] = number
    return found
