"""Dialogs about files, and the folder in which they begin."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from labeval.ui.memory import Memory

TEXTS, STUDIES, TRANSCRIPTS = "texts_folder", "studies_folder", "transcripts_folder"
SAVED = "saved_folder"
"""Settings with the folders that were last used: for files with texts or judgments; for study
folders; for transcripts; for tables and pictures that were saved."""


def documents() -> str:
    """The user's folder of documents, which may not exist yet, else their own folder."""
    place = QStandardPaths.StandardLocation.DocumentsLocation
    return QStandardPaths.writableLocation(place) or str(Path.home())


def existing_documents() -> str:
    """The user's folder of documents where it exists, else their own folder."""
    place = documents()
    return place if Path(place).is_dir() else str(Path.home())


def last_folder(memory: Memory | None, setting: str) -> str:
    """The folder that was last used for something; documents where there is none any more."""
    place = str(memory.get(setting, "")) if memory is not None else ""
    return place if place and Path(place).is_dir() else existing_documents()


def remember_folder(memory: Memory, setting: str, folder: Path) -> None:
    """Begin the next dialog of this kind in a folder, also after another start."""
    memory.set(setting, str(folder))


def chosen_files(
    parent: QWidget, heading: str, memory: Memory | None, setting: str, kinds: str = ""
) -> list[Path]:
    """The files that somebody chooses in a dialog, whose folder is remembered; empty if none.

    Args:
        kinds: those that are offered; empty for all.
    """
    begin = last_folder(memory, setting)
    chosen, _ = QFileDialog.getOpenFileNames(parent, heading, begin, kinds)
    files = [Path(path) for path in chosen]
    if files and memory is not None:
        remember_folder(memory, setting, files[0].parent)
    return files


def chosen_place(
    parent: QWidget, heading: str, memory: Memory | None, name: str, kinds: str = ""
) -> Path | None:
    """The file that somebody chooses to save in, whose folder is remembered; None if none.

    Args:
        name: the file's name that is offered.
    """
    begin = str(Path(last_folder(memory, SAVED)) / name)
    chosen, _ = QFileDialog.getSaveFileName(parent, heading, begin, kinds)
    if chosen and memory is not None:
        remember_folder(memory, SAVED, Path(chosen).parent)
    return Path(chosen) if chosen else None


def chosen_interviews(parent: QWidget, memory: Memory | None) -> list[Path]:
    """The transcripts that somebody chooses, with their sound; empty if none."""
    from labeval.files.media import SOUND_ENDINGS
    from labeval.transcription.transcript_readers import transcript_endings

    endings = " ".join(f"*{ending}" for ending in transcript_endings()) + " *.TextGrid"
    endings += "".join(f" *{ending}" for ending in SOUND_ENDINGS)
    kinds = QCoreApplication.translate("UsualFolders", "Transcripts and their sound ({endings})")
    heading = QCoreApplication.translate("UsualFolders", "Import interviews")
    return chosen_files(parent, heading, memory, TRANSCRIPTS, kinds.format(endings=endings))
