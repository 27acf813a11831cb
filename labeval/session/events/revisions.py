"""The revisions of a text that is written: how they are made, and how they replay.

A revision replaces ``cut`` code points from place ``at`` by the text put in. The text at any moment
follows from the revisions before it, so it is never stored as a whole.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from labeval.files.text import unified_line_ends
from labeval.session.events.events import Event, Kind
from labeval.study.encoding import UNPRINTABLE

GIVEN = "given"
"""In the data of the revision that puts in the text that a page begins with; nobody typed it."""
PAUSE_MS = 2_000
"""A longer gap between two keys is a pause to think, and no part of the rhythm of typing."""


@dataclass(frozen=True, slots=True)
class Replacement:
    """Replacement of a part of a text; places and lengths in code points."""

    at: int
    cut: int
    put: str

    def of(self, text: str) -> str:
        """The text after it."""
        return text[: self.at] + self.put + text[self.at + self.cut :]


@dataclass(frozen=True, slots=True)
class Revision:
    """One revision of a text, with the session clock (ms) and the text that it made."""

    seq: int
    at_ms: int
    utc: str
    change: Replacement
    keys: int
    """Number of keys that were pressed for it."""
    text: str
    given: bool = False
    """True if it puts in the text that is there to be edited."""


def recordable(text: str) -> str:
    r"""The text as it is kept: ``\n`` ends lines, and there are no control characters."""
    return UNPRINTABLE.sub("", unified_line_ends(text))


def replacement(before: str, after: str) -> Replacement | None:
    """Return the replacement from ``before`` to ``after``, as short as their ends allow.

    None where they are equal.
    """
    if before == after:
        return None
    shorter = min(len(before), len(after))
    head = _shared(shorter, lambda n: before[:n] == after[:n])
    # The end must not reach into the beginning: "aa" to "aaa" shares three of them otherwise.
    tail = _shared(shorter - head, lambda n: before[len(before) - n :] == after[len(after) - n :])
    return Replacement(head, len(before) - head - tail, after[head : len(after) - tail])


def rhythm_of(gaps_ms: Sequence[int]) -> dict[str, int]:
    """The gaps between keys as their number, sum and sum of squares; pauses are no gaps.

    Mean and standard deviation of many revisions follow from it, and it keeps no more of how a
    person types than that.
    """
    gaps = [gap for gap in gaps_ms if 0 <= gap <= PAUSE_MS]
    return {"count": len(gaps), "sum": sum(gaps), "squares": sum(gap * gap for gap in gaps)}


def data_of(change: Replacement, keys: int, gaps_ms: Sequence[int]) -> dict[str, Any]:
    """Return the data of a ``revised`` event, without the text put in."""
    data: dict[str, Any] = {"at": change.at, "cut": change.cut}
    if keys:
        data["keys"] = keys
    rhythm = rhythm_of(gaps_ms)
    if rhythm["count"]:
        data["gaps"] = rhythm
    return data


def given(text: str) -> tuple[str, dict[str, Any]]:
    """Value and data of the revision that puts in a text that is there to be edited."""
    return text, {"at": 0, "cut": 0, GIVEN: True}


def change_of(value: str, data: Mapping[str, Any]) -> Replacement:
    """Return the replacement that a ``revised`` event with this value and data records."""
    return Replacement(data["at"], data["cut"], value)


def revised(before: str, event: Event) -> str:
    """The text after a ``revised`` event."""
    return change_of(event.value, event.data).of(before)


def revisions_of(events: Iterable[Event], writing: str) -> Iterator[Revision]:
    """The revisions of one response, in order."""
    text = ""
    for event in events:
        if event.kind == Kind.REVISED and event.page == writing:
            change = change_of(event.value, event.data)
            text = change.of(text)
            keys = event.data.get("keys", 0)
            is_given = bool(event.data.get(GIVEN))
            yield Revision(event.seq, event.at_ms, event.utc, change, keys, text, is_given)


def _shared(most: int, same: Callable[[int], bool]) -> int:
    """The greatest number up to ``most`` for which ``same`` holds, as it does for all below."""
    low, high = 0, most
    while low < high:
        middle = (low + high + 1) // 2
        if same(middle):
            low = middle
        else:
            high = middle - 1
    return low
