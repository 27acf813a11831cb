"""Windows that tests open are looked at: how they are heard, and where Tab leads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator

import pytest

_LOOKS = 12
"""How often each kind of window is looked at in a process of the tests: it is in many of them."""
_looked: Counter[type] = Counter()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Fail a test that leaves a window on screen with which something is wrong."""
    result = yield
    if isinstance(item, pytest.Function) and not {"qapp", "qtbot"}.isdisjoint(item.fixturenames):
        from tests.support.accessible.heard_windows import faults_of, windows_on_screen

        for window in windows_on_screen():
            kind = type(window)
            _looked[kind] += 1
            found = faults_of(window) if _looked[kind] <= _LOOKS else []
            assert found == [], f"{kind.__name__}: {found}"
    return result
