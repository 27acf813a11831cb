"""Codes as cards of their own on the theme board, with lines between those that are together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QSizeF

from labeval.coding.code_map import Place, arranged
from labeval.coding.map_layout import Group, Measures, grouped
from labeval.coding.rows import Theme
from labeval.ui.coding.themes.board import MapLine
from labeval.ui.coding.themes.cards import (
    CODE_WIDTH,
    INDENT,
    MAP_WIDTH,
    Chip,
    ThemeCard,
    code_height,
    height_of,
    link_width,
)
from labeval.ui.theme import GRID
from labeval.ui.theme import Theme as Look

_GAPS = (5.5 * GRID, 3 * GRID)
"""Between groups, and between cards of a group: for the lines and their numbers."""
_EDGE, _ARROW = 1.5 * GRID, 3 * GRID
_IN_SIGHT = (690.0, 560.0)
"""The part of the map that a window of usual size shows."""

Together = Mapping[tuple[str, str], int]


def places_of(
    chips: Sequence[Chip],
    themes: Sequence[Theme],
    known: Mapping[str, Place],
    together: Together,
    look: Look,
    labels: Sequence[str] = (),
) -> dict[str, Place]:
    """The place of each theme and code: the one that it was put at, else one by its group.

    Args:
        labels: of the connections of themes, which have room between groups.
    """
    number = {chip.code: chip.segments for chip in chips}
    share = {
        (a, b): n / max(1, min(number.get(a, 0), number.get(b, 0)))
        for (a, b), n in together.items()
    }
    groups = [Group(t.id, tuple(c for c in t.codes if c in number), t.parent) for t in themes]
    inside = {code for group in groups for code in group.codes}
    loose = tuple(chip.code for chip in chips if chip.code not in inside)
    by = _measures(chips, themes, look, labels)
    if themes:
        made = grouped([*groups, *([Group("", loose)] if loose else [])], share, by)
        made.pop("", None)
    else:
        step = (by.code[0] + by.between[0], by.code[1] + by.between[1])
        made = arranged(loose, share, step=step)
    made = {id: (x + _EDGE, y + _EDGE) for id, (x, y) in made.items()}
    found = {id: known[id] for id in made if id in known}
    if not found:
        return made
    lowest = max(y for _, y in found.values()) + max(by.theme[1], by.code[1]) + 5 * GRID
    for group in groups:
        for code in group.codes:
            if group.theme in found and code not in found:
                found[code] = _free_below(found[group.theme], [*found.values()], by)
    new = {id: at for id, at in made.items() if id not in found}
    left = min((x for x, _ in new.values()), default=0.0) - _EDGE
    top = min((y for _, y in new.values()), default=0.0) - lowest
    return {id: (x - left, y - top) for id, (x, y) in new.items()} | found


def _measures(
    chips: Sequence[Chip], themes: Sequence[Theme], look: Look, labels: Sequence[str]
) -> Measures:
    # The numbers of a theme can take two lines.
    heads = [height_of(t.name, 0, look, MAP_WIDTH, summary="\n", least=0) for t in themes]
    tall = max((code_height(chip.name, look) for chip in chips), default=0.0)
    words = (link_width(label, look) + _ARROW for label in labels if label)
    gaps = (max(_GAPS[0], min(MAP_WIDTH, max(words, default=0.0))), _GAPS[1])
    return Measures(
        (MAP_WIDTH, max(heads, default=0.0)), (CODE_WIDTH, tall), INDENT, gaps, _IN_SIGHT
    )


def _free_below(theme: Place, taken: Sequence[Place], by: Measures) -> Place:
    """The first place under a theme that is free."""
    down = by.code[1] + by.between[1]
    x, y = theme[0] + by.indent, theme[1] + by.theme[1] + by.between[1]
    while any(abs(x - a) < by.theme[0] and abs(y - b) < down - 1 for a, b in taken):
        y += down
    return x, y


def code_cards(
    chips: Sequence[Chip], at: Mapping[str, Place], board: str, summaries: Mapping[str, str]
) -> list[ThemeCard]:
    """A card for each code.

    Args:
        summaries: number of segments in words, by code.
    """
    most = max((chip.segments for chip in chips), default=0) or 1
    return [
        ThemeCard(
            Theme(chip.code, board, chip.name),
            (),
            summaries[chip.code],
            QPointF(*at[chip.code]),
            QSizeF(CODE_WIDTH, 50),
            colour=chip.colour or "#808080",
            share=chip.segments / most,
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
