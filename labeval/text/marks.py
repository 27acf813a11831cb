"""Marks texts for translation in packages that do not import Qt."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from string import Formatter

from labeval.text.amounts import filled

Say = Callable[[str, str], str]
"""Gives a marked text, named by its context and itself, in the language in use."""

_with_places: dict[str, dict[str, None]] = {}
"""Context to the marked texts with places to be filled in."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Return ``text`` as it is; Qt's ``lupdate`` collects it under ``context`` by this name.

    A text with places is kept, so that :func:`translate_filled` knows it when it is filled in.
    """
    if "{" in text:
        _with_places.setdefault(context, {})[text] = None
    return text


class MarkedError(Exception):
    """An error that a person can mend; its sentence can be translated.

    Args:
        template: marked for translation under :attr:`context`; ``values`` fill its named places.
    """

    context: str = ""
    """Translation context of the template."""

    def __init__(self, template: str, **values: object) -> None:
        self.template = template
        self.values = values
        super().__init__(template.format(**values) if values else template)


@dataclass(frozen=True, slots=True)
class MarkedText:
    """A sentence for people, made before it is known in which language it will be read."""

    template: str
    values: Mapping[str, object] = field(default_factory=dict)
    """Fill the places of the template; marked texts among them are translated too."""
    context: str = ""
    """Translation context of the template."""

    @property
    def text(self) -> str:
        """The sentence in English."""
        return self.described(as_written)

    def described(self, say: Say) -> str:
        """The sentence in the language that ``say`` speaks."""
        return filled(say(self.context, self.template), **described_values(self.values, say))

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class MarkedList:
    """Marked texts, one after the other."""

    parts: tuple[MarkedText, ...]
    between: str = ", "

    def described(self, say: Say) -> str:
        """The texts in the language that ``say`` speaks."""
        return self.between.join(part.described(say) for part in self.parts)

    def __str__(self) -> str:
        return self.described(as_written)


def described_values(values: Mapping[str, object], say: Say) -> dict[str, object]:
    """Values of a sentence; the marked texts among them in the language that ``say`` speaks."""
    return {
        name: value.described(say) if isinstance(value, MarkedText | MarkedList) else value
        for name, value in values.items()
    }


def as_written(context: str, text: str) -> str:
    """Return a marked text as the source has it, in English."""
    return text


_NUMBER = re.compile(r"[-+−]?\d+\.\d+")
JOINED = "; "
"""Between two sentences about one row."""


def translate_filled(say: Say, context: str, sentence: str, decimal: str = ".") -> str:
    """Translate a sentence that was made from a marked text, whether it had places or not.

    Tables carry English sentences, so that they read well by themselves. Here the text is found
    that a sentence was made from; the one with the most words of its own where several could be.
    Several that are joined by :data:`JOINED` are translated one by one. A sentence that fits no
    text is returned unchanged.

    Args:
        decimal: the sign in numbers that fill a place.
    """
    whole = _translated_filled(say, context, sentence, decimal)
    if whole is not None:
        return whole
    left, joined, right = sentence.partition(JOINED)
    while joined:
        known = _translated_filled(say, context, left, decimal)
        if known is not None:
            return known + JOINED + translate_filled(say, context, right, decimal)
        more, joined, right = right.partition(JOINED)
        left += JOINED + more
    return sentence


def _translated_filled(say: Say, context: str, sentence: str, decimal: str) -> str | None:
    """The translation of one sentence; None where no text fits it."""
    translated = say(context, sentence)
    if translated != sentence or not sentence:
        return translated
    texts = sorted(_with_places.get(context, ()), key=_own_letters, reverse=True)
    for text in texts:
        found = _pattern(text).fullmatch(sentence)
        if found is not None and _own_letters(text):
            values = found.groupdict().items()
            filled = {
                name: value.replace(".", decimal) if _NUMBER.fullmatch(value) else value
                for name, value in values
            }
            return _filled(say(context, text), filled)
    return None


@cache
def _own_letters(text: str) -> int:
    return sum(len(own) for own, *_ in Formatter().parse(text))


@cache
def _pattern(text: str) -> re.Pattern[str]:
    """Matches the text with anything in its places; a place that comes again holds the same."""
    pattern, seen = "", set[str]()
    for own, place, *_ in Formatter().parse(text):
        pattern += re.escape(own)
        if place:
            pattern += f"(?P={place})" if place in seen else f"(?P<{place}>.+?)"
            seen.add(place)
    return re.compile(pattern, re.DOTALL)


def _filled(text: str, values: dict[str, str]) -> str:
    """The text with its places filled; they are printed already, so that formats do not hold."""
    return "".join(
        own + (values.get(place, "") if place else "") for own, place, *_ in Formatter().parse(text)
    )
