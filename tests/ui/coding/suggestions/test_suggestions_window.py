"""The window of suggestions: off at first, looked for, accepted and rejected by keys, undone."""

from __future__ import annotations

import gc
import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from labeval.coding.coders.suggestions import machines
from labeval.coding.corpus import likeness
from labeval.coding.edits import added, removed
from labeval.coding.rows import Anchor, Coding
from labeval.coding.sources import delete, review
from labeval.jobs.coding import suggesting
from labeval.ui.coding.parts.names import source_title
from labeval.ui.coding.suggestions.window import SuggestionsWindow
from tests.support.coding import coded_workbook
from tests.support.coding.analyst import Analyst
from tests.support.coding.beside import opened_beside, settle
from tests.support.texts.small_model import installed_model

KEY = Qt.Key


@pytest.fixture
def analyst(folder, qtbot, tmp_path, monkeypatch, in_english):
    installed_model(tmp_path, monkeypatch, coded_workbook.PHRASES)
    folder.workbook.unlink()
    coded_workbook.make(folder.workbook, participants=4)
    made = Analyst(folder, coder=coded_workbook.FIRST)
    made.sit_down(qtbot)
    yield made
    made.leave()


@pytest.fixture
def window(analyst, qtbot):
    code = analyst.code("Pairs").id
    book = analyst.controller.workbook
    own = book.codings(code=code, coder=analyst.controller.coder)
    others = [c for c in book.codings(code=code) if c.coder != analyst.controller.coder]
    analyst.controller.do("x", [removed(coding) for coding in [*own[::2], *others]])
    made = opened_beside("suggestions", analyst, qtbot)
    assert isinstance(made, SuggestionsWindow)
    yield made
    made.close()


def looked_for(window, qtbot, threshold="0.7"):
    window.turn(on=True)
    settle(window, qtbot)
    window.where.pick("all")
    window.code.pick(next(c.id for c in window.corpus.codes.values() if c.name == "Pairs"))
    window.like.pick(threshold)
    window.look_for()
    settle(window, qtbot)


def test_nothing_is_suggested_before_it_is_turned_on(window, qtbot):
    assert window._off.isVisible() and not window._parts.isVisible()
    assert "Suggestions are off" in window.empty.text()
    window.turn(on=True)
    settle(window, qtbot)
    assert window._parts.isVisible() and not window._off.isVisible()
    assert window.origin.text() == "Nothing was looked for yet."
    assert window.where.value_name.startswith("reviewed, 0 of ")
    window._on_undo()
    settle(window, qtbot)
    assert window._off.isVisible()


def test_when_a_search_is_over_nothing_says_how_far_it_is(window, qtbot):
    looked_for(window, qtbot)
    window._follow(0, 16)
    assert window.about.text() == ""
    window._searching = True
    window._follow(0, 16)
    assert window.about.text() == "0 of 16 texts read"
    window.look_for()
    assert window.about.text() == ""


def test_the_words_around_a_place_outlive_a_collection_of_garbage(window, qtbot):
    looked_for(window, qtbot)
    gc.collect()
    window.view.pick("duplicates")
    assert window.details.count() == 2 and not window.accept.isVisible()


def test_sources_that_nobody_has_marked_as_done_are_not_searched(window, analyst, qtbot):
    window.turn(on=True)
    settle(window, qtbot)
    window.code.pick(analyst.code("Pairs").id)
    window.look_for()
    settle(window, qtbot)
    assert window.message.text().startswith("No source is reviewed yet")
    assert not window._searching and window._read.suggestions == ()
    done = list(analyst.controller.sources.values())[:2]
    analyst.controller.do("x", review(done, reviewed=True))
    settle(window, qtbot)
    window.look_for()
    settle(window, qtbot)
    assert {c.source for c in window._read.suggestions} <= {source.id for source in done}
    assert window._read.suggestions


def test_keys_accept_and_reject_and_nothing_else_is_counted(window, analyst, qtbot):
    counts = dict(analyst.controller.counts)
    looked_for(window, qtbot)
    number = len(window.models["places"].shown())
    assert number >= 3 and analyst.controller.counts == counts
    assert f"{number} places suggested." in window.message.text()
    first, second = (window._listed[n].coding for n in range(2))
    window.table.setFocus()
    QTest.keyClick(window.table, KEY.Key_A)
    QTest.keyClick(window.table, KEY.Key_R)
    settle(window, qtbot)
    assert len(window.models["places"].shown()) == number - 2
    assert window.counted.text() == (
        f"{number - 2} not decided, 1 accepted, 1 rejected. "
        "You agreed with 50 % of those that you decided."
    )
    code = analyst.code("Pairs").id
    assert analyst.controller.counts[code] == counts[code] + 1
    own = [c for c in analyst.stored() if c.batch == first.batch]
    assert {c.coder for c in own} == {analyst.controller.coder, first.coder}
    window._on_undo()
    settle(window, qtbot)
    shown = [segment.coding.id for segment in window._listed]
    assert second.id in shown and first.id not in shown
    window.which.pick("accepted")
    assert [segment.coding.id for segment in window._listed] == [first.id]


