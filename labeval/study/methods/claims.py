"""Claim check: one text cut into claims, each held against the source."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from pydantic import Field as Setting
from pydantic import PrivateAttr

from labeval.study.guide import MethodGuide
from labeval.study.layouts import one_text
from labeval.study.layouts.one_text import OneTextSettings
from labeval.study.model.criteria import Criterion
from labeval.study.model.items import Item
from labeval.study.pages import Answers, Field, Judgment, Page
from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.text.sentences import sentence_spans

SUPPORTED = "supported"
CONTRADICTED = "contradicted"
NOT_IN_SOURCE = "not_in_source"
NOT_CHECKABLE = "not_checkable"
ANSWERS = (CONTRADICTED, NOT_IN_SOURCE, NOT_CHECKABLE, SUPPORTED)
"""About a claim, the best last."""
_FIELD = "claim"
JOIN = ","
"""Between the answers of a value, in the order of the claims."""

NAME = QT_TRANSLATE_NOOP("Report", "Claim check (CLAIM)")
SHORT = "CLAIM"
FORM = "each claim of a text held against the source, one of four answers"
GUIDE = MethodGuide(
    asks=QT_TRANSLATE_NOOP(
        "MethodGuide",
        "One text, cut into claims; each is supported by the source, contradicted, not in it, or "
        "cannot be checked.",
    ),
    answers=QT_TRANSLATE_NOOP(
        "MethodGuide",
        "Which statements of a text are unfaithful, and what share of them the source supports.",
    ),
    leaves_open=QT_TRANSLATE_NOOP(
        "MethodGuide",
        "What is missing from the text, and whether it is well written.",
    ),
    source="Min et al. (2023)",
)
OF_MATERIAL = ("sample", "claims")
RELATIVE = False
VALUES = QT_TRANSLATE_NOOP(
    "Problem",
    "a value is an answer for each claim, joined by commas: supported, contradicted, not_in_source "
    "or not_checkable",
)
"""Form of a value in the table of judgments."""

SECONDS_PER_JUDGMENT = 120.0
"""Reading included, for a text of six claims at 20 seconds each. An assumption: the time grows with
the claims and with the source, so a rehearsal says more."""


class Settings(OneTextSettings):
    """The claims of a text."""

    method: Literal["claims"]
    """One text, claim by claim."""
    claims: str | None = Setting(default=None, min_length=1, max_length=64)
    """Column of the items table with the claims of each text, one a line; its sentences are the
    claims when left out, or where the column is empty."""

    _texts: Mapping[str, Item] = PrivateAttr(default_factory=dict)

    def know_items(self, items: Sequence[Item]) -> None:
        self._texts = {item.id: item for item in items}

    def claims_of(self, item: str) -> list[str]:
        """The claims of an item, in the order shown; an unknown item has an empty one."""
        known = self._texts.get(item)
        if known is None:
            return [""]
        written = known.column(self.claims) if self.claims else ""
        lines = [line.strip() for line in written.splitlines() if line.strip()]
        return lines or [known.text[start:end] for start, end in sentence_spans(known.text)] or [""]


cells = one_text.cells_by_criterion
design_notes = one_text.design_notes
limited = one_text.limited
page_shape = one_text.one_criterion
refusals = one_text.refusals
sides = one_text.sides


def claim_field(number: int) -> str:
    """Id of the field for a claim, from 1."""
    return f"{_FIELD}{number}"


def fields(settings: Settings, page: Page) -> tuple[Field, ...]:
    """A field per claim."""
    criterion = page.criteria[0]
    mandatory = criterion not in settings.optional
    count = len(settings.claims_of(page.items[0])) if page.items else 1
    return tuple(Field(claim_field(n), criterion, ANSWERS, mandatory) for n in range(1, count + 1))


def judgments(page: Page, answers: Answers) -> list[Judgment]:
    """One row per page with the answers in the order of the claims; empty where one is missing.

    Of a page that was left in the middle it has the claims that were answered until then.
    """
    last = max((int(f.removeprefix(_FIELD)) for f, given in answers.items() if given), default=0)
    known = tuple(claim_field(n) for n in range(1, last + 1))
    given = [answers.get(field, "") for field in known]
    value = JOIN.join(given) if all(given) else ""
    return [Judgment(page.criteria[0], page.items, value, known)]


def answers_in(value: str) -> list[str]:
    """The answers of a value, one a claim."""
    return value.split(JOIN)


def is_value(items: Sequence[str], value: str) -> bool:
    """An answer for each claim."""
    return len(items) == 1 and set(answers_in(value)) <= set(ANSWERS)


def values_given(settings: Settings, criterion: Criterion) -> list[str]:
    """The four answers."""
    return ["supported", "contradicted", "not in the source", "not checkable"]
