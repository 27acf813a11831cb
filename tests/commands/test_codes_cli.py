from __future__ import annotations

import csv
from dataclasses import replace
from pathlib import Path

import pytest

from labeval.cli import main
from labeval.coding.coders.disputes import AGREED
from labeval.coding.codes import codebook
from labeval.coding.corpus.filtering import ALL
from labeval.coding.edits import added
from labeval.coding.rows import Paraphrase
from labeval.coding.suggested import CountedRun, Run, Tally
from labeval.jobs.coding.corpus import read_corpus
from labeval.jobs.coding.tables import CodesChosen, CodesRead, tables_of_codes
from labeval.store.workbook.workbook import Workbook
from labeval.ui.coding.counts.counted import saturation
from tests.support.coding import coded_workbook
from tests.support.coding.coded_workbook import FIRST, SECOND

TABLES = [
    *("agreement", "codebook", "cooccurrence", "frequencies", "joint", "joint_tests", "matrix"),
    *("quotes", "saturation", "saturation_forecast", "suggestions", "summaries"),
]


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_tables_of_codes_come_with_their_figures(tmp_path: Path) -> None:
    made = coded_workbook.make(tmp_path / "coding.sqlite", participants=6)
    with Workbook(made.path, coder="x", read_only=True) as book:
        corpus, themes = read_corpus(book), book.themes(book.boards()[0].id)
    run = Run("small", "f" * 64, "like", {"own_segments": 9, "own_found": 7}, "somebody")
    corpus.suggested = (CountedRun(run, Tally(suggested=5, accepted=3, rejected=1)),)
    (top, code) = next((p, c) for p in corpus.children[""] for c in corpus.children[p.id])
    summaries = [
        Paraphrase("1", "P02", top.id, corpus.segments[0].coding.coder, "Above."),
        Paraphrase("2", "P01", code.id, "somebody", "Own words."),
    ]
    read = CodesRead(corpus, made.ratings, themes, summaries)
    tables = {table.name: table for table in tables_of_codes(read, CodesChosen(samples=50))}
    assert sorted(tables) == TABLES
    for table in tables.values():
        assert table.rows, table.name
        assert all(len(row) == len(table.columns) for row in table.rows), table.name
    quotes = tables["quotes"]
    place = {column.name: n for n, column in enumerate(quotes.columns)}
    assert "P03" not in {row[place["participant"]] for row in quotes.rows}  # is not to be quoted
    assert any(row[place["theme"]] == "A tie is a way out" for row in quotes.rows)
    wanted = [
        sum(s.case == case and s.code in codes for s in corpus.segments)
        for case, codes in (("P01", {code.id}), ("P02", corpus.under(top.id)))
    ]
    path = f"{top.name} / {code.name}"
    coder = corpus.coders[corpus.segments[0].coding.coder].name
    assert tables["summaries"].rows == [
        ("P01", code.name, path, "somebody", "Own words.", str(wanted[0])),
        ("P02", top.name, top.name, coder, "Above.", str(wanted[1])),
    ]
    assert wanted[1] > 0
    (row,) = tables["suggestions"].rows
    shown = dict(zip((column.name for column in tables["suggestions"].columns), row, strict=True))
    assert (shown["suggested"], shown["open"], shown["accepted_share"]) == ("5", "1", "0.75")
    assert (shown["own_segments"], shown["own_found"]) == ("9", "7")
    total = sum(1 for _ in corpus.codings)
    codebook = tables["codebook"]
    at = [column.name for column in codebook.columns].index("segments")
    assert sum(int(row[at]) for row in codebook.rows) == total


def test_the_command_writes_every_table_for_a_study_that_was_coded(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = _folder(tmp_path)
    coded_workbook.make(folder / "coding.sqlite", participants=4)
    out = tmp_path / "tables"
    given = ["codes", str(folder), "--out", str(out), "--unit", "turn", "--samples", "20"]
    assert main([*given, "--coder", FIRST, "--coder", SECOND]) == 0
    assert sorted(path.stem for path in out.glob("*.csv")) == TABLES
    said = capsys.readouterr().out.splitlines()
    assert sorted(map(Path, said)) == sorted(out.iterdir())
    assert {path.name for path in out.iterdir()} >= {"codes.html", "codes.docx"}
    assert "<title>What was said" in (out / "codes.html").read_text(encoding="utf-8")
    agreement = rows(out / "agreement.csv")
    assert {row["coders"] for row in agreement} == {f"{FIRST}|{SECOND}"}
    assert {row["unit"] for row in agreement} == {"turn", "segment"}
    overall = {row["coefficient"]: row for row in agreement if not row["code"]}
    assert 0 < float(overall["cohen_kappa"]["value"]) < 1
    # There is no record, so no rating goes with a code.
    assert rows(out / "joint.csv") == []


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        ([], "nothing was coded yet"),
        (["--format", "sql"], "'sql' is no format"),
    ],
)
def test_without_codes_the_command_says_so(
    tmp_path: Path, arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["codes", str(_folder(tmp_path)), *arguments]) == 1
    assert why in capsys.readouterr().err


