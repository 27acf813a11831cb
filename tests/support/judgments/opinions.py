"""Opinions about texts that follow from their words alone, for two robots that never meet.

One robot is shown fields and items, the other nothing but names and texts on an accessibility bus.
Since both ask here, they give the same answers, if the window means to both what it says.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from hashlib import blake2b

from labeval.session.robots.robot import Character, Robot
from labeval.session.robots.writing_robot import RobotDraft
from labeval.session.running.session import Session
from labeval.session.state.evidence import EvidenceFor
from labeval.study.claim_cuts import cut_out, next_sentence
from labeval.study.claim_cuts import written as written_cuts
from labeval.study.error_marks import NO_ERRORS, TEXT, ErrorMark, written
from labeval.study.model.questions import MatrixQuestion
from labeval.study.model.steps import ConsentStep, TestStep
from labeval.study.pages import AS_IT_IS, BOTH_BAD, DONT_KNOW, NO_ANSWER, TIE, Field

REASON, REMARK, ADDED = "It reads well.", "Fine.", " Really."
AGE = "44"
CLAIM_ANSWERS = ("supported", "contradicted", "not_in_source", "not_checkable")
"""In the order of the screen."""
WRITTEN = "Bees find home by the sun"
ERROR_CATEGORIES, ERROR_SEVERITIES = ("facts", "words"), ("minor", "major")
ASIDE = {NO_ANSWER, TIE, BOTH_BAD, DONT_KNOW}
"""Answers that nobody with an opinion gives."""


def opinion(of: str, about: str) -> float:
    """From 0 to 1, how good a text is in one respect."""
    digest = blake2b(f"{of}\n{about}".encode(), digest_size=8).digest()
    return int.from_bytes(digest) / 2**64


def fault_of(text: str) -> int | None:
    """The word of a text, from 0, that is wrong; None where nothing is."""
    if opinion(text, "fault") < 0.5:
        return None
    return place_among(len(words_of(text)), text, "wrong word")


def reason_in(text: str) -> int:
    """The word of a text, from 0, that decides what one thinks of it."""
    return place_among(len(words_of(text)), text, "reason")


def words_of(text: str) -> list[str]:
    """The words of a text without the signs around them."""
    return re.findall(r"\w+", text)


def place_among(count: int, of: str, about: str) -> int:
    """The place of an opinion among so many options in order, from 0."""
    return int(opinion(of, about) * count)


def is_commented(texts: list[str]) -> bool:
    """Whether there is something to say about a page with these texts."""
    return opinion(" ".join(sorted(texts)), "remark") >= 0.5


def is_good_as_it_is(text: str) -> bool:
    """Whether a text that may be edited needs no edit."""
    return opinion(text, "edit") >= 0.5


class SeeingRobot(Robot):
    """Gives the answers that follow from these opinions, by field and item."""

    def __init__(self) -> None:
        super().__init__(Character(0.0, 0.0, 1.0, careless=False), {}, random.Random(0))
        self._comment = ""

    def answers(self, session: Session) -> Iterator[tuple[str, str]]:
        page = session.page
        if page is None:
            yield from self._answered_questions(session)
            return
        texts = {item.id: item.text for item in session.content.items}
        here = [texts[item] for item in page.items]
        practice = page.training is not None or session.edited is not None
        self._comment = REMARK if not practice and is_commented(here) else ""
        for field in session.fields():
            if value := self._rated(session, field, dict(zip(page.items, here, strict=True))):
                yield field.id, value

    def comment(self) -> str:
        return self._comment

    def drafts(self, session: Session) -> Iterator[RobotDraft]:
        assert session.edited is not None
        begins = session.edited.begins
        return iter(() if is_good_as_it_is(begins) else (RobotDraft(begins + ADDED, keys=0),))

    def marks(self, session: Session) -> Iterator[tuple[EvidenceFor, str, int, int]]:
        asked = next(iter(session.evidence_for()), None)
        if session.page is None or asked is None:
            return
        (item,) = session.page.items
        words = self.words_in(session.page_texts()[item])
        assert words is not None
        yield (asked, item, *words)

    def words_in(self, text: str) -> tuple[int, int] | None:
        return list(re.finditer(r"\w+", text))[reason_in(text)].span()

    def response(self, session: Session) -> str:
        return f"{WRITTEN} [1]"

    def consents(self, step: ConsentStep) -> dict[str, bool]:
        return {a.id: a.required or opinion("", a.text.in_language("en")) >= 0.5 for a in step.asks}

    def second_thoughts(self, session: Session) -> Iterator[tuple[str, str]]:
        return iter(())

    def _rated(self, session: Session, field: Field, texts: dict[str, str]) -> str:
        block, first = session.state.current.block, next(iter(texts.values()))
        criteria = {c.id: c.name.in_language("en") for c in session.content.study.criteria}
        about = criteria.get(field.criterion, field.criterion)
        ordered = [value for value in field.options if value not in ASIDE]
        if session.edited is not None:
            return AS_IT_IS if is_good_as_it_is(session.edited.begins) else ""
        if field.id == "preferred":
            about = "Preferred answer"
        if field.id == "justification":
            return REASON
        if not field.mandatory:
            return ""
        if block == "cuts":
            return _cut(first)
        if not field.options:
            return _marked(first)
        if block == "claims":
            claims = session.settings().claims_of(session.page.items[0])
            claim = claims[int(field.id.removeprefix("claim")) - 1]
            return CLAIM_ANSWERS[place_among(4, claim, "claim")]
        if set(texts) & set(field.options):
            ranked = sorted(texts, key=lambda item: opinion(texts[item], about))
            return ranked[0 if field.lowest else -1]
        if block == "order":
            better = [
                t for t in texts.values() if opinion(t, about) > opinion(texts[field.item], about)
            ]
            return str(len(better) + 1)
        of = texts[field.item] if field.item else first
        return ordered[place_among(len(ordered), of, about)]

    def _answered_questions(self, session: Session) -> Iterator[tuple[str, str]]:
        step, seen = session.step_in_file(), set[str]()
        while True:
            left = [f for f in session.fields() if f.mandatory and f.id not in seen]
            if not left:
                return
            field = left[0]
            seen.add(field.id)
            if isinstance(step, TestStep):
                yield field.id, "1"
            elif not field.options:
                yield field.id, AGE
            else:
                about = _question_texts(step)[field.id]
                yield field.id, field.options[place_among(len(field.options), "", about)]


def _marked(text: str) -> str:
    """The answer of a page of errors."""
    fault = fault_of(text)
    if fault is None:
        return NO_ERRORS
    start, end = list(re.finditer(r"\w+", text))[fault].span()
    category = ERROR_CATEGORIES[place_among(2, text, "category")]
    severity = ERROR_SEVERITIES[place_among(2, text, "severity")]
    return written([ErrorMark(TEXT, start, end, category, severity, 1)])


def _cut(text: str) -> str:
    """The answer of a page on which a text is cut: its first word, then what is left of it."""
    first, _ = cut_out(text, (), *next(re.finditer(r"\w+", text)).span())
    rest = next_sentence(text, first)
    assert rest is not None
    claims, _ = cut_out(text, first, *rest)
    return written_cuts(
        [
            replace(c, answer=CLAIM_ANSWERS[place_among(4, text[c.start : c.end], "claim")])
            for c in claims
        ]
    )


def _question_texts(step: object) -> dict[str, str]:
    found = {}
    for question in step.questions:  # type: ignore[attr-defined]
        text = question.text.in_language("en")
        found[question.id] = text
        if isinstance(question, MatrixQuestion):
            found |= {
                question.field(row): f"{text} {row.text.in_language('en')}" for row in question.rows
            }
    return found
