"""What the home window says of sessions that began with another version of labeval."""

from __future__ import annotations

from pathlib import Path

import pytest

import labeval
from labeval.jobs.planning.read_overview import read_overview
from labeval.jobs.sessions.release_notice import CHANGES, NEWER, NOTHING, release_notices
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from tests.store.conftest import a_header, started, the_content

ROOT = Path(__file__).resolve().parents[3]


def said(*programs: str) -> list[str]:
    return [notice.template for notice in release_notices(programs)]


def test_nothing_is_said_of_sessions_of_this_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(labeval, "__version__", "0.10.0")
    assert said() == []
    assert said("0.10.0") == []


def test_every_release_since_the_oldest_session_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(labeval, "__version__", "0.10.0")
    assert said("0.1.0", "0.2.0") == [CHANGES["0.2.0"]]
    (notice,) = release_notices(["0.2.0", "0.9.1"])
    assert (notice.template, notice.values["before"], notice.is_calm) == (NOTHING, "0.2.0", True)


def test_a_session_of_a_newer_program_asks_for_that(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(labeval, "__version__", "0.10.0")
    (notice,) = release_notices(["0.10.0", "0.11.0", "1.0.0"])
    assert notice.template == NEWER
    assert "labeval 1.0.0, which is newer than this one, 0.10.0" in str(notice)


@pytest.mark.parametrize("program", ["", "x", "9" * 5000, "9.0.0 from somewhere else", "٩.0.0"])
def test_what_is_no_version_is_no_release(program: str) -> None:
    assert said(program) == []


def test_every_release_with_changes_is_in_the_list_of_changes() -> None:
    text = (ROOT / "CHANGELOG.md").read_text()
    assert all(f"\n## {release} " in text for release in CHANGES)


def test_the_state_of_a_study_says_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = StudyFolder(tmp_path / "study")
    folder.path.mkdir()
    content = the_content()
    with Record(folder.database) as record:
        record.versions.keep(content, publish=True)
        record.sessions.begin(a_header(content, 1), [started()])
        assert record.sessions.programs() == [labeval.__version__]
    templates = {one.template for one in read_overview(folder).notices}
    assert not templates & {*CHANGES.values(), NOTHING, NEWER}
    monkeypatch.setattr(labeval, "__version__", "9.0.0")
    (notice,) = (n for n in read_overview(folder).notices if n.template == NOTHING)
    assert notice.values["now"] == "9.0.0"
