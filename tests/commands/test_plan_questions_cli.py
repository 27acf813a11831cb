"""``labeval plan --questions``: power by raters and questions, with hours and cost."""

from __future__ import annotations

from pathlib import Path

import pytest

from labeval.cli import main
from labeval.jobs.planning.design_power import DesignPower, cheapest


@pytest.fixture
def study(tmp_path, capsys) -> Path:
    main(["new", str(tmp_path / "s"), "--template", "six-methods"])
    capsys.readouterr()
    return tmp_path / "s"


def planned(study: Path, capsys, *options: str) -> tuple[list[dict[str, str]], str]:
    assert main(["plan", str(study), "--questions", *options]) == 0
    printed = capsys.readouterr()
    head, *lines = (line.split("\t") for line in printed.out.splitlines())
    return [dict(zip(head, line, strict=True)) for line in lines], printed.err


def of(rows: list[dict[str, str]], block: str, raters: int, questions: int) -> dict[str, str]:
    size = (block, str(raters), str(questions))
    return next(row for row in rows if (row["block"], row["raters"], row["questions"]) == size)


def test_every_method_has_its_power_by_raters_and_questions(study, capsys):
    rows, _ = planned(study, capsys)
    assert {row["block"] for row in rows} == {"dqe", "aqc", "ab", "bws"}
    few, raters, questions = (
        float(of(rows, "ab", *size)["power"]) for size in ((12, 10), (50, 10), (12, 40))
    )
    assert few < raters < questions


def test_the_number_of_the_studys_own_questions_is_there_unless_it_says_nothing_of_others(
    study, tmp_path, capsys
):
    main(["new", str(tmp_path / "r"), "--template", "ranking"])
    capsys.readouterr()
    of_three, _ = planned(tmp_path / "r", capsys)
    of_one, _ = planned(study, capsys)
    assert {row["questions"] for row in of_three} == {"3", "5", "10", "20", "40", "80"}
    assert {row["questions"] for row in of_one} == {"5", "10", "20", "40", "80"}


def test_hours_and_cost_are_those_of_judging_so_many_questions(study, capsys):
    rows, _ = planned(study, capsys, "--hourly-rate", "12")
    row = of(rows, "dqe", 12, 10)
    # Two texts of each of four systems, ten criteria, 19.83 s each.
    assert float(row["hours"]) == pytest.approx(12 * 10 * 8 * 10 * 19.83 / 3600, abs=0.06)
    assert float(row["cost"]) == pytest.approx(12 * float(row["hours"]), abs=0.7)


def test_one_more_of_the_scarce_is_what_an_hour_buys_most_power_with(study, capsys):
    rows, _ = planned(study, capsys)
    assert of(rows, "bws", 50, 5)["cheaper"] == "question"
    assert of(rows, "bws", 5, 80)["cheaper"] == "rater"
    row = of(rows, "bws", 50, 5)
    assert float(row["one more question"]) > float(row["one more rater"])
    done = of(rows, "bws", 50, 80)
    assert (done["power"], done["cheaper"]) == ("1.000", "")


def test_without_likings_raters_are_worth_less_and_one_of_the_designs_is_the_cheapest(
    study, capsys
):
    rows, said = planned(study, capsys, "--spreads", "0", "0.4", "0.7")
    assert float(of(rows, "dqe", 5, 80)["power"]) > 0.8
    assert "dqe: of these, " in said and "reach a power of 0.8 in the fewest hours" in said


def test_what_has_no_model_has_a_reason_and_no_power(tmp_path, capsys):
    main(["new", str(tmp_path / "c"), "--template", "claim-check"])
    capsys.readouterr()
    rows, said = planned(tmp_path / "c", capsys)
    assert said == ""
    assert [(row["power"], row["how"]) for row in rows] == [
        ("", "there is no model of judgments by this method")
    ]


@pytest.mark.parametrize("spreads", [("0", "0", "0"), ("-1", "0", "1")])
def test_spreads_that_are_none_are_refused(study, capsys, spreads):
    try:
        assert main(["plan", str(study), "--questions", "--spreads", *spreads]) == 1
    except SystemExit as ended:
        assert ended.code == 2
    assert "spreads" in capsys.readouterr().err


def test_of_designs_that_take_equally_long_the_one_of_most_power_is_named():
    sizes = ((30, 20, 0.805, 12.2), (20, 30, 0.843, 12.2), (30, 30, 0.91, 18.4), (12, 40, 0.7, 9.8))
    rows = [DesignPower("aqc", *size, None, 0.0, 0.0, "", "") for size in sizes]
    assert cheapest(rows, 0.8) == {"aqc": rows[1]}
    assert cheapest(rows, 0.95) == {}
