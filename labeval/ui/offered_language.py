"""Languages as supervisors choose them for sessions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from labeval import places
from labeval.ui.language import language_name
from labeval.ui.widgets.basics.glyphs import missing_glyphs


def offered_language(code: str) -> str:
    """A language to hold sessions in: its own name, and that its words are a draft where they are.

    Participants are offered their languages without that remark.
    """
    name = language_name(code)
    if missing_glyphs([name]):  # its own name would be boxes
        name = f"{QLocale.languageToString(QLocale(code).language())} ({code})"
    words = places.participants_words(code)
    if words is None or not words.is_draft:
        return name
    return QCoreApplication.translate("Languages", "{language} (draft)").format(language=name)
