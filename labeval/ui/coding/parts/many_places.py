"""Coding many places at once: a question before and a message after, with their number."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from labeval.coding.edits import Change
from labeval.coding.rows import Coding
from labeval.text.amounts import Amount
from labeval.ui.plain import ask_yes_no

translate = QCoreApplication.translate


def may_code(
    parent: QWidget, changes: Sequence[Change], places: int, sources: int, code: str
) -> bool:
    """Ask whether so many places are to be coded; no question where nothing would change."""
    new = _segments(changes)
    if not new:
        return False
    text = translate(
        "ManyPlaces",
        "Code {new:place|places} in {sources:source|sources} with “{code}”? "
        "It is one step, which Undo takes back.",
    )
    if new < places:
        text += " " + translate("ManyPlaces", "{known} more places have been coded so already.")
    values = {"new": Amount(new), "sources": Amount(sources), "code": code, "known": places - new}
    return ask_yes_no(parent, text.format(**values))


def coded(changes: Sequence[Change]) -> str:
    """The number of coded places, as a sentence."""
    text = translate("ManyPlaces", "{new:segment|segments} coded; Ctrl+Z undoes it.")
    return text.format(new=Amount(_segments(changes)))


def _segments(changes: Sequence[Change]) -> int:
    return sum(isinstance(change.after, Coding) for change in changes)
