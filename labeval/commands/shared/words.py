"""The words of the command line in the language in use."""

from __future__ import annotations

from string import Formatter

from labeval import places
from labeval.jobs.sentences import sentence_of
from labeval.text.amounts import Amount
from labeval.text.languages import PROGRAM_LANGUAGES

_SOURCE = next(iter(PROGRAM_LANGUAGES))
_POINTS = {"de": ","}
"""Decimal points, where they are none."""


class _Spoken:
    """The language in use, and its words."""

    def __init__(self) -> None:
        self.language = _SOURCE
        self.translate = lambda context, text: text


_spoken = _Spoken()


def speak(language: str) -> None:
    """Speak one of the program's languages from now on.

    Where its words cannot be read, everything is said as it is written in the source.
    """
    from labeval.text.catalogue import Catalogue, NotCompiled

    path = None if language == _SOURCE else places.catalogue(language)
    _spoken.__init__()
    if path is None:
        return
    try:
        _spoken.translate = Catalogue(path).translate
    except (NotCompiled, OSError):
        return
    _spoken.language = language


def language() -> str:
    """The code of the language in use."""
    return _spoken.language


def translated(context: str, text: str) -> str:
    """A text that was marked with ``QT_TRANSLATE_NOOP``, in the language in use."""
    return _spoken.translate(context, text)


class _Filling(Formatter):
    """Fills texts; numbers have the decimal point of the language in use."""

    def format_field(self, value: object, spec: str) -> str:
        if isinstance(value, int) and "|" in spec:  # {rows:row|rows}
            return format(Amount(value), spec)
        text = format(value, spec)
        point = _POINTS.get(_spoken.language, ".")
        return text.replace(".", point) if isinstance(value, float) else text


def tr(text: str, /, **values: object) -> str:
    """A text of the command line in the language in use, its places filled with values.

    Qt's ``lupdate`` collects it by the name of this function, under an empty context.
    """
    spoken = _spoken.translate("", text)
    return _Filling().vformat(spoken, (), values) if values else spoken


def sentence(error: Exception) -> str:
    """The text of an error in the language in use."""
    return sentence_of(error, translated, _Filling())
