"""Pieces of a recording to be transcribed: stretches with a voice, joined up to a length.

Silence is never transcribed, since models make words up in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class Voiced:
    """A stretch with a voice, in seconds of the recording."""

    start_s: float
    end_s: float


@dataclass(frozen=True, slots=True)
class SpeechPiece:
    """A stretch that is transcribed at once; silence between its voices belongs to it."""

    start_s: float
    end_s: float


def joined(stretches: Iterable[Voiced], longest_s: float) -> list[SpeechPiece]:
    """Join stretches, which follow each other, to pieces of at most ``longest_s``.

    A stretch that is longer by itself is cut into equal parts.
    """
    pieces: list[SpeechPiece] = []
    for stretch in _cut(stretches, longest_s):
        if pieces and stretch.end_s - pieces[-1].start_s <= longest_s:
            last = pieces.pop()
            pieces.append(SpeechPiece(last.start_s, stretch.end_s))
        else:
            pieces.append(SpeechPiece(stretch.start_s, stretch.end_s))
    return pieces


def merged(*several: Iterable[Voiced]) -> list[Voiced]:
    """Stretches of several people as one list, in which none overlap."""
    found: list[Voiced] = []
    for stretch in sorted((s for of in several for s in of), key=lambda s: s.start_s):
        if found and stretch.start_s <= found[-1].end_s:
            last = found.pop()
            stretch = Voiced(last.start_s, max(last.end_s, stretch.end_s))
        found.append(stretch)
    return found


def batches(items: Sequence[Item], size: int) -> list[Sequence[Item]]:
    """Items in parts of a size; the last may be smaller."""
    return [items[n : n + size] for n in range(0, len(items), size)]


def in_stretches(pieces: Sequence[SpeechPiece], most: int) -> list[Sequence[SpeechPiece]]:
    """Pieces that are transcribed one after the other, always the same ones, however often a run is
    interrupted.

    The first stretch is one piece, so that its text comes early; each further one is twice as long,
    up to ``most`` pieces.
    """
    found: list[Sequence[SpeechPiece]] = []
    first, size = 0, 1
    while first < len(pieces):
        found.append(pieces[first : first + min(size, most)])
        first, size = first + min(size, most), size * 2
    return found


def _cut(stretches: Iterable[Voiced], longest_s: float) -> Iterable[Voiced]:
    for stretch in stretches:
        length = stretch.end_s - stretch.start_s
        parts = max(1, -int(-length // longest_s))
        for n in range(parts):
            yield Voiced(
                stretch.start_s + length * n / parts, stretch.start_s + length * (n + 1) / parts
            )
