"""How processor time and memory grow with the number of judgments.

``python -m tests.benchmarks.analysis.growth ratings [NUMBER ...]`` (10,000 to 1,000,000 where none
is named) makes a table of so many ratings made elsewhere, and runs ``labeval new`` and ``labeval
analyse`` without a report on it, each as a process of its own. ``comparisons`` makes a Parquet file
of so many comparisons of two (1,000,000 to 100,000,000) and runs ``labeval tally``.

Seconds are those of the processor, which other work changes less than the clock's. Each rater rates
200 texts by five criteria; more ratings are more raters, so that no text is rated by the same few.
As in an installed program modules are compiled: a first run, which is not measured, keeps them.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from argparse import ArgumentParser, ArgumentTypeError, RawDescriptionHelpFormatter
from collections.abc import Iterator
from pathlib import Path

import numpy as np

RATINGS = (10_000, 100_000, 1_000_000)
COMPARISONS = (1_000_000, 10_000_000, 100_000_000)
_PART = 1_000_000
TEXTS, SYSTEMS, CRITERIA, EACH = 2_000, 5, 5, 200
"""Texts and systems in all, criteria of a page, texts that one rater rates."""
_FEWEST = EACH * CRITERIA


def rating_lines(ratings: int) -> Iterator[str]:
    """The lines of a CSV file: a rater's severity, a system's quality and noise, on five points."""
    rng = np.random.default_rng(1)
    yield "participant,page,criterion,items,system,question_id,value,seconds\n"
    for rater in range(ratings // (EACH * CRITERIA)):
        texts = rng.choice(TEXTS, EACH, replace=False)
        quality = 2.5 + 0.3 * (texts % SYSTEMS)[:, None] + rng.normal(0, 0.5)
        drawn = quality + rng.normal(0, 1, (EACH, CRITERIA))
        values = np.clip(np.round(drawn), 1, 5).astype(int).tolist()
        seconds = rng.uniform(20, 90, EACH).round(3).tolist()
        for page, text in enumerate(texts.tolist()):
            question, system = divmod(text, SYSTEMS)
            about = f"q{question}_s{system},s{system},q{question}"
            for criterion, value in enumerate(values[page]):
                yield f"r{rater},{page},c{criterion},{about},{value},{seconds[page]}\n"


def keep_compiled(folder: Path) -> None:
    """Let commands keep compiled modules, whatever the environment says."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(folder)


def measured(*arguments: str) -> tuple[float, float]:
    """Seconds of the processor and megabytes at most of a command of labeval."""
    command = [sys.executable, "-m", "labeval", *arguments]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command)
    return used.ru_utime + used.ru_stime, used.ru_maxrss / 1024


def ratings_row(ratings: int, folder: Path) -> str:
    """A row of the table of ratings."""
    table, study = folder / "judgments.csv", folder / "study"
    with table.open("w") as file:
        file.writelines(rating_lines(ratings))
    new, new_peak = measured("new", str(study), "--from-judgments", str(table))
    out = str(folder / "results")
    analyse, peak = measured("analyse", str(study), "--no-report", "--out", out)
    return (
        f"| {ratings:,} | {new:.1f} s | {analyse:.1f} s | {new + analyse:.1f} s "
        f"| {new_peak:.0f} MB | {peak:.0f} MB |"
    )


def write_comparisons(comparisons: int, path: Path) -> None:
    """Ten systems on 1,000 questions, decided by 2,000 raters by quality and noise, with ties."""
    import pyarrow as arrow
    import pyarrow.parquet as parquet

    rng = np.random.default_rng(1)
    names = {
        "participant": [f"r{n}" for n in range(2_000)],
        "question_id": [f"q{n}" for n in range(1_000)],
        "first": [f"s{n}" for n in range(10)],
        "second": [f"s{n}" for n in range(10)],
        "value": ["first", "second", "tie", "both_bad"],
    }
    schema = arrow.schema(
        [(name, arrow.dictionary(arrow.int16(), arrow.string())) for name in names]
    )
    with parquet.ParquetWriter(path, schema) as writer:
        for start in range(0, comparisons, _PART):
            size = min(_PART, comparisons - start)
            first = rng.integers(10, size=size)
            second = (first + rng.integers(1, 10, size=size)) % 10
            lead = (first - second) * 0.2 + rng.logistic(size=size)
            value = np.where(lead > 0, 0, 1)
            value = np.where(np.abs(lead) < 0.3, 2, value)
            value = np.where(rng.random(size) < 0.05, 3, value)
            raters, questions = rng.integers(2_000, size=size), rng.integers(1_000, size=size)
            codes = (raters, questions, first, second, value)
            columns = [
                arrow.DictionaryArray.from_arrays(arrow.array(of.astype(np.int16)), each)
                for of, each in zip(codes, names.values(), strict=True)
            ]
            writer.write_table(arrow.Table.from_arrays(columns, schema=schema))


def comparisons_row(comparisons: int, folder: Path) -> str:
    """A row of the table of comparisons."""
    path = folder / "comparisons.parquet"
    write_comparisons(comparisons, path)
    seconds, peak = measured("tally", str(path), "--out", str(folder / "results"))
    size = path.stat().st_size / 1e6
    return f"| {comparisons:,} | {size:.0f} MB | {seconds:.1f} s | {peak:.0f} MB |"


def _number(text: str) -> int:
    """A positive number, with or without commas or underscores."""
    number = int(text.replace(",", ""))
    if number < _FEWEST:
        raise ArgumentTypeError(f"at least {_FEWEST:,}: what one rater rates")
    return number


def main() -> None:
    """Print the table, a row at a time."""
    parser = ArgumentParser("python -m tests.benchmarks.analysis.growth", description=__doc__)
    parser.formatter_class = RawDescriptionHelpFormatter
    parser.add_argument("what", choices=("ratings", "comparisons"))
    parser.add_argument("numbers", nargs="*", type=_number, help="of judgments")
    chosen = parser.parse_args()
    if chosen.what == "comparisons":
        row, usual = comparisons_row, COMPARISONS
        print("| comparisons | file | tally | memory |\n| --- | --- | --- | --- |")
    else:
        row, usual = ratings_row, RATINGS
        print("| ratings | new | analyse | both | memory of new | memory of analyse |")
        print("| --- | --- | --- | --- | --- | --- |")
    with tempfile.TemporaryDirectory() as compiled:
        keep_compiled(Path(compiled))
        for run, number in enumerate((_FEWEST, *(chosen.numbers or usual))):
            with tempfile.TemporaryDirectory() as folder:
                found = row(number, Path(folder))
            if run > 0:
                print(found, flush=True)


if __name__ == "__main__":
    main()
