"""Who chose, and about which question, in tables of pairs."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path

import pytest

from labeval.exchange.study_from_judgments import study_from_judgments
from labeval.study.problems import StudyProblems
from tests.exchange.materials.taken import PAIRS, json_file, judged, looked_at

_TEXT = "The {} answer is that heat leaves the cup for the air."
_SYSTEMS = ("aurora", "boreal", "cirrus")
_TWO = [(a, b) for n, a in enumerate(_SYSTEMS) for b in _SYSTEMS[n + 1 :]]


def _table(path: Path, head: Sequence[str], rows: Sequence[Sequence[object]]) -> Path:
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows([head, *rows])
    return path


def test_a_number_of_the_judge_comes_before_a_name_that_all_judges_share(tmp_path: Path):
    rows = [
        {
            "instruction": f"Why does cup {n} cool?",
            "output_1": _TEXT.format(f"first {n}"),
            "output_2": _TEXT.format(f"second {n}"),
            "annotator_index": judge,
            "preference": 1 + (n + judge) % 2,
            "generator_1": "aurora",
            "generator_2": "boreal",
            "annotator": "humans",
        }
        for n in range(4)
        for judge in (3, 5, 8)
    ]
    _, taken = looked_at(json_file(tmp_path / "cross.json", rows), f"{PAIRS} (JSON)")
    assert [person for person, *_ in judged(taken)[:3]] == ["3", "5", "8"]


@pytest.mark.parametrize(
    "written", ["ann{}", "Coder {}", "expert_{}", "preference_rater{}", "vote_r{}"]
)
def test_numbered_columns_of_people_have_a_choice_of_each(tmp_path: Path, written: str):
    heads = [written.format(n) for n in (1, 2, 3)]
    rows = [
        [n, f"Why {n}?", a, b, _TEXT.format(f"{a} {n}"), _TEXT.format(f"{b} {n}"), "A", "B", "Tie"]
        for n in range(4)
        for a, b in _TWO
    ]
    head = ["id", "prompt", "model_a", "model_b", "response_a", "response_b", *heads]
    _, taken = looked_at(_table(tmp_path / "pairs.csv", head, rows), f"{PAIRS} (CSV)")
    given = judged(taken)
    assert len({person for person, *_ in given}) == 3
    assert {criterion for _, criterion, *_ in given} == {""}
    assert [value for *_, value in given[:3]] == ["q1_aurora", "q1_boreal", "tie"]


def test_numbered_people_choose_by_each_criterion(tmp_path: Path):
    head = [
        "prompt",
        "model_a",
        "model_b",
        "fluency_ann1",
        "fluency_ann2",
        "depth_ann1",
        "depth_ann2",
    ]
    head += ["confidence_ann1", "confidence_ann2"]
    rows = [[f"Why {n}?", "aurora", "boreal", "A", "B", "tie", "A", 1 + n, 2] for n in range(4)]
    _, taken = looked_at(_table(tmp_path / "pairs.csv", head, rows), f"{PAIRS} (CSV)")
    assert [(person, criterion, value) for person, criterion, _, value in judged(taken)[:4]] == [
        ("ann1", "fluency", "q1_aurora"),
        ("ann2", "fluency", "q1_boreal"),
        ("ann1", "depth", "tie"),
        ("ann2", "depth", "q1_aurora"),
    ]
    assert len(judged(taken)) == 16


@pytest.mark.parametrize("column", ["item", "text_id", "story", "doc", "prompt_no"])
def test_pairs_without_texts_are_about_the_item_that_the_row_names(tmp_path: Path, column: str):
    head = ["rater", column, "system_1", "system_2", "aspect", "preferred", "domain"]
    rows = [
        [rater, f"t{n}", a, b, aspect, (a, b)[(n + rater) % 2], "news" if n % 2 else "chat"]
        for n in range(6)
        for a, b in _TWO
        for rater in (1, 2)
        for aspect in ("Fluency", "Meaning")
    ]
    _, taken = looked_at(_table(tmp_path / "pairs.csv", head, rows), f"{PAIRS} (CSV)")
    assert judged(taken)[0][2] == "q1_aurora|q1_boreal"
    assert len({items for _, _, items, _ in judged(taken)}) == 18
    domains = {item: about["domain"] for item, about in taken.facts.items()}
    assert domains["q1_aurora"] == "chat"
    assert domains["q2_cirrus"] == "news"


def test_a_number_of_each_row_is_no_question_of_models_alone(tmp_path: Path):
    head = ["", "rater", "model_a", "model_b", "winner"]
    rows = [[n, f"r{n % 3}", *_TWO[n % 3], "tie"] for n in range(12)]
    _, taken = looked_at(_table(tmp_path / "pairs.csv", head, rows), f"{PAIRS} (CSV)")
    assert {items for _, _, items, _ in judged(taken)} == {"|".join(two) for two in _TWO}


def _posts(path: Path, **more: str) -> Path:
    rows = [
        {
            "post_id": f"p{n // 2}",
            "history": f"Why does kettle {n // 2} sing so loudly?",
            "score_A": 10 + n,
            "score_B": 30 - n,
            "human_ref_A": _TEXT.format(f"first {n}"),
            "human_ref_B": _TEXT.format(f"second {n}"),
            **{name: value[n % len(value)] for name, value in more.items()},
        }
        for n in range(6)
    ]
    return json_file(path, rows)


def test_two_texts_of_any_name_with_the_winner_are_a_pair(tmp_path: Path):
    """The advice to call a column “winner” was refused once it was followed."""
    path = _posts(tmp_path / "posts.json", labels="10")
    with pytest.raises(StudyProblems) as refused:
        study_from_judgments(tmp_path / "no", path)
    assert "call the one that does “winner”, with A, B or tie" in str(refused.value)
    path = _posts(tmp_path / "named.json", winner="AB")
    _, taken = looked_at(path, f"{PAIRS} (JSON)")
    first, second = (value for *_, value in judged(taken)[:2])
    assert ("ref_A" in first, "ref_B" in second) == (True, True)
    assert len(taken.items) == 12


def test_votes_without_a_rater_are_about_the_item_of_their_row(tmp_path: Path):
    head = ["item", "system_a", "system_b", "winner"]
    rows = [[f"t{n}", a, b, "AB"[v % 2]] for n in range(4) for a, b in _TWO for v in range(3)]
    _, taken = looked_at(_table(tmp_path / "votes.csv", head, rows), f"{PAIRS} (CSV)")
    assert len({items for _, _, items, _ in judged(taken)}) == 12


def test_a_winner_by_each_criterion_is_the_name_of_a_system(tmp_path: Path):
    head = ["rater", "item", "system_a", "system_b", "fluency_winner", "depth_winner"]
    rows = [
        [f"r{r}", f"t{n}", a, b, (a, b)[(n + r) % 2], "tie" if r else b]
        for n in range(4)
        for a, b in _TWO
        for r in range(3)
    ]
    _, taken = looked_at(_table(tmp_path / "winners.csv", head, rows), f"{PAIRS} (CSV)")
    assert judged(taken)[:2] == [
        ("r0", "fluency_winner", "q1_aurora|q1_boreal", "q1_aurora"),
        ("r0", "depth_winner", "q1_aurora|q1_boreal", "q1_boreal"),
    ]
    assert len(judged(taken)) == 72


def test_ratings_of_both_sides_without_a_choice(tmp_path: Path):
    head = ["rater", "question", "model_a", "model_b", "response_a", "response_b"]
    head += ["score_a", "score_b"]
    rows = [
        [
            *(f"r{r}", f"Why {n}?", a, b, _TEXT.format(f"{a} {n}"), _TEXT.format(f"{b} {n}")),
            *((n + r) % 10 + 1, (3 * n + r) % 10 + 1),
        ]
        for n in range(6)
        for a, b in _TWO
        for r in range(3)
    ]
    _, taken = looked_at(_table(tmp_path / "scores.csv", head, rows), f"{PAIRS} (CSV)")
    assert judged(taken)[:2] == [
        ("r0", "score", "q1_aurora", "1"),
        ("r0", "score", "q1_boreal", "1"),
    ]
    assert len(judged(taken)) == 108
    assert len(taken.items) == 18
