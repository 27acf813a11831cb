"""Texts from other programs, and what their positions count.

REFI-QDA counts Unicode code points, lines ending with one character. Programs differ: some count
a byte order mark, both characters of ``\\r\\n``, or UTF-16 units. Where selections carry the text
that they cover, the way of counting that fits most of them is taken.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, product

BOM = "\ufeff"
_COMPARED = 30
"""Characters of a selection's name that have to fit; programs cut it in different places."""


@dataclass(frozen=True, slots=True)
class Quoted:
    """A selection: where it says that it is, and the text that it says it covers, if any."""

    start: int
    end: int
    quote: str


@dataclass(frozen=True, slots=True)
class CountedText:
    """A text with ``\\n`` between lines and no byte order mark."""

    text: str
    place: Callable[[int], int]
    """From a position as its program counts to one in :attr:`text`; may lie beyond its end."""


def decoded(data: bytes) -> str:
    """A text file's characters, with its byte order mark; bytes that are none become marks."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return BOM + data.decode("utf-16", errors="replace")
    return data.decode("utf-8", errors="replace")


def is_lossy(data: bytes) -> bool:
    """Whether :func:`decoded` puts marks in the place of bytes that are no characters."""
    try:
        data.decode("utf-16" if data.startswith((b"\xff\xfe", b"\xfe\xff")) else "utf-8")
    except UnicodeDecodeError:
        return True
    return False


def counted(raw: str, quoted: Sequence[Quoted] = ()) -> CountedText:
    """The text and how its positions are to be read."""
    marked = raw.startswith(BOM)
    lines = raw.removeprefix(BOM)
    text = lines.replace("\r\n", "\n").replace("\r", "\n")
    ways = [_way(lines, text, marked, *way) for way in product((False, True), repeat=3)]
    best = max(ways, key=lambda way: sum(_fits(text, way, each) for each in quoted))
    return CountedText(text, best)


def _way(
    lines: str, text: str, marked: bool, counts_mark: bool, counts_both: bool, counts_units: bool
) -> Callable[[int], int]:
    before = 1 if marked and counts_mark else 0
    returns = counts_both and "\r\n" in lines
    units = counts_units and any(char > "\uffff" for char in text)
    if not (returns or units):
        return lambda position: max(0, position - before)
    ends = list(accumulate(_sizes(lines, returns=returns, units=units)))
    starts = [0, *ends]

    def place(position: int) -> int:
        wanted = max(0, position - before)
        if wanted > starts[-1]:
            return len(text) + wanted - starts[-1]
        return bisect_left(starts, wanted)

    return place


def _sizes(lines: str, *, returns: bool, units: bool) -> Iterator[int]:
    """How much each character of the text counts."""
    previous = ""
    for char in lines:
        if previous == "\r" and char != "\n":
            yield 1
        if char == "\n":
            yield 2 if previous == "\r" and returns else 1
        elif char != "\r":
            yield 2 if units and char > "\uffff" else 1
        previous = char
    if previous == "\r":
        yield 1


def _fits(text: str, place: Callable[[int], int], selection: Quoted) -> bool:
    wanted = " ".join(selection.quote.split())[:_COMPARED].rstrip(".… ")
    if len(wanted) < 2:
        return False
    found = " ".join(text[place(selection.start) : place(selection.end)].split())
    return found.startswith(wanted)


def lines_of(text: str) -> Iterable[str]:
    """The lines of a text as passages have them; a line end at its end begins no other one."""
    lines = text.split("\n")
    return lines[:-1] if len(lines) > 1 and not lines[-1] else lines