def test_suggestions_are_not_drawn_in_the_text(window, analyst, qtbot):
    looked_for(window, qtbot, "0.5")
    apart = machines(analyst.controller.workbook.coders())
    source = window._read.suggestions[0].source
    analyst.window.open_source(source)
    assert not [c for c in analyst.controller.codings.values() if c.coder in apart]
    assert not set(analyst.controller.coders) & apart


def test_enter_shows_a_place_in_its_text_and_the_origin_is_said(window, analyst, qtbot):
    looked_for(window, qtbot)
    segment = window._listed[0]
    assert f"⟦{segment.quote}⟧" in window.detail.text()
    assert window.origin.text().startswith("all-minilm-l6-v2 (")
    assert "asked by A1: like " in window.origin.text()
    QTest.keyClick(window.table, KEY.Key_Return)
    assert analyst.controller.source.id == segment.source.id
    selection = analyst.view.selection
    assert (selection.start, selection.end) == (segment.coding.start, segment.coding.end)


def test_near_duplicates_and_groups_have_views_of_their_own(window, analyst, qtbot):
    looked_for(window, qtbot)
    window.view.pick("duplicates")
    window.look_for()
    settle(window, qtbot)
    rows = window.models["duplicates"].shown()
    assert rows and rows[0][0] == rows[0][2] and float(rows[0][4]) >= 0.95
    window.view.pick("groups")
    window.look_for()
    settle(window, qtbot)
    for row in window.models["groups"].shown():
        first, second = map(int, row[1].split(" + "))
        assert first >= second >= 3 and 0 <= float(row[3]) <= 1


def test_a_list_that_is_cut_off_says_how_many_there_are(window, qtbot, monkeypatch):
    monkeypatch.setattr(likeness, "MOST_PAIRS", 2)
    monkeypatch.setattr(suggesting, "MOST_SUGGESTED", 2)
    looked_for(window, qtbot)
    cut = re.fullmatch(
        r"2 places suggested\. (\d+) more are alike enough: look again for the next ones\..*",
        window.message.text(),
    )
    assert cut
    window.look_for()
    settle(window, qtbot)
    left = int(cut[1]) - 2
    assert f"{left} more " in window.message.text() and len(window._read.suggestions) == 4
    window.view.pick("duplicates")
    window.look_for()
    settle(window, qtbot)
    assert len(window.models["duplicates"].shown()) == 2
    assert re.fullmatch(r"The 2 most alike of [\d,]+ pairs", window.counted.text())


def whole(passage, code, coder):
    ends = Anchor(passage.id, 0), Anchor(passage.id, len(passage.text))
    utc = "2026-03-01T09:00:00.000Z"
    return Coding(f"w{passage.id}", passage.source, code, coder, *ends, passage.text, utc)


def test_places_and_codes_that_are_gone_leave_the_lists(window, analyst, qtbot):
    code = analyst.code("Pairs").id
    said = {
        passage.text: passage
        for source in analyst.controller.workbook.sources()
        for passage in analyst.controller.workbook.passages(source.id)
    }
    coded = [whole(passage, code, analyst.controller.coder) for passage in said.values()]
    analyst.controller.do("x", map(added, coded))
    looked_for(window, qtbot)
    for view in ("groups", "duplicates"):
        window.view.pick(view)
        window.look_for()
        settle(window, qtbot)
    rows = window.models["duplicates"].shown()
    window.pairs.setFocus()
    QTest.keyClick(window.pairs, KEY.Key_Return)
    shown = analyst.controller.source
    assert analyst.view.selection.text == rows[0][0]
    (divided, *_) = window._groups
    book = analyst.controller.workbook
    analyst.controller.do("x", map(removed, book.codings(code=divided.code)))
    everything = book.passages(shown.id), book.codings(shown.id), book.memos(), book.attributes()
    analyst.controller.do("x", delete(shown, *everything))
    settle(window, qtbot)
    left = window.models["duplicates"].shown()
    assert left and len(left) < len(rows)
    assert f"{len(left):,} pairs" in window.counted.text()
    assert source_title(shown) not in {cell for row in left for cell in row}
    assert divided.code not in {each.code for each in window._groups}


def test_without_the_model_the_window_says_what_is_needed(window, qtbot, monkeypatch, tmp_path):
    from labeval.analysis.texts import embedding

    monkeypatch.setattr(embedding, "similarity_folder", lambda: tmp_path / "nothing")
    monkeypatch.setattr(embedding, "PACKAGE", "no_such_package")
    window.turn(on=True)
    settle(window, qtbot)
    assert "labeval models get all-minilm-l6-v2" in window.about_view.text()
    assert not window.look.isEnabled()


def test_what_becomes_of_a_search_and_of_a_suggestion_is_heard(window, analyst, qtbot, heard):
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.turn(on=True)
    settle(window, qtbot)
    qtbot.waitUntil(lambda: "Done: Turn suggestions on" in heard)
    assert any(words.startswith("Places that you have not coded") for words in heard)
    window.code.pick(analyst.code("Pairs").id)
    window.look_for()
    assert heard[-1].startswith("No source is reviewed yet")
    looked_for(window, qtbot)
    qtbot.waitUntil(lambda: any("places suggested" in words for words in heard))
    assert "Done: Take in suggestions by machine" not in heard  # the window has its own words
    heard.clear()
    QTest.keyClick(window.table, KEY.Key_A)
    settle(window, qtbot)
    qtbot.waitUntil(lambda: heard == ["Done: Accept a suggestion"])
