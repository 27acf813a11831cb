"""Sessions and rehearsals are started from the home window."""

from __future__ import annotations

import shutil

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QFormLayout

from labeval import places
from labeval.cli import main
from labeval.jobs.planning.overview import NextStep
from labeval.store.disk.second_place import choose_second_place, second_copies
from labeval.store.record.record import Record
from labeval.ui.home import controller
from labeval.ui.home.starting.start_dialog import StartDialog
from labeval.ui.widgets.basics.label import Label
from tests.ui.home.opened_home import Home, start_session


def test_a_new_study_is_published_and_then_a_session_starts(home, qtbot):
    assert home.step() is NextStep.PUBLISH
    home.publish()
    assert home.step() is NextStep.START
    start_session(qtbot, home)
    (header,) = home.headers()
    assert header.kind == "real" and "fewest sessions" in header.assignment
    assert list(home.folder.backups.iterdir())


def test_a_condition_chosen_by_hand_keeps_the_reason(published, qtbot):

    def other(dialog: StartDialog) -> None:
        index = (dialog._condition.currentIndex() + 1) % dialog._condition.count()
        dialog._condition.setCurrentIndex(index)
        start = dialog._start
        assert not start.isEnabled(), "not before there is a reason"
        QTest.keyClicks(dialog._reason, "has done the other before")
        assert start.isEnabled()

    start_session(qtbot, published, other)
    assert published.headers()[0].assignment == "has done the other before"


def test_a_session_that_was_cut_off_is_the_next_step_and_resumes(published, qtbot):
    published.cut_off = True
    start_session(qtbot, published)
    assert published.step() is NextStep.RESUME
    published.cut_off = False
    published.press("Resume the session")
    assert published.step() is NextStep.START
    assert len(published.headers()) == 1


def test_where_there_is_one_condition_none_is_named(tmp_path, qtbot, qapp):
    made = Home(tmp_path, qapp, places.templates() / "within-subject")
    qtbot.addWidget(made.window)
    assert made.window.panel._conditions.text() == "0 of 16 sessions complete"
    shown = []

    def look(dialog: StartDialog) -> None:
        shown.extend([dialog._condition.isVisible(), dialog._why.isVisible()])

    start_session(qtbot, made, look)
    assert shown == [False, False]


def test_in_a_synchronised_folder_a_session_begins_only_where_it_is_wanted(published, qtbot):
    (published.folder.path / ".stfolder").mkdir()

    def allow(dialog: StartDialog) -> None:
        assert any("in step by Syncthing" in one.text() for one in dialog.findChildren(Label))
        assert not dialog._start.isEnabled()
        dialog._synchronised.click()
        assert dialog._start.isEnabled()
        dialog._synchronised.click()
        assert not dialog._start.isEnabled()
        dialog._synchronised.click()

    start_session(qtbot, published, allow)
    with Record(published.folder.database, read_only=True) as record:
        (header,) = record.sessions.headers()
        assert record.sessions.events(header.id)[0].data["synchronised_by"] == "Syncthing"


def choose_rehearsal(dialog: StartDialog) -> None:
    dialog._kind.button(1).click()
    assert dialog._chosen_kind == "rehearsal"


def test_after_publishing_one_can_still_rehearse_with_a_record(published, qtbot):
    shown = []

    def look(dialog: StartDialog) -> None:
        shown.append((dialog._about_kind.isVisible(), dialog._why.isVisible()))
        choose_rehearsal(dialog)
        shown.append((dialog._about_kind.isVisible(), dialog._why.isVisible()))

    start_session(qtbot, published, look)
    assert shown == [(False, True), (True, False)], "no words about places for a rehearsal"
    assert [header.kind for header in published.headers()] == ["rehearsal"]


