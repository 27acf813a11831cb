"""Benchmarks of the analysis: ``python -m tests.benchmarks.analysis.analysing [--quick]``.

Alpha and MACE on arrays, and the whole of ``labeval analyse`` on records of imported judgments.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np

from labeval import places
from labeval.analysis.raters.competence import Mace
from labeval.analysis.statistics.coefficients.alpha import krippendorff_alpha
from labeval.analysis.tables import TABLES
from labeval.jobs.results.analyse import AnalysisChoice, analyse, write_results
from labeval.store.record.imported import JudgmentRow
from labeval.store.record.record import Record
from labeval.study.model.items import Item
from labeval.study.reading import read_study
from labeval.study.study import StudyContent
from tests.benchmarks.figures import Figure, peak_megabytes
from tests.benchmarks.record import in_new_folder

CRITERIA = 7
RATERS = 420
JUDGMENTS = 50_000


def pairwise_rows(judgments: int, raters: int, criteria: int) -> Iterator[JudgmentRow]:
    """Comparisons of six systems on 200 questions, each decided by noisy latent qualities."""
    rng = np.random.default_rng(1)
    pages = judgments // criteria
    names = [f"c{n}" for n in range(criteria)]
    for page in range(pages):
        rater = f"r{page % raters:04d}"
        question = int(rng.integers(200))
        a, b = rng.choice(6, 2, replace=False)
        first, second = f"q{question:03d}-s{a}", f"q{question:03d}-s{b}"
        for criterion in names:
            lead = (a - b) * 0.4 + rng.normal(0, 1)
            value = "tie" if abs(lead) < 0.3 else first if lead > 0 else second
            order = page // raters + 1
            yield JudgmentRow(
                *(rater, f"s-{rater}", "", "ab", criterion, f"p{order}", f"{first}|{second}"),
                *(value, "30.0", "5.0", order, ""),
            )


def scale_rows(ratings: int, raters: int, criteria: int) -> Iterator[JudgmentRow]:
    """Ratings from 1 to 5 of 1,000 texts by four systems."""
    rng = np.random.default_rng(2)
    each = ratings // raters // criteria
    names = [f"c{n}" for n in range(criteria)]
    for number in range(raters):
        rater, severity = f"r{number:05d}", rng.normal(0, 0.5)
        for order, text in enumerate(rng.choice(1000, each, replace=False), start=1):
            quality = 2.0 + 0.5 * (text % 4) + severity
            values = np.clip(np.round(quality + rng.normal(0, 1, criteria)), 1, 5).astype(int)
            for criterion, value in zip(names, values, strict=True):
                yield JudgmentRow(
                    *(rater, f"s-{rater}", "", "dqe", criterion, f"p{order}"),
                    *(f"q{text // 4:03d}-s{text % 4}", str(value), "30.0", "5.0", order, ""),
                )


def study_of(systems: int, questions: int, criteria: int) -> StudyContent:
    """A study that such judgments could have come from."""
    content = read_study(places.templates() / "six-methods")
    first = content.study.criteria[0].model_copy(update={"group": None, "direction": "higher"})
    asked = [first.model_copy(update={"id": f"c{n}"}) for n in range(criteria)]
    items = [
        Item(id=f"q{q:03d}-s{s}", text="text", system=f"system {s}", question=f"question {q}")
        for q in range(questions)
        for s in range(systems)
    ]
    study = content.study.model_copy(update={"criteria": asked, "groups": []})
    return content.model_copy(update={"items": items, "study": study})


def timed(call: Callable[[], object]) -> float:
    """Seconds that a call takes."""
    begun = time.perf_counter()
    call()
    return time.perf_counter() - begun


def whole(
    what: str, rows: Iterator[JudgmentRow], study: StudyContent, aim: str
) -> Iterator[Figure]:
    """``labeval analyse`` of a record that holds these rows, and the memory it takes."""
    with in_new_folder() as place, Record(Path(place) / "record.sqlite") as record:
        with record.imported.writing():
            record.imported.add(rows)
        taken: dict[str, float] = {}
        begun = last = time.perf_counter()

        def heard(done: int, total: int) -> bool:
            nonlocal last
            now = time.perf_counter()
            taken[TABLES[done - 1] if done else "reading"] = now - last
            last = now
            return True

        results = analyse(record, study, AnalysisChoice(), heard)
        written = timed(lambda: write_results(results, Path(place) / "out"))
        seconds = time.perf_counter() - begun
    slowest = sorted(taken, key=lambda name: -taken[name])[:4]
    told = ", ".join(f"{name} {taken[name]:.1f}" for name in slowest)
    yield Figure(what, f"{seconds:.1f} s ({told}, writing {written:.1f})", aim)
    yield Figure("peak memory until then", f"{peak_megabytes():.0f} MB", "bounded")


def on_arrays() -> Iterator[Figure]:
    """Alpha and MACE of as many judgments, without reading them from anywhere."""
    rng = np.random.default_rng(3)
    units = rng.integers(0, 2500, JUDGMENTS)
    values = rng.integers(1, 6, JUDGMENTS)
    best = min(timed(lambda: krippendorff_alpha(units, values, "ordinal")) for _ in range(5))
    yield Figure(f"alpha, ordinal, {JUDGMENTS} ratings", f"{1000 * best:.1f} ms", "8 ms")
    rater = np.arange(JUDGMENTS) % RATERS
    unit = rng.integers(0, JUDGMENTS // 7, JUDGMENTS)
    label = rng.integers(0, 3, JUDGMENTS)
    best = min(timed(lambda: Mace(rater, unit, label, 3).fit()) for _ in range(3))
    yield Figure(
        f"MACE, ten restarts, {JUDGMENTS} judgments of {RATERS} raters", f"{best:.2f} s", "1.4 s"
    )


def figures(*, quick: bool) -> Iterator[Figure]:
    """Every figure of the analysis."""
    yield from on_arrays()
    yield from whole(
        f"analyse {JUDGMENTS} comparisons, {CRITERIA} criteria, {RATERS} raters",
        pairwise_rows(JUDGMENTS, RATERS, CRITERIA),
        study_of(6, 200, CRITERIA),
        "under 10 s",
    )
    ratings = 100_000 if quick else 1_000_000
    yield from whole(
        f"analyse {ratings} ratings, 10 criteria, {ratings // 500} raters",
        scale_rows(ratings, ratings // 500, 10),
        study_of(4, 250, 10),
        "under 60 s",
    )


def main() -> None:
    """Print the table."""
    print("| what | measured | aim |\n| --- | --- | --- |")
    for figure in figures(quick="--quick" in sys.argv):
        print(figure, flush=True)


if __name__ == "__main__":
    main()
