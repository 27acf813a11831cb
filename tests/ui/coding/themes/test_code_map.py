"""The map of codes on the theme board: moved by mouse and keys, undone, saved."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QSizeF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from labeval.coding.code_map import places
from labeval.coding.rows import Theme
from labeval.ui.coding.themes.board import ThemeBoard
from labeval.ui.coding.themes.cards import Chip, ThemeCard, link_width
from labeval.ui.coding.themes.map_cards import code_cards, places_of
from labeval.ui.coding.themes.window import ThemesWindow
from labeval.ui.theme import LIGHT
from tests.support.coding import coding_windows

KEY, CONTROL = Qt.Key, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(tmp_path, qtbot):
    with coding_windows.coded(tmp_path, participants=3) as controller:
        shown = coding_windows.shown(ThemesWindow(controller, LIGHT), qtbot)
        shown.show_as.pick("map")
        yield shown


def kept(window):
    book = window.controller.workbook
    return places(book.memos(), book.boards()[0].id)


def code_ids(window):
    return [card.theme.id for card in window.board.cards.values() if card.colour]


def test_codes_and_themes_are_cards_that_cover_none_and_lines_have_numbers(window):
    codes, cards = code_ids(window), list(window.board.cards.values())
    assert len(codes) >= 5 and len(cards) == len(codes) + 3 and kept(window) == {}
    areas = [card.area for card in cards]
    assert not any(a.intersects(b) for n, a in enumerate(areas) for b in areas[n + 1 :])
    together = [line for line in window.board._lines if line.number]
    assert together and all(window._map.together[line.start, line.end] >= 1 for line in together)
    belongs = {(line.start, line.end) for line in window.board._lines if not line.number}
    assert belongs == {(t.id, c) for t in window._themes for c in t.codes if c in codes}
    most = max(line.number for line in together)
    window.least.pick("20")
    shown = [line for line in window.board._lines if line.number]
    assert all(line.number >= 20 for line in shown) and (shown or most < 20)


def test_themes_that_are_made_on_the_map_cover_none_where_only_themes_are_shown(window):
    for _ in range(6):
        window.add_theme()
    window.show_as.pick("themes")
    areas = [card.area for card in window.board.cards.values()]
    assert len(areas) == 9
    assert not any(a.intersects(b) for n, a in enumerate(areas) for b in areas[n + 1 :])


def test_keys_move_a_code_all_places_are_kept_and_undo_takes_it_back(window):
    id = code_ids(window)[0]
    window.board.choose(id)
    window.board.setFocus()
    before = {key: (card.at.x(), card.at.y()) for key, card in window.board.cards.items()}
    QTest.keyClick(window.board, KEY.Key_Right, CONTROL)
    now = kept(window)
    assert set(now) == set(window.board.cards)
    assert now[id][0] > before[id][0] and now[id][1] == pytest.approx(before[id][1], abs=0.06)
    window.controller.undo()
    window.refresh()
    assert kept(window) == {}
    again = window.board.cards[id].at
    assert (again.x(), again.y()) == pytest.approx(before[id])


def test_the_mouse_moves_a_code_and_drops_it_on_a_theme(window):
    id, theme = code_ids(window)[-1], window._themes[0]
    start = window.board.cards[id].area.center().toPoint()
    left = Qt.MouseButton.LeftButton
    window.board.moved.emit(id, 500.0, 600.0)
    assert kept(window)[id] == (500.0, 600.0)
    assert start != window.board.cards[id].area.center().toPoint()
    grabbed = window.board.cards[id].area.center().toPoint()
    on = window.board.cards[theme.id].area.center().toPoint()
    QTest.mousePress(window.board, left, pos=grabbed)
    QTest.mouseMove(window.board, on)
    from PySide6.QtCore import QEvent, QPointF
    from PySide6.QtGui import QMouseEvent

    none = Qt.KeyboardModifier.NoModifier
    at = QPointF(on)
    moved = QMouseEvent(QEvent.Type.MouseMove, at, window.board.mapToGlobal(at), left, left, none)
    window.board.mouseMoveEvent(moved)
    QTest.mouseRelease(window.board, left, pos=on)
    window.refresh()
    assert id in next(t for t in window._themes if t.id == theme.id).codes
    under, above = window.board.cards[id].area, window.board.cards[theme.id].area
    assert above.bottom() < under.top() and abs(under.left() - above.left()) < 40
    assert not any(
        c.area.intersects(under) for c in window.board.cards.values() if c.theme.id != id
    )
    window.controller.undo()
    window.refresh()
    assert kept(window)[id] == (500.0, 600.0)


def test_a_theme_takes_its_codes_along_and_undo_brings_all_back(window):
    theme = next(t for t in window._themes if t.codes)
    before = {id: (card.at.x(), card.at.y()) for id, card in window.board.cards.items()}
    window.board.choose(theme.id)
    window.board.setFocus()
    QTest.keyClick(window.board, KEY.Key_Down, CONTROL)
    along = {theme.id, *window.board.below(theme.id)}
    assert set(theme.codes) < along and along < set(before)
    for id, (x, y) in kept(window).items():
        down = 24 if id in along else 0
        assert (x, y) == pytest.approx((before[id][0], before[id][1] + down), abs=0.06)
    window.controller.undo()
    assert kept(window) == {}


def test_the_map_is_arranged_and_saved_with_a_kept_version(window, tmp_path):
    window.board.moved.emit(code_ids(window)[0], 900.0, 900.0)
    QTest.keyClick(window, KEY.Key_L, CONTROL)
    assert kept(window)[code_ids(window)[0]] != (900.0, 900.0)
    window._on_keep()
    book = window.controller.workbook
    copy = next(board for board in book.boards() if board.kept)
    copied = places(book.memos(), copy.id)
    assert sorted(copied.values()) == sorted(kept(window).values())
    assert set(copied) == {*code_ids(window), *(t.id for t in book.themes(copy.id))}
    window.save_as(tmp_path / "map.svg")
    window.save_as(tmp_path / "map.png")
    names = {card.theme.name for card in window.board.cards.values() if card.colour}
    svg = (tmp_path / "map.svg").read_text(encoding="utf-8")
    assert all(name.split()[0] in svg for name in names)
    assert QImage(str(tmp_path / "map.png")).width() >= 900


def test_what_has_no_place_yet_comes_right_below_the_map():
    """Wherever it would be if all were arranged anew."""
    themes = [Theme(f"t{n}", "b", f"T{n}", codes=(f"c{n}",)) for n in range(9)]
    chips = [Chip(f"c{n}", f"C{n}", "", 1) for n in range(9)]
    first = places_of(chips[:8], themes[:8], {}, {}, LIGHT)
    found = places_of(chips, themes, first, {}, LIGHT)
    assert {id: found[id] for id in first} == first
    lowest = max(y for _, y in first.values())
    assert lowest + 40 < found["t8"][1] < lowest + 140 and found["t8"][0] < 40
    assert found["c8"][1] > found["t8"][1]


def test_themes_go_along_with_the_one_above_without_codes_and_in_a_circle(qtbot):
    board = ThemeBoard(LIGHT)
    qtbot.addWidget(board)

    def show(*parents: tuple[str, str]) -> None:
        cards = [
            ThemeCard(Theme(id, "b", id, parent=above), (), "", QPointF(0, 80 * n), QSizeF(9, 9))
            for n, (id, above) in enumerate(parents)
        ]
        code = code_cards([Chip("x", "X", "#808080", 1)], {"x": (400, 0)}, "b", {"x": ""})
        board.show_cards([*cards, *code], [], [])

    show(("a", ""), ("b", "a"), ("c", "b"))
    assert board.below("a") == ["b", "c"] and board.below("c") == []
    show(("a", "b"), ("b", "a"))
    assert board.below("a") == ["b"]


def test_the_words_on_a_connection_have_room_between_the_themes(window):
    (link,) = window._links
    start, end = (window.board.cards[id].area for id in (link.start, link.end))
    assert link.label and abs(end.left() - start.right()) > link_width(link.label, LIGHT)
