"""Balanced incomplete block designs: all texts equally often, and all pairs equally often.

Exact designs of the same texts and block size can be added up. What is listed is
what cannot be taken apart here: all subsets, and what grows from base blocks.
"""

from functools import cache
from itertools import combinations
from math import comb
from random import Random

from labeval.study.designs.starters import grown_designs

Block = tuple[int, ...]

_ALL_SUBSETS_UP_TO = 10_000
_TRIES = 300


def exact_sizes(texts: int, per_block: int) -> list[int]:
    """Ascending numbers of blocks for which an exact design is listed."""
    return sorted(_listed(texts, per_block))


def exact_blocks(texts: int, per_block: int, blocks: int, rng: Random) -> list[Block] | None:
    """An exact design of sorted, different blocks, its texts numbered at random.

    None where no listed designs add up to `blocks`, or none were found that share no block.
    """
    listed = _listed(texts, per_block)
    sizes = _adding_up(blocks, sorted(listed))
    if sizes is None:
        return None
    placed: set[Block] = set()
    for size in sizes:
        copy = _apart_from(placed, listed[size], texts, rng)
        if copy is None:
            return None
        placed |= copy
    return sorted(placed)


@cache
def _listed(texts: int, per_block: int) -> dict[int, tuple[Block, ...]]:
    listed = {len(design): tuple(design) for design in grown_designs(texts, per_block)}
    if comb(texts, per_block) <= _ALL_SUBSETS_UP_TO:
        every = tuple(combinations(range(texts), per_block))
        listed.setdefault(len(every), every)
    return listed


def _adding_up(total: int, sizes: list[int]) -> list[int] | None:
    """The fewest of `sizes`, each as often as needed, that add up to `total`."""
    best: list[list[int] | None] = [[]] + [None] * total
    for reached in range(1, total + 1):
        for size in sizes:
            before = best[reached - size] if size <= reached else None
            now = best[reached]
            if before is not None and (now is None or len(before) + 1 < len(now)):
                best[reached] = [*before, size]
    return best[total]


def _apart_from(
    placed: set[Block], design: tuple[Block, ...], texts: int, rng: Random
) -> set[Block] | None:
    """The design with its texts renumbered so that it has no block in common with `placed`.

    Two texts at a time exchange their numbers, and keep them unless more blocks are shared.
    """
    names = rng.sample(range(texts), texts)
    copy = _renamed(design, names)
    for _ in range(_TRIES):
        if not placed & copy:
            return copy
        i, j = rng.randrange(texts), rng.randrange(texts)
        names[i], names[j] = names[j], names[i]
        other = _renamed(design, names)
        if len(placed & other) <= len(placed & copy):
            copy = other
        else:
            names[i], names[j] = names[j], names[i]
    return None


def _renamed(design: tuple[Block, ...], names: list[int]) -> set[Block]:
    return {tuple(sorted(names[text] for text in block)) for block in design}
