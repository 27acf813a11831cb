"""Choices between two texts as forms and crowd platforms have them in answers of one column."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path

import pytest

from labeval.exchange.materials.model import Taken
from labeval.exchange.study_from_judgments import study_from_judgments
from labeval.study.reading import read_study
from tests.exchange.materials.taken import judged, looked_at, recorded

FORM = "Responses to a form (CSV)"


def form(path: Path, question: str, answers: list[str]) -> Path:
    """A grid of two rows; the second respondent answers the second row as the first the first."""
    head = ["Timestamp", f"{question} [Tea]", f"{question} [Coffee]", "Age"]
    rows = [[f"3/{n}/2026 10:00:00", answers[n], answers[n - 1], n] for n in range(len(answers))]
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([head, *rows])
    return path


def wins(taken: Taken) -> Counter[str]:
    """Each choice by the system that was chosen; ties and both bad by their words."""
    systems = {item.id: item.system for item in taken.items}
    systems |= {id: about["system"] for id, about in taken.about.items()}
    return Counter(systems.get(value, value) for *_, value in judged(taken))


@pytest.mark.parametrize(
    ("question", "answers", "expected"),
    [
        ("Preference", ["Answer A", "Answer B", "No preference"], ["Answer A", "Answer B", "tie"]),
        ("Which one?", ["Prefer A", "B", "Both are bad"], ["A", "B", "both_bad"]),
        ("Rate", ["A is much better", "Slightly prefer B", "Definitely A"], ["A", "B", "A"]),
        ("Which is better?", ["Aurora", "Cirrus", "About the same"], ["Aurora", "Cirrus", "tie"]),
    ],
)
def test_choices_in_a_grid_are_between_two_texts_of_each_row(tmp_path, question, answers, expected):
    """They were options of one text."""
    _, taken = looked_at(form(tmp_path / "form.csv", question, answers), FORM)
    assert all("|" in items for _, _, items, _ in judged(taken))
    assert wins(taken) == Counter(expected * 2)
    assert {about["question_id"] for about in taken.about.values()} == {"Tea", "Coffee"}
    assert taken.participants["response_2"] == {"Age": "1"}


@pytest.mark.parametrize(
    ("question", "answers"),
    [
        ("How clear?", ["Poor", "Fair", "Good"]),
        ("Which fits?", ["Aurora", "Cirrus", "Nimbus"]),
        ("Which is better?", ["Aurora", "Cirrus", "Nimbus", "Tie"]),
        ("Kind", ["Aurora", "Cirrus", "Tie"]),
    ],
)
def test_other_words_in_a_grid_are_answers_about_one_text(tmp_path, question, answers):
    _, taken = looked_at(form(tmp_path / "form.csv", question, answers), FORM)
    assert {items for _, _, items, _ in judged(taken)} == {"Tea", "Coffee"}


GIVEN = [("aurora", "cirrus", "2a"), ("cirrus", "aurora", "1b"), ("cirrus", "nimbus", "1a")]


def test_answers_with_a_side_and_how_much_better_it_is_are_choices(tmp_path: Path):
    """MAUVE's judgments have “2a” for “definitely A”; “te” are seconds."""
    names = "HITId,WorkerId,WorkTimeInSeconds,Input.idx,Input.model_b,Input.model_a,Input.ctx"
    head = f"{names},Input.completionb,Input.completiona,Answer.q1,Answer.q2,Answer.te"
    rows = [
        f"{n},W{n % 2},90,{n},{second},{first},It began in spring {n}.,"
        f"And {second} went on {n}.,Then {first} wrote of it {n}.,{answer},2a,{20.5 + n}"
        for n, (first, second, answer) in enumerate(GIVEN)
    ]
    path = tmp_path / "batch.csv"
    path.write_text("\n".join([head, *rows]), encoding="utf-8")
    _, taken = looked_at(path, "Amazon Mechanical Turk (CSV)")
    assert wins(taken) == Counter({"aurora": 3, "cirrus": 3})
    assert {item.source for item in taken.items} == {f"It began in spring {n}." for n in range(3)}
    made = study_from_judgments(tmp_path / "study", path)
    assert [block.method for block in made.blocks] == ["ab"]
    assert {c.id for c in read_study(tmp_path / "study").study.criteria} == {"q1", "q2"}


WHICH = {
    "Google Forms": (["Timestamp"], [["2026/03/01 10:00:00 AM GMT+1"] for _ in range(3)]),
    "Qualtrics": (
        ["StartDate", "Finished", "ResponseId"],
        [["2026-03-01 10:00:00", "True", f"R_{n}"] for n in range(3)],
    ),
}


@pytest.mark.parametrize("program", WHICH)
def test_questions_which_of_two_is_better_are_a_choice_each(tmp_path: Path, program: str):
    """Only those in a grid were: a form with a question for each item held no judgment."""
    head, people = WHICH[program]
    given = [["Answer A", "Answer B", "No preference"], ["Answer A"] * 3, ["Answer B"] * 3]
    asked = [f"Item {n}: which answer is better?" for n in (1, 2, 3)]
    rows: list[list[str]] = [
        [*own, *answers, "ok"] for own, answers in zip(people, given, strict=True)
    ]
    heads = [[*head, *asked, "Any comments?"]]
    if program == "Qualtrics":
        names = [*head, "Q2", "Q3", "Q4", "Q5"]
        imports = [f'{{"ImportId":"{name}"}}' for name in names]
        heads = [names, ["Start Date", "Finished", "Response ID", *heads[0][3:]], imports]
    path = tmp_path / "form.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([*heads, *rows])
    made = study_from_judgments(tmp_path / "study", path)
    assert (made.judgments, made.items, made.participants) == (9, 6, 3)
    systems = {item.id: item.system for item in read_study(tmp_path / "study").items}
    values = [systems.get(row["value"], row["value"]) for row in recorded(tmp_path / "study")]
    assert Counter(values) == {"Answer A": 4, "Answer B": 4, "tie": 1}
