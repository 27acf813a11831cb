"""Every screen speaks the language that is chosen, also when it is chosen on that very screen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from labeval.ui.language import LanguageSwitch
from labeval.ui.participant.window.window import ParticipantWindow
from labeval.ui.theme import LIGHT
from tests.ui.participant.conftest import TEST

GERMAN = Path(__file__).parents[4] / "translations" / "labeval_de.ts"
SAYS = ("text", "placeholderText", "accessibleName", "accessibleDescription")
OWN_PACE = re.compile(r"of rating left$|zu bewerten$")
"""The time left is reckoned by each window for itself."""


def shown(window: QWidget) -> list[tuple[str, str, str]]:
    """Everything that visible widgets say: class, how it is said, and the words."""
    found = []
    for widget in window.findChildren(QWidget):
        for how in SAYS:
            said = getattr(widget, how, None)
            words = said() if callable(said) and widget.isVisibleTo(window) else ""
            if words and not OWN_PACE.search(words):
                found.append((type(widget).__name__, how, words))
    return sorted(found)


def stops(seat) -> Iterator[str]:
    """A whole session by keys, stopping at every screen."""
    yield "welcome"
    seat.enter()
    yield "consent"
    seat.type("11")
    seat.enter()
    for keys in ("11111", "11"):
        yield "test"
        seat.type(keys)
        seat.enter()
    yield "origin"
    seat.enter()
    yield "instructions"
    seat.enter()
    yield "training"
    seat.type("a")
    seat.enter()
    yield "feedback"
    seat.enter()
    for _ in range(3):
        seat.type("a")
        yield "rating"
        seat.type("a")
        seat.enter()
    yield "break"
    seat.window.moving.pause()
    yield "pause"
    seat.enter()
    seat.enter()
    yield "questionnaire"
    seat.type("212")
    seat.press(Qt.Key.Key_Tab)
    seat.type("444")
    seat.enter()
    seat.enter()
    yield "ended"


def choose(seat, language: str) -> None:
    """As the appearance card does."""
    seat.window._on_appearance_chosen("language", language)
    QApplication.processEvents()


def wait_for_equal(qtbot, one: QWidget, other: QWidget, screen: str) -> None:
    """Some texts come a moment after their screen has been laid out."""

    def differing() -> None:
        different = set(shown(one)) ^ set(shown(other))
        # Two windows count a break down from when each was built.
        assert {t for t in different if not re.fullmatch(r"\d+:\d\d", t[2])} == set(), screen

    qtbot.waitUntil(differing)


@contextmanager
def freshly_built(seat) -> Iterator[ParticipantWindow]:
    """Another window on the same session, laid out without taking the front."""
    fresh = ParticipantWindow(
        seat.session, LIGHT, full_screen=False, translations=seat.window._appearance.translations
    )
    fresh.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    fresh.resize(seat.window.size())
    fresh.show()
    try:
        yield fresh
    finally:
        fresh.close()
        fresh.deleteLater()


@pytest.fixture
def untranslated() -> set[str]:
    """English texts that are others in German, wherever they stand, and that no study here has."""
    translated: dict[str, set[str]] = {}
    for message in ET.parse(GERMAN).getroot().iter("message"):
        source = message.findtext("source", "")
        translated.setdefault(source, set()).add(message.findtext("translation", ""))
    own = {option for question in TEST["questions"] for option in question["options"]}
    return {text for text, german in translated.items() if text not in german} - own


def test_every_screen_takes_the_other_language_at_once(seat, qtbot, untranslated) -> None:
    here = seat(study={"languages": ["en", "de"]})
    seen = set()
    for screen in stops(here):
        seen.add(here.kind())
        for language in ("de", "en"):
            choose(here, language)
            with freshly_built(here) as fresh:
                wait_for_equal(qtbot, here.window, fresh, screen)
            english = {words for _, _, words in shown(here.window)} & untranslated
            assert bool(english) == (language == "en"), (screen, english)
    assert here.session.state.ended is not None
    assert {"consent", "test", "rating", "break", "questionnaire"} <= seen


def test_the_key_of_a_tie_is_the_one_that_the_german_page_names(seat, steps) -> None:
    here = seat([steps.rate, steps.thanks], study={"languages": ["en", "de"]})
    choose(here, "de")
    assert here.shows("A B G X: wählen")
    here.type("g")
    assert "tie" in here.session.state.answers_here().values()
    choose(here, "en")
    assert here.shows("A B T X: choose")


def test_numbers_decide_between_singular_and_plural_in_both_languages(qapp) -> None:
    from PySide6.QtCore import QCoreApplication

    switch = LanguageSwitch(qapp)

    def said(count: int) -> str:
        return QCoreApplication.translate("StudyPanel", "%n robot session(s)", "", count)

    assert (said(1), said(2)) == ("1 robot session", "2 robot sessions")
    switch.use("de")
    try:
        assert (said(1), said(2)) == ("1 Roboter-Sitzung", "2 Roboter-Sitzungen")
    finally:
        switch.use("en")
