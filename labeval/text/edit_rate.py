"""Edits that make one text of another: words that change, blocks of words that move.

The translation edit rate of Snover, Dorr, Schwartz, Micciulla and Makhoul (2006, "A study of
translation edit rate with targeted human annotation") is the number of edits divided by the words
of the text wanted. Where a person has edited a text, what they made of it is wanted: the rate is
HTER. An edit puts in, takes out or replaces one word, or moves a block of words to another place.
The fewest moves cannot be found in reasonable time; as published, the block that saves most other
edits is moved, again and again, until none saves any.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

LONGEST_BLOCK = 10
"""Words that move together at most, as in the authors' program."""
FARTHEST_MOVE = 50
"""Words that a block moves across at most, as in the authors' program."""
MOST_MOVES_TRIED = 1000
"""Moves that are tried for one pair of texts; two long texts without much in common stop here."""


@dataclass(frozen=True, slots=True)
class Edits:
    """The edits between two texts."""

    moved: int
    """Blocks that change their place."""
    changed: int
    """Words put in, taken out or replaced, after the blocks have moved."""
    words: int
    """Words of the text wanted."""

    @property
    def count(self) -> int:
        """All edits."""
        return self.moved + self.changed

    @property
    def rate(self) -> float:
        """Edits per word of the text wanted; 0 or infinite where it has no words."""
        return self.count / self.words if self.words else (float("inf") if self.count else 0.0)


@lru_cache(maxsize=4096)
def edits_between(before: str, after: str) -> Edits:
    """The edits that make ``after`` of ``before``. Words are what white space separates; a capital
    letter or a mark that differs makes another word.
    """
    have, wanted = before.split(), after.split()
    distance = _Distance(wanted)
    left, moved, tried = distance(have), 0, 0
    while left and tried < MOST_MOVES_TRIED:
        best: tuple[tuple[int, int, int, int], list[str]] | None = None
        for start, length, to in _moves(have, wanted):
            made = _after_move(have, start, length, to)
            # Of moves that save as much: the longest block, then the first one, to the first place.
            rank = (left - distance(made), length, -start, -to)
            if best is None or rank > best[0]:
                best = (rank, made)
            tried += 1
            if tried >= MOST_MOVES_TRIED:
                break
        if best is None or best[0][0] <= 0:
            break
        left, have, moved = left - best[0][0], best[1], moved + 1
    return Edits(moved, left, len(wanted))


def edit_distance(before: Sequence[Hashable], after: Sequence[Hashable]) -> int:
    """The fewest parts put in, taken out or replaced that make ``after`` of ``before``.

    Of two texts these are characters: Levenshtein's distance.
    """
    return _Distance(after)(before)


@dataclass(frozen=True, slots=True)
class Step:
    """A stretch of words in an alignment of two texts, the same in both or changed."""

    taken_out: tuple[str, ...]
    put_in: tuple[str, ...]

    @property
    def is_same(self) -> bool:
        """True if nothing changes here."""
        return self.taken_out == self.put_in


def steps_between(before: str, after: str) -> list[Step]:
    """Both texts word by word, without moves: what is equal together, and what is changed."""
    have, wanted = before.split(), after.split()
    found: list[Step] = []
    for at, to in _alignment(have, wanted):
        gone: tuple[str, ...] = () if at is None else (have[at],)
        come: tuple[str, ...] = () if to is None else (wanted[to],)
        if found and found[-1].is_same == (gone == come):
            gone, come = found[-1].taken_out + gone, found[-1].put_in + come
            found.pop()
        found.append(Step(gone, come))
    return found


