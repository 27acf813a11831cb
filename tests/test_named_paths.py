"""Files and folders that the pages for contributors name are there."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def places() -> set[str]:
    """Every file of the project and every folder (with a slash at its end), from the root."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True)
    names = listed.stdout.split() or [
        str(path.relative_to(ROOT)) for path in ROOT.rglob("*") if path.is_file()
    ]
    folders = {f"{parent}/" for name in names for parent in Path(name).parents}
    return {*names, *folders}


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "docs/architecture.md"])
def test_every_file_and_folder_named_exists(page: str) -> None:
    text = re.sub(r"```.*?```", "", (ROOT / page).read_text(), flags=re.S)
    named = {name for name in re.findall(r"`([\w./-]+)`", text) if is_place(name)}
    assert len(named) > 50
    known = places()
    missing = [name for name in sorted(named) if not any(is_end(name, place) for place in known)]
    assert missing == []


def is_place(name: str) -> bool:
    """Whether a name in code quotes is meant as a path of the project, and not as a pattern."""
    written = name.endswith((".py", ".md", ".ts", "/"))
    return written and "NAME" not in name and not name.startswith(".")


def is_end(name: str, place: str) -> bool:
    """Whether a place ends with a name, both taken as a sequence of parts."""
    return place == name or place.endswith(f"/{name}")


def rows_of_rooms() -> Iterator[tuple[Path, str]]:
    """The places in CONTRIBUTING's tables of changes, each row with the room of its heading."""
    page = (ROOT / "CONTRIBUTING.md").read_text()
    room = Path()
    for line in page[page.index("### Where to change what") : page.index("## How to add")].split(
        "\n"
    ):
        if line.startswith("**"):
            named = re.search(r"\(`([\w/]+/)`", line)
            room = Path(named[1]) if named else Path()
        elif line.startswith("| ") and not line.startswith(("| to change", "| ---")):
            yield room, line.split(" | ")[1]


def test_places_to_change_are_where_their_table_says():
    """Below the heading's room or the package, or next to a place that the row names before."""
    missing, found = [], 0
    for room, cell in rows_of_rooms():
        folders = [ROOT / "labeval" / room, ROOT / "labeval", ROOT]
        for name in filter(is_place, re.findall(r"`([\w./-]+)`", cell)):
            places_of_it = [folder / name for folder in folders if (folder / name).exists()]
            if places_of_it:
                found += 1
                place = places_of_it[0]
                folders += [place, place.parent] if place.is_dir() else [place.parent]
            else:
                missing.append(f"{room}: {name}")
    assert found > 200
    assert missing == []


def test_every_module_of_the_tests_that_is_named_exists():
    """Imports inside of functions and names of processes too, which no type check follows."""
    known = places()
    missing, found = [], 0
    for name in sorted(place for place in known if re.match(r"tests/.*\.py$", place)):
        text = (ROOT / name).read_text("utf-8")
        for named in {*re.findall(r"\btests(?:\.\w+)+", text), *modules_imported(text, known)}:
            parts = named.split(".")
            ends = ["/".join(parts[:n]) for n in range(2, len(parts) + 1)]
            found += 1
            if not any(f"{end}.py" in known for end in ends) and f"{ends[-1]}/" not in known:
                missing.append(f"{name}: {named}")
    assert found > 500
    assert missing == []


def modules_imported(text: str, known: set[str]) -> Iterator[str]:
    """The modules that a program imports from folders of the tests."""
    for folder, names in re.findall(r"^ *from (tests[\w.]*) import \(?([\w, ]+)", text, re.M):
        if f"{folder.replace('.', '/')}/" in known:
            yield from (f"{folder}.{name.split(' as ')[0].strip()}" for name in names.split(","))
