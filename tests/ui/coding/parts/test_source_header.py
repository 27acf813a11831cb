"""The head of the open source never cuts a word without a sign."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from PySide6.QtGui import QFontMetrics

from labeval.coding.coders.disputes import AGREED
from labeval.coding.edits import added
from tests.support.coding.analyst import KEY, begin_codebook_here


@pytest.mark.parametrize("width", [748, 360])
def test_facts_that_have_no_room_end_in_an_ellipsis_and_stand_in_the_tip(analyst, qtbot, width):
    begin_codebook_here(analyst)
    analyst.select(0, 4)
    analyst.press(KEY.Key_V)
    header = analyst.window.source_header
    header.setParent(None)
    qtbot.addWidget(header)
    header.resize(width, header.sizeHint().height())
    header.show()
    aside = header._aside
    whole = aside.toolTip()
    assert "coded" in whole
    assert QFontMetrics(aside.font()).horizontalAdvance(aside.text()) <= aside.width()
    cut = aside.text() != whole
    assert cut == (width < 700)
    assert not cut or aside.text().endswith("…") or not aside.text()


def test_what_was_agreed_is_not_counted_again(analyst):
    begin_codebook_here(analyst)
    analyst.select(0, 4)
    analyst.press(KEY.Key_V)
    (own,) = analyst.stored()
    again = replace(own, id="agreed", coder=AGREED.id)
    analyst.controller.workbook.take_in([added(AGREED), added(again)])
    analyst.controller.read_again()
    assert len(analyst.controller.codings) == 2
    tip = analyst.window.source_header._aside.toolTip()
    assert re.search(r"\b1 segment", tip), tip
