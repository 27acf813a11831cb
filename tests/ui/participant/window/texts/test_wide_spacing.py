"""Wide spacing of texts, as WCAG 1.4.12 asks for it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale, QRect

from labeval.jobs.planning.check import pages_of_block
from labeval.session.events.events import Kind
from labeval.text.formatted import FormattedText
from labeval.ui.fit import PageMeasure
from labeval.ui.language import spoken_in
from labeval.ui.participant.looks import shared_looks
from labeval.ui.participant.pages.rating_page import RatingPage
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.basics.lettering import (
    is_wide,
    line_count,
    line_height,
    spaced,
    text_width,
    type_font,
    use_wide_spacing,
)
from labeval.ui.widgets.formatted.rendered import rendered
from labeval.ui.widgets.texts.text_view import TextView
from tests.runs.screens.languages_fit import in_language

PX = 20
TEXT = "Owls hear mice.\n\nThey fly without a sound."


@pytest.fixture(autouse=True)
def usual_afterwards() -> Iterator[None]:
    yield
    use_wide_spacing(False)


def test_lines_letters_and_words_have_the_distances_of_the_standard(qapp):
    usual = text_width("Owls hear", PX)
    with spaced(wide=True):
        assert line_height(PX) == 1.5 * PX
        added = text_width("Owls hear", PX) - usual
        assert added == pytest.approx((9 * 0.12 + 0.16) * PX, abs=2)
    assert text_width("Owls hear", PX) == usual and not is_wide()


def test_letters_that_are_joined_stay_so(qapp):
    usual = QLocale()
    QLocale.setDefault(QLocale("ar"))
    try:
        with spaced(wide=True):
            assert type_font(PX).letterSpacing() == 0
            assert 0.16 * PX <= type_font(PX).wordSpacing() < 0.16 * PX + 0.1
    finally:
        QLocale.setDefault(usual)


def test_paragraphs_are_twice_the_size_apart(qtbot):
    with spaced(wide=True):
        view = TextView()
        qtbot.addWidget(view)
        view.show_text(TEXT, PX)
        view.place(0, 0, 600, 600)
        blank = view.document().findBlockByNumber(1)
        assert blank.blockFormat().lineHeight() >= 2 * PX
        lines = line_count(TEXT, 600, PX)
        assert view.height() == lines * line_height(PX) == 4 * 1.5 * PX
        view.show()  # and laid out
        assert view.document().size().height() == view.height()
        shown = FormattedText("One.\n\nTwo.\n\n* three", format="markdown")
        rows = rendered(shown, PX, 600, replace(LIGHT, wide=True)).rows
        assert [row.gap for row in rows[1:]] == [2 * PX, 2 * PX]


def test_a_participant_who_chooses_it_sees_it_at_once_and_it_is_recorded(seat, steps):
    person = seat([steps.rate])
    view = person.window.findChild(RatingPage).texts.frames[0].view
    before = view.document().size().height()
    person.window._on_appearance_chosen("spacing", "wide")
    assert view.document().defaultFont().wordSpacing() > 0
    assert view.document().size().height() > before
    (chosen,) = person.events(Kind.APPEARANCE)
    assert (chosen.field, chosen.value) == ("spacing", "wide")
    person.window._on_appearance_chosen("spacing", "usual")
    assert view.document().size().height() == before


def test_the_check_and_the_look_of_a_block_are_of_pages_that_are_spaced_so(seat, steps):
    content = seat([steps.rate]).session.content
    plan = content.study.blocks
    measure = PageMeasure((1280, 720), wide=True)
    size = PageMeasure((1280, 720))
    (block,) = plan
    looks = shared_looks()
    room = measure.page_of(plan[block].method, "en").size()
    usual = looks.look(content, block, room, LIGHT)
    wide = looks.look(content, block, room, replace(LIGHT, wide=True))
    assert (usual.wide, wide.wide) == (False, True)
    assert measure.page_of(plan[block].method, "en").theme.wide
    assert not size.page_of(plan[block].method, "en").theme.wide and not is_wide()


def test_what_turns_criteria_keeps_to_their_column(qapp):
    content = in_language("de")
    measure = PageMeasure((960, 540), 2.0, wide=True)
    measure.measure(content, pages_of_block(content, "pairs")[0], "de")
    page, column = measure.page_of("ab", "de"), QRect(600, 200, 291, 200)
    with spoken_in("de"), spaced(wide=True):
        page._place_rows(column, (range(1), range(1, 2)))
        assert page.turner.words() == "Kriterium 1 von 2"
    assert page.turner.x() >= column.x()
