"""Orders of texts by names: in one cell, a rank for each, or the best and the worst."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from labeval import cli
from labeval.exchange.materials.seeing import inspect
from labeval.exchange.materials.taking import take
from labeval.exchange.study_from_judgments import study_from_judgments
from labeval.study.reading import read_study
from tests.exchange.materials.taken import json_lines, judged, looked_at, recorded

RATERS = ("r1", "r2", "r3")
TEXTS = range(4)
SYSTEMS = ("oak", "elm", "ash")


def table(path: Path, **columns: Any) -> Path:
    """A row for each text and rater; what is callable is given the number of the text."""
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(["annotator", "doc_id", *columns])
        for text in TEXTS:
            for rater in RATERS:
                own = [given(text) if callable(given) else given for given in columns.values()]
                writer.writerow([rater, f"d{text}", *own])
    return path


def orders(folder: Path, file: Path) -> Mapping[tuple[str, str, str], int]:
    """Method, criterion and value, by the names of systems, in a study that a command makes."""
    assert cli.main(["new", str(folder), "--from-judgments", str(file)]) == 0
    systems = {item.id: item.system or "" for item in read_study(folder).items}
    found: Counter[tuple[str, str, str]] = Counter()
    for row in recorded(folder):
        value = row["value"]
        for id in sorted(systems, key=len, reverse=True):
            value = value.replace(id, systems[id])
        found[row["method"], row["criterion"], value] += 1
    return found


def test_an_order_in_a_cell(tmp_path: Path):
    """A table with a cell “oak > elm = ash” in each row had no value."""
    path = table(
        tmp_path / "orders.csv",
        ranking=lambda text: "oak > elm = ash" if text else "ash>oak>elm",
    )
    assert orders(tmp_path / "study", path) == {
        ("ranking", "overall", "oak>elm=ash"): 9,
        ("ranking", "overall", "ash>oak>elm"): 3,
    }
    assert len(read_study(tmp_path / "study").items) == len(TEXTS) * len(SYSTEMS)


def test_an_order_of_two_is_a_choice(tmp_path: Path):
    path = table(
        tmp_path / "orders.csv", preference=lambda text: "oak = elm" if text == 1 else "elm > oak"
    )
    assert orders(tmp_path / "study", path) == {
        ("ab", "overall", "elm"): 9,
        ("ab", "overall", "tie"): 3,
    }


def test_the_texts_of_an_order_by_letters(tmp_path: Path):
    texts = {letter: f"Answer {letter} says that the harbour is open." for letter in "ABC"}
    path = table(
        tmp_path / "orders.csv",
        **texts,
        **{f"model_{letter.lower()}": name for letter, name in zip("ABC", SYSTEMS, strict=True)},
        ranking="B>A>C",
    )
    assert orders(tmp_path / "study", path) == {("ranking", "overall", "elm>oak>ash"): 12}
    items = {item.system: item.text for item in read_study(tmp_path / "study").items}
    assert items == dict(zip(SYSTEMS, texts.values(), strict=True))


def test_a_list_of_names_that_is_called_a_ranking(tmp_path: Path, capsys: Any):
    rows = [
        {"annotator": rater, "doc_id": f"d{text}", "ranking": ["ash", "oak", "elm"]}
        for text in TEXTS
        for rater in RATERS
    ]
    path = json_lines(tmp_path / "orders.jsonl", rows)
    assert orders(tmp_path / "study", path) == {("ranking", "overall", "ash>oak>elm"): 12}
    assert "the first name in “ranking” is taken as the best" in capsys.readouterr().out


@pytest.mark.parametrize("between", [", ", ";", " | ", "\n"])
def test_names_in_a_cell_that_is_called_a_ranking(tmp_path: Path, capsys: Any, between: str):
    path = table(tmp_path / "orders.csv", ranking=between.join(["ash", "oak", "elm"]))
    assert orders(tmp_path / "study", path) == {("ranking", "overall", "ash>oak>elm"): 12}
    assert "the first name in “ranking” is taken as the best" in capsys.readouterr().out


def test_facts_about_texts_and_raters_are_kept(tmp_path: Path):
    path = table(
        tmp_path / "orders.csv",
        ranking="ash>oak>elm",
        domain=lambda text: "news" if text % 2 else "chat",
    )
    lines = path.read_text(encoding="utf-8").splitlines()
    ages = [f"{line},{30 + 2 * (n % len(RATERS))}" for n, line in enumerate(lines[1:])]
    path.write_text("\n".join([f"{lines[0]},age", *ages]) + "\n", encoding="utf-8")
    made = study_from_judgments(tmp_path / "study", path)
    assert made.described == len(RATERS)
    domains = {i.question_id: i.extra["domain"] for i in read_study(tmp_path / "study").items}
    assert set(domains.values()) == {"news", "chat"}


@pytest.mark.parametrize("name", ["rank_{}", "{}_rank"])
def test_a_column_of_ranks_for_each_system(tmp_path: Path, name: str):
    path = table(
        tmp_path / "ranks.csv",
        **{name.format("oak"): lambda text: 1 + (text == 0), name.format("elm"): 2},
        **{name.format("ash"): lambda text: 3 - 2 * (text == 0)},
    )
    assert orders(tmp_path / "study", path) == {
        ("ranking", "overall", "oak>elm>ash"): 9,
        ("ranking", "overall", "ash>oak=elm"): 3,
    }


def test_answers_with_a_rank_each(tmp_path: Path):
    rows = [
        {
            "prompt": f"What is known of garden {text}?",
            "answers": [
                {"answer": f"{system} knows of {text}.", "model": system, "rank": float(rank)}
                for rank, system in enumerate(SYSTEMS, start=1)
            ],
        }
        for text in TEXTS
    ]
    path = json_lines(tmp_path / "ranks.jsonl", rows)
    assert orders(tmp_path / "study", path) == {("ranking", "overall", "oak>elm>ash"): 4}
    assert "ash knows of 3." in {item.text for item in read_study(tmp_path / "study").items}


def test_best_and_worst_by_the_names_of_systems(tmp_path: Path, capsys: Any):
    path = table(
        tmp_path / "ends.csv",
        best_fluency="oak",
        worst_fluency=lambda text: "elm" if text else "ash",
        best_model="ash",
        worst_model="oak",
    )
    assert orders(tmp_path / "study", path) == {
        ("bws", "fluency", "oak>elm"): 9,
        ("bws", "fluency", "oak>ash"): 3,
        ("bws", "overall", "ash>oak"): 12,
    }
    assert "all of oak, elm, ash are taken as shown" in capsys.readouterr().out.replace(
        "oak, ash, elm", "oak, elm, ash"
    )


@pytest.mark.parametrize(
    "shown",
    [
        {"systems": "oak, elm, ash"},
        {system: f"The {system} answer is that the harbour is open." for system in SYSTEMS},
    ],
    ids=["listed", "texts"],
)
def test_texts_that_were_shown_and_never_chosen(tmp_path: Path, capsys: Any, shown: Any):
    path = table(tmp_path / "ends.csv", **shown, best="oak", worst="ash")
    assert orders(tmp_path / "study", path) == {("bws", "overall", "oak>ash"): 12}
    assert {len(row["items"].split("|")) for row in recorded(tmp_path / "study")} == {3}
    assert "taken as shown" not in capsys.readouterr().out


def test_ratings_next_to_orders_are_named(tmp_path: Path, capsys: Any):
    path = table(tmp_path / "orders.csv", ranking="oak > elm > ash", confidence=lambda text: text)
    assert len(orders(tmp_path / "study", path)) == 1
    assert "these columns of numbers are not read: confidence" in capsys.readouterr().out


def test_what_is_no_order_is_a_problem_with_its_line(tmp_path: Path, capsys: Any):
    path = table(tmp_path / "ends.csv", best="oak", worst=lambda text: "oak" if text else "elm")
    assert cli.main(["new", str(tmp_path / "study"), "--from-judgments", str(path)]) == 1
    assert "ends.csv:5: best: “oak > oak” is no order of different names" in capsys.readouterr().err


@pytest.mark.parametrize(
    "heads",
    [
        ("Rank 1", "Rank 2", "Rank 3"),
        ("1st", "2nd", "3rd"),
        ("1st choice", "2nd choice", "3rd choice"),
        ("First place", "Second place", "Third place"),
    ],
)
def test_a_column_for_each_place_has_the_name_that_took_it(tmp_path: Path, heads: Any):
    first, second, third = heads
    own = {
        first: "elm",
        second: lambda text: "oak" if text else "ash",
        third: lambda text: "ash" if text else "oak",
    }
    path = table(tmp_path / "places.csv", **own)
    assert orders(tmp_path / "study", path) == {
        ("ranking", "overall", "elm>oak>ash"): 9,
        ("ranking", "overall", "elm>ash>oak"): 3,
    }


def test_a_name_that_took_two_places_is_a_problem(tmp_path: Path, capsys: Any):
    path = table(
        tmp_path / "p.csv", first="elm", second="oak", third=lambda n: "ash" if n else "elm"
    )
    assert cli.main(["new", str(tmp_path / "study"), "--from-judgments", str(path)]) == 1
    assert "p.csv:2: first: “elm > oak > elm” is no order" in capsys.readouterr().err


def test_an_order_whose_best_end_nobody_knows_is_refused_with_its_line(tmp_path: Path):
    """Of two texts, “oak < elm” was an option of a question about one text."""
    rows = [f"r{n % 3},q{n // 3},{['oak < elm', 'elm < oak'][n * n % 3 % 2]}" for n in range(9)]
    path = tmp_path / "orders.csv"
    path.write_text("\n".join(["rater,question,preference", *rows]), encoding="utf-8")
    problems = take(path, inspect(path).mapping).problems
    assert len(problems) == 9
    assert str(problems[0]) == (
        "orders.csv:2: preference: “oak < elm” does not say which of its ends is the best; write "
        "the best first, with “>” after it"
    )


def test_ranks_of_numbered_systems_are_orders_of_the_systems_that_a_row_names(tmp_path: Path):
    """Each was a criterion of the row's segment, by which more was better."""
    systems = ["oak", "elm", "ash", "fir"]
    rows = [
        ",".join(
            map(
                str,
                [
                    f"judge{n % 3}",
                    n // 3,
                    *(cell for k in range(3) for cell in (k + 1, systems[(n // 3 + k) % 4], 1 + k)),
                    *(-1, "", -1),
                ],
            )
        )
        for n in range(12)
    ]
    names = [f"system{k}{part}" for k in (1, 2, 3, 4) for part in ("Number", "Id", "rank")]
    path = tmp_path / "ranked.csv"
    path.write_text("\n".join([",".join(["judgeId", "segmentId", *names]), *rows]), "utf-8")
    _, taken = looked_at(path, "Orders of several texts (CSV)")
    assert judged(taken)[0] == ("judge0", "", "0_oak|0_elm|0_ash", "0_oak>0_elm>0_ash")
    assert judged(taken)[-1][3] == "3_fir>3_oak>3_elm"


def test_rows_without_ranks_are_counted(tmp_path: Path):
    """WMT writes -1 for each text that was not ranked; such rows went without a word."""
    path = tmp_path / "ranked.csv"
    rows = [
        f"{n},{rater},oak,elm,{'-1,-1' if n == 3 else '1,2'}" for n in range(5) for rater in RATERS
    ]
    head = "segmentId,judgeID,system1Id,system2Id,system1rank,system2rank"
    path.write_text("\n".join([head, *rows]), encoding="utf-8")
    seen = inspect(path)
    assert len(judged(take(path, seen.mapping))) == 4 * len(RATERS)
    said = "\n".join(remark.text for remark in seen.remarks)
    assert f"rows without an order ({len(RATERS)})" in said


@pytest.mark.parametrize("document", ["-1", "news"])
def test_segments_of_a_document_are_questions_of_their_own(tmp_path: Path, document: str):
    """WMT's rankings have a document next to each segment; all segments became one question."""
    path = tmp_path / "ranked.csv"
    heads = ["srcIndex", "documentId", "segmentId", "judgeID", "system1Id", "system2Id"]
    rows = [
        [str(n), document, str(n), rater, "oak", "elm", "1", "2"]
        for n in range(5)
        for rater in RATERS
    ]
    lines = [[*heads, "system1rank", "system2rank"], *rows]
    path.write_text("\n".join(",".join(line) for line in lines), encoding="utf-8")
    assert cli.main(["new", str(tmp_path / "study"), "--from-judgments", str(path)]) == 0
    items = read_study(tmp_path / "study").items
    assert len({item.question_id for item in items}) == 5
    assert len(items) == 5 * 2
