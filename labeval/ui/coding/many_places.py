"""Coding many places at once: asked before, and said after, how many they are."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from labeval.coding.acts import Change
from labeval.coding.rows import Coding
from labeval.ui.plain import ask_yes_no

translate = QCoreApplication.translate


def may_code(
    parent: QWidget, changes: Sequence[Change], places: int, sources: int, code: str
) -> bool:
    """Ask whether so many places are to be coded; no question where nothing would change."""
    new = _segments(changes)
    if not new:
        return False
    told = translate(
        "ManyPlaces",
        "Code {new} places in {sources} sources with “{code}”? "
        "It is one step, which Undo takes back.",
    )
    if new < places:
        told += " " + translate("ManyPlaces", "{known} more places have been coded so already.")
    values = {"new": new, "sources": sources, "code": code, "known": places - new}
    return ask_yes_no(parent, told.format(**values))


def coded(changes: Sequence[Change]) -> str:
    """What was done, as a sentence."""
    return translate("ManyPlaces", "%n segment(s) coded; Ctrl+Z undoes it.", "", _segments(changes))


def _segments(changes: Sequence[Change]) -> int:
    return sum(isinstance(change.after, Coding) for change in changes)
