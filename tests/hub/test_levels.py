"""How loud a station's microphone is reaches the control room, and only while it records."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest

from labeval.audio.loudness import level_now
from labeval.audio.wave_file import WaveFile
from labeval.hub import live_sending
from labeval.hub.connection import hub_at
from labeval.hub.live_sending import RecordFollower
from labeval.hub.watching import HubWatch
from tests.hub.conftest import Hub

Make = Callable[..., Hub]
RATE = 8000


def recording(audio: Path, name: str, peak: int) -> WaveFile:
    """A recording that has just been written to: loud at first, then with this peak."""
    (audio / name).mkdir(parents=True)
    file = WaveFile(audio / name / "sound.wav", rate=RATE, channels=1)
    file.write((30_000).to_bytes(2, "little") * RATE)
    file.write((-peak).to_bytes(2, "little", signed=True) * RATE)
    return file


def test_it_is_the_peak_of_the_last_second_of_the_newest_recording(tmp_path: Path) -> None:
    assert level_now(tmp_path / "audio") is None
    with recording(tmp_path / "audio", "a-01", 8192):
        assert level_now(tmp_path / "audio") == 0.25
        written = (tmp_path / "audio" / "a-01" / "sound.wav").stat().st_mtime
        assert level_now(tmp_path / "audio", now=written + 60) is None


def test_it_reaches_the_hub_and_goes_with_the_recording(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_sending, "_LEVEL_S", 0)
    hub = make()
    one = hub.station()
    one.run(1)
    with hub_at(one.member.address) as connection, hub_at(one.member.address) as other:
        follower, watch = RecordFollower(connection, one.folder), HubWatch(other)
        follower.look()
        assert watch.stations()[0].level is None
        with recording(one.folder.audio, "a-01", 16384):
            follower.look()
            assert watch.stations()[0].level == 0.5
        (one.folder.audio / "a-01" / "sound.wav").unlink()
        follower.look()
        assert watch.stations()[0].level is None


def test_an_analyst_sets_none_and_nobody_that_of_another(make: Make) -> None:
    hub = make()
    one, two, analyst = hub.station(), hub.station(), hub.station("analyst")
    assert one.member.station != two.member.station
    with psycopg.connect(hub.address(two.member.station), autocommit=True) as connection:
        changed = connection.execute(
            "UPDATE labeval.station SET level = 1 WHERE name = %s", (one.member.station,)
        )
        assert changed.rowcount == 0
    with (
        psycopg.connect(hub.address(analyst.member.station), autocommit=True) as connection,
        pytest.raises(psycopg.errors.InsufficientPrivilege),
    ):
        connection.execute("UPDATE labeval.station SET level = 1")
