"""A session of about so many minutes in which everybody uses every method."""

from __future__ import annotations

import pytest

from labeval.jobs.new_study.own_study import OwnStudy, compose
from labeval.session.plan.plan import make_plan
from tests.jobs.new_study.test_own_study import DESIGNS, bare, items, own_study

__all__ = ["items"]


def of(items, *methods: str, **changes) -> OwnStudy:
    blocks = {method: bare(method) for method in methods}
    return own_study(DESIGNS[0], items, blocks=blocks, together=True, **changes)


def minutes_by_block(own: OwnStudy) -> dict[str, float]:
    """Minutes from the first page of a block to the last one of the session."""
    return {block: ahead.minutes for block, ahead in compose(own).ahead().items()}


@pytest.mark.parametrize("minutes", [20, 30, 45])
@pytest.mark.parametrize("methods", [("dqe", "ab"), ("ab", "claims"), ("dqe", "aqc", "ab")])
def test_everybody_uses_every_method_in_about_the_minutes_that_were_chosen(items, methods, minutes):
    own = of(items, *methods, minutes=minutes)
    composed = compose(own)
    assert composed.sound and [str(p) for p in composed.problems] == []
    assert composed.content.study.limits.minutes is None, "nobody is stopped in the last method"
    assert "time_is_up" not in composed.text
    (length,) = composed.durations()
    assert 0.9 * minutes <= length.minutes <= minutes + 0.5
    assert composed.left_at_limit() == []
    for participant in range(6):
        plan = make_plan(composed.content, "all", 1, participant)
        pages = [page.block for page in plan.block_pages()]
        assert all(pages.count(block) >= 3 for block in methods)


def test_each_method_gets_about_the_same_time(items):
    own = of(items, "dqe", "ab", minutes=30)
    both, last = sorted(minutes_by_block(own).values(), reverse=True)
    assert both - last == pytest.approx(last, rel=0.1)


def test_what_one_method_does_not_need_is_left_to_the_other(items):
    composed = compose(of(items, "aqc", "ab", minutes=60))
    pages = {block: ahead.pages for block, ahead in composed.ahead().items()}
    (length,) = composed.durations()
    assert pages["ab"] == 60, "all pairs, in less than half an hour"
    assert 30 < pages["aqc"] < len(items) and length.minutes > 55


def test_minutes_that_are_enough_limit_nothing(items):
    text = compose(of(items[:4], "dqe", "ab", minutes=60)).text
    assert "sample" not in text and "questionnaires" not in text


def test_a_single_method_and_one_that_cannot_be_shortened_end_after_the_minutes(items):
    for methods in (("dqe",), ("dqe", "bws")):
        composed = compose(of(items, *methods, minutes=30))
        assert composed.content.study.limits.minutes == 30
        assert "sample" not in composed.text


def test_what_is_left_at_an_end_names_methods_in_full(items):
    own = of(items, "dqe", "ab", minutes=20)
    apart = compose(OwnStudy(**{**fields(own), "together": False})).left_at_limit()
    sentences = [sentence.text for sentence in apart]
    assert len(sentences) == 2
    assert "of 40 pages of Rating on a scale are then done" in sentences[0]
    assert "of 60 pages of Comparison of two are then done" in sentences[1]
    assert not any("DQE" in sentence or "AB" in sentence for sentence in sentences)


def fields(own: OwnStudy) -> dict[str, object]:
    return {name: getattr(own, name) for name in OwnStudy.__dataclass_fields__}
