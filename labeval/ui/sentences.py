"""Messages of the other packages in the language of the interface."""

from __future__ import annotations

from collections.abc import Mapping
from string import Formatter

from PySide6.QtCore import QCoreApplication, QLocale

from labeval.jobs.sentences import sentence_of


def translated(context: str, text: str) -> str:
    """A text that was marked with ``QT_TRANSLATE_NOOP``, in the language in use."""
    return QCoreApplication.translate(context, text)


class _InLanguage(Formatter):
    """Fills texts with numbers as the interface's language writes them."""

    def format_field(self, value: object, spec: str) -> str:
        text = format(value, spec)
        return text.replace(".", QLocale().decimalPoint()) if isinstance(value, float) else text


def filled(context: str, text: str, values: Mapping[str, object]) -> str:
    """A marked text in the language in use, with its values."""
    return _InLanguage().vformat(translated(context, text), (), values)


def whole(clause: str) -> str:
    """A clause that is alone on screen as a sentence, with a capital and a full stop."""
    return f"{clause[:1].upper()}{clause[1:]}{'' if clause.endswith(('.', '!', '?', '…')) else '.'}"


def sentence(error: Exception) -> str:
    """The text of an error in the interface's language; one line for each of a study's problems.

    Messages of the operating system are left as they are.
    """
    return sentence_of(error, translated, _InLanguage())
