"""After a clean-up, window and command name what a laboratory still has elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from labeval.cli import main
from labeval.jobs.sessions.retention import Due, DueRecording, due_data, left_elsewhere
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.model.sessions.retention import Retention
from tests.hub.conftest import Hub
from tests.store.conftest import a_header, started, the_content
from tests.support.sound.travelling import recorded

RECORDING = Due(recordings=(DueRecording("s-1", "P01", "2026-03-01"),))


def test_the_computers_that_may_have_a_recording_are_named(
    make: Callable[..., Hub], capsys: pytest.CaptureFixture[str]
) -> None:
    hub = make(shared=True)
    one, two = hub.station(), hub.station()
    name = recorded(one.folder, 1, months=1)
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
    lines = capsys.readouterr().out
    assert f"home window asks for: {two.member.station}" in lines
    assert "erase these participants when they exchange next" in lines
    assert not (one.folder.audio / name).exists()
    one.sync(), two.sync()  # as with any erasure
    assert "P02" not in {code for code, _ in due_data(two.folder).participants}


def test_without_the_hub_the_computers_are_not_known(make: Callable[..., Hub]) -> None:
    hub = make(shared=True)
    one, _ = hub.station(), hub.station()
    (line,) = left_elsewhere(one.folder, RECORDING)  # it has not exchanged yet
    assert line.text.endswith("which there are is not known, as the hub is out of reach")
    one.sync()
    hub.server.kill()
    try:
        (line,) = left_elsewhere(one.folder, RECORDING)
    finally:
        hub.server.start()
    assert line.text.endswith("which there are is not known, as the hub is out of reach")


def test_a_study_without_a_hub_has_nothing_elsewhere(tmp_path: Path) -> None:
    assert left_elsewhere(StudyFolder(tmp_path), RECORDING) == []
