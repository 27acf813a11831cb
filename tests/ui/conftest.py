"""Windows that tests open are looked at: how they are heard, where Tab leads, and whether they can
be used on the smallest screen."""

from __future__ import annotations

from collections.abc import Generator

import pytest


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Fail a test that leaves a window on screen with which something is wrong."""
    result = yield
    if isinstance(item, pytest.Function) and not {"qapp", "qtbot"}.isdisjoint(item.fixturenames):
        from tests.support.accessible.heard_windows import faults_of, windows_on_screen
        from tests.support.accessible.small_screens import small_faults

        for window in windows_on_screen():
            found = [*faults_of(window), *small_faults(window)]
            assert found == [], f"{type(window).__name__}: {found}"
    return result


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is announced from now on, as with a screen reader that runs."""
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent

    said: list[str] = []
    active = [True]

    def take(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            said.append(event.message())

    # What turns reports off for a moment turns them on again, which is to end with the test.
    monkeypatch.setattr(QAccessible, "isActive", lambda: active[0])
    monkeypatch.setattr(QAccessible, "setActive", lambda now: active.__setitem__(0, now))
    monkeypatch.setattr(QAccessible, "updateAccessibility", take)
    return said
