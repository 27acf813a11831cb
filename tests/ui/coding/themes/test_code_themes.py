from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest

from labeval.coding.coders.disputes import AGREED, take_agreements
from labeval.coding.corpus.corpus import Corpus
from labeval.coding.edits import Change, removed
from labeval.coding.identity import id_of
from labeval.coding.rows import Theme
from labeval.coding.themes import place
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.themes.board import mime_of
from labeval.ui.coding.themes.phases import Phases
from labeval.ui.coding.themes.window import ThemesWindow
from labeval.ui.theme import LIGHT
from tests.support.coding import coding_windows
from tests.support.coding.coded_workbook import FIRST, SECOND

EFFORT, MEMORY, TIES = (id_of("test", name) for name in ("effort", "memory", "ties"))
LIKES, STRUGGLE = id_of("test", "Likes"), id_of("test", "Struggle")


@pytest.fixture
def controller(tmp_path: Path, qapp):
    with coding_windows.coded(tmp_path, participants=3) as controller:
        yield controller


@pytest.fixture
def window(controller: CodingController, qtbot):
    return coding_windows.shown(ThemesWindow(controller, LIGHT), qtbot)


def themes(window: ThemesWindow) -> dict[str, Theme]:
    book = window.controller.workbook
    return {theme.id: theme for theme in book.themes(book.boards()[0].id)}


def drop(window: ThemesWindow, codes: list[str], at: QPointF) -> None:
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    data = mime_of(codes)
    window.board.dropEvent(QDropEvent(at, Qt.DropAction.MoveAction, data, buttons, keys))


def test_a_theme_shows_its_codes_counts_and_quotes(window: ThemesWindow) -> None:
    window.board.choose(EFFORT)
    assert window.details.name.text() == "Judging is work"
    assert window.details.codes.count() == 2
    quotes = window.details.quotes.segment_model.segments
    assert quotes and all(segment.source.quotable for segment in quotes)
    # The codes under it count for it too.
    counts = window.controller.workbook.counts(coder=window.controller.coder)
    names = ("Study length", "Struggle", "Definition discoverability")
    number = sum(counts.get(id_of("test", name), 0) for name in names)
    assert window.board.cards[EFFORT].summary.startswith(f"{number} segment")


def test_speakers_who_are_participants_are_counted_for_a_theme(window: ThemesWindow) -> None:
    segments = window._segments_of(themes(window)[EFFORT])
    source = next(s.source for s in segments if s.passage.speaker)
    speakers = {s.passage.speaker for s in segments if s.source.id == source.id}
    cases = tuple((name, f"G{n}") for n, name in enumerate(sorted(speakers)))
    named = replace(source, cases=cases)
    window.controller.do("Speakers", [Change(source, named)])
    window.refresh()
    people = {s.case for s in window._segments_of(themes(window)[EFFORT])}
    assert people >= set(dict(cases).values())
    assert f"{len(people)} participant" in window.board.cards[EFFORT].summary


def test_a_theme_has_the_participants_of_themes_below_it_to_check(window: ThemesWindow) -> None:
    codes = themes(window)
    alone, spread = replace(codes[TIES], codes=("unused",)), replace(codes[EFFORT], parent=TIES)
    (phase,) = [
        phase
        for phase in Phases(LIGHT).phases_of(window.corpus, window._segments, [alone, spread], [])
        if phase.name == "Check"
    ]
    assert not phase.asks, "both have the participants of the lower one"


def test_a_code_that_is_dropped_on_a_theme_belongs_to_it(window: ThemesWindow, qtbot) -> None:
    assert LIKES not in themes(window)[TIES].codes
    drop(window, [LIKES], window.board.cards[TIES].area.center())
    assert LIKES in themes(window)[TIES].codes
    qtbot.waitUntil(lambda: window.loose.count() == 2)
    window.controller.undo()
    assert LIKES not in themes(window)[TIES].codes


def test_a_card_that_grows_moves_those_below_it_down(window: ThemesWindow, qtbot) -> None:
    cards, book = window.board.cards, window.controller.workbook
    upper = cards[TIES].area
    rows = [(themes(window)[TIES], upper.left(), upper.top())]
    rows.append((themes(window)[EFFORT], upper.left(), upper.bottom() + 4))
    rows.append(
        (themes(window)[MEMORY], upper.left(), rows[1][2] + cards[EFFORT].size.height() + 4)
    )
    window.controller.do("Move", place(rows))
    window.refresh()
    before = themes(window)
    drop(window, [LIKES], window.board.cards[TIES].area.center())
    qtbot.waitUntil(lambda: len(window.board.cards[TIES].chips) == len(before[TIES].codes) + 1)
    areas = [card.area for card in window.board.cards.values()]
    assert not any(one.intersects(two) for one, two in combinations(areas, 2))
    window.controller.undo()
    assert themes(window) == before and len(book.boards()) == 1


