"""Which system comes first where some were judged more often than others."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from labeval.analysis.methods import find_scoring
from labeval.exchange.study_from_judgments import study_from_judgments
from labeval.jobs.results.analyse import AnalysisChoice, analyse
from labeval.jobs.results.report import material_of
from labeval.report.drawing.figure import Style
from labeval.report.figures import drawn
from labeval.report.leading import rankings
from labeval.report.material import Material
from labeval.report.questions.systems import TABLES
from labeval.report.verdict import verdict, verdict_lines
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study

SYSTEMS = ("Alpha", "Beta", "Gamma", "Delta")
# The two of a pair: how often a rater sees it, and how often the first wins.
RARE_BEST = {
    ("Alpha", "Beta"): (0.3, 0.8),
    ("Beta", "Gamma"): (1, 0.7),
    ("Alpha", "Gamma"): (0.3, 0.9),
}
EASY_OPPONENT = {
    ("Alpha", "Gamma"): (1, 1),
    ("Beta", "Alpha"): (0.4, 0.9),
    ("Beta", "Delta"): (1, 0.5),
}


def compared(tmp_path, pairs) -> Material:
    draw = random.Random(3)
    lines = ["rater,items,value"]
    items = ["id,system,question_id,text"]
    for question in range(12):
        items += [f"q{question}{s},{s},q{question},A text" for s in SYSTEMS]
        for rater in range(8):
            for (first, second), (seen, wins) in pairs.items():
                if draw.random() < seen:
                    best = first if draw.random() < wins else second
                    shown = f"q{question}{first}|q{question}{second}"
                    lines.append(f"r{rater},{shown},q{question}{best}")
    for name, rows in (("given.csv", lines), ("texts.csv", items)):
        (tmp_path / name).write_text("\n".join(rows) + "\n", encoding="utf-8")
    study = tmp_path / "study"
    study_from_judgments(study, tmp_path / "given.csv", tmp_path / "texts.csv")
    content = read_study(study)
    with Record(StudyFolder(study).database) as record:
        found = analyse(record, content, AnalysisChoice(samples=50))
    return material_of(found, content)


def test_a_system_that_was_seen_often_is_not_first_by_the_number_of_its_wins(tmp_path):
    material = compared(tmp_path, RARE_BEST)
    wins = material.rows("scores", "id", level="system", statistic="borda").set_index("id")
    assert wins["value"].idxmax() == "Beta"
    (found,) = rankings(material)
    assert (found.statistic, found.leaders) == ("win_rate", ["Alpha"])
    assert verdict(material) == "Alpha is the best by AB, with a clear lead."


def test_a_first_place_by_weak_opponents_is_called_open(tmp_path):
    material = compared(tmp_path, EASY_OPPONENT)
    said = verdict(material)
    assert said.startswith("Alpha comes first by AB, but Beta did better where raters")
    assert said.endswith("which is the best is open.")
    assert "not safe" not in said
    assert "Beta did better" in verdict_lines(material)[0]


@pytest.mark.parametrize(
    ("method", "equal", "unequal"),
    [
        ("ab", "borda", "win_rate"),
        ("aqc", "yes", "yes_of_all"),
        ("bws", "best_minus_worst", "standardised"),
        ("dqe", "mean", "mean"),
    ],
)
def test_counts_rank_only_where_all_were_judged_equally_often(method, equal, unequal):
    statistics = find_scoring(method).STATISTICS
    assert next(s for s in statistics if s.is_fair([4, 4])).name == equal
    assert next(s for s in statistics if s.is_fair([4, 5])).name == unequal


def test_texts_that_were_seen_unequally_often_are_ranked_by_shares(tmp_path):
    material = compared(tmp_path, RARE_BEST)
    figure = drawn("items", material, Style())
    assert set(figure.numbers["statistic"]) == {"win_rate"}
    assert figure.numbers["value"].max() <= 1
    texts = next(shown for shown in TABLES if shown.ranking and shown.only.get("level") == "item")
    assert set(texts.found(material)["statistic"]) == {"win_rate"}
    equally = material.tables["scores"].assign(n=20)
    even = replace(material, tables={**material.tables, "scores": equally})
    assert set(drawn("items", even, Style()).numbers["statistic"]) == {"borda"}
    assert set(texts.found(even)["statistic"]) == {"borda"}
