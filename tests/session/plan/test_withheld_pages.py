"""A judge's ratings are withheld from pages that were drawn for it, and from no others."""

from __future__ import annotations

import pytest

from labeval.session.plan.plan import Plan, make_plan
from labeval.session.state.judge_support import ratings_for
from labeval.study.study import StudyContent
from tests.support.studies.judged_study import SUPPORTED, withholding


def plan_of(content: StudyContent, seed: int = 1) -> Plan:
    return make_plan(content, "block", seed, 0)


@pytest.mark.parametrize(("share", "pages"), [(0, 0), (0.01, 1), (0.25, 2), (0.5, 4), (0.99, 7)])
def test_so_many_of_eight_pages_are_without_ratings(share, pages):
    rated = list(plan_of(withholding(share)).rating_pages())
    assert len(rated) == 8
    assert sum(page.withheld for page in rated) == pages


def test_withheld_pages_show_nothing_and_all_others_do():
    content = withholding(0.5)
    for page in plan_of(content).rating_pages():
        shown = ratings_for(content, page)
        assert set(shown) == (set() if page.withheld else set(SUPPORTED))


def test_participants_have_pages_of_their_own_and_the_same_ones_again():
    content = withholding(0.25)

    def drawn(seed):
        return [page.items for page in plan_of(content, seed).rating_pages() if page.withheld]

    assert drawn(1) == drawn(1)
    assert len({str(sorted(drawn(seed))) for seed in range(12)}) > 6


def test_nothing_else_in_a_plan_depends_on_it():
    without, with_some = (plan_of(withholding(share)) for share in (0, 0.5))
    assert [p.items for p in without.block_pages()] == [p.items for p in with_some.block_pages()]
    assert "true]" not in without.to_json()


def test_a_stored_plan_still_knows_them():
    plan = plan_of(withholding(0.5))
    assert Plan.from_json(plan.to_json()) == plan


def test_where_nothing_is_shown_nothing_is_withheld():
    assert not any(p.withheld for p in plan_of(withholding(0.5, "never")).rating_pages())
