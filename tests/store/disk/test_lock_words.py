"""The lock shows since when somebody has a study open as people say it."""

from __future__ import annotations

import re
from datetime import datetime, timedelta

from labeval.session.events.clock import utc_text
from labeval.store.disk.lock import _as_people_say


def test_today_is_told_by_the_time_of_day_here():
    noon = datetime(2026, 3, 4, 12, 0).astimezone()
    assert _as_people_say(utc_text(noon - timedelta(hours=3)), noon) == "09:00"


def test_an_earlier_day_is_told_with_its_date():
    noon = datetime(2026, 3, 4, 12, 0).astimezone()
    said = _as_people_say(utc_text(noon - timedelta(hours=20)), noon)
    assert said == "2026-03-03 16:00"


def test_no_seconds_and_no_zone_are_told():
    assert re.fullmatch(r"[-0-9]{10} \d\d:\d\d", _as_people_say("2020-01-31T09:30:59.123Z"))


def test_what_is_no_time_is_told_as_it_stands():
    assert _as_people_say("a while ago") == "a while ago"
