"""Two sheets of a workbook that are one table, in the window of a new study."""

from __future__ import annotations

from openpyxl import Workbook

from tests.ui.new_study.opened_new_study import with_texts


def test_the_part_of_two_joined_sheets_has_a_name(window, tmp_path):
    book = Workbook()
    book.active.title = "Texts"
    book.active.append(["id", "Question", "Model", "Answer"])
    about = book.create_sheet("Topics")
    about.append(["id", "topic"])
    for n, system in enumerate(("aurora", "cirrus")):
        book.active.append([f"t{n}", "Why is tea hot?", system, f"It was boiled by {system}."])
        about.append([f"t{n}", "tea"])
    book.save(tmp_path / "book.xlsx")
    part = with_texts(window, tmp_path / "book.xlsx").texts.mapping.part
    assert (part.isVisible(), part.value_name) == (True, "joined")
