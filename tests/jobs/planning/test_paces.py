"""Seconds of a judgment: planned ones, and those that a study's own sessions show."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from shutil import copytree
from statistics import median

import pytest

from labeval import places
from labeval.exchange.recorded import RecordedSession, recorded_sessions
from labeval.jobs.editing.findings import look_at
from labeval.jobs.planning.check import check_plans
from labeval.jobs.planning.check_text import pace_lines
from labeval.jobs.planning.own_paces import paces_in, paces_of
from labeval.jobs.planning.paces import Pace, pace_sentences
from labeval.jobs.planning.simulate import simulate
from labeval.session.events.events import Kind
from labeval.store.record.record import Record
from labeval.study.editing.document import StudyText
from labeval.study.folder import StudyFolder
from labeval.study.methods import find_method
from labeval.study.reading import read_study
from labeval.study.study import StudyContent

ASSUMED = (
    "{}: the {} s for a judgment are an assumption, which nobody has measured; your sessions will "
    "show them"
)


@pytest.fixture(scope="module")
def ranked(tmp_path_factory) -> StudyFolder:
    """A study of orders in which a robot was."""
    path = tmp_path_factory.mktemp("study") / "ranking"
    copytree(places.templates() / "ranking", path)
    folder = StudyFolder(path)
    with Record(folder.database) as record:
        simulate(record, read_study(path), 1, seed=1)
    return folder


@pytest.fixture(scope="module")
def session(ranked: StudyFolder) -> RecordedSession:
    with Record(ranked.database, read_only=True) as record:
        return next(recorded_sessions(record))


def test_what_nobody_has_measured_is_named_as_an_assumption():
    lines = {}
    for name in ("ranking", "claim-check", "rewriting", "pairwise-utility"):
        content = read_study(places.templates() / name)
        check = check_plans(content, [])
        lines[name] = list(pace_lines(check))
        named = list(pace_lines(check, names=dict.fromkeys(content.study.blocks, "Rating")))
        assert len(named) == len(lines[name]) and all(line.startswith("Rating:") for line in named)
    assert [line[-70:] for line in lines["ranking"]] == [ASSUMED.format("ranking", 120)[-70:]]
    assert "120 s" in lines["claim-check"][0] and "180 s" in lines["rewriting"][0]
    assert lines["pairwise-utility"] == [], "these seconds were measured and published"


def test_seconds_of_the_study_itself_are_no_assumption():
    given = read_study(places.templates() / "ranking").model_dump(mode="json", by_alias=True)
    for settings in given["study"]["blocks"].values():
        settings["seconds_per_judgment"] = 31
    assert list(pace_sentences(StudyContent.model_validate(given), {})) == []


def test_sessions_show_the_median_of_a_judgment(session):
    (block,) = session.content.study.blocks
    (pace,) = paces_of([session]).values()
    pages = [page for page in session.shown_pages() if page.counts]
    assert pace.pages == len(pages) > 1
    seconds = sorted(session.times[page.id].visible_ms / 1000 for page in pages)
    rows = len(find_method("ranking").judgments(pages[0], {}))
    assert pace.seconds == median(seconds) / rows
    (line,) = (s.text for s in pace_sentences(session.content, {block: Pace(31.4, 24)}))
    assert line == (
        f"{block}: a judgment took 31 s in this study's sessions (median of 24 pages); lengths "
        "and costs are planned with 120 s"
    )


def test_a_page_that_was_not_left_or_not_answered_shows_nothing(session):
    first = next(n for n, event in enumerate(session.events) if event.kind == Kind.ANSWER)
    begun = replace(session, events=session.events[: first + 1])
    assert paces_of([begun]) == {}


def test_robots_are_no_people(ranked, tmp_path: Path):
    assert paces_in(ranked.database) == {}
    assert paces_in(tmp_path / "record.sqlite") == {}
    found = look_at(ranked, StudyText((ranked.path / "study.yaml").read_text(encoding="utf-8")))
    assert any("assumption" in line for line in pace_lines(found.check))


def test_a_version_that_this_program_cannot_read_shows_nothing(ranked, tmp_path: Path):
    folder = StudyFolder(tmp_path / "study")
    copytree(ranked.path, folder.path)
    with closing(sqlite3.connect(folder.database)) as changed:
        for change, blocks in (
            ("UPDATE session SET kind = 'real'", ["order"]),
            ("UPDATE study_version SET content = '{}'", []),
        ):
            with changed:
                changed.execute(change)
            assert list(paces_in(folder.database)) == blocks
