"""Asks where second copies are to go."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from labeval.store.disk.second_place import choose_second_place, second_place
from labeval.ui.plain import plain_box, pressed


def ask_for_second_place(parent: QWidget) -> bool:
    """Say where they go now, and let another place be chosen, or none.

    Returns:
        Whether something was changed.

    Raises:
        OSError: the choice cannot be kept.
    """
    place = second_place()
    box = plain_box(parent, _status_text(place))
    roles = box.ButtonRole
    words = QCoreApplication.translate("SecondPlace", "Choose a folder…")
    choose = box.addButton(words, roles.AcceptRole)
    words = QCoreApplication.translate("SecondPlace", "No second copies")
    none = box.addButton(words, roles.DestructiveRole)
    none.setVisible(place is not None)
    box.addButton(box.StandardButton.Cancel)
    answer = pressed(box)
    if answer is none:
        choose_second_place(None)
        return True
    if answer is not choose:
        return False
    heading = QCoreApplication.translate("SecondPlace", "Second place for copies")
    chosen = QFileDialog.getExistingDirectory(parent, heading)
    if chosen:
        choose_second_place(Path(chosen))
    return bool(chosen)


def _status_text(place: Path | None) -> str:
    if place is None:
        return QCoreApplication.translate(
            "SecondPlace",
            "Copies are in the study folder only. Choose a folder on another disk, "
            "such as a memory stick: copies of records, texts and codes go there too.",
        )
    text = QCoreApplication.translate(
        "SecondPlace", "Copies of records, texts and codes go to {place} too."
    )
    return text.format(place=place)
