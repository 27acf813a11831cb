"""Screens that nobody rates texts on are larger on large screens, as the pages between them are."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize

from labeval.ui.fit import page_area
from labeval.ui.participant.screens.break_ import BreakScreen
from labeval.ui.participant.screens.consent import ConsentScreen
from labeval.ui.participant.screens.ended import EndedScreen
from labeval.ui.participant.screens.instructions import InstructionsScreen
from labeval.ui.participant.screens.questionnaire import QuestionnaireScreen
from labeval.ui.participant.screens.text import TextScreen
from labeval.ui.participant.sizes import growth
from labeval.ui.theme import DARK, LIGHT
from labeval.ui.widgets.texts.markdown_view import MarkdownView
from tests.ui.participant.conftest import THANKS

LARGE, USUAL = page_area((1920, 1080)), page_area((1280, 720))
KINDS = (BreakScreen, ConsentScreen, EndedScreen, InstructionsScreen, QuestionnaireScreen)


@pytest.mark.parametrize("kind", (*KINDS, TextScreen))
def test_a_screen_is_as_large_as_there_is_room(qtbot, kind) -> None:
    screen = kind(LIGHT)
    qtbot.addWidget(screen)
    screen.resize(*LARGE)
    screen.show()
    grown = growth(QSize(*LARGE))
    assert grown > 1.25
    assert screen.theme.text_scale == grown
    screen.set_theme(DARK.scaled(1.25))
    assert screen.theme == DARK.scaled(1.25 * grown)
    screen.resize(*USUAL)
    assert screen.theme == DARK.scaled(1.25)


def test_letters_of_the_last_words_are_larger_in_a_larger_window(seat) -> None:
    here = seat([THANKS])
    text = next(t for t in here.window.findChildren(MarkdownView) if t.isVisible())
    here.window.resize(1280, 720)
    usual = text.sizeHint().height(), text.font().pixelSize()
    here.window.resize(1920, 1080)
    assert (text.sizeHint().height(), text.font().pixelSize()) > usual
