"""Expected lengths of sessions and their steps, before any has been run."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import floor

from labeval.jobs.planning.reading_time import Reading
from labeval.session.plan.plan import Plan, make_plan
from labeval.session.plan.planned_step import PlannedStep
from labeval.session.state.questions import step_fields
from labeval.study.designs.writings import writing_minutes
from labeval.study.methods import find_method, seconds_of
from labeval.study.model.sessions.limits import Limits
from labeval.study.model.steps import steps_by_id
from labeval.study.pages import Page
from labeval.study.study import StudyContent

_STEP_SECONDS = {"consent": 90, "test": 15, "questionnaire": 12}
"""Seconds of a step, or of each question where it has questions."""
_OTHER_STEP_SECONDS = 30


@dataclass(frozen=True, slots=True)
class Duration:
    """Expected length of a session of one condition: each method's time a judgment, and at least
    the time that it takes to read the texts."""

    condition: str
    pages: int
    judgments: int
    minutes: float
    each: float = 0.0
    """Seconds of a judgment, those of practice and of attention checks among them."""


@dataclass(frozen=True, slots=True)
class StepTime:
    """Expected length of one step of a session."""

    step: PlannedStep
    seconds: float
    pages: int = 0
    """Rating pages, and texts that are written."""
    judgments: int = 0
    asked: int = 0
    """Judgments with those of practice and of attention checks."""


@dataclass(frozen=True, slots=True)
class RatingAhead:
    """Pages and minutes to come, on the first page of a block."""

    pages: int
    """Pages of the block that the participant gets."""
    minutes: float
    """Until nothing more is rated."""
    each: float = 0.0
    """Minutes of a page of the block."""

    def minutes_from(self, number: int) -> float:
        """Minutes until nothing more is rated, on page ``number`` of the block, from 1."""
        return max(self.minutes - (number - 1) * self.each, 0.0)


def rating_ahead(content: StudyContent) -> dict[str, RatingAhead]:
    """Pages and minutes to come at each block, for the first participant who gets it."""
    found: dict[str, RatingAhead] = {}
    for condition in content.study.conditions:
        plan = make_plan(content, condition.id, content.study.seed, 0)
        times = [time for time in step_times(content, plan) if time.step.kind == "rating"]
        for n, time in enumerate(times):
            minutes = sum(later.seconds for later in times[n:]) / 60
            each = time.seconds / 60 / max(time.pages, 1)
            found.setdefault(time.step.block, RatingAhead(time.pages, minutes, each))
    return found


def expected_duration(content: StudyContent, plan: Plan, limits: Limits | None = None) -> Duration:
    """Expected duration of a session of this plan, before any has been run.

    Args:
        limits: those of the study when left out.
    """
    times = list(step_times(content, plan, limits))
    pages = sum(time.pages for time in times)
    judgments = sum(time.judgments for time in times)
    minutes = sum(time.seconds for time in times) / 60
    asked = sum(time.asked for time in times)
    rated = sum(time.seconds for time in times if time.asked)
    return Duration(
        plan.condition, pages, judgments, round(minutes, 1), rated / asked if asked else 0.0
    )


def page_seconds(content: StudyContent, plan: Plan) -> dict[str, list[float]]:
    """Seconds of each rating page of a plan, by block; as if nothing of it had been read before
    the block."""
    found: dict[str, list[float]] = {}
    readings: dict[str, Reading] = {}
    for page in plan.block_pages():
        reading = readings.setdefault(page.block, Reading(content))
        rows = len(find_method(content.study.blocks[page.block].method).judgments(page, {}))
        found.setdefault(page.block, []).append(_page_seconds(content, page, rows, reading))
    return found


def whole_minutes(minutes: float) -> int:
    """A length as every window and every report says it: to the nearest minute, at least one.

    Lengths are kept to a tenth of a minute; a half is rounded up.
    """
    return max(1, floor(round(minutes, 1) + 0.5))


def session_minutes(content: StudyContent) -> int:
    """Length of a session to prepare for, in minutes: as planned by the study, else the longest
    one that is expected of its conditions."""
    study = content.study
    plans = (make_plan(content, condition.id, study.seed, 0) for condition in study.conditions)
    return study.moderation.planned_minutes or whole_minutes(
        max(expected_duration(content, plan).minutes for plan in plans)
    )


def step_times(
    content: StudyContent, plan: Plan, limits: Limits | None = None
) -> Iterator[StepTime]:
    """Expected lengths of the steps that a participant goes through until a limit is reached.

    Args:
        limits: those of the study when left out.
    """
    procedure = steps_by_id(content.study.procedure)
    ahead = _Ahead(content.study.limits if limits is None else limits, Reading(content))
    reached: int | None = None
    for n, step in enumerate(plan.steps):
        if not plan.shows(n, reached):
            continue
        if step.kind == "rating":
            time = _rating_time(content, step, ahead)
            if ahead.is_over and _more_is_rated(plan, n, time.pages):
                reached = n
        elif step.writings:
            minutes = writing_minutes(procedure[step.step], step.writings, content.references)
            time = StepTime(step, 60 * minutes, len(step.writings))
        elif step.round == 1:
            each = _STEP_SECONDS.get(step.kind, _OTHER_STEP_SECONDS)
            asked = step_fields(procedure[step.step], step.questions)
            time = StepTime(step, each * max(1, len(asked)))
        else:
            continue
        if step.kind != "rating":
            ahead.seconds += time.seconds
        yield time


@dataclass(slots=True)
class _Ahead:
    """A session as far as it is foreseen, and its limits."""

    limits: Limits
    reading: Reading
    seconds: float = 0.0
    pages: int = 0

    @property
    def is_over(self) -> bool:
        """True if nothing more is rated."""
        by_pages = self.limits.pages is not None and self.pages >= self.limits.pages
        minutes = self.limits.minutes
        return by_pages or (minutes is not None and self.seconds >= 60 * minutes)


def _rating_time(content: StudyContent, step: PlannedStep, ahead: _Ahead) -> StepTime:
    """The step up to the page at which a limit is reached."""
    seconds, judgments, asked, pages = 0.0, 0, 0, 0
    for page in step.pages:
        method = find_method(content.study.blocks[page.block].method)
        rows = len(method.judgments(page, {}))
        judgments += rows if page.counts else 0
        asked += rows
        each = _page_seconds(content, page, rows, ahead.reading)
        seconds += each
        ahead.seconds += each
        ahead.pages += 1
        pages += 1
        if ahead.is_over:
            break
    return StepTime(step, seconds, pages, judgments, asked)


def _page_seconds(content: StudyContent, page: Page, rows: int, reading: Reading) -> float:
    seconds = seconds_of(content.study.blocks[page.block])
    return max(rows * seconds, reading.seconds(page))


def _more_is_rated(plan: Plan, n: int, pages: int) -> bool:
    """True if pages would follow these of a rating step."""
    later = any(step.kind == "rating" and step.pages for step in plan.steps[n + 1 :])
    return later or pages < len(plan.steps[n].pages)
