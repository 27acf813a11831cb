"""Words of a study in a window of another language."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from labeval.text.languages import ANY_LANGUAGE
from labeval.ui.language import locale_of


def read_as(widget: QWidget, language: str) -> None:
    """Have the words of a widget and its parts read as of a language by screen readers; as of the
    window's language where theirs is not known (``*``)."""
    if language == ANY_LANGUAGE:
        widget.unsetLocale()
    else:
        widget.setLocale(locale_of(language))
