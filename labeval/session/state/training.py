"""Scoring of a training: the right answers of each page, and whether the pass mark is reached."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from labeval.study.methods import compared, find_method, is_right
from labeval.study.model.blocks import BlockSettings
from labeval.study.pages import Answers, Page


@dataclass(frozen=True, slots=True)
class PageScore:
    """The right answers of one training page."""

    page: str
    right: int
    of: int


@dataclass(frozen=True, slots=True)
class TrainingScore:
    """The right answers of one round of training."""

    pages: tuple[PageScore, ...]
    passed: bool

    @property
    def right(self) -> int:
        """Right answers of all pages."""
        return sum(page.right for page in self.pages)

    @property
    def of(self) -> int:
        """Answers that have a right value."""
        return sum(page.of for page in self.pages)

    @property
    def share(self) -> float:
        """Right answers of all, 0 to 1."""
        return self.right / self.of if self.of else 1.0


def page_score(settings: BlockSettings, page: Page, answers: Answers) -> PageScore:
    """The right answers of a training page.

    Raises:
        ValueError: it is no training page.
    """
    if page.training is None:
        raise ValueError(f"'{page.id}' is no training page")
    expected = settings.training[page.training].expected
    fields = find_method(settings.method).fields(settings, page)
    asked = [field for field in fields if field.id in expected]
    given = compared(settings, page, answers)
    right = [
        field
        for field in asked
        if is_right(settings, page, field, given.get(field.id, ""), expected[field.id])
    ]
    return PageScore(page.id, len(right), len(asked))


def training_score(
    settings: BlockSettings, pages: Sequence[Page], answers: Mapping[str, Answers]
) -> TrainingScore:
    """The score of one round; without a pass mark every round passes."""
    scores = tuple(page_score(settings, page, answers.get(page.id, {})) for page in pages)
    rules = settings.training_rules
    score = TrainingScore(scores, passed=True)
    if rules is None or rules.pass_mark is None:
        return score
    # Whole answers: 0.8 of 5 is 4, whatever the binary fraction says.
    needed = rules.pass_mark * score.of - 1e-9
    return TrainingScore(scores, passed=score.right >= needed)
