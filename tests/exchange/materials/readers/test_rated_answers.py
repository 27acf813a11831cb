"""Answers of models with ratings next to them, whose raters have no names."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from labeval.exchange.materials.seeing import inspect
from labeval.exchange.study_from_judgments import study_from_judgments
from labeval.study.problems import StudyProblems
from labeval.study.reading import read_study
from tests.exchange.materials.taken import json_file, json_lines, judged, looked_at


def completion(model: str, text: str, ratings: dict[str, str]) -> dict[str, Any]:
    notes = {name: {"Rating": r, "Rationale": f"So {name}."} for name, r in ratings.items()}
    return {"model": model, "response": text, "annotations": notes, "overall_score": 7.5}


def test_completions_with_rated_aspects(tmp_path: Path):
    rows = [
        {
            "instruction": f"How is kettle {n} descaled?",
            "models": ["aurora", "cirrus"],
            "completions": [
                completion("aurora", f"Boil vinegar in it {n}.", {"honesty": "5", "help": "4"}),
                completion(
                    "cirrus", f"Kettles have no scale {n}.", {"honesty": "1", "help": "N/A"}
                ),
            ],
        }
        for n in (1, 2)
    ]
    path = json_file(tmp_path / "ultra.json", rows)
    seen, taken = looked_at(path, "Answers of several models with rated aspects (JSON)")
    assert (seen.rows, seen.judgments, seen.participants) == (4, 6, 1)
    assert [(item.id, item.system) for item in taken.items] == [
        *(("q1_aurora", "aurora"), ("q1_cirrus", "cirrus")),
        *(("q2_aurora", "aurora"), ("q2_cirrus", "cirrus")),
    ]
    assert judged(taken)[:3] == [
        ("judge", "honesty", "q1_aurora", "5"),
        ("judge", "help", "q1_aurora", "4"),
        ("judge", "honesty", "q1_cirrus", "1"),
    ]
    assert taken.items[0].extra["honesty.Rationale"] == "So honesty."
    assert taken.items[0].question == "How is kettle 1 descaled?"
    made = study_from_judgments(tmp_path / "study", path)
    assert (made.judgments, made.items) == (6, 4)
    assert len(read_study(tmp_path / "study").items) == 4


HELP = {"helpfulness": 3, "correctness": 4, "coherence": 4, "complexity": 0, "verbosity": 1}


def test_answers_with_five_ratings_and_no_rater(tmp_path: Path):
    asked = ["How is a pan cleaned?", "How is a pan cleaned?", "Why is tea hot?"]
    rows = [
        {"prompt": q, "response": f"Answer {n} of some length.", **HELP}
        for n, q in enumerate(asked)
    ]
    path = json_lines(tmp_path / "help.jsonl", rows)
    seen, taken = looked_at(path, "Answers with ratings of nobody named (JSONL)")
    assert (seen.rows, seen.judgments, seen.participants) == (3, 15, 1)
    assert {item.question for item in taken.items} == set(asked)
    first = [value for _, _, item, value in judged(taken) if item == taken.items[0].id]
    assert first == ["3", "4", "4", "0", "1"]
    made = study_from_judgments(tmp_path / "study", path)
    assert (made.judgments, made.items) == (15, 3)


@pytest.mark.parametrize("change", [{"annotator": "r1"}, {"helpfulness": 2.5}, {"response": ""}])
def test_other_tables_are_read_as_before(tmp_path: Path, change: dict[str, Any]):
    rows = [
        {"prompt": "How is a pan cleaned?", "response": "With salt and water.", **HELP, **change}
    ]
    seen = inspect(json_lines(tmp_path / "help.jsonl", rows))
    assert seen.title.text == "Table (JSONL)"


def test_lists_of_ratings_in_words_with_feedback(tmp_path: Path):
    rows = [
        {
            "question": f"May I travel with symptom {n}?",
            "passage": {
                "passage_id": n,
                "source": "Agency",
                "reference": {
                    "page_title": "Travel",
                    "section_content": f"Stay at home, rule {n}.",
                },
            },
            "rating": ["Excellent", "Could be Improved"] if n else ["Acceptable", "Bad"],
            "feedback": ["Says all that is asked.", "Leaves out the date."],
        }
        for n in (0, 1)
    ]
    path = json_file(tmp_path / "feedback.json", rows)
    seen, taken = looked_at(path, "Answers with lists of ratings and feedback (JSON)")
    assert (seen.rows, seen.judgments, seen.participants) == (2, 4, 2)
    assert [item.text for item in taken.items] == ["Stay at home, rule 0.", "Stay at home, rule 1."]
    assert [(person, value) for person, _, _, value in judged(taken)] == [
        *(("rater_1", "3"), ("rater_2", "1")),
        *(("rater_1", "4"), ("rater_2", "2")),
    ]
    assert "Leaves out the date." in taken.items[0].extra["feedback"]
    assert study_from_judgments(tmp_path / "study", path).judgments == 4


def test_the_answer_of_such_a_list_can_be_a_plain_text(tmp_path: Path):
    row = {
        "question": "Why is tea hot?",
        "answer": "It was boiled.",
        "rating": ["Acceptable", "Bad"],
    }
    path = json_lines(tmp_path / "f.jsonl", [{**row, "feedback": ["Right.", "Short."]}])
    seen, taken = looked_at(path, "Answers with lists of ratings and feedback (JSONL)")
    assert (seen.rows, seen.judgments) == (1, 2)
    assert [item.text for item in taken.items] == ["It was boiled."]


@pytest.mark.parametrize(("column", "name"), [("text_id", "t"), ("question", "What is number ")])
def test_a_text_that_only_one_raters_rows_have_is_that_of_the_others_rows_too(
    tmp_path: Path, column: str, name: str
):
    rows = [f"rater,{column},text,fluency"] + [
        f"{who},{name}{n},{f'A long enough text about item {n}.' if who == 'A' else ''},{n % 5 + 1}"
        for who in "ABC"
        for n in range(6)
    ]
    path = tmp_path / "rated.csv"
    path.write_text("\n".join(rows))
    made = study_from_judgments(tmp_path / "study", path)
    assert (made.judgments, made.items, made.participants) == (18, 6, 3)
    assert not [problem for problem in made.warnings if "left out" in problem.template]


def test_a_row_without_its_text_takes_no_other_that_its_rater_judged(tmp_path: Path):
    rows = ["rater,question,text,fluency", "A,Why?,A long enough text of somebody.,3", "A,Why?,,4"]
    path = tmp_path / "rated.csv"
    path.write_text("\n".join(rows))
    with pytest.raises(StudyProblems, match="has no item"):
        study_from_judgments(tmp_path / "study", path)
