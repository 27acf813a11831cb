"""The balance of block orders, counted over the participants."""

from __future__ import annotations

import pytest

from labeval import places
from labeval.jobs.planning.check import check_plans
from labeval.jobs.planning.durations import expected_duration, step_times
from labeval.jobs.planning.order_balance import order_balances
from labeval.study.reading import read_study
from labeval.study.study import Participants

CONTENT = read_study(places.templates() / "within-subject")


def balance_of(planned: int | None, **condition: object):
    study = CONTENT.study
    first = study.conditions[0].model_copy(update=condition)
    changed = {"conditions": [first], "participants": Participants(planned=planned)}
    (found,) = order_balances(study.model_copy(update=changed))
    return found


def test_a_whole_round_of_orders_is_balanced():
    blocks = CONTENT.study.conditions[0].blocks
    found = balance_of(None)
    assert found.participants == found.round
    assert found.is_even and found.follows_evenly and not found.is_planned
    each = found.participants // len(blocks)
    assert found.places == {block: (each,) * len(blocks) for block in blocks}


def test_a_number_that_is_no_whole_round_is_not_balanced():
    found = balance_of(balance_of(None).round + 1)
    assert found.is_planned
    assert not found.is_even
    assert all(sum(counts) == found.participants for counts in found.places.values())


def test_a_fixed_order_is_called_so():
    found = balance_of(6, order="fixed")
    assert found.is_fixed
    assert [counts.index(6) for counts in found.places.values()] == list(range(len(found.places)))


@pytest.mark.parametrize("template", ["six-methods", "within-subject", "response-writing"])
def test_the_steps_add_up_to_the_session(template):
    content = read_study(places.templates() / template)
    for plan in check_plans(content, []).plans.values():
        times = list(step_times(content, plan))
        whole = expected_duration(content, plan)
        assert round(sum(time.seconds for time in times) / 60, 1) == whole.minutes
        assert [time.step.place for time in times] == [
            step.place for step in plan.steps if step.round == 1 and not step.after_limit
        ]
