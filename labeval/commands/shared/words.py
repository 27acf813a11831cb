"""The words of the command line in the language in use."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from string import Formatter

from labeval import places
from labeval.jobs.sentences import sentence_of
from labeval.text.amounts import Amount
from labeval.text.catalogue import Catalogue, NotCompiled
from labeval.text.languages import PROGRAM_LANGUAGES
from labeval.text.marks import MarkedText, Say, as_written, described_values

_SOURCE = next(iter(PROGRAM_LANGUAGES))
_MARKS = {"de": str.maketrans(",.", ".,"), "fr": str.maketrans(",.", "\u202f,")}
"""Marks of thousands and decimals, where they are others than in English."""


@dataclass
class _Spoken:
    """The language in use, and its words."""

    language: str = _SOURCE
    say: Say = as_written


_spoken = _Spoken()


def speak(language: str) -> None:
    """Speak one of the program's languages from now on.

    Where its words cannot be read, texts stay as they are in the source, in English.
    """
    _spoken.language, _spoken.say = words_of(language)


def words_of(language: str) -> tuple[str, Say]:
    """One of the program's languages and its words; those of the source if they cannot be read."""
    path = None if language == _SOURCE else places.catalogue(language)
    if path is not None:
        with suppress(NotCompiled, OSError):
            return language, Catalogue(path).translate
    return _SOURCE, as_written


def language() -> str:
    """The code of the language in use."""
    return _spoken.language


def translated(context: str, text: str) -> str:
    """A text that was marked with ``QT_TRANSLATE_NOOP``, in the language in use."""
    return _spoken.say(context, text)


class _Filling(Formatter):
    """Fills texts; numbers have the marks of the language in use."""

    def format_field(self, value: object, spec: str) -> str:
        if isinstance(value, int) and "|" in spec:  # {rows:row|rows}
            return format(Amount(value), spec)
        text = format(value, spec)
        if isinstance(value, int | float):
            return text.translate(_MARKS.get(_spoken.language, {}))
        return text


def tr(text: str, /, **values: object) -> str:
    """A text of the command line in the language in use, its places filled with values.

    Qt's ``lupdate`` collects it by the name of this function, under an empty context.
    """
    spoken = _spoken.say("", text)
    return _Filling().vformat(spoken, (), values) if values else spoken


def sentence(error: Exception) -> str:
    """The text of an error in the language in use."""
    return sentence_of(error, translated, _Filling())


def described(text: MarkedText) -> str:
    """A marked sentence in the language in use, its numbers as the language writes them."""
    template = translated(text.context, text.template)
    return _Filling().vformat(template, (), described_values(text.values, translated))


def QT_TR_NOOP(text: str) -> str:
    """Return a text of the command line as it is; it is collected for :func:`tr` by this name."""
    return text
