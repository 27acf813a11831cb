"""A clear lead, ranks that hold together, and the smallest difference of interest say the same."""

from __future__ import annotations

from dataclasses import replace

import pandas as pd
import pytest

from labeval.report.leading import TESTED, rankings
from labeval.report.material import Material
from labeval.report.rank_lines import COLUMNS, rank_line
from labeval.report.results_text import results_text
from labeval.report.verdict import verdict
from labeval.report.words import Words
from labeval.study.study import StudyContent
from tests.conftest import small_study
from tests.report.conftest import scores

CONTENT = StudyContent(study=small_study(), items=[])
PLACE = {"method": "dqe", "scale": "total", "criterion": ""}
THREE = (("Alder", 4.5), ("Birch", 4.0), ("Cedar", 3.0))


def told(p: dict[str, float], worst: dict[str, int], **more: object) -> Material:
    """Three systems; ``p`` by pair, such as AB, and each system's worst rank."""
    rows = [
        ("dqe", id, value, rank, value - 1, value + 1) for rank, (id, value) in enumerate(THREE, 1)
    ]
    value = {id[0]: (id, of) for id, of in THREE}
    tests = [
        {
            **PLACE,
            "a": value[a][0],
            "b": value[b][0],
            "difference": value[a][1] - value[b][1],
            "ci_low": 0.1,
            "ci_high": 0.9,
            "p_adjusted": each,
            "adjusted": "Holm",
            "raters": 12,
            "questions": 8,
            "about": "both",
            "how": "t",
            "reason": "",
            "effect": 0.2,
            **more,
        }
        for (a, b), each in p.items()
    ]
    ranks = [
        {**PLACE, "id": id, "rank_low": 1, "rank_high": worst[id[0]], "p_best": float("nan")}
        for id, _ in THREE
    ]
    tables = {
        "significance": pd.DataFrame(tests).reindex(columns=[*TESTED, "adjusted", "effect"]),
        "ranks": pd.DataFrame(ranks, columns=list(COLUMNS)),
        "timing": pd.DataFrame({"method": ["dqe"], "participants": [12]}),
        **scores(rows),
    }
    return Material(tables, {}, CONTENT, Words())


@pytest.mark.parametrize(
    ("p", "worst", "said"),
    [
        ({"AB": 0.01, "AC": 0.2, "BC": 0.01}, {"A": 1, "B": 2, "C": 3}, "against Cedar"),
        (
            {"AB": 0.04, "AC": 0.01, "BC": 0.2},
            {"A": 2, "B": 3, "C": 3},
            "although its rank is open",
        ),
        ({"AB": 0.01, "AC": 0.01, "BC": 0.2}, {"A": 1, "B": 3, "C": 3}, ""),
        ({"AB": 0.2, "AC": 0.2, "BC": 0.2}, {"A": 3, "B": 3, "C": 3}, ""),
    ],
)
def test_a_first_rank_and_a_clear_lead_that_do_not_go_together_are_explained(p, worst, said):
    material = told(p, worst, adjusted="Benjamini-Hochberg")
    line = rank_line(rankings(material)[0], material)
    assert said in line
    assert ("test of its own" in line or "Holm's procedure" in line) is bool(said)


def test_holms_procedure_is_not_said_to_ask_for_more_than_itself():
    material = told({"AB": 0.04, "AC": 0.01, "BC": 0.2}, {"A": 2, "B": 3, "C": 3})
    assert "although its rank is open" not in rank_line(rankings(material)[0], material)


def test_a_clear_lead_that_is_less_than_of_interest_is_called_so():
    p = {"AB": 0.01, "AC": 0.01, "BC": 0.01}
    plain = told(p, {"A": 1, "B": 2, "C": 3})
    assert "of interest" not in verdict(plain) and "of interest" not in results_text(plain)
    small = told(p, {"A": 1, "B": 2, "C": 3}, margin=2.0, p_equivalent=0.03)
    assert "surely by less than 2, the smallest difference of interest" in verdict(small)
    assert "Alder did better than Birch, but by less than 2" in results_text(small)
    large = told(p, {"A": 1, "B": 2, "C": 3}, margin=0.4, p_equivalent=0.8)
    assert "of interest" not in verdict(large) and "of interest" not in results_text(large)


