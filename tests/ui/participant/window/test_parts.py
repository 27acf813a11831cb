"""The parts of the window that can be tried by themselves."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from labeval.study.pages import Page
from labeval.ui.language import LanguageSwitch
from labeval.ui.participant.cards.supervisor import CodeGate
from labeval.ui.participant.window.page_timing import Pace
from labeval.ui.theme import DARK, LIGHT, TEXT_SCALES
from labeval.ui.widgets.questions.question_list import QuestionList
from labeval.ui.widgets.questions.question_view import QuestionView
from labeval.ui.widgets.texts.markdown_view import MarkdownView


def _page(n: int, block: str = "b") -> Page:
    return Page(f"{block}-{n}", block, ("x",), ("c",))


class _Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_the_pace_is_the_median_of_the_pages_of_a_block() -> None:
    clock = _Clock()
    pace = Pace(clock)
    for n, seconds in enumerate((60, 30, 600)):
        pace.show(_page(n))
        clock.now += seconds
    pace.show(_page(3))
    assert pace.minutes_left([_page(3), _page(4)]) == pytest.approx(2.0)


def test_the_pace_says_nothing_before_two_pages() -> None:
    clock = _Clock()
    pace = Pace(clock)
    pace.show(_page(0))
    clock.now += 60
    pace.show(_page(1))
    clock.now += 60
    assert pace.minutes_left([_page(1)]) is None


def test_one_slow_page_at_the_beginning_does_not_make_the_rest_slow() -> None:
    clock = _Clock()
    pace = Pace(clock)
    said = []
    for n, seconds in enumerate((150, 20, 20, 20)):
        pace.show(_page(n))
        said.append(pace.minutes_left([_page(n)] * 6))
        clock.now += seconds
    assert said == [None, None, pytest.approx(2.0), pytest.approx(2.0)]


def test_a_pause_does_not_count_as_time_on_a_page() -> None:
    clock = _Clock()
    pace = Pace(clock)
    for n in range(2):
        pace.show(_page(n))
        clock.now += 15
        pace.show(None)
        clock.now += 10_000
        pace.show(_page(n))
        clock.now += 15
    pace.show(_page(2))
    assert pace.minutes_left([_page(2)]) == pytest.approx(0.5)


@given(st.lists(st.sampled_from(["2468", "1", "x"]), max_size=12))
def test_the_gate_opens_for_its_code_unless_it_waits(codes: list[str]) -> None:
    gate = CodeGate("2468".__eq__, seconds=lambda: 100.0)
    wrong = 0
    for code in codes:
        waiting = gate.wait_seconds() > 0
        assert waiting == (wrong >= 3)
        assert gate.opens(code) == (code == "2468" and not waiting)
        if not waiting:
            wrong = 0 if code == "2468" else wrong + 1


def test_the_gate_takes_codes_again_after_half_a_minute() -> None:
    clock = _Clock()
    gate = CodeGate("2468".__eq__, seconds=clock)
    for _ in range(3):
        gate.opens("0")
    clock.now = 29.9
    assert not gate.opens("2468")
    clock.now = 30.1
    assert gate.opens("2468")


def test_the_language_switches_there_and_back(qapp) -> None:
    switch = LanguageSwitch(qapp)
    told: list[str] = []
    switch.changed.connect(told.append)
    for language in ("de", "de", "en", "xx"):
        switch.use(language)
    assert told == ["de", "en"]
    assert switch.language == "en"


def _five(options: tuple[str, ...]) -> list[QuestionView]:
    numbered = [(str(n), text) for n, text in enumerate(options, start=1)]
    question = "Which of these words means nearly the same as “{}” in most of the sentences?"
    return [
        QuestionView(f"q{n}", question.format("reluctant"), "single", numbered) for n in range(5)
    ]


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize(
    "options",
    [
        ("unwilling", "related", "reliable", "relaxed"),
        tuple(f"an option that needs most of a line to be told, number {n}" for n in range(4)),
    ],
)
def test_five_questions_of_four_options_fit_the_lab_screen(qtbot, theme, options) -> None:
    questions = QuestionList(theme)
    qtbot.addWidget(questions)
    questions.resize(1280, 616)
    questions.show()
    questions.ask(_five(options), intro="Please choose the best answer.")
    qtbot.waitExposed(questions)
    assert questions.verticalScrollBar().maximum() == 0


def test_a_digit_answers_and_moves_to_the_next_question(qtbot) -> None:
    questions = QuestionList(LIGHT)
    qtbot.addWidget(questions)
    questions.ask(_five(("a", "b", "c", "d")))
    questions.show()
    questions.activateWindow()
    qtbot.waitUntil(questions.isActiveWindow)
    asked: list[tuple[str, str]] = []
    questions.answered.connect(lambda id, value: asked.append((id, value)))
    questions.answered.connect(lambda *_: questions.set_answers(dict(asked)))
    questions.take_focus()
    for digit in "2419":
        QTest.keyClicks(questions.window().focusWidget(), digit)
    QTest.keyClick(questions.window().focusWidget(), Qt.Key.Key_Up)
    QTest.keyClicks(questions.window().focusWidget(), "3")
    assert asked == [("q0", "2"), ("q1", "4"), ("q2", "1"), ("q2", "3")]


@pytest.mark.parametrize("scale", TEXT_SCALES)
def test_a_markdown_text_is_as_high_as_its_width_asks(qtbot, scale) -> None:
    view = MarkdownView(LIGHT.scaled(scale))
    qtbot.addWidget(view)
    view.set_markdown("# Owls\n\n" + "They hear well. " * 60)
    assert view.heightForWidth(300) > view.heightForWidth(700) > 16 * scale * 3
    assert view.accessibleName().startswith("Owls")


def test_html_in_a_study_text_stays_as_it_is_written(qtbot) -> None:
    view = MarkdownView(LIGHT)
    qtbot.addWidget(view)
    view.set_markdown("Look: <img src='http://example.org/x.png'> <b>bold</b>")
    assert "<b>" in view.toPlainText()
    assert "\ufffc" not in view.toPlainText()
