"""Two runs of one study compared: scores, their order, and what follows from them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.analysis.data.scales import method_of
from labeval.analysis.methods import Statistic, find_scoring
from labeval.analysis.statistics.reproducibility import (
    Agreement,
    Conclusion,
    Likeness,
    agreement,
    likeness,
    variation,
)
from labeval.exchange.errors import ExchangeError, writing_to
from labeval.files.names import written_name
from labeval.files.refusal import FileRefused, refusing
from labeval.jobs.capsule.reading import opened
from labeval.jobs.results.analyse import AnalysisChoice, analyse, write_table
from labeval.report.leading import ALPHA, LEAST_RATERS
from labeval.store.disk.atomic import replacing
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.methods import find_method
from labeval.study.reading import read_study
from labeval.study.study import StudyContent
from labeval.text.marks import QT_TRANSLATE_NOOP, MarkedText

if TYPE_CHECKING:
    from pandas import DataFrame

Place = tuple[str, str, str]
"""Method, scale and criterion."""
_NO_SCORES = QT_TRANSLATE_NOOP("Exchange", "no scores of systems")
_NOTHING_SHARED = QT_TRANSLATE_NOOP(
    "Exchange",
    "{first} and {second} have no system in common that both judged by the same method and "
    "criterion; the first has {theirs}",
)


@dataclass(frozen=True, slots=True)
class Run:
    """Results of one run."""

    name: str
    scores: DataFrame
    differences: DataFrame
    content: StudyContent


@dataclass(frozen=True, slots=True)
class Compared:
    """One method and criterion in both runs."""

    place: Place
    statistic: str
    scores: tuple[tuple[str, float, float, float], ...]
    """System, its score in both runs, and CV* in percent."""
    likeness: Likeness
    agreement: Agreement

    @property
    def mean_variation(self) -> float:
        """Mean CV* over the systems that have one, in percent."""
        found = [cv for *_, cv in self.scores if not math.isnan(cv)]
        return sum(found) / len(found) if found else math.nan


def read_run(path: Path) -> Run:
    """The results of a capsule, or of a study folder, which is analysed.

    Raises:
        FileRefused: it is neither, or cannot be read.
        StudyProblems: the folder's study cannot be read.
        RecordError: its record cannot be read.
    """
    import pandas as pd

    if path.is_dir():
        folder, content = StudyFolder(path), read_study(path)
        with Record(folder.database, read_only=True) as record:
            tables = analyse(record, content, AnalysisChoice(samples=0)).tables
        return Run(written_name(path.name), tables["scores"], tables["significance"], content)
    with opened(path) as capsule, refusing(path, FileRefused):
        kept = [
            pd.read_csv(capsule.results[name], keep_default_na=False, na_values={"value": [""]})
            for name in ("scores", "significance")
        ]
        return Run(written_name(path.name), kept[0], kept[1], capsule.contents[-1])


def compare(first: Run, second: Run) -> list[Compared]:
    """Everything that both runs have scored, by method and criterion.

    Raises:
        ExchangeError: they have nothing in common.
    """
    one, other = _scores(first), _scores(second)
    before, after = _conclusions(first), _conclusions(second)
    found = []
    for place, (statistic, theirs) in one.items():
        ours = other.get(place, (statistic, {}))[1]
        systems = sorted(theirs.keys() & ours.keys())
        if len(systems) < 2:
            continue
        least = _least(place[0], place[2], statistic, first.content)
        rows = [(s, theirs[s], ours[s], _variation(theirs[s], ours[s], least)) for s in systems]
        alike = likeness([theirs[s] for s in systems], [ours[s] for s in systems])
        agreed = agreement(before.get(place, {}), after.get(place, {}))
        found.append(Compared(place, statistic.name, tuple(rows), alike, agreed))
    if not found:
        theirs_all = sorted({system for _, scores in one.values() for system in scores})
        raise ExchangeError(
            _NOTHING_SHARED,
            first=first.name,
            second=second.name,
            theirs=", ".join(theirs_all)[:300] or MarkedText(_NO_SCORES, context="Exchange"),
        )
    return found


def only_in_one(first: Run, second: Run) -> tuple[tuple[list[str], list[str]], ...]:
    """For each run, its systems and its criteria that the other does not have."""
    systems, criteria = [], []
    for run in (first, second):
        scored = _scores(run)
        systems.append({system for _, scores in scored.values() for system in scores})
        criteria.append({criterion for _, _, criterion in scored if criterion})
    return tuple(
        (sorted(systems[own] - systems[1 - own]), sorted(criteria[own] - criteria[1 - own]))
        for own in (0, 1)
    )


def _variation(one: float, other: float, least: float | None) -> float:
    return math.nan if least is None else variation([one - least, other - least])


def _scores(run: Run) -> dict[Place, tuple[Statistic, dict[str, float]]]:
    """Scores of systems by each method's first mean: sums depend on the number of judgments."""
    found: dict[Place, tuple[Statistic, dict[str, float]]] = {}
    rows = run.scores[run.scores["level"] == "system"].dropna(subset=["value"])
    for method in dict.fromkeys(rows["method"]):
        means = [s for s in find_scoring(method_of(method)).STATISTICS if s.how == "mean"]
        if not means:
            continue
        of_method = rows[(rows["method"] == method) & (rows["statistic"] == means[0].name)]
        for (scale, criterion), part in of_method.groupby(["scale", "criterion"], sort=True):
            values = dict(zip(part["id"].astype(str), part["value"].astype(float), strict=True))
            found[str(method), str(scale), str(criterion)] = (means[0], values)
    return found


