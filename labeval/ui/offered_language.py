"""Languages as supervisors choose them, for sessions and for the program."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from labeval import places
from labeval.text.languages import PROGRAM_LANGUAGES
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
    return _as_draft(name) if words is not None and words.is_draft else name


def program_languages() -> dict[str, str]:
    """The languages that windows can be shown in, by code; those only begun are called drafts."""
    begun = {code: _as_draft(language_name(code)) for code in places.begun_languages()}
    return {**PROGRAM_LANGUAGES, **begun}


def _as_draft(name: str) -> str:
    return QCoreApplication.translate("Languages", "{language} (draft)").format(language=name)
