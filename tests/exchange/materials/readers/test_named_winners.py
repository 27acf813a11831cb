"""Pairs whose winner is a name of its own: of a system, a result, a score, or a number from 0."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from labeval import cli
from labeval.study.reading import read_study
from tests.exchange.materials.taken import json_lines, recorded


def won(folder: Path, path: Path) -> dict[str, int]:
    """The systems that won, and ties, with their number in a study that the command makes."""
    assert cli.main(["new", str(folder), "--from-judgments", str(path)]) == 0
    systems = {item.id: item.system or "" for item in read_study(folder).items}
    rows = recorded(folder)
    assert {row["method"] for row in rows} == {"ab"}
    return dict(Counter(systems.get(row["value"], row["value"]) for row in rows))


@pytest.mark.parametrize(
    ("head", "first", "second", "tie"),
    [
        ("winner,loser", "oak,elm", "elm,oak", ""),
        ("model,baseline,result", "oak,elm,win", "oak,elm,lose", "oak,elm,tie"),
        ("system_1,system_2,better", "oak,elm,oak", "oak,elm,elm", "oak,elm,same"),
    ],
)
def test_columns_that_say_which_system_won(tmp_path: Path, head, first, second, tie):
    """A winner without its pair was an option of a question; the others were refused."""
    given = [first, first, second, tie]
    rows = [f"r{rater},d{text},{row}" for rater in (1, 2) for text, row in enumerate(given) if row]
    path = tmp_path / "won.csv"
    path.write_text("\n".join([f"annotator,doc_id,{head}", *rows]) + "\n", encoding="utf-8")
    expected = {"oak": 4, "elm": 2, **({"tie": 2} if tie else {})}
    assert won(tmp_path / "study", path) == expected


def test_a_winner_and_a_loser_have_no_sides(tmp_path: Path):
    path = tmp_path / "won.csv"
    path.write_text("annotator,doc_id,winner,loser\nr1,d1,oak,elm\nr1,d2,elm,oak\n")
    assert won(tmp_path / "study", path) == {"oak": 1, "elm": 1}
    assert {row["items"].partition("|")[0][-3:] for row in recorded(tmp_path / "study")} == {"elm"}


@pytest.mark.parametrize("by", ["scores", "name", "other"])
def test_two_answers_counted_from_0(tmp_path: Path, by: str):
    """“answer_1” of the answers 0 and 1 was taken for the first."""
    scores = [1, -0.5, -0.5, 0]
    rows = []
    for text, score in enumerate(scores):
        row = {"question": {"full_text": f"Is it {text}?"}, "answer_0": "Yes, it may be so."}
        row |= {"answer_1": "No, it never was like that."}
        if by == "scores":
            row |= {"score_0": score, "score_1": -score}
        else:
            word = "answer" if by == "name" else "response"
            row["winner"] = f"{word}_{int(score < 0)}" if score else "tie"
        rows.append(row)
    path = json_lines(tmp_path / "two.jsonl", rows)
    assert won(tmp_path / "study", path) == {"answer_0": 1, "answer_1": 2, "tie": 1}


def test_systems_that_are_called_like_sides_are_no_choices(tmp_path: Path):
    """In pairs that are sorted, ``model_a`` is A or B."""
    path = tmp_path / "battles.csv"
    pairs = ["A,B,model_a", "A,C,tie", "B,C,model_b"]
    rows = [f"r{rater},q{n},{pair}" for rater in range(3) for n, pair in enumerate(pairs)]
    path.write_text("\n".join(["participant,question_id,model_a,model_b,winner", *rows]) + "\n")
    assert won(tmp_path / "study", path) == {"A": 3, "tie": 3, "C": 3}


@pytest.mark.parametrize("others", [{}, {"both": "tie", "neither": "both_bad"}])
def test_two_columns_of_texts_that_the_choice_names_are_a_pair(tmp_path: Path, others):
    """The names were options of a question about the row's question."""
    given = ["oak", "oak", "elm", *others]
    rows = [
        f"r{rater},Why {n}?,Oak says {n} is so.,Elm says {n} is not.,{answer}"
        for rater in (1, 2)
        for n, answer in enumerate(given)
    ]
    path = tmp_path / "named.csv"
    path.write_text("\n".join(["rater,question,oak,elm,preferred", *rows]), encoding="utf-8")
    expected = {"oak": 4, "elm": 2, **dict.fromkeys(others.values(), 2)}
    assert won(tmp_path / "study", path) == expected


def test_grades_of_a_preference_are_refused_by_the_command_with_what_to_write(tmp_path, capsys):
    """The file held “no judgment”, and columns were listed that it does not have."""
    rows = [f"r{n % 2},Why {n}?,It is so {n}.,It is not {n}.,{1 + n % 7}" for n in range(14)]
    path = tmp_path / "grades.csv"
    path.write_text("\n".join(["rater,question,answer_a,answer_b,preference", *rows]), "utf-8")
    assert cli.main(["new", str(tmp_path / "study"), "--from-judgments", str(path)]) == 1
    assert "grades.csv: preference: goes from 1 to 7" in capsys.readouterr().err
