"""The documents: links lead somewhere, and commands and options that are named exist."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from labeval.cli import whole_parser

ROOT = Path(__file__).resolve().parent.parent
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]
_LINK = re.compile(r"!?\[(?:[^\]\[]|\[[^\]]*\])*\]\(([^)\s]+)\)")
_CODE = re.compile(r"`(labeval [^`]+)`|^(labeval .+)$", re.MULTILINE)
_STUDIES = {"my-study"}
"""Folders that examples open by name: ``labeval my-study``."""


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub makes them."""
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.M | re.S)
    found: set[str] = set()
    for heading in re.findall(r"^#+ (.+)$", text, re.MULTILINE):
        plain = re.sub(r"[^\w\- ]", "", re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower())
        anchor = plain.strip().replace(" ", "-")
        same = sum(known == anchor or known.startswith(f"{anchor}-") for known in found)
        found.add(f"{anchor}-{same}" if anchor in found else anchor)
    return found


def without_code(page: Path) -> str:
    """The text of a page without what is written as code."""
    text = re.sub(r"^ *```.*?^ *```", "", page.read_text("utf-8"), flags=re.M | re.S)
    return re.sub(r"`[^`\n]*`", "", text)


@pytest.mark.parametrize("name", NAMES)
def test_every_link_leads_to_a_file_and_a_heading(name: str) -> None:
    page = ROOT / name
    for target in _LINK.findall(without_code(page)):
        if target.startswith(("http://", "https://", "mailto:")):
            continue
        file, _, anchor = target.partition("#")
        there = (page.parent / file).resolve() if file else page
        assert there.exists(), target
        if anchor:
            assert anchor in anchors(there), target


def options_of(parser: argparse.ArgumentParser) -> Iterator[str]:
    """All options of a command, with those of the commands below it."""
    for action in parser._actions:
        yield from action.option_strings
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                yield from options_of(below)


def commands() -> dict[str, argparse.ArgumentParser]:
    """The commands of the program by their names."""
    (below,) = (a for a in whole_parser()._actions if isinstance(a, argparse._SubParsersAction))
    return dict(below.choices)


def named(text: str) -> Iterator[tuple[str, str]]:
    """Commands that a text names, each with the line that follows it."""
    for inline, line in _CODE.findall(text):
        words = (inline or line).split(maxsplit=2)
        if re.fullmatch(r"[a-z][a-z-]*", words[1]) and words[1] not in _STUDIES:
            yield words[1], words[2] if len(words) > 2 else ""


@pytest.mark.parametrize("name", NAMES)
def test_every_command_and_option_exists(name: str) -> None:
    known = commands()
    for command, rest in named((ROOT / name).read_text("utf-8")):
        assert command in known, command
        options = set(options_of(known[command]))
        for option in re.findall(r"(?<![\w-])--[a-z][a-z-]*", rest.partition(" | ")[0]):
            assert option in options, f"labeval {command} {option}"


def test_the_page_of_commands_names_every_command() -> None:
    page = (ROOT / "docs" / "commands.md").read_text("utf-8")
    assert {command for command, _ in named(page)} >= commands().keys()


def test_every_command_that_uses_a_network_is_named_for_ethics_boards() -> None:
    page = (ROOT / "docs" / "data-protection.md").read_text("utf-8")
    part = page[page.index("## Does anything leave the computer?") :]
    rows = re.findall(r"^\| `labeval ([a-z-]+)", part[: part.index("\n## ")], re.MULTILINE)
    with_server = {name for name, parser in commands().items() if "--server" in options_of(parser)}
    assert set(rows) == {*with_server, "hub", "models"}
    assert f"{('No', 'One', 'Two', 'Three', 'Four', 'Five')[len(rows)]} commands" in part
