"""What two analysts changed in contradiction is in a list, and is decided in one edit."""

from __future__ import annotations

from dataclasses import replace

import pytest

from labeval.coding.edits import changed
from labeval.coding.joining import REMOVED
from labeval.coding.rows import Coding, Row
from labeval.store.disk.transactions import transaction
from labeval.store.workbook.sharing import set_aside
from labeval.store.workbook.workbook import Workbook
from labeval.ui.coding.window.shared_differences import SharedDifferences
from tests.support.coding.analyst import CONTROL, KEY, Analyst, begin_codebook_here

pytestmark = pytest.mark.usefixtures("in_english")


@pytest.fixture
def shared(analyst: Analyst) -> SharedDifferences:
    begin_codebook_here(analyst)
    return SharedDifferences(analyst.window)


def keep_aside(analyst: Analyst, row: Row, mine: Row | None, *names: str) -> None:
    """What the exchange with the hub does, by a connection of its own."""
    with (
        Workbook(analyst.folder.workbook, coder="") as book,
        transaction(book.connection),
    ):
        set_aside(book.connection, row, mine, names, "lab-2")
    analyst.controller.look_elsewhere()


def test_the_button_is_there_while_something_is_to_be_decided(analyst, shared):
    assert not shared.button.isVisible()
    code = next(iter(analyst.controller.codes.values()))
    keep_aside(analyst, code, replace(code, name="Mine", definition="My own"), "name", "definition")
    assert shared.button.isVisible() and shared.button.text() == "Decide (1)"
    shared.button.click()
    dialog = shared.dialog
    assert [item.key[2] for item in dialog._found] == ["name", "definition"]
    assert dialog.there.toPlainText() == "Mine"
    dialog.choose(1, theirs=True)
    dialog.take.click()
    now = analyst.controller.codes[code.id]
    assert (now.name, now.definition) == (code.name, "My own")
    assert not shared.button.isVisible()
    analyst.press(KEY.Key_Z, CONTROL)
    assert analyst.controller.codes[code.id] == code


def test_nothing_is_decided_by_closing_the_list(analyst, shared):
    code = next(iter(analyst.controller.codes.values()))
    keep_aside(analyst, code, replace(code, name="Mine"), "name")
    shared.button.click()
    shared.dialog.cancel.click()
    assert shared.button.isVisible() and analyst.controller.codes[code.id] == code


def test_a_row_that_was_removed_here_can_be_removed_again(analyst, shared):
    code = list(analyst.controller.codes.values())[-1]
    keep_aside(analyst, code, None, REMOVED)
    shared.button.click()
    shared.dialog.choose_all(theirs=True)
    shared.dialog.take.click()
    assert code.id not in analyst.controller.codes and not shared.button.isVisible()


def test_a_text_as_it_was_corrected_here_takes_its_segments_along(analyst, shared):
    analyst.select(3, 17)
    analyst.window.code_with(analyst.code("Likes").id)
    (coding,) = analyst.stored()
    passage = analyst.controller.passages[0]
    keep_aside(analyst, passage, replace(passage, text=f"Well, {passage.text}"), "text")
    shared.button.click()
    shared.dialog.choose_all(theirs=True)
    shared.dialog.take.click()
    assert analyst.controller.passages[0].text == f"Well, {passage.text}"
    (moved,) = analyst.stored()
    assert moved.quote == coding.quote and moved.start.offset == coding.start.offset + 6


def test_a_segment_without_a_place_stays_in_the_list_until_it_is_given_up(analyst, shared):
    analyst.select(3, 17)
    analyst.window.code_with(analyst.code("Likes").id)
    (coding,) = analyst.stored()
    gone = replace(coding, id="gone", quote="words that nobody said")
    found = replace(coding, id="found", start=replace(coding.start, offset=0))
    keep_aside(analyst, gone, gone, "quote")
    keep_aside(analyst, found, found, "quote")
    shared.button.click()
    shared.dialog.choose_all(theirs=True)
    shared.dialog.take.click()
    ids: dict[str, Coding] = {one.id: one for one in analyst.stored()}
    assert ids["found"].start == coding.start and "gone" not in ids
    assert "1 segment has no place" in analyst.window.footer.message
    assert shared.button.text() == "Decide (1)"
    shared.button.click()
    shared.dialog.take.click()
    assert not shared.button.isVisible()


def test_what_is_selected_and_typed_stays_while_codes_and_memos_come(analyst, shared):
    analyst.select(3, 17)
    wanted, place = analyst.view.selection, analyst.view.verticalScrollBar().value()
    with Workbook(analyst.folder.workbook, coder="B") as other:
        code = other.codes()[0]
        other.do("describe", changed(code, replace(code, name="Renamed elsewhere")))
    analyst.controller.look_elsewhere()
    assert analyst.controller.codes[code.id].name == "Renamed elsewhere"
    assert analyst.view.selection == wanted
    assert analyst.view.verticalScrollBar().value() == place
