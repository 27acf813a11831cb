"""The study check: balance, length, and pages that do not fit."""

from __future__ import annotations

import pytest

from labeval import app
from labeval.jobs.planning.check import check_study, expected_duration, session_minutes
from labeval.jobs.planning.check_text import check_lines
from labeval.session.plan.plan import make_plan
from labeval.study.model.items import Item
from labeval.study.reading import read_study
from labeval.study.study import Study, StudyContent
from labeval.text.local import LocalText


@pytest.fixture
def demo(folder):
    return read_study(folder.path)


def test_the_demo_passes_at_1280x720_with_every_page_laid_out(demo, qapp):
    check = check_study(demo, [], app.page_measurer((1280, 720)))
    training = sum(len(block.training) for block in demo.study.blocks.values())
    assert check.pages_measured == 2 * (8 + 8 + 28 + 28 + training)
    assert check.passed and check.misfits == []
    assert check.smallest_px >= 13


def test_a_text_that_does_not_fit_is_named(demo, qapp):
    long = "Every sentence of this text says that there is more to come. " * 60
    items = [i.model_copy(update={"text": long}) if i.id == "t03" else i for i in demo.items]
    content = StudyContent(study=demo.study, items=items)
    check = check_study(content, [], app.page_measurer((1280, 720)))
    assert not check.passed
    assert check.misfits and all("t03" in fit.overflowing for fit in check.misfits)
    lines = "\n".join(check_lines(check, (1280, 720)))
    assert "text t03 does not fit at 1280x720; it is split into pages" in lines


def test_a_misfit_is_told_with_the_language_it_belongs_to(demo, qapp):
    criteria = [
        c.model_copy(
            update={"definition": LocalText({"en": "Short.", "de": "Das ist zu lang. " * 90})}
        )
        for c in demo.study.criteria
    ]
    study = Study.model_validate(
        demo.study.model_dump(by_alias=True)
        | {"criteria": [c.model_dump(by_alias=True) for c in criteria]}
    )
    content = StudyContent(study=study, items=demo.items)
    check = check_study(content, [], app.page_measurer((1280, 720)))
    misfits = [line for line in check_lines(check, (1280, 720)) if line.startswith("page ")]
    assert misfits and all("(de): " in line for line in misfits)


def test_a_small_screen_is_told_apart_from_a_large_one(demo, qapp):
    small = check_study(demo, [], app.page_measurer((800, 480)))
    assert small.misfits
    large = check_study(demo, [], app.page_measurer((1920, 1080)))
    assert large.passed and large.smallest_px >= 16


def test_the_balance_of_the_design_is_stated(demo):
    lines = list(check_lines(check_study(demo, [], None), (1280, 720)))
    assert any("every text 7 times, every pair 3 times" in line for line in lines)


def test_an_inexact_design_is_said_to_be_the_best_found(content):
    items = [*content.items, Item(id="m9", text="One more.", question=content.items[0].question,
             source=content.items[0].source)]  # fmt: skip
    nine = StudyContent(study=content.study, items=items)
    lines = "\n".join(check_lines(check_study(nine, [], None), (1280, 720)))
    assert "the best found" in lines


@pytest.mark.parametrize(
    ("condition", "minutes"), [("dqe", 26.44), ("aqc", 32.62), ("ab", 61.42), ("bws", 38.24)]
)
def test_rating_takes_as_long_as_it_took_people(demo, condition, minutes):
    # Popp et al. (2025), Table 3, for the same number of judgments.
    plan = make_plan(demo, condition, 1, 0)
    whole = expected_duration(demo, plan).minutes
    others = type(plan)(condition, 1, 0, tuple(s for s in plan.steps if s.kind != "rating"))
    rating = whole - expected_duration(demo, others).minutes
    assert rating == pytest.approx(minutes, abs=0.1)


def test_a_session_is_as_long_as_planned_and_else_as_its_longest_condition(demo):
    study = demo.study
    lengths = [
        expected_duration(demo, make_plan(demo, c.id, study.seed, 0)).minutes
        for c in study.conditions
    ]
    unplanned = study.moderation.model_copy(update={"planned_minutes": None})
    planned = study.moderation.model_copy(update={"planned_minutes": 45})

    def minutes(moderation):
        changed = study.model_copy(update={"moderation": moderation})
        return session_minutes(demo.model_copy(update={"study": changed}))

    assert 0 <= minutes(unplanned) - max(lengths) < 1
    assert minutes(unplanned) > min(lengths)
    assert minutes(planned) == 45
