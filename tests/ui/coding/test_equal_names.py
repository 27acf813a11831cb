"""Two codes of one name are warned of when they arise, by whatever act."""

from __future__ import annotations

from labeval.coding import codebook
from labeval.ui.coding.name_watch import NameWatch
from tests.analyst import CONTROL, KEY, Analyst, begin_codebook_here


def notice(analyst: Analyst) -> str:
    return analyst.window.notice.said.text() if analyst.window.notice.isVisible() else ""


def test_a_name_that_is_there_already_is_warned_of(analyst):
    begin_codebook_here(analyst)
    NameWatch(analyst.window)
    desk, codes = analyst.desk, list(analyst.desk.codes.values())
    one, other = codes[0], codes[1]
    desk.do(codebook.ADD, codebook.add(codes, "Quite new"))
    assert notice(analyst) == ""
    desk.do(codebook.ADD, codebook.add(codes, f"  {one.name.upper()} "))
    assert one.name in notice(analyst)
    analyst.window.notice.hide()
    analyst.press(KEY.Key_Z, CONTROL)
    assert notice(analyst) == "", "to take it back leaves nothing to be warned of"
    desk.do(codebook.DESCRIBE, codebook.describe(other, name=one.name))
    assert one.name in notice(analyst)
    analyst.window.notice.hide()
    desk.do(codebook.ADD, codebook.add(list(desk.codes.values()), "Another one"))
    assert notice(analyst) == "", "it is said once"
