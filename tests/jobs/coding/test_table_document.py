"""Tables of any width in a Word document."""

from __future__ import annotations

from pathlib import Path

import pytest
from docx import Document

from labeval.jobs.coding.table_document import write_table_document


@pytest.mark.parametrize(
    ("columns", "widths"),
    [(1, [1]), (63, [63]), (64, [63, 2]), (125, [63, 63]), (126, [63, 63, 2])],
)
def test_no_table_has_more_columns_than_word_opens(
    tmp_path: Path, columns: int, widths: list[int]
) -> None:
    heads = [f"c{n}" for n in range(columns)]
    rows = [[f"{line}.{n}" for n in range(columns)] for line in range(2)]
    write_table_document(tmp_path / "a.docx", heads, rows, about="Of it")
    document = Document(str(tmp_path / "a.docx"))
    tables = [[[cell.text for cell in row.cells] for row in t.rows] for t in document.tables]
    assert [len(table[0]) for table in tables] == widths
    for n, wanted in enumerate([heads, *rows]):
        assert {table[n][0] for table in tables} == {wanted[0]}, "who it is about, in each"
        assert [text for table in tables for text in table[n][1:]] == wanted[1:]
    kinds = [part.tag.rsplit("}", 1)[-1] for part in document.element.body]
    assert "tbl tbl" not in " ".join(kinds), "Word joins tables that touch"
