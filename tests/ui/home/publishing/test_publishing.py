"""Publish in the home window: the check is made then, and problems need a reason."""

from __future__ import annotations

from contextlib import closing

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from labeval.jobs.planning.check import StudyCheck
from labeval.jobs.planning.overview import NextStep, StudyState
from labeval.store.record.record import Record
from labeval.study.reading import read_with_warnings
from labeval.ui.fit import PageMeasure
from labeval.ui.publishing.dialog import PublishDialog
from labeval.ui.publishing.publishing import SCREEN, CheckDialog
from labeval.ui.widgets.basics.label import Label
from tests.support.studies.misfitting import make_long_text, make_misfit


def test_publish_shows_what_is_wrong_and_nothing_is_published_without_a_reason(home):
    make_misfit(home.folder.path)

    def refuse(dialog: PublishDialog) -> None:
        assert "do not fit" in dialog.shown.toPlainText()
        assert not dialog.publish_anyway.isEnabled()
        QTest.keyClicks(dialog.reason_field, "   ")
        assert not dialog.publish_anyway.isEnabled(), "blanks are no reason"
        dialog.reject()

    home.publish(refuse)
    assert home.step() is NextStep.PUBLISH
    assert home.controller._view.state is StudyState.DRAFT


def test_with_a_reason_it_is_published_and_the_window_goes_on_saying_so(home):
    make_misfit(home.folder.path)

    def give_reason(dialog: PublishDialog) -> None:
        QTest.keyClicks(dialog.reason_field, "only on a tall screen")
        home.press("Publish anyway", dialog)

    home.publish(give_reason)
    assert home.step() is NextStep.START
    shown = home.window.panel._why.text()
    assert "ready" not in shown.lower() and "only on a tall screen" in shown
    with closing(Record(home.folder.database, read_only=True)) as record:
        (kept,) = record.versions.publications()
    assert kept.reason == "only on a tall screen" and kept.problems