def test_rehearse_opens_the_study_without_a_record_and_keeps_the_other_buttons(home, monkeypatch):
    opened = []
    monkeypatch.setattr(
        home.controller._opened, "open", lambda what, folder, *_, **__: opened.append(what)
    )
    monkeypatch.setattr(home.controller._opened, "is_open", lambda what, folder: bool(opened))
    home.press("Rehearse")
    assert opened == ["rehearse"]
    panel = home.window.panel
    assert "opens in a few seconds" in panel._problems.toPlainText()
    assert home.window.cursor().shape() is Qt.CursorShape.BusyCursor, "until it is there"
    assert panel._texts.isVisible() and panel._judgments.isVisible()
    opened.clear()
    home.controller._look_for_rehearsal()
    assert home.window.cursor().shape() is Qt.CursorShape.ArrowCursor
    assert panel._empty.isVisible() and not panel._problems.isVisible()
    left = (
        "You have looked at a rehearsal; Rehearse opens it again. Next: publish the study, then "
        "start a session."
    )
    assert panel._empty.text() == left, "it was rehearsed a moment ago"
    home.press("Rehearse")
    assert opened == ["rehearse"], "and again"
    assert not home.folder.database.exists()


def test_before_the_first_session_home_says_what_is_left_to_do(home):
    empty = home.window.panel._empty
    assert empty.text().endswith("rehearse the study, publish it, start a session.")
    home.publish()
    home.press("Back to the sessions")
    assert empty.isVisible()
    assert empty.text() == "No session yet. Start the first one."


def test_buttons_that_are_seldom_needed_say_in_tool_tips_what_they_do(home):
    panel = home.window.panel
    told = {b: b.toolTip() for b in (panel._texts, panel._judgments, panel._room, panel._check)}
    for words, tip in zip(
        ("newer file of the texts", "judgments that were made", "for viewing only", "for problems"),
        told.values(),
        strict=True,
    ):
        assert words in tip
    lines = [label.text() for label in panel.findChildren(Label) if label.isVisible()]
    assert not [line for line in lines if "Compares a newer file" in line], "and only there"


def test_what_was_published_stays_until_the_study_is_another(home):
    panel = home.window.panel
    home.publish()
    home.controller._read_again()
    assert panel._problems.isVisible(), "nothing has changed"
    assert panel._problems.toPlainText().startswith("✓ Version 1 is published.")
    text = home.folder.study_file.read_text(encoding="utf-8")
    home.folder.study_file.write_text(text + "# a note\n", encoding="utf-8")
    home.controller._read_again()
    assert panel._problems.isVisible(), "nor has what it says"
    changed = text.replace("Answers of a library assistant", "Answers of a machine")
    assert changed != text
    home.folder.study_file.write_text(changed, encoding="utf-8")
    home.controller._read_again()
    assert panel._empty.isVisible() and not panel._problems.isVisible()


def test_conditions_have_their_names_in_the_language_of_the_window(published, qtbot):
    said = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        said.append(dialog._why.text())
        dialog.reject()

    for language, name in (("en", "Best-worst scaling"), ("de", "Best-Worst-Skalierung")):
        published.controller._on_language(language)
        panel = published.window.panel
        assert f"{name}\xa00" in panel._conditions.text()
        QTimer.singleShot(0, look)
        published.press(panel._next.text())
        assert f"{name} 0" in said[-1] and "bws" not in said[-1]
    published.controller._on_language("en")
    start_session(qtbot, published)
    (header,) = published.headers()
    listed = published.window.panel._sessions.model().index(0, 1).data()
    conditions = published.controller._view.content.study.conditions
    assert listed == next(c.name.in_language("en") for c in conditions if c.id == header.condition)
    assert "bws 0" in header.assignment, "the record keeps the ids"


def test_of_two_buttons_that_say_the_same_only_one_is_there(home, monkeypatch):
    monkeypatch.setattr(home.controller._opened, "open", lambda *_, **__: None)
    home.press("Rehearse")
    starts = [b for b in home.window.panel._quiet if b.text() == "Start a session"]
    assert [b.isVisible() for b in starts] == [True]
    home.publish()
    assert home.step() is NextStep.START
    assert [b.isVisible() for b in starts] == [False]


