from __future__ import annotations

import csv
from pathlib import Path

import pytest

from tests.runs.double_coded_study import MISSES, RULE, run


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_two_robots_code_a_simulated_study_and_the_figures_follow_from_their_rule(
    tmp_path: Path,
) -> None:
    report = run(tmp_path, participants=6)
    assert report.first == {name: n for name, n in report.places.items() if n}
    found = sum(report.first.values())
    missed = found // MISSES
    assert found > 50 and sum(report.second.values()) == found - missed
    # What the second robot overlooks is all that they disagree about, and it is what is resolved.
    assert (report.disputes, report.agreed) == (missed, found)
    compared = report.compared
    assert compared is not None
    units = compared.units * len(compared.codes)
    overall = compared.overall
    assert overall.on_units.percentage.value == pytest.approx(1 - missed / units)
    assert overall.alpha_u.value is not None and 0.5 < overall.alpha_u.value < 1
    for row in compared.codes:
        a, b = row.segments
        n = compared.units
        by_chance = (a * b + (n - a) * (n - b)) / n**2
        kappa = (1 - (a - b) / n - by_chance) / (1 - by_chance)
        assert row.on_units.kappa.value == pytest.approx(kappa)
    tables = {path.stem: rows(path) for path in report.tables if path.suffix == ".csv"}
    every = {r["code"]: int(r["segments"]) for r in tables["frequencies"] if r["by"] == "all"}
    # What is counted is what they agreed on.
    assert every == {name: report.first.get(name, 0) for name in RULE}
    assert tables["joint"] and tables["joint_tests"]
    assert all(row["p"] or row["reason"] for row in tables["joint_tests"])
    assert {row["theme"] for row in tables["quotes"]} >= {"What texts do to readers"}
