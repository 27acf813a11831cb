"""Codes and places that stations used apart, in the control room until somebody has decided."""

from __future__ import annotations

import shutil
from collections.abc import Callable

from labeval import places
from labeval.hub.address import read_address
from labeval.hub.sync import sync
from labeval.jobs.room.feeds import HubFeed, Snapshot
from labeval.jobs.room.wall import Need
from labeval.jobs.sessions.live import open_live
from labeval.session.assignment.starting import SessionStart
from labeval.session.events.events import Ending
from labeval.store.checks.shared_places import What
from labeval.store.record.record import Record
from labeval.store.record.rejection import reject
from labeval.study.reading import read_study
from tests.hub.conftest import Hub, Station
from tests.hub.test_watching import observer_of

Make = Callable[..., Hub]


def campaigning(hub: Hub) -> Station:
    """A station with a campaign, which lets people in with codes."""
    station = hub.station()
    shutil.copytree(places.templates() / "campaign", station.folder.path, dirs_exist_ok=True)
    return station


def session(station: Station, code: str = "", *, ends: bool) -> tuple[str, str]:
    """A session that this station began without the hub; its id, and station and participant."""
    condition = None if code.startswith("EXPERT") else "likert" if not code else "binary"
    decided = SessionStart(code=code, condition=condition, override_reason="by hand")
    with open_live(station.folder) as live:
        begun = live.start(read_study(station.folder.path), decided)
        begun.go_on()
        begun.give_consent({"rating": True})
        if ends:
            begun.end(Ending.ENDED_EARLY)
    return begun.header.id, f"{station.member.station} {begun.header.participant}"


def exchange(*stations: Station) -> None:
    for one in stations:
        sync(one.folder, one.member, read_study(one.folder.path))


def looks(hub: Hub) -> Callable[[], Snapshot]:
    """Looks of an observer."""
    address = read_address(observer_of(hub))

    def look() -> Snapshot:
        seen: list[Snapshot] = []
        HubFeed(address).run(lambda snapshot: bool(seen.append(snapshot)))
        return seen[0]

    return look


def test_a_code_that_two_stations_used_apart_needs_somebody_until_one_is_rejected(
    make: Make,
) -> None:
    hub = make()
    one, two = campaigning(hub), campaigning(hub)
    look = looks(hub)
    first, mine = session(one, "EXPERT-118", ends=True)
    _, other = session(two, "EXPERT-118", ends=True)
    exchange(one)
    assert look().shared == ()
    exchange(two)
    shown = look()
    (code,) = shown.shared
    assert (code.what, code.name) == (What.CODE, "experts")
    assert [str(holder) for holder in code.holders] == [mine, other]
    assert [(tile.need, tile.shared) for tile in shown.tiles] == 2 * [(Need.SHARED, code)]
    with Record(one.folder.database) as record:
        reject(record, first, "the same person")
    exchange(one)
    shown = look()
    assert shown.shared == () and [tile.need for tile in shown.tiles] == 2 * [Need.WAITING]


def test_one_persons_second_code_of_a_participant_is_seen(make: Make) -> None:
    hub = make()
    one, two = campaigning(hub), campaigning(hub)
    for station in (one, two):
        session(station, "PANEL-0471", ends=True)  # may be used twice, by one participant
    exchange(one, two)
    assert [shared.what for shared in looks(hub)().shared] == [What.PERSON]


def test_a_place_that_two_stations_gave_is_seen_while_both_have_it(make: Make) -> None:
    hub = make()
    one, two, three = campaigning(hub), campaigning(hub), campaigning(hub)
    _, mine = session(one, ends=False)
    _, other = session(two, ends=False)
    session(three, ends=True)  # has given the place back
    exchange(one, two, three)
    shown = looks(hub)()
    (place,) = shown.shared
    assert (place.what, place.name) == (What.PLACE, "likert 1")
    assert [str(holder) for holder in place.holders] == [mine, other]
    by = {tile.station: tile.shared for tile in shown.tiles}
    assert [by[s.member.station] for s in (one, two, three)] == [place, place, None]
