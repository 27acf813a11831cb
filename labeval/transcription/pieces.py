"""Which pieces of a recording are heard: stretches with a voice, joined up to a length.

What nobody speaks in is never heard, since models make words up in silence.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Voiced:
    """A stretch with a voice, in seconds of the recording."""

    start_s: float
    end_s: float


@dataclass(frozen=True, slots=True)
class Piece:
    """What is heard in one go; silence between its voices belongs to it."""

    start_s: float
    end_s: float
    voice_s: float
    """How much of it is voice."""


def joined(stretches: Iterable[Voiced], longest_s: float) -> list[Piece]:
    """Join stretches, which follow each other, to pieces of at most ``longest_s``.

    A stretch that is longer by itself is cut into equal parts.
    """
    pieces: list[Piece] = []
    for stretch in _cut(stretches, longest_s):
        voice_s = stretch.end_s - stretch.start_s
        if pieces and stretch.end_s - pieces[-1].start_s <= longest_s:
            last = pieces.pop()
            pieces.append(Piece(last.start_s, stretch.end_s, last.voice_s + voice_s))
        else:
            pieces.append(Piece(stretch.start_s, stretch.end_s, voice_s))
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


def batches(pieces: Sequence[Piece], size: int) -> list[Sequence[Piece]]:
    """Pieces that are heard together, always the same ones, however often a run is cut off."""
    return [pieces[n : n + size] for n in range(0, len(pieces), size)]


def _cut(stretches: Iterable[Voiced], longest_s: float) -> Iterable[Voiced]:
    for stretch in stretches:
        length = stretch.end_s - stretch.start_s
        parts = max(1, -int(-length // longest_s))
        for n in range(parts):
            yield Voiced(
                stretch.start_s + length * n / parts, stretch.start_s + length * (n + 1) / parts
            )
