"""Esc in a field brings back what it had, where something is kept in it."""

from __future__ import annotations

from PySide6.QtCore import Qt

from labeval.coding import themes
from labeval.coding.rows import Code
from labeval.ui.coding.codes.code_card import CodeCard
from labeval.ui.coding.parts.section import QuietField
from labeval.ui.coding.themes.window import ThemesWindow
from labeval.ui.theme import LIGHT
from tests.support.coding import coding_windows

ESC = Qt.Key.Key_Escape


def test_esc_empties_a_search_and_then_is_for_the_window(qtbot) -> None:
    field = QuietField(LIGHT)
    qtbot.addWidget(field)
    qtbot.keyClicks(field, "trust")
    qtbot.keyClick(field, ESC)
    assert field.text() == ""


def test_esc_keeps_the_new_name_of_a_theme(tmp_path, qtbot) -> None:
    with coding_windows.coded(tmp_path, participants=3) as controller:
        window = coding_windows.shown(ThemesWindow(controller, LIGHT), qtbot)
        card = next(iter(window.board.cards.values()))
        window.board.choose(card.theme.id)
        name, before = window.details.name, card.theme.name
        qtbot.keyClicks(name, "!")
        qtbot.keyClick(name, Qt.Key.Key_Return)
        assert controller.workbook.can_undo == themes.DESCRIBE_THEME
        qtbot.keyClick(name, ESC)
        assert name.text() == f"{before}!"


def test_esc_in_the_key_of_a_code_closes_its_card_and_leaves_the_key(qtbot) -> None:
    below, kept = QuietField(LIGHT), []
    qtbot.addWidget(below)
    card = CodeCard(LIGHT, below)
    code = Code("c", "Trust", shortcut="t")
    card.show_code(code, lambda before, after: kept.append((before, after)))
    qtbot.keyClick(card._key, ESC)
    qtbot.keyClick(card._key, ESC)
    assert kept == [(code, code)]
