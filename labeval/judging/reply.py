"""Reading a model's reply: tolerant of text around the rating, strict about the rating."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NoReturn

from labeval.judging.errors import MalformedReply
from labeval.text.finding import find_all
from labeval.text.marks import QT_TRANSLATE_NOOP

LONGEST_EXPLANATION = 1000
"""Characters; no single sentence is longer."""
_LONGEST_REPLY = 100_000
_LONG = 10**12
"""Numbers from here on are not repeated; Python refuses to write out many thousand digits."""
_MOST_STARTS = 500
"""Braces that are tried as the beginning of an object, so that no reply takes long to read."""
_MOST_QUOTES = 10
_LONGEST_QUOTE = 2000
_END_OF_THOUGHT = "</think>"
"""End of the thoughts that some models write before their answer."""
_QUOTATION_MARKS = "\"'“”„‟‘’‚«»‹›"


@dataclass(frozen=True, slots=True)
class ReadReply:
    """Content of a model's reply."""

    rating: int
    explanation: str
    quotes: tuple[str, ...]
    """Passages as the text has them."""
    dropped: tuple[str, ...] = ()
    """Quotes that do not occur in the text."""


def read_reply(content: str, points: Sequence[int], text: str) -> ReadReply:
    """The rating, its explanation and its quotes.

    Args:
        content: the model's reply: a JSON object, possibly in a code fence or among
            other words.
        points: the values that a rating may have.
        text: the text that was rated, in which quotes have to occur.

    Raises:
        MalformedReply: there is no such object, or it does not say what was asked for.
    """
    found = _rating_object(content)
    rating = _rating(found.get("rating"), points)
    explanation = _explanation(found.get("explanation"))
    quotes, dropped = _quotes(found.get("quotes"), text)
    return ReadReply(rating, explanation, quotes, dropped)


def answer_in(content: str) -> str:
    """A model's reply without its thoughts, as much of it as is read."""
    return content.rpartition(_END_OF_THOUGHT)[2][:_LONGEST_REPLY]


def _rating_object(content: str) -> dict[str, object]:
    """The one object with a rating; the same one twice is no contradiction."""
    answer = answer_in(content)
    found = list(objects_with("rating", answer))
    if not found:
        raise MalformedReply(QT_TRANSLATE_NOOP("Judging", "there is no JSON object with “rating”"))
    if any(value.get("rating") != found[0].get("rating") for value in found):
        raise MalformedReply(QT_TRANSLATE_NOOP("Judging", "it gives several different ratings"))
    return found[0]


def objects_with(key: str, text: str) -> Iterator[dict[str, object]]:
    """The JSON objects in a text that have a key; not those inside of another one."""
    decoder = json.JSONDecoder(parse_constant=_no_json)
    start = text.find("{")
    for _ in range(_MOST_STARTS):
        if start < 0:
            return
        end = start + 1
        try:
            value, stop = decoder.raw_decode(text, start)
        except (ValueError, RecursionError):  # the latter from thousands of nested brackets
            pass
        else:
            if isinstance(value, dict) and key in value:
                yield value
                end = stop
        start = text.find("{", end)


def _no_json(constant: str) -> NoReturn:
    """Python reads NaN and Infinity, which JSON does not have."""
    raise ValueError(constant)


def _rating(value: object, points: Sequence[int]) -> int:
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int):
        raise MalformedReply(QT_TRANSLATE_NOOP("Judging", "“rating” is not a whole number"))
    if value not in points:
        if abs(value) >= _LONG:
            raise MalformedReply(QT_TRANSLATE_NOOP("Judging", "the rating is not on the scale"))
        raise MalformedReply(
            QT_TRANSLATE_NOOP("Judging", "the rating {rating} is not on the scale"), rating=value
        )
    return value


def _explanation(value: object) -> str:
    if not isinstance(value, str) or not (note := tidy(value)):
        raise MalformedReply(QT_TRANSLATE_NOOP("Judging", "“explanation” is not a sentence"))
    if len(note) > LONGEST_EXPLANATION:
        raise MalformedReply(
            QT_TRANSLATE_NOOP("Judging", "“explanation” is longer than {most} characters"),
            most=LONGEST_EXPLANATION,
        )
    return note


def _quotes(value: object, text: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Quotes that occur in the text, written as it writes them, and those that do not."""
    given = [value] if isinstance(value, str) else value
    if given is None:
        given = []
    if not isinstance(given, list) or not all(isinstance(quote, str) for quote in given):
        raise MalformedReply(QT_TRANSLATE_NOOP("Judging", "“quotes” is not a list of texts"))
    quotes: list[str] = []
    dropped: list[str] = []
    for quote in map(tidy, given[:_MOST_QUOTES]):
        place = place_of(quote, text)
        if place is not None:
            quotes.append(text[slice(*place)])
        elif quote:
            dropped.append(quote[:_LONGEST_QUOTE])
    return tuple(dict.fromkeys(quotes)), tuple(dropped)


def place_of(quote: str, text: str) -> tuple[int, int] | None:
    """Both ends of the first place that a quote means; None where the text does not have it.

    Line breaks, capitals and quotation marks around it may differ.
    """
    for wanted in (quote, quote.strip(_QUOTATION_MARKS)):
        hits = find_all(text, wanted) if len(wanted) <= _LONGEST_QUOTE else []
        if hits and hits[0][1] - hits[0][0] <= _LONGEST_QUOTE:
            return hits[0]
    return None


def tidy(text: str) -> str:
    """One line of printable text: what cannot be stored or shown is replaced."""
    shown = (c if c.isprintable() or c.isspace() else "\ufffd" for c in text)
    return " ".join("".join(shown).split())
