"""What the fields of a page ask for is read whole in large letters."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from labeval import places
from labeval.study.reading import read_study
from labeval.ui.language import LanguageSwitch
from labeval.ui.participant.window.rehearsal import RehearsalChoices, RehearsalWindow
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.answers.comment_box import CommentBox


@pytest.fixture
def opened(qtbot):
    languages = LanguageSwitch(QApplication.instance())

    def open_at(place: str, **choices: str) -> RehearsalWindow:
        content = read_study(places.templates() / "aspects")
        window = RehearsalWindow(content, RehearsalChoices(place, **choices), LIGHT, languages)
        qtbot.addWidget(window)
        window.resize(1280, 720)
        window.show()
        return window

    yield open_at
    languages.use("en")


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_reason_leaves_room_for_the_prompt_of_the_comment_below_it(opened, language):
    page = opened("answers-002", language=language, text_size="1.5").page_in_sight()
    shown = [box.edit.placeholderText() for box in page.findChildren(CommentBox)]
    assert len(shown) == 2
    assert not [words for words in shown if words.endswith("…")]
