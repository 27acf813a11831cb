"""Letters and digits can be switched off on pages, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from labeval.ui.moderator.window.stage import Stage
from labeval.ui.participant.window.single_keys import acting
from labeval.ui.theme import LIGHT, Theme
from labeval.ui.widgets.answers.choice_list import ChoiceRow
from labeval.ui.widgets.answers.keyed_option import KeyedOption
from labeval.ui.widgets.basics.link_button import LinkButton


@pytest.fixture
def rating(seat: Any, steps: Any) -> Iterator[Any]:
    """Somebody on a page of ratings who has switched them off."""
    person = seat([steps.rate])
    person.window._on_appearance_chosen("keys", "no_letters")
    yield person
    person.window._appearance.keys.switch(off=False)


def test_letters_do_nothing_where_they_are_off_and_everything_again_later(rating):
    rating.type("a")
    assert rating.session.state.answers_here() == {}
    rating.window._on_appearance_chosen("keys", "all")
    rating.type("a")
    assert rating.session.state.answers_here() != {}


def test_other_keys_act_all_the_same_and_fields_take_letters(rating):
    rating.press(Qt.Key.Key_Down)
    rating.press(Qt.Key.Key_Space)
    assert rating.session.state.answers_here() != {}
    page = rating.window._current.rating_page()
    page.open_comment()
    rating.type("a word")
    assert "a word" in page.comment.edit.toPlainText()


def test_only_keys_that_act_are_hinted_at():
    hints = [(["1–5"], "choose"), (["↑", "↓"], "move"), (["C"], "comment"), (["Enter"], "next")]
    hints += [(["Ctrl", "F"], "search"), (["Shift", "1–3"], "severity")]
    off = acting(hints, {"keys": "no_letters"})
    assert [what for _, what in off] == ["move", "next", "search"]
    assert acting(hints, {}) == hints


def test_the_hints_on_screen_follow_in_the_mirror_too(rating, qtbot):
    around = QWidget()
    qtbot.addWidget(around)
    stage = Stage(LIGHT, around)
    stage.show_view(rating.session, "")
    shown = rating.window._bars.bottom._hints._hints
    assert shown and all(keys != ("C",) for keys, _ in shown)
    assert stage._bottom._hints._hints == shown


@pytest.mark.parametrize("made", ["consent", "errors"])
def test_options_show_no_key_that_does_nothing(rating, qtbot, made):
    around = QWidget()
    qtbot.addWidget(around)

    def drawn(key: str, theme: Theme) -> QImage:
        option: ChoiceRow | KeyedOption = KeyedOption(key, "Style", around)
        if made == "consent":
            option = ChoiceRow("I agree", key, multiple=False, theme=theme, parent=around)
        option.set_theme(theme)
        option.resize(200, 40)
        return option.grab().toImage()

    assert drawn("1", LIGHT) != drawn("", LIGHT)
    off = rating.window.theme
    assert drawn("1", off) == drawn("", off)


def test_links_show_no_letter_that_does_nothing(rating, qtbot):
    link = LinkButton()
    qtbot.addWidget(link)
    link.set_words("Undo", "U")
    assert (link.text(), link.accessibleName()) == ("Undo  U", "Undo")
    link.set_theme(rating.window.theme)
    assert (link.text(), link.accessibleName()) == ("Undo", "Undo")
    link.set_words("Remove", "Del")
    assert link.text() == "Remove  Del"
