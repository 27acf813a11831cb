"""Codes and places that two computers used apart are shown once they exchange, until decided."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from labeval import places
from labeval.cli import main
from labeval.jobs.planning.read_overview import read_overview
from labeval.jobs.sessions.live import open_live
from labeval.jobs.sessions.overlaps import CODES, PEOPLE, PLACES, overlaps_in
from labeval.session.assignment.starting import SessionStart
from labeval.session.events.events import Ending
from labeval.store.record.record import Record
from labeval.store.record.rejection import reject
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study

Laptops = tuple[StudyFolder, StudyFolder]


@pytest.fixture
def laptops(tmp_path: Path) -> Laptops:
    for name in ("one", "two"):
        shutil.copytree(places.templates() / "campaign", tmp_path / name)
    return StudyFolder(tmp_path / "one"), StudyFolder(tmp_path / "two")


def ended(folder: StudyFolder, code: str = "", condition: str | None = None) -> tuple[str, str]:
    """A session with a person that ended; its id, and the participant's code."""
    decided = SessionStart(code=code, condition=condition, override_reason="by hand")
    with open_live(folder) as live:
        session = live.start(read_study(folder.path), decided)
        session.go_on()
        session.give_consent({"rating": True})
        session.end(Ending.ENDED_EARLY)
    return session.header.id, session.header.participant


def shown(folder: StudyFolder) -> list[str]:
    found = overlaps_in(folder)
    assert [one for one in read_overview(folder).notices if one in found] == found
    return [one.template for one in found]


def test_a_code_that_began_sessions_on_two_laptops_is_shown_until_one_is_rejected(
    laptops: Laptops, capsys: pytest.CaptureFixture[str]
) -> None:
    one, two = laptops
    (first, mine), (second, other) = (ended(folder, "EXPERT-118") for folder in laptops)
    assert shown(one) == shown(two) == []
    assert main(["merge", str(one.path), str(two.path)]) == 1
    printed = capsys.readouterr().out
    assert f"experts ({mine}, {other})" in printed
    assert shown(one) == [CODES]
    with Record(one.database) as record:
        assert {first, second} == {header.id for header in record.sessions.headers()}
    (one.path / "experts.txt").write_text("EXPERT-999\n", encoding="utf-8")
    assert main(["code", str(one.path), "expert-118"]) == 1  # taken out of the list meanwhile
    printed = capsys.readouterr().out
    assert printed.count("used: experts, ") == 2 and f"participant {other}" in printed
    with Record(one.database) as record:
        reject(record, second, "the same person")
    assert shown(one) == []


def test_a_code_that_may_be_used_twice_is_one_persons(laptops: Laptops) -> None:
    for folder in laptops:
        ended(folder, "PANEL-0471", "binary")
    assert main(["merge", *(str(folder.path) for folder in laptops)]) == 1
    assert shown(laptops[0]) == [PEOPLE]


def test_places_that_two_stations_gave_are_shown(
    laptops: Laptops,
) -> None:
    one, two = laptops
    for folder in laptops:
        ended(folder, condition="binary")
        with open_live(folder) as live:
            decided = SessionStart(condition="likert", override_reason="by hand")
            session = live.start(read_study(folder.path), decided)
            session.go_on()
            session.give_consent({"rating": True})
    assert main(["merge", str(one.path), str(two.path)]) == 0
    assert shown(one) == []  # laptops without a hub lease no places
    one.hub.write_text("{}", encoding="utf-8")
    assert shown(one) == [PLACES]
    (notice,) = overlaps_in(one)
    assert str(notice).startswith("Several sessions have one place of the design: likert 1 (")
