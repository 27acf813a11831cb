"""Positions of texts: the same blocks, with every text equally often in every position.

A block is a node joined to the texts in it, and a position is a colour of such an edge: no block
uses a colour twice. A text that is shown more often than there are positions is split into
several nodes with at most one edge for each position, so that a proper colouring spreads it
evenly. Kőnig (1916): the edges of a bipartite graph of largest degree k have a proper colouring
in k colours; the alternating paths below are his proof.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random

_FREE = -1


def balance_positions(blocks: Sequence[Sequence[int]], rng: Random) -> list[tuple[int, ...]]:
    """The same blocks in the same sequence, each with its texts in a new order.

    Where all blocks have one size k, a text shown r times is in every position floor(r/k) or
    ceil(r/k) times. With unequal sizes the texts of a smaller block move up to close the gaps.
    """
    if not blocks:
        return []
    colouring = _Colouring(len(blocks), max(len(block) for block in blocks))
    edges = [(text, at) for at, block in enumerate(blocks) for text in block]
    rng.shuffle(edges)
    shown: Counter[int] = Counter()
    nodes: dict[tuple[int, int], int] = {}
    for text, at in edges:
        part = (text, shown[text] // colouring.colours)
        shown[text] += 1
        colouring.add(nodes.setdefault(part, len(nodes)), at)
    text_of = {node: text for (text, _), node in nodes.items()}
    return [tuple(text_of[n] for n in row if n != _FREE) for row in colouring.by_block]


class _Colouring:
    """A proper edge colouring that grows by one edge at a time.

    `by_block[block][colour]` is the node at the other end of that edge or `_FREE`;
    `by_node[node][colour]` is the same seen from the text's side.
    """

    def __init__(self, blocks: int, colours: int) -> None:
        self.colours = colours
        self.by_block = [[_FREE] * colours for _ in range(blocks)]
        self.by_node: list[list[int]] = []

    def add(self, node: int, block: int) -> None:
        """Colour one more edge; `node` is an old node or the next new number."""
        if node == len(self.by_node):
            self.by_node.append([_FREE] * self.colours)
        mine, its = self.by_node[node], self.by_block[block]
        both = [c for c in range(self.colours) if mine[c] == its[c] == _FREE]
        colour = both[0] if both else mine.index(_FREE)
        if not both:
            self._free_up(block, colour, its.index(_FREE))
        mine[colour] = block
        its[colour] = node

    def _free_up(self, block: int, wanted: int, spare: int) -> None:
        """Swap the two colours along the path that leaves `block` by its `wanted` edge."""
        path: list[tuple[int, int, int]] = []
        at, colour = block, wanted
        while (node := self.by_block[at][colour]) != _FREE:
            path.append((node, at, colour))
            other = spare if colour == wanted else wanted
            if (following := self.by_node[node][other]) == _FREE:
                break
            path.append((node, following, other))
            at = following
        for node, at, colour in path:
            self.by_node[node][colour] = self.by_block[at][colour] = _FREE
        for node, at, colour in path:
            other = spare if colour == wanted else wanted
            self.by_node[node][other] = at
            self.by_block[at][other] = node
