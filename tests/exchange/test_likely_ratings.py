"""Refusals of tables without a judgment that is known: what is missing, and what would be right."""

from __future__ import annotations

import json
import shlex
from pathlib import Path

import pytest

from labeval import cli
from labeval.exchange.study_from_judgments import study_from_judgments
from labeval.study.problems import StudyProblems
from tests.exchange.materials.taken import json_lines, recorded

SYSTEMS, TEXTS = ("oak", "elm"), 6


def refused(tmp_path: Path, path: Path) -> str:
    with pytest.raises(StudyProblems) as found:
        study_from_judgments(tmp_path / "study", path)
    (problem,) = found.value.problems
    return str(problem)


def test_a_table_without_a_head_is_told_what_to_write(tmp_path: Path):
    path = tmp_path / "ratings.csv"
    rows = [f"p{n % 3},q{n % 5},oak,{n % 5},{n % 4}" for n in range(30)]
    path.write_text("\n".join(rows), encoding="utf-8")
    said = refused(tmp_path, path)
    assert "its first row has values in place of names" in said
    assert "each of the 5 columns, such as participant, question_id" in said


def test_two_texts_without_a_choice_are_named(tmp_path: Path):
    rows = [
        {
            "history": f"Why number {n}, and how does that come?",
            "score_A": 10 + n,
            "score_B": 3 * n,
            "human_ref_A": f"The first answer to the question number {n}.",
            "human_ref_B": f"The second answer to the question number {n}.",
            "labels": n % 2,
        }
        for n in range(12)
    ]
    said = refused(tmp_path, json_lines(tmp_path / "pairs.jsonl", rows))
    assert "two texts, “human_ref_A” and “human_ref_B”" in said
    assert "call the one that does “winner”" in said


def test_figures_of_systems_are_no_ratings(tmp_path: Path):
    path = tmp_path / "means.csv"
    path.write_text("system,criterion,mean,std,n\noak,clear,3.4,1,90\nelm,clear,3,1,90\n", "utf-8")
    assert "“mean, std” seems to hold figures of several ratings" in refused(tmp_path, path)


def test_numbers_under_names_may_be_raters_or_criteria(tmp_path: Path):
    path = tmp_path / "names.csv"
    rows = [f"q{n},{SYSTEMS[n % 2]},{1 + n % 5},{1 + n % 4},{1 + n % 3}" for n in range(12)]
    path.write_text("\n".join(["id,system,Zoe,Yan,Xaver", *rows]), encoding="utf-8")
    said = refused(tmp_path, path)
    assert "each of Zoe, Yan, Xaver is a rater, call them rater1, rater2" in said
    assert "--map rating=Zoe --map rating=Yan --map rating=Xaver" in said


def test_the_options_that_a_refusal_names_take_the_ratings(tmp_path: Path, capsys):
    rows = [
        {
            "orig_response": f"{system} answers the question with the number {text}.",
            "orig_feedback": f"The longer feedback on {text} of {system} says why it is so good.",
            "orig_score": 1 + (text + len(system) * text) % 5,
            "model": system,
        }
        for text in range(TEXTS)
        for system in SYSTEMS
    ]
    path = json_lines(tmp_path / "graded.jsonl", rows)
    said = refused(tmp_path, path)
    options = said.partition(", add ")[2].partition(", and --map participant")[0]
    assert shlex.split(options) == [
        *("--map", "text=orig_response", "--map", "rating=orig_score"),
    ]
    command = ["new", str(tmp_path / "study"), "--from-judgments", str(path)]
    assert cli.main([*command, *shlex.split(options)]) == 0
    assert [int(row["value"]) for row in recorded(tmp_path / "study")] == [
        row["orig_score"] for row in rows
    ]


def test_ratings_by_names_of_annotators_in_an_object_are_theirs(tmp_path: Path):
    rows = [
        {
            "id": text,
            "model": system,
            "output": f"{system} writes about {text}.",
            "ratings": {f"ann{n}": 1 + (text + n) % 5 for n in range(3)},
        }
        for text in range(TEXTS)
        for system in SYSTEMS
    ]
    path = tmp_path / "given.json"
    path.write_text(json.dumps(rows), encoding="utf-8")
    made = study_from_judgments(tmp_path / "study", path)
    assert (made.judgments, made.participants, made.items) == (36, 3, 12)


def test_two_systems_of_a_row_are_not_rated_as_the_first_of_them(tmp_path: Path):
    """Choices by criteria were ratings of the first system, and the second one was lost."""
    path = tmp_path / "choices.csv"
    rows = [f"w{n % 3},q{n},oak,elm,{1 + n % 2},{1 + n % 3 % 2}" for n in range(12)]
    head = "worker,prompt,model_1,model_2,fluency,coherence"
    path.write_text("\n".join([head, *rows]), encoding="utf-8")
    said = refused(tmp_path, path)
    assert "model_2: rows name two systems" in said and "call the column that does “winner”" in said
    said_so = "worker,prompt,model_1,model_2,criterion,winner"
    chosen = [
        f"w{n % 3},q{n // 2},oak,elm,{('clear', 'short')[n % 2]},{'AB'[n % 2]}" for n in range(12)
    ]
    path.write_text("\n".join([said_so, *chosen]), encoding="utf-8")
    study_from_judgments(tmp_path / "study", path)
    given = {
        (row["criterion"], row["value"].rpartition("_")[2]) for row in recorded(tmp_path / "study")
    }
    assert given == {("clear", "oak"), ("short", "elm")}


def test_counts_of_votes_for_two_systems_are_told_to_be_written_one_by_one(tmp_path: Path):
    path = tmp_path / "votes.csv"
    rows = [f"q{n},oak,elm,{n % 7},{6 - n % 7}" for n in range(12)]
    path.write_text("\n".join(["prompt_id,model_a,model_b,votes_a,votes_b", *rows]))
    assert "votes_a, votes_b seem to count votes: write a row for each vote" in refused(
        tmp_path, path
    )
