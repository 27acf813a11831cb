"""Columns that look like judgments and are none, next to texts, and the other way round."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from labeval import cli
from labeval.exchange.materials.model import Taken
from labeval.exchange.materials.seeing import inspect
from labeval.exchange.materials.taking import take

SYSTEMS = ("oak", "elm")
RATERS = ("ann", "bob")


def text(n: int, system: str) -> str:
    return f"The gate of garden {n} is closed in winter, as {system} says."


def table(path: Path, head: str, rows: Sequence[Sequence[Any]]) -> Path:
    with path.open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([head.split(","), *rows])
    return path


def taken(path: Path) -> Taken:
    return take(path, inspect(path).mapping)


def roles(path: Path) -> dict[str, str]:
    return dict(inspect(path).mapping.roles)


def of_systems(*given: Sequence[Any]) -> list[list[Any]]:
    """Rows with a text of each system, and further cells by turns."""
    return [
        [f"{n}{system}", system, text(n, system), *given[n % len(given)]]
        for n in range(10)
        for system in SYSTEMS
    ]


@pytest.mark.parametrize(
    ("head", "given"),
    [
        ("rouge_1,rouge_2", [(0.5, 0), (1, 0.5)]),
        ("level_1,level_2", [(1, 2), (3, 4)]),
        ("fluency_before,fluency_after,clarity_before,clarity_after", [(1, 2, 3, 4), (2, 3, 4, 5)]),
        ("formula", [("x > y",)]),
        ("path", [("Home > News > Sport",), ("Home > Sport",)]),
        ("spans", [("[3, 9]",), ("[4, 8]",)]),
    ],
)
def test_texts_with_further_columns_are_no_judgments(tmp_path: Path, head: str, given: Any):
    path = table(tmp_path / "texts.csv", f"id,system,text,{head}", of_systems(*given))
    assert (inspect(path).shape, len(taken(path).items)) == ("long", 20)


def test_ranks_of_a_rows_one_text_are_no_order_of_texts(tmp_path: Path):
    rows = [[f"Where is gate {n}?", text(n, "oak"), 1 + n % 2, 2 - n % 2] for n in range(10)]
    path = table(tmp_path / "texts.csv", "question,text,rank_bm25,rank_dense", rows)
    assert inspect(path).shape == "long"


def test_counts_of_each_text_of_a_row_are_no_ratings(tmp_path: Path):
    rows = [
        [f"Where is gate {n}?", text(n, "oak"), text(n, "elm"), 3 + n % 3, 4 + n % 2]
        for n in range(10)
    ]
    head = "question,answer_oak,answer_elm,sentences_oak,sentences_elm"
    path = table(tmp_path / "texts.csv", head, rows)
    assert (len(taken(path).judgments), len(taken(path).items)) == (0, 20)


def test_ranks_by_criteria_are_no_systems(tmp_path: Path):
    ranks = ((1, 2, 3), (3, 1, 2))
    rows = [
        [rater, text(n, "oak"), *ranks[(n + (rater == "bob")) % 2]]
        for n in range(6)
        for rater in RATERS
    ]
    head = "rater,text,fluency_rank,adequacy_rank,coherence_rank"
    found = taken(table(tmp_path / "ranks.csv", head, rows))
    assert {row.cells["criterion"] for row in found.judgments} == set(head.split(",")[2:])


def test_what_is_rare_is_rated_though_all_raters_agree(tmp_path: Path):
    """Of two raters who found the same few texts harmful, the whole criterion was left out."""
    rows = [
        [
            rater,
            f"{n}{system}",
            system,
            text(n, system),
            (n + (rater == "bob")) % 5,
            int(n % 9 == 0),
        ]
        for n in range(15)
        for system in SYSTEMS
        for rater in RATERS
    ]
    path = table(tmp_path / "rated.csv", "rater,id,system,text,fluency,harmful", rows)
    assert (roles(path)["fluency"], roles(path)["harmful"]) == ("rating", "rating")


def test_names_of_raters_have_no_kinds(tmp_path: Path):
    """Of “bob” the last letter was taken for the one that distinguishes raters of a kind."""
    path = table(
        tmp_path / "rated.csv",
        "id,system,text,fluency_ann,fluency_bob,adequacy_ann,adequacy_bob",
        of_systems((1, 2, 3, 4), (5, 4, 3, 2)),
    )
    seen = inspect(path)
    assert {row.cells["participant"] for row in taken(path).judgments} == {"ann", "bob"}
    assert not any("--condition" in str(remark) for remark in seen.remarks)


def test_numbered_choices_of_a_named_rater_are_of_criteria(tmp_path: Path):
    rows = [
        [
            rater,
            f"Where is gate {n}?",
            text(n, "oak"),
            text(n, "elm"),
            "ab"[n % 2],
            "ba"[n // 2 % 2],
        ]
        for n in range(6)
        for rater in RATERS
    ]
    head = "rater,question,answer_a,answer_b,preference_1,preference_2"
    found = taken(table(tmp_path / "pairs.csv", head, rows))
    assert {row.cells["participant"] for row in found.judgments} == set(RATERS)
    assert {row.cells["criterion"] for row in found.judgments} == {"preference_1", "preference_2"}


def test_a_mark_for_a_missing_number_above_numbers_is_no_name(tmp_path: Path):
    """A table without a head lost its first row."""
    rows = [[f"t{n}", *("NA" if n == 0 else 1 + n % 5 for _ in "ab"), 3] for n in range(8)]
    path = table(tmp_path / "rated.csv", ",".join(map(str, rows[0])), rows[1:])
    assert (list(roles(path))[:2], inspect(path).rows) == (["column 1", "column 2"], 8)


def test_names_that_all_begin_with_a_line_are_read_as_without_it(tmp_path: Path):
    rows = [[n, rater, text(n, "oak"), 1 + n % 5] for n in range(10) for rater in RATERS]
    path = table(tmp_path / "rated.csv", "_id,_rater,_text,_fluency", rows)
    assert (roles(path)["_fluency"], len(taken(path).judgments)) == ("rating", 20)


@pytest.mark.parametrize("column", ["esa_score", "Rating (0-100)", "Bewertung"])
@pytest.mark.parametrize("fraction", ["", ".5"])
def test_a_column_called_a_rating_is_one_though_each_text_had_one_rater(
    tmp_path: Path, column: str, fraction: str
):
    rows = [f"annotator,seg_id,system,hypothesis,{column},domain_share"]
    rows += [
        f"r{(n + k) % 6},{n},{system},Text {n} of {system} in a row.,"
        f"{40 + (7 * n + 13 * k) % 60}{fraction},{n}.25"
        for n in range(30)
        for k, system in enumerate(("aurora", "boreal"))
    ]
    path = tmp_path / "esa.csv"
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    seen = inspect(path)
    assert seen.shape == "judgments"
    assert seen.mapping.columns_of("rating") == [column] or seen.mapping.columns_of("value") == [
        column
    ]
    assert len(take(path, seen.mapping).judgments) == 60


def test_what_was_judged_can_be_named_as_the_refusal_says(tmp_path: Path, capsys):
    """Each rater saw one system: “items: the column is missing” named no role that gives it."""
    rows = ["participant,condition,age,trust,satisfaction"]
    systems = ("aurora", "boreal")
    rows += [f"p{n},{systems[n % 2]},{20 + n},{n % 5 + 1},{n % 4 + 1}" for n in range(20)]
    path = tmp_path / "between.csv"
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    new = ["new", str(tmp_path / "study"), "--from-judgments", str(path)]
    assert cli.main(new) == 1
    assert "--map system=COLUMN for what was judged" in capsys.readouterr().err
    assert cli.main([*new, "--map", "system=condition"]) == 0
    assert "40 judgments of 2 items by 20 participants" in capsys.readouterr().out
