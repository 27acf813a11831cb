"""Differences of systems next to those of R's lme4, lmerTest and ordinal, on the same rows.

``python -m tests.runs.compared_with_r [TABLES]`` makes so many tables of ratings (20 where nothing
is said), complete ones and ones with gaps, analyses each by the command line, fits the same models
in R, and prints the largest deviations. It needs Rscript with the three packages.
"""

from __future__ import annotations

import csv
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import numpy as np

_SCRIPT = Path(__file__).with_suffix(".R")
_HEAD = ("participant", "item", "system", "question_id", "criterion", "value")


def ratings(seed: int) -> Iterator[tuple[str, ...]]:
    """Rows of a table: raters, likings, questions and texts vary, and systems differ in noise.

    Every second table has gaps, and every third answers near the upper end of five.
    """
    rng = np.random.default_rng(seed)
    raters, questions, systems = rng.integers([6, 8, 2], [16, 20, 5])
    kept = 1.0 if seed % 2 else rng.uniform(0.4, 0.6)
    centre = 4.0 if seed % 3 == 0 else 3.0
    of_rater, of_question = rng.normal(0, 0.5, raters), rng.normal(0, 0.4, questions)
    liking = rng.normal(0, 0.3, (raters, systems))
    of_text = rng.normal(0, 0.3, (questions, systems))
    for r, q, s in np.ndindex(int(raters), int(questions), int(systems)):
        if rng.random() > kept:
            continue
        mean = centre + 0.3 * s + of_rater[r] + liking[r, s] + of_question[q] + of_text[q, s]
        value = int(np.clip(round(mean + rng.normal(0, 0.5 + 0.2 * s)), 1, 5))
        yield f"r{r}", f"q{q}s{s}", f"s{s}", f"q{q}", "quality", str(value)


def compared(seed: int, folder: Path) -> Iterator[tuple[str, str, float, float]]:
    """Model, figure, its value here and in R."""
    table, study, results = folder / "judgments.csv", folder / "study", folder / "results"
    with table.open("w", newline="") as file:
        csv.writer(file).writerows([_HEAD, *ratings(seed)])
    labeval = [sys.executable, "-m", "labeval"]
    for command in (
        ["new", str(study), "--from-judgments", str(table)],
        ["analyse", str(study), "--no-report", "--out", str(results)],
    ):
        subprocess.run([*labeval, *command], check=True, capture_output=True)
    asked = ["Rscript", str(_SCRIPT), str(table), str(results)]
    found = subprocess.run(asked, check=True, capture_output=True, text=True)
    for what, _, _, figure, ours, theirs in csv.reader(found.stdout.splitlines()):
        yield what, figure, float(ours), float(theirs)


def main() -> None:
    """Print the largest and the median deviation of each figure."""
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    apart: dict[tuple[str, str], list[float]] = defaultdict(list)
    for seed in range(1, tables + 1):
        with tempfile.TemporaryDirectory() as folder:
            for what, figure, ours, theirs in compared(seed, Path(folder)):
                apart[what, figure].append(abs(ours - theirs))
    print("| model | figure | pairs | median deviation | largest |")
    print("| --- | --- | --- | --- | --- |")
    for (what, figure), each in apart.items():
        print(f"| {what} | {figure} | {len(each)} | {np.median(each):.1g} | {max(each):.1g} |")


if __name__ == "__main__":
    main()
