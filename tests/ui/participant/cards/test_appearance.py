"""Choosing how it looks leaves the keyboard, the window and the supervisor's window alone."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QWidget

from labeval.text.languages import PROGRAM_LANGUAGES
from labeval.ui.language import LanguageSwitch
from labeval.ui.participant.cards.appearance import AppearanceCard
from labeval.ui.theme import DARK, LIGHT, TEXT_SCALES, THEMES
from labeval.ui.widgets.basics.buttons import OptionButton
from tests.test_participants_words import CODES

LANGUAGES = [*PROGRAM_LANGUAGES, *CODES]


@pytest.fixture
def rating(seat, steps):
    """Somebody who answered one question of a page and opened the card of appearance."""
    person = seat([steps.rate])
    person.type("a")
    person.window._on_appearance_requested()
    return person


def test_after_another_language_escape_closes_the_card_and_the_keys_are_the_pages(rating):
    rating.window._on_appearance_chosen("language", "de")
    QApplication.processEvents()
    card = rating.window._deck.appearance
    assert card.isAncestorOf(rating.focus())
    rating.press(Qt.Key.Key_Escape)
    assert card.isHidden()
    assert rating.window._screen().isAncestorOf(rating.focus())
    before = dict(rating.session.state.answers_here())
    rating.press(Qt.Key.Key_T)
    assert rating.session.state.answers_here() != before


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_enter_and_the_space_bar_choose_the_option_that_arrows_led_to(rating, key):
    card = rating.window._deck.appearance
    chosen: list[tuple[str, str]] = []
    card.chosen.connect(lambda field, value: chosen.append((field, value)))
    rating.press(Qt.Key.Key_Right)
    rating.press(key)
    assert chosen == [("text_size", str(TEXT_SCALES[1]))] and not card.isHidden()


def test_dark_colours_are_the_participants_window_alone(rating, qapp):
    before = qapp.palette().color(QPalette.ColorRole.Window)
    rating.window._on_appearance_chosen("theme", "dark")
    assert qapp.palette().color(QPalette.ColorRole.Window) == before
    shown = rating.window.palette().color(QPalette.ColorRole.Window)
    assert shown.name() == DARK.ground.lower()
    assert rating.window._bottom.palette().color(QPalette.ColorRole.Window) == shown


@pytest.mark.parametrize("minutes", [None, 0.5, 114.0])
def test_the_largest_text_leaves_the_window_as_wide_as_the_screen(rating, minutes):
    for field, value in (("text_size", "1.5"), ("language", "de")):
        rating.window._on_appearance_chosen(field, value)
    top = rating.window._top
    where = replace(
        top._shown, title="Bester und schlechtester Text", count=12, minutes_left=minutes
    )
    top.show_whereabouts(where)
    QApplication.processEvents()
    assert rating.window.minimumSizeHint().width() <= 1280
    assert rating.window.width() == 1280
    shown = [w for w in (top._title, top._page, top._progress, top._left) if w.isVisible()]
    ends = [w.geometry().right() for w in shown] + [top.ask_button.x()]
    assert ends == sorted(ends)
    assert top._progress.width() >= 32


def test_a_session_that_is_taken_up_in_another_language_has_the_keyboard_on_its_page(
    seat, steps, resumed
):
    person = seat([steps.consent, steps.rate])
    person.type("11")
    person.enter()
    person.window._on_appearance_chosen("language", "de")
    person.window.close()
    person.window._appearance.translations.use("en")
    again = seat(session=resumed(person.session))
    page = again.window._screen()._current()
    assert page.isAncestorOf(again.focus()), again.focus()


@pytest.mark.parametrize("scale", TEXT_SCALES)
def test_every_choice_has_room_for_its_words_in_any_language(qtbot, qapp, scale):
    window, switch = QWidget(), LanguageSwitch(qapp)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    theme = LIGHT.scaled(scale)
    cut = {}
    for language in LANGUAGES:
        switch.use(language)
        card = AppearanceCard(theme, window, LANGUAGES, can_switch_texts=True)
        card.open_card()
        QApplication.processEvents()
        options = card.card.findChildren(OptionButton)
        assert len(options) >= len(TEXT_SCALES) + len(THEMES) + 2
        within = card.card.contentsRect()
        for option in options:
            option.setFocus()  # which scrolls to it
            place = QRect(option.mapTo(card.card, QPoint()), option.size())
            if option.width() < option.sizeHint().width() or not within.contains(place):
                cut[language, option.text()] = option.width(), option.sizeHint().width()
        card.close_card()
    switch.use("en")
    assert cut == {}


def test_arrows_go_through_the_colours_as_they_are_seen(rating):
    card = rating.window._deck.appearance
    theme = card._options["theme"]
    theme["light"].setFocus()
    for key, value in (("Right", "dark"), ("Down", "white_on_black"), ("Left", "black_on_white")):
        rating.press(Qt.Key[f"Key_{key}"])
        assert theme[value].hasFocus()


def test_the_card_says_where_a_page_has_no_room_for_the_size(rating):
    card, page = rating.window._deck.appearance, rating.window._current.rating_page()
    assert card._note.isHidden()
    page.resize(420, 240)
    rating.window._on_appearance_chosen("text_size", "2.0")
    QApplication.processEvents()
    page.resize(420, 240)
    rating.window._say_size()
    assert page.placement.is_smaller
    assert card._note.isVisible() and f"{page.placement.percent} %" in card._note.text()
    rating.window._on_appearance_chosen("text_size", "1.0")
    assert card._note.isHidden()


def test_choices_that_have_no_room_are_scrolled_to(qtbot, qapp):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(960, 540)
    window.show()
    card = AppearanceCard(LIGHT.scaled(2.0), window, LANGUAGES)
    card.open_card(below=window)
    button = card._lines[-1][-1]
    button.setFocus()
    QApplication.processEvents()
    assert window.rect().contains(card.card.geometry())
    seen = QRect(button.mapTo(card.card, QPoint()), button.size())
    assert card.card.contentsRect().contains(seen)
    assert seen.bottom() <= card.close_button.mapTo(card.card, QPoint()).y()
    card.close_card()
