"""The folder in which dialogs about files begin."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths


def documents() -> str:
    """The user's folder of documents, which may not exist yet, else their own folder."""
    place = QStandardPaths.StandardLocation.DocumentsLocation
    return QStandardPaths.writableLocation(place) or str(Path.home())


def existing_documents() -> str:
    """The user's folder of documents where it exists, else their own folder."""
    place = documents()
    return place if Path(place).is_dir() else str(Path.home())
