"""The home window's export says before and after what the tables leave out."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from labeval.session.events.events import Event, Kind
from labeval.store.access.log import AccessKind, access_lines
from labeval.store.record.record import Record
from labeval.ui.home.files import exporting
from tests.store.conftest import UTC, a_header, comment, started, the_content
from tests.ui.home.opened_home import Home, start_session

YES, NO = True, False


def rehearse(qtbot, home: Home) -> None:
    start_session(qtbot, home, lambda dialog: None)


def answered(monkeypatch, answer) -> list[str]:
    """What is asked from now on, each question answered in the same way."""
    asked: list[str] = []

    def ask(_parent, text):  # it runs a loop of its own
        asked.append(text)
        return answer

    monkeypatch.setattr(exporting, "ask_yes_no", ask)
    return asked


def test_rehearsals_are_listed_before_and_after(home, qtbot, monkeypatch):
    rehearse(qtbot, home)
    asked = answered(monkeypatch, YES)
    home.press("Export")
    assert len(asked) == 1 and "rehearsal sessions: 1" in asked[0]
    lines = home.window.panel._problems.toPlainText().splitlines()
    assert lines[-1] == "left out: rehearsal sessions: 1"
    assert (home.folder.exports / "judgments.csv").exists()


def test_whoever_says_no_gets_no_files(home, qtbot, monkeypatch):
    rehearse(qtbot, home)
    answered(monkeypatch, NO)
    home.press("Export")
    assert not home.folder.exports.exists()


def test_where_nothing_is_left_out_nothing_is_asked(published, qtbot, monkeypatch):
    start_session(qtbot, published)
    asked = answered(monkeypatch, NO)
    published.press("Export")
    assert not asked and (published.folder.exports / "judgments.csv").exists()
    count = len(list(published.folder.exports.iterdir()))
    first, names = published.window.panel._problems.toPlainText().splitlines()
    assert first == f"Tables in {published.folder.exports}:"
    assert len(names.split(", ")) == count and "judgments.csv" in names


@contextmanager
def pressing(key: Qt.Key) -> Iterator[list[str]]:
    """Press a key in the box that comes up; what it asks."""
    asked: list[str] = []

    def act() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            asked.append(box.text())
            QTest.keyClick(box, key)

    timer = QTimer(interval=10)
    timer.timeout.connect(act)
    timer.start()
    yield asked
    timer.stop()


@pytest.fixture
def unshared(published) -> Home:
    """A study with the sessions of P01, who agreed that data are shared, and P02, who did not."""
    with Record(published.folder.database) as record:
        content = the_content()
        record.versions.keep(content, publish=True)
        for number, choice in enumerate(("given", "declined"), 1):
            consent = Event(2, 2, UTC, Kind.CONSENT, "consent", "sharing", choice, {"version": "v"})
            events = [started(), consent, comment(3, "words")]
            record.sessions.begin(a_header(content, number), events)
    return published


def exported(home: Home) -> list[str]:
    with (home.folder.exports / "sessions.csv").open(newline="") as file:
        return [row["participant"] for row in csv.DictReader(file)]


def times_exported(home: Home) -> int:
    with Record(home.folder.database, read_only=True) as record:
        return sum(line.action == AccessKind.EXPORTED for line in access_lines(record))


def test_who_did_not_share_is_left_out_by_enter_and_esc_exports_nothing(unshared) -> None:
    with pressing(Qt.Key.Key_Escape) as asked:
        assert exporting.export_tables(unshared.folder, unshared.window) == []
    assert len(asked) == 1 and "declined that data are shared: 1" in asked[0]
    assert not unshared.folder.exports.exists() and times_exported(unshared) == 0
    with pressing(Qt.Key.Key_Return):
        assert exporting.export_tables(unshared.folder, unshared.window)
    assert exported(unshared) == ["P01"] and times_exported(unshared) == 1


def test_they_are_exported_too_where_that_is_chosen(unshared, monkeypatch) -> None:
    monkeypatch.setattr(exporting, "ask_which", lambda _parent, _text, _choices: 1)
    assert exporting.export_tables(unshared.folder, unshared.window)
    assert exported(unshared) == ["P01", "P02"]
