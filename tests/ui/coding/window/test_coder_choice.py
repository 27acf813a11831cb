from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from labeval.coding.coders.double_coding import DRAW, keep
from labeval.coding.coders.suggestions import machine
from labeval.coding.edits import added
from labeval.coding.identity import coder_id
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.ui.coding.transcript.transcribing import Transcribing
from labeval.ui.coding.window.coder_choice import CoderChoice, known_people
from labeval.ui.coding.window.turns import CodingTurns
from labeval.ui.coding.window.window import CodingWindow
from labeval.ui.memory import Memory
from labeval.ui.theme import LIGHT
from tests.support.coding import coded_workbook
from tests.support.coding.coded_workbook import FIRST, SECOND


@pytest.fixture
def drawn(tmp_path: Path) -> StudyFolder:
    """A folder of two coders, in which one of the sources is to be coded blindly."""
    folder = StudyFolder(tmp_path / "study")
    folder.path.mkdir()
    coded_workbook.make(folder.workbook, participants=2)
    with Workbook(folder.workbook, coder=FIRST) as book:
        source = next(s for s in book.sources() if s.kind == "comments")
        second = coder_id(SECOND)
        book.do(DRAW, keep([], [source.id], first=book.coder.id, second=second, seed=1))
    return folder


@pytest.fixture
def turns(drawn: StudyFolder, tmp_path: Path, qtbot) -> Iterator[CodingTurns]:
    """The first coder is there, at the source that was drawn."""
    made = CodingTurns(drawn, LIGHT, Memory(tmp_path / "settings.json"))
    assert made.sit_down(FIRST)
    window = made.window
    assert window is not None
    of_drawn = (s.id for s in window.controller.sources.values() if s.kind == "comments")
    window.open_source(next(of_drawn))
    yield made
    assert made.window is not None
    made.window.close()
    made.window.deleteLater()


def coders_seen(window: CodingWindow) -> set[str]:
    return {coding.coder for coding in window.controller.codings.values()}


def test_another_coder_takes_over_by_the_button_and_is_blind_to_the_first(turns, qtbot) -> None:
    first = turns.window
    assert coders_seen(first) == {coder_id(FIRST)}
    assert FIRST in first.header.coder.text()
    first.header.coder.click()
    dialog = first.findChild(CoderChoice).dialog
    rows = [dialog.list.item(n).text() for n in range(dialog.list.count())]
    assert rows == [FIRST, SECOND]
    dialog.list.setCurrentRow(1)
    dialog.begin.click()
    second = turns.window
    assert second is not first and not first.isVisible() and second.isVisible()
    assert first.controller.workbook.is_closed
    assert SECOND in second.header.coder.text() and SECOND in second.windowTitle()
    assert coders_seen(second) == {coder_id(SECOND)}
    assert second.geometry() == first.geometry()


def test_a_typed_code_is_a_new_coder_and_known_ones_are_taken_whatever_their_capitals(
    turns,
) -> None:
    window = turns.window
    choice = window.findChild(CoderChoice)
    choice.ask()
    QTest.keyClicks(choice.dialog.field, SECOND.lower())
    assert choice.dialog.coder() == SECOND
    choice.dialog.field.clear()
    QTest.keyClicks(choice.dialog.field, " km ")
    QTest.keyClick(choice.dialog.field, Qt.Key.Key_Return)
    assert turns.window.controller.workbook.coder.name == "km"
    assert "km" in known_people(StudyFolder(turns.window.controller.workbook.path.parent))


def test_a_code_of_a_machine_is_refused_where_one_is_and_whoever_codes_stays(turns) -> None:
    window = turns.window
    turns.hand_over("machine:x")
    assert turns.window is window and window.isVisible()
    assert "machine:x" in window.notice.message.text()


def test_machines_and_what_was_agreed_on_do_not_sit_at_the_desk(drawn: StudyFolder) -> None:
    with Workbook(drawn.workbook, coder="agreed") as book:
        book.do("x", [added(machine("m"))])
    assert known_people(drawn) == [FIRST, SECOND]


def answered(button: str) -> None:
    """Press a button of the question that is asked next, by its words."""

    def press() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        next(b for b in box.buttons() if b.text() == button).click()

    QTimer.singleShot(0, press)


def test_nobody_takes_over_unasked_while_something_is_transcribed(turns, qtbot, in_english) -> None:
    window, done = turns.window, Event()
    choice, transcribing = window.findChild(CoderChoice), window.findChild(Transcribing)
    transcribing.background.ask(lambda _: done.wait(), lambda _: None)
    answered("Go on transcribing")
    choice._take(SECOND)
    assert turns.window is window and transcribing.background.is_busy
    answered("Stop and take over")
    done.set()
    choice._take(SECOND)
    assert turns.window.controller.workbook.coder.name == SECOND


def test_the_title_names_coder_and_study(turns) -> None:
    assert turns.window.windowTitle() == f"Coding as {FIRST}: study"
