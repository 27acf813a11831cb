"""The keys 1 to 9 keep their codes, whatever is used in between."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWidget

from labeval.coding.codes.codebook import retire
from labeval.coding.rows import Code
from labeval.ui.coding.codes.digit_keys import DigitKeys
from labeval.ui.coding.codes.selection_menu import Offer, SelectionMenu
from labeval.ui.coding.window.last_place import place_left
from labeval.ui.memory import Memory
from labeval.ui.theme import LIGHT
from tests.support.coding.analyst import CONTROL, KEY, begin_codebook_here

pytestmark = pytest.mark.usefixtures("in_english")
KNOWN = {id: Code(id, id.upper()) for id in "abcdefghijk"}


def shown(keys: DigitKeys, known=KNOWN) -> str:
    held = {digit: code.id for digit, code in keys.codes(known)}
    return "".join(held.get(digit, "-") for digit in range(1, 10))


def test_a_code_takes_the_first_free_key_and_keeps_it():
    keys = DigitKeys()
    assert [keys.take(id, KNOWN) for id in "aba"] == [True, True, False]
    assert shown(keys) == "ab-------"
    for id in "cdefghij":
        keys.take(id, KNOWN)
    assert shown(keys) == "abcdefghi", "none is free for the tenth"
    retired = KNOWN | {"b": Code("b", "B", retired=True)}
    assert shown(keys, retired) == "a-cdefghi"
    assert keys.take("j", retired) and shown(keys, retired) == "ajcdefghi"
    holds_codes = KNOWN | {"c": Code("c", "C", codable=False)}
    assert shown(keys, holds_codes) == "aj-defghi"


def test_a_key_is_given_and_codes_change_places():
    keys = DigitKeys(["a", "b"])
    keys.give("b", 1)
    assert shown(keys) == "ba-------"
    keys.give("k", 2)
    assert shown(keys) == "bk-------", "what had it has none now"
    keys.give("b", 5)
    assert shown(keys) == "-k--b----" and keys.kept == ["", "k", "", "", "b"]
    keys.give("b", 5)
    assert shown(DigitKeys(keys.kept)) == "-k--b----"


def coded(analyst, start: int, end: int) -> str:
    """The code of the segment at these words."""
    codes = analyst.controller.codes
    return next(
        codes[c.code].name
        for c in analyst.controller.codings.values()
        if (c.start.offset, c.end.offset) == (start, end)
    )


def test_a_key_codes_with_the_same_code_after_others_were_used(analyst):
    begin_codebook_here(analyst)
    for place, name in enumerate(("Likes", "Confusion", "Navigation")):
        analyst.select(place, place + 1)
        analyst.window.code_with(analyst.code(name).id)
    analyst.select(5, 9)
    analyst.press(KEY.Key_1)
    assert coded(analyst, 5, 9) == "Likes"
    assert analyst.window.codes._keys.accessibleName() == "1 Likes, 2 Confusion, 3 Navigation"
    assert analyst.window.edits.recent[0] == analyst.code("Likes").id, "the last one used"


def test_ctrl_and_a_digit_give_the_key_to_the_code_of_the_segment(analyst):
    begin_codebook_here(analyst)
    for place, name in enumerate(("Likes", "Confusion")):
        analyst.select(place, place + 1)
        analyst.window.code_with(analyst.code(name).id)
    analyst.press(KEY.Key_7, CONTROL)
    assert analyst.window.footer.message == "7 codes with “Confusion” from now on."
    analyst.select(5, 9)
    analyst.press(KEY.Key_2)
    assert analyst.window.footer.message.startswith("2 has no code yet: Ctrl+2 gives it")
    analyst.press(KEY.Key_7)
    assert coded(analyst, 5, 9) == "Confusion"
    assert analyst.window.codes.tree._delegate.digits[analyst.code("Confusion").id] == 7


def test_keys_of_an_older_start_are_the_codes_used_last(tmp_path):
    memory = Memory(tmp_path / "memory.json")
    book = tmp_path.resolve() / "book"
    memory.set("coding.places", {str(book): {"recent": ["b", "a"], "place": []}})
    assert place_left(memory, book).digits == ["b", "a"]


def test_a_code_without_a_key_is_offered_without_a_cap(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    menu = SelectionMenu(LIGHT, window)
    menu.offer([Offer("a", "1", "Likes"), Offer("b", "", "Likes")], QPoint(10, 10), 20, 600)
    keyed, bare = menu._boxes
    assert bare.width() < keyed.width()


def test_a_code_that_is_out_of_use_is_not_offered_for_a_selection(analyst):
    begin_codebook_here(analyst)
    analyst.select(0, 4)
    analyst.window.code_with(analyst.code("Likes").id)
    codes = list(analyst.controller.codes.values())
    analyst.controller.do("Retire", retire(codes, analyst.code("Likes")))
    analyst.select(5, 9)
    analyst.window.offering._offer()
    assert [offer.key for offer in analyst.window.offering.menu._offers] == ["V", "C"]


def test_the_tree_has_its_rows_before_the_codes_of_the_keys(analyst):
    begin_codebook_here(analyst)
    for place, name in enumerate(("Likes", "Confusion", "Navigation")):
        analyst.select(place, place + 1)
        analyst.window.code_with(analyst.code(name).id)
    panel = analyst.window.codes
    panel.resize(240, 700)
    assert panel._keys.isVisible() and panel._keys_head.isVisible()
    panel.resize(240, 320)
    QApplication.sendPostedEvents()
    row = panel.tree.sizeHintForRow(0)
    assert panel.tree.height() >= 8 * row, "it shows the keys, too"
    assert not (panel._keys.isVisible() or panel._keys_head.isVisible())
