"""Opening a protected study in the home window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from labeval.jobs.planning.overview import NextStep
from labeval.store.disk.errors import StudyLocked
from labeval.store.disk.key_ring import is_locked
from labeval.ui.home.files import exporting
from labeval.ui.home.passphrase_dialog import PassphraseDialog
from tests.support.protected import SECRET, all_keys_forgotten, lock, protected, unlock


@pytest.fixture(autouse=True)
def no_keys() -> Iterator[None]:
    with all_keys_forgotten():
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
