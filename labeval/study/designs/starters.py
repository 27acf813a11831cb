"""Base blocks from which exact designs grow: the ones known here, with up to four blocks a text.

Bose (1939), "On the construction of balanced incomplete block designs": a few base blocks are
moved on step by step in a cyclic group, and together meet every pair equally often. The rows were
found by computer for the parameters that Mathon & Rosa tabulate in the Handbook of Combinatorial
Designs (2007, II.1); that each is a design is proved by counting, in the tests.
"""

# Texts, texts a block, modulus n, base blocks. Point p stands for residue p mod n in layer p // n;
# a last point that fills no layer stays where it is. A base block that n steps lead through
# fewer than n different blocks gives only these (a short orbit).
_ROWS: tuple[tuple[int, int, int, str], ...] = (
    (6, 3, 5, "0 2 5 | 0 1 2"),
    (7, 3, 7, "0 1 5"),
    (8, 4, 7, "0 1 3 7 | 2 4 5 6"),
    (9, 3, 8, "0 4 8 | 0 1 6"),
    (9, 4, 9, "0 1 2 5 | 0 1 3 7"),
    (10, 3, 9, "0 1 9 | 0 1 6 | 0 2 4 | 0 3 6"),
    (10, 4, 5, "0 1 7 9 | 0 1 3 8 | 0 5 6 9"),
    (10, 5, 9, "0 1 5 7 9 | 0 1 2 3 6"),
    (11, 5, 11, "0 1 2 6 9"),
    (12, 3, 11, "0 3 11 | 0 1 3 | 0 2 7 | 0 1 5"),
    (12, 4, 12, "0 2 6 8 | 0 3 6 9 | 0 1 3 8 | 0 1 2 9"),
    (12, 6, 12, "0 1 4 6 7 10 | 0 1 2 3 8 10 | 0 1 4 5 8 9"),
    (13, 3, 13, "0 1 10 | 0 2 7"),
    (13, 4, 13, "0 1 5 11"),
    (13, 5, 13, "0 1 3 6 7 | 0 1 5 8 10 | 0 1 2 4 6"),
    (13, 6, 13, "0 1 2 8 9 11 | 0 1 3 5 6 10"),
    (14, 7, 13, "0 1 3 6 7 11 13 | 0 1 2 4 5 6 8"),
    (15, 3, 15, "0 1 12 | 0 2 8 | 0 5 10"),
    (15, 5, 14, "0 3 7 10 14 | 0 1 7 8 14 | 0 1 3 5 9 | 0 1 3 5 6"),
    (15, 6, 15, "0 1 5 6 10 11 | 0 1 3 4 10 12 | 0 1 3 5 7 8"),
    (15, 7, 15, "0 1 2 7 9 12 13"),
    (16, 4, 15, "0 5 10 15 | 0 1 9 13"),
    (16, 5, 16, "0 2 4 8 11 | 0 1 6 9 12 | 0 1 2 3 12"),
    (16, 6, 8, "0 1 8 9 11 13 | 0 1 3 5 14 15"),
    (16, 6, 16, "0 1 6 8 9 14 | 0 1 3 4 7 11 | 0 1 2 7 12 14"),
    (16, 8, 15, "0 1 2 5 6 8 10 15 | 0 1 2 4 9 10 12 13"),
    (17, 4, 17, "0 1 3 6 | 0 1 3 8 | 0 1 6 10 | 0 2 6 10"),
    (17, 5, 17, "0 1 3 4 7 | 0 1 8 13 15 | 0 1 7 9 12 | 0 1 7 9 13"),
    (17, 8, 17, "0 1 2 3 4 7 9 13 | 0 1 2 5 9 11 12 14"),
    (18, 6, 17, "0 1 5 9 12 17 | 0 1 3 10 12 14 | 0 1 2 11 12 14"),
    (18, 9, 17, "0 1 2 5 6 8 13 15 17 | 0 1 2 3 4 8 9 12 15"),
    (19, 3, 19, "0 1 12 | 0 2 5 | 0 4 10"),
    (19, 4, 19, "0 1 6 16 | 0 2 7 15 | 0 1 8 17"),
    (19, 6, 19, "0 1 3 6 11 15 | 0 1 3 7 9 15 | 0 1 2 3 12 15"),
    (19, 7, 19, "0 1 2 6 9 10 12 | 0 1 2 5 7 14 16 | 0 1 3 4 7 9 15"),
    (19, 9, 19, "0 1 2 3 5 7 12 13 16"),
    (20, 5, 19, "0 1 6 11 19 | 0 1 3 5 17 | 0 1 4 11 12 | 0 2 6 9 15"),
    (20, 10, 19, "0 1 2 3 10 12 14 15 16 19 | 0 1 3 4 6 7 11 12 14 16"),
    (21, 3, 21, "0 1 5 | 0 3 15 | 0 7 14 | 0 2 13"),
    (21, 5, 21, "0 1 6 8 18"),
    (21, 6, 21, "0 1 3 7 10 15 | 0 1 2 4 12 17"),
    (24, 6, 23, "0 1 5 8 21 23 | 0 1 6 10 16 18 | 0 1 3 4 15 17 | 0 1 9 13 18 20"),
    (25, 3, 25, "0 1 17 | 0 2 5 | 0 6 18 | 0 4 14"),
    (25, 4, 12, "0 1 16 23 | 0 4 8 24 | 12 16 20 24 | 0 6 13 19 | 0 2 9 14 | 0 18 20 21"),
    (25, 5, 24, "0 6 12 18 24 | 0 1 4 9 11"),
    (25, 6, 25, "0 1 2 6 10 17 | 0 2 5 7 10 14 | 0 1 5 13 16 19 | 0 1 2 8 14 23"),
    (
        28,
        4,
        9,
        "0 1 17 24 | 0 12 18 27 | 0 2 5 21 | 0 10 11 20 | 0 9 13 15 | 0 14 22 26 | 9 20 22 23",
    ),
    (31, 5, 31, "0 1 16 21 23 | 0 4 10 17 22 | 0 1 3 20 28"),
    (31, 6, 31, "0 1 6 18 22 29"),
)


def grown_designs(texts: int, per_block: int) -> list[list[tuple[int, ...]]]:
    """The exact designs of sorted blocks that grow from base blocks or are complements of those.

    The complement of a design of b blocks of k texts has b blocks of texts - k texts. A design
    that is several smaller ones of the same kind together is not listed.
    """
    grown = [_developed(texts, n, base) for v, k, n, base in _ROWS if (v, k) == (texts, per_block)]
    if 2 * per_block <= texts:
        return grown
    return [
        [tuple(sorted(set(range(texts)) - set(block))) for block in design]
        for design in grown_designs(texts, texts - per_block)
    ]


def _developed(texts: int, modulus: int, base: str) -> list[tuple[int, ...]]:
    """Every base block moved on by 0, 1, … modulus - 1 steps."""
    layered = texts - texts % modulus

    def moved(point: int, step: int) -> int:
        if point >= layered:
            return point
        return point - point % modulus + (point % modulus + step) % modulus

    blocks: list[tuple[int, ...]] = []
    for starter in base.split("|"):
        points = [int(word) for word in starter.split()]
        orbit = (tuple(sorted(moved(p, s) for p in points)) for s in range(modulus))
        blocks.extend(dict.fromkeys(orbit))
    return blocks
