"""Checking and simulating a study in which responses are written."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from labeval import places
from labeval.exchange.study_folder import make_study
from labeval.jobs.planning.check import check_study
from labeval.jobs.planning.check_text import check_lines
from labeval.jobs.planning.overview import NextStep, StudyState
from labeval.jobs.planning.read_overview import read_overview
from labeval.jobs.planning.simulate import simulate
from labeval.session.events.events import Ending, Kind
from labeval.session.state.open_writing import reasons
from labeval.session.state.state import state_after
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.model.writing import passages_of
from labeval.study.reading import read_study
from labeval.study.study import StudyContent
from tests.conftest import small_items, small_study
from tests.support.studies.writing_study import passages, writing_content, writing_step


def test_a_check_tells_topics_styles_and_how_long_it_takes() -> None:
    check = check_study(writing_content(words={"target": 300, "max": 400}), [], None)
    assert check.passed
    lines = list(check_lines(check, (1280, 720)))
    assert "write: topics: bees, wells; styles: list, essay, news" in lines
    assert any("3 participants of a condition write on every topic" in line for line in lines)
    (duration,) = check.durations
    assert duration.pages == 2
    assert duration.minutes == pytest.approx(2 * 300 / 30 + 1, abs=0.5)


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"words": {"target": 12, "min": 12, "max": 12}, "citations": {"at_least": 3}},
        {"words": {"target": 500, "min": 450, "max": 501}, "citations": {"at_least": 0}},
        {"per_participant": 1},
    ],
)
def test_robots_write_what_can_be_handed_in(tmp_path: Path, changes: dict[str, object]) -> None:
    content = writing_content(**changes)
    with Record(tmp_path / "record.sqlite") as record:
        done = simulate(record, content, 6, seed=9)
        assert done.endings == {Ending.COMPLETED: 6}
        dealt: Counter[tuple[str, str]] = Counter()
        for header in record.sessions.headers():
            events = record.sessions.events(header.id)
            state = state_after(header.plan, events)
            assert sum(event.kind == Kind.REVISED for event in events) > 2
            (step,) = content.study.writing_steps()
            for writing in header.plan.writings():
                dealt[writing.topic, writing.style] += 1
                passages = len(passages_of(content.references, writing.topic))
                assert list(reasons(step, state.texts[writing.id], passages)) == []
    assert len(dealt) == 6 and len(set(dealt.values())) == 1


def test_the_same_seed_writes_the_same(tmp_path: Path) -> None:
    rows = []
    for n in range(2):
        with Record(tmp_path / f"{n}.sqlite") as record:
            simulate(record, writing_content(), 3, seed=7)
            rows.append(record.connection.execute("SELECT * FROM event").fetchall())
    assert rows[0] == rows[1]


def test_home_can_say_how_a_study_without_items_stands(tmp_path: Path) -> None:
    folder = StudyFolder(tmp_path / "mine")
    make_study(places.templates() / "response-writing", folder.path)
    view = read_overview(folder)
    assert (view.problems, view.state) == ([], StudyState.DRAFT)
    assert [(c.condition, c.planned) for c in view.conditions] == [("writing", 12)]
    with Record(folder.database) as record:
        record.versions.keep(read_study(folder.path), publish=True)
    assert read_overview(folder).next_step is NextStep.START


def test_a_condition_may_write_while_another_one_rates(tmp_path: Path) -> None:
    rates = {"step": "for_each_block", "steps": [{"step": "rating", "id": "rating"}]}
    study = small_study(
        conditions=[{"id": "rates", "blocks": ["dqe"]}, {"id": "writes"}],
        procedure=[rates, writing_step(), {"step": "text", "id": "thanks", "text": "Done."}],
    )
    content = StudyContent(study=study, items=small_items(), references=passages())
    with Record(tmp_path / "record.sqlite") as record:
        assert simulate(record, content, 4, seed=1).endings == {Ending.COMPLETED: 4}
        kinds = {h.condition: [s.kind for s in h.plan.steps] for h in record.sessions.headers()}
    assert kinds == {"rates": ["rating", "writing", "text"], "writes": ["writing", "text"]}
