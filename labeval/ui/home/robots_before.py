"""The sentence about a folder in which robots have run sessions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from labeval.text.amounts import Amount


def robots_before(sessions: int) -> str:
    """No participant can begin there, and why."""
    text = QCoreApplication.translate(
        "HomeLabels",
        "Robots have run {count:session|sessions} in this folder. Participants begin in a folder "
        "of their own, so that nobody counts the two together; rehearsals are possible here.",
    )
    return text.format(count=Amount(sessions))
