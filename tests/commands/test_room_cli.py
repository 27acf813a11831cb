"""``labeval room``: a study's own sessions, or the hub that it has joined, or a hub's address."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from labeval import app, places
from labeval.cli import main
from labeval.exchange.study_folder import make_study
from labeval.jobs.room.feeds import FolderFeed, HubFeed
from labeval.jobs.room.posting import FolderPost, HubPost
from labeval.study.folder import StudyFolder


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, str, Any, str]]:
    """What the window was opened with."""
    found: list[tuple[Any, str, Any, str]] = []

    def run(feed: Any, title: str, post: Any, supervisor: str, folder: Any) -> int:
        assert (folder is None) == ("://" in title)
        found.append((feed, title, post, supervisor))
        return 0

    monkeypatch.setattr(app, "run_room", run)
    return found


def test_a_study_without_a_hub_shows_its_own_sessions(tmp_path: Path, opened) -> None:
    make_study(places.templates() / "six-methods", tmp_path / "mulch", None)
    assert main(["room", str(tmp_path / "mulch"), "--as", " S2 "]) == 0
    ((feed, title, post, supervisor),) = opened
    assert isinstance(feed, FolderFeed) and title == "mulch"
    assert isinstance(post, FolderPost) and supervisor == "S2"


def test_a_study_that_has_joined_a_hub_shows_the_hub(tmp_path: Path, opened) -> None:
    pytest.importorskip("psycopg", reason="the optional part “hub” is not installed")
    make_study(places.templates() / "six-methods", tmp_path / "mulch", None)
    folder = StudyFolder(tmp_path / "mulch")
    note = '{"address": "postgresql://lab-1@/mulch", "station": "lab-1", "right": "station"}'
    folder.hub.write_text(note)
    assert main(["room", str(folder.path)]) == 0
    ((feed, title, post, _),) = opened
    assert isinstance(feed, HubFeed) and title == "mulch"
    assert isinstance(post, HubPost)
    assert str(feed.address) == "postgresql://lab-1@/mulch"


def test_an_address_is_that_of_a_hub(opened, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("psycopg", reason="the optional part “hub” is not installed")
    assert main(["room", "postgresql://wall:secret@/mulch"]) == 0
    ((feed, title, _, supervisor),) = opened
    assert isinstance(feed, HubFeed) and title == "postgresql://wall@/mulch"
    assert supervisor == ""  # the hub knows who it is
    assert "secret" not in "".join(capsys.readouterr())
    assert main(["room", "http://example.org"]) != 0
    assert "no hub's address" in capsys.readouterr().err and len(opened) == 1
