"""Places in the design across stations: those that one computer would have filled, each once."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import nullcontext
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.files.sealing.pieces import SEALED
from labeval.hub.connection import hub_at
from labeval.hub.leasing import FREE_PLACES, lease_places, order_of_places
from labeval.hub.membership import forget, join, sign_off
from labeval.session.assignment.slots import Lease, Places
from labeval.session.assignment.starting import propose, propose_place
from labeval.session.events.events import Event, Kind
from labeval.store.disk.errors import StoreError
from labeval.store.disk.lock import StudyLock
from labeval.store.erasing.erasure import erase
from labeval.store.record.leases import read_leases
from labeval.store.record.record import Record
from labeval.store.record.slots import read_code_use, read_places
from labeval.store.verify import verify
from labeval.study.model.sessions.qualification import trace_of
from tests.hub.conftest import Hub, Station
from tests.hub.places_child import run_session
from tests.store.conftest import UTC, the_content
from tests.support.program import Program
from tests.support.protected import all_keys_forgotten, holding, protected

ROOT = Path(__file__).parents[2]
CONTENT = the_content()
Make = Callable[..., Hub]


class Always:
    """Randomness of participants who never leave early."""

    def random(self) -> float:
        return 0.0


def held(station: Station) -> list[tuple[str, int]]:
    """The places that sessions of a station hold."""
    with Record(station.folder.database, read_only=True) as record:
        places = read_places(record, CONTENT, "real")
    return [(condition, slot) for condition, slots in places.slots.items() for slot in slots]


def first(count: int) -> list[tuple[str, int]]:
    """The places that one computer fills with so many participants."""
    return sorted(
        (lease.condition, lease.slot) for lease in islice(order_of_places(CONTENT), count)
    )


@given(st.integers(1, 60))
def test_the_order_is_that_of_one_computer(count: int) -> None:
    places = Places()
    for _ in range(count):
        drawn = propose(CONTENT, places.taken(CONTENT.study))
        number, _ = places.next_slot(CONTENT.study, drawn.condition)
        places.hold(drawn.condition, number, [drawn.condition], [])
    found = [(condition, slot) for condition, slots in places.slots.items() for slot in slots]
    assert sorted(found) == first(count)


@pytest.mark.slow
@pytest.mark.parametrize("stations", [2, 4])
def test_no_place_is_doubled_or_lost_between_stations(make: Make, stations: int) -> None:
    hub = make()
    joined = [hub.station() for _ in range(stations)]
    each = 13
    children = [
        Program(
            [sys.executable, "-m", "tests.hub.places_child", one.folder.path, str(n), str(each)],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )
        for n, one in enumerate(joined)
    ]
    assert [child.wait() for child in children] == [0] * stations
    found = Counter(place for one in joined for place in held(one))
    assert set(found.values()) == {1}
    assert len(found) == stations * each
    for one in joined[1:]:
        sign_off(one.folder, one.member, CONTENT)
    left = FREE_PLACES * stations  # what was between is filled first
    for _ in range(left):
        joined[0].sync()
        run_session(joined[0].folder, CONTENT, Always())  # type: ignore[arg-type]
    found = Counter(place for one in joined for place in held(one))
    assert sorted(found) == first(stations * each + left)
    assert set(found.values()) == {1}
    joined[0].sync()
    assert verify(joined[0].folder.database).sound


def test_a_station_that_is_offline_gives_its_own_places(make: Make) -> None:
    hub = make()
    one, two = hub.station(), hub.station()
    one.sync(), two.sync()
    mine, other = (read_leases(station.folder.hub_places) for station in (one, two))
    assert mine is not None and other is not None
    assert [lease.rank for lease in mine] == list(range(FREE_PLACES))
    assert not {lease[1:] for lease in mine} & {lease[1:] for lease in other}
    for n in range(FREE_PLACES):
        run_session(two.folder, CONTENT, Always())  # type: ignore[arg-type]
        assert len(held(two)) == n + 1
    assert sorted(held(two)) == sorted((lease.condition, lease.slot) for lease in other)


@pytest.mark.parametrize("shared", [False, True])
def test_a_code_that_was_used_on_another_station_is_known_offline(make: Make, shared: bool) -> None:
    hub = make(shared=shared)
    one, two = hub.station(), hub.station()
    session = one.run(1)
    two.run(2)
    trace = trace_of("EXPERT-118", 7)
    one.append(session, Event(4, 4, UTC, Kind.QUALIFIED, "", "experts", trace))

    def uses(station: Station, code: str = "expert-118") -> dict[str, int]:
        with Record(station.folder.database, read_only=True) as record:
            return {name: n for name, n in read_code_use(record, 7, code).times.items() if n}

    assert uses(two) == {}
    one.sync(), two.sync(), one.sync()
    assert uses(one) == uses(two) == {"experts": 1}
    assert uses(two, "EXPERT-119") == {}
    erase(one.folder, "P01")
    one.sync(), two.sync()
    assert uses(two) == {}


def test_a_code_use_is_counted_once_and_known_while_the_study_is_open(make: Make) -> None:
    hub = make(shared=True)
    one, two = hub.station(), hub.station()
    session = one.run(1)
    two.run(2)
    trace = trace_of("EXPERT-118", 7)
    one.append(session, Event(4, 4, UTC, Kind.QUALIFIED, "", "experts", trace))
    one.sync()

    def uses(station: Station) -> int:
        with Record(station.folder.database, read_only=True) as record:
            return read_code_use(record, 7, "expert-118").times["experts"]

    with StudyLock(two.folder.lock):
        assert two.sync().taken.is_waiting and uses(two) == 1
    two.sync()
    assert uses(two) == 1  # the session is here, too
    forget(one.folder, one.member)
    member, _ = join(one.folder, CONTENT.study, two.member.address)
    Station(one.folder, member).sync()
    assert uses(one) == 1  # its sessions were sent under another name


def test_a_protected_study_has_codes_that_others_used_sealed(make: Make) -> None:
    hub = make()
    one, two = hub.station(), hub.station()
    session = one.run(1)
    two.run(2)
    trace = trace_of("EXPERT-118", 7)
    one.append(session, Event(4, 4, UTC, Kind.QUALIFIED, "", "experts", trace))
    one.sync(), two.sync()
    # As an older labeval left it.
    two.folder.hub_codes.write_text(f'[["experts", "{trace}", "x"]]', encoding="utf-8")

    def uses() -> int:
        with Record(two.folder.database, read_only=True) as record:
            return read_code_use(record, 7, "expert-118").times["experts"]

    assert uses() == 1
    assert len(holding(two.folder.path, trace)) == 2
    with all_keys_forgotten():
        protected(two.folder)
        two.sync()
        assert uses() == 1 and holding(two.folder.path, trace) == []
        sealed = two.folder.audio / f"hub-codes.json{SEALED}"
        before = sealed.read_bytes()
        two.sync()
        assert sealed.read_bytes() == before  # nothing is new
        sealed.write_bytes(before[:-1])
        with pytest.raises(
            StoreError, match=rf"\.json{SEALED}: the invitation codes.*was changed or cut off"
        ):
            uses()
        two.sync()
        assert uses() == 1 and sealed.exists()
        erase(one.folder, "P01")
        one.sync(), two.sync()
        assert uses() == 0 and not sealed.exists()


def test_a_supervisors_computer_knows_codes_that_stations_used_while_its_study_is_open(
    make: Make,
) -> None:
    hub = make()
    one, two = hub.station(), hub.station("supervisor")
    session = one.run(1)
    two.run(2)
    trace = trace_of("EXPERT-118", 7)
    one.append(session, Event(4, 4, UTC, Kind.QUALIFIED, "", "experts", trace))
    one.sync()
    for is_open in (True, False):
        with StudyLock(two.folder.lock) if is_open else nullcontext():
            assert two.sync().taken.is_waiting is is_open
        with Record(two.folder.database, read_only=True) as record:
            assert read_code_use(record, 7, "expert-118").times["experts"] == 1


def test_sessions_from_before_keep_their_places(make: Make) -> None:
    hub = make()
    one, two = hub.station(), hub.station()
    for _ in range(5):
        run_session(one.folder, CONTENT, Always())  # type: ignore[arg-type]
    one.sync(), two.sync()
    leases = read_leases(two.folder.hub_places)
    assert leases is not None
    assert not set(held(one)) & {(lease.condition, lease.slot) for lease in leases}
    with hub_at(one.member.address) as connection:
        assert lease_places(connection, one.folder, CONTENT) == FREE_PLACES


def test_places_of_a_lost_computer_go_to_others_as_the_page_says(make: Make) -> None:
    hub = make()
    lost, other = hub.station(name="lab-3"), hub.station()
    lost.sync()
    run_session(lost.folder, CONTENT, Always())  # type: ignore[arg-type]
    lost.sync()  # leases one more
    page = (ROOT / "docs" / "laboratory.md").read_text(encoding="utf-8")
    blocks = [part.partition("```")[0] for part in page.split("```sql\n")[1:]]
    hub.sql(next(block for block in blocks if "labeval.place" in block))
    assert other.sync().places == FREE_PLACES
    leases = read_leases(other.folder.hub_places)
    assert leases is not None
    assert [lease.rank for lease in leases] == list(range(1, FREE_PLACES + 1))
    assert held(lost) == first(1)


def test_a_place_is_the_next_that_is_leased_and_says_so() -> None:
    leases = (Lease(9, "ab", 2), Lease(4, "dqe", 1), Lease(12, "dqe", 3))
    places = Places(leases=leases)
    drawn = propose_place(CONTENT, places)
    assert (drawn.condition, drawn.number) == ("dqe", 1)
    assert drawn.sentence() == "the next place that the hub has leased (dqe 2)"
    assert propose_place(CONTENT, places, ["ab"]).number == 2
    places.hold("dqe", 1, ["dqe"], [])
    assert propose_place(CONTENT, places).condition == "ab"
    assert places.next_slot(CONTENT.study, "dqe") == (3, frozenset({"dqe"}))
    places.hold("ab", 2, ["ab"], [])
    places.hold("dqe", 3, ["dqe"], [])
    assert propose_place(CONTENT, places) == propose(CONTENT, places.taken(CONTENT.study))


def test_a_damaged_file_of_places_is_named(tmp_path: Path) -> None:
    path = tmp_path / "hub-places.json"
    path.write_text("[[1, 2]]")
    with pytest.raises(StoreError, match=r"cannot be read.*labeval hub sync"):
        read_leases(path)
    assert read_leases(tmp_path / "none.json") is None
