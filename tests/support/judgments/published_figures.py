"""Published data that the analyses are held against, each with its source."""

from __future__ import annotations

from collections.abc import Iterator


def by_rater(*lines: str) -> tuple[list[int], list[int], list[int]]:
    """Units, values and raters of ratings written one rater a line, ``.`` for none."""
    found = [
        (unit, int(value), rater)
        for rater, line in enumerate(lines)
        for unit, value in enumerate(line.split())
        if value != "."
    ]
    units, values, raters = zip(*found, strict=True)
    return list(units), list(values), list(raters)


KRIPPENDORFF_2011 = by_rater(
    "1 2 3 3 2 1 4 1 2 . . .",
    "1 2 3 3 2 2 4 1 2 5 . 3",
    ". 3 3 3 2 3 4 2 2 5 1 .",
    "1 2 3 3 2 4 4 1 2 5 1 .",
)
"""Krippendorff, "Computing Krippendorff's Alpha-Reliability" (2011), example C."""

KRIPPENDORFF_15 = by_rater(
    ". . . . . 3 4 1 2 1 1 3 3 . 3",
    "1 . 2 1 3 3 4 3 . . . . . . .",
    ". . 2 1 3 4 4 . 2 1 1 3 3 . 4",
)
"""The example of the English Wikipedia's article on the coefficient: three coders, 15 units."""

SHROUT_FLEISS_1979 = (
    (9, 2, 5, 8),
    (6, 1, 3, 2),
    (8, 4, 6, 8),
    (7, 1, 2, 6),
    (10, 5, 6, 9),
    (6, 2, 4, 7),
)
"""Shrout and Fleiss (1979), Table 2: six targets, four judges."""

FLEISS_1971 = (
    (0, 0, 0, 0, 14),
    (0, 2, 6, 4, 2),
    (0, 0, 3, 5, 6),
    (0, 3, 9, 2, 0),
    (2, 2, 8, 1, 1),
    (7, 7, 0, 0, 0),
    (3, 2, 6, 3, 0),
    (2, 5, 3, 2, 2),
    (6, 5, 2, 1, 0),
    (0, 2, 2, 3, 7),
)
"""The example of the English Wikipedia's article on Fleiss' kappa: 10 items, 14 raters."""

BASEBALL_1987 = {
    "Milwaukee": (0, 7, 9, 7, 7, 9, 11),
    "Detroit": (6, 0, 7, 5, 11, 9, 9),
    "Toronto": (4, 6, 0, 7, 7, 8, 12),
    "New York": (6, 8, 6, 0, 6, 7, 10),
    "Boston": (6, 2, 6, 7, 0, 7, 12),
    "Cleveland": (4, 4, 5, 6, 6, 0, 6),
    "Baltimore": (2, 4, 1, 3, 1, 7, 0),
}
"""Agresti, Categorical Data Analysis: wins of the row against the column, in the rows' order."""

PUDDING_1970 = (
    (1, 2, 19, 22, 16),
    (1, 3, 16, 19, 12),
    (2, 3, 19, 19, 10),
    (1, 4, 18, 23, 13),
    (2, 4, 23, 19, 9),
    (3, 4, 19, 20, 15),
    (1, 5, 13, 19, 18),
    (2, 5, 16, 20, 12),
    (3, 5, 16, 15, 17),
    (4, 5, 17, 14, 16),
    (1, 6, 18, 21, 12),
    (2, 6, 22, 20, 12),
    (3, 6, 13, 18, 10),
    (4, 6, 14, 19, 18),
    (5, 6, 11, 21, 12),
)
"""Davidson (1970), the chocolate puddings: i, j, wins of i, wins of j, ties."""

POPP_2025 = {
    "DQE": (3.98, 3.9, 4.18, 1.6, 4.02, 1.42, 4.22, 1.4),
    "AQC": (42, 35, 47, 6, 38, 8, 45, 6),
    "AB": (177, 156, 206, 20, 204, 11, 233, 16),
    "BWS": (25, 19, 29, -44, 30, -36, 31, -54),
    "cosine": (0.942, 0.84, 0.916, 0.685, 0.932, 0.527, 0.918, 0.242),
}
"""Popp et al. (2025), Table 33: scores of eight texts by method."""

POPP_2025_SCALES = {
    ("DQE", "honesty"): (3.72, 3.52, 4.12, 1.52, 4.0, 1.2, 3.76, 1.12),
    ("DQE", "comprehensibility"): (4.24, 4.28, 4.24, 1.68, 4.04, 1.64, 4.68, 1.68),
    ("AQC", "honesty"): (19, 13, 24, 2, 16, 2, 20, 0),
    ("AQC", "comprehensibility"): (23, 22, 23, 4, 22, 6, 25, 6),
    ("AB", "honesty"): (101, 79, 117, 18, 117, 0, 133, 0),
    ("AB", "comprehensibility"): (76, 77, 89, 2, 87, 11, 100, 16),
    ("BWS", "honesty"): (7, 5, 15, -25, 16, -12, 21, -27),
    ("BWS", "comprehensibility"): (18, 14, 14, -19, 14, -24, 10, -27),
}
"""Popp et al. (2025), Tables 7, 15, 23 and 29: the eight texts by scale. Two misprints of Table 23
(1.18 and 4.78) stand as its Table 21 has them."""

POPP_2025_COSTS = (
    (32.62, 160, 1043.73),
    (38.24, 153, 1170.04),
    (61.42, 187, 2297.14),
    (26.44, 13, 68.74),
    (32.62, 382, 2491.91),
    (38.24, 285, 2179.49),
    (61.42, 299, 3672.97),
    (26.44, 32, 169.19),
)
"""Popp et al. (2025), Table 3: minutes, recommended n, cost at 12 euros an hour."""


def comparisons(
    counts: tuple[tuple[int, int, int, int, int], ...],
) -> Iterator[tuple[str, str, int]]:
    """Each counted comparison by itself: first, second, outcome."""
    for i, j, won, lost, tied in counts:
        for outcome, times in ((1, won), (-1, lost), (0, tied)):
            yield from [(str(i), str(j), outcome)] * times
