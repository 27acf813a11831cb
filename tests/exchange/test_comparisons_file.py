"""Comparisons of a Parquet file, counted part by part, say what they say row by row."""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np
import pandas as pd
import pyarrow as arrow
import pyarrow.parquet as parquet
import pytest

from labeval import cli
from labeval.analysis.data.facts import StudyFacts
from labeval.analysis.data.judgments import judgments_of
from labeval.analysis.pairwise import tallies
from labeval.analysis.pairwise.table import pairs, rankings
from labeval.analysis.pairwise.tally_results import agreement, scores, win_rates
from labeval.analysis.statistics.coefficients.alpha import krippendorff_alpha
from labeval.analysis.statistics.resampling import Resampling
from labeval.exchange import comparisons_file
from labeval.exchange.comparisons_file import Tallied, read_comparisons
from labeval.study.problems import StudyProblems
from tests.support.judgments.judged_frames import facts

SYSTEMS = ("zeta", "alpha", "mid", "beta")
OUTCOMES = ("first", "second", "tie", "both_bad")


def drawn(rows: int = 900, raters: int = 12, questions: int = 9) -> pd.DataFrame:
    """Comparisons in which the first of :data:`SYSTEMS` is the worst."""
    rng = np.random.default_rng(7)
    ends = np.array([rng.choice(len(SYSTEMS), 2, replace=False) for _ in range(rows)])
    better = 1 / (1 + np.exp(-0.7 * (ends[:, 0] - ends[:, 1])))
    won = np.where(rng.random(rows) < better, 0, 1)
    outcome = np.where(rng.random(rows) < 0.2, rng.integers(2, 4, rows), won)
    return pd.DataFrame(
        {
            "judge": [f"r{n}" for n in rng.integers(raters, size=rows)],
            "question_id": [f"q{n}" for n in rng.integers(questions, size=rows)],
            "model_a": [SYSTEMS[n] for n in ends[:, 0]],
            "model_b": [SYSTEMS[n] for n in ends[:, 1]],
            "winner": [OUTCOMES[n] for n in outcome],
        }
    )


def written(table: pd.DataFrame, path: Path) -> Path:
    parquet.write_table(arrow.Table.from_pandas(table, preserve_index=False), path)
    return path


def tallied(table: pd.DataFrame, path: Path) -> Tallied:
    return read_comparisons(written(table, path / "comparisons.parquet"))


def as_judgments(table: pd.DataFrame) -> tuple[pd.DataFrame, StudyFacts]:
    """The same as judgments of texts, one of each system for each question."""
    first, second = (table["question_id"] + "-" + table[side] for side in ("model_a", "model_b"))
    value = table["winner"].mask(table["winner"] == "first", first)
    rows = pd.DataFrame(
        {
            "participant": table["judge"],
            "method": "ab",
            "criterion": "overall",
            "items": first + "|" + second,
            "value": value.mask(value == "second", second),
            "page": [f"p{n}" for n in range(len(table))],
        }
    )
    known = {
        f"{question}-{system}": (system, question)
        for question in table["question_id"].unique()
        for system in SYSTEMS
    }
    return judgments_of(rows), facts(known)


@pytest.mark.parametrize("by", ["raters", "questions"])
def test_win_rates_and_scores_are_those_of_the_rows(tmp_path, monkeypatch, by):
    monkeypatch.setattr(comparisons_file, "_AT_ONCE", 250)
    table = drawn()
    judgments, known = as_judgments(table)
    left = {"raters": "question_id", "questions": "judge"}[by]
    (tally,) = tallied(table.drop(columns=left), tmp_path).tallies.values()
    rows = pairs(judgments, known, by)
    rows = rows[rows["level"] == "system"]
    assert [tally.names[n] for n in tally.first] == rows["first"].tolist()
    wanted = rows[["first_wins", "second_wins", "ties", "both_bad"]].to_numpy()
    np.testing.assert_array_equal(tally.counts, wanted)
    rates = win_rates(tally)
    for name, found in (("win_rate", rates.value), ("ci_low", rates.low), ("ci_high", rates.high)):
        np.testing.assert_allclose(found, rows[name].to_numpy(float), rtol=1e-9)
    assert rates.over == rows["resampled"].tolist()
    ranked = rankings(judgments, known, Resampling(resample=by))
    ranked = ranked[ranked["level"] == "system"].sort_values("id")
    found = scores(tally)
    assert list(tally.names) == ranked["id"].tolist()
    for name, values in (("davidson", found.value), ("ci_low", found.low), ("ci_high", found.high)):
        np.testing.assert_allclose(values, ranked[name].to_numpy(float), rtol=1e-6)
    assert found.rank.tolist() == ranked["rank"].tolist() == [3, 1, 2, 4]


def test_with_raters_and_questions_the_interval_is_at_least_that_of_each(tmp_path):
    table = drawn()
    widths = {}
    for left in ("", "judge", "question_id"):
        (tally,) = tallied(table.drop(columns=left or []), tmp_path).tallies.values()
        found, rates = scores(tally), win_rates(tally)
        widths[left] = (found.high - found.low, rates.high - rates.low)
    for n in range(2):
        assert (widths[""][n] >= 0.999 * widths["judge"][n]).all()
        assert (widths[""][n] >= 0.999 * widths["question_id"][n]).all()


