"""Tables with a row for each rater, a column for each question, and the chosen system in cells."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from labeval.exchange.materials.seeing import inspect
from tests.exchange.materials.taken import judged, looked_at

_TITLE = "A column for each question, with the chosen system (CSV)"


def _table(
    path: Path, heads: list[str], chosen: Callable[[int, int], str], raters: int = 8
) -> Path:
    rows = [",".join(["rater", "age", *heads])]
    rows += [
        ",".join([f"p{r}", str(20 + r), *(chosen(r, q) for q in range(len(heads)))])
        for r in range(raters)
    ]
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    return path


@pytest.mark.parametrize("head", ["q{}", "Question {}", "item_{}", "{}", "Paar {}"])
def test_each_column_is_a_question_about_two_systems(tmp_path: Path, head: str):
    heads = [head.format(n) for n in (1, 2, 3)]
    path = _table(
        tmp_path / "t.csv",
        heads,
        lambda r, q: "tie" if r == 7 else "aurora" if q == 2 or r % 3 else "boreal",
    )
    _, taken = looked_at(path, _TITLE)
    given = judged(taken)
    assert len(given) == 24
    assert given[0] == (
        "p0",
        "",
        f"{given[0][3].removesuffix('_boreal')}_aurora|{given[0][3]}",
        given[0][3],
    )
    assert given[0][3].endswith("_boreal")
    assert [value for person, *_, value in given if person == "p7"] == ["tie"] * 3
    assert taken.participants["p3"] == {"age": "23"}


def test_other_systems_in_each_question(tmp_path: Path):
    pairs = [("aurora", "boreal"), ("boreal", "cirrus"), ("aurora", "cirrus")]
    path = _table(tmp_path / "t.csv", ["q1", "q2", "q3"], lambda r, q: pairs[q][r % 2])
    _, taken = looked_at(path, _TITLE)
    assert {items for _, _, items, _ in judged(taken)} == {
        "q1_aurora|q1_boreal",
        "q2_boreal|q2_cirrus",
        "q3_aurora|q3_cirrus",
    }


def test_a_choice_by_each_criterion(tmp_path: Path):
    heads = [f"q{n}_{criterion}" for n in (1, 2) for criterion in ("fluency", "coherence")]
    path = _table(tmp_path / "t.csv", heads, lambda r, q: ("aurora", "boreal")[(r + q) % 2])
    _, taken = looked_at(path, _TITLE)
    assert judged(taken)[:2] == [
        ("p0", "fluency", "q1_aurora|q1_boreal", "q1_aurora"),
        ("p0", "coherence", "q1_aurora|q1_boreal", "q1_boreal"),
    ]


@pytest.mark.parametrize(
    "words",
    [
        *(("yes", "no"), ("human", "AI"), ("relevant", "irrelevant"), ("good", "bad"), ("3", "4")),
        *(("clear", "not clear"), ("agree", "disagree"), ("low", "high")),
    ],
)
def test_other_answers_of_two_words_are_no_systems(tmp_path: Path, words: tuple[str, str]):
    path = _table(tmp_path / "t.csv", ["q1", "q2", "q3"], lambda r, q: words[(r + q) % 2])
    assert inspect(path).title.text != _TITLE