def test_a_code_that_is_dropped_on_the_ground_makes_a_theme_or_leaves_one(
    window: ThemesWindow,
) -> None:
    nowhere = QPointF(window.board.width() - 5, window.board.height() - 5)
    drop(window, [STRUGGLE], nowhere)
    assert STRUGGLE not in themes(window)[EFFORT].codes
    window.refresh()
    drop(window, [LIKES], nowhere)
    made = [theme for theme in themes(window).values() if theme.codes == (LIKES,)]
    assert [theme.name for theme in made] == ["Likes"]


def test_a_theme_made_by_a_drop_is_where_the_code_was_dropped_unless_a_card_is_near(
    window: ThemesWindow, qtbot
) -> None:
    before = themes(window)
    low = max(card.area.bottom() for card in window.board.cards.values()) + 60
    drop(window, [LIKES], QPointF(250, low))
    (made,) = (card for id, card in window.board.cards.items() if id not in before)
    assert made.area.contains(QPointF(250, low))
    window.controller.undo()
    window.refresh()
    area = window.board.cards[EFFORT].area
    drop(window, [LIKES], QPointF(area.right() + 10, area.center().y()))
    (made,) = (card for id, card in window.board.cards.items() if id not in before)
    others = [card.area for id, card in window.board.cards.items() if id in before]
    assert not any(made.area.intersects(other) for other in others)
    window.controller.undo()
    window.refresh()
    drop(window, [LIKES], QPointF(2, low))
    (made,) = (card for id, card in window.board.cards.items() if id not in before)
    assert made.area.left() >= 0 and abs(made.area.top() - low) < 60