def test_agreement_is_alpha_of_pairs_on_questions(tmp_path):
    table = drawn()
    (tally,) = tallied(table, tmp_path).tallies.values()
    turned = table["model_a"] > table["model_b"]
    swap = {"first": "second", "second": "first"}
    value = table["winner"].where(~turned, table["winner"].map(swap).fillna(table["winner"]))
    low = table["model_a"].where(~turned, table["model_b"])
    high = table["model_b"].where(~turned, table["model_a"])
    unit = table["question_id"] + low + "|" + high
    wanted = krippendorff_alpha(unit, value, "nominal")
    found = agreement(tally, samples=0)
    assert (found.n, found.value) == (wanted.n, pytest.approx(wanted.value, abs=1e-12))


def test_names_words_and_empty_values_are_understood(tmp_path):
    table = pd.DataFrame(
        {
            "first": ["b", "a", "a", "a", "b", "a"],
            "second": ["a", "b", "b", "b", "a", "b"],
            "value": ["b", "model_b", "tie (bothbad)", "tie", None, "left"],
            "criterion": ["c", "c", "c", "c", "c", "d"],
        }
    )
    found = tallied(table, tmp_path)
    assert (found.comparisons, found.open) == (5, 1)
    assert found.tallies["c"].counts.tolist() == [[0, 2, 1, 1]]
    assert found.tallies["d"].counts.tolist() == [[1, 0, 0, 0]]
    assert found.tallies["c"].by_rater is None
    assert "not known" in agreement(found.tallies["c"]).reason


def test_more_raters_than_there_is_room_for_are_no_clusters(tmp_path, monkeypatch):
    monkeypatch.setattr(tallies, "MOST_CELLS", 100)
    (tally,) = tallied(drawn(), tmp_path).tallies.values()
    assert tally.by_rater is None
    assert tally.by_question is None
    assert scores(tally).over == "comparisons as independent"


def test_all_that_is_wrong_is_named_with_its_row_and_nothing_is_written(tmp_path, capsys):
    table = drawn(60)
    table.loc[3, "model_b"] = table.loc[3, "model_a"]
    table.loc[7, "winner"] = "nobody"
    table.loc[9, "judge"] = None
    path = written(table, tmp_path / "wrong.parquet")
    assert cli.main(["tally", str(path), "--out", str(tmp_path / "out")]) == 1
    lines = capsys.readouterr().err.splitlines()
    assert any("4" in line and "compared with itself" in line for line in lines)
    assert any("8" in line and "“nobody”" in line for line in lines)
    assert any("10" in line and "judge" in line and "empty" in line for line in lines)
    assert not (tmp_path / "out").exists()


def test_a_hundred_wrong_rows_are_counted(tmp_path):
    table = drawn(100).assign(winner="nobody")
    with pytest.raises(StudyProblems) as caught:
        tallied(table, tmp_path)
    assert len(caught.value.problems) == 21
    assert any("20 of 100" in str(problem) for problem in caught.value.problems)


def test_a_missing_column_or_a_file_that_is_none_is_refused(tmp_path, capsys):
    path = written(drawn().drop(columns="winner"), tmp_path / "x.parquet")
    assert cli.main(["tally", str(path), "--out", str(tmp_path / "out")]) == 1
    assert "the column is missing" in capsys.readouterr().err
    path.write_bytes(b"no table")
    assert cli.main(["tally", str(path), "--out", str(tmp_path / "out")]) == 1
    assert "x.parquet" in capsys.readouterr().err


def test_the_command_writes_three_tables(tmp_path, capsys):
    path = written(drawn(), tmp_path / "comparisons.parquet")
    assert cli.main(["tally", str(path), "--out", str(tmp_path / "out")]) == 0
    tables = {
        each.stem: list(csv.DictReader(each.read_text().splitlines()))
        for each in (tmp_path / "out").iterdir()
    }
    assert sorted(tables) == ["agreement", "rankings", "win_rates"]
    assert [row["id"] for row in tables["rankings"]] == ["beta", "mid", "alpha", "zeta"]
    assert len(tables["win_rates"]) == 6
    assert tables["agreement"][0]["criterion"] == "overall"
    assert "900 comparisons, 12 participants, 9 questions" in capsys.readouterr().err


def test_another_kind_of_table_is_named_with_what_reads_it(tmp_path, capsys):
    path = tmp_path / "comparisons.csv"
    drawn().to_csv(path, index=False)
    assert cli.main(["tally", str(path), "--out", str(tmp_path / "out")]) == 1
    written = capsys.readouterr().err
    assert "comparisons.csv is not Parquet" in written and "damaged" not in written
    assert f"--from-judgments {path.name}" in written
    assert not (tmp_path / "out").exists()
    study = str(tmp_path / "study")
    assert cli.main(["new", study, "--from-judgments", str(path)]) == 0  # as it advises