class _Distance:
    """Distances of sequences to one that is wanted.

    The columns of the table of distances are kept as bits of two numbers, their differences up and
    down (Myers, 1999; in the form of Hyyrö, 2003).
    """

    def __init__(self, wanted: Sequence[Hashable]) -> None:
        self._size = len(wanted)
        self._places: dict[Hashable, int] = defaultdict(int)
        for place, part in enumerate(wanted):
            self._places[part] |= 1 << place

    def __call__(self, have: Sequence[Hashable]) -> int:
        if not self._size:
            return len(have)
        every, last = (1 << self._size) - 1, 1 << (self._size - 1)
        up, down, distance = every, 0, self._size
        for part in have:
            equal = self._places.get(part, 0)
            level = (((equal & up) + up) ^ up) | equal | down
            more, less = down | (every & ~(level | up)), up & level
            distance += bool(more & last) - bool(less & last)
            more = (more << 1) | 1
            up = ((less << 1) | ~(level | more)) & every
            down = more & level & every
        return distance


def _alignment(have: Sequence[str], wanted: Sequence[str]) -> list[tuple[int | None, int | None]]:
    """Words of both with the fewest edits, in order: the place in each, None where it has none."""
    table = [list(range(len(wanted) + 1))]
    for at, word in enumerate(have, start=1):
        above, row = table[-1], [at]
        for to, other in enumerate(wanted, start=1):
            row.append(min(above[to - 1] + (word != other), above[to] + 1, row[-1] + 1))
        table.append(row)
    at, to, found = len(have), len(wanted), list[tuple[int | None, int | None]]()
    while at or to:
        here = table[at][to]
        if at and to and here == table[at - 1][to - 1] + (have[at - 1] != wanted[to - 1]):
            at, to = at - 1, to - 1
            found.append((at, to))
        elif at and here == table[at - 1][to] + 1:
            at -= 1
            found.append((at, None))
        else:
            to -= 1
            found.append((None, to))
    return found[::-1]


def _moves(have: Sequence[str], wanted: Sequence[str]) -> Iterator[tuple[int, int, int]]:
    """Start, length and new place of every block worth a try.

    The block has another place in the text wanted, is not right where it is, and the place where it
    is wanted is not right as it is.
    """
    wrong_have, wrong_wanted = [True] * len(have), [True] * len(wanted)
    aligned, last = dict[int, int](), -1
    for at, to in _alignment(have, wanted):
        last = at if at is not None else last
        if to is not None:
            aligned[to] = last
        if at is not None and to is not None and have[at] == wanted[to]:
            wrong_have[at] = wrong_wanted[to] = False
    places = defaultdict[str, list[int]](list)
    for to, word in enumerate(wanted):
        places[word].append(to)
    for start, word in enumerate(have):
        for to in places.get(word, ()):
            if abs(to - start) > FARTHEST_MOVE:
                continue
            for length in range(1, _shared(have[start:], wanted[to:]) + 1):
                if not (
                    any(wrong_have[start : start + length]) and any(wrong_wanted[to : to + length])
                ):
                    continue
                if start <= aligned[to] < start + length:
                    continue
                for place in _places(aligned, to, length):
                    yield start, length, place


def _places(aligned: dict[int, int], to: int, length: int) -> Iterator[int]:
    """Places, each before a word, at which a block may go that is wanted from ``to`` on."""
    before: int | None = None
    for wanted in range(to - 1, to + length):
        place = 0 if wanted < 0 else aligned[wanted] + 1
        if place != before:
            yield place
        before = place


def _shared(have: Sequence[str], wanted: Sequence[str]) -> int:
    """Words that both begin with, as many as move together at most."""
    length = 0
    for one, other in zip(have[:LONGEST_BLOCK], wanted[:LONGEST_BLOCK], strict=False):
        if one != other:
            break
        length += 1
    return length


def _after_move(words: Sequence[str], start: int, length: int, to: int) -> list[str]:
    """The words with a block moved; ``to`` counts before the move, or within the block from it."""
    block, rest = list(words[start : start + length]), [*words[:start], *words[start + length :]]
    place = to if to <= start else max(to - length, 0) if to > start + length else to
    return [*rest[:place], *block, *rest[place:]]
