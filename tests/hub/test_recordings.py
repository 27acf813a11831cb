"""Recordings go through a hub in sealed pieces; whoever is killed goes on where it was."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest

from labeval.audio.wholeness import Wholeness, wholeness_of
from labeval.hub.connection import hub_at
from labeval.hub.recordings import RecordingExchange
from labeval.store.carrying import stream
from labeval.store.disk.lock import StudyLock
from labeval.store.erasing.erasure import erase
from labeval.store.record.sealed_sounds import silence_sound
from labeval.store.verify import verify
from tests.hub.conftest import Hub, Station
from tests.store.erasing.test_recordings_kept import SAMPLES
from tests.support.protected import protected
from tests.support.sound.travelling import give_key, recorded

Make = Callable[..., Hub]


@pytest.fixture(autouse=True)
def small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stream, "CARRIED_PIECE", 1 << 12)


def pieces(hub: Hub) -> int:
    return int(hub.sql("SELECT count(*) FROM labeval.recording_piece"))


def steps(station: Station, count: int) -> None:
    """So many pieces; the program ends then."""
    with hub_at(station.member.address) as connection:
        exchange = RecordingExchange(connection, station.folder)
        for _ in range(count):
            assert exchange.step()


@pytest.fixture
def hub(make: Make, tmp_path: Path) -> Hub:
    """Two stations that share sessions, the first of which has recorded one."""
    made = make(shared=True)
    one, two = made.station(), made.station()
    recorded(one.folder, 1)
    give_key(tmp_path / "key", one.folder, two.folder)
    return made


def name_of(station: Station) -> str:
    (place,) = (p for p in station.folder.audio.iterdir() if p.is_dir())
    return place.name


def test_it_arrives_whole_and_only_once(hub: Hub) -> None:
    one, two = hub.stations
    name = name_of(one)
    assert one.sync().recordings.sent == 1
    assert "recordings: 0 sent, 1 taken" in str(two.sync())
    assert wholeness_of(two.folder.audio / name) is Wholeness.WHOLE
    assert [str(f) for f in verify(two.folder.database).findings] == []
    for station in (one, two):
        again = station.sync().recordings
        assert (again.sent, again.taken, again.refused, again.different) == (0, 0, [], [])
    assert not list(two.folder.audio.glob(".*"))


def test_the_hub_learns_nothing_that_was_said(hub: Hub) -> None:
    hub.stations[0].sync()
    kept = hub.sql("SELECT string_agg(encode(content, 'hex'), '') FROM labeval.recording_piece")
    assert SAMPLES[:32].hex() not in kept and b"USB".hex() not in kept
    hub.server.sql("CHECKPOINT")
    data = [file.read_bytes() for file in hub.server.data.rglob("*") if file.is_file()]
    assert not any(SAMPLES[:32] in content for content in data)


@pytest.mark.parametrize("after", [1, 3])
def test_a_program_that_ends_in_the_middle_goes_on_where_it_was(hub: Hub, after: int) -> None:
    one, two = hub.stations
    one.sync()
    whole = hub.sql("SELECT mark, pieces FROM labeval.recording")
    hub.sql("DELETE FROM labeval.recording")
    steps(one, after)
    assert pieces(hub) == after
    before = hub.sql("SELECT md5(content) FROM labeval.recording_piece WHERE number = 0")
    two_report = two.sync()  # takes nothing that is not whole
    assert two_report.recordings.taken == 0
    assert one.sync().recordings.sent == 1
    assert hub.sql("SELECT mark, pieces FROM labeval.recording") == whole
    assert hub.sql("SELECT md5(content) FROM labeval.recording_piece WHERE number = 0") == before
    steps(two, after)
    (arrived,) = two.folder.audio.glob(".*.sealed.part")
    size = arrived.stat().st_size
    assert not (two.folder.audio / name_of(one)).exists()
    with arrived.open("ab") as file:
        file.write(b"torn")
    assert two.sync().recordings.taken == 1
    assert size < len(SAMPLES)
    assert wholeness_of(two.folder.audio / name_of(one)) is Wholeness.WHOLE


def test_only_where_study_and_participant_allow_it(hub: Hub) -> None:
    one = hub.stations[0]
    recorded(one.folder, 2, travels=False)
    recorded(one.folder, 3, consent="declined")
    one.sync()
    assert hub.sql("SELECT count(*) FROM labeval.recording") == "1"
    assert hub.sql("SELECT count(*) FROM labeval.session") == "3"


def test_without_a_key_it_waits(make: Make) -> None:
    station = make().station()
    recorded(station.folder, 1)
    assert "1 recording waits: this computer has no key" in str(station.sync())


def test_an_erasure_reaches_the_hub_and_every_station(hub: Hub) -> None:
    one, two = hub.stations
    name = name_of(one)
    one.sync(), two.sync()
    with StudyLock(two.folder.lock):
        erase(two.folder, "P01")
    two.sync()
    assert hub.sql("SELECT count(*) FROM labeval.recording") == "0" and pieces(hub) == 0
    assert one.sync().confirmed == ["P01"]
    assert not (one.folder.audio / name).exists()
    assert hub.sql("SELECT count(*) FROM labeval.recording") == "0"


def test_what_had_arrived_goes_with_an_erasure(hub: Hub) -> None:
    one, two = hub.stations
    one.sync()
    two.sync()
    erase_later = name_of(one)
    for file in (two.folder.audio / erase_later).iterdir():
        file.unlink()
    (two.folder.audio / erase_later).rmdir()
    steps(two, 2)
    assert list(two.folder.audio.glob(".*.sealed.part"))
    with StudyLock(one.folder.lock):
        erase(one.folder, "P01")
    one.sync(), two.sync()
    assert [place.name for place in two.folder.audio.iterdir()] == ["carrying.key"]


def test_words_that_are_silenced_later_leave_the_hub_and_the_others(hub: Hub) -> None:
    one, two = hub.stations
    name = name_of(one)
    one.sync(), two.sync()
    silence_sound(one.folder.audio / name / "sound.wav", [(100, 200)])
    one.sync()
    assert hub.sql("SELECT silenced FROM labeval.recording") == "t"
    assert two.sync().recordings.taken == 1
    ours, theirs = ((s.folder.audio / name / "sound.wav").read_bytes() for s in (one, two))
    assert ours == theirs and SAMPLES[1700:1800] not in theirs
    silence_sound(two.folder.audio / name / "sound.wav", [(300, 400)])
    assert two.sync().recordings.different == [name]


def test_nothing_is_put_in_place_while_a_program_has_the_study_open(hub: Hub) -> None:
    one, two = hub.stations
    name = name_of(one)
    one.sync(), two.sync()
    for file in (two.folder.audio / name).iterdir():
        file.unlink()
    (two.folder.audio / name).rmdir()
    with StudyLock(two.folder.lock):
        assert two.sync().recordings.taken == 0
        assert not (two.folder.audio / name).exists()
    assert two.sync().recordings.taken == 1


def test_it_is_sealed_where_it_arrives_in_a_protected_study(hub: Hub) -> None:
    one, two = hub.stations
    one.sync()
    two.sync()
    protected(two.folder)
    hub.sql("DELETE FROM labeval.recording")
    recorded(one.folder, 2)
    one.sync()
    assert two.sync().recordings.taken == 1
    files = [file for file in two.folder.path.rglob("*") if file.is_file()]
    assert not any(SAMPLES[:64] in file.read_bytes() for file in files)
    assert [str(f) for f in verify(two.folder.database).findings] == []


def test_where_it_cannot_be_written_that_is_said_and_it_comes_the_next_time(hub: Hub) -> None:
    one, two = hub.stations
    one.sync()
    mark = hub.sql("SELECT mark FROM labeval.recording")
    place = two.folder.audio / f".{name_of(one)}.{mark[:16]}.sealed.part"
    place.symlink_to(two.folder.path / "gone" / "nowhere")
    report = two.sync()
    assert list(report.recordings.unwritten) == [name_of(one)] and not report.recordings.refused
    assert "it cannot be written here" in str(report)
    place.unlink()
    assert two.sync().recordings.taken == 1


def test_a_changed_piece_is_not_taken(hub: Hub) -> None:
    one, two = hub.stations
    one.sync()
    hub.sql(
        "UPDATE labeval.recording_piece SET content = set_byte(content, 40, 1) WHERE number = 2"
    )
    report = two.sync()
    assert report.recordings.refused == [name_of(one)] and report.recordings.taken == 0
    assert "it is not whole, here or on the hub" in str(report)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE labeval.recording SET silenced = true",
        "UPDATE labeval.recording_piece SET content = ''",
        "DELETE FROM labeval.recording_piece",
        "INSERT INTO labeval.recording (name, session, mark, silenced, head, pieces) "
        "SELECT 'x-01', id, '', false, '', 1 FROM labeval.session",
    ],
)
def test_another_station_changes_no_recording(hub: Hub, statement: str) -> None:
    one, two = hub.stations
    one.sync()
    address = hub.address(two.member.station)
    with (
        psycopg.connect(address, autocommit=True) as connection,
        pytest.raises(psycopg.errors.InsufficientPrivilege),
    ):
        connection.execute(statement)


def test_another_station_neither_removes_nor_continues_a_recording(hub: Hub) -> None:
    one, two = hub.stations
    one.sync()
    with psycopg.connect(hub.address(two.member.station), autocommit=True) as connection:
        assert connection.execute("DELETE FROM labeval.recording").rowcount == 0
    hub.sql("DELETE FROM labeval.recording")
    steps(one, 1)
    with (
        psycopg.connect(hub.address(two.member.station), autocommit=True) as connection,
        pytest.raises(psycopg.errors.IntegrityConstraintViolation, match="does not continue"),
    ):
        connection.execute(
            "INSERT INTO labeval.recording_piece (recording, number, content) VALUES (%s, 1, '')",
            (name_of(one),),
        )


def test_a_hub_of_an_older_program_takes_none(hub: Hub) -> None:
    one = hub.stations[0]
    hub.sql("DROP TABLE labeval.recording_piece, labeval.recording")
    hub.sql("DROP FUNCTION labeval.continue_recording")
    hub.sql("UPDATE labeval.hub SET version = 5")
    assert one.sync().recordings.sent == 0


def test_a_recording_whose_time_is_over_leaves_the_hub_and_comes_back_nowhere(hub: Hub) -> None:
    one, two = hub.stations
    name = recorded(one.folder, 2, months=1)  # sessions of these tests are of March
    one.sync()
    assert hub.sql(f"SELECT count(*) FROM labeval.recording WHERE name = '{name}'") == "0"
    hub.sql(
        "ALTER TABLE labeval.recording DISABLE ROW LEVEL SECURITY; "
        "INSERT INTO labeval.recording (name, session, mark, silenced, head, pieces, station) "
        f"SELECT '{name}', id, '', false, '', 1, '{one.member.station}' FROM labeval.session "
        f"WHERE '{name}' LIKE id || '-%'"
    )
    one.sync()
    assert hub.sql(f"SELECT count(*) FROM labeval.recording WHERE name = '{name}'") == "0"
    two.sync()
    assert not (two.folder.audio / name).exists()
