"""Two codes of one name are warned of when they arise, by whatever act."""

from __future__ import annotations

from labeval.coding.codes import codebook
from labeval.ui.coding.window.equal_names import NameWatch
from tests.support.coding.analyst import CONTROL, KEY, Analyst, begin_codebook_here


def notice(analyst: Analyst) -> str:
    return analyst.window.notice.message.text() if analyst.window.notice.isVisible() else ""


def test_a_name_that_is_there_already_is_warned_of(analyst):
    begin_codebook_here(analyst)
    NameWatch(analyst.window)
    controller, codes = analyst.controller, list(analyst.controller.codes.values())
    one, other = codes[0], codes[1]
    controller.do(codebook.ADD, codebook.add(codes, "Quite new"))
    assert notice(analyst) == ""
    controller.do(codebook.ADD, codebook.add(codes, f"  {one.name.upper()} "))
    assert one.name in notice(analyst)
    analyst.window.notice.hide()
    analyst.press(KEY.Key_Z, CONTROL)
    assert notice(analyst) == "", "to take it back leaves nothing to be warned of"
    controller.do(codebook.DESCRIBE, codebook.describe(other, name=one.name))
    assert one.name in notice(analyst)
    analyst.window.notice.hide()
    controller.do(codebook.ADD, codebook.add(list(controller.codes.values()), "Another one"))
    assert notice(analyst) == "", "it is reported once"
