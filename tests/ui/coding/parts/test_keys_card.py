"""The list of keys names them as they are on the keyboard, and cuts no name."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from labeval.ui.coding.parts.keys_card import KeysCard, cap_of
from labeval.ui.language import LanguageSwitch
from labeval.ui.theme import LABEL_PX
from labeval.ui.widgets.basics.lettering import text_width
from tests.support.coding.analyst import Analyst


@pytest.fixture(params=["en", "de"])
def language(request, qapp: QApplication):
    LanguageSwitch(qapp).use(request.param)
    yield request.param
    LanguageSwitch(qapp).use("en")


def test_keys_have_the_names_of_the_keyboard(language):
    german = language == "de"
    assert cap_of("Ctrl+1 – 9") == ("Strg+1 – 9" if german else "Ctrl+1 – 9")
    assert cap_of("Shift+←→↑↓") == ("Umschalt+←→↑↓" if german else "Shift+←→↑↓")
    assert cap_of("Return") == ("Eingabe" if german else "Enter")
    assert cap_of("1 – 9") == "1 – 9"
    assert cap_of("G") == "G"


def test_no_name_of_a_key_is_cut(language, analyst: Analyst):
    window = analyst.window
    window.resize(1280, 720)
    card = window.findChild(KeysCard)
    card.retranslate()
    card.open_card()
    QApplication.processEvents()
    table = card._table
    for action in (action for _, actions in table.groups for action in actions):
        assert text_width(action.name(), LABEL_PX) <= table.room_for_name(action), action.name()
