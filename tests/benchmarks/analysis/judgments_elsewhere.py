"""How long it takes from a table of judgments made elsewhere to all results, and in what memory.

``python -m tests.benchmarks.analysis.judgments_elsewhere`` makes two tables and runs ``labeval
new`` and ``labeval analyse`` on each, in processes of their own.
"""

from __future__ import annotations

import csv
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

SYSTEMS = "abcdef"


def comparisons(raters: int = 420, rows: int = 50_000) -> Iterator[tuple[str, ...]]:
    """Pairs of the six texts of 40 questions, by seven criteria, with ties and two bad ones."""
    rng = random.Random(1)
    for row in range(0, rows, 7):
        rater, question = row // 7 % raters, rng.randrange(40)
        a, b = rng.sample(SYSTEMS, 2)
        for criterion in range(min(7, rows - row)):
            drawn = rng.random()
            better = rng.random() < 1 / (1 + 2 ** ((ord(b) - ord(a)) / 2))
            chosen = f"q{question}_{a if better else b}"
            value = "tie" if drawn < 0.15 else "both_bad" if drawn < 0.2 else chosen
            page = f"{row // 7}"
            items = f"q{question}_{a}|q{question}_{b}"
            yield f"r{rater}", page, f"c{criterion}", items, value, "30"


def ratings(raters: int = 1000, texts: int = 200) -> Iterator[tuple[str, ...]]:
    """Each rater rates so many of 2,000 texts by five criteria on five points."""
    rng = random.Random(1)
    for rater in range(raters):
        for page, text in enumerate(rng.sample(range(2000), texts)):
            seconds = f"{rng.uniform(20, 90):.3f}"
            for criterion in range(5):
                value = min(5, max(1, round(rng.gauss(1 + text % 5, 1))))
                name = f"q{text // 5}_s{text % 5}"
                yield f"r{rater}", str(page), f"c{criterion}", name, str(value), seconds


def main() -> None:
    """Print a line for each table and step."""
    with tempfile.TemporaryDirectory() as folder:
        for name, rows in (("50,000 comparisons", comparisons()), ("1,000,000 ratings", ratings())):
            work = Path(folder) / name[:2]
            work.mkdir()
            _write(work / "judgments.csv", rows)
            made = _timed(
                "new", str(work / "study"), "--from-judgments", str(work / "judgments.csv")
            )
            analysed = _timed("analyse", str(work / "study"), "--out", str(work / "results"))
            print(f"| {name}, made a study | {made} |  |")
            print(f"| {name}, analysed | {analysed} |  |", flush=True)


def _write(path: Path, rows: Iterator[tuple[str, ...]]) -> None:
    with path.open("w", newline="") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(("participant", "page", "criterion", "items", "value", "seconds"))
        table.writerows(rows)


def _timed(*arguments: str) -> str:
    """Wall time, processor time and the most memory of any command so far."""
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    command = [sys.executable, "-m", "labeval", *arguments]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, timeout=600)
    after, seconds = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic() - began
    busy = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return f"{seconds:.1f} s, {busy:.1f} s of the processor, peak {after.ru_maxrss // 1024} MB"


if __name__ == "__main__":
    main()