class ShownTitles(QObject):
    """The titles that windows have when they are shown."""

    def __init__(self) -> None:
        super().__init__()
        self.titles: dict[str, str] = {}
        """By the window's class."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_shown = event.type() == QEvent.Type.Show
        if is_shown and isinstance(watched, QWidget) and watched.isWindow():
            self.titles[type(watched).__name__] = watched.windowTitle()
        return False


def test_every_window_that_publishing_shows_has_a_title(home, qapp):
    shown = ShownTitles()
    qapp.installEventFilter(shown)
    home.publish()
    qapp.removeEventFilter(shown)
    assert set(shown.titles) >= {"CheckDialog", "PublishDialog"}
    assert all(shown.titles.values()), shown.titles


def test_the_progress_of_a_check_that_is_over_does_not_come_back(home):
    content, warnings = read_with_warnings(home.folder.path)
    dialog = CheckDialog(content, warnings, PageMeasure(SCREEN), home.window)
    assert dialog.minimumWidth() >= 400, "or the desktop cuts its title"
    assert dialog.run() is not None
    timers = dialog.findChildren(QTimer)
    assert timers and not any(timer.isActive() for timer in timers)


def test_a_sound_study_is_published_after_a_summary_and_the_check_is_shown(home):
    def look(dialog: PublishDialog) -> None:
        about = dialog.about.toPlainText()
        assert dialog._heading == "Publish version 1"
        assert "the study can be run" in about.splitlines()[0]
        assert "What is recorded" in about
        assert "sound during the session and of the interview" in about
        later = "What is edited afterwards takes effect once it is published as version 2."
        assert later in about
        assert "laid out at" not in about, "which nobody needs at once"
        assert dialog.focusWidget() is dialog.about, "what there is to read"
        QTest.keyClick(dialog.about, Qt.Key.Key_Return)
        assert dialog.isVisible(), "a key that was meant for another window publishes nothing"
        while dialog.focusWidget() is not dialog.publish_anyway:
            QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        QTest.keyClick(dialog.publish_anyway, Qt.Key.Key_Return)
        assert dialog.result() == PublishDialog.DialogCode.Accepted

    home.publish(look)
    assert home.step() is NextStep.START
    lines = home.window.panel._problems.toPlainText().splitlines()
    assert lines[0] == "✓ Version 1 is published."
    assert str(home.folder.database) in lines[2]
    assert lines[3].startswith("Next: “Start a session”")
    assert len(lines) == 4, "the check was in the dialog"
    assert "ready" not in home.window.panel._why.text().lower()


def test_the_details_of_the_check_are_a_click_away(home):
    def look(dialog: PublishDialog) -> None:
        before = dialog.about.toPlainText()
        QTest.mouseClick(dialog.more, Qt.MouseButton.LeftButton)
        after = dialog.about.toPlainText()
        assert after.startswith(before) and "laid out at 1280 × 720" in after
        assert dialog.focusWidget() is dialog.about and not dialog.more.isVisible()
        dialog.reject()

    home.publish(look)


def test_what_was_published_is_said_in_the_language_of_the_window(home):
    home.languages.use("de")
    home.publish()
    lines = home.window.panel._problems.toPlainText().splitlines()
    assert lines[0] == "✓ Version 1 ist veröffentlicht."
    assert lines[3].startswith("Als Nächstes")


def test_a_check_that_was_stopped_is_not_passed():
    assert StudyCheck(pages_measured=3, pages_to_measure=10).passed is False
    assert StudyCheck(pages_measured=10, pages_to_measure=10).passed is True


def test_the_windows_are_drawn_between_two_pages_of_a_check(home):
    turns: list[int] = []
    timer = QTimer()
    timer.timeout.connect(lambda: turns.append(shown()[0].value()) if shown() else None)

    def shown() -> list[CheckDialog]:
        return [d for d in home.window.findChildren(CheckDialog) if d.isVisible()]

    timer.start(0)
    home.window.panel.check_requested.emit()
    timer.stop()
    measured = [n for n in dict.fromkeys(turns) if n > 0]
    assert len(measured) > 3, "pages are laid out one a turn of the event loop"
    assert "the study can be run" in home.window.panel._problems.toPlainText()


def test_a_check_can_be_stopped_and_says_how_far_it_came(home):
    def stop() -> None:
        for dialog in home.window.findChildren(CheckDialog):
            if dialog.value() >= 2:
                timer.stop()
                dialog.cancel()

    timer = QTimer()
    timer.timeout.connect(stop)
    timer.start(0)
    home.window.panel.check_requested.emit()
    assert "the check was stopped: " in home.window.panel._problems.toPlainText()


def test_a_check_that_is_stopped_before_its_pages_publishes_nothing(home):
    def stop() -> None:
        for dialog in home.window.findChildren(CheckDialog):
            timer.stop()
            dialog.cancel()

    timer = QTimer()
    timer.timeout.connect(stop)
    timer.start(0)
    home.press("Publish")
    assert home.controller._view.state is StudyState.DRAFT


def test_long_texts_that_are_read_to_their_end_are_published_without_a_reason(home):
    make_long_text(home.folder.path)

    def look(dialog: PublishDialog) -> None:
        assert not dialog.reason_field.isVisible()
        assert dialog.publish_anyway.text() == "Publish"
        assert "longer than a screen of 1280 × 720: " in dialog.about.toPlainText()
        home.press("Publish", dialog)

    home.publish(look)
    with closing(Record(home.folder.database, read_only=True)) as record:
        (kept,) = record.versions.publications()
    assert (kept.reason, kept.problems) == ("", ())


def test_long_texts_that_may_stay_unread_need_a_reason_of_ones_own(home):
    make_long_text(home.folder.path)
    file = home.folder.path / "study.yaml"
    text = file.read_text(encoding="utf-8")
    assert "    method: dqe\n" in text
    changed = text.replace("    method: dqe\n", "    method: dqe\n    read_to_end: false\n")
    file.write_text(changed, encoding="utf-8")

    def refuse(dialog: PublishDialog) -> None:
        assert not dialog.publish_anyway.isEnabled()
        labels = [label for label in dialog.findChildren(Label) if label.isVisible()]
        named = next(label for label in labels if label.buddy() is dialog.reason_field)
        assert named.text() == "Reason for publishing anyway"
        assert named.geometry().bottom() < dialog.reason_field.y()
        dialog.reject()

    home.publish(refuse)


def test_enter_publishes_from_the_reason_and_from_what_is_read_leads_to_the_button(home):
    def go_on(dialog: PublishDialog) -> None:
        QTest.keyClick(dialog.about, Qt.Key.Key_Return)
        assert dialog.focusWidget() is dialog.publish_anyway
        dialog.reject()

    home.publish(go_on)
    assert home.step() is NextStep.PUBLISH
    make_misfit(home.folder.path)

    def give_reason(dialog: PublishDialog) -> None:
        QTest.keyClick(dialog.shown, Qt.Key.Key_Enter)
        assert dialog.focusWidget() is dialog.reason_field
        QTest.keyClicks(dialog.reason_field, "only on a tall screen")
        QTest.keyClick(dialog.reason_field, Qt.Key.Key_Return)

    home.publish(give_reason)
    assert home.step() is NextStep.START
