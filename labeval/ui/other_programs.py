"""Files and folders that are opened by another program of the computer."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from labeval.ui.plain import warn


def open_with_its_program(parent: QWidget, path: Path) -> None:
    """Open a file or folder with the program that the computer has for it, or say where it is."""
    if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))):
        text = QCoreApplication.translate(
            "OtherPrograms", "This computer has no program that opens it. It is here:"
        )
        warn(parent, f"{text}\n{path}")