def test_a_coder_has_to_be_one_of_those_who_coded(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = _folder(tmp_path)
    coded_workbook.make(folder / "coding.sqlite", participants=2)
    assert main(["codes", str(folder), "--coder", "nobody", "--coder", FIRST]) == 1
    assert "nobody codes as 'nobody'; there are A1, B2" in capsys.readouterr().err
    assert main(["codes", str(folder), "--coder", FIRST, "--coder", "nobody"]) == 1
    assert main(["codes", str(folder), "--count", "x"]) == 1
    capsys.readouterr()
    assert main(["codes", str(folder), "--coder", FIRST]) == 1
    assert "two coders" in capsys.readouterr().err


def test_only_the_segments_of_the_coders_who_are_named_are_counted(tmp_path: Path) -> None:
    folder = _folder(tmp_path)
    coded_workbook.make(folder / "coding.sqlite", participants=2)

    def counted(*given: str) -> int:
        out = tmp_path / "-".join(["out", *given])
        assert main(["codes", str(folder), "--out", str(out), "--samples", "0", *given]) == 0
        every = [row for row in rows(out / "frequencies.csv") if row["by"] == "all"]
        return sum(int(row["segments"]) for row in every)

    first, second = counted("--count", FIRST), counted("--count", SECOND)
    assert first and second and counted() == first + second


def test_the_codebook_counts_the_segments_that_the_frequencies_count(tmp_path: Path) -> None:
    folder = _folder(tmp_path)
    coded_workbook.make(folder / "coding.sqlite", participants=2)
    with Workbook(folder / "coding.sqlite", coder=FIRST) as book:
        own = next(coding for coding in book.codings() if coding.coder == book.coder.id)
        book.do("Agree", [added(AGREED), added(replace(own, id="again", coder=AGREED.id))])

    def counted(table: str, *given: str) -> int:
        out = tmp_path / "-".join(["out", *given])
        assert main(["codes", str(folder), "--out", str(out), "--samples", "0", *given]) == 0
        every = [row for row in rows(out / f"{table}.csv") if row.get("by", "all") == "all"]
        return sum(int(row["segments"]) for row in every)

    for given in ((), ("--count", FIRST), ("--count", AGREED.name)):
        assert counted("codebook", *given) == counted("frequencies", *given) > 0
    assert counted("codebook", "--count", AGREED.name) == 1


def _folder(tmp_path: Path) -> Path:
    folder = tmp_path / "study"
    folder.mkdir()
    (folder / "study.yaml").write_text("title: What was said\n", encoding="utf-8")
    return folder


def test_texts_like_formulas_are_marked_where_that_is_asked_for(tmp_path: Path) -> None:
    folder = _folder(tmp_path)
    coded_workbook.make(folder / "coding.sqlite", participants=2)
    with Workbook(folder / "coding.sqlite", coder=FIRST) as book:
        code = next(code for code in book.codes() if code.codable)
        book.do("Name", codebook.describe(code, name="=1+1", definition="-2"))
    given = ["codes", str(folder), "--samples", "0", "--out", str(tmp_path / "tables")]
    assert main([*given, "--safe-for-spreadsheets"]) == 0
    found = {row["code"]: row for row in rows(tmp_path / "tables" / "codebook.csv")}
    assert "'=1+1" in found and found["'=1+1"]["definition"] == "-2"
    assert main([*given, "--format", "jsonl", "--safe-for-spreadsheets"]) == 1


@pytest.mark.parametrize("order", ["jaccard", "cosine"])
def test_a_clustered_matrix_has_the_same_cells_in_another_order(tmp_path: Path, order: str) -> None:
    folder = _folder(tmp_path)
    coded_workbook.make(folder / "coding.sqlite", participants=6)
    given = ["codes", str(folder), "--samples", "0"]
    assert main([*given, "--out", str(tmp_path / "given")]) == 0
    assert main([*given, "--out", str(tmp_path / "other"), "--order", order]) == 0
    before, after = (rows(tmp_path / name / "matrix.csv") for name in ("given", "other"))
    assert list(before[0]) != list(after[0]) and next(iter(after[0])) == "participant"
    by_name = {row["participant"]: row for row in before}
    assert {row["participant"]: row for row in after} == by_name


def forecast_of(tmp_path: Path, participants: int) -> list[dict[str, str]]:
    made = coded_workbook.make(tmp_path / f"{participants}.sqlite", participants=participants)
    with Workbook(made.path, coder="x", read_only=True) as book:
        read = CodesRead(read_corpus(book))
    made_tables = {table.name: table for table in tables_of_codes(read, CodesChosen(samples=1))}
    table = made_tables["saturation_forecast"]
    names = [column.name for column in table.columns]
    return [dict(zip(names, row, strict=True)) for row in table.rows]


def test_the_forecast_of_new_codes_is_that_of_the_window(tmp_path: Path, qapp) -> None:
    found = forecast_of(tmp_path, 6)
    with Workbook(tmp_path / "6.sqlite", coder="x", read_only=True) as book:
        grid = saturation(read_corpus(book), ALL)
    shown = {line.name: line.cells for line in grid.lines if line.name.startswith("+")}
    assert list(shown) == ["+1", "+2", "+3", "+5", "+10"]
    new = {f"+{row['further']}": row for row in found if row["what"] == "new_codes"}
    so_far = int(found[0]["codes_so_far"])
    for name, (expected, in_all, _) in shown.items():
        row = new.pop(name)
        assert float(row["value"]) == pytest.approx(expected.value, abs=1e-4)
        ends = float(row["ci_low"]), float(row["ci_high"])
        assert ends == (in_all.low - so_far, in_all.high - so_far)
        assert row["participants"] == "6"
    assert new == {}
    (every,) = (row for row in found if row["what"] == "codes_at_least")
    assert float(every["value"]) >= so_far
    (until,) = (row for row in found if row["what"] == "interviews_to_a_new_code")
    assert bool(until["reason"]) is ("" in (until["value"], until["ci_low"], until["ci_high"]))


def test_without_enough_participants_the_forecast_says_so(tmp_path: Path) -> None:
    (row,) = forecast_of(tmp_path, 4)
    assert (row["value"], row["reason"]) == ("", "fewer than 5 participants")
