"""The folder in which dialogs of a new study begin."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths


def documents() -> str:
    """The user's folder of documents, else their own folder."""
    place = QStandardPaths.StandardLocation.DocumentsLocation
    return QStandardPaths.writableLocation(place) or str(Path.home())
