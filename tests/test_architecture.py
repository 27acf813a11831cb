"""Statements of docs/architecture.md that the code itself can hold against it."""

from __future__ import annotations

import re
import tomllib
from contextlib import closing
from pathlib import Path

import pytest

from labeval.analysis import methods as analysed
from labeval.store.record.record import Record
from labeval.study import methods as studied
from tests.ui.participant.window.test_answers_way import MOST_FILES

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
MAY_WRITE_SQL = (
    *("labeval/store/", "labeval/hub/", "labeval/exchange/tidy/"),
    "labeval/exchange/materials/containers/sqlite.py",
)
_SQL = re.compile(r"[\"'(](SELECT .* FROM|INSERT INTO|UPDATE \w+ SET|DELETE FROM|CREATE TABLE) ")


def rows_below(heading: str) -> list[list[str]]:
    """The cells of the first table below a line of the page."""
    after = PAGE[PAGE.index(heading) :]
    rows = re.findall(r"^\|(.*)\|$", after[: after.index("\n\n", after.index("\n|"))], re.M)
    return [[cell.strip() for cell in row.split(" | ")] for row in rows[2:]]


def quoted(cell: str) -> list[str]:
    """The names in code quotes."""
    return re.findall(r"`(\w+)`", cell)


def test_sql_is_written_where_the_page_says():
    found = [
        str(path.relative_to(ROOT))
        for path in (ROOT / "labeval").rglob("*.py")
        if _SQL.search(path.read_text("utf-8"))
    ]
    assert len(found) > 20
    assert [name for name in found if not name.startswith(MAY_WRITE_SQL)] == []


def contracts() -> dict[str, list[str]]:
    """Package to its parts from top to bottom, as import-linter holds them."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    found = {}
    for contract in settings["tool"]["importlinter"]["contracts"]:
        if contract["type"] == "layers":
            for container in contract["containers"]:
                found[container.removeprefix("labeval.")] = contract["layers"]
    return found


def test_every_package_is_described():
    named = [name for cells in rows_below("| package |") for name in quoted(cells[0])]
    inside = {path.parent.name for path in (ROOT / "labeval").glob("*/__init__.py")} - {"locale"}
    assert sorted(set(named) - {"cli", "app"}) == sorted(inside)


@pytest.mark.parametrize(
    "cells", rows_below("| package |"), ids=lambda cells: "-".join(quoted(cells[0]))
)
def test_parts_of_a_package_are_named_from_top_to_bottom(cells: list[str]):
    layers = contracts().get(quoted(cells[0])[-1], [])
    height = {name.strip(): n for n, layer in enumerate(layers) for name in layer.split("|")}
    if height:
        levels = [{height[name] for name in quoted(level)} for level in cells[2].split(";")]
        assert all(len(level) == 1 for level in levels), cells[2]
        assert levels == sorted(levels, key=min), cells[2]
    else:
        assert "," not in cells[2], "nothing holds what is said"


def test_all_tables_of_the_record_are_described(tmp_path: Path):
    with closing(Record(tmp_path / "record.sqlite")) as record:
        kept = record.connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
        names = sorted(name for (name,) in kept if not name.startswith("sqlite_"))
    assert sorted(quoted(cells[0])[0] for cells in rows_below("| table | one row |")) == names


def test_every_part_that_a_method_may_have_is_named():
    parts = re.findall(
        r"^``(\w+)[`(]", f"{studied.__doc__}\n{analysed.__doc__}", re.M
    ) + re.findall(r"^``\w+``, ``(\w+)``$", studied.__doc__ or "", re.M)
    named = " ".join(" ".join(cells) for cells in rows_below("| who asks |"))
    assert len(parts) > 40
    assert [name for name in parts if f"`{name}`" not in named] == []


def test_the_files_of_an_answer_are_as_many_as_the_page_says():
    numbers = re.search(r"holds limits of (\d+), (\d+), (\d+) and (\d+)", PAGE)
    assert numbers is not None
    assert tuple(map(int, numbers.groups())) == tuple(MOST_FILES.values())
