"""Sessions of robots in every template are to the letter what they were."""

from __future__ import annotations

import pytest

from tests.support.whole_runs.fingerprints import differences
from tests.support.whole_runs.runs import FOLLOWED, kept, sessions_of


@pytest.mark.parametrize("template", FOLLOWED)
def test_plans_events_flags_and_what_is_seen_of_them_are_what_they_were(template):
    assert differences(sessions_of(template), kept("sessions", template)) == []
