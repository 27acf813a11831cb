"""Codes as cards of their own on the theme board, with lines between those that are together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QSizeF

from labeval.coding.code_map import Place, arranged
from labeval.coding.corpus.corpus import CorpusSegment
from labeval.coding.corpus.counts import overlapping
from labeval.coding.rows import Theme
from labeval.ui.coding.themes.board import MapLine
from labeval.ui.coding.themes.cards import CODE_WIDTH, Chip, ThemeCard, code_height
from labeval.ui.theme import GRID
from labeval.ui.theme import Theme as Look

_GAPS = (7 * GRID, 5 * GRID)
"""Between cards that are arranged, for the lines and their numbers."""

Together = Mapping[tuple[str, str], int]


def together_in(segments: Sequence[CorpusSegment]) -> Counter[tuple[str, str]]:
    """Two codes (ids, in order) and at how many pairs of segments they share words."""
    found: Counter[tuple[str, str]] = Counter()
    for a, b in overlapping(segments):
        if a.code != b.code:
            found[min(a.code, b.code), max(a.code, b.code)] += 1
    return found


def places_of(
    chips: Sequence[Chip], known: Mapping[str, Place], together: Together, below: float, look: Look
) -> dict[str, Place]:
    """The place of each code: the one that it was put at, else one by its numbers.

    Args:
        below: where the themes end.
    """
    new = [chip for chip in chips if chip.code not in known]
    tallest = max((code_height(chip.name, look) for chip in new), default=0.0)
    number = {chip.code: chip.segments for chip in chips}
    share = {
        (a, b): n / max(1, min(number.get(a, 0), number.get(b, 0)))
        for (a, b), n in together.items()
    }
    step = (CODE_WIDTH + _GAPS[0], tallest + _GAPS[1])
    made = arranged([chip.code for chip in new], share, step=step)
    lowest = max(
        [below, *(known[c.code][1] + code_height(c.name, look) for c in chips if c.code in known)]
    )
    moved = {code: (x + 3 * GRID, y + lowest + 5 * GRID) for code, (x, y) in made.items()}
    return {chip.code: known.get(chip.code) or moved[chip.code] for chip in chips}


def code_cards(
    chips: Sequence[Chip], at: Mapping[str, Place], board: str, summaries: Mapping[str, str]
) -> list[ThemeCard]:
    """A card for each code.

    Args:
        summaries: number of segments in words, by code.
    """
    return [
        ThemeCard(
            Theme(chip.code, board, chip.name),
            (),
            summaries[chip.code],
            QPointF(*at[chip.code]),
            QSizeF(CODE_WIDTH, 50),
            colour=chip.colour or "#808080",
        )
        for chip in chips
    ]


def lines_of(
    chips: Sequence[Chip], themes: Sequence[Theme], together: Together, least: int
) -> list[MapLine]:
    """Lines between codes that are together so often, and from themes to their codes."""
    shown = {chip.code for chip in chips}
    found = [
        MapLine(a, b, n)
        for (a, b), n in sorted(together.items())
        if n >= least and a in shown and b in shown
    ]
    found += [MapLine(theme.id, code) for theme in themes for code in theme.codes if code in shown]
    return found