def test_a_rehearsal_runs_the_condition_that_the_dialog_shows(published, qtbot):
    shown = []

    def rehearse(dialog: StartDialog) -> None:
        dialog._kind.button(1).setChecked(True)
        shown.append(dialog._condition.currentData())

    published.cut_off = True  # so that each keeps its slot
    for _ in range(4):
        start_session(qtbot, published, rehearse)
    assert sorted(shown) == ["ab", "aqc", "bws", "dqe"], "rehearsals are balanced by themselves"
    with Record(published.folder.database, read_only=True) as record:
        run = sorted(record.sessions.headers(), key=lambda h: h.started)
    assert [h.condition for h in run] == shown
    assert {h.kind for h in run} == {"rehearsal"}


def test_a_draft_can_be_rehearsed_and_not_run(home, qtbot):
    def kinds(dialog: StartDialog) -> None:
        assert [button.isEnabled() for button in dialog._kind.buttons()] == [False, True]

    start_session(qtbot, home, kinds)
    assert [h.kind for h in home.headers()] == ["rehearsal"]
    assert home.step() is NextStep.PUBLISH, "a rehearsal that ended asks for nothing"


def test_the_start_dialog_has_room_for_the_checklist(published, qtbot):
    heights: list[tuple[int, int]] = []

    def decide(dialog: StartDialog) -> None:
        heights.append((dialog.height(), dialog.layout().totalHeightForWidth(dialog.width())))

    start_session(qtbot, published, decide)
    ((height, wanted),) = heights
    assert height >= wanted


def test_second_copies_go_to_the_chosen_place_and_a_failure_is_reported(
    home, qtbot, monkeypatch, tmp_path
):
    warnings: list[str] = []
    monkeypatch.setattr(controller, "warn", lambda _parent, text: warnings.append(text))
    place = tmp_path / "stick"
    place.mkdir()
    choose_second_place(place)
    try:
        home.publish()
        start_session(qtbot, home)
        (copy,) = home.folder.backups.iterdir()
        (second,) = second_copies(home.folder.path)
        assert second.read_bytes() == copy.read_bytes()
        shutil.rmtree(place)
        start_session(qtbot, home)
        assert "the second copy could not be made" in warnings[0]
        assert any("not there now" in str(n) for n in home.controller._view.notices)
        assert len(list(home.folder.backups.iterdir())) == 2
    finally:
        choose_second_place(None)


def test_where_robots_ran_no_participant_is_offered(published, qtbot):
    main(["simulate", str(published.folder.path), "--participants", "1"])
    published.controller.open_study(published.folder)
    assert "Robots have run 1 session" in published.window.panel._why.text()
    shown = []

    def look(dialog: StartDialog) -> None:
        shown.extend([dialog._kind.button(0).isEnabled(), dialog._about_kind.text()])

    start_session(qtbot, published, look)
    assert shown[0] is False and shown[1].startswith("Robots have run 1 session")
    assert sorted(header.kind for header in published.headers()) == ["rehearsal", "simulated"]


def test_the_dialog_is_as_high_as_its_texts_when_a_reason_is_asked_for(published, qtbot):
    heights = []

    def other(dialog: StartDialog) -> None:
        index = (dialog._condition.currentIndex() + 1) % dialog._condition.count()
        dialog._condition.setCurrentIndex(index)
        heights.append((dialog.height(), dialog.layout().totalHeightForWidth(dialog.width())))
        QTest.keyClicks(dialog._reason, "has done the other before")

    start_session(qtbot, published, other)
    ((height, wanted),) = heights
    assert height >= wanted


def test_the_words_before_a_field_are_level_with_it(published, qtbot):
    heights: list[tuple[int, int]] = []

    def look(dialog: StartDialog) -> None:
        form = dialog.findChild(QFormLayout)
        fields = {part: part for part in (dialog._language, dialog._condition)}
        fields[dialog._microphone] = dialog._microphone.findChild(QComboBox)
        for part, field in fields.items():
            label = form.labelForField(part)
            middles = [w.mapTo(dialog, w.rect().center()).y() for w in (label, field)]
            heights.append((middles[0], middles[1]))

    start_session(qtbot, published, look)
    assert heights and all(abs(words - field) <= 1 for words, field in heights)
