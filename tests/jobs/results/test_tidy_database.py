"""One database with all tables: equal to the exported ones, keys that hold, and its queries."""

from __future__ import annotations

import csv
import re
import shutil
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

import pandas as pd
import pytest
import sqlite_utils

from labeval import places
from labeval.cli import main
from labeval.commands.record.query import WRITERS
from labeval.exchange.errors import ExchangeError
from labeval.exchange.tables import TABLES, find_table
from labeval.exchange.writers import export_all
from labeval.jobs.coding.gather import gather
from labeval.jobs.coding.workbook import open_workbook
from labeval.jobs.planning.simulate import simulate
from labeval.jobs.results.tidy_database import answer, export_database, tidy_database
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from tests.support.studies.coded_study import code_what_was_said, speak

IMPORTED = [
    ("p91", "shared", "x", "dqe", "fluency", "page-1", "elsewhere-1", "3", "", "", "1", ""),
    ("p92", "shared", "x", "dqe", "novelty", "page-1", "elsewhere-1", "4", "", "", "1", ""),
    ("p93", "own", "x", "dqe", "fluency", "page-1", "elsewhere-1", "5", "", "", "1", ""),
]


def simulate_into(folder: StudyFolder, participants: int) -> None:
    with closing(Record(folder.database)) as record:
        simulate(record, read_study(folder.path), participants, 5)


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> StudyFolder:
    """Four simulated participants with coded transcripts, three whose judgments were imported."""
    path = tmp_path_factory.mktemp("study") / "study"
    shutil.copytree(places.templates() / "within-subject", path)
    folder = StudyFolder(path)
    simulate_into(folder, participants=4)
    speak(folder.database, sessions=3)
    table = path / "judgments.csv"
    with table.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow([column.name for column in find_table("judgments").COLUMNS])
        writer.writerows([*row, ""] for row in IMPORTED)
    assert main(["import", str(path), str(table)]) == 0
    with (
        open_workbook(folder, "C1") as workbook,
        closing(Record(folder.database, read_only=True)) as record,
    ):
        gather(workbook, record)
        code_what_was_said(workbook)
    return folder


@pytest.fixture(scope="module")
def database(folder, tmp_path_factory) -> Path:
    return export_database(folder, tmp_path_factory.mktemp("out") / "all.sqlite")


@pytest.fixture
def opened(database):
    with closing(sqlite3.connect(database)) as connection:
        yield connection


def test_every_reference_holds(opened):
    assert opened.execute("PRAGMA foreign_key_check").fetchall() == []
    assert opened.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    links = opened.execute("PRAGMA foreign_key_list(judgment_items)").fetchall()
    assert {(link[2], link[3], link[4]) for link in links} == {
        ("judgments", "judgment", "judgment"),
        ("items", "item", "item"),
    }


def test_every_table_has_the_rows_of_the_exported_one(folder, opened, tmp_path):
    with closing(Record(folder.database, read_only=True)) as record:
        export_all(record, "csv", tmp_path)
    for name in TABLES:
        with (tmp_path / f"{name}.csv").open(newline="", encoding="utf-8-sig") as file:
            rows = list(csv.DictReader(file))
        columns = [column.name for column in find_table(name).COLUMNS]
        chosen = ", ".join(f'"{column}"' for column in columns)
        known = "WHERE kind <> 'imported'" if name == "sessions" else ""
        kept = opened.execute(f'SELECT {chosen} FROM "{name}" {known}').fetchall()
        kinds = [column.kind for column in find_table(name).COLUMNS]
        expected = Counter(
            tuple(_typed(row[column], kind) for column, kind in zip(columns, kinds, strict=True))
            for row in rows
        )
        assert Counter(kept) == expected, name


def _typed(cell: str, kind: str) -> object:
    if cell == "":
        return None
    return {"text": str, "integer": int, "number": float}[kind](cell)


def test_each_item_of_a_judgment_is_a_row(opened):
    joined = dict(
        opened.execute(
            "SELECT judgment, group_concat(item, '|') FROM (SELECT * FROM judgment_items "
            "ORDER BY judgment, position) GROUP BY judgment"
        )
    )
    assert joined == dict(opened.execute("SELECT judgment, items FROM judgments"))


def test_what_only_a_file_names_has_a_row_of_its_own(opened):
    assert opened.execute("SELECT item, text FROM items WHERE item = 'elsewhere-1'").fetchall() == [
        ("elsewhere-1", None)
    ]
    assert opened.execute(
        "SELECT session, kind, participant FROM sessions WHERE kind = 'imported' ORDER BY session"
    ).fetchall() == [("own", "imported", "p93"), ("shared", "imported", None)]
    people = {code for (code,) in opened.execute("SELECT participant FROM participants")}
    assert {"p91", "p92", "p93"} < people
    assert len(people) == 7


def test_coded_segments_quote_their_sources(opened):
    rows = opened.execute(
        'SELECT g.source, g.start, g."end", g.quote FROM coded_segments g'
    ).fetchall()
    assert len(rows) > 5
    for source, start, end, quote in rows:
        text = "".join(
            part
            for (part,) in opened.execute(
                "SELECT text FROM passages WHERE source = ? ORDER BY place", (source,)
            )
        )
        assert text[start:end] == quote


