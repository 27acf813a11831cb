"""A verdict over all criteria says by which of them it holds and by which it is reversed."""

from __future__ import annotations

import pandas as pd

from labeval.report.leading import TESTED
from labeval.report.verdict import verdict, verdict_lines
from tests.report.conftest import scores
from tests.report.test_verdict import APART, PLACE, differing, timed, with_tables

CLEAR = "Alder is the best by DQE, with a clear lead."


def by(**differences: tuple[float, float]) -> dict[str, object]:
    """The table of differences, with one of Birch from Alder by each criterion: p and points."""
    rows = [
        {
            **PLACE,
            "method": "dqe",
            "scale": "",
            "criterion": criterion,
            "a": "Birch",
            "b": "Alder",
            "difference": points,
            "p_adjusted": p,
        }
        for criterion, (points, p) in differences.items()
    ]
    total = differing(APART, dqe=0.01)["significance"]
    return {"significance": pd.concat([total, pd.DataFrame(rows, columns=list(TESTED))])}


def test_a_criterion_by_which_another_is_surely_higher_is_in_the_verdict():
    material = with_tables(APART, by(fluency=(-1.0, 0.01), meaning=(0.5, 0.02)))
    assert verdict(material) == (
        f"{CLEAR} By meaning (DQE) it is the other way round: Birch did better than Alder."
    )
    assert verdict_lines(material)[0].endswith(
        "Criterion by criterion Alder has a clear lead by Fluency, and none by meaning. "
        "By meaning, Alder is not first."
    )


def test_criteria_that_do_not_decide_reverse_nothing():
    material = with_tables(APART, by(fluency=(-1.0, 0.2), meaning=(0.5, 0.3)))
    assert verdict(material) == CLEAR
    assert verdict_lines(material)[0].endswith(
        "By no criterion alone does Alder have a clear lead (Fluency and meaning). "
        "By meaning, Alder is not first."
    )


def test_criteria_that_all_agree_are_named_and_one_alone_is_not():
    material = with_tables(APART, by(fluency=(-1.0, 0.01), meaning=(-0.5, 0.02)))
    assert verdict(material) == CLEAR
    assert verdict_lines(material)[0].endswith(
        "The lead of Alder is clear by each criterion, too: Fluency and meaning."
    )
    (line,) = verdict_lines(with_tables(APART, by(fluency=(-1.0, 0.01))))
    assert "criterion" not in line


def test_a_lead_is_clear_by_a_criterion_only_if_it_was_tested_against_every_other():
    found = by(fluency=(-1.0, 0.01), meaning=(-0.5, 0.02))
    rows = found["significance"]
    untested = rows[rows["criterion"] == "fluency"].assign(a="Cedar", p_adjusted=float("nan"))
    material = with_tables(APART, {"significance": pd.concat([rows, untested])})
    assert verdict_lines(material)[0].endswith(
        "Criterion by criterion Alder has a clear lead by meaning, and none by Fluency."
    )


def test_where_nothing_was_tested_no_criterion_is_named():
    none = float("nan")
    material = with_tables(APART, by(fluency=(-1.0, none), meaning=(-0.5, none)))
    assert "criterion" not in verdict_lines(material)[0].lower()


def test_too_few_raters_reverse_nothing():
    material = with_tables(APART, by(fluency=(-1, 0.01), meaning=(1, 0.01)), timed(("dqe", 3)))
    assert "other way round" not in verdict(material)


def many(count: int) -> list[tuple[str, str, float, float, float, float]]:
    return [("dqe", f"t{n:02}", 5 - n / 100, n + 1.0, 1, 9) for n in range(count)]


def test_texts_of_unknown_systems_are_not_ranked_in_the_verdict():
    table = scores(many(40))["scores"].assign(level="item")  # type: ignore[attr-defined]
    material = with_tables([], {"scores": table})
    assert verdict(material).startswith(
        "No systems are compared, since which of them wrote which text is not known; 40 texts "
        "were judged by DQE."
    )
    few = table[:3]
    assert verdict(with_tables([], {"scores": few})).startswith("t00 comes first by DQE")


def test_very_many_rivals_are_counted():
    material = with_tables(many(40), differing(many(40), dqe=0.5))
    assert verdict(material) == (
        "t00 comes first by DQE, but its lead over t01, t02, t03, t04, t05, t06, t07 and 32 "
        "others is not safe."
    )
