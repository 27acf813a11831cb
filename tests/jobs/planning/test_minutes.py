"""Minutes of a session: one figure wherever they are told."""

from __future__ import annotations

import pytest

from labeval import places
from labeval.jobs.planning.check import check_study
from labeval.jobs.planning.check_text import check_text, duration_lines
from labeval.jobs.planning.durations import (
    Duration,
    expected_duration,
    rating_ahead,
    session_minutes,
    step_times,
    whole_minutes,
)
from labeval.session.plan.plan import Plan, make_plan
from labeval.study.model.sessions.limits import Limits
from labeval.study.reading import read_study
from labeval.study.study import StudyContent
from labeval.ui.new_study.draft import spanned_minutes


@pytest.fixture(scope="module")
def demo() -> StudyContent:
    """A study that does not say itself how long a session takes."""
    content = read_study(places.templates() / "six-methods")
    moderation = content.study.moderation.model_copy(update={"planned_minutes": None})
    study = content.study.model_copy(update={"moderation": moderation})
    return content.model_copy(update={"study": study})


@pytest.mark.parametrize(
    ("minutes", "whole"), [(42.44, 42), (42.5, 43), (43.5, 44), (42.46, 43), (0.2, 1)]
)
def test_minutes_are_whole_in_the_same_way_everywhere(minutes, whole):
    assert whole_minutes(minutes) == whole
    assert spanned_minutes([Duration("all", 1, 1, round(minutes, 1))]) == str(whole)


def test_check_and_preparation_say_the_same_minutes(demo):
    check = check_study(demo, [], None)
    longest = max(check.durations, key=lambda one: one.minutes)
    told = check_text(check, (1280, 720)).details
    minutes = session_minutes(demo)
    assert any(f"takes about {minutes} minutes" in line for line in told)
    assert minutes == whole_minutes(longest.minutes)


def test_what_lies_ahead_is_what_a_participant_gets(demo):
    study = demo.study
    ahead = rating_ahead(demo)
    assert set(ahead) == {block for c in study.conditions for block in c.blocks}
    for condition in study.conditions:
        plan = make_plan(demo, condition.id, study.seed, 0)
        first = next(step for step in plan.steps if step.kind == "rating")
        assert ahead[first.block].pages == len(first.pages)
        whole = expected_duration(demo, plan, Limits()).minutes
        assert 0 < ahead[first.block].minutes < whole


def with_words(content: StudyContent, words: int) -> StudyContent:
    """The study with texts of so many words."""
    items = [item.model_copy(update={"text": "word " * words}) for item in content.items]
    return content.model_copy(update={"items": items})


def test_pages_take_at_least_as_long_as_their_texts_to_read(demo):
    study, long = demo.study, with_words(demo, 2380)
    for condition in study.conditions:
        plan = make_plan(demo, condition.id, study.seed, 0)
        (rating,) = (step for step in plan.steps if step.kind == "rating")
        read = {item for page in rating.pages for item in page.items}
        (usual,) = rating_of(demo, plan)
        (slow,) = rating_of(long, plan)
        assert slow > 600 * len(read), "ten minutes for each text"
        assert slow < 600 * len(read) + usual, "and each of them is read once"
        assert rating_of(with_words(demo, 60), plan) == pytest.approx([usual], rel=0.02)


def rating_of(content: StudyContent, plan: Plan) -> list[float]:
    """Seconds of the rating."""
    return [time.seconds for time in step_times(content, plan) if time.step.kind == "rating"]


def test_the_check_says_how_long_one_judgment_takes(demo):
    check = check_study(demo, [], None)
    lengths = dict(zip((d.condition for d in check.durations), duration_lines(check), strict=True))
    assert "80 judgments of about 20 seconds each" in lengths["dqe"]
    assert "280 judgments of about 13 seconds each" in lengths["ab"]
