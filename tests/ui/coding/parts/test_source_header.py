"""The head of the open source never cuts a word without a sign."""

from __future__ import annotations

import re
from dataclasses import replace

from labeval.coding.coders.disputes import AGREED
from labeval.coding.edits import added
from tests.support.coding.analyst import KEY, begin_codebook_here


def test_facts_ask_for_no_width_and_stand_in_the_tip(analyst):
    begin_codebook_here(analyst)
    analyst.select(0, 4)
    analyst.press(KEY.Key_V)
    header = analyst.window.source_header
    assert header._aside.text() == header._aside.toolTip()
    assert header._aside.toolTip().endswith("0 % coded")
    assert header.minimumSizeHint().width() < header._aside.fontMetrics().horizontalAdvance(
        header._aside.text()
    )


def test_one_word_is_a_word(analyst):
    begin_codebook_here(analyst)
    header = analyst.window.source_header
    header._words = 1
    header.show_source()
    assert re.search(r"\b1 word\b", header._aside.toolTip()), header._aside.toolTip()


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
