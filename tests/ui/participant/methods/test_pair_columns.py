"""Columns of a comparison in languages with long words."""

from __future__ import annotations

import pytest

from labeval import places
from labeval.study.reading import read_study
from labeval.study.selection import design_pages
from labeval.ui.new_study.page_sheet import PageSheet
from labeval.ui.participant.methods.ab import Page
from labeval.ui.participant.page_view import view_for
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.basics.buttons import OptionButton
from labeval.ui.widgets.basics.lettering import text_width


def page_in(language: str, qtbot) -> Page:
    content = read_study(places.templates() / "six-methods")
    sheet = PageSheet(LIGHT, language)
    qtbot.addWidget(sheet)
    sheet.show_view(view_for(content, design_pages(content, "ab")[0], language), 30)
    assert isinstance(sheet.page, Page)
    sheet.page.keep = sheet  # type: ignore[attr-defined]
    return sheet.page


@pytest.fixture
def pages(qtbot) -> dict[str, Page]:
    return {language: page_in(language, qtbot) for language in ("en", "de")}


def test_texts_are_about_as_wide_in_german_as_in_english(pages):
    widths = {language: page.texts.frames[0].width() for language, page in pages.items()}
    assert widths["de"] > 0.96 * widths["en"]


def test_no_word_on_a_button_is_cut(pages):
    for page in pages.values():
        for button in page.grid.findChildren(OptionButton):
            assert text_width(button.text(), 13, strong=True) + 8 <= button.width()
            assert len(button.text()) > 0
