"""Block designs for best-worst scaling: which texts are shown together, and in which positions.

A participant sees a few texts at a time and names the best and the worst. The scores compare all
texts fairly if every text is shown equally often, every pair meets equally often, and no text
owes its score to its place: a balanced incomplete block design (BIBD) with balanced
positions. Where none is known, the blocks come as near to it as a seeded search brings them.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from math import comb
from random import Random
from typing import NamedTuple

from labeval.study.designs.exact import exact_blocks, exact_sizes
from labeval.study.designs.positions import balance_positions
from labeval.study.designs.search import searched_blocks

__all__ = [
    "BlockBalance",
    "BlockDesign",
    "Range",
    "balance_of",
    "balance_positions",
    "block_design",
    "default_block_count",
]

_EXACT_UP_TO = 4
_OTHERWISE = 2


@dataclass(frozen=True, slots=True)
class BlockDesign:
    """Blocks of texts, each text an index from 0; within a block, in the order shown."""

    texts: int
    blocks: tuple[tuple[int, ...], ...]


class Range(NamedTuple):
    """The smallest and the largest of some counts."""

    min: int
    max: int

    @property
    def spread(self) -> int:
        """Distance between the two; 0 is perfect balance."""
        return self.max - self.min


@dataclass(frozen=True, slots=True)
class BlockBalance:
    """Balance of a design over its texts.

    Of a text: appearances, and appearances in one position. Of two and of three texts: blocks
    that hold them all; `triples` is None where no block holds three. `duplicate_blocks` counts
    the blocks that repeat the texts of an earlier one, in whatever order. `exact`: all texts
    appear equally often and all pairs meet equally often.
    """

    appearances: Range
    pair_meetings: Range
    pairs_never_met: int
    triples: Range | None
    positions: Range
    duplicate_blocks: int
    exact: bool


def block_design(texts: int, per_block: int, blocks: int, *, seed: int) -> BlockDesign:
    """`blocks` blocks of `per_block` out of `texts` texts, the same for the same seed.

    Exact (a BIBD) where one is known with different blocks: for 8 texts in 14 blocks of 4 the
    Steiner quadruple system SQS(8), in which each three texts also meet exactly once. Otherwise
    appearances differ by at most 1 and meetings as little as the search finds. A block comes
    twice only where there are more blocks than different ones. The number of times a text stands
    in a position differs by at most 1 throughout. The seed decides which text plays which part.

    Raises ValueError for fewer than 2 texts a block, more than there are, or no block at all.
    """
    _check(texts, per_block)
    if blocks < 1:
        raise ValueError(f"A design needs at least 1 block, not {blocks}.")
    rng = Random(seed)
    chosen = _chosen(texts, per_block, blocks, rng)
    rng.shuffle(chosen)
    return BlockDesign(texts, tuple(balance_positions(chosen, rng)))


def default_block_count(texts: int, per_block: int) -> int:
    """Return the number of blocks to plan by default: 14 for 8 texts, 4 a block.

    The smallest exact design known, if it needs at most 4 blocks a text. Otherwise 2 blocks a
    text, so that each text appears 2 * per_block times: Kiritchenko & Mohammad (2016, "Capturing
    reliable fine-grained sentiment associations by crowdsourcing and best-worst scaling") found
    1.5 to 2 blocks of 4 a text enough for reliable scores.

    Raises ValueError for fewer than 2 texts a block, or more than there are.
    """
    _check(texts, per_block)
    sizes = [size for size in exact_sizes(texts, per_block) if size <= _EXACT_UP_TO * texts]
    return sizes[0] if sizes else _OTHERWISE * texts


def balance_of(design: BlockDesign) -> BlockBalance:
    """Counts appearances, meetings, positions and repeated blocks of any design."""
    texts, blocks = design.texts, design.blocks
    size = max((len(block) for block in blocks), default=0)
    appearances = Counter(text for block in blocks for text in block)
    pairs = _meetings(blocks, 2)
    positions: Counter[tuple[int, ...]] = Counter(
        placed for block in blocks for placed in enumerate(block)
    )
    appearance_range = _range(appearances, texts)
    pair_range = _range(pairs, comb(texts, 2))
    return BlockBalance(
        appearances=appearance_range,
        pair_meetings=pair_range,
        pairs_never_met=comb(texts, 2) - len(pairs),
        triples=_range(_meetings(blocks, 3), comb(texts, 3)) if size >= 3 else None,
        positions=_range(positions, texts * size),
        duplicate_blocks=len(blocks) - len({frozenset(block) for block in blocks}),
        exact=appearance_range.spread == 0 and pair_range.spread == 0,
    )


def _check(texts: int, per_block: int) -> None:
    if not 2 <= per_block <= texts:
        raise ValueError(
            f"A block of {per_block} out of {texts} texts is not possible:"
            " it takes at least 2, and no more than there are."
        )


def _chosen(texts: int, per_block: int, blocks: int, rng: Random) -> list[tuple[int, ...]]:
    """Choose blocks; the rest of all possible blocks is as balanced as the chosen ones.

    So at most half of the possible blocks ever need to be constructed or searched for.
    """
    possible = comb(texts, per_block)
    if 2 * blocks <= possible:
        exact = exact_blocks(texts, per_block, blocks, rng)
        return exact or searched_blocks(texts, per_block, blocks, rng)
    every = list(combinations(range(texts), per_block))
    rounds, more = divmod(blocks, possible)
    if more == 0:
        return every * rounds
    if 2 * more <= possible:
        return every * rounds + _chosen(texts, per_block, more, rng)
    left_out = set(_chosen(texts, per_block, possible - more, rng))
    return every * rounds + [block for block in every if block not in left_out]


def _meetings(blocks: Iterable[tuple[int, ...]], together: int) -> Counter[tuple[int, ...]]:
    return Counter(met for block in blocks for met in combinations(sorted(block), together))


def _range(counts: Counter[int] | Counter[tuple[int, ...]], kinds: int) -> Range:
    """The range of `kinds` counts, those not counted at all being 0."""
    if not counts:
        return Range(0, 0)
    return Range(min(counts.values()) if len(counts) == kinds else 0, max(counts.values()))
