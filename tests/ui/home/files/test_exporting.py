"""The home window's export says before and after what the tables leave out."""

from __future__ import annotations

from labeval.ui.home.files import exporting
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
    assert "left out" not in published.window.panel._problems.toPlainText()
