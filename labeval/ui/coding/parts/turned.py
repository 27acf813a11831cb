"""Sentences about edits that were undone or done again."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from labeval.coding.edits import Edit


def turned_text(edit: Edit) -> str:
    """A sentence with the name of an edit that was undone or done again."""
    name = QCoreApplication.translate("Coding", edit.label)
    if edit.undone:
        return QCoreApplication.translate("Turned", "Undone: {edit}").format(edit=name)
    return QCoreApplication.translate("Turned", "Done again: {edit}").format(edit=name)
