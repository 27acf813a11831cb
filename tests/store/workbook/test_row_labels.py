"""Names of rows in messages and lists."""

from __future__ import annotations

import pytest

from labeval.coding.rows import Memo, Paraphrase, Row
from labeval.store.workbook.row_labels import row_label

TEXT = "First line\n\n  second\tline " + "x" * 60


@pytest.mark.parametrize(
    ("row", "kind"),
    [
        (Memo("m", "code", "c", "me", TEXT, ""), "memo"),
        (Paraphrase("p", "P1", "c", "me", TEXT), "summary"),
    ],
)
def test_a_name_is_one_line(row: Row, kind: str) -> None:
    assert row_label(row) == f"{kind} “{'First line second line ' + 'x' * 37}”"
