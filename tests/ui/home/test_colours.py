"""Colours of the supervisor's and the analyst's windows are chosen in the home window."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QMenu

from labeval.commands.windows.rehearse import THEME_NAMES
from labeval.ui import chosen_theme as choosing
from labeval.ui.chosen_theme import SETTING, chosen_theme
from labeval.ui.memory import Memory
from labeval.ui.new_study.page_sheet import PageSheet
from labeval.ui.theme import LABEL_PX, LIGHT, THEMES, apply_theme
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import is_wide, spaced, type_font, use_wide_spacing
from tests.ui.test_theme_contrast import contrast


@pytest.fixture(autouse=True)
def usual_colours(qapp):
    yield
    apply_theme(qapp, LIGHT)
    use_wide_spacing(False)


def choose(home, text: str) -> None:
    home.press("Appearance…")
    (menu,) = [menu for menu in home.window.findChildren(QMenu) if menu.isVisible()]
    (action,) = [action for action in menu.actions() if action.text() == text]
    action.trigger()
    menu.close()
    QApplication.processEvents()


@pytest.mark.parametrize("name", ["dark", "black_on_white", "white_on_black"])
def test_chosen_colours_are_drawn_at_once_and_kept(home, qapp, name):
    text = {"dark": "Dark", "black_on_white": "Black on white", "white_on_black": "White on black"}
    choose(home, text[name])
    theme = THEMES[name]
    assert home.window.theme == home.window.panel.theme == theme
    assert qapp.palette().window().color() == theme.color("ground")
    assert home.window.grab().toImage().pixelColor(3, 3) == theme.color("ground")
    assert chosen_theme(Memory(home.memory._path)) == theme


def test_dialogs_and_help_are_in_the_chosen_colours(home):
    home.window.help.open()
    choose(home, "White on black")
    home.window.help.open()
    shown = home.window.help.shown
    middle = shown.view.grab().toImage().pixelColor(shown.view.width() - 40, 2)
    assert contrast(middle, THEMES["white_on_black"].color("text")) >= 7


def test_without_a_choice_colours_are_the_desktops(home, monkeypatch):
    monkeypatch.setattr(choosing, "system_theme", lambda: THEMES["white_on_black"])
    choose(home, "Dark")
    choose(home, "Like the desktop")
    assert home.memory.get(SETTING) == ""
    assert home.window.theme == THEMES["white_on_black"]


def test_wide_spacing_is_kept_and_reaches_all_that_is_read_but_no_page_of_a_participant(home, qapp):
    title = home.window.panel.findChild(Label)
    usual = title.sizeHint().width()
    choose(home, "Wide spacing")
    assert chosen_theme(Memory(home.memory._path)).wide and is_wide()
    assert title.sizeHint().width() > usual
    sheet = PageSheet(home.window.theme, "en")
    with spaced(wide=False):
        assert sheet._top._title.font() == type_font(LABEL_PX, strong=True)
    choose(home, "Usual spacing")
    assert not is_wide() and title.sizeHint().width() == usual
    sheet.deleteLater()


def test_an_unknown_name_among_the_settings_is_no_choice(tmp_path):
    memory = Memory(tmp_path / "settings.json")
    memory.set(SETTING, "sepia")
    assert chosen_theme(memory) in THEMES.values()


def test_the_command_line_offers_every_theme_for_a_rehearsal():
    assert list(THEMES) == THEME_NAMES


def test_every_choice_is_on_the_screen_where_its_button_is_at_the_edge(home, qapp):
    screen = home.window.screen().availableGeometry()
    home.window.resize(home.window.minimumSizeHint())
    home.window.move(screen.left(), screen.bottom() - home.window.height())
    home.press("Appearance…")
    (menu,) = [menu for menu in home.window.findChildren(QMenu) if menu.isVisible()]
    places = [menu.actionGeometry(action) for action in menu.actions()]
    outside = [place for place in places if not screen.contains(place.translated(menu.pos()))]
    menu.close()
    assert len(places) >= 7 and not outside