def test_texts_are_found_by_their_words(opened):
    quote = opened.execute("SELECT quote FROM coded_segments LIMIT 1").fetchone()[0]
    word = max(quote.replace(",", " ").split(), key=len).strip(".?!'’")
    found = opened.execute(
        "SELECT count(*) FROM coded_segments_fts WHERE coded_segments_fts MATCH ?", (f'"{word}"',)
    ).fetchone()[0]
    expected = opened.execute(
        "SELECT count(*) FROM coded_segments WHERE quote LIKE '%' || ? || '%'", (word,)
    ).fetchone()[0]
    assert 0 < found <= expected


def test_every_column_is_described(opened):
    described = set(opened.execute("SELECT table_name, column_name FROM columns"))
    tables = [
        name
        for (name,) in opened.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        if "_fts" not in name and not name.startswith("sqlite_")
    ]
    for table in tables:
        columns = {row[1] for row in opened.execute(f'PRAGMA table_info("{table}")')}
        assert {(table, column) for column in columns} | {(table, "")} <= described
    assert not opened.execute("SELECT 1 FROM columns WHERE about = ''").fetchall()


def test_a_mean_is_that_of_the_judgments(opened):
    frame = pd.read_sql("SELECT * FROM ratings", opened)
    frame = frame[frame["value_number"].notna()]
    expected = frame.groupby(["method", "criterion", "system"])["value_number"].mean()
    shown = pd.read_sql("SELECT * FROM scores_by_system WHERE system IS NOT NULL", opened)
    shown = shown.set_index(["method", "criterion", "system"])["mean_rating"]
    pd.testing.assert_series_equal(shown.sort_index(), expected.sort_index(), check_names=False)


def test_each_comparison_has_one_choice_or_none(opened):
    outcomes: dict[tuple[str, int], list[str]] = {}
    for method, judgment, outcome in opened.execute(
        "SELECT method, judgment, outcome FROM choices"
    ):
        outcomes.setdefault((method, judgment), []).append(outcome)
    for (method, _), found in outcomes.items():
        if method == "bws":
            assert sorted(found) == ["best", *["neither"] * (len(found) - 2), "worst"]
        else:
            assert sorted(found) in (
                ["chosen", "not chosen"],
                ["tie", "tie"],
                ["both_bad", "both_bad"],
            )
    assert {method for method, _ in outcomes} >= {"ab", "bws"}


def test_other_tools_open_it(database):
    tables = sqlite_utils.Database(database).table_names()
    assert {"judgments", "items", "codes", "coded_segments", "columns"} <= set(tables)
    assert sqlite_utils.Database(database)["judgments"].pks == ["judgment"]


@pytest.fixture(scope="module")
def questioned(folder):
    with tidy_database(folder) as connection:
        yield connection


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM items",
        "DROP TABLE items",
        "ATTACH DATABASE 'other.sqlite' AS other",
        "PRAGMA query_only = OFF",
        "SELECT load_extension('x')",
        "SELEC 1",
        "SELECT 1; SELECT 2",
        "",
    ],
)
def test_only_questions_are_answered(questioned, statement, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ExchangeError):
        list(answer(questioned, statement)[1])
    assert next(answer(questioned, "SELECT count(*) FROM items")[1])[0] > 0
    assert list(tmp_path.iterdir()) == []


def test_a_query_prints_its_rows(folder, capsys):
    question = "select participant, value from ratings where participant = 'p93'"
    assert main(["query", str(folder.path), question, "--format", "csv"]) == 0
    assert capsys.readouterr().out == "participant,value\np93,5\n"


def test_the_schema_lists_every_view_and_table(folder, capsys):
    assert main(["query", str(folder.path), "--schema"]) == 0
    shown = capsys.readouterr().out
    for name in (*TABLES, "scores_by_system", "segments_with_codes"):
        assert f"\n{name} " in shown


@pytest.mark.parametrize(
    ("format", "printed"),
    [
        ("csv", 'n,text\n1,"a, b"\n,\n'),
        ("jsonl", '{"n": 1, "text": "a, b"}\n{"n": null, "text": null}\n'),
        ("table", "n  text\n-  ----\n1  a, b\n\n"),
    ],
)
def test_rows_are_printed_in_each_format(capsys, format, printed):
    WRITERS[format](["n", "text"], [(1, "a, b"), (None, None)])
    assert capsys.readouterr().out == printed


def test_without_coding_there_are_no_tables_of_codes(tmp_path):
    path = tmp_path / "study"
    shutil.copytree(places.templates() / "six-methods", path)
    folder = StudyFolder(path)
    simulate_into(folder, participants=2)
    with tidy_database(folder) as connection:
        columns, rows = answer(connection, "SELECT count(*) AS n FROM columns WHERE type = 'table'")
        assert columns == ["n"]
        assert next(rows)[0] == len(TABLES) + len(
            ["study_versions", "participants", "criteria", "items", "judgment_items", "columns"]
        )


def test_the_documented_queries_have_answers(questioned):
    page = (Path(__file__).parents[3] / "docs" / "tables.md").read_text(encoding="utf-8")
    questions = re.findall(r"```sql\n(.*?)```", page, re.DOTALL)
    assert len(questions) == 3
    for question in questions:
        assert list(answer(questioned, question)[1]), question
