"""The home window rejects sessions and sets, and asks for codes where the study does."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from labeval import places
from labeval.jobs.live import open_live
from labeval.jobs.overview import overview
from labeval.jobs.simulate import simulate
from labeval.session.seating import propose
from labeval.session.sets import sets_of
from labeval.store.places import read_places
from labeval.store.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from labeval.ui.home.reject_dialog import WHOLE, RejectDialog
from labeval.ui.home.seat_dialog import SeatDialog
from labeval.ui.home.seat_door import SeatDoor
from labeval.ui.home.study_panel import StudyPanel
from labeval.ui.theme import LIGHT


@pytest.fixture
def folder(tmp_path: Path) -> StudyFolder:
    path = tmp_path / "study"
    shutil.copytree(places.templates() / "campaign", path)
    return StudyFolder(path)


@pytest.fixture
def header(folder):
    content = read_study(folder.path)
    with Record(folder.database) as record:
        simulate(record, content, 1, seed=3)
        return next(record.sessions.headers())


def click(button) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def dialog_for(header, standing, qtbot) -> RejectDialog:
    dialog = RejectDialog(header.participant, list(sets_of(header.plan).values()), standing, LIGHT)
    qtbot.addWidget(dialog)
    return dialog


def test_a_set_is_rejected_only_with_a_reason(header, qtbot):
    dialog = dialog_for(header, {}, qtbot)
    block = header.condition
    assert not dialog._do.isEnabled()
    dialog._boxes[block].click()
    assert not dialog._do.isEnabled(), "not before there is a reason"
    QTest.keyClicks(dialog._why, "rated at random")
    click(dialog._do)
    assert (dialog.rejected_sets, dialog.taken_back) == ((block,), ())
    assert dialog.why == "rated at random"


def test_unticking_takes_a_rejection_back_and_needs_no_reason(header, qtbot):
    dialog = dialog_for(header, {WHOLE: "another task"}, qtbot)
    assert "another task" in dialog._boxes[WHOLE].text()
    dialog._boxes[WHOLE].click()
    click(dialog._do)
    assert (dialog.rejected_sets, dialog.taken_back) == ((), (WHOLE,))


def test_only_an_ended_session_can_be_chosen_for_rejection(folder, header, qtbot):
    panel = StudyPanel(LIGHT)
    qtbot.addWidget(panel)
    panel.show_overview(overview(folder))
    assert not panel._reject.isEnabled()
    panel._sessions.selectRow(0)
    with qtbot.waitSignal(panel.reject_requested) as asked:
        click(panel._reject)
    assert asked.args == [header.id]


@pytest.fixture
def seating(folder, qtbot):
    content = read_study(folder.path)
    with open_live(folder) as live:
        taken = read_places(live.record, content, "real").taken(content.study)
        proposals = {kind: propose(content, taken) for kind in ("real", "rehearsal")}
        dialog = SeatDialog(content.study, proposals, LIGHT, door=SeatDoor(live, content))
        qtbot.addWidget(dialog)
        dialog.show()
        yield dialog


def enter(dialog: SeatDialog, code: str) -> None:
    dialog._code.setText(code)
    dialog._code.editingFinished.emit()


def test_the_dialog_tells_what_a_code_opens_and_draws_among_it(seating):
    assert seating._opens.text().startswith("Without a code")
    assert "Yes or no" in seating._opens.text() and "Pairs" not in seating._opens.text()
    enter(seating, "EXPERT-118")
    assert seating._opens.text() == "The code is accepted. Open: Best and worst, Pairs."
    assert seating._condition.currentData() in ("best_worst", "pairwise")
    click(seating._start)
    assert seating.seat is not None
    assert (seating.seat.code, seating.seat.condition) == ("EXPERT-118", None)


def test_the_dialog_refuses_an_unknown_code_in_a_sentence(seating):
    enter(seating, "nobody")
    assert seating._opens.text() == "This code is in none of the lists."
    assert not seating._start.isEnabled()
    enter(seating, "")
    assert seating._start.isEnabled()


def test_a_closed_condition_cannot_be_chosen_by_hand_and_a_rehearsal_can(seating):
    seating._condition.setCurrentIndex(seating._condition.findData("pairwise"))
    seating._reason.setText("wants to")
    assert not seating._start.isEnabled()
    seating._kind.button(1).click()
    assert not seating._code.isVisible()
    seating._condition.setCurrentIndex(seating._condition.findData("pairwise"))
    assert seating._start.isEnabled()
    click(seating._start)
    assert seating.seat.code == ""


def test_what_a_person_cannot_be_seated_for_is_grey_in_the_list(seating):
    def choosable() -> set[str]:
        conditions, model = seating._condition, seating._condition.model()
        rows = range(conditions.count())
        return {conditions.itemData(row) for row in rows if model.item(row).isEnabled()}

    assert "pairwise" not in choosable()
    enter(seating, "EXPERT-118")
    assert choosable() == {"best_worst", "pairwise"}
    seating._kind.button(1).click()
    assert len(choosable()) == seating._condition.count()
