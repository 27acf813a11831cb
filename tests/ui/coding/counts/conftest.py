"""The window of counts over a coded workbook."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from labeval.ui.coding.counts.window import ViewsWindow
from labeval.ui.theme import LIGHT
from tests.support.coding import coding_windows


@pytest.fixture
def window(tmp_path: Path, qtbot: QtBot) -> Iterator[ViewsWindow]:
    with coding_windows.coded(tmp_path, participants=6) as controller:
        yield coding_windows.shown(ViewsWindow(controller, LIGHT), qtbot)
