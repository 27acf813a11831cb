"""Columns that name the criterion of each row's value, by their content."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from labeval.exchange.materials.column_content import Content
from labeval.exchange.materials.column_names import is_place
from labeval.exchange.materials.criterion_names import name_criteria
from labeval.exchange.materials.model import FACTOR, Record
from labeval.exchange.materials.roles import column_reasons as reasons
from labeval.exchange.materials.roles.column_reasons import Guess
from labeval.exchange.materials.roles.distinguishing import (
    TEXT_OF_ROW,
    is_crossed,
    without_row_numbers,
)
from labeval.text.folding import plain

_MOST = 20
"""Criteria of a study."""
_LONGEST = 200
_OF_CRITERIA = frozenset(
    {"measure", "facet", "variable", "property", "quality", "attribute", "scale", "subscale"}
    | {
        "construct",
        "trait",
        "criteria",
        "statement",
        "skala",
        "metric_name",
        "question",
        "pennelementname",
    }
)
"""Names that say that a column without a known name has criteria."""


def name_criterion(
    found: Guess, contents: Mapping[str, Content], person: str, rows: Sequence[Record]
) -> None:
    """A column of words, each of which comes once with each text of a rater, names criteria, or
    systems where no other column does; next to systems, words of no quality are their variants.

    The one column of ratings then has the values. A question that all texts come with was asked of
    raters, and is no question that the texts answer.
    """
    rated = [c for c, role in found.roles.items() if role in ("value", "rating")]
    if len(rated) != 1 or found.has("first"):
        return
    texts = {c: role for c, role in found.roles.items() if role in TEXT_OF_ROW}
    criteria = [c for c, role in found.roles.items() if role == "criterion"]
    about = found.has("text") or found.has("id") or found.has("question_id")
    compares = found.has("system") or found.has("variant")
    for column in contents:
        role = found.roles.get(column, FACTOR)
        is_system = role == FACTOR and not compares and plain(column) not in _OF_CRITERIA
        is_criterion = not criteria and (role == FACTOR or (role == "question" and about))
        known = [c for c in texts if c != column and not contents[c].is_unique]
        if (
            (is_system or is_criterion)
            and any(texts[c] not in ("system", "variant") for c in known)
            and _may_name(column, contents[column])
            and is_crossed(column, (person, *criteria, *known), rows)
        ):
            names = plain(column) in _OF_CRITERIA or name_criteria(contents[column].values)
            if is_system:
                found.give(column, "system", reasons.SYSTEMS)
                found.note(column, reasons.SYSTEMS_TAKEN)
            elif compares and role == FACTOR and not names:
                if found.has("variant"):
                    continue
                found.give(column, "variant", reasons.CRITERIA)
                found.note(column, reasons.VARIANTS_TAKEN)
            else:
                found.give(column, "criterion", reasons.CRITERIA)
                found.note(column, reasons.CRITERIA_TAKEN)
            without_row_numbers(found, contents, rows)
            break
    if found.has("criterion"):
        found.give(rated[0], "value", found.reasons[rated[0]].template)
    if not found.has("question"):
        for column in [c for c, role in found.roles.items() if role == "prompt"]:
            found.give(column, "question", reasons.BY_NAME)


def _may_name(column: str, content: Content) -> bool:
    words = 1 < len(content.values) <= _MOST and not content.numbers
    return words and not is_place(column) and max(map(len, content.values)) <= _LONGEST
