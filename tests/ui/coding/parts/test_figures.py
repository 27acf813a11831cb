"""Decimals as the interface's language writes them; files keep the point."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import QLocale

from labeval.coding.corpus.filtering import ALL
from labeval.jobs.coding.corpus import read_corpus
from labeval.store.workbook.workbook import Workbook
from labeval.ui.coding.counts.counted import frequencies
from labeval.ui.coding.counts.grid import counted_cell
from labeval.ui.coding.parts.names import Naming
from labeval.ui.coding.parts.numbers import CodingNumbers, LocalAmount, decimal
from labeval.ui.coding.parts.times import local_time
from tests.support.coding import coded_workbook


@pytest.fixture
def german():
    before = QLocale()
    QLocale.setDefault(QLocale("de_DE"))
    yield
    QLocale.setDefault(before)


def test_german_has_a_comma_and_no_minus_before_zero(german):
    assert decimal(0.125, 2) in ("0,12", "0,13")
    assert decimal(-0.001, 2) == "0,00"


def test_figures_below_zero_have_a_minus_sign_and_no_hyphen(german):
    assert decimal(-0.125, 1) == "\N{MINUS SIGN}0,1"


def test_a_table_that_is_saved_keeps_the_point(german, tmp_path):
    made = coded_workbook.make(tmp_path / "coding.sqlite", participants=2)
    with Workbook(made.path, coder="A1") as book:
        grid = frequencies(read_corpus(book), ALL, None, "per_1000", naming=Naming())
    shown = [cell.text for line in grid.lines for cell in line.cells if cell.text]
    saved = [row[1] for row in grid.rows()[1:] if row[1]]
    assert shown and all("," in text for text in shown)
    assert [f"{float(text):.2f}" for text in saved] == [text.replace(",", ".") for text in shown]
    assert any(len(text) > len("0.00") for text in saved), "with all its digits"


def test_when_something_was_written_is_said_in_the_time_of_the_computer(monkeypatch) -> None:
    monkeypatch.setenv("TZ", "Europe/Berlin")
    time.tzset()
    try:
        assert local_time("2026-01-05T23:30:12Z") == "2026-01-06 00:30" and local_time("") == ""
    finally:
        monkeypatch.undo()
        time.tzset()


def test_thousands_are_apart_on_screen_and_not_in_files(german, in_english):
    QLocale.setDefault(QLocale("en_GB"))
    cell = counted_cell(2045)
    assert (cell.text, cell.plain) == ("2,045", "2045")
    assert f"{LocalAmount(2045):segment|segments}" == "2,045 segments"
    assert CodingNumbers().places(2045) == "2,045 places"
    QLocale.setDefault(QLocale("de_DE"))
    assert counted_cell(2045).text == "2.045"
