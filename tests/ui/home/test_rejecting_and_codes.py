"""The home window rejects sessions and sets, and asks for codes where the study does."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from labeval import places
from labeval.jobs.planning.read_overview import read_overview
from labeval.jobs.planning.simulate import simulate
from labeval.jobs.sessions.live import open_live
from labeval.session.assignment.starting import propose
from labeval.session.plan.sets import sets_of
from labeval.store.record.record import Record
from labeval.store.record.slots import read_places
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from labeval.ui.home.reject_dialog import WHOLE, RejectDialog
from labeval.ui.home.starting.code_admission import CodeAdmission
from labeval.ui.home.starting.start_dialog import StartDialog
from labeval.ui.home.window.study_panel import StudyPanel
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


def dialog_for(header, rejected_now, qtbot) -> RejectDialog:
    dialog = RejectDialog(
        header.participant, list(sets_of(header.plan).values()), rejected_now, LIGHT
    )
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


def test_enter_after_the_reason_rejects(header, qtbot):
    dialog = dialog_for(header, {}, qtbot)
    dialog._boxes[header.condition].click()
    QTest.keyClick(dialog._why, Qt.Key.Key_Return)
    assert not dialog.result()
    QTest.keyClicks(dialog._why, "rated at random")
    QTest.keyClick(dialog._why, Qt.Key.Key_Return)
    assert dialog.result()
    assert (dialog.rejected_sets, dialog.why) == ((header.condition,), "rated at random")


def test_unticking_takes_a_rejection_back_and_needs_no_reason(header, qtbot):
    dialog = dialog_for(header, {WHOLE: "another task"}, qtbot)
    assert dialog._reasons[WHOLE].text() == "another task"
    assert dialog._boxes[WHOLE].accessibleDescription() == "another task"
    dialog._boxes[WHOLE].click()
    click(dialog._do)
    assert (dialog.rejected_sets, dialog.taken_back) == ((), (WHOLE,))


def test_only_an_ended_session_can_be_chosen_for_rejection(folder, header, qtbot):
    panel = StudyPanel(LIGHT)
    qtbot.addWidget(panel)
    panel.show_overview(read_overview(folder))
    assert not panel._reject.isEnabled()
    panel._sessions.selectRow(0)
    with qtbot.waitSignal(panel.reject_requested) as asked:
        click(panel._reject)
    assert asked.args == [header.id]


@pytest.fixture
def dialog(folder, qtbot):
    content = read_study(folder.path)
    with open_live(folder) as live:
        taken = read_places(live.record, content, "real").taken(content.study)
        proposals = {kind: propose(content, taken) for kind in ("real", "rehearsal")}
        dialog = StartDialog(
            content.study, proposals, LIGHT, admission=CodeAdmission(live, content)
        )
        qtbot.addWidget(dialog)
        dialog.show()
        yield dialog


def enter(dialog: StartDialog, code: str) -> None:
    dialog._code.setText(code)
    dialog._code.editingFinished.emit()


def test_the_dialog_shows_the_conditions_of_a_code_and_draws_among_it(dialog):
    assert dialog._opens.text().startswith("Without a code")
    assert "Yes or no" in dialog._opens.text() and "Pairs" not in dialog._opens.text()
    enter(dialog, "EXPERT-118")
    assert dialog._opens.text() == "The code is accepted. Open: Best and worst, Pairs."
    assert dialog._condition.currentData() in ("best_worst", "pairwise")
    click(dialog._start)
    assert dialog.start is not None
    assert (dialog.start.code, dialog.start.condition) == ("EXPERT-118", None)


def test_the_dialog_refuses_an_unknown_code_in_a_sentence(dialog):
    enter(dialog, "nobody")
    assert dialog._opens.text() == "This code is in none of the lists."
    assert not dialog._start.isEnabled()
    enter(dialog, "")
    assert dialog._start.isEnabled()


def test_a_closed_condition_cannot_be_chosen_by_hand_and_a_rehearsal_can(dialog):
    dialog._condition.setCurrentIndex(dialog._condition.findData("pairwise"))
    dialog._reason.setText("wants to")
    assert not dialog._start.isEnabled()
    dialog._kind.button(1).click()
    assert not dialog._code.isVisible()
    dialog._condition.setCurrentIndex(dialog._condition.findData("pairwise"))
    assert dialog._start.isEnabled()
    click(dialog._start)
    assert dialog.start.code == ""


def test_enter_after_the_reason_starts_and_after_the_code_only_shows_what_it_opens(dialog):
    QTest.keyClicks(dialog._code, "EXPERT-118")
    QTest.keyClick(dialog._code, Qt.Key.Key_Return)
    assert dialog._opens.text().startswith("The code is accepted.")
    assert dialog.start is None
    other = {"best_worst", "pairwise"} - {dialog._condition.currentData()}
    dialog._condition.setCurrentIndex(dialog._condition.findData(other.pop()))
    QTest.keyClick(dialog._reason, Qt.Key.Key_Return)
    assert dialog.start is None
    QTest.keyClicks(dialog._reason, "asked for it")
    QTest.keyClick(dialog._reason, Qt.Key.Key_Return)
    assert dialog.start is not None
    assert dialog.start.override_reason == "asked for it"


def test_a_condition_that_is_closed_to_a_person_is_grey_in_the_list(dialog):
    def choosable() -> set[str]:
        conditions, model = dialog._condition, dialog._condition.model()
        rows = range(conditions.count())
        return {conditions.itemData(row) for row in rows if model.item(row).isEnabled()}

    assert "pairwise" not in choosable()
    enter(dialog, "EXPERT-118")
    assert choosable() == {"best_worst", "pairwise"}
    dialog._kind.button(1).click()
    assert len(choosable()) == dialog._condition.count()
