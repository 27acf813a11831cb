"""Dialogs about files, and the folder in which they begin."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from labeval.ui.memory import Memory

TEXTS, STUDIES = "texts_folder", "studies_folder"
"""Settings with the folders that were last used: for files with texts or judgments; for study
folders."""


def documents() -> str:
    """The user's folder of documents, which may not exist yet, else their own folder."""
    place = QStandardPaths.StandardLocation.DocumentsLocation
    return QStandardPaths.writableLocation(place) or str(Path.home())


def existing_documents() -> str:
    """The user's folder of documents where it exists, else their own folder."""
    place = documents()
    return place if Path(place).is_dir() else str(Path.home())


def last_folder(memory: Memory, setting: str) -> str:
    """The folder that was last used for something; documents where there is none any more."""
    place = str(memory.get(setting, ""))
    return place if place and Path(place).is_dir() else existing_documents()


def remember_folder(memory: Memory, setting: str, folder: Path) -> None:
    """Begin the next dialog of this kind in a folder, also after another start."""
    memory.set(setting, str(folder))


def chosen_files(parent: QWidget, heading: str, memory: Memory, setting: str) -> list[Path]:
    """The files that somebody chooses in a dialog, whose folder is remembered; empty if none."""
    chosen, _ = QFileDialog.getOpenFileNames(parent, heading, last_folder(memory, setting))
    files = [Path(path) for path in chosen]
    if files:
        remember_folder(memory, setting, files[0].parent)
    return files
