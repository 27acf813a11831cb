"""Files and folders that other programs of the computer open."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from labeval.ui.other_programs import open_with_its_program


@pytest.mark.parametrize("is_opened", [True, False])
def test_where_nothing_opens_a_folder_its_place_is_said(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, is_opened: bool
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url) or is_opened)
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.show()
    said: list[str] = []

    def read() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            said.append(box.text())
            box.accept()

    QTimer.singleShot(0, read)
    open_with_its_program(parent, tmp_path)
    qtbot.waitUntil(lambda: is_opened or bool(said))
    assert opened == [QUrl.fromLocalFile(str(tmp_path))]
    assert [str(tmp_path) in text for text in said] == [True] * (not is_opened)