def _conclusions(run: Run) -> dict[Place, dict[tuple[str, str], Conclusion]]:
    """Conclusion of the test of each pair, by its names in alphabetical order.

    As in the report, fewer raters than :data:`~labeval.report.leading.LEAST_RATERS` decide nothing,
    unless the test speaks of these raters only.
    """
    import pandas as pd

    found: dict[Place, dict[tuple[str, str], Conclusion]] = {}
    rows = run.differences
    texts = ["method", "scale", "criterion", "a", "b", "about"]
    numbers = {name: pd.to_numeric(rows[name]) for name in ("raters", "difference", "p_adjusted")}
    for method, scale, criterion, a, b, about, raters, difference, p in rows.assign(**numbers)[
        [*texts, *numbers]
    ].itertuples(index=False, name=None):
        if math.isnan(p) or not a or not b:
            continue
        conclusion: Conclusion = "undecided"
        if p < ALPHA and (raters >= LEAST_RATERS or about == "questions"):
            conclusion = "first" if (difference > 0) == (a < b) else "second"
        pair = (min(a, b), max(a, b))
        found.setdefault((method, scale, criterion), {})[pair] = conclusion
    return found


def _least(
    method: str, criterion: str, statistic: Statistic, content: StudyContent
) -> float | None:
    """The least that a score can be; None where the study does not say."""
    if statistic.bounds is not None:
        return statistic.bounds[0]
    if not statistic.higher_is_better:
        return 0.0  # distances
    named = method.partition(":")[2].split("+")
    values = [
        float(value)
        for id, block in content.study.blocks.items()
        if block.method == method_of(method) and (named == [""] or id in named)
        for each in content.study.criteria
        if criterion in ("", each.id)
        for value in find_method(block.method).values_given(block, each)
        if _is_number(value)
    ]
    return min(values) if values else None


def _is_number(text: str) -> bool:
    try:
        return math.isfinite(float(text))
    except ValueError:
        return False


def write_comparison(found: Sequence[Compared], folder: Path) -> list[Path]:
    """Write the scores and the summaries as CSV; returns the files.

    Raises:
        ExchangeError: the folder cannot be written.
    """
    import pandas as pd

    tables: Mapping[str, DataFrame] = {
        "compared_scores": pd.DataFrame(list(_score_rows(found))),
        "compared_runs": pd.DataFrame(list(_summary_rows(found))),
    }
    paths = []
    with writing_to(folder):
        folder.mkdir(parents=True, exist_ok=True)
        for name, table in tables.items():
            paths.append(folder / f"{name}.csv")
            with replacing(paths[-1]) as part:
                write_table(table, part)
    return paths


def _score_rows(found: Sequence[Compared]) -> Iterator[dict[str, object]]:
    for each in found:
        for system, one, other, cv in each.scores:
            yield {**_named(each), "system": system, "first": one, "second": other, "cv_star": cv}


def _summary_rows(found: Sequence[Compared]) -> Iterator[dict[str, object]]:
    for each in found:
        yield {
            **_named(each),
            "systems": each.likeness.systems,
            "mean_cv_star": each.mean_variation,
            "pearson": each.likeness.pearson,
            "spearman": each.likeness.spearman,
            "root_mean_square": each.likeness.root_mean_square,
            "pairs": each.agreement.pairs,
            "same_conclusion": each.agreement.same,
            "clear_in_both": each.agreement.clear_in_both,
            "reversed": each.agreement.reversed,
        }


def _named(each: Compared) -> dict[str, object]:
    method, scale, criterion = each.place
    return {
        "method": method,
        "scale": scale,
        "criterion": criterion,
        "statistic": each.statistic,
    }
