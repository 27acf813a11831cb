"""Every flag is named where its table is described: in the table itself, and on its page."""

from __future__ import annotations

from pathlib import Path

from labeval.exchange.tables.flags import COLUMNS
from labeval.session.flags.flag import FlagKind

PAGE = Path(__file__).parents[3] / "docs" / "tables.md"


def test_the_column_names_every_flag():
    (column,) = [column for column in COLUMNS if column.name == "flag"]
    assert column.about.rstrip(".").split(", ") == list(FlagKind)


def test_the_page_of_tables_explains_every_flag():
    part = PAGE.read_text("utf-8").split("\n## Flags\n")[1].split("\n## ")[0]
    named = [line.split("`")[1] for line in part.splitlines() if line.startswith("| `")]
    assert named == list(FlagKind)
