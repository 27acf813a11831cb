"""Workbooks with several sheets: one is chosen, or those with the same ids are one table."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from labeval import cli
from labeval.exchange.materials.model import Layout
from labeval.exchange.materials.seeing import inspect, inspect_files
from labeval.exchange.materials.taking import take, take_seen
from labeval.files.refusal import FileRefused


def workbook(path: Path) -> Path:
    from openpyxl import Workbook

    book = Workbook()
    book.active.title = "Cover"
    for name, system in (("Round 1", "aurora"), ("Round 2", "cirrus")):
        sheet = book.create_sheet(name)
        sheet.append(["Question", "Model", "Answer"])
        for number in range(3):
            sheet.append([f"Question {number}?", system, f"{name}: an answer, number {number}."])
    book.save(path)
    return path


def test_any_sheet_of_a_workbook_can_be_chosen(tmp_path, capsys):
    path = workbook(tmp_path / "book.xlsx")
    seen = inspect(path)
    assert seen.parts == ("Cover", "Round 1", "Round 2")
    assert seen.mapping.layout.part == "Round 1"  # the first one with rows
    assert any("only the sheet “Round 1”" in remark.text for remark in seen.remarks)
    chosen = inspect(path, Layout(part="Round 2"))
    assert chosen.remarks == ()
    taken = take(path, chosen.mapping)
    assert [item.system for item in taken.items] == ["cirrus"] * 3
    with pytest.raises(FileRefused, match="no sheet “Round 3”; there are Cover, Round 1, Round 2"):
        inspect(path, Layout(part="Round 3"))
    assert cli.main(["inspect", str(path), "--part", "Round 2"]) == 0
    assert "cirrus" in capsys.readouterr().out


def test_two_sheets_with_the_same_ids_are_one_table(tmp_path):
    from openpyxl import Workbook

    book = Workbook()
    book.active.title = "Texts"
    book.active.append(["id", "Question", "Model", "Answer"])
    for n, system in enumerate(("aurora", "cirrus", "unrated")):
        book.active.append([f"t{n}", "Why is tea hot?", system, f"It was boiled by {system}."])
    ratings = book.create_sheet("Ratings")
    ratings.append(["text_id", "rater", "clarity"])
    for row in (["t0", "r1", 4], ["t1", "r1", 2], ["t0", "r2", 5]):
        ratings.append(row)
    book.save(tmp_path / "book.xlsx")
    seen = inspect(tmp_path / "book.xlsx")
    taken = take(tmp_path / "book.xlsx", seen.mapping)
    assert [problem for problem in taken.problems if problem.severity == "error"] == []
    assert [(item.id, item.system) for item in taken.items] == [("t0", "aurora"), ("t1", "cirrus")]
    assert [row.cells["value"] for row in taken.judgments] == ["4", "2", "5"]
    assert seen.remarks[-1].text.endswith("“Texts” that none names are left out (1)")
    assert (
        len(
            take(
                tmp_path / "book.xlsx",
                inspect(tmp_path / "book.xlsx", Layout(part="Texts")).mapping,
            ).items
        )
        == 3
    )


def test_files_are_read_again_only_where_a_mapping_reads_them_in_another_way(tmp_path):
    path = workbook(tmp_path / "book.xlsx")
    found = inspect_files(path)
    again = take_seen(found, found.seen.mapping.with_role("Model", "factor"))
    other = replace(found.seen.mapping, layout=Layout(part="Round 2"))
    assert take_seen(found, other).items == take(path, other).items
    path.unlink()
    assert take_seen(found, found.seen.mapping.with_role("Model", "factor")) == again
    with pytest.raises(FileNotFoundError):
        take_seen(found, other)


@pytest.mark.parametrize("by_rater", [True, False], ids=["column_per_rater", "row_per_rating"])
def test_sheets_named_after_criteria_have_the_ratings_by_one_each(tmp_path, by_rater):
    from openpyxl import Workbook

    given = {"Coherence": (5, 4), "Fluency": (2, 1)}
    book = Workbook()
    book.remove(book.active)
    for criterion, values in given.items():
        sheet = book.create_sheet(criterion)
        sheet.append(["item", "system", *(["r01", "r02"] if by_rater else ["rater", "rating"])])
        for item in ("d1", "d2"):
            for system in ("aurora", "cirrus"):
                rows = [values] if by_rater else zip(("r01", "r02"), values, strict=True)
                for row in rows:
                    sheet.append([item, system, *row])
    book.save(tmp_path / "ratings.xlsx")
    found = inspect_files(tmp_path / "ratings.xlsx")
    seen, taken = found.seen, take_seen(found, found.seen.mapping)
    rated = {
        (row.cells["criterion"], row.cells["participant"]): row.cells["value"]
        for row in taken.judgments
    }
    assert len(taken.judgments) == 16
    assert rated == {
        (criterion, rater): str(value)
        for criterion, values in given.items()
        for rater, value in zip(("r01", "r02"), values, strict=True)
    }
    assert any("Coherence" in remark.text and "criteri" in remark.text for remark in seen.remarks)


def test_a_chosen_sheet_without_texts_names_the_others(tmp_path):
    from openpyxl import Workbook

    path = tmp_path / "costs.xlsx"
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.title = "Costs"
    for row in (("month", "euros"), ("May", 3), ("June", 4)):
        sheet.append(row)
    answers = book.create_sheet("Answers")
    for row in (("question", "system", "text"), ("Why?", "oak", "Because it is so, of course.")):
        answers.append(row)
    book.save(path)
    taken = take(path, inspect(path, Layout(part="Costs")).mapping)
    (problem,) = taken.problems
    assert str(problem).endswith(
        "no column has the texts; choose the column with the texts, or another part of the file: "
        "Answers"
    )


def test_bytes_that_look_like_a_folder_of_a_workbook_make_no_workbook():
    from labeval.exchange.materials.containers.xlsx import fits

    assert not fits(b"PK\x03\x04" + bytes(26) + b"word/document.xml" + b"\x8axl/\x91", ".docx")
    assert fits(b"PK\x03\x04" + bytes(26) + b"xl/workbook.xml", ".bin")
