"""Statements of docs/architecture.md that the code itself can hold against it."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import defaultdict
from contextlib import closing
from pathlib import Path

import pytest

from labeval.analysis import methods as analysed
from labeval.audio.recorder import LOST_AFTER_S
from labeval.store.record.record import Record
from labeval.study import methods as studied
from labeval.study.model.writing import WritingStep
from labeval.ui.coding.window import window as coding_window
from labeval.ui.link import key_guard
from labeval.ui.moderator.window import opening
from labeval.ui.moderator.window.window import POLL_MS
from labeval.ui.participant import sizes
from labeval.ui.participant.looks import MOST_PAGES
from labeval.ui.participant.pages.page_layout import LEAST_LINES
from labeval.ui.participant.screens.rating import _AHEAD
from labeval.ui.participant.window import action_controller, instruments, screen_layout
from labeval.ui.widgets.texts import definition_panel, reference_panel
from tests.ui.participant.window.test_answers_way import MOST_FILES

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
SENTENCES = " ".join(PAGE.split())
READING_SIZES = sizes.READING_SIZES
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
MAY_WRITE_SQL = (
    *("labeval/store/", "labeval/hub/", "labeval/exchange/tidy/"),
    "labeval/exchange/materials/containers/sqlite.py",
)
_SQL = re.compile(
    r"\b(SELECT\s[^;]{1,300}?\bFROM|INSERT INTO|UPDATE \w+ SET|DELETE FROM|CREATE TABLE)\s"
)


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
    points, _, pairs, best = MOST_FILES.values()
    assert f"{points} for points and yes/no, {pairs} for pairs, {best} for best" in SENTENCES


@pytest.mark.parametrize(
    "said",
    [
        f"the session every {action_controller.LOOK_MS / 1000:g} s",
        f"the moderator every {opening._POLL_WITH_LINK_MS / 1000:g} s, or every {POLL_MS} ms",
        f"nothing counts for {key_guard.ARRIVED_MS} ms",
        f"until nobody has typed for {key_guard.QUIET_MS} ms",
        f"`PRAGMA data_version` every {coding_window._LOOK_MS} ms",
        f"a revision follows within {WritingStep.revise_every_ms} ms",
        f"the boxes of words {instruments._REST_MS} ms later, twelve at a time",
        f"the texts of the next {NUMBERS[_AHEAD]} and of the one before",
        f"fewer than {NUMBERS[LEAST_LINES]} lines",
        f"of more than {MOST_PAGES} pages",
        f"from {READING_SIZES[0]} px down to {READING_SIZES[-1]} ({sizes.SMALL_PX} where "
        f"{NUMBERS[sizes.MANY_TEXTS]} or more share a page)",
        f"sources {' or '.join(map(str, reference_panel.SOURCE_SIZES))}, definitions "
        f"{definition_panel.SIZES[0]} to {definition_panel.SIZES[-1]}",
    ],
)
def test_numbers_are_those_of_the_code(said: str):
    assert said in SENTENCES


def test_what_is_counted_in_words_is_as_many():
    assert screen_layout._WORDS_AT_ONCE == 12  # "twelve at a time"
    assert LOST_AFTER_S == 1  # "after a second without frames"


def defined(owners: set[str]) -> dict[str, set[str]]:
    """What modules and classes of the program with these names define."""
    names: defaultdict[str, set[str]] = defaultdict(set)
    classes = re.compile(rf"^class ({'|'.join(sorted(owners))})\b", re.M)
    for path in sorted((ROOT / "labeval").rglob("*.py")):
        text = path.read_text("utf-8")
        module = path.parent.name if path.name == "__init__.py" else path.stem
        if module not in owners and not classes.search(text):
            continue
        tree = ast.parse(text)
        for owner in (tree, *(node for node in tree.body if isinstance(node, ast.ClassDef))):
            place = module if isinstance(owner, ast.Module) else owner.name
            for node in owner.body:
                if isinstance(node, ast.ClassDef | ast.FunctionDef):
                    names[place].add(node.name)
                elif isinstance(node, ast.AnnAssign | ast.Assign):
                    targets = [node.target] if isinstance(node, ast.AnnAssign) else node.targets
                    names[place] |= {t.id for t in targets if isinstance(t, ast.Name)}
    return names


def test_names_in_code_quotes_are_those_of_the_code():
    page = re.sub(r"^```.*?^```", "", PAGE, flags=re.M | re.S)
    dotted = set(re.findall(r"`(?:[\w.]+\.)?(\w+)\.(\w+)(?:\(\))?`", page))
    dotted = {(owner, name) for owner, name in dotted if name not in FILES}
    names = defined({owner for owner, _ in dotted})
    assert len(dotted) > 30
    assert [f"{o}.{n}" for o, n in sorted(dotted) if n not in names[o]] == []
    single = set(re.findall(r"`([A-Za-z_]\w*)(?:\(\))?`", page)) - OF_OTHERS
    assert len(single) > 200
    paths = [path for path in (ROOT / "labeval").rglob("*") if "__pycache__" not in path.parts]
    words = {part for path in paths for part in path.relative_to(ROOT).with_suffix("").parts}
    texts = (path.read_text("utf-8") for path in paths if path.suffix == ".py")
    assert sorted(single - words.union(*(re.findall(r"\w+", text) for text in texts))) == []


FILES = {"py", "md", "ts", "json", "jsonl", "sqlite", "wav", "yaml", "sealed", "txt"}
OF_OTHERS = {"tests", "sqlcipher3", "httpx2", "keyring"}
"""Names in code quotes that are not the program's."""


def test_every_package_has_a_folder_of_tests():
    packages = {path.parent.name for path in (ROOT / "labeval").glob("*/__init__.py")}
    folders = {path.name for path in (ROOT / "tests").iterdir() if path.is_dir()}
    assert sorted(packages - {"locale"} - folders) == []
