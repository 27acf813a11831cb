"""Everything on a rating page can be done from the keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from labeval.study.pages import BOTH_BAD, DONT_KNOW, NO_ANSWER, TIE, open_fields

FOUR = ["pool-35", "pool-7", "pool-letters", "pool-70"]
SHIFT = Qt.KeyboardModifier.ShiftModifier


def press(page, *keys: Qt.Key, modifier=Qt.KeyboardModifier.NoModifier) -> None:
    for key in keys:
        QTest.keyClick(QApplication.focusWidget() or page, key, modifier)


@pytest.fixture
def answering(open_page, view_of_block, keep, qtbot):
    """A page whose answers are kept, with the keyboard on it."""

    def make(block: str, *items: str, **changes):
        view = view_of_block(block, *items, **changes)
        page = open_page(view)
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow)
        page.focus_first_open()
        return page, keep(page, view)

    return make


def test_a_number_rates_and_goes_on_to_the_next_row(answering):
    page, answers = answering("dqe", "pool-35")
    press(page, Qt.Key.Key_4, Qt.Key.Key_2)
    assert answers == {"crit_honesty": "4", "crit_correctness": "2"}
    assert page.current_criterion() == "crit_adherence"


def test_ten_numbers_answer_a_page(answering):
    page, answers = answering("dqe", "pool-35")
    press(page, *[Qt.Key.Key_3] * 10)
    assert len(answers) == 10 and not open_fields(page.view.fields, page.answers)


def test_going_on_skips_rows_that_have_an_answer(answering):
    page, answers = answering("dqe", "pool-35", answers={"crit_correctness": "1"})
    press(page, Qt.Key.Key_5)
    assert page.current_criterion() == "crit_adherence"
    assert answers["crit_correctness"] == "1"


def test_a_number_off_the_scale_does_nothing(answering):
    page, answers = answering("dqe", "pool-35")
    press(page, Qt.Key.Key_6, Qt.Key.Key_0)
    assert not answers


def test_eleven_points_and_no_answer_have_keys(answering):
    page, answers = answering("dqe11", "pool-35")
    press(page, Qt.Key.Key_0, Qt.Key.Key_9)
    press(page, Qt.Key.Key_0, modifier=SHIFT)
    press(page, Qt.Key.Key_N)
    assert list(answers.values()) == ["0", "9", "10", NO_ANSWER]


def test_letters_compare_two_texts(answering):
    page, answers = answering("ab", "pool-35", "pool-70")
    press(page, Qt.Key.Key_A, Qt.Key.Key_B, Qt.Key.Key_T, Qt.Key.Key_X)
    assert list(answers.values()) == ["pool-35", "pool-70", TIE, BOTH_BAD]


def test_numbers_agree_or_disagree(answering):
    page, answers = answering("aqc", "pool-35")
    press(page, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3)
    assert list(answers.values()) == ["yes", "no", DONT_KNOW]


def test_numbers_choose_the_best_and_with_shift_the_worst(answering):
    page, answers = answering("bws", *FOUR)
    press(page, Qt.Key.Key_2)
    press(page, Qt.Key.Key_4, modifier=SHIFT)
    assert answers == {"best": FOUR[1], "worst": FOUR[3]}
    press(page, Qt.Key.Key_4)
    assert answers == {"best": FOUR[3]}


def test_what_shift_makes_of_a_digit_counts_as_the_digit(answering):
    page, answers = answering("bws", *FOUR)
    press(page, Qt.Key.Key_Exclam, modifier=SHIFT)
    assert answers == {"worst": FOUR[0]}


def test_arrows_go_between_rows_and_options_and_space_chooses(answering):
    page, answers = answering("ab", "pool-35", "pool-70")
    press(page, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Space)
    assert answers == {"crit_correctness": "pool-70"}


def test_arrows_reach_every_text_of_four(answering):
    page, answers = answering("bws", *FOUR)
    press(page, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down)
    press(page, Qt.Key.Key_Space)
    assert answers == {"worst": FOUR[3]}


def test_arrows_move_a_slider_from_its_middle(answering):
    page, answers = answering("slider", "pool-35")
    press(page, Qt.Key.Key_Right)
    assert answers == {"crit_honesty": "50"}
    press(page, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left)
    assert answers == {"crit_honesty": "51"}
    press(page, Qt.Key.Key_N)
    assert answers == {"crit_honesty": NO_ANSWER}


@pytest.mark.parametrize("block", ["dqe", "bws"])
def test_digits_in_a_comment_are_text(answering, block, qtbot):
    page, answers = answering(block, *(FOUR if block == "bws" else ["pool-35"]))
    press(page, Qt.Key.Key_C)
    assert page.comment.edit.hasFocus() and page.comment.isVisible()
    with qtbot.waitSignal(page.commented) as commented:
        QTest.keyClicks(page.comment.edit, "2 of 3, see d")
        press(page, Qt.Key.Key_Escape)
    assert commented.args == ["2 of 3, see d"]
    assert not answers and not page.comment.edit.hasFocus()
    press(page, Qt.Key.Key_1)
    assert len(answers) == 1


@pytest.mark.parametrize(
    ("key", "signal"),
    [
        (Qt.Key.Key_Return, "left_requested"),
        (Qt.Key.Key_Enter, "left_requested"),
        (Qt.Key.Key_D, "definitions_opened"),
    ],
)
@pytest.mark.parametrize("block", ["dqe", "aqc", "ab", "bws", "ranking"])
def test_enter_asks_to_go_on_and_d_for_all_definitions(answering, block, key, signal, qtbot):
    items = {"ab": FOUR[:2], "bws": FOUR, "ranking": FOUR}.get(block, FOUR[:1])
    page, _ = answering(block, *items)
    with qtbot.waitSignal(getattr(page, signal)):
        press(page, key)


def test_enter_in_a_comment_is_a_new_line(answering, qtbot):
    page, _ = answering("dqe", "pool-35")
    press(page, Qt.Key.Key_C)
    with qtbot.assertNotEmitted(page.left_requested):
        press(page, Qt.Key.Key_Return)
    assert page.comment.comment == "\n"


def test_keys_turn_the_parts_of_a_text_and_its_place_is_kept(answering, view_of_block):
    page, _ = answering("ab", "pool-170", "pool-7")
    page.set_theme(page.theme.scaled(1.5))
    frame = page.texts.frames[0]
    assert frame.overflows
    press(page, Qt.Key.Key_PageDown)
    assert frame.view.part == 1
    here = page.view
    page.show_page(view_of_block("ab", "pool-7", "pool-35"))
    page.show_page(here)
    assert frame.view.part == 1
    press(page, Qt.Key.Key_PageUp)
    assert frame.view.part == 0


@pytest.mark.parametrize("block", ["dqe", "dqe11", "slider", "aqc", "ab", "bws", "ranking"])
def test_hints_name_keys_and_what_they_do(answering, block):
    items = {"ab": FOUR[:2], "bws": FOUR, "ranking": FOUR}.get(block, FOUR[:1])
    page, _ = answering(block, *items)
    hints = page.key_hints()
    assert all(keys and words for keys, words in hints)
    assert ["Enter"] in [keys for keys, _ in hints]


def test_the_key_of_the_tenth_point_says_what_it_does(answering):
    page, _ = answering("dqe11", FOUR[0])
    assert (["Shift", "0"], "choose 10") in page.key_hints()
