"""A session that is not kept begins at any of its screens and goes on from there to its end."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from labeval import places
from labeval.jobs.planning.check import check_plans
from labeval.jobs.planning.simulate import RobotTime, run_robot
from labeval.session.plan.plan import make_plan
from labeval.session.robots.robot import Robot, draw_character, latent_quality
from labeval.session.running.unrecorded import (
    Place,
    places_of,
    rehearsal,
    state_at,
    unrecorded_header,
    view_at,
)
from labeval.study.reading import read_study
from labeval.study.study import StudyContent
from tests.session.events.test_limits import a_study

TEMPLATES = ("six-methods", "trained-raters", "response-writing", "aspects", "within-subject")


def content_of(template: str) -> StudyContent:
    return read_study(places.templates() / template)


def ids(content: StudyContent, condition: str) -> list[str]:
    plan = check_plans(content, []).plans[condition]
    return [place.id(plan) for place in places_of(plan, content.study)]


@pytest.mark.parametrize("template", TEMPLATES)
def test_every_screen_has_a_name_of_its_own_and_the_end_is_last(template):
    content = content_of(template)
    for condition in content.study.conditions:
        found = ids(content, condition.id)
        assert len(found) == len(set(found))
        assert found[-1] == "end"


def test_thanks_are_the_end_and_a_break_comes_before_its_page():
    content = content_of("six-methods")
    found = ids(content, "ab")
    assert "thanks" not in found
    after = content.study.blocks["ab"].breaks.after_pages
    rated = [n for n in found if n.startswith("ab-") and "training" not in n]
    assert rated[after] == f"{rated[after + 1]}:break"
    assert sum(name.endswith(":break") for name in found) == 1


def test_a_break_by_minutes_is_shown_before_the_second_page():
    content = content_of("six-methods")
    block = content.study.blocks["dqe"]
    rests = block.breaks.model_copy(update={"after_pages": None, "after_minutes": 5.0})
    changed = {**content.study.blocks, "dqe": block.model_copy(update={"breaks": rests})}
    study = content.study.model_copy(update={"blocks": changed})
    plan = check_plans(content.model_copy(update={"study": study}), []).plans["dqe"]
    found = [place.id(plan) for place in places_of(plan, study)]
    first = next(n for n, name in enumerate(found) if name.startswith("dqe-0"))
    assert found[first + 1] == f"{found[first + 2]}:break"


def test_a_place_is_shown_with_what_was_agreed_to_before_it():
    content = content_of("six-methods")
    plan = check_plans(content, []).plans["ab"]
    found = places_of(plan, content.study)
    names = [place.id(plan) for place in found]
    at = {
        name: state_at(plan, place, content.study) for name, place in zip(names, found, strict=True)
    }
    assert at["consent"].consents == {}
    assert set(at["instructions.ab"].consents) == {"rating", "audio", "quotation"}
    assert at["end"].ended is not None
    page = next(name for name in names if name.endswith(":break"))
    assert at[page].on_break


def test_a_preview_takes_speech_only_after_a_consent_to_a_recording():
    for template, records in (("six-methods", True), ("within-subject", False)):
        content = content_of(template)
        plan = next(iter(reversed(check_plans(content, []).plans.values())))
        found = {
            place.id(plan): state_at(plan, place, content.study).audible.takes_speech
            for place in places_of(plan, content.study)
        }
        assert not found["consent"]
        assert any(found.values()) == records
        assert found["end"] == records


def test_a_view_is_in_the_language_that_was_chosen():
    content = content_of("six-methods")
    header = unrecorded_header(check_plans(content, []).plans["ab"], "en")
    assert view_at(content, header, Place(0)).language == "en"
    assert view_at(content, header, Place(0), appearance={"language": "de"}).language == "de"


def test_what_comes_after_a_limit_comes_after_the_last_rating_before_it():
    content = a_study({"pages": 3}, two_blocks=True)
    plan = make_plan(content, "c", 3, 0)
    (enough,) = (p for p in places_of(plan, content.study) if p.id(plan) == "enough")
    rated = [n for n, step in enumerate(plan.steps) if step.kind == "rating"]
    assert len(rated) == 2 and state_at(plan, enough, content.study).limit_at == rated[-1]
    view = view_at(content, unrecorded_header(plan, "en"), enough)
    assert view.is_kept and view.is_saved() and not view.texts_as_written
    assert (view.screen_ms(), view.page_texts()) == (0, {})


@pytest.mark.parametrize("template", ["six-methods", "within-subject"])
def test_a_rehearsal_goes_on_to_the_end_from_every_step(template):
    content = content_of(template)
    condition = content.study.conditions[-1].id
    plan = check_plans(content, []).plans[condition]
    header = unrecorded_header(plan, "en")
    careful = replace(draw_character(random.Random(3)), careless=False)
    quality = latent_quality(content, 1)
    begun = {place.step: place for place in reversed(places_of(plan, content.study))}
    for place in begun.values():
        session = rehearsal(content, header, place)
        time = RobotTime(datetime(2026, 1, 5, 8, tzinfo=UTC))
        session._clock = time.clock()
        run_robot(session, Robot(careful, quality, random.Random(4)), time)
        assert session.state.ended is not None
        assert not session.is_kept
        assert not session.is_saved()


@pytest.mark.parametrize("agreed", [True, False])
def test_who_walks_through_a_rehearsal_is_asked_as_who_goes_to_its_pages(agreed):
    content = content_of("six-methods")
    header = unrecorded_header(check_plans(content, []).plans["ab"], "en")
    session = rehearsal(content, header, Place(0))
    while session.state.current.kind != "consent":
        session.go_on()
    assert not session.state.audible.takes_speech
    session.give_consent({"rating": True, "audio": agreed, "quotation": True})
    assert session.state.audible.takes_speech == agreed
