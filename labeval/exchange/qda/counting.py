"""Texts from other programs, and the units that their positions count.

REFI-QDA counts Unicode code points, lines ending with one character. Programs differ: some count
a byte order mark, both characters of ``\\r\\n``, or UTF-16 units. Where selections carry the text
that they cover, the way of counting that fits most of them is taken.
"""

from __future__ import annotations

import re
from array import array
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, chain, product

from labeval.exchange.qda.remarks import Remark, remark
from labeval.files.text import lines_of as lines_with_ends
from labeval.text.marks import QT_TRANSLATE_NOOP

BOM = "\ufeff"
_FAR = re.compile("[\U00010000-\U0010ffff]")
_COMPARED = 30
"""Characters of a selection's name that have to fit; programs cut it in different places."""


@dataclass(frozen=True, slots=True)
class Quoted:
    """A selection: its stated position, and the text that it states to cover, if any."""

    start: int
    end: int
    quote: str


@dataclass(frozen=True, slots=True)
class CountedText:
    """A text with ``\\n`` between lines and no byte order mark."""

    text: str
    place: Callable[[int], int]
    """From a position as its program counts to one in :attr:`text`; may lie beyond its end."""
    end: Callable[[int], int]
    """The same for the end of a segment: behind its last character."""
    habits: tuple[str, ...] = ()
    """Differences of its program's counting from REFI-QDA."""


@dataclass(frozen=True, slots=True)
class Ends:
    """Rule for the ends of a project's segments."""

    inclusive: bool
    """True if an end is the last character itself, and not the place behind it."""
    reason: Remark | None
    """Reason for this assumption; None where there are no segments."""


def decoded(data: bytes) -> str:
    """A text file's characters, with its byte order mark; bytes that are none become marks."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return BOM + data.decode("utf-16", errors="replace")
    return data.decode("utf-8", errors="replace")


def is_lossy(data: bytes) -> bool:
    """True if :func:`decoded` puts marks in the place of bytes that are no characters."""
    try:
        data.decode("utf-16" if data.startswith((b"\xff\xfe", b"\xfe\xff")) else "utf-8")
    except UnicodeDecodeError:
        return True
    return False


def counted(raw: str, quoted: Sequence[Quoted] = (), *, inclusive: bool = False) -> CountedText:
    """The text and how its positions are to be read.

    Args:
        inclusive: whether a segment's end is its last character, see :func:`ends_of`.
    """
    marked = raw.startswith(BOM)
    lines = raw.removeprefix(BOM)
    text = lines.replace("\r\n", "\n").replace("\r", "\n")
    found = [
        CountedText(text, way, _end_of(way, inclusive), _habits(lines, text, marked, *flags))
        for flags in product((False, True), repeat=3)
        for way in [_way(lines, text, marked, *flags)]
    ]
    return max(found, key=lambda one: sum(_fits(one, each) for each in quoted))


def ends_of(texts: Iterable[tuple[str, Sequence[Quoted]]]) -> Ends:
    """Rule for the ends of a project's segments: by their quotes, else such that words are not cut.

    Args:
        texts: each source's text with its selections. A program writes all of them alike.
    """
    exact, cut, total = {False: 0, True: 0}, {False: 0, True: 0}, 0
    for raw, quoted in texts:
        total += len(quoted)
        for inclusive in (False, True):
            text = counted(raw, quoted, inclusive=inclusive)
            exact[inclusive] += sum(_is_exact(text, each) for each in quoted)
            cut[inclusive] += sum(_cuts_a_word(text, each) for each in quoted)
    if not total:
        return Ends(False, None)
    if exact[True] > exact[False]:
        return Ends(True, remark(_QUOTES, count=exact[True], total=total))
    if exact[False]:
        return Ends(False, remark(_QUOTES, count=exact[False], total=total))
    if cut[False] > 2 * cut[True] and 2 * cut[False] >= total:
        return Ends(True, remark(_INSIDE, count=cut[False], total=total))
    return Ends(False, remark(_BY_FORMAT))


_QUOTES = QT_TRANSLATE_NOOP("Qda", "{count} of {total} quotes say so")
_INSIDE = QT_TRANSLATE_NOOP("Qda", "{count} of {total} would end inside a word otherwise")
_BY_FORMAT = QT_TRANSLATE_NOOP("Qda", "by the format, and no quote differs")


def _end_of(way: Callable[[int], int], inclusive: bool) -> Callable[[int], int]:
    return (lambda position: way(position + 1)) if inclusive else way


def _habits(
    lines: str, text: str, marked: bool, counts_mark: bool, counts_both: bool, counts_units: bool
) -> tuple[str, ...]:
    """Those of them that make a difference in a text: marked texts that a count fills."""
    found = {
        _MARK_COUNTS: marked and counts_mark,
        _ENDS_COUNT: counts_both and "\r\n" in lines,
        _UNITS_COUNT: counts_units and _FAR.search(text) is not None,
    }
    return tuple(habit for habit, has in found.items() if has)


_MARK_COUNTS = QT_TRANSLATE_NOOP("Qda", "the byte order mark counts in {count:source|sources}")
_ENDS_COUNT = QT_TRANSLATE_NOOP(
    "Qda", "line ends of two characters count twice in {count:source|sources}"
)
_UNITS_COUNT = QT_TRANSLATE_NOOP(
    "Qda",
    "characters beyond the first plane of Unicode count twice in {count:source|sources}",
)


def _way(
    lines: str, text: str, marked: bool, counts_mark: bool, counts_both: bool, counts_units: bool
) -> Callable[[int], int]:
    before = 1 if marked and counts_mark else 0
    returns = counts_both and "\r\n" in lines
    units = counts_units and _FAR.search(text) is not None
    if not (returns or units):
        return lambda position: max(0, position - before)
    starts = array("q", chain([0], accumulate(_sizes(lines, returns=returns, units=units))))

    def place(position: int) -> int:
        wanted = max(0, position - before)
        if wanted > starts[-1]:
            return len(text) + wanted - starts[-1]
        return bisect_left(starts, wanted)

    return place


def _sizes(lines: str, *, returns: bool, units: bool) -> Iterator[int]:
    """Number of units that each character of the text counts."""
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


def _fits(text: CountedText, selection: Quoted) -> bool:
    wanted = " ".join(selection.quote.split())[:_COMPARED].rstrip(".… ")
    return len(wanted) >= 2 and " ".join(_covered(text, selection).split()).startswith(wanted)


def _is_exact(text: CountedText, selection: Quoted) -> bool:
    """True if a selection covers its quote and nothing else."""
    wanted = " ".join(selection.quote.split())
    return bool(wanted) and " ".join(_covered(text, selection).split()) == wanted


def _covered(text: CountedText, selection: Quoted) -> str:
    return text.text[text.place(selection.start) : text.end(selection.end)]


def _cuts_a_word(text: CountedText, selection: Quoted) -> bool:
    """True if a selection ends between two characters of a word."""
    end = text.end(selection.end)
    inside = 0 < end < len(text.text) and text.end(selection.end) > text.place(selection.start)
    return inside and text.text[end - 1].isalnum() and text.text[end].isalnum()


def lines_of(text: str) -> Iterator[str]:
    """The lines of a text as passages have them; a line end at its end begins no other one."""
    if not text:
        yield ""
    for line in lines_with_ends(text):
        yield line.removesuffix("\n")
