"""Two runs of one study compared."""

from __future__ import annotations

import csv
import math

import pytest

from labeval.cli import main
from labeval.exchange.errors import ExchangeError
from labeval.jobs.capsule.comparing import compare, only_in_one, read_run, write_comparison


def test_a_run_is_like_itself_whether_capsule_or_folder(ran, capsule, tmp_path):
    found = compare(read_run(capsule), read_run(ran.path))
    assert len(found) == 7  # four criteria, their two groups, and all of them together
    for each in found:
        assert each.mean_variation == 0
        assert each.agreement.same == each.agreement.pairs == 6
        assert math.isnan(each.likeness.pearson) or each.likeness.pearson == pytest.approx(1)
    paths = write_comparison(found, tmp_path / "out")
    with paths[0].open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert {row["statistic"] for row in rows} == {"win_rate"}
    assert all(row["first"] == row["second"] and float(row["cv_star"]) == 0 for row in rows)


def test_runs_without_a_common_system_are_refused(capsule):
    first, second = read_run(capsule), read_run(capsule)
    second.scores["id"] = "another " + second.scores["id"]
    with pytest.raises(ExchangeError, match="System W"):
        compare(first, second)


def test_a_difference_of_scores_is_measured_from_the_least_score(tmp_path, capsys):
    """On a scale from 1, CV* counts from 1, as its authors ask."""
    table = tmp_path / "judgments.csv"
    runs = []
    for name, shift in (("one", 0), ("two", 1)):
        rows = [
            f"P{p},{system}{q},{system},q{q},{1 + (p + q + n) % 3 + shift}"
            for p in range(6)
            for q in range(6)
            for n, system in enumerate("ABC")
        ]
        table.write_text("participant,item,system,question,value\n" + "\n".join(rows) + "\n")
        runs.append(tmp_path / name)
        assert main(["new", str(runs[-1]), "--from-judgments", str(table)]) == 0
    (found,) = compare(read_run(runs[0]), read_run(runs[1]))
    assert found.statistic == "mean"
    for _, one, other, cv in found.scores:
        assert (one, other) == (2, 3)
        assert cv == pytest.approx(1.125 * (1 / math.sqrt(2)) / math.sqrt(2 / math.pi) / 1.5 * 100)
    capsys.readouterr()
    assert main(["compare", *map(str, runs), "--out", str(tmp_path / "out")]) == 0
    told = capsys.readouterr().out
    assert "66.5 %" in told
    assert "alone" not in told


def test_what_only_one_run_has_is_said(capsule):
    first, second = read_run(capsule), read_run(capsule)
    criterion = next(c for c in second.scores["criterion"] if c)
    second.scores["criterion"] = second.scores["criterion"].replace(criterion, "renamed")
    second.scores["id"] = second.scores["id"].replace("System W", "System V")
    assert only_in_one(first, second) == (
        (["System W"], [criterion]),
        (["System V"], ["renamed"]),
    )


def test_fewer_than_six_raters_decide_nothing(tmp_path, capsys):
    table = tmp_path / "judgments.csv"
    runs, decided = [], {}
    for raters in (5, 6):
        rows = [
            f"P{p},{system}{q},{system},q{q},{best - (p + n * q) % 3}"
            for p in range(raters)
            for q in range(12)
            for n, (system, best) in enumerate((("A", 3), ("B", 7)), 1)
        ]
        table.write_text("participant,item,system,question,value\n" + "\n".join(rows) + "\n")
        runs.append(tmp_path / f"of {raters}")
        assert main(["new", str(runs[-1]), "--from-judgments", str(table)]) == 0
    capsys.readouterr()
    for run in runs:
        (found,) = compare(read_run(run), read_run(runs[1]))
        decided[run.name] = found.agreement.same
    assert decided == {"of 5": 0, "of 6": 1}