def test_cards_are_moved_by_the_pointer_and_by_keys(window: ThemesWindow, qtbot) -> None:
    board = window.board
    start = board.cards[TIES].at.toPoint() + QPoint(20, 12)
    qtbot.mousePress(board, Qt.MouseButton.LeftButton, pos=start)
    for step in (QPoint(20, 60), QPoint(40, 120)):
        from PySide6.QtGui import QMouseEvent

        where = QPointF(start + step)
        move = QMouseEvent(
            QMouseEvent.Type.MouseMove, where, board.mapToGlobal(where),
            Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        board.mouseMoveEvent(move)
    qtbot.mouseRelease(board, Qt.MouseButton.LeftButton, pos=start + QPoint(40, 120))
    assert (themes(window)[TIES].x, themes(window)[TIES].y) == (460, 160)
    window.refresh()
    qtbot.keyClick(board, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert themes(window)[TIES].x == 484
    window.controller.undo()
    window.controller.undo()
    assert (themes(window)[TIES].x, themes(window)[TIES].y) == (420, 40)


def test_the_arrows_go_from_card_to_card_and_delete_removes_one(
    window: ThemesWindow, qtbot
) -> None:
    window.board.choose(EFFORT)
    qtbot.keyClick(window.board, Qt.Key.Key_Right)
    assert window.board.theme_chosen == TIES
    qtbot.keyClick(window.board, Qt.Key.Key_Left)
    qtbot.keyClick(window.board, Qt.Key.Key_Down)
    assert window.board.theme_chosen == MEMORY
    qtbot.keyClick(window.board, Qt.Key.Key_Left)
    window.board.choose(EFFORT)
    qtbot.keyClick(window.board, Qt.Key.Key_Delete)
    assert EFFORT not in themes(window) and themes(window)[MEMORY].parent == ""
    assert window.controller.workbook.links(window.controller.workbook.boards()[0].id) == []


def test_a_theme_is_named_described_nested_and_connected(window: ThemesWindow, qtbot) -> None:
    window.board.choose(TIES)
    window.details.name.selectAll()
    qtbot.keyClicks(window.details.name, "Ties as shelter")
    qtbot.keyClick(window.details.name, Qt.Key.Key_Return)
    window.details.described.emit("", "A tie costs nothing.")
    assert themes(window)[TIES].name == "Ties as shelter"
    window.refresh()
    window.details.parent_pill.pick(MEMORY)
    found = themes(window)[TIES]
    assert (found.parent, found.description) == (MEMORY, "A tie costs nothing.")
    window.details.label.setText("feeds")
    window.details.connect_to.pick(MEMORY)
    links = window.controller.workbook.links(window.controller.workbook.boards()[0].id)
    assert ("feeds", TIES, MEMORY) in [(link.label, link.start, link.end) for link in links]


def test_a_code_that_is_pressed_while_a_theme_is_described_can_be_dragged(
    window: ThemesWindow, qtbot
) -> None:
    window.board.choose(EFFORT)
    window.details.description.setFocus()
    window.details.description.setPlainText("What helps")
    item = window.loose.item(0)
    where = window.loose.visualItemRect(item).center()
    qtbot.mousePress(window.loose.viewport(), Qt.MouseButton.LeftButton, pos=where)
    window.loose.setFocus()
    qtbot.waitUntil(lambda: themes(window)[EFFORT].description == "What helps")
    qtbot.wait(50)
    assert window.loose.codes(), "the list is the one that was pressed"


def test_a_theme_does_not_become_part_of_itself(window: ThemesWindow) -> None:
    window.board.nested.emit(EFFORT, MEMORY)
    assert themes(window)[EFFORT].parent == ""
    assert window.notice.isVisible()


def test_a_new_theme_is_placed_next_to_the_others_and_is_named_next(
    window: ThemesWindow, qtbot
) -> None:
    window.add.click()
    qtbot.waitUntil(lambda: len(window.board.cards) == 4)
    cards = list(window.board.cards.values())
    assert not any(a.area.intersects(b.area) for a in cards for b in cards if a is not b)
    assert window.details.name.text() == "New theme"


def test_a_version_is_kept_looked_at_and_compared(window: ThemesWindow, qtbot) -> None:
    window.keep.click()
    window.put_codes([LIKES], TIES)
    qtbot.waitUntil(lambda: window.loose.count() == 2)
    kept = window.controller.workbook.boards()[1]
    window.compare.pick(kept.id)
    assert window.versions.isVisible()
    assert window.versions.lines.item(0).text() == "A tie is a way out: got Likes"
    window.which.pick(kept.id)
    assert not window.board.editable and not window.add.isEnabled()
    assert len(window.board.cards) == 3


def test_without_a_board_the_first_theme_makes_one(tmp_path: Path, qtbot) -> None:
    with coding_windows.opened(tmp_path / "coding.sqlite") as controller:
        window = coding_windows.shown(ThemesWindow(controller, LIGHT), qtbot)
        window.add_theme(name="First")
        book = controller.workbook
        (board,) = book.boards()
        assert [theme.name for theme in book.themes(board.id)] == ["First"]
        controller.undo()
        assert book.boards() == []


def test_delete_brings_a_theme_into_sight_before_it_removes_it(window: ThemesWindow, qtbot) -> None:
    theme = themes(window)[TIES]
    window.controller.do("Move", place([(theme, 24.0, 3000.0)]))
    window.refresh()
    window.board.choose(TIES)
    window._area.verticalScrollBar().setValue(0)
    window.board.setFocus()
    qtbot.keyClick(window.board, Qt.Key.Key_Delete)
    assert TIES in themes(window) and "out of sight" in window.notice.text()
    assert window._area.verticalScrollBar().value() > 0
    qtbot.keyClick(window.board, Qt.Key.Key_Delete)
    assert TIES not in themes(window)


def test_without_themes_none_is_checked_or_described(qtbot):
    phases = Phases(LIGHT)
    qtbot.addWidget(phases)
    asked = [phase.asks for phase in phases.phases_of(Corpus([], {}, [], []), {}, [], [])]
    assert asked == [False, True, False, True, True, True]


def test_whose_segments_are_counted_is_said_where_there_are_several_coders(
    window: ThemesWindow,
) -> None:
    assert window.whose.isVisible() and window.whose.text() == f"Segments of: {FIRST}."
    own = [c for c in window.corpus.codings if c.coder == window.controller.coder]
    window.controller.do("Uncode", [removed(coding) for coding in own])
    window.refresh()
    assert window.whose.text() == f"Segments of: {FIRST}, {SECOND}.", "as the numbers are"


def test_agreed_segments_are_not_counted_a_second_time(window: ThemesWindow) -> None:
    controller = window.controller
    own = [c for c in window.corpus.codings if c.coder == controller.coder]
    theirs = [c for c in window.corpus.codings if c.coder != controller.coder]
    changes = [removed(coding) for coding in own]
    controller.do("Agree", [*changes, *take_agreements(window.corpus, theirs)])
    window.refresh()
    assert AGREED.id in window.corpus.coders
    assert window.whose.text() == f"Segments of: {FIRST}, {SECOND}."
    assert len(window._chosen) == len(theirs)


def test_the_number_of_a_code_with_a_long_name_is_not_cut(window: ThemesWindow) -> None:
    assert window.loose.textElideMode() == Qt.TextElideMode.ElideMiddle
    assert window.loose.item(0).toolTip()


def test_a_card_is_heard_with_its_numbers_its_codes_and_its_connections(
    in_english, window: ThemesWindow, heard: list[str]
) -> None:
    board = window.board
    assert board.accessibleDescription().startswith("3 cards")
    board.choose(EFFORT)
    summary = board.cards[EFFORT].summary
    assert heard[-1].startswith(f"Judging is work. {summary}. Study length ")
    assert heard[-1].endswith("Judging is work → A tie is a way out leads to")
    assert board.accessibleDescription() == heard[-1]
    board.choose(MEMORY)
    assert "part of Judging is work" in heard[-1]


def test_codes_on_the_map_are_heard_with_what_they_are_together_with(
    window: ThemesWindow, heard: list[str]
) -> None:
    window.show_as.pick("map")
    line = next(line for line in window.board._shown_lines() if line.number)
    window.board.choose(line.start)
    other = window.board.cards[line.end].theme.name
    assert f"{line.number} together with {other}" in heard[-1]


def test_escape_takes_back_the_name_that_was_typed(window: ThemesWindow) -> None:
    window.board.choose(EFFORT)
    name = window.details.name
    name.setFocus()
    name.selectAll()
    QTest.keyClicks(name, "Other words")
    QTest.keyClick(name, Qt.Key.Key_Escape)
    assert name.text() == "Judging is work"
    name.editingFinished.emit()
    assert themes(window)[EFFORT].name == "Judging is work"
