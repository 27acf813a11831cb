"""Power of each block for two systems, by raters and questions, with hours and cost."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from labeval.analysis.methods import find_scoring
from labeval.analysis.planning.assumed import Assumptions
from labeval.analysis.planning.costs import cost
from labeval.analysis.planning.crossed import Judging, Parts, Spreads, parts_of
from labeval.study.drawn import LEAST_DRAWN
from labeval.study.looks import question_of
from labeval.study.methods import find_method, seconds_of
from labeval.study.pages import DONT_KNOW, NO_ANSWER
from labeval.study.selection import block_items, design_pages
from labeval.study.study import StudyContent
from labeval.text.marks import QT_TRANSLATE_NOOP

RATERS = (5, 8, 12, 16, 20, 30, 50)
QUESTIONS = (5, 10, 20, 40, 80)
_NOTHING = 0.0005
"""Power that is none."""

_MODELLED = QT_TRANSLATE_NOOP(
    "Analysis", "quasi-t of raters and questions; each rater judges both systems on each question"
)
_NO_MODEL = QT_TRANSLATE_NOOP("Analysis", "there is no model of judgments by this method")
_NO_SYSTEMS = QT_TRANSLATE_NOOP("Analysis", "no question has texts of two systems")


@dataclass(frozen=True, slots=True)
class DesignPower:
    """The power of so many raters who judge so many questions each."""

    block: str
    raters: int | None
    """None where there is no power, too."""
    questions: int | None
    power: float | None
    hours: float | None
    """Of all raters together, for judging alone."""
    cost: float | None
    of_rater: float | None
    """Power that one more rater adds."""
    of_question: float | None
    """Power that one more question adds."""
    cheaper: str
    """``rater`` or ``question``: of which an hour adds more power; empty where neither adds any."""
    how: str
    """In English."""


def power_by_design(
    content: StudyContent, assumptions: Assumptions, spreads: Spreads
) -> Iterator[DesignPower]:
    """Rows of each block; numbers of questions are the usual ones and the block's own."""
    for block in content.study.blocks:
        questions, judging = _questions(content, block), _judging(content, block)
        if judging is None or not questions:
            how = _NO_MODEL if questions else _NO_SYSTEMS
            yield DesignPower(block, *(None,) * 7, "", how)
            continue
        apart = spreads.difference(assumptions.win_rate)
        parts = parts_of(judging, spreads, apart, seed=assumptions.seed)
        minutes = _minutes(content, block) / questions
        own = {questions} if questions >= LEAST_DRAWN else set()
        for asked in sorted({*QUESTIONS} | own):
            for raters in RATERS:
                yield _row(block, parts, (raters, asked), minutes, assumptions)


def cheapest(rows: list[DesignPower], wanted: float) -> dict[str, DesignPower]:
    """The row of each block that reaches a power in the fewest hours, where one does.

    Of those that take equally long it is the one of most power.
    """
    found: dict[str, tuple[tuple[float, float], DesignPower]] = {}
    for row in rows:
        if row.power is None or row.hours is None or row.power < wanted:
            continue
        order = round(row.hours, 6), -row.power
        if row.block not in found or order < found[row.block][0]:
            found[row.block] = order, row
    return {block: row for block, (_, row) in found.items()}


def _row(
    block: str, parts: Parts, size: tuple[int, int], minutes: float, a: Assumptions
) -> DesignPower:
    """The row of a design.

    Args:
        block: its id.
        parts: of the block's differences.
        size: raters and questions.
        minutes: of a rater for a question.
        a: level and hourly rate.
    """
    raters, questions = size
    power = parts.power(raters, questions, alpha=a.alpha)
    of_rater = parts.power(raters + 1, questions, alpha=a.alpha) - power
    of_question = parts.power(raters, questions + 1, alpha=a.alpha) - power
    # One more rater judges all questions, one more question is judged by all raters.
    an_hour = {"rater": of_rater / questions, "question": of_question / raters}
    cheaper = max(an_hour, key=an_hour.__getitem__) if max(of_rater, of_question) > _NOTHING else ""
    total = cost(raters, questions * minutes, a.hourly_rate) if a.hourly_rate else None
    hours = raters * questions * minutes / 60
    return DesignPower(
        block, raters, questions, power, hours, total, of_rater, of_question, cheaper, _MODELLED
    )


def _questions(content: StudyContent, block: str) -> int:
    """Number of questions with texts of two systems."""
    systems: dict[str, set[str]] = {}
    for item in block_items(content, content.study.blocks[block]):
        if item.system:
            systems.setdefault(question_of(item), set()).add(item.system)
    return sum(len(there) > 1 for there in systems.values())


def _minutes(content: StudyContent, block: str) -> float:
    """Minutes of a rater who judges all pages of the block."""
    settings = content.study.blocks[block]
    method = find_method(settings.method)
    judgments = sum(len(method.judgments(page, {})) for page in design_pages(content, block))
    return judgments * seconds_of(settings) / 60


def _judging(content: StudyContent, block: str) -> Judging | None:
    """The model of the differences by the block's judgments; None where there is none."""
    settings = content.study.blocks[block]
    method, scoring = find_method(settings.method), find_scoring(settings.method)
    pages = design_pages(content, block)
    points_of = getattr(scoring, "page_points", None)
    if points_of is not None and pages:
        return Judging(min(len(page.items) for page in pages), points_of)
    text_points = getattr(scoring, "text_points", None)
    if text_points is None or not pages:
        return None
    asked = method.fields(settings, pages[0])[0]
    options = [option for option in asked.options if option not in (DONT_KNOW, NO_ANSWER)]
    ideal = options.index(asked.ideal) if asked.ideal in options else len(options) - 1
    return Judging(2, text_points=text_points, options=len(options), ideal=ideal)
