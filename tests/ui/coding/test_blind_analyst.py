"""A transcript is coded over a real AT-SPI bus, with its texts, names and the keyboard alone."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from tests.runs.screens.display import display_environment
from tests.runs.screens.x_input import XInput, has_x_input

pytest.importorskip("jeepney", reason="the bus is spoken to by jeepney, which Linux has")
from tests.support.accessible.accessibility_bus import (
    AssistiveTechnology,
    NoAccessibilityBus,
    accessibility_bus,
    until,
)
from tests.support.accessible.blind_analyst import FOCUSED, BlindAnalyst
from tests.support.accessible.read_windows import WindowReader, faults
from tests.support.program import Program

ROOT = Path(__file__).parents[3]


@pytest.fixture
def blind(folder, tmp_path, monkeypatch) -> Iterator[BlindAnalyst]:
    if shutil.which("Xvfb") is None or not has_x_input():
        pytest.skip("Xvfb and XTEST are not both installed")
    try:
        with accessibility_bus(tmp_path) as address, display_environment() as environment:
            environment |= {
                "DBUS_SESSION_BUS_ADDRESS": address,
                "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            }
            monkeypatch.setenv("DISPLAY", environment["DISPLAY"])
            keys = XInput()
            command = [sys.executable, "-m", "tests.support.coding.served_coding", str(folder.path)]
            with Program(command, cwd=ROOT, env=environment) as served:
                try:
                    with AssistiveTechnology(address) as technology:
                        technology.listen()
                        yield BlindAnalyst(technology, keys)
                finally:
                    served.terminate()
                    keys.close()
    except NoAccessibilityBus as why:
        pytest.skip(str(why))


@pytest.mark.slow
@pytest.mark.timeout(120)
def test_a_transcript_is_coded_and_what_is_coded_is_read_back(blind, folder):
    at = blind.at
    text = blind.find("text", "Text with coded segments")
    words = until(lambda: at.text(text)).split(" ")
    first, second = " ".join(words[3:6]), " ".join(words[12:15])

    blind.select(text, first)
    blind.hear("Selected words")
    blind.press("c")
    blind.answer("Code with", "Fees")
    blind.hear("New code “Fees”")
    blind.hear("Segment “Fees”")
    tree = blind.find("tree", "Codes")
    until(lambda: "Fees" in blind.names(tree))

    blind.select(text, second)
    blind.press("c")
    blind.answer("Code with", "fee")
    blind.hear("Fees")  # the code that the letters stand for, which Enter takes
    until(lambda: len(quotes(folder)) == 2)
    assert quotes(folder) == [first, second]

    blind.select(text, words[-1])
    blind.press("N")
    blind.hear("Segment “Fees”")
    assert blind.line(text).startswith((first, second))
    blind.press("Delete")
    until(lambda: len(quotes(folder)) == 1)


@pytest.mark.slow
@pytest.mark.timeout(120)
def test_each_move_of_the_caret_is_reported_once(blind):
    text = blind.find("text", "Text with coded segments")
    until(lambda: blind.at.text(text))
    blind.focus(text)
    begin = blind.at.get(text, "Text", "CaretOffset")
    before = len(blind.at.carets())
    for step in range(1, 4):
        blind.press("Right")
        until(lambda to=begin + step: blind.at.get(text, "Text", "CaretOffset") == to)
    assert blind.at.carets()[before:] == [begin + 1, begin + 2, begin + 3]


@pytest.mark.slow
@pytest.mark.timeout(120)
def test_a_filter_that_was_chosen_is_named_and_the_sources_follow(blind):
    sources = blind.find("list", "Sources")
    kinds = {name.partition(" ")[2] for name in until(lambda: blind.names(sources))}
    assert len(kinds) == 3
    blind.focus(blind.find("push button", "Kind"))
    blind.press("Down", "Down", "Return")  # opens its menu, and takes the first of it
    blind.find("push button", "Show all")
    (kind,) = {name.partition(" ")[2] for name in blind.names(sources)}
    assert kind == "Open answers"
    blind.find("push button", f"Kind: {kind}")


def quotes(folder: StudyFolder) -> list[str]:
    """The words that are coded, in their order."""
    with Workbook(folder.workbook, coder="A", read_only=True) as workbook:
        return [coding.quote for coding in workbook.codings()]


@pytest.mark.slow
@pytest.mark.timeout(120)
@pytest.mark.parametrize("key", ["F10", "F11"])
def test_themes_and_counts_are_opened_and_nothing_on_them_has_no_name(blind, key):
    text = blind.find("text", "Text with coded segments")
    words = until(lambda: blind.at.text(text)).split(" ")
    blind.select(text, words[3])
    reader = WindowReader(blind.at, blind.at.program())
    before = len(reader.settled())
    blind.press(key)
    until(lambda: len(reader.settled()) > before)
    assert faults(reader.settled()) == []


@pytest.mark.slow
@pytest.mark.timeout(120)
def test_a_memo_is_typed_at_once_and_found_again_among_all(blind):
    at = blind.at
    text = blind.find("text", "Text with coded segments")
    words = until(lambda: at.text(text)).split(" ")
    blind.select(text, " ".join(words[3:6]))
    blind.press("c")
    blind.answer("Code with", "Fees")
    blind.hear("Segment “Fees”")
    blind.press("m")
    field = blind.find("text", "Memo on a segment of “Fees”")
    until(lambda: blind.has(field, FOCUSED))
    assert at.get(field, "Accessible", "Description") == " ".join(words[3:6])
    blind.press("w", "h", "y", "Escape")
    blind.hear("Done: Write a memo")
    assert blind.has(text, FOCUSED)
    reader = WindowReader(at, at.program())
    blind.focus(blind.find("push button", "Views"))
    blind.press("space", "Down", "Down", "Down", "Down", "Return")  # the fourth of its menu
    reader.find("Memos and journal", "table")
    reader.find("why", "table cell", "cell")
    assert faults(reader.settled()) == []


@pytest.mark.slow
@pytest.mark.timeout(120)
def test_tab_leaves_a_table_of_counts(blind):
    text = blind.find("text", "Text with coded segments")
    blind.select(text, until(lambda: blind.at.text(text)).split(" ")[3])
    for code in ("Fees", "Time"):
        blind.press("c")
        blind.answer("Code with", code)
        blind.hear(f"Segment “{code}”")
    blind.press("F11")
    reader = WindowReader(blind.at, blind.at.program())
    until(lambda: any(part.role == "table" for part in reader.settled()))
    table = next(part.ref for part in reader.settled() if part.role == "table")
    blind.focus(table)
    blind.press("Tab")
    until(lambda: not blind.has(table, FOCUSED))


@pytest.mark.slow
@pytest.mark.timeout(120)
def test_cards_of_the_theme_board_are_heard(blind):
    text = blind.find("text", "Text with coded segments")
    blind.select(text, until(lambda: blind.at.text(text)).split(" ")[3])
    blind.press("F10")
    WindowReader(blind.at, blind.at.program()).press("New theme", "push button")
    blind.hear("Done: Add a theme")
    board = blind.find("panel", "Theme board")
    blind.focus(board)
    card = "New theme. 0 segments, 0 participants"
    assert blind.at.get(board, "Accessible", "Description") == card
