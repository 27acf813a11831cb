"""No page always comes late: its parts of the session are shared out over participants."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.session.plan.page_order import stretches_of
from labeval.session.plan.plan import make_plan
from labeval.study.model.items import Item
from labeval.study.study import StudyContent
from tests.conftest import small_study


def a_study(pages: int, **block: object) -> StudyContent:
    study = small_study(
        blocks={"dqe": {"method": "dqe", **block}},
        conditions=[{"id": "c", "blocks": ["dqe"]}],
        procedure=[{"step": "for_each_block", "steps": [{"step": "rating", "id": "rating"}]}],
    )
    items = [Item(id=f"i{n:02}", question="q", text="One.") for n in range(pages)]
    return StudyContent(study=study, items=items)


@given(pages=st.integers(1, 40), seed=st.integers(0, 2**53), first=st.integers(0, 20))
def test_each_page_comes_once_in_each_part_of_the_session(pages, seed, first):
    count = max(1, min(4, pages // 3))
    begin = first * count
    for page in range(pages):
        parts = [
            stretches_of(range(pages), pages, seed=seed, participant=n)[page]
            for n in range(begin, begin + count)
        ]
        assert sorted(parts) == list(range(count))


def test_every_page_is_in_the_last_quarter_for_one_participant_in_four():
    content = a_study(20)
    late: Counter[str] = Counter()
    for participant in range(16):
        order = list(make_plan(content, "c", 100 + participant, participant).rating_pages())
        late.update(page.id for page in order[15:])
    assert set(late.values()) == {4}
    assert len(late) == 20


@pytest.mark.parametrize("participants", [8, 40])
def test_mean_positions_lie_closer_together_than_by_chance(participants):
    content = a_study(24)
    place: Counter[str] = Counter()
    for n in range(participants):
        for at, page in enumerate(make_plan(content, "c", 7 + n, n).rating_pages()):
            place[page.id] += at
    spread = (max(place.values()) - min(place.values())) / participants
    assert spread < {8: 5.0, 40: 2.6}[participants]  # by chance alone 9.8 and 4.3 on average


def test_within_its_part_the_order_is_the_session_s_own():
    content = a_study(24)
    orders = {
        tuple(p.id for p in make_plan(content, "c", seed, 0).rating_pages()) for seed in range(20)
    }
    assert len(orders) == 20


def test_a_fixed_order_stays_as_written():
    plan = make_plan(a_study(12, order={"items": "fixed"}), "c", 1, 3)
    assert [page.items[0] for page in plan.rating_pages()] == [f"i{n:02}" for n in range(12)]
