"""The rating campaign: six scales on the same items, three raters each, limits that are told."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from labeval import places
from labeval.jobs.planning.check import check_study
from labeval.jobs.planning.check_text import check_lines
from labeval.jobs.planning.rater_coverage import block_fills
from labeval.jobs.planning.simulate import simulate
from labeval.session.events.events import Kind
from labeval.session.plan.plan import make_plan
from labeval.store.record.record import Record
from labeval.store.record.rejection import reject
from labeval.store.record.slots import read_places
from labeval.store.verify import verify
from labeval.study.reading import read_study
from labeval.study.selection import block_items
from labeval.study.study import StudyContent

TEMPLATE = places.templates() / "campaign"


@pytest.fixture(scope="module")
def content() -> StudyContent:
    return read_study(TEMPLATE)


@pytest.fixture(scope="module")
def run(content, tmp_path_factory) -> Path:
    """The record of sixty robots."""
    path = tmp_path_factory.mktemp("campaign") / "record.sqlite"
    with Record(path) as record:
        simulate(record, content, 60, seed=2)
    return path


def test_six_kinds_of_scale_share_their_items(content):
    study = content.study
    kinds = {
        "binary": lambda b: b.method == "aqc" and len(b.options) == 2,
        "five_point": lambda b: b.method == "dqe" and b.points == 5 and len(b.labels) == 2,
        "likert": lambda b: b.method == "dqe" and len(b.labels) == b.points == 5,
        "slider": lambda b: b.method == "dqe" and (b.slider.min, b.slider.max) == (0, 100),
        "best_worst": lambda b: b.method == "bws",
        "pairwise": lambda b: b.method == "ab",
    }
    assert list(study.blocks) == list(kinds)
    assert all(fits(study.blocks[name]) for name, fits in kinds.items())
    items = {tuple(i.id for i in block_items(content, block)) for block in study.blocks.values()}
    assert len(items) == 1


def test_every_page_that_is_dealt_gets_three_raters(content, run):
    with Record(run, read_only=True) as record:
        fills = {
            f.block: f for f in block_fills(content, read_places(record, content, "simulated"))
        }
    assert set(fills) == set(content.study.blocks)
    for name, fill in fills.items():
        assert fill.most - fill.least <= (2 if name == "pairwise" else 1), fill
        assert fill.least >= 3, fill
        assert fill.wanted == 3 or name == "best_worst"
    assert verify(run).sound


def test_best_worst_sessions_end_at_the_limit_and_others_fill_what_is_left(content, run):
    limited: Counter[str] = Counter()
    with Record(run, read_only=True) as record:
        for header in record.sessions.headers():
            events = record.sessions.events(header.id)
            limited[header.condition] += any(e.kind == Kind.LIMIT_REACHED for e in events)
            if any(e.kind == Kind.LIMIT_REACHED for e in events):
                assert {e.page for e in events} >= {"enough", "closing", "thanks"}
    assert limited["best_worst"] > 3
    assert set(limited - Counter(best_worst=limited["best_worst"])) == set()


def test_the_check_says_which_sessions_reach_the_limit(content):
    lines = list(check_lines(check_study(content, [], None), (1280, 720)))
    (reached,) = [line for line in lines if "the rating ends after" in line]
    assert "warning: limits: condition best_worst: " in reached and "10 of 12 pages" in reached
    assert sum("is not expected to be reached" in line for line in lines) == 5


def test_a_rejected_block_shows_as_open_pages_and_is_filled_again(content, run, tmp_path):
    path = tmp_path / "record.sqlite"
    shutil.copyfile(run, path)

    def open_pages(record: Record) -> int:
        fills = block_fills(content, read_places(record, content, "simulated"))
        return next(fill.least for fill in fills if fill.block == "slider")

    with Record(path) as record:
        before = open_pages(record)
        victims = [h for h in record.sessions.headers() if h.condition == "slider"][:3]
        for header in victims:
            reject(record, header.id, "rated at random", only="slider")
        assert open_pages(record) < before
        simulate(record, content, 12, seed=2)
        assert open_pages(record) >= before
        assert verify(path).sound


def test_every_condition_draws_a_plan_that_ends_with_thanks(content):
    for condition in content.study.conditions:
        plan = make_plan(content, condition.id, 1, 0)
        assert plan.steps[-1].step == "thanks"
        assert len(list(plan.rating_pages())) in (6, 12)
