"""What a tile shows of a session at a glance: the outline of its screen, and its pace."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from labeval.jobs.room.glance import Sketch, _chosen
from labeval.session.events import actions
from labeval.session.events.events import Ending
from labeval.study.pages import Field
from tests.support.sessions.room import Room


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    made = Room(tmp_path)
    yield made
    made.close()


def test_the_outline_of_a_page_has_what_is_answered(room: Room) -> None:
    session = room.station("one", pages=2)
    fields = session.fields()
    session.answer(fields[1].id, fields[1].options[2], following=fields[0].criterion)
    (tile,) = room.follow()
    sketch = tile.sketch
    assert sketch is not None and (sketch.kind, sketch.texts) == ("rating", 1)
    assert sketch.has_source
    assert [row.chosen for row in sketch.rows] == [(), (2,), *[()] * (len(fields) - 2)]
    assert [row.options for row in sketch.rows] == [len(field.options) for field in fields]
    assert [row.is_here for row in sketch.rows][:2] == [True, False]


def test_of_several_options_those_are_shown_that_were_chosen() -> None:
    several, typed = Field("q", "", ("a", "b", "c")), Field("t", "", ())
    assert [_chosen(several, given) for given in ("", "c", "b|c")] == [(), (2,), (1, 2)]
    assert [_chosen(typed, given) for given in ("", "words, more")] == [(), (0,)]


def test_other_screens_have_an_outline_of_their_own(room: Room) -> None:
    session = room.station("one")
    first = room.follow()[0].sketch
    assert first is not None and first.texts == 0
    room.labs["one"].screen()
    room.labs["one"].screen()
    session.pause()
    assert room.follow()[0].sketch == Sketch("pause")
    session.end(Ending.ENDED_EARLY)
    (tile,) = room.follow()
    assert tile.sketch is None and tile.pace is None


def test_the_pace_is_the_time_of_each_page_against_the_usual_one_and_the_plan(room: Room) -> None:
    session = room.station("one", pages=3)
    room.quiet["one"] = 50
    (tile,) = room.follow()
    pace, outlook = tile.pace, tile.outlook
    assert pace is not None and outlook is not None and pace.here is not None
    assert len(pace.pages_ms) == tile.place[1] and pace.here == tile.place[0] - 1
    assert pace.pages_ms[pace.here] == outlook.here_ms == 50_000
    assert all(pace.pages_ms[: pace.here]) and not any(pace.pages_ms[pace.here + 1 :])
    assert pace.usual_ms == outlook.own_ms
    room.silent["one"] = 240
    (lost,) = room.follow()
    assert lost.pace is not None and lost.pace.pages_ms[pace.here] == 0, "known until its last sign"
    minutes = tile.monitor.content.study.moderation.planned_minutes if tile.monitor else None
    room.labs["one"].time.take(300)
    session.apply_action(actions.note(session.state.screen_id, "gone", note=actions.new_id()))
    (noted,) = room.follow()
    assert noted.pace is not None and noted.pace.pages_ms[pace.here] == 0, "a note says nothing"
    assert minutes and pace.planned == pytest.approx((lost.pace.planned or 0) + 50 / 60 / minutes)
