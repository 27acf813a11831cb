"""The analysis of a whole record: robots with known qualities come out in their order."""

from __future__ import annotations

import csv
import json
from statistics import fmean

import pytest

from labeval import places
from labeval.analysis.statistics.ranks.ranking import kendall
from labeval.analysis.tables import TABLES
from labeval.jobs.planning.simulate import simulate
from labeval.jobs.results.analyse import AnalysisChoice, AnalysisStopped, analyse, write_results
from labeval.session.events.events import Event, Kind
from labeval.session.robots.robot import latent_quality
from labeval.store.record.record import Record
from labeval.study.reading import read_study
from labeval.study.study import StudyContent
from tests.conftest import small_items, small_study

FEW = AnalysisChoice(samples=50, hourly_rate=12.0)
SEED = 3


@pytest.fixture(scope="module")
def content():
    return StudyContent(study=small_study(), items=small_items())


@pytest.fixture(scope="module")
def record(content, tmp_path_factory):
    with Record(tmp_path_factory.mktemp("analysed") / "record.sqlite") as record:
        simulate(record, content, 24, SEED)
        yield record


@pytest.fixture(scope="module")
def results(record, content):
    return analyse(record, content, FEW)


def test_every_method_finds_the_order_of_the_robots_qualities(results, content):
    quality = latent_quality(content, SEED)
    found = results.tables["scores"]
    first = {"dqe": "mean", "aqc": "yes", "ab": "borda", "bws": "best_minus_worst"}
    for method, statistic in first.items():
        of_method = found[(found["method"] == method) & (found["statistic"] == statistic)]
        items = of_method[(of_method["level"] == "item") & (of_method["scale"] == "total")]
        truth = [
            fmean(value for (item, _), value in quality.items() if item == id) for id in items["id"]
        ]
        tau = kendall(items["value"].to_numpy(), truth).tau.value
        assert tau is not None and tau > 0.6, method


def test_the_files_are_complete_and_say_what_was_chosen(results, content, tmp_path):
    paths = write_results(results, tmp_path / "results")
    assert [path.stem for path in paths] == [*TABLES, "results"]
    told = json.loads(paths[-1].read_text(encoding="utf-8"))
    assert told["choices"]["hourly_rate"] == 12
    assert told["counted"]["participants"] == 24
    assert told["study_versions"] == [content.version_id()]
    with paths[0].open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == len(told["tables"]["scores"])
    medians = [row for row in told["tables"]["scores"] if row["statistic"] == "median"]
    assert medians and all(row["ci_low"] is None for row in medians)


def test_rejected_sessions_are_left_out_by_name(tmp_path):
    conditions = [{"id": "ab", "blocks": ["ab"]}]  # the quickest to analyse
    study = small_study(blocks={"ab": {"method": "ab"}}, conditions=conditions)
    content = StudyContent(study=study, items=small_items())
    with Record(tmp_path / "record.sqlite") as record:
        simulate(record, content, 4, SEED)
        _reject_first(record)
        all_of_them, without = (
            analyse(record, content, AnalysisChoice(without=without, samples=0)).about
            for without in ([], ["rejected"])
        )
    assert without["counted"]["sessions"] == all_of_them["counted"]["sessions"] - 1 == 3
    assert without["choices"]["without"] == ["rejected"]


def _reject_first(record):
    session = next(iter(record.sessions.headers())).id
    seq = record.sessions.events(session)[-1].seq + 1
    rejected = Event(seq, 0, "2025-01-01T00:00:00.000Z", Kind.SESSION_REJECTED, value="asleep")
    record.sessions.journal(session).append([rejected])


def test_the_same_seed_gives_the_same_tables(results, record, content):
    again = analyse(record, content, FEW).tables
    assert all(results.tables[name].equals(again[name]) for name in TABLES)


def test_it_can_be_stopped(record, content):
    with pytest.raises(AnalysisStopped):
        analyse(record, content, FEW, lambda done, total: done < 2)


def test_an_empty_record_makes_empty_tables(content, tmp_path):
    with Record(tmp_path / "empty.sqlite") as record:
        results = analyse(record, content, FEW)
    assert results.about["counted"]["judgments"] == 0
    filled = [name for name, table in results.tables.items() if not table.empty]
    assert set(filled) <= {"item_metrics"}  # which is about the items, judged or not


def test_ratings_on_different_scales_are_never_put_together(tmp_path):
    content = read_study(places.templates() / "campaign")
    with Record(tmp_path / "campaign.sqlite") as record:
        simulate(record, content, 30, SEED)
        tables = analyse(record, content, FEW).tables
    methods = set(tables["scores"]["method"])
    assert methods == {"ab", "aqc", "bws", "dqe:five_point", "dqe:likert", "dqe:slider"}
    means = tables["scores"][tables["scores"]["statistic"] == "mean"]
    assert means[means["method"] == "dqe:five_point"]["value"].max() <= 5
    assert means[means["method"] == "dqe:slider"]["value"].max() > 5
    for name in ("agreement", "timing", "significance"):
        assert {m for m in tables[name]["method"] if m.startswith("dqe")} == {
            m for m in methods if m.startswith("dqe")
        }
