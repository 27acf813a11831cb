"""Help: every topic leads to a heading, links are followed, and nothing else is opened."""

from __future__ import annotations

import json
import re
from collections import Counter

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest

from labeval import places
from labeval.ui.help.names import with_names
from labeval.ui.help.sections import anchors, headings
from labeval.ui.help.topics import ALL, CONSENT, CRITERIA, DESIGN, EDITOR, HOME
from labeval.ui.help.window import DocumentView, HelpWindow
from labeval.ui.language import LanguageSwitch
from labeval.ui.theme import DARK, LIGHT
from tests.ui.home.opened_home import home
from tests.ui.new_study.opened_new_study import memory, window

__all__ = ["home", "memory", "window"]


def test_headings_are_read_without_code_and_anchors_are_told_apart():
    text = "# One `two`\n```\n# not this\n```\n## What's new?\n## What's new?\ntext\n### Über – a\n"
    assert headings(text) == ["One two", "What's new?", "What's new?", "Über – a"]
    assert anchors(text) == {"one-two": 0, "whats-new": 1, "whats-new-1": 2, "über--a": 3}


@pytest.mark.parametrize("topic", ALL, ids=lambda topic: topic.anchor)
def test_every_topic_has_its_place_in_the_documents(topic):
    source = (places.documents() / topic.document).read_text(encoding="utf-8")
    assert topic.anchor in anchors(source)


def test_it_opens_at_the_heading_and_follows_links_between_documents(qtbot):
    shown = HelpWindow(DARK)
    qtbot.addWidget(shown)
    shown.show_topic(CONSENT)
    assert shown.view.heading == "Put the consent together"
    assert "consent" not in shown.windowTitle() and shown.summary.text() == CONSENT.summary
    shown.view.follow("tables.md#flags")
    assert (shown.view.document_name, shown.view.heading) == ("tables.md", "Flags")
    for elsewhere in ("https://example.org/x.md", "file:///etc/passwd", "../README.md"):
        shown.view.follow(elsewhere)
        assert shown.view.document_name == "tables.md"
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    assert not shown.isVisible()


def test_pictures_come_from_the_documents_only(qtbot, tmp_path):
    view = DocumentView(places.documents(), LIGHT)
    qtbot.addWidget(view)
    image = QTextDocument.ResourceType.ImageResource.value
    assert view.loadResource(image, QUrl("screenshots/home.png")).width() > 100
    elsewhere = tmp_path / "secret.png"
    elsewhere.write_bytes((places.documents() / "screenshots" / "home.png").read_bytes())
    assert view.loadResource(image, QUrl(str(elsewhere))).width() == 1


def test_a_picture_leaves_no_gap_below_it(qtbot):
    shown = HelpWindow(LIGHT)
    qtbot.addWidget(shown)
    shown.show_topic(HOME)
    document = shown.view.document()
    block = document.begin()
    while block.text() != "\N{OBJECT REPLACEMENT CHARACTER}":
        block = block.next()
    layout = document.documentLayout()
    ends, goes_on = layout.blockBoundingRect(block), layout.blockBoundingRect(block.next())
    assert ends.height() > 300
    assert 0 < goes_on.top() - ends.bottom() < 20


def test_f1_is_about_the_page_that_is_shown(window):
    QTest.keyClick(window, Qt.Key.Key_F1)
    assert window.help.shown.summary.text() == DESIGN.summary
    window._stack.setCurrentWidget(window._shown[window.criteria])
    window.help.open()
    assert window.help.shown.summary.text() == CRITERIA.summary
    window.help.shown.close()


def test_f1_in_the_home_window(home):
    QTest.keyClick(home.window, Qt.Key.Key_F1)
    assert home.window.help.shown.view.heading == "A first study"
    assert home.window.help.shown.summary.text() == HOME.summary
    home.window.help.shown.close()


@pytest.mark.parametrize("topic", ALL, ids=lambda topic: topic.anchor)
def test_nothing_is_wider_than_the_window(topic, qtbot):
    shown = HelpWindow(LIGHT)
    qtbot.addWidget(shown)
    shown.show_topic(topic)
    assert shown.view.horizontalScrollBar().maximum() == 0


@pytest.fixture
def german(qapp):
    languages = LanguageSwitch(qapp)
    languages.use("de")
    yield
    languages.use("en")


def test_names_of_buttons_are_followed_by_those_of_a_german_window(qtbot, german):
    shown = HelpWindow(LIGHT)
    qtbot.addWidget(shown)
    shown.show_topic(EDITOR)
    text = shown.view.toPlainText()
    button = QCoreApplication.translate("HomeWindow", "New study…")
    assert button == "Neue Studie…" and f"New study… ({button}) in the home window" in text
    assert shown.language_note.isVisible()


def test_in_english_nothing_is_put_in_brackets(qtbot):
    shown = HelpWindow(LIGHT)
    qtbot.addWidget(shown)
    shown.show_topic(DESIGN)
    assert "New study… in the home window" in shown.view.toPlainText()
    assert not shown.language_note.isVisible()


def test_the_first_study_opens_in_german_at_its_part_and_english_pages_say_so(qtbot, german):
    shown = HelpWindow(LIGHT)
    qtbot.addWidget(shown)
    shown.show_topic(CONSENT)
    assert shown.view.heading == "Die Einwilligung zusammenstellen"
    assert not shown.language_note.isVisible()
    shown.view.follow("results.md#one-file-for-the-next-laboratory")
    assert shown.view.heading == "One file for the next laboratory"
    assert shown.language_note.isVisible()


_EMPHASISED = re.compile(r"(?<![*\w])\*(?=[^\s*])([^*\n]+(?:\n[^*\n]+)?)(?<=\S)\*(?!\*)")
_OTHERS = {"both": "beides", "Name (English)": "Name (Englisch)", "Name (German)": "Name (Deutsch)"}
"""Names that no catalogue has as they are written."""


@pytest.mark.parametrize(
    ("language", "name"),
    [(p.parent.name, p.name) for p in sorted((places.resources() / "help").glob("*/*.md"))],
)
def test_a_translated_document_has_the_parts_of_its_original(language, name):
    english = (places.documents() / name).read_text("utf-8")
    translated = places.translated_document(name, language).read_text("utf-8")
    assert len(headings(translated)) == len(headings(english))
    for part in (r"\]\(([^)]+)\)", r"(?s)^```.*?^```$", r"^\|.*\|$", r"`(labeval [^`]+)`"):
        found = [re.findall(part, text, re.MULTILINE) for text in (english, translated)]
        assert found[0] == found[1]
    names = json.loads(places.names_in_documents(language).read_text("utf-8")) | _OTHERS
    called = Counter(" ".join(text.split()).casefold() for text in _EMPHASISED.findall(translated))
    for emphasised in _EMPHASISED.findall(english):
        one = " ".join(emphasised.split())
        ways = names.get(one, one).casefold().split(" / ")
        way = next((way for way in ways if called[way]), None)
        assert way is not None, f"{one} should be called {ways}"
        called[way] -= 1
    assert not +called


def test_code_and_stressed_words_get_no_names():
    source = "*Results* and *not* this\n```\n*Results*\n```\n* *Results*\n"
    named = "*Results* (*Ergebnisse*)"
    assert with_names(source, "de") == f"{named} and *not* this\n```\n*Results*\n```\n* {named}\n"
    assert with_names(source, "en") == source
