"""Ratings that language models gave, among those of people."""

from __future__ import annotations

import re
from collections.abc import Iterable

from labeval.exchange.materials.column_content import names_model
from labeval.exchange.sentence import Sentence
from labeval.study.problems import listed
from labeval.text.marks import QT_TRANSLATE_NOOP

_PEOPLE = re.compile("(?i)human|baseline")
_CODE = re.compile(r"(?i)(?<=[a-z])[0-9]+([a-f][0-9]+)*b\b")
"""The number of a rater who is counted in letters, too, as “engdeu0b”; a size has no letter before
it, as “7b”."""
_MODELS = QT_TRANSLATE_NOOP(
    "Materials",
    "raters with names of models count as people: {raters}; “labeval analyse --judge NAME” takes "
    "one for a model and compares it with people",
)


def names_judge(text: str) -> bool:
    """Return whether a rater, or a column of ratings, has the name of a language model."""
    return names_model(_CODE.sub("", _PEOPLE.sub("", text.replace("_", "-"))))


def models_among(raters: Iterable[str]) -> list[Sentence]:
    """A remark on raters who have names of models, in a list; none where nobody has."""
    named = sorted(filter(names_judge, raters))
    return [Sentence(_MODELS, {"raters": listed(named)})] if named else []
