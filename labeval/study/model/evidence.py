"""Settings of the words that a participant marks as the reason for a rating."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from labeval.study.expected import expected_answers
from labeval.study.model.base import Id, StudyModel
from labeval.study.pages import Answers, Field
from labeval.text.local import LocalText

Level = Literal["off", "optional", "wished", "mandatory"]
"""Importance of marking words: not at all, if somebody likes to, asked for, or a condition for
leaving the page."""


class EvidenceRule(StudyModel):
    """Another level for some criteria or answers; the first rule that fits decides."""

    criteria: list[Id] = []
    """The criteria it is about; all of the block when empty."""
    answers: list[str | int] = []
    """The answers it is about, such as `1..2`; all, and no answer yet, when empty."""
    ask: Level
    """`off`, `optional`, `wished` (the page asks for it) or `mandatory`."""

    def fits(self, criterion: str, given: Mapping[Field, str]) -> bool:
        """Return whether the rule is about a criterion with these answers."""
        if self.criteria and criterion not in self.criteria:
            return False
        if not self.answers:
            return True
        return any(
            value in expected_answers(self.answers, field.options)
            for field, value in given.items()
            if value
        )


class Evidence(StudyModel):
    """Words that a participant marks in the texts because they decided a rating."""

    ask: Level = "optional"
    """`off`, `optional`, `wished` (the page asks for it) or `mandatory`, where no rule fits."""
    rules: list[EvidenceRule] = []
    """Other levels for some criteria or answers."""
    prompt: LocalText | None = None
    """The line that asks for it; the program's own when left out."""

    def level(self, criterion: str, fields: Sequence[Field], answers: Answers) -> Level:
        """The level of a criterion, given the answers of its page."""
        given = {f: answers.get(f.id, "") for f in fields if f.criterion == criterion}
        fitting = (rule.ask for rule in self.rules if rule.fits(criterion, given))
        return next(fitting, self.ask)

    def may_mark(self, criterion: str) -> bool:
        """Return whether words can be marked for a criterion, whatever its answer is."""
        about = [r for r in self.rules if not r.criteria or criterion in r.criteria]
        decided = any(not rule.answers for rule in about)
        levels = {rule.ask for rule in about} | (set() if decided else {self.ask})
        return levels != {"off"}
