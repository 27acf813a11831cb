"""All tables of an analysis over many generated small and degenerate tables of judgments.

``python -m tests.benchmarks.analysis.odd_analyses [FIRST [COUNT]]`` prints what was wrong, with its
seed, and how many tables were analysed; the exit code is 1 where anything was wrong.
"""

from __future__ import annotations

import sys
import time
import traceback

from tests.support.foreign_files.odd_tables import faults_of, odd_table, tables_of


def main(first: int = 0, count: int = 10_000) -> int:
    """Analyse the tables of these seeds; returns the exit code."""
    began = time.perf_counter()
    exceptions = faults = cells = 0
    slowest = 0.0
    for seed in range(first, first + count):
        odd, before = odd_table(seed), time.perf_counter()
        try:
            tables = tables_of(odd.inputs)
        except Exception:
            exceptions += 1
            print(f"seed {seed}: {traceback.format_exc(limit=-3)}{odd.like}", flush=True)
            continue
        slowest = max(slowest, time.perf_counter() - before)
        cells += sum(table.size for table in tables.values())
        for fault in faults_of(tables):
            faults += 1
            print(f"seed {seed}: {fault[:600]}", flush=True)
        if (seed - first) % 500 == 499:
            print(f"... {seed - first + 1} tables", file=sys.stderr, flush=True)
    print(
        f"{count} tables from seed {first}: {exceptions} exceptions, {faults} faults in {cells} "
        f"cells; {time.perf_counter() - began:.0f} s, the slowest {slowest:.1f} s"
    )
    return 1 if exceptions or faults else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:3])))
