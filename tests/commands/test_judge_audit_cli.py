"""``labeval judge-audit``: judges as files of ratings, and as participants of imported tables."""

from __future__ import annotations

import csv
import json
import random
from pathlib import Path

import pytest

from labeval.cli import main

PEOPLE = tuple(f"p{n}" for n in range(1, 9))
MODEL = "mistle-2"


@pytest.fixture(scope="module")
def made(tmp_path_factory) -> Path:
    """A study out of a table in which eight people and a model rated the texts of two systems."""
    folder = tmp_path_factory.mktemp("judged")
    rng = random.Random(2)
    with (folder / "table.csv").open("w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        table.writerow(["participant", "item", "question_id", "system", "criterion", "rating"])
        for question in range(10):
            for system in ("oak", "willow"):
                quality = rng.uniform(1.5, 4.5)
                text = (f"q{question}{system}", f"q{question}", system, "clear")
                for rater in (*PEOPLE, MODEL):
                    rating = min(5, max(1, round(quality + rng.gauss(0, 0.6))))
                    table.writerow([rater, *text, rating])
    study = folder / "study"
    assert main(["new", str(study), "--from-judgments", str(folder / "table.csv")]) == 0
    return study


def ratings(study: Path, *more: dict[str, object]) -> Path:
    """A file of ratings by another model."""
    texts = [f"q{question}{system}" for question in range(10) for system in ("oak", "willow")]
    lines = [{"item": text, "criterion": "clear", "rating": 3, "model": "flat"} for text in texts]
    path = study.parent / "ratings.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in [*lines, *more]), "utf-8")
    return path


def test_a_participant_who_is_a_model_is_audited_against_the_others(made, tmp_path, capsys):
    out = tmp_path / "audit.csv"
    assert main(["judge-audit", str(made), MODEL, "--out", str(out)]) == 0
    printed = capsys.readouterr().out
    assert f"{MODEL}, Rating on a scale (DQE): its kappa with people is" in printed
    assert f"{MODEL} saves nobody as it was used" in printed
    with out.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    persons = {row["of"] for row in rows if row["statistic"] == "judge_kappa"}
    assert persons == {*PEOPLE, ""}
    needed = next(row for row in rows if row["statistic"] == "participants_now")
    assert float(needed["value"]) == len(PEOPLE)


def test_a_file_of_ratings_is_a_judge_too_and_the_participants_are_people(made, capsys):
    assert main(["judge-audit", str(made), str(ratings(made))]) == 0
    printed = capsys.readouterr().out
    assert "flat\tdqe\tclear\tparticipants now\t9" in printed


def test_what_is_no_judge_is_named_with_those_that_there_are(made, capsys):
    assert main(["judge-audit", str(made), "mistle"]) == 1
    message = capsys.readouterr().err
    assert "there is no judge “mistle”" in message
    assert MODEL in message


def test_a_study_without_a_judge_says_how_to_get_one(made, capsys):
    assert main(["judge-audit", str(made)]) == 1
    assert "`labeval judge` makes them" in capsys.readouterr().err


def test_every_problem_of_a_file_is_listed_and_nothing_written(made, tmp_path, capsys):
    wrong = ({"item": "q99", "criterion": "clear", "rating": 3},)
    wrong += ({"item": "q1oak", "criterion": "cleer", "rating": "high"},)
    wrong += ({"item": "q1oak", "criterion": "cleer", "rating": 3},)
    out = tmp_path / "audit.csv"
    path = ratings(made, *wrong)
    assert main(["judge-audit", str(made), str(path), "--out", str(out)]) == 1
    message = capsys.readouterr().err
    for place in ("ratings.jsonl:21", "ratings.jsonl:22", "ratings.jsonl:23"):
        assert place in message
    assert "there is no criterion “cleer”" in message
    assert not out.exists()


def test_the_report_has_the_audit_and_a_model_is_no_person_then(made, tmp_path):
    out = tmp_path / "results"
    assert main(["analyse", str(made), "--judge", MODEL, "--samples", "0", "--out", str(out)]) == 0
    page = (out / "report.html").read_text(encoding="utf-8")
    assert "Can a model stand in for people?" in page
    assert "saves nobody as it was used" in page
    with (out / "raters.csv").open(encoding="utf-8") as file:
        raters = {row["rater"] for row in csv.DictReader(file)}
    assert raters == set(PEOPLE)
