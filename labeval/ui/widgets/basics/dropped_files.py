"""Files that are dragged onto a window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData


def local_files(dropped: QMimeData) -> list[Path]:
    """The files and folders of this computer in what is dragged."""
    return [Path(url.toLocalFile()) for url in dropped.urls() if url.isLocalFile()]
