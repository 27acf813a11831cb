"""The arrangement of themes and codes on a map: each theme with its codes below it, as a tree.

A theme, its codes and the themes under it make up a group; groups are put in rows. Lines from a
theme to its codes then cross nothing. The orders are those in which what goes together is near.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import dist

from labeval.coding.code_map import Place

_COLUMN = 6
"""Codes in one column; more of a theme without themes under it are in two, left and right."""
_PASSES = 6

Weights = Mapping[tuple[str, str], float]


@dataclass(frozen=True, slots=True)
class Group:
    """A theme (id) with its codes (ids), and the theme above it; ``""`` holds codes without one."""

    theme: str
    codes: tuple[str, ...]
    parent: str = ""


@dataclass(frozen=True, slots=True)
class Measures:
    """Sizes of cards, and what is between them."""

    theme: Place
    code: Place
    indent: float
    """From the left edge of a theme to that of what is under it."""
    between: Place
    """From a group to the next, and between cards of a group: the latter has room for a number."""
    room: Place
    """The part of the map that is in sight; its shape decides how many groups are in a row."""


@dataclass(slots=True)
class _Block:
    places: dict[str, Place]
    width: float
    height: float


def grouped(groups: Sequence[Group], together: Weights, by: Measures) -> dict[str, Place]:
    """Places of themes and of their codes; a code of two themes is with the first.

    Args:
        together: how far two codes go together, from 0 to 1; pairs that are left out: 0.
    """
    taken: set[str] = set()
    own = {}
    for group in groups:
        own[group.theme] = tuple(code for code in group.codes if code not in taken)
        taken.update(own[group.theme])
    below: dict[str, list[str]] = {}
    top = []
    for group in groups:
        if group.parent and group.parent in own and _is_rooted(group, groups):
            below.setdefault(group.parent, []).append(group.theme)
        else:
            top.append(group.theme)
    inside = {theme: _members(theme, own, below) for theme in top}
    owner = {code: theme for theme, codes in inside.items() for code in codes}
    blocks = [_block(theme, own, below, by) for theme in _in_order(top, together, owner)]
    at = _in_rows(blocks, by)
    for _ in range(_PASSES):
        if not sum(_nearer(codes, at, together) for codes in own.values()):
            break
    return at


def _is_rooted(group: Group, groups: Sequence[Group]) -> bool:
    """Return whether the way up from a theme ends; two coders can have made a circle."""
    above = {each.theme: each.parent for each in groups}
    at = group.theme
    for _ in above:
        at = above[at]
        if not at or at not in above:
            return True
    return False


def _members(
    theme: str, own: Mapping[str, Sequence[str]], below: Mapping[str, list[str]]
) -> set[str]:
    found = set(own[theme])
    for child in below.get(theme, ()):
        found |= _members(child, own, below)
    return found


def _in_order(themes: list[str], together: Weights, owner: Mapping[str, str]) -> list[str]:
    """Themes in the order given, as far as those that go together are next to each other."""
    ties: dict[frozenset[str], float] = {}
    for (a, b), weight in together.items():
        pair = frozenset({owner.get(a, ""), owner.get(b, "")} - {""})
        if len(pair) == 2:
            ties[pair] = ties.get(pair, 0.0) + weight

    def length(order: Sequence[str]) -> float:
        place = {theme: n for n, theme in enumerate(order)}
        spans = ((pair, weight) for pair, weight in ties.items() if pair <= place.keys())
        return sum(w * (max(place[t] for t in p) - min(place[t] for t in p)) for p, w in spans)

    order: list[str] = []
    for theme in themes:
        ways = [[*order[:n], theme, *order[n:]] for n in range(len(order), -1, -1)]
        order = min(ways, key=length)
    return order


def _block(
    theme: str, own: Mapping[str, Sequence[str]], below: Mapping[str, list[str]], by: Measures
) -> _Block:
    codes, children = own[theme], below.get(theme, [])
    gap = by.between[1]
    wide, tall = by.code[0], by.code[1] + gap
    top = by.theme[1] + gap if theme else 0.0
    if len(codes) > _COLUMN and not children:
        rows = (len(codes) + 1) // 2
        width = 2 * wide + by.indent
        places = {
            code: ((wide + by.indent) * (n // rows), top + tall * (n % rows))
            for n, code in enumerate(codes)
        }
        places[theme] = ((width - by.theme[0]) / 2, 0.0)
        return _Block(places, max(width, by.theme[0]), top + tall * rows - gap)
    inset = by.indent if theme else 0.0
    places = {theme: (0.0, 0.0)}
    places |= {code: (inset, top + tall * n) for n, code in enumerate(codes)}
    width = max(by.theme[0] if theme else 0.0, inset + wide if codes else 0.0)
    y = top + tall * len(codes)
    for child in children:
        block = _block(child, own, below, by)
        places |= {id: (x + by.indent, y + at) for id, (x, at) in block.places.items()}
        width = max(width, by.indent + block.width)
        y += block.height + gap
    return _Block(places, width, y - gap)


def _in_rows(blocks: Sequence[_Block], by: Measures) -> dict[str, Place]:
    """Groups in rows of so many as leave the whole in sight, or the least of it out of sight."""
    across, down = by.between[0], 1.5 * by.between[1]

    def rows(number: int) -> list[Sequence[_Block]]:
        return [blocks[n : n + number] for n in range(0, len(blocks), number)]

    def excess(number: int) -> float:
        wide = max(sum(b.width + across for b in row) - across for row in rows(number))
        tall = sum(max(b.height for b in row) + down for row in rows(number)) - down
        return max(1.0, wide / by.room[0], tall / by.room[1])

    at: dict[str, Place] = {}
    y = 0.0
    for row in rows(min(range(len(blocks), 0, -1), key=excess)) if blocks else []:
        x = 0.0
        for block in row:
            at |= {id: (x + left, y + top) for id, (left, top) in block.places.items()}
            x += block.width + across
        y += max(block.height for block in row) + down
    return at


def _nearer(codes: Sequence[str], at: dict[str, Place], together: Weights) -> bool:
    """Exchange codes of a theme as long as lines become shorter; return whether any did.

    Only the codes' places change hands, so the way from each place to everything else is measured
    once.
    """
    number = {code: n for n, code in enumerate(codes)}
    inside: list[list[tuple[int, float]]] = [[] for _ in codes]
    outside: list[list[tuple[Place, float]]] = [[] for _ in codes]
    for (a, b), weight in together.items():
        if a in at and b in at:
            for code, tied in ((a, b), (b, a)):
                if code in number and tied in number:
                    inside[number[code]].append((number[tied], weight))
                elif code in number:
                    outside[number[code]].append((at[tied], weight))
    places = [at[code] for code in codes]
    ways = [[dist(p, o) for o in places] for p in places]
    away = [[sum(dist(p, o) * w for o, w in tied) for p in places] for tied in outside]
    held = list(range(len(codes)))

    def length(code: int) -> float:
        way = ways[held[code]]
        return away[code][held[code]] + sum(way[held[o]] * w for o, w in inside[code])

    shorter = False
    for one, other in combinations(range(len(codes)), 2):
        before = length(one) + length(other)
        held[one], held[other] = held[other], held[one]
        if length(one) + length(other) < before - 1e-6:
            shorter = True
        else:
            held[one], held[other] = held[other], held[one]
    at.update({code: places[held[n]] for code, n in number.items()})
    return shorter
