"""The power that is planned by raters and questions, next to that of simulated studies.

``python -m tests.runs.simulations.crossed_power 2000``

Printed is a table in Markdown.
"""

from __future__ import annotations

from collections.abc import Iterator

from labeval.analysis.planning.crossed import Spreads, parts_of
from tests.runs.simulations.printed import asked_for, print_table, share
from tests.support.judgments.crossed_studies import WAYS, share_found

SIZES = ((20, 3), (50, 5), (8, 12), (20, 10), (6, 40), (30, 40))
RATE = 0.65


def rows(studies: int) -> Iterator[list[str]]:
    """A row for each way of judging: planned and found power of each size."""
    spreads = Spreads()
    apart = spreads.difference(RATE)
    for way, (judging, _) in WAYS.items():
        parts = parts_of(judging, spreads, apart)
        cells = (
            f"{share(parts.power(*size))} / {share(share_found(way, size, apart, studies))}"
            for size in SIZES
        )
        yield [way, *cells]


if __name__ == "__main__":
    print_table(["judgments", *(f"{r} × {q}" for r, q in SIZES)], rows(asked_for(2000)))
