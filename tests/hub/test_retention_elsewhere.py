"""What a clean-up removes on one computer of a laboratory, the others remove and confirm."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from labeval.cli import main
from labeval.hub.connection import hub_at
from labeval.hub.status import hub_status
from labeval.jobs.sessions.retention import due_data, left_elsewhere, remove_as_others
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.model.sessions.retention import Retention
from tests.hub.conftest import Hub, Station
from tests.store.conftest import a_header, started, the_content
from tests.support.sound.travelling import recorded


def unconfirmed(asked: Station) -> dict[str, int]:
    """Each computer to what it has not confirmed."""
    stations = hub_status(asked.folder, asked.member).stations
    return {line.name: line.unconfirmed for line in stations}


def test_a_clean_up_of_recordings_reaches_every_computer_and_each_confirms_it(
    make: Callable[..., Hub], capsys: pytest.CaptureFixture[str]
) -> None:
    hub = make(shared=True)
    one, two, three = hub.station(), hub.station(), hub.station("supervisor")
    name = recorded(one.folder, 1, months=1)
    for other in (two, three):  # that had taken it while it was to be kept
        shutil.copytree(one.folder.audio / name, other.folder.audio / name)
    one.sync(), two.sync(), three.sync()
    one.folder.study_file.touch()
    assert main(["clean-up", str(one.folder.path), "--yes"]) == 0
    assert "every other computer remove the same" in capsys.readouterr().out
    assert not one.sync().removed
    assert [unconfirmed(one)[each.member.station] for each in (one, two, three)] == [0, 1, 1]
    for other in (two, three):
        found = other.sync().removed
        assert found == {name}
        remove_as_others(other.folder, found)
        assert not (other.folder.audio / name).exists()
        assert not other.sync().removed
    assert set(unconfirmed(one).values()) == {0}


def test_nothing_is_removed_before_its_time_whoever_asks_for_it(make: Callable[..., Hub]) -> None:
    hub = make(shared=True)
    one, two = hub.station(), hub.station()
    name = recorded(one.folder, 1)
    one.sync(), two.sync()
    with hub_at(two.member.address) as connection:
        connection.execute(
            "INSERT INTO labeval.recording_removed (name, session) VALUES (%s, %s)",
            (name, name.rpartition("-")[0]),
        )
    found = one.sync().removed
    remove_as_others(one.folder, found)
    assert found == {name} and (one.folder.audio / name).is_dir()
    assert one.sync().removed == {name}


def test_an_erasure_by_a_clean_up_is_like_any_other(make: Callable[..., Hub]) -> None:
    hub = make(shared=True)
    one, two = hub.station(), hub.station()
    content = the_content()
    study = content.study.model_copy(update={"retention": Retention(sessions_months=1)})
    with Record(one.folder.database) as record:
        kept = content.model_copy(update={"study": study})
        record.versions.keep(kept, publish=True)
        record.sessions.begin(a_header(kept, 2), [started()])
    one.sync(), two.sync()
    assert "P02" in {code for code, _ in due_data(two.folder).participants}
    one.folder.study_file.touch()
    assert main(["clean-up", str(one.folder.path), "--yes"]) == 0
    one.sync(), two.sync()
    assert "P02" not in {code for code, _ in due_data(two.folder).participants}


def test_a_study_without_a_hub_has_nothing_elsewhere(tmp_path: Path) -> None:
    assert left_elsewhere(StudyFolder(tmp_path)) == []
