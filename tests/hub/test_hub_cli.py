"""The commands of a hub, from an empty database to leaving it."""

from __future__ import annotations

import errno
import json
import re
import shutil
from pathlib import Path

import pytest

from labeval.cli import main
from labeval.commands.record import hub
from labeval.store.erasing.erasure import erase
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from tests.support.postgres import Server

ROOT = Path(__file__).parents[2]


@pytest.fixture
def database(postgres: Server, request: pytest.FixtureRequest) -> str:
    name = re.sub(r"\W", "_", request.node.name)[-30:].lower()
    postgres.sql(f"CREATE DATABASE {name}")
    return name


def test_two_stations_from_an_empty_database_until_they_leave(
    postgres: Server, database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(*arguments: object, status: int = 0) -> str:
        assert main([str(argument) for argument in arguments]) == status
        captured = capsys.readouterr()
        return captured.out + captured.err

    owner = postgres.address(database)
    assert "the hub is made" in run("hub", "init", owner, "--share-sessions")
    assert "already" in run("hub", "init", owner, status=1)
    folders = []
    for n in (1, 2):
        name = f"{database}-{n}"
        assert "Its password, which is shown only now" in run("hub", "add", owner, name)
        folder = tmp_path / name
        run("new", folder, "--template", "six-methods")
        said = run("hub", "join", folder, postgres.address(database, name))
        assert f"as {name} (station)" in said
        run("simulate", folder, "--participants", 2, "--seed", n)
        folders.append(folder)
    one, two = folders
    assert "2 new sessions" in run("hub", "sync", one)
    assert "taken: 2 new sessions" in run("hub", "sync", two)
    assert "taken: 2 new sessions" in run("hub", "sync", one)
    said = run("hub", "verify", one)
    assert "4 sessions are the same here and on the hub, 0 only there" in said
    said = run("hub", "status", two)
    assert "on the hub: 4 sessions, 0 erasures" in said
    assert "waiting here: 0 events of 0 sessions" in said
    said = run("hub", "leave", two)
    assert "has left the hub and is whole without it" in said
    assert not StudyFolder(two).hub.exists()
    assert "has joined no hub" in run("hub", "sync", two, status=1)
    run("verify", two)
    with Record(StudyFolder(two).database, read_only=True) as record:
        assert record.sessions.count("simulated") == 4
    assert f"{database}-2: has left" in run("hub", "status", one)


def test_an_alarm_ends_as_documented_and_an_erasure_waits_in_sight(
    postgres: Server, database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(*arguments: object, status: int = 0) -> str:
        assert main([str(argument) for argument in arguments]) == status
        captured = capsys.readouterr()
        return captured.out + captured.err

    owner = postgres.address(database)
    run("hub", "init", owner)
    station, person = tmp_path / "station", tmp_path / "person"
    run("new", station, "--template", "six-methods")
    run("publish", station)
    shutil.copytree(station, person)
    for folder, right in ((station, "station"), (person, "supervisor")):
        run("hub", "add", owner, f"alarmed-{folder.name}", "--as", right)
        run("hub", "join", folder, postgres.address(database, f"alarmed-{folder.name}"))
    run("simulate", station, "--participants", 1, "--seed", 1)
    run("hub", "sync", station)
    run("hub", "sync", person)
    with Record(StudyFolder(station).database, read_only=True) as record:
        (session,) = record.sessions.headers()
    for folder in (station, person):
        run("reject", folder, session.id, "--why", f"noticed by {folder.name}")
    run("hub", "sync", station)
    assert "both stay as they are" in run("hub", "sync", person, status=1)

    page = (ROOT / "docs" / "laboratory.md").read_text("utf-8")
    (advice,) = re.findall(r"a copy that has no (.+?), under the same role", page)
    left_out = re.findall(r"`([^`]+)`", advice)
    anew = tmp_path / "anew"
    shutil.copytree(person, anew, ignore=shutil.ignore_patterns(*left_out))
    run("hub", "join", anew, postgres.address(database, f"alarmed-{person.name}"))
    assert "taken: 1 new session," in run("hub", "sync", anew)
    assert "record.sqlite: sound" in run("verify", anew)

    assert "erasure that the hub" not in run("hub", "status", anew, status=1)
    erase(StudyFolder(anew), session.participant)
    assert "waiting here: 1 erasure that the hub does not know" in run(
        "hub", "status", anew, status=1
    )
    run("hub", "sync", anew)
    assert "erasure that the hub does not know" not in run("hub", "status", anew)


def test_a_station_that_is_offline_is_no_error(
    postgres: Server, database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    owner = postgres.address(database)
    main(["hub", "init", owner])
    main(["hub", "add", owner, f"{database}-1"])
    folder = tmp_path / "study"
    main(["new", str(folder), "--template", "six-methods"])
    main(["hub", "join", str(folder), postgres.address(database, f"{database}-1")])
    capsys.readouterr()
    postgres.stop()
    try:
        assert main(["hub", "sync", str(folder)]) == 0
        assert "is out of reach" in capsys.readouterr().out
        assert main(["hub", "status", str(folder)]) == 0
        assert main(["hub", "verify", str(folder)]) == 1
        assert main(["hub", "leave", str(folder)]) == 1
        assert StudyFolder(folder).hub.exists()
        assert main(["hub", "leave", str(folder), "--now"]) == 0
        assert not StudyFolder(folder).hub.exists()
    finally:
        postgres.start()


def test_an_exchange_that_fails_as_nobody_foresaw_fails_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It runs in a thread of its own, from which the error would only be a traceback."""
    folder = StudyFolder(tmp_path)
    (tmp_path / "study.yaml").touch()
    note = {"address": "postgresql://a@localhost/labeval", "station": "a", "right": "station"}
    folder.hub.write_text(json.dumps(note))

    def full(*_: object, **__: object) -> int:
        raise OSError(errno.ENOSPC, "no room on the disk", str(folder.hub_state))

    monkeypatch.setattr(hub, "_synced", full)
    monkeypatch.setattr(hub, "_follow", lambda folder, member, closed, seconds: closed.wait())
    monkeypatch.setattr(hub, "_lower", lambda by: None)
    assert main(["hub", "sync", str(tmp_path), "--every", "60"]) == 1
    said = capsys.readouterr().err
    assert "no room on the disk" in said and "Traceback" not in said
