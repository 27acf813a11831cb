"""The home window says at once that another window of a study opens."""

from __future__ import annotations

import pytest


@pytest.fixture
def opened(published, monkeypatch) -> list[str]:
    """Windows that are open, instead of processes."""
    windows: list[str] = []
    controller = published.controller
    monkeypatch.setattr(controller._opened, "open", lambda what, *_, **__: windows.append(what))
    monkeypatch.setattr(controller._opened, "is_open", lambda what, _: what in windows)
    controller.open_study(published.folder)
    return windows


def shown(home) -> str:
    return home.window.panel._problems.toPlainText()


def test_it_is_said_until_another_window_is_in_front(published, opened, monkeypatch):
    monkeypatch.setattr(published.window, "isActiveWindow", lambda: True)
    published.window.panel.coding_requested.emit()
    assert opened == ["coding"]
    assert "opens in a few seconds" in shown(published)
    published.controller._sign.look()
    assert "opens in a few seconds" in shown(published), "nothing is in front yet"
    monkeypatch.setattr(published.window, "isActiveWindow", lambda: False)
    published.controller._sign.look()
    assert shown(published) == ""


def test_it_is_said_no_longer_where_the_process_has_ended(published, opened, monkeypatch):
    monkeypatch.setattr(published.window, "isActiveWindow", lambda: True)
    published.window.panel.coding_requested.emit()
    opened.clear()
    published.controller._sign.look()
    assert shown(published) == ""


def test_a_window_that_is_there_is_not_opened_again_but_spoken_of(published, opened):
    opened.append("coding")
    published.window.panel.coding_requested.emit()
    assert opened == ["coding"]
    assert "open already" in shown(published)


def test_a_second_click_while_it_opens_does_not_call_it_open(published, opened, monkeypatch):
    monkeypatch.setattr(published.window, "isActiveWindow", lambda: True)
    published.window.panel.coding_requested.emit()
    published.window.panel.coding_requested.emit()
    assert opened == ["coding"]
    assert "opens in a few seconds" in shown(published)
    monkeypatch.setattr(published.window, "isActiveWindow", lambda: False)
    published.controller._sign.look()
    assert shown(published) == ""


def test_what_a_check_found_stays_below_it(published, opened, monkeypatch):
    monkeypatch.setattr(published.window, "isActiveWindow", lambda: True)
    panel = published.window.panel
    panel.show_lines(["The study can be run."], ["Page 3 is long."])
    panel.coding_requested.emit()
    assert shown(published).endswith("in a few seconds.\n\nThe study can be run.")
    panel._more.click()
    opened.clear()
    published.controller._sign.look()
    assert shown(published) == "The study can be run.\n\nPage 3 is long."
    panel.coding_requested.emit()
    panel.coding_requested.emit()
    published.controller._sign.look()
    panel._back.click()
    assert shown(published) == ""


def test_why_a_study_cannot_be_used_is_there_again(published, opened, monkeypatch):
    monkeypatch.setattr(published.window, "isActiveWindow", lambda: True)
    published.folder.study_file.write_text("title: [", encoding="utf-8")
    published.controller.open_study(published.folder)
    why = shown(published)
    assert "study.yaml" in why
    published.window.panel.edit_requested.emit()
    assert shown(published) == "A window of this study opens in a few seconds."
    opened.clear()
    published.controller._sign.look()
    assert shown(published) == why
