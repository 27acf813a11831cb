"""Languages as supervisors choose them for sessions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from labeval import places
from labeval.ui.language import language_name


def offered_language(code: str) -> str:
    """A language to hold sessions in: its own name, and that its words are a draft where they are.

    Participants are offered their languages without that remark.
    """
    words = places.participants_words(code)
    if words is None or not words.is_draft:
        return language_name(code)
    return QCoreApplication.translate("Languages", "{language} (draft)").format(
        language=language_name(code)
    )
