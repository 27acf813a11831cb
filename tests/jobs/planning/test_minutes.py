"""Minutes of a session: one figure wherever they are told."""

from __future__ import annotations

import re

import pytest

from labeval import places
from labeval.jobs.planning.check import StudyCheck, check_study
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
    assert "27 minutes for the judgments, of about 20 seconds each" in lengths["dqe"]
    assert "61 minutes for the judgments, of about 13 seconds each" in lengths["ab"]


@pytest.mark.parametrize(
    "template", sorted(p.parent.name for p in places.templates().glob("*/study.yaml"))
)
def test_minutes_and_seconds_of_a_sentence_add_up_for_whoever_multiplies(template):
    check = check_study(read_study(places.templates() / template), [], None)
    for length, line in zip(check.durations, duration_lines(check), strict=True):
        if not length.each:
            assert "second" not in line
            continue
        found = re.search(
            r"about (\d+) minutes?, .* (\d+) judgments?: (\d+) minutes? for the judgments, of "
            r"about (\d+) seconds? each with reading, and (\d+) minutes? for what comes",
            line,
        )
        assert found, line
        whole, judgments, rated, seconds, rest = map(int, found.groups())
        assert whole == rated + rest == whole_minutes(length.minutes)
        assert rated == whole_minutes(judgments * seconds / 60)
        assert abs(seconds - length.each) <= 0.5


def test_where_nothing_is_left_but_judgments_no_rest_is_told():
    check = StudyCheck(durations=[Duration("all", 10, 60, 10.0, each=10.0)])
    (line,) = duration_lines(check)
    assert line.endswith("60 judgments of about 10 seconds each, reading included")


def test_the_seconds_that_a_study_has_measured_replace_those_of_the_method(demo):
    plain = expected_duration(demo, plan_of(demo))
    blocks = {
        id: block.model_copy(update={"seconds_per_judgment": 600.0})
        for id, block in demo.study.blocks.items()
    }
    study = demo.study.model_copy(update={"blocks": blocks})
    slow = expected_duration(demo.model_copy(update={"study": study}), plan_of(demo))
    assert slow.judgments == plain.judgments and slow.each == pytest.approx(600)
    assert slow.minutes > plain.minutes + plain.judgments


def plan_of(content: StudyContent) -> Plan:
    return make_plan(content, content.study.conditions[0].id, 1, 0)
