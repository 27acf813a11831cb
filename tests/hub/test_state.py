"""The sign of a hub in the home window, and the process that exchanges for it."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import psutil
import pytest
from pytestqt.qtbot import QtBot

from labeval.cli import main
from labeval.hub.state import state_of
from labeval.hub.status import hub_status
from labeval.jobs.sessions.hub_notice import hub_notices
from labeval.session.events.clock import utc_now
from labeval.store.disk.backup import back_up_rotating
from labeval.store.disk.lock import StudyLock
from labeval.store.disk.transactions import transaction
from labeval.store.erasing.erased_files import Traces, forget_sessions
from labeval.store.erasing.erased_rows import erase_rows
from labeval.store.erasing.erasure import erase
from labeval.store.record.database import open_record
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.ui.home.processes.hub_process import HubProcess
from tests.hub.conftest import Hub, Station
from tests.store.conftest import comment

Make = Callable[..., Hub]


def signs(folder: StudyFolder) -> list[str]:
    return [str(notice) for notice in hub_notices(folder)]


def study_at(hub: Hub, name: str) -> StudyFolder:
    """A study folder with a study file that has joined; made by the commands."""
    folder = StudyFolder(hub.place / "studies" / name)
    main(["new", str(folder.path), "--template", "six-methods"])
    main(["hub", "add", hub.address(), name])
    assert main(["hub", "join", str(folder.path), hub.address(name)]) == 0
    return folder


def test_an_erasure_leaves_nothing_of_the_participant_in_the_state(make: Make) -> None:
    hub = make(shared=True)
    one, two = hub.station(), hub.station()
    mine, other = one.run(1), two.run(2)
    for station in (one, two, one):
        station.sync()
    report = erase(one.folder, "P01")
    assert report.exports == [], "a file that only the program may change is left to a person"
    known = state_of(one.folder)
    assert mine not in known.heads and (list(known.heads), known.elsewhere) == ([other], [other])
    report = erase(one.folder, "P02")
    assert report.exports == [] and state_of(one.folder).elsewhere == []


@pytest.mark.parametrize("damaged", ['{"elsewhere": [1]}', "[1]", "{"])
def test_an_erasure_leaves_a_state_that_cannot_be_read(tmp_path: Path, damaged: str) -> None:
    folder = StudyFolder(tmp_path)
    folder.hub_state.write_text(damaged)
    forget_sessions(folder, Traces("P01", frozenset(), frozenset()))
    assert folder.hub_state.read_text() == damaged


def test_the_sign_says_what_waits_in_reach_and_out_of_it(make: Make) -> None:
    hub = make()
    one = hub.station()
    assert signs(one.folder) == [
        "Hub: no exchange yet; 0 events wait. Sessions can be started all the same."
    ]
    session = one.run(1)
    one.sync()
    (sign,) = signs(one.folder)
    assert sign.startswith("Hub in reach, 0 events wait, last exchange 2")
    one.append(session, comment(4, "later"))
    (sign,) = signs(one.folder)
    assert sign.startswith("Hub in reach, 1 event waits,")
    one.sync()
    erase(one.folder, "P01")
    one.run(2)
    assert one.sync().sent.events == 3
    (sign,) = signs(one.folder)
    assert sign.startswith("Hub in reach, 0 events wait,")
    one.folder.hub.unlink()
    assert signs(one.folder) == []


def test_what_was_erased_makes_up_for_nothing_that_waits(make: Make) -> None:
    one = make().station()
    one.run(1, events=9)
    one.sync()
    erase(one.folder, "P01")
    one.run(2, events=4)
    assert [sign.partition(", last")[0] for sign in signs(one.folder)] == [
        "Hub in reach, 4 events wait",
        "Hub: 1 erasure waits; until then the hub and other computers have what was erased here.",
    ]
    one.sync()
    (sign,) = signs(one.folder)
    assert sign.startswith("Hub in reach, 0 events wait,")


@pytest.mark.parametrize("minutes", [-60, 6, 600])
def test_a_hub_without_a_recent_exchange_is_not_shown_as_in_reach(make: Make, minutes: int) -> None:
    """The process that exchanges was killed, or the computer was off; no failure was noted."""
    one = make().station()
    one.run(1)
    one.sync()
    then = (datetime.now(UTC) - timedelta(minutes=minutes)).isoformat()
    known = json.loads(one.folder.hub_state.read_text())
    one.folder.hub_state.write_text(json.dumps(known | {"last_exchange": then}))
    (sign,) = signs(one.folder)
    assert sign.startswith("Hub: no exchange since 2") and "; 0 events wait. Sessions" in sign


def test_the_sign_of_a_hub_that_is_away_or_refuses(
    make: Make, capsys: pytest.CaptureFixture[str]
) -> None:
    hub = make()
    folder = study_at(hub, f"{hub.database}-1")
    main(["simulate", str(folder.path), "--participants", "1", "--seed", "1"])
    assert main(["hub", "sync", str(folder.path)]) == 0
    hub.server.stop()
    try:
        assert main(["hub", "sync", str(folder.path)]) == 0
        (sign,) = signs(folder)
        assert sign.startswith("Hub: out of reach; last exchange 2")
    finally:
        hub.server.start()
    hub.sql(f'ALTER ROLE "{hub.database}-1" NOLOGIN')
    assert main(["hub", "sync", str(folder.path)]) == 1
    (sign,) = signs(folder)
    assert "does not let this computer in" in sign and "not permitted to log in" in sign
    hub.sql(f'ALTER ROLE "{hub.database}-1" LOGIN')
    main(["hub", "sync", str(folder.path)])
    assert "in reach" in signs(folder)[0]


def test_a_contradiction_has_a_sign_of_its_own(make: Make) -> None:
    hub = make(shared=True)
    one, two = hub.station(), hub.station()
    session = one.run(1)
    one.sync(), two.sync()
    for station in (one, two):
        station.append(session, comment(4, f"of {station.member.station}"))
        station.sync()
    assert len(signs(one.folder)) == 1
    assert signs(two.folder)[1].startswith("Hub: this record and the hub have different events")


def test_the_process_sends_while_the_study_is_open_and_ends_with_the_window(
    make: Make, qtbot: QtBot
) -> None:
    hub = make()
    folder = study_at(hub, f"{hub.database}-1")
    main(["simulate", str(folder.path), "--participants", "1", "--seed", "1"])
    process = HubProcess()
    with StudyLock(folder.lock):
        process.follow(folder)
        assert process.pid is not None
        qtbot.waitUntil(lambda: "in reach" in signs(folder)[0])
    assert hub.sql("SELECT count(*) FROM labeval.session") == "1"
    running = psutil.Process(process.pid)
    assert running.nice() > psutil.Process().nice()
    process.follow(folder)
    assert process.pid == running.pid
    process._process.stdin.close()  # as when this program is killed
    assert process._process.wait(60) == 0
    process.go_on()
    assert process.pid != running.pid
    process.pause()
    assert process.pid is None
    with StudyLock(folder.lock):  # nobody has it any more
        pass


def test_no_process_is_there_for_a_study_without_a_hub(tmp_path: Path) -> None:
    process = HubProcess()
    process.follow(StudyFolder(tmp_path))
    assert process.pid is None


def test_an_erasure_that_was_killed_is_done_again_before_it_is_confirmed(make: Make) -> None:
    hub = make(shared=True)
    one, two = hub.station(), hub.station()
    one.run(1), two.run(2)
    for station in (one, two, one):
        station.sync()
    with Record(two.folder.database) as record:
        back_up_rotating(record)
    erase(one.folder, "P01")
    one.sync()
    with closing(open_record(two.folder.database)) as connection, transaction(connection):
        erase_rows(connection, "P01", utc_now())  # killed after this, before the copies
    assert copies_with(two, b"P01")
    report = two.sync()
    assert report.confirmed == ["P01"]
    for path in two.folder.backups.glob("*.sqlite"):
        with Record(path, read_only=True) as copy:
            assert [header.participant for header in copy.sessions.headers()] == ["P02"]
    assert all(line.unconfirmed == 0 for line in hub_status(two.folder, two.member).stations)


def copies_with(station: Station, text: bytes) -> list[Path]:
    return [p for p in station.folder.backups.rglob("*") if p.is_file() and text in p.read_bytes()]
