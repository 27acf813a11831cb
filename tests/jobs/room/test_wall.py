"""State of all stations: what needs somebody comes first, and says why."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from labeval.jobs.room.wall import LOST_S, Need, UnreadableSession
from labeval.session.assignment.appointments import Came
from labeval.session.events.events import Ending
from labeval.ui.room.words import tile_words
from tests.support.sessions.room import WORDS, Room, busy_room, needs


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    made = Room(tmp_path)
    yield made
    made.close()


def test_whoever_needs_somebody_comes_first(tmp_path: Path) -> None:
    room = busy_room(tmp_path, 13)
    assert needs(room.follow()) == [
        *[("lab-4", "QUESTION"), ("lab-10", "QUESTION")],
        *[("lab-3", "STUCK"), ("lab-9", "STUCK")],
        *[("lab-2", "LOST"), ("lab-8", "LOST")],
        *[(f"lab-{n}", "RUNNING") for n in (1, 5, 7, 11, 13)],
        *[("lab-6", "WAITING"), ("lab-12", "WAITING")],
    ]
    room.close()


def test_a_tile_has_the_facts_of_its_session(room: Room) -> None:
    session = room.station("one", pages=5, code="kabe-vupi")
    session.comment(WORDS)
    (tile,) = room.follow()
    assert tile.monitor is not None and tile.monitor.header.participant == "kabe-vupi"
    assert tile.place == (session.state.screen + 1, len(session.state.current.pages))
    assert tile.words == WORDS and tile.quiet_s == 2.0
    assert tile.changes[0].event.value == WORDS and len(tile.changes) == 10
    assert [flag.kind for flag in tile.flags] == ["no_comment"] and tile.flag_count == 1
    assert tile.outlook is not None and tile.outlook.here_ms == 2000


def test_an_emptied_comment_leaves_the_last_words(room: Room) -> None:
    session = room.station("one", pages=2)
    session.comment("first")
    session.comment("")
    (tile,) = room.follow()
    assert tile.words == "first"


def test_a_question_is_open_until_it_is_answered_or_taken_back(room: Room) -> None:
    session = room.station("one", pages=2)
    session.ask_question()
    room.quiet["one"] = 30
    (tile,) = room.follow()
    assert tile.need is Need.QUESTION and tile.asked_s == 30
    session.take_question_back()
    (tile,) = room.follow()
    assert tile.need is Need.RUNNING and tile.asked_s == 0


def test_silence_of_a_station_that_is_lost_is_not_the_participants(room: Room) -> None:
    room.station("one", pages=2)
    room.quiet["one"], room.silent["one"] = 300, LOST_S
    (tile,) = room.follow()
    assert tile.need is Need.LOST
    room.silent["one"] = LOST_S - 1
    (tile,) = room.follow()
    assert tile.need is Need.STUCK and tile.waits is not None


def test_a_question_before_the_connection_was_lost_stays_first(room: Room) -> None:
    room.station("one", pages=2).ask_question()
    room.silent["one"] = 500
    (tile,) = room.follow()
    assert tile.need is Need.QUESTION


def test_whoever_rests_waits(room: Room) -> None:
    session = room.station("one", pages=2)
    session.pause()
    (tile,) = room.follow()
    assert (tile.need, tile.is_paused) == (Need.WAITING, True)


def test_a_station_shows_the_session_that_runs_before_those_that_ended(room: Room) -> None:
    ended = room.station("one", pages=2, code="kabe-vupi")
    ended.end(Ending.ENDED_EARLY)
    (tile,) = room.follow()
    assert (tile.need, tile.ending) == (Need.WAITING, Ending.ENDED_EARLY)
    first = room.wall.sessions[ended.header.id]
    room.station("two", pages=2, code="rora-pigu")
    room.quiet["two"] = 100
    room.follow()
    running = next(s for s in room.wall.sessions.values() if s is not first)
    running.station = "one"
    del room.silent["two"]
    first.quiet_s = 1.0
    (tile,) = room.wall.tiles(room.silent)
    assert tile.monitor is running.monitor
    came = {code: [one.is_over for one in all] for code, all in room.wall.participants().items()}
    assert came == {"kabe-vupi": [True], "rora-pigu": [False]}
    (known,) = room.wall.participants()["kabe-vupi"]
    assert known.started == ended.header.started


def test_what_is_no_longer_listed_goes(room: Room) -> None:
    kept, gone = room.station("one", pages=1), room.station("two", pages=1)
    room.follow()
    room.wall.forget_others([kept.header.id])
    assert list(room.wall.sessions) == [kept.header.id] != [gone.header.id]


def test_the_newest_of_a_station_is_shown_where_a_session_cannot_be_read(room: Room) -> None:
    session = room.station("one", pages=2)
    room.follow()
    room.wall.unreadable["bad"] = UnreadableSession("one", "rora-pigu", quiet_s=1.0)
    assert needs(room.follow()) == [("one", "UNREADABLE")]
    room.wall.unreadable["bad"].quiet_s = 3.0
    assert needs(room.follow()) == [("one", "RUNNING")]
    room.wall.forget_others([session.header.id])
    assert not room.wall.unreadable


def test_a_computer_without_a_tile_of_its_own_is_known_by_its_session(room: Room) -> None:
    room.station("one", pages=2)
    room.follow()
    (tile,) = room.wall.tiles({}, others={"one": 500.0, "two": 1.0})
    assert (tile.need, tile.silent_s) == (Need.LOST, 500.0)
    (left,) = room.wall.tiles({}, others={"one": 1.0}, left={"one"})
    assert (left.need, left.has_left) == (Need.LOST, True)


def test_a_question_of_a_session_that_no_program_runs_is_said_of_the_past(tmp_path: Path) -> None:
    room = Room(tmp_path, has_stations=False)
    asked, other = room.station("one", pages=2), room.station("two", pages=2)
    asked.ask_question()
    room.quiet["one"] = 600
    room.follow()
    stopped = [asked.header.id, other.header.id]
    was, lost = room.wall.tiles({}, stopped=stopped)
    assert (was.need, was.is_lost, was.silent_s) == (Need.QUESTION, True, 600)
    assert (tile_words(was).need, tile_words(was).since) == (
        "Had a question",
        "no sign for 10:00 min",
    )
    assert tile_words(was).pace == ""
    assert (lost.need, tile_words(lost).need) == (Need.LOST, "Interrupted")
    now, runs = room.wall.tiles({})
    assert (tile_words(now).need, runs.need) == ("Has a question", Need.RUNNING)
    assert not now.is_lost
    room.close()


def test_a_folder_has_a_tile_for_each_session(tmp_path: Path) -> None:
    room = Room(tmp_path, has_stations=False)
    one, two = room.station("one", pages=2), room.station("two", pages=2)
    tiles = room.follow()
    assert {tile.key for tile in tiles} == {one.header.id, two.header.id}
    assert {tile.station for tile in tiles} == {""}
    room.close()


def test_whose_session_cannot_be_read_has_come_all_the_same(room: Room) -> None:
    room.wall.give_up("one", "lab-1", "kabe-vupi")
    room.wall.give_up("two", "lab-2", "")
    assert room.wall.participants() == {"kabe-vupi": [Came("", is_over=False)]}
