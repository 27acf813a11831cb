"""Sessions of robots in every template, and of people who do anything, are what they were."""

from __future__ import annotations

import pytest

from tests.support.whole_runs.fingerprints import differences
from tests.support.whole_runs.runs import FOLLOWED, kept, sessions_of
from tests.support.whole_runs.turns import interrupted, turns_of_all


@pytest.mark.parametrize("template", FOLLOWED)
def test_plans_events_flags_and_what_is_seen_of_them_are_what_they_were(template):
    assert differences(sessions_of(template), kept("sessions", template)) == []


def test_whatever_a_supervisor_and_a_participant_do_is_recorded_and_seen_as_it_was():
    assert differences(turns_of_all(), kept("turns", "all")) == []


@pytest.mark.parametrize("template", FOLLOWED)
def test_sessions_that_are_interrupted_in_any_way_are_recorded_and_seen_as_they_were(template):
    found = interrupted(template)
    before = kept("turns", "interrupted")
    assert differences(found, {name: before[name] for name in found}) == []
