"""Tables with a row for each text and its rank among those of the same question."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest

from labeval.exchange.study_from_judgments import study_from_judgments
from labeval.jobs.results.analyse import AnalysisChoice, analyse
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from tests.exchange.materials.taken import judged, looked_at

_TITLE = "Orders of several texts, one a row (CSV)"
_SYSTEMS = ("aurora", "boreal", "cirrus")
_ORDERS = [order for order in permutations((1, 2, 3)) if order[0] < order[2]]
"""Ranks of the three systems, in each of which the first is before the third."""


def _table(path: Path, head: str, cells: str) -> Path:
    rows = [head]
    for n in range(8):
        for rater in range(4):
            ranks = dict(zip(_SYSTEMS, _ORDERS[(n + rater) % len(_ORDERS)], strict=True))
            for system in reversed(_SYSTEMS):
                text = f"The {system} story {n} of a river."
                about = {"item": f"s{n}", "rater": f"r{rater}", "rank": ranks[system]}
                rows.append(
                    cells.format(system=system, text=text, other=4 - ranks[system], **about)
                )
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    return path


@pytest.mark.parametrize("item", ["story_id", "item", "prompt_no", "Geschichte"])
@pytest.mark.parametrize("rank", ["rank", "Rang", "ranking"])
def test_rows_with_ranks_are_an_order_of_each_rater(tmp_path: Path, item: str, rank: str):
    path = _table(
        tmp_path / "t.csv", f"rater,{item},model,{rank},domain", "{rater},{item},{system},{rank},x"
    )
    _, taken = looked_at(path, _TITLE)
    assert len(taken.judgments) == 32
    assert judged(taken)[0][0] == "r0"
    assert judged(taken)[0][3] == "s0_aurora>s0_boreal>s0_cirrus"


def test_the_one_with_the_least_rank_is_the_best(tmp_path: Path):
    head = "annotator,story_id,model,story,rank"
    path = _table(tmp_path / "t.csv", head, "{rater},{item},{system},{text},{rank}")
    study_from_judgments(tmp_path / "study", path)
    content = read_study(tmp_path / "study")
    assert content.items[0].text.startswith("The ")
    with Record(StudyFolder(tmp_path / "study").database, read_only=True) as record:
        choice = AnalysisChoice(samples=5)
        scores = analyse(record, content, choice, tables=["scores"]).tables["scores"]
    of_systems = scores[(scores["level"] == "system") & (scores["statistic"] == "ranked_above")]
    ranks = dict(zip(of_systems["id"], of_systems["rank"], strict=True))
    assert ranks["aurora"] < ranks["cirrus"]


def test_ranks_by_several_criteria_are_an_order_by_each(tmp_path: Path):
    head = "rater,item,system,rank_coherence,rank_depth"
    path = _table(tmp_path / "t.csv", head, "{rater},{item},{system},{rank},{other}")
    _, taken = looked_at(path, _TITLE)
    first = [(criterion, value) for _, criterion, _, value in judged(taken)[:2]]
    assert first == [
        ("coherence", "s0_aurora>s0_boreal>s0_cirrus"),
        ("depth", "s0_cirrus>s0_boreal>s0_aurora"),
    ]


def test_a_row_that_is_missing_leaves_the_order_of_the_others(tmp_path: Path):
    path = _table(tmp_path / "t.csv", "rater,item,system,rank", "{rater},{item},{system},{rank}")
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines.pop(2) == "r0,s0,boreal,2"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    _, taken = looked_at(path, _TITLE)
    assert judged(taken)[0][2:] == ("s0_aurora|s0_cirrus", "s0_aurora")


@pytest.mark.parametrize(
    ("head", "cells"),
    [
        ("rater,item,system,rank,fluency", "{rater},{item},{system},{rank},{other}"),
        ("rater,item,system,rank", "{rater},{item},{system},1{rank}"),
        ("rater,item,system,rank", "{rater},{item}{system},{system},{rank}"),
    ],
)
def test_ratings_next_to_ranks_and_numbers_that_order_nothing_stay_ratings(
    tmp_path: Path, head: str, cells: str
):
    seen, _ = looked_at(_table(tmp_path / "t.csv", head, cells), "Table (CSV)")
    assert seen.shape == "judgments"


def _sides(path: Path, rows: list[str]) -> Path:
    lines = ["rater,prompt_id,comparison_id,model,won", *rows]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def test_rows_of_two_sides_of_which_one_won_are_comparisons(tmp_path: Path):
    """They were ratings of 0 and 1, two for each comparison. Neither or both won is a tie."""
    rows = ["r1,q1,c1,aurora,1", "r1,q1,c1,boreal,0", "r1,q1,c2,aurora,0", "r1,q1,c2,cirrus,1"]
    rows += ["r2,q1,c1,aurora,0", "r2,q1,c1,boreal,0", "r2,q2,c3,boreal,1", "r2,q2,c3,cirrus,1"]
    rows += ["r1,q3,c4,aurora,1"]  # the other side is not there
    seen, taken = looked_at(_sides(tmp_path / "t.csv", rows), _TITLE)
    assert [(who, value) for who, _, _, value in judged(taken)] == [
        ("r1", "q1_aurora"),
        ("r1", "q1_cirrus"),
        ("r2", "tie"),
        ("r2", "tie"),
    ]
    assert {frozenset(items.split("|")) for _, _, items, _ in judged(taken)} == {
        frozenset({"q1_aurora", "q1_boreal"}),
        frozenset({"q1_aurora", "q1_cirrus"}),
        frozenset({"q2_boreal", "q2_cirrus"}),
    }
    assert [one.text for one in seen.remarks] == [
        "the rows of one “comparison_id” are the sides of a comparison; “won” says which was chosen"
    ]


def test_answers_of_yes_and_no_about_one_system_a_row_stay_ratings(tmp_path: Path):
    rows = [f"r1,q{n},c{n},{system},{n % 2}" for n, system in enumerate(("aurora", "boreal") * 3)]
    seen, _ = looked_at(_sides(tmp_path / "t.csv", rows), "Table (CSV)")
    assert seen.shape == "judgments"
