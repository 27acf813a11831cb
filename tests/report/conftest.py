"""An analysis of a small simulated study, made once."""

from __future__ import annotations

import copy
from contextlib import closing

import pytest

from labeval.jobs.planning.simulate import simulate
from labeval.jobs.results.analyse import AnalysisChoice, Results, analyse
from labeval.jobs.results.report import material_of
from labeval.report.material import Material
from labeval.store.record.record import Record
from labeval.study.model.items import Item
from labeval.study.study import StudyContent
from tests.conftest import small_study


@pytest.fixture(scope="session")
def analysed(tmp_path_factory) -> tuple[Results, StudyContent]:
    items = [
        Item(
            id=f"m{n}",
            text=f"Text {n} says why beds are mulched.",
            system=f"System {'ABCD'[n % 4]}",
            question="Why?",
            source="Because it saves water.",
        )
        for n in range(8)
    ]
    content = StudyContent(study=small_study(), items=items)
    path = tmp_path_factory.mktemp("analysed") / "record.sqlite"
    with closing(Record(path)) as record:
        simulate(record, content, 8, 3)
        results = analyse(record, content, AnalysisChoice(samples=20, hourly_rate=12.0))
    return results, content


@pytest.fixture
def material(analysed) -> Material:
    results, content = analysed
    return material_of(copy.copy(results), content)


def scores(rows: list[tuple[str, str, float, float, float, float]]) -> dict[str, object]:
    """A table of scores: method, id, value, rank, ends of the interval."""
    import pandas as pd

    table = pd.DataFrame(rows, columns=["method", "id", "value", "rank", "ci_low", "ci_high"])
    first = {"dqe": "mean", "aqc": "yes", "ab": "borda"}
    return {
        "scores": table.assign(
            level="system",
            scale="total",
            criterion="",
            n=10,
            reason="",
            statistic=table["method"].map(first),
        )
    }
