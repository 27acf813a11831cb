"""Opening a protected study in the home window."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from labeval.coding.edits import added
from labeval.coding.rows import Source
from labeval.exchange.study_folder import begun_for_interviews
from labeval.jobs.planning.overview import NextStep
from labeval.store.disk.errors import StudyLocked
from labeval.store.disk.key_ring import is_locked
from labeval.store.disk.study_key import read_protection
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.ui.home.files import exporting
from labeval.ui.home.passphrase_dialog import PassphraseDialog
from labeval.ui.home.protect_dialog import ProtectDialog
from labeval.ui.home.unprotect_dialog import UnprotectDialog
from tests.support.protected import (
    SECRET,
    all_keys_forgotten,
    holding,
    lock,
    protected,
    quick_passphrases,
    unlock,
)

PASSPHRASE = "five words drawn at random"


@pytest.fixture(autouse=True)
def no_keys() -> Iterator[None]:
    with all_keys_forgotten(), quick_passphrases():
        yield


@contextmanager
def answering(*typed: str) -> Iterator[list[str]]:
    """Type secrets, one after the other, into the dialog that opens meanwhile; then cancel it.

    Yields:
        What the dialog replied to each.
    """
    replies: list[str] = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, PassphraseDialog):
            return
        timer.stop()
        for secret in typed:
            dialog.typed.clear()
            QTest.keyClicks(dialog.typed, secret)
            dialog.open_it.click()
            replies.append(dialog.reason.text())
        if dialog.isVisible():
            dialog.reject()

    timer = QTimer(interval=10)
    timer.timeout.connect(answer)
    timer.start()
    yield replies
    timer.stop()


@pytest.fixture
def locked(published) -> Callable[[], object]:
    """A home window whose study was protected elsewhere meanwhile."""
    published.controller._hub.pause()
    protected(published.folder)
    lock(published.folder)
    return published


def test_the_right_secret_opens_the_study_after_a_wrong_one(locked) -> None:
    with answering("not the passphrase", SECRET.strip()) as replies:
        locked.controller.open_study(locked.folder)
    assert replies[0].startswith("This does not open the study") and replies[1] == ""
    view = locked.controller._view
    assert view.record_problem is None and view.next_step is NextStep.START
    assert not is_locked(locked.folder.protection)


def test_before_tables_are_written_in_the_clear_it_asks(
    locked, monkeypatch: pytest.MonkeyPatch
) -> None:
    unlock(locked.folder)
    asked: list[str] = []

    def answer(_: object, text: str) -> bool:
        asked.append(text)
        return len(asked) > 1

    monkeypatch.setattr(exporting, "ask_yes_no", answer)
    assert exporting.export_tables(locked.folder, locked.window) == []
    assert not locked.folder.exports.exists()
    assert exporting.export_tables(locked.folder, locked.window)
    assert asked[0] == asked[1] and "whoever has the files can read them" in asked[0]
    assert list(locked.folder.exports.iterdir())


@contextmanager
def protecting(*steps: Callable[[ProtectDialog], object]) -> Iterator[None]:
    """Do this with the dialog that opens meanwhile, one step after the other."""
    left = list(steps)

    def act() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, ProtectDialog) and left and not dialog._background.is_busy:
            left.pop(0)(dialog)

    timer = QTimer(interval=10)
    timer.timeout.connect(act)
    timer.start()
    yield
    timer.stop()
    assert not left


def type_passphrase(dialog: ProtectDialog) -> None:
    replies = []
    dialog.name.setText("AB")
    for field, words in (
        (dialog.typed, "short"),
        (dialog.typed, PASSPHRASE),
        (dialog.again, "five other words"),
        (dialog.again, PASSPHRASE),
    ):
        field.clear()
        QTest.keyClicks(field, words)
        replies.append((dialog.reason.text(), dialog.go_on.isEnabled()))
    assert "at least 12 characters" in replies[0][0]
    assert "once more" in replies[1][0] and "once more" in replies[2][0]
    assert [enabled for _, enabled in replies] == [False, False, False, True]
    dialog.go_on.click()


def test_a_study_is_protected_in_a_window_once_its_recovery_key_is_written_down(published) -> None:
    recovery: list[str] = []

    def confirm(dialog: ProtectDialog) -> None:
        recovery.append(dialog.recovery.text())
        assert not dialog.go_on.isEnabled() and not published.folder.protection.exists()
        dialog.written_down.click()
        dialog.go_on.click()

    with protecting(type_passphrase, confirm):
        published.press("Protect the study…")
    assert published.folder.protection.exists()
    assert "The study is protected" in published.window.panel._problems.toPlainText()
    assert not published.window.panel.protect.isVisible()
    assert holding(published.folder.path, "SQLite format", PASSPHRASE, *recovery) == []
    protection = read_protection(published.folder.protection)
    assert protection.names == ["AB"]
    assert protection.opened_with(PASSPHRASE) == protection.opened_with(recovery[0])


def test_a_study_that_another_program_has_open_stays_as_it_is_and_the_window_says_why(
    published,
) -> None:
    said: list[str] = []

    def confirm(dialog: ProtectDialog) -> None:
        dialog.written_down.click()
        dialog.go_on.click()

    def read(dialog: ProtectDialog) -> None:
        said.append(dialog.reason.text())
        dialog.reject()

    script = (
        "import sqlite3, sys\n"
        "connection = sqlite3.connect(sys.argv[1])\n"
        "connection.execute('SELECT count(*) FROM sqlite_master').fetchone()\n"
        "print('open', flush=True)\n"
        "sys.stdin.read()\n"
    )
    command = [sys.executable, "-c", script, str(published.folder.database)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None and other.stdout.readline() == b"open\n"
        with protecting(type_passphrase, confirm, read):
            published.press("Protect the study…")
        other.communicate()
    assert "another program has this file open" in said[0]
    assert not published.folder.protection.exists()


def test_a_study_that_stays_closed_says_why_and_asks_again_only_when_asked(locked) -> None:
    with answering():
        locked.controller.open_study(locked.folder)
    view = locked.controller._view
    assert isinstance(view.record_problem, StudyLocked)
    assert view.next_step is NextStep.MEND_RECORD
    locked.controller._read_again()  # as when a file has changed: no dialog, which would wait here
    with answering(SECRET.strip()):
        locked.controller._on_step(NextStep.MEND_RECORD)
    assert locked.controller._view.record_problem is None


@contextmanager
def taking_back(*steps: Callable[[UnprotectDialog], object]) -> Iterator[None]:
    """Do this with the dialog that opens meanwhile, one step after the other."""
    left = list(steps)

    def act() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, UnprotectDialog) and left and not dialog._background.is_busy:
            left.pop(0)(dialog)

    timer = QTimer(interval=10)
    timer.timeout.connect(act)
    timer.start()
    yield
    timer.stop()
    assert not left


def test_protection_is_taken_back_in_a_window_by_whoever_knows_a_secret(locked) -> None:
    unlock(locked.folder)
    locked.controller.open_study(locked.folder)

    def wrong(dialog: UnprotectDialog) -> None:
        assert not dialog.take_back.isEnabled()
        QTest.keyClicks(dialog.typed, "not the passphrase")
        dialog.take_back.click()
        assert dialog.reason.text().startswith("This does not open the study")
        assert locked.folder.protection.exists()

    def right(dialog: UnprotectDialog) -> None:
        dialog.typed.setText(SECRET.strip())
        dialog.take_back.click()

    with taking_back(wrong, right):
        locked.press("Take protection back…")
    assert not locked.folder.protection.exists()
    assert holding(locked.folder.path, "SQLite format") != []
    panel = locked.window.panel
    assert "The study is no longer protected" in panel._problems.toPlainText()
    assert panel.protect.isVisible() and not panel.unprotect.isVisible()


def test_protection_stays_where_the_window_is_closed_and_where_there_is_no_key(locked) -> None:
    with answering():
        locked.controller.open_study(locked.folder)
    assert not locked.window.panel.unprotect.isVisible()
    unlock(locked.folder)
    locked.controller.open_study(locked.folder)
    with taking_back(lambda dialog: dialog.reject()):
        locked.press("Take protection back…")
    assert locked.folder.protection.exists()


def test_a_folder_for_interviews_alone_is_protected_from_the_window(published, tmp_path) -> None:
    folder, window = StudyFolder(tmp_path / "talks"), published.window
    with begun_for_interviews(folder, lambda _, text: text, "Talks"):
        pass
    with Workbook(folder.workbook, coder="A") as book:
        book.take_in([added(Source("i", "interview", "Interview of Zenobia"))])
    published.controller.open_study(folder)
    assert window.panel.protect.isVisible() and not window.panel.unprotect.isVisible()

    def confirm(dialog: ProtectDialog) -> None:
        dialog.written_down.click()
        dialog.go_on.click()

    with protecting(type_passphrase, confirm):
        window.panel.protect.click()
    assert holding(folder.path, "Zenobia") == []
    lock(folder)
    with answering():
        published.controller.open_study(folder)
    assert published.controller._view.next_step is NextStep.MEND_RECORD
    assert not window.panel._check.isVisible()
    with answering(PASSPHRASE):
        published.controller._on_step(NextStep.MEND_RECORD)
    assert published.controller._view.interviews == 1
    assert window.panel.unprotect.isVisible() and not window.panel.protect.isVisible()
