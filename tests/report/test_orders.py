"""The report says where scores order systems otherwise than differences, or nothing links them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from labeval.exchange.study_from_judgments import study_from_judgments
from labeval.jobs.results.analyse import AnalysisChoice, analyse
from labeval.jobs.results.report import material_of
from labeval.report.leading import rankings
from labeval.report.material import Material
from labeval.report.orders import apart_line, groups_apart, model_line, order_line
from labeval.report.results_text import results_text
from labeval.report.verdict import verdict, verdict_lines
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study

HEAD = "participant,item,system,question_id,criterion,value"


def material_from(folder: Path, lines: list[str], items: list[str] | None = None) -> Material:
    table = folder / "judgments.csv"
    table.write_text("\n".join(lines) + "\n")
    texts = None
    if items is not None:
        texts = folder / "items.csv"
        texts.write_text("\n".join(items) + "\n")
    study_from_judgments(folder / "study", table, texts)
    content = read_study(folder / "study")
    with Record(StudyFolder(folder / "study").database, read_only=True) as record:
        return material_of(analyse(record, content, AnalysisChoice(samples=20)), content)


def rated(folder: Path, *, uneven: bool) -> Material:
    """Ten raters, severe or mild, of three systems; B is better than A by half a point everywhere,
    and where uneven only the severe raters were given B."""
    rng = np.random.default_rng(3)
    lines = [HEAD]
    for rater, severe in enumerate(np.linspace(-1.5, 1.5, 10)):
        for question in range(8):
            for system, quality in (("A", 5.0), ("B", 5.5), ("C", 4.0)):
                if uneven and system == "B" and severe > -0.5:
                    continue
                value = round(quality + severe + rng.normal(0, 0.3), 1)
                about = f"q{question}_{system},{system},q{question},quality,{value}"
                lines.append(f"r{rater},{about}")
    return material_from(folder, lines)


def compared(folder: Path, pairs: tuple[str, ...]) -> Material:
    """Eight raters compare pairs of systems on seven questions; who comes first mostly wins."""
    rng = np.random.default_rng(5)
    lines = ["participant,item_a,item_b,criterion,winner"]
    for rater in range(8):
        for question in range(7):
            for a, b in pairs:
                won = "a" if rng.random() < 0.7 else "b"
                lines.append(f"r{rater},q{question}_{a},q{question}_{b},useful,{won}")
    systems = sorted(set("".join(pairs)))
    texts = [f"q{n}_{s},q{n},{s},Text {n} of {s}" for n in range(7) for s in systems]
    return material_from(folder, lines, ["id,question_id,system,text", *texts])


def test_both_orders_are_named_where_they_differ(tmp_path):
    material = rated(tmp_path, uneven=True)
    (each,) = rankings(material)
    assert each.leaders == ["A"]
    line = order_line(each, material)
    assert "A > B > C by their scores, B > A > C by their differences" in line or (
        "A > C > B by their scores, B > A > C by their differences" in line
    )
    assert line in verdict_lines(material)
    assert line in results_text(material)


def test_whoever_comes_first_by_scores_alone_is_not_left_as_the_answer(tmp_path):
    said = verdict(rated(tmp_path, uneven=True))
    assert "B did better where raters and questions are compared like with like" in said or (
        "B comes first by differences, which compare like with like" in said
    )


def test_nothing_is_said_of_orders_that_are_the_same(tmp_path):
    material = rated(tmp_path, uneven=False)
    (each,) = rankings(material)
    assert each.leaders == ["B"]
    assert order_line(each, material) == apart_line(each, material) == ""
    assert "like with like" not in verdict(material)


def test_systems_that_nothing_links_are_named_in_the_answer(tmp_path):
    material = compared(tmp_path, ("AB", "CD"))
    (each,) = rankings(material)
    assert sorted(map(sorted, groups_apart(each, material))) == [["A", "B"], ["C", "D"]]
    line = apart_line(each, material)
    assert "groups of systems that no judgments link" in line
    said = verdict(material)
    assert line in said
    assert said.startswith("Which system is the best by AB is not known.")
    lines = verdict_lines(material)
    assert line in lines
    assert "no judgments link it with" in lines[0]
    assert material.tables["ranks"]["rank"].isna().all()
    assert material.tables["ranks"]["rank_low"].notna().all()
    assert order_line(each, material) == ""


@pytest.mark.parametrize("pairs", [("AB", "BC", "CD"), ("AB", "CD", "AC")])
def test_systems_that_others_link_are_no_groups(tmp_path, pairs):
    material = compared(tmp_path, pairs)
    (each,) = rankings(material)
    assert groups_apart(each, material) == []
    assert "groups of systems" not in verdict(material)


def test_a_model_of_all_comparisons_that_decides_more_is_named(tmp_path):
    material = compared(tmp_path, ("AB", "BC", "AC"))
    tested = material.tables["significance"]
    tested.loc[(tested["a"] == "A") & (tested["b"] == "B"), "p_adjusted"] = 0.2
    (each,) = rankings(material)
    assert (each.leaders, each.is_clear, each.rivals) == (["A"], False, ["B"])
    table = material.tables["pairwise_rankings"]
    totals = (table["level"] == "system") & (table["scale"] == each.scale)
    table.loc[totals, ["ci_low", "ci_high"]] = [-0.2, 0.2]
    assert model_line(each, material) == ""
    table.loc[totals & (table["id"] == "A"), ["ci_low", "ci_high"]] = [0.3, 0.8]
    said = model_line(each, material)
    assert "the 95 % interval of A is above that of B" in said
    assert said in verdict_lines(material)


def test_the_unit_of_differences_of_texts_on_one_page_is_said(tmp_path):
    assert "share of wins less that of losses" in results_text(compared(tmp_path, ("AB", "CD")))


def test_an_interval_without_0_of_an_undecided_pair_is_explained(tmp_path):
    material = rated(tmp_path, uneven=False)
    said = "not corrected for the number of pairs"
    assert said not in results_text(material)
    table = material.tables["significance"]
    table.loc[:, ["difference", "ci_low", "ci_high", "p", "p_adjusted"]] = [
        0.2,
        0.01,
        0.4,
        0.04,
        0.12,
    ]
    assert said in results_text(material)
