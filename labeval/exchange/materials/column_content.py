"""Content of columns, as far as it shows their roles."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime

from labeval.exchange.elsewhere.missing_codes import LARGE_CODES, MISSING, is_mark
from labeval.exchange.elsewhere.written_numbers import numbers_of
from labeval.exchange.materials.model import Record
from labeval.session.events.clock import utc_text

LOOKED_AT = 2_000
"""Rows that are looked at."""
_SAMPLES = 5
_MOST_KEPT = 5_000
_MANY, _VARIED = 20, 10
"""Texts of several raters, and those of them without the usual number, from which on it is no
chance that all raters of each have the same."""
_MEASURED = 3
"""The same of numbers with fractions, which people seldom give."""
_ANSWERS = 40
"""Different values up to which all of them are kept."""
_MODEL = re.compile(
    r"(?i)\b(gpt|llama|claude|gemini|mistral|mixtral|qwen|phi|gemma|falcon|vicuna|alpaca|palm|bart|"
    r"t5|bloom|opt|pythia|command|deepseek|chatgpt|o[134]|grok|yi|olmo|solar|zephyr|pegasus|human|"
    r"baseline)(\b|[-_0-9])|[0-9]b\b"
)

_LABEL = 20
"""Characters that a name has on average, at most."""
_ON_ANY_LINE = 2
"""Points through which there is always a line."""
_ROUNDED = 0.005
"""Share of the range of computed numbers by which rounding may move one."""
_PLACE = re.compile("[1-9][0-9]{0,3}")


@dataclass(slots=True)
class Content:
    """Content of one column."""

    rows: int = 0
    filled: int = 0
    characters: int = 0
    numbers: int = 0
    questions: int = 0
    models: int = 0
    samples: list[str] = field(default_factory=list)
    values: set[str] = field(default_factory=set)
    """Different values; at most a few thousand."""

    def note(self, value: str) -> None:
        """Take one value into account."""
        self.rows += 1
        text = value.strip()
        if not text or text.casefold() in MISSING:
            return
        self.filled += 1
        self.characters += len(text)
        self.questions += text.endswith("?")
        if text not in self.values and len(self.values) < _MOST_KEPT:
            self.values.add(text)
            self.numbers += is_number(text)
            self.models += names_model(text)
            if len(self.samples) < _SAMPLES:
                self.samples.append(value)

    def finish(self) -> None:
        """Leave signs of missing answers out where all other values are numbers."""
        marks = {value for value in self.values if is_mark(value)}
        if marks and self.numbers and self.numbers == len(self.values - marks):
            self.values -= marks
            self.samples = [sample for sample in self.samples if sample.strip() not in marks]

    @property
    def written(self) -> dict[str, str]:
        """The numbers that values are written for, such as “4/5”; empty where they are none."""
        return numbers_of(self.values) if len(self.values) <= _ANSWERS else {}

    @property
    def mean_length(self) -> float:
        """Characters of a value, on average."""
        return self.characters / self.filled if self.filled else 0.0

    @property
    def is_numeric(self) -> bool:
        """True if every value is a number."""
        return bool(self.values) and self.numbers == len(self.values)

    @property
    def counts(self) -> bool:
        """True if every value is a place in a list, from 1."""
        return bool(self.values) and all(map(_PLACE.fullmatch, self.values))

    @property
    def is_unique(self) -> bool:
        """True if no value comes twice and none is missing."""
        return 0 < self.filled == self.rows and len(self.values) == min(self.filled, _MOST_KEPT)

    @property
    def is_repeated(self) -> bool:
        """True if every value comes twice on average, as that of a question with several texts."""
        return 0 < 2 * len(self.values) <= self.filled

    @property
    def names_models(self) -> bool:
        """True if most of a few short values look like names of language models."""
        return 0 < len(self.values) <= _ANSWERS and self.models * 2 > len(self.values)

    @property
    def is_label(self) -> bool:
        """True if values are short and come again, as names of data sets do."""
        return self.mean_length < _LABEL and len(self.values) < self.filled

    @property
    def asks(self) -> bool:
        """True if most values end with a question mark."""
        return self.filled > 0 and self.questions * 2 > self.filled

    @property
    def is_text(self) -> bool:
        """True if its values are sentences rather than names or numbers."""
        return not self.is_numeric and self.mean_length >= 30 and len(self.values) > 1

    @property
    def is_prose(self) -> bool:
        """True if its values are different sentences: too many for answers or names of texts."""
        return len(self.values) > _ANSWERS and all(s.count(" ") > 1 for s in self.samples)

    @property
    def is_scale(self) -> bool:
        """True if its values may be answers on a scale."""
        if self.is_numeric:
            return len(self.values) <= 101 and all(map(_is_point, self.values))
        return 1 < len(self.values) <= 11 and self.mean_length < 40

    @property
    def is_nearly_scale(self) -> bool:
        """True if its values may be answers on a scale but for a few, such as “none” among numbers.

        In the first rows of a file there may be none of these, so that a column that was a scale
        there would be none in all rows.
        """
        numbers = {value for value in self.values if is_number(value)}
        few = 10 * len(self.values - numbers) <= len(self.values)
        in_range = len(numbers) <= 101 and all(map(_is_point, numbers))
        return self.is_scale or (bool(numbers) and few and in_range)


def _is_point(value: str) -> bool:
    """Return whether a number may be a point of a scale, or the code of a missing answer."""
    return abs(float(value)) <= 100 or float(value) in LARGE_CODES


def names_model(text: str) -> bool:
    """Return whether a short text looks like the name of a language model."""
    return len(text) < 60 and _MODEL.search(text) is not None


def is_number(text: str) -> bool:
    """Return whether a text is a finite number."""
    try:
        return abs(float(text)) < float("inf")
    except ValueError:
        return False


def utc(value: object) -> str:
    """A time as the record writes it, from ISO 8601 or seconds since 1970; empty if it is none."""
    try:
        if isinstance(value, int | float):
            return utc_text(datetime.fromtimestamp(value, UTC))
        time = datetime.fromisoformat(str(value).strip())
    except (ValueError, OverflowError, OSError):
        return ""
    return utc_text(time) if time.tzinfo is not None else ""


def contents_of(columns: Sequence[str], rows: Sequence[Record]) -> dict[str, Content]:
    """The content of every column in the first rows."""
    contents = {column: Content() for column in columns}
    for row in rows[:LOOKED_AT]:
        for column, content in contents.items():
            content.note(row.cells.get(column, ""))
    for content in contents.values():
        content.finish()
    return contents


def depends_on(column: str, on: Sequence[str], rows: Sequence[Record]) -> bool:
    """Return whether rows that agree in some columns agree in another, and some rows differ."""
    known: dict[tuple[str, ...], str] = {}
    for row in rows[:LOOKED_AT]:
        value = row.cells.get(column, "")
        if known.setdefault(tuple(row.cells.get(name, "") for name in on), value) != value:
            return False
    return len(set(known.values())) > 1


def is_shared(column: str, texts: Sequence[str], rows: Sequence[Record]) -> bool:
    """Return whether all raters of each of many texts have the same number.

    Raters agree by chance where nearly all texts have one number, as where few do harm.

    Args:
        texts: the columns that together name a text.
    """
    raters: Counter[tuple[str, ...]] = Counter()
    given: dict[tuple[str, ...], str] = {}
    for row in rows[:LOOKED_AT]:
        text = tuple(row.cells.get(name, "") for name in texts)
        raters[text] += 1
        given[text] = row.cells.get(column, "")
    several = [given[text] for text, n in raters.items() if n > 1]
    fractions = any(is_number(value) and not float(value).is_integer() for value in several)
    many, varied = (_MEASURED, _MEASURED - 1) if fractions else (_MANY, _VARIED)
    if not texts or len(several) < many:
        return False
    usual = max(Counter(several).values())
    return len(several) - usual >= varied and depends_on(column, texts, rows)


def is_in_other_units(column: str, other: str, person: str, rows: Sequence[Record]) -> bool:
    """Return whether each rater's numbers in a column lie on a rising line over those in another.

    So do z-scores, which are computed with the mean and standard deviation of the rater's numbers.
    Raters with two different numbers or fewer show nothing.

    Args:
        person: the column of raters.
    """
    given: dict[str, dict[float, list[float]]] = defaultdict(lambda: defaultdict(list))
    for row in rows[:LOOKED_AT]:
        own, others = row.cells.get(column, ""), row.cells.get(other, "")
        if is_number(own) and is_number(others):
            given[row.cells.get(person, "")][float(others)].append(float(own))
    looked = [points for points in given.values() if len(points) > _ON_ANY_LINE]
    return bool(looked) and all(map(_rises_evenly, looked))


def _rises_evenly(points: Mapping[float, Sequence[float]]) -> bool:
    """Return whether points lie on a rising line, apart from rounding.

    Args:
        points: x to every y that comes with it.
    """
    left, right = min(points), max(points)
    low, high = points[left][0], points[right][0]
    slope = (high - low) / (right - left)
    off = max(abs(low + slope * (x - left) - y) for x, ys in points.items() for y in ys)
    return slope > 0 and off <= _ROUNDED * (high - low)
