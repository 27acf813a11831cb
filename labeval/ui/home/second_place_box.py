"""Asks where second copies of records are to go."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from labeval.store.second_place import choose_second_place, second_place
from labeval.ui.plain import plain_box


def ask_for_second_place(parent: QWidget) -> bool:
    """Say where they go now, and let another place be chosen, or none.

    Returns:
        Whether something was changed.

    Raises:
        OSError: the choice cannot be kept.
    """
    place = second_place()
    box = plain_box(parent, _told(place))
    roles = box.ButtonRole
    words = QCoreApplication.translate("SecondPlace", "Choose a folder…")
    choose = box.addButton(words, roles.AcceptRole)
    words = QCoreApplication.translate("SecondPlace", "No second copies")
    none = box.addButton(words, roles.DestructiveRole)
    none.setVisible(place is not None)
    box.addButton(box.StandardButton.Cancel)
    box.exec()
    if box.clickedButton() is none:
        choose_second_place(None)
        return True
    if box.clickedButton() is not choose:
        return False
    heading = QCoreApplication.translate("SecondPlace", "Second place for copies")
    chosen = QFileDialog.getExistingDirectory(parent, heading)
    if chosen:
        choose_second_place(Path(chosen))
    return bool(chosen)


def _told(place: Path | None) -> str:
    if place is None:
        return QCoreApplication.translate(
            "SecondPlace",
            "Copies of a record are in its study folder only. Choose a folder on another disk, "
            "such as a memory stick: after each session the record is copied there too.",
        )
    told = QCoreApplication.translate(
        "SecondPlace", "After each session on this computer the record is copied to {place} too."
    )
    return told.format(place=place)
