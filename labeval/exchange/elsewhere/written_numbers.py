"""Ratings that are written as something else than a number: “4/5”, “80 %”, “★★★★”, “4 - good”."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping

from labeval.exchange.elsewhere.missing_codes import is_mark
from labeval.exchange.elsewhere.scales import ladder_of, point_of

_DIGITS = r"[+-]?[0-9]{1,3}(?:[.,][0-9]{1,4})?"
_OF = re.compile(
    rf"({_DIGITS})\s*(?:/|\bout of\b|\bof\b|\bvon\b|\bsur\b)\s*([0-9]{{1,3}})(?:\s*[^\W\d]+)?", re.I
)
_PERCENT = re.compile(rf"({_DIGITS})\s*(?:%|percent|per cent|prozent)", re.I)
_UNIT = re.compile(
    rf"({_DIGITS})[\s-]*(?:stars?|points?|pts?\.?|punkte?n?|sterne?n?|[eé]toiles?)", re.I
)
_STARS = re.compile(r"([★⭐🌟]*)[☆✩]*")
_ASTERISKS = re.compile(r"\*+")
_PLAIN = re.compile(_DIGITS)
_WORDED = (
    re.compile(r"(?P<n>[+-]?[0-9]{1,3})\s*[-–—:.)=]+\s*(?P<words>[^\W\d].*)", re.DOTALL),
    re.compile(r"(?P<n>[+-]?[0-9]{1,3})\s*[(\[]\s*(?P<words>[^\W\d].*)[)\]]", re.DOTALL),
    re.compile(r"[(\[](?P<n>[+-]?[0-9]{1,3})[)\]]\s*(?P<words>[^\W\d].*)", re.DOTALL),
    re.compile(r"(?P<words>[^\W\d].*?)\s*[(\[](?P<n>[+-]?[0-9]{1,3})[)\]]", re.DOTALL),
)
_LEAST = 2
"""Different answers from which on numbers with words are those of a scale."""
_SELECTOR = "\ufe0f"
"""Follows a sign that is to be drawn as a picture."""


def numbers_of(answers: Iterable[str]) -> dict[str, str]:
    """Each different answer to the number that it writes.

    All have to be written in one way, apart from marks of missing answers; a scale of which some
    points only have words, as “1 (very bad)”, 2, 3, is one way. Empty where they are anything
    else, or plain numbers.
    """
    every = {text for answer in answers if (text := answer.strip())}
    if stars := _asterisks(every):
        return stars
    given = {text for text in every if not is_mark(text)}
    if all(map(_PLAIN.fullmatch, given)):
        return {}
    for way in (_out_of, _by(_PERCENT), _by(_UNIT), _stars, _worded):
        found = way(given)
        if len(found) == len(given):
            return found
    return {}


def _by(pattern: re.Pattern[str]) -> Callable[[Iterable[str]], dict[str, str]]:
    return lambda answers: {a: _number(m[1]) for a in answers if (m := pattern.fullmatch(a))}


def _out_of(answers: Iterable[str]) -> dict[str, str]:
    found = {answer: m for answer in answers if (m := _OF.fullmatch(answer))}
    ends = {m[2] for m in found.values()}
    numbers = {answer: _number(m[1]) for answer, m in found.items()}
    fit = len(ends) == 1 and all(float(n) <= float(next(iter(ends))) for n in numbers.values())
    return numbers if fit else {}


def _stars(answers: Iterable[str]) -> dict[str, str]:
    signs = {answer: answer.replace(_SELECTOR, "").replace(" ", "") for answer in answers}
    return {
        a: str(len(m[1])) for a, text in signs.items() if text and (m := _STARS.fullmatch(text))
    }


def _asterisks(answers: Iterable[str]) -> dict[str, str]:
    given = {answer for answer in answers if answer == "*" or not is_mark(answer)}
    stars = len(given) >= _LEAST and all(map(_ASTERISKS.fullmatch, given))
    return {answer: str(len(answer)) for answer in given} if stars else {}


def _worded(answers: Iterable[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    wordings: dict[str, set[str]] = defaultdict(set)
    for answer in answers:
        if _PLAIN.fullmatch(answer):
            found[answer] = _number(answer)
        elif number := next((m["n"] for way in _WORDED if (m := way.fullmatch(answer))), ""):
            found[answer] = _number(number)
            wordings[found[answer]].add(answer)
    one_each = all(len(own) == 1 for own in wordings.values())
    return found if one_each and len(set(found.values())) >= _LEAST else {}


def words_of(answer: str) -> str:
    """The words of a numbered answer, as “good” of “4 - good” or “good (4)”; empty without any."""
    return next((m["words"] for way in _WORDED if (m := way.fullmatch(answer.strip()))), "")


def counted_down(written: Mapping[str, str]) -> tuple[str, ...]:
    """The words of answers whose numbers fall as their words rise, as “1 - strongly agree” does
    next to “5 - strongly disagree”: the known scale that they are of, lowest first, or none.

    Words have to be at the lowest and at the highest number, at least; where some numbers have
    none, it is the words that are given.
    """
    words = {answer: text for answer in written if (text := words_of(answer))}
    ladder = ladder_of(words.values())
    rising = sorted(words, key=lambda answer: point_of(words[answer], ladder))
    numbers = [float(written[answer]) for answer in rising]
    every = [*map(float, written.values())]
    if not ladder or numbers != sorted(numbers, reverse=True):
        return ()
    if (numbers[0], numbers[-1]) != (max(every), min(every)):
        return ()
    return ladder if len(words) == len(written) else tuple(words[answer] for answer in rising)


def by_words(written: Mapping[str, str], ladder: tuple[str, ...]) -> dict[str, str]:
    """Answers that are counted down to the points of their words; where some have no words, to
    the same numbers in the opposite order."""
    if all(map(words_of, written)):
        return {answer: str(point_of(words_of(answer), ladder)) for answer in written}
    every = [*map(float, written.values())]
    return {a: f"{min(every) + max(every) - float(n):g}" for a, n in written.items()}


def _number(digits: str) -> str:
    return digits.replace(",", ".").removeprefix("+")


def first_of(written: Mapping[str, str]) -> tuple[str, str]:
    """An answer as it is written, and its number; the first in the order of the numbers."""
    return min(written.items(), key=lambda entry: (float(entry[1]), entry[0]))
