"""Blocks that are as balanced as a search can make them, where no exact design is known.

The start deals the texts out so that none is shown twice more often than another. Simulated
annealing (Kirkpatrick, Gelatt & Vecchi 1983) then exchanges texts between two blocks, which
leaves the appearances as they are, and lowers the sum of the squared numbers of meetings of all
pairs: least where the pairs meet equally often. Steps are counted, time is not: the same seed
gives the same blocks on every machine.
"""

from collections import Counter
from itertools import combinations
from math import comb, exp
from random import Random

_EFFORT = 3_000_000
_HOT, _COLD = 0.7, 0.2
_DUPLICATE = 1_000


def searched_blocks(texts: int, per_block: int, blocks: int, rng: Random) -> list[tuple[int, ...]]:
    """`blocks` sorted blocks; appearances differ by at most 1, no block twice if avoidable."""
    arrangement = _Arrangement(texts, _dealt(texts, per_block, blocks, rng))
    if 1 < per_block < texts and blocks > 1:
        _anneal(arrangement, _EFFORT // (per_block + 4), rng)
    return [tuple(sorted(block)) for block in arrangement.blocks]


def least_cost(texts: int, per_block: int, blocks: int) -> int:
    """The sum of squared meetings where all pairs meet equally often within one: the minimum."""
    often, more = divmod(blocks * comb(per_block, 2), comb(texts, 2))
    return comb(texts, 2) * often**2 + more * (2 * often + 1)


def _dealt(texts: int, per_block: int, blocks: int, rng: Random) -> list[list[int]]:
    """Each block takes the texts shown least so far and, among those, the ones that met least."""
    shown = [0] * texts
    meets = [[0] * texts for _ in range(texts)]
    dealt: list[list[int]] = []
    for _ in range(blocks):
        block: list[int] = []
        rest = rng.sample(range(texts), texts)
        while len(block) < per_block:
            text = min(rest, key=lambda x: (shown[x], sum(meets[x][y] for y in block)))
            rest.remove(text)
            block.append(text)
        for x in block:
            shown[x] += 1
            for y in block:
                meets[x][y] += 1
        dealt.append(block)
    return dealt


class _Arrangement:
    """Blocks under change, with the meetings of all pairs and what they cost."""

    def __init__(self, texts: int, blocks: list[list[int]]) -> None:
        self.blocks = blocks
        self.masks = [sum(1 << text for text in block) for block in blocks]
        self.same = Counter(self.masks)
        self.meets = [[0] * texts for _ in range(texts)]
        for block in blocks:
            for x, y in combinations(block, 2):
                self.meets[x][y] += 1
                self.meets[y][x] += 1
        squares = sum(row[y] ** 2 for x, row in enumerate(self.meets) for y in range(x))
        self.cost = squares + _DUPLICATE * (len(blocks) - len(self.same))
        per_block = len(blocks[0]) if blocks else 0
        self.least = least_cost(texts, per_block, len(blocks)) if texts > 1 else 0

    def change(self, a: int, x: int, b: int, y: int) -> int:
        """Return the rise in cost if text x of block a and text y of block b changed places."""
        mask_a, mask_b = self.masks[a], self.masks[b]
        meets_x, meets_y = self.meets[x], self.meets[y]
        rise = 0
        for z in self.blocks[a]:
            if not mask_b >> z & 1 and z != x:
                rise += 1 + meets_y[z] - meets_x[z]
        for z in self.blocks[b]:
            if not mask_a >> z & 1 and z != y:
                rise += 1 + meets_x[z] - meets_y[z]
        swap = 1 << x | 1 << y
        return 2 * rise + _DUPLICATE * self._more_duplicates(mask_a, mask_b, swap)

    def _more_duplicates(self, mask_a: int, mask_b: int, swap: int) -> int:
        new_a, new_b = mask_a ^ swap, mask_b ^ swap
        if mask_a == new_b:
            return 0
        gone = (self.same[mask_a] > 1) + (self.same[mask_b] > 1)
        return (new_a in self.same) + (new_b in self.same) - gone

    def exchange(self, a: int, i: int, b: int, j: int, rise: int) -> None:
        """Exchange the i-th text of block a and the j-th of block b, at the cost of `rise`."""
        x, y = self.blocks[a][i], self.blocks[b][j]
        for at, place, old, new in ((a, i, x, y), (b, j, y, x)):
            self._count(at, -1)
            for z in self.blocks[at]:
                if z != old:
                    self.meets[old][z] -= 1
                    self.meets[z][old] -= 1
                    self.meets[new][z] += 1
                    self.meets[z][new] += 1
            self.blocks[at][place] = new
            self.masks[at] ^= 1 << old | 1 << new
            self._count(at, +1)
        self.cost += rise

    def _count(self, at: int, by: int) -> None:
        mask = self.masks[at]
        self.same[mask] += by
        if not self.same[mask]:
            del self.same[mask]


def _anneal(arrangement: _Arrangement, steps: int, rng: Random) -> None:
    """Cool down over `steps` proposals; ends early where the least possible cost is reached."""
    blocks, masks = arrangement.blocks, arrangement.masks
    count, size = len(blocks), len(blocks[0])
    draw = rng.random
    heat, cooling = _HOT, (_COLD / _HOT) ** (1 / steps)
    for _ in range(steps):
        if arrangement.cost == arrangement.least:
            return
        heat *= cooling
        a, b = int(draw() * count), int(draw() * count)
        i, j = int(draw() * size), int(draw() * size)
        x, y = blocks[a][i], blocks[b][j]
        if masks[a] >> y & 1 or masks[b] >> x & 1:
            continue
        rise = arrangement.change(a, x, b, y)
        if rise <= 0 or draw() < exp(-rise / heat):
            arrangement.exchange(a, i, b, j, rise)
