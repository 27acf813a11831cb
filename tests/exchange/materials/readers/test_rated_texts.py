"""Tables with a row for each rater: what the names of their columns rate."""

from __future__ import annotations

import csv
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from statistics import fmean

import pytest

from labeval.exchange.materials.rated_heads import rated_texts
from labeval.exchange.study_from_judgments import study_from_judgments
from tests.exchange.materials.taken import judged, looked_at
from tests.support.judgments.recorded_means import means_of

SYSTEMS, CRITERIA, QUESTIONS, RATERS = (
    ("gpt-4", "claude-2", "llama-2-70b"),
    ("fluency", "depth"),
    4,
    5,
)
TITLE = "A column of ratings for each text (CSV)"


def rating(rater: int, question: int, system: str, criterion: str) -> int:
    quality = SYSTEMS.index(system) + CRITERIA.index(criterion)
    return 1 + (rater * 3 + quality + question * question) % 5


def written(path: Path, name: Callable[[int, str, str], str], code: str = "rater") -> Path:
    """A table with a column for each text and criterion, and the age of each rater."""
    cells = [(q, s, c) for q in range(1, QUESTIONS + 1) for s in SYSTEMS for c in CRITERIA]
    with path.open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file)
        table.writerow([code, "age", *(name(*cell) for cell in cells)])
        for rater in range(RATERS):
            table.writerow([f"P{rater}", 30 + rater, *(rating(rater, *cell) for cell in cells)])
    return path


def means() -> dict[tuple[str, str], float]:
    """Criterion and system to the mean of all ratings."""
    values = defaultdict(list)
    for rater in range(RATERS):
        for question in range(1, QUESTIONS + 1):
            for s in SYSTEMS:
                for c in CRITERIA:
                    values[c, s].append(rating(rater, question, s, c))
    return {key: fmean(own) for key, own in values.items()}


@pytest.mark.parametrize(
    "name",
    [
        lambda q, s, c: f"q{q}_{s}_{c}",
        lambda q, s, c: f"{c}_{s}_Q{q:02d}",
        lambda q, s, c: f"{s}.{q}.{c}",
        lambda q, s, c: f"{c} ({s}) [question {q}]",
    ],
)
def test_a_column_for_each_question_system_and_criterion(tmp_path: Path, name):
    made = study_from_judgments(tmp_path / "study", written(tmp_path / "wide.csv", name))
    assert (made.judgments, made.items) == (120, 12)
    assert means_of(tmp_path / "study") == pytest.approx(means())
    attributes = (tmp_path / "study" / "participants.csv").read_text(encoding="utf-8")
    assert attributes.splitlines()[:2] == ["participant,age", "P0,30"]


@pytest.mark.parametrize("code", ["rater", "Response ID"])
def test_a_column_for_each_numbered_text_and_criterion(tmp_path: Path, code: str):
    def number(question: int, system: str) -> int:
        return (question - 1) * len(SYSTEMS) + SYSTEMS.index(system) + 1

    path = written(tmp_path / "wide.csv", lambda q, s, c: f"text{number(q, s)}_{c}", code)
    seen, taken = looked_at(path, TITLE)
    assert {items for _, _, items, _ in judged(taken)} == {f"text{n}" for n in range(1, 13)}
    assert judged(taken)[:2] == [
        ("P0", c, "text1", str(rating(0, 1, "gpt-4", c))) for c in CRITERIA
    ]
    assert [remark.text.rpartition(" are ")[2] for remark in seen.remarks] == [
        "read as ratings of the texts text1, text2, text3, text4, text5, text6, text7, text8, "
        "text9, text10, text11, text12",
        "fluency, depth",
    ]


def test_systems_that_did_not_answer_every_question():
    heads = [f"q{q}_{s}" for q in range(1, 5) for s in SYSTEMS[q % 2 :]]
    found = rated_texts(heads)
    assert {(r.number, r.system) for r in found.values()} == {
        tuple(head.split("_")) for head in heads
    }


@pytest.mark.parametrize(
    "heads",
    [
        [f"item{n}" for n in range(1, 13)],
        [f"{scale}_{n}" for scale in ("nasa", "bfi") for n in range(1, 7)],
        [f"{word}_{time}" for word in ("mood", "sleep") for time in ("before", "after")],
        [f"q{q}_{s}_{c}" for q in (1, 2) for s in ("oak", "elm") for c in ("early", "late")],
    ],
)
def test_other_heads_rate_no_texts(heads: list[str]):
    assert rated_texts(heads) == {}


def test_qualtrics_has_names_of_questions_that_say_which_text_they_rate(tmp_path: Path):
    words = ("Strongly disagree", "Disagree", "Neutral", "Agree", "Strongly agree")
    cells = [(q, s, c) for q in (1, 2) for s in SYSTEMS for c in CRITERIA]
    path = tmp_path / "survey.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file)
        table.writerow(
            ["StartDate", "Finished", "ResponseId"] + [f"Q{q}_{s}_{c}" for q, s, c in cells]
        )
        table.writerow(
            ["Start Date", "Finished", "Response ID"] + [f"{c} of {q}?" for q, s, c in cells]
        )
        table.writerow(['{"ImportId":"x"}'] * (3 + len(cells)))
        for rater in range(RATERS):
            row = [words[rating(rater, *cell) - 1] for cell in cells]
            table.writerow(["2026-03-01 10:00:00", "True", f"R_{rater}", *row])
    made = study_from_judgments(tmp_path / "study", path)
    assert (made.judgments, made.items) == (60, 6)
    values = defaultdict(list)
    for rater in range(RATERS):
        for question, system, criterion in cells:
            values[criterion, system].append(rating(rater, question, system, criterion))
    expected = {key: fmean(own) for key, own in values.items()}
    assert means_of(tmp_path / "study") == pytest.approx(expected)