@pytest.mark.parametrize(
    ("value", "p", "first", "said"),
    [
        (0.39, 0.38, "Alder", "over Birch, ties by half, is 0.39 (95 % interval 0.18 to 0.66)"),
        (0.61, 0.38, "Birch", "over Birch, ties by half, is 0.39 (95 % interval 0.18 to 0.66)"),
        (0.70, 0.01, "Alder", ""),
        (0.62, 0.38, "Alder", ""),
        (float("nan"), float("nan"), "Alder", ""),
    ],
)
def test_a_clear_lead_that_can_be_one_of_length_is_called_so(value, p, first, said):
    ends = (0.18, 0.66) if first == "Alder" else (0.34, 0.82)
    row = {"scale": "total", "criterion": "", "statistic": "win_rate", "first": first}
    row |= {"second": "Birch" if first == "Alder" else "Alder", "value": value, "p": p}
    uncontrolled = 0.6 if first == "Alder" else 0.4
    row |= {"ci_low": ends[0], "ci_high": ends[1], "uncontrolled": uncontrolled}
    material = told({"AB": 0.01, "AC": 0.01, "BC": 0.01}, {"A": 1, "B": 2, "C": 3})
    tables = {name: of.replace("dqe", "ab") for name, of in material.tables.items()}
    tables["scores"] = tables["scores"].assign(statistic="borda")
    tables["controlled"] = pd.DataFrame([row])
    sentence = verdict(replace(material, tables=tables))
    assert said in sentence
    assert ("one of length" in sentence) is bool(said)


def by_few(p: dict[str, float], worst: dict[str, int], *pairs: str) -> Material:
    """As :func:`told`; three raters judged the two of each of ``pairs``."""
    material = told(p, worst)
    table = material.tables["significance"]
    names = [a[0] + b[0] for a, b in zip(table["a"], table["b"], strict=True)]
    raters = [3 if name in pairs else 12 for name in names]
    return replace(
        material, tables={**material.tables, "significance": table.assign(raters=raters)}
    )


def test_a_lead_by_three_raters_of_a_pair_is_not_clear():
    p, worst = {"AB": 0.01, "AC": 0.01, "BC": 0.01}, {"A": 1, "B": 2, "C": 3}
    assert "with a clear lead" in verdict(by_few(p, worst))
    material = by_few(p, worst, "AC", "BC")
    assert verdict(material) == "Alder comes first by DQE, but its lead over Cedar is not safe."
    told_ = results_text(material)
    assert "Alder did better than Birch" in told_
    assert "against Cedar there are too few raters to say how sure that is" in told_
    assert "Between Birch and Cedar there are too few raters to decide (3)" in told_
    assert "did better than Cedar" not in told_ and "hold together" not in told_
    chosen = replace(material, about={"choices": {"resample": "questions"}})
    assert "with a clear lead" in verdict(chosen)


def test_what_is_open_is_told_apart_from_what_too_few_judged():
    p, worst = {"AB": 0.4, "AC": 0.01, "BC": 0.01}, {"A": 2, "B": 2, "C": 3}
    line = results_text(by_few(p, worst, "AC"))
    assert "undecided against Birch (mean difference from Birch" in line
    assert "; against Cedar there are too few raters" in line
    assert "undecided against Birch and Cedar" not in line
    turned = by_few({"AB": 0.01, "AC": 0.01}, worst, "AC")
    less = turned.tables["significance"].assign(difference=-1.0)
    turned = replace(turned, tables={**turned.tables, "significance": less})
    assert rankings(turned)[0].reversed_by == ["Birch"]
