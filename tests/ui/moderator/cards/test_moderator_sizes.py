"""Whatever comes up, the window keeps its size and every card has the room that it needs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from labeval.session.events.events import Kind
from labeval.session.flags.flag import FlagKind
from labeval.session.monitor.notices import Notice, NoticeKind
from labeval.session.state.recordings import RecordingRefusal
from labeval.ui.language import LanguageSwitch
from labeval.ui.moderator.cards.card import Card
from labeval.ui.widgets.fitting.scrolled import Scrolled

MakeLab = Any
_CTRL = Qt.KeyboardModifier.ControlModifier
IN_BOTH = pytest.mark.parametrize("spoken", ["en", "de"], indirect=True)
"""The two languages of the program that are finished."""


@pytest.fixture
def spoken(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[None]:
    """The program in another language for the time of a test."""
    switch = LanguageSwitch(qapp)
    switch.use(request.param)
    yield
    switch.use("en")


def cramped(window: QWidget) -> list[str]:
    """Cards that are lower than what is in them needs."""
    for _ in range(3):  # layouts ask each other for their heights
        QApplication.processEvents()
    return [
        f"{card.heading.text()}: {card.height()} of {need}"
        for card in window.findChildren(Card)
        if card.isVisible() and card.height() < (need := _need(card))
    ]


def cut_headings(window: QWidget) -> list[str]:
    """Headings that have less room than their words."""
    QApplication.processEvents()
    return [
        f"{label.text()}: {label.size()}"
        for label in (card.heading for card in window.findChildren(Card))
        if label.isVisible()
        and (
            label.height() < label.heightForWidth(label.width())
            if label.wordWrap()
            else label.width() < label.sizeHint().width()
        )
    ]


def _need(card: Card) -> int:
    layout = card.layout()
    assert layout is not None
    if layout.hasHeightForWidth():
        return layout.totalMinimumHeightForWidth(card.width())
    return layout.totalMinimumSize().height()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("asked", [False, True])
def test_every_card_fits_while_the_session_runs(
    make_lab: MakeLab, size: tuple[int, int], asked: bool
) -> None:
    lab = make_lab("dqe", size)
    lab.walk(5)
    if asked:
        lab.session.ask_question("fluency")
    lab.time.take(70)
    lab.window.look()
    for key in (None, Qt.Key.Key_M, Qt.Key.Key_H, Qt.Key.Key_E, Qt.Key.Key_N):
        if key is not None:
            lab.press(key, Qt.KeyboardModifier.ControlModifier)
            assert lab.window.during.action_card.asks == (key != Qt.Key.Key_N)
        if key == Qt.Key.Key_N:
            lab.type("thinks fluency means honesty")
        lab.window._on_clock()
        assert cramped(lab.window) == [], key
        assert (lab.window.width(), lab.window.height()) == size
        if key is not None:
            lab.press(Qt.Key.Key_Escape)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_interview_and_closing_fit(make_lab: MakeLab, size: tuple[int, int]) -> None:
    lab = make_lab("dqe", size)
    lab.walk(4)
    lab.press(Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    lab.walk(2)
    lab.press(Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    lab.finish()
    lab.press(Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    assert cramped(lab.window) == []
    assert (lab.window.width(), lab.window.height()) == size


@IN_BOTH
def test_an_early_end_and_what_is_not_possible_fit_a_small_screen(
    spoken: None, make_lab: MakeLab
) -> None:
    lab = make_lab("dqe", (1280, 720))
    lab.walk(5)
    lab.session.ask_question("fluency")
    lab.press(Qt.Key.Key_K, _CTRL)
    lab.window.look()
    lab.press(Qt.Key.Key_S, _CTRL)  # says why not
    assert cramped(lab.window) == []
    lab.press(Qt.Key.Key_E, _CTRL)
    lab.type("They feel ill.")
    lab.press(Qt.Key.Key_Return)  # is not enough
    assert cramped(lab.window) == []
    lab.press(Qt.Key.Key_Return, _CTRL)
    lab.window.look()
    assert lab.window.after.closing._reopen.isVisible()
    assert cramped(lab.window) == []


@IN_BOTH
@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
def test_what_is_asked_is_read_whole_in_a_narrow_window(
    spoken: None, make_lab: MakeLab, size: tuple[int, int]
) -> None:
    lab = make_lab("dqe", size)
    lab.walk(5)
    for key in (Qt.Key.Key_E, Qt.Key.Key_S, Qt.Key.Key_B, Qt.Key.Key_M, Qt.Key.Key_H):
        lab.press(key, _CTRL)
        assert lab.window.during.action_card.asks
        assert cut_headings(lab.window) == []
        lab.press(Qt.Key.Key_Escape)
    assert lab.window.width() == size[0]


@IN_BOTH
def test_the_title_of_every_notice_is_whole_next_to_what_is_suggested(
    spoken: None, make_lab: MakeLab
) -> None:
    lab = make_lab("dqe", (1280, 720))
    lab.walk(5)
    card, cut = lab.window.during.attention, []
    for kind in (*FlagKind, *NoticeKind):
        card.show_notices([Notice(key=kind, kind=kind, at_ms=0, evidence="")], {})
        for _ in range(3):
            QApplication.processEvents()
        title = card._rows[0]._title
        lines = title.text().split() if title.wordWrap() else [title.text()]
        widest = max(map(title.fontMetrics().horizontalAdvance, lines))
        if title.width() < widest or title.height() < title.heightForWidth(title.width()):
            cut.append(title.text())
    assert cut == []


@IN_BOTH
def test_a_question_and_a_long_notice_need_no_scrolling(spoken: None, make_lab: MakeLab) -> None:
    lab = make_lab("dqe", (1280, 720))
    lab.walk(5)
    why = "only 412 MB are left on the disk, and the ratings of a whole session need 300 MB"
    lab.session.note(Kind.AUDIO_REFUSED, field=RecordingRefusal.DISK, why=why)
    lab.session.ask_question("fluency")
    lab.window.look()
    assert cramped(lab.window) == []
    scrolled = [each for each in lab.window.findChildren(Scrolled) if each.isVisible()]
    assert {each.verticalScrollBar().maximum() for each in scrolled} == {0}
    lab.time.take(70)
    lab.window.look()
    assert cramped(lab.window) == []
    assert {each.verticalScrollBar().maximum() for each in scrolled} == {0}
