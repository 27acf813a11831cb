"""Claim check: one text cut into claims, each held against the source."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, Self

from pydantic import Field as Setting
from pydantic import PrivateAttr, model_validator

from labeval.study.claim_cuts import (
    ANY,
    NO_CLAIMS,
    CutClaim,
    claim_id,
    cut_out,
    cuts_of,
    expected_cuts,
    next_sentence,
    whole_cuts,
    written,
)
from labeval.study.guide import MethodGuide
from labeval.study.inferred import GivenAnswers, Inferred, Texts
from labeval.study.layouts import one_text
from labeval.study.layouts.one_text import OneTextSettings
from labeval.study.model.criteria import Criterion
from labeval.study.model.items import Item
from labeval.study.pages import Answers, Field, Judgment, Page
from labeval.study.problems import refused_by_model
from labeval.study.same_claims import are_found, overlap
from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.text.sentences import sentence_spans

SUPPORTED = "supported"
CONTRADICTED = "contradicted"
NOT_IN_SOURCE = "not_in_source"
NOT_CHECKABLE = "not_checkable"
ANSWERS = (CONTRADICTED, NOT_IN_SOURCE, NOT_CHECKABLE, SUPPORTED)
"""About a claim, the best last."""
_FIELD = "claim"
CUTS = "claims"
"""The field that is answered with the claims that a participant has cut out, and what they are."""
MOST_CLAIMS = 200
"""On one page; no participant cuts more."""
SAME_CUTS = 0.5
"""Least overlap of the claims of a page that is shown again with the first ones."""
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
SCALE = ("cut_by",)
VALUES = QT_TRANSLATE_NOOP(
    "Problem",
    "a value is an answer for each claim, joined by commas: supported, contradicted, not_in_source "
    "or not_checkable; where participants cut texts, none, or each claim with its place, joined by "
    "semicolons, such as 0-34 supported",
)
"""Form of a value in the table of judgments."""
EXPECTED = QT_TRANSLATE_NOOP(
    "Problem",
    "write none, or for each claim its words in quotation marks and an answer, such as “every day” "
    "contradicted",
)

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
    cut_by: Literal["study", "participant"] = "study"
    """The one who cuts a text into claims: `study` by that column or by sentence, `participant` by
    marking each claim in the text before it is judged."""

    _texts: Mapping[str, Item] = PrivateAttr(default_factory=dict)

    @model_validator(mode="after")
    def _cut_once(self) -> Self:
        if not self.participant_cuts:
            return self
        if self.claims is not None:
            raise refused_by_model(
                QT_TRANSLATE_NOOP(
                    "Problem",
                    "participants cut the texts into claims here (“cut_by”); leave the column of "
                    "“claims” out",
                )
            )
        return self

    @property
    def participant_cuts(self) -> bool:
        """True if the participant cuts the texts into claims."""
        return self.cut_by == "participant"

    def know_items(self, items: Sequence[Item]) -> None:
        self._texts = {item.id: item for item in items}

    def text_of(self, item: str) -> str:
        """The text of an item; an unknown one has an empty text."""
        known = self._texts.get(item)
        return known.text if known is not None else ""

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
    """A field per claim; one for all of them where the participant cuts the text."""
    criterion = page.criteria[0]
    mandatory = criterion not in settings.optional
    if settings.participant_cuts:
        return (Field(CUTS, criterion, (), mandatory),)
    count = len(settings.claims_of(page.items[0])) if page.items else 1
    return tuple(Field(claim_field(n), criterion, ANSWERS, mandatory) for n in range(1, count + 1))


def accepts(settings: Settings, page: Page, field: Field, value: str) -> bool:
    """One of the four answers; where the participant cuts, claims of this text, or none."""
    if field.options:
        return value in field.options
    claims, text = cuts_of(value), settings.text_of(page.items[0])
    if claims is None or len(claims) > MOST_CLAIMS:
        return False
    return all(_is_possible(claim, text) for claim in claims)


def _is_possible(claim: CutClaim, text: str) -> bool:
    has_words = bool(text[claim.start : claim.end].strip()) and claim.end <= len(text)
    return has_words and claim.answer in ("", *ANSWERS)


def is_whole(settings: Settings, field: Field, value: str) -> bool:
    """Return whether each claim has an answer."""
    return bool(field.options) or whole_cuts(value) is not None


def judgments(page: Page, answers: Answers) -> list[Judgment]:
    """One row per page with the answers in the order of the claims; empty where one is missing.

    Of a page that was left in the middle it has the claims that were answered until then, or
    nothing where the participant cuts the text.
    """
    criterion = page.criteria[0]
    if CUTS in answers:
        value = answers[CUTS]
        is_known = whole_cuts(value) is not None
        return [Judgment(criterion, page.items, value if is_known else "", (CUTS,))]
    last = max((int(f.removeprefix(_FIELD)) for f, given in answers.items() if given), default=0)
    known = tuple(claim_field(n) for n in range(1, last + 1))
    given = [answers.get(field, "") for field in known]
    value = JOIN.join(given) if all(given) else ""
    return [Judgment(criterion, page.items, value, known)]


def answers_in(value: str) -> list[str]:
    """The answers of a value, one a claim; none where a text was found to make no claim."""
    cuts = whole_cuts(value)
    return value.split(JOIN) if cuts is None else [claim.answer for claim in cuts]


def is_value(items: Sequence[str], value: str) -> bool:
    """An answer for each claim."""
    is_known = set(answers_in(value)) <= set(ANSWERS)
    return len(items) == 1 and bool(value) and is_known


def values_given(settings: Settings, criterion: Criterion) -> list[str]:
    """The four answers."""
    return ["supported", "contradicted", "not in the source", "not checkable"]


@dataclass(frozen=True, slots=True)
class Claim:
    """One claim of a text, for the table of them."""

    words: str
    span: tuple[int, int] | None
    """Its place in the text; None where the text does not have it word by word."""
    answer: str
    """Empty for none."""
    field: str
    is_cut_here: bool
    """True if the participant has cut it, so that its field is that of all claims."""

    @property
    def id(self) -> str:
        """Id of the claim on its page, for the words that are marked for it."""
        return claim_id(*self.span) if self.is_cut_here and self.span else self.field


def places_of(text: str, claims: Sequence[str]) -> list[tuple[int, int] | None]:
    """Places of the claims that a text has word by word, in code points; None for others."""
    found: list[tuple[int, int] | None] = []
    after = 0
    for claim in claims:
        start = text.find(claim, after) if claim else -1
        if start >= 0:
            after = start + len(claim)
        found.append((start, after) if start >= 0 else None)
    return found


def claims_in(settings: Settings, page: Page, answers: Answers) -> list[Claim]:
    """The claims of a page, with their answers."""
    text = settings.text_of(page.items[0])
    if settings.participant_cuts:
        cuts = cuts_of(answers.get(CUTS, "")) or ()
        return [Claim(text[c.start : c.end], c.span, c.answer, CUTS, True) for c in cuts]
    words = settings.claims_of(page.items[0])
    places = places_of(text, words)
    ids = [claim_field(n) for n in range(1, len(words) + 1)]
    return [
        Claim(claim, span, answers.get(id, ""), id, False)
        for claim, span, id in zip(words, places, ids, strict=True)
    ]


def claims_apart(fields: Sequence[Field], answers: Answers) -> dict[Field, str]:
    """A field for each claim, with its answer; those that a participant cuts are so many as there
    are now."""
    (first, *_) = fields
    if first.id != CUTS:
        return {field: answers.get(field.id, "") for field in fields}
    cuts = cuts_of(answers.get(CUTS, "")) or ()
    return {replace(first, id=claim_id(*c.span), options=ANSWERS): c.answer for c in cuts}


# -- texts that participants cut: known answers, and robots ------------------------------------


def right_answers(
    settings: Settings, page: Page, field: Field, expected: Sequence[str | int]
) -> list[str]:
    """Expected claims as answers; any answer is the best one."""
    text = settings.text_of(page.items[0])
    found = (_expected(text, str(value)) for value in expected)
    return [written(claims) or NO_CLAIMS for claims in found if claims is not None]


def is_right(
    settings: Settings, page: Page, field: Field, value: str, expected: Sequence[str | int]
) -> bool:
    """Return whether the expected claims were found and answered so, however they were cut."""
    given, text = whole_cuts(value), settings.text_of(page.items[0])
    wanted = (expected_cuts(str(one), text) for one in expected)
    return given is not None and any(are_found(given, w) for w in wanted if w is not None)


def agrees(field: Field, one: str, other: str) -> bool:
    """Return whether mostly the same words have the same answer."""
    now, first = whole_cuts(one), whole_cuts(other)
    return now is not None and first is not None and overlap(now, first) >= SAME_CUTS


def _expected(text: str, value: str) -> tuple[CutClaim, ...] | None:
    """The claims of an expected answer as a participant could cut them; None where none could."""
    found = expected_cuts(value, text)
    if not found:
        return found
    if not {claim.answer for claim in found} <= {ANY, *ANSWERS}:
        return None
    claims = [replace(c, answer=ANSWERS[-1]) if c.answer == ANY else c for c in found]
    claims.sort(key=lambda claim: claim.start)
    return cuts_of(written(claims))


def robot_answer(
    settings: Settings, page: Page, field: Field, quality: float, rng: random.Random
) -> str:
    """Sentences as claims, some of them cut once more; the more supported, the better it looks."""
    text = settings.text_of(page.items[0])
    claims = [
        CutClaim(start, end, _robots_answer(quality, rng)) for start, end in _robots_cuts(text, rng)
    ]
    return written(claims[:MOST_CLAIMS]) or NO_CLAIMS


def _robots_answer(quality: float, rng: random.Random) -> str:
    """An answer by a quality of mean 0 and deviation 1."""
    seen = quality + rng.gauss(0, 1)
    return ANSWERS[sum(seen > edge for edge in _EDGES)]


_EDGES = (-1.0, -0.3, -0.1)
"""Between the answers as robots give them, from the first to the last."""


def _robots_cuts(text: str, rng: random.Random) -> Iterator[tuple[int, int]]:
    claims: tuple[CutClaim, ...] = ()
    while (span := next_sentence(text, claims)) is not None:
        claims, _ = cut_out(text, claims, *span)
        words = _words(text, *span)
        first = rng.randrange(1, len(words)) if len(words) > 3 and rng.random() < 0.3 else 0
        if first:
            yield words[0][0], words[first - 1][1]
        if words:
            yield words[first][0], words[-1][1]


def _words(text: str, start: int, end: int) -> list[tuple[int, int]]:
    """Words of letters and digits alone, which can be marked as they are."""
    found, at = [], start
    for word in text[start:end].split():
        begin = text.index(word, at)
        at = begin + len(word)
        bare = word.strip("\"'“”‘’„«»()[].,;:!?…*_`#")
        if bare and bare[0].isalnum() and bare[-1].isalnum():
            begin = text.index(bare, begin)
            found.append((begin, begin + len(bare)))
    return found


# -- tables from elsewhere ----------------------------------------------------------------------


def inferred(answers: GivenAnswers, texts: Texts) -> Inferred:
    """That participants have cut the texts, where a value has places."""
    is_cut = any(whole_cuts(value) is not None for value in answers.words)
    return Inferred({"cut_by": "participant"} if is_cut else {})
