"""The window robot writes as a participant does, and the record of it is sound."""

from __future__ import annotations

import pytest

from labeval.jobs.sessions.live import open_live
from labeval.session.assignment.starting import SessionStart
from labeval.session.events.events import Ending, Kind
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from labeval.study.model.writing import citations_in
from labeval.ui.language import LanguageSwitch
from labeval.ui.robot import WindowRobot
from tests.support.studies.frozen_ponds import ponds_content


@pytest.fixture
def folder(tmp_path):
    return StudyFolder(tmp_path)


def test_the_robot_types_cites_pastes_and_goes_on(folder, qapp):
    with open_live(folder) as live:
        content = ponds_content(least=20, target=40, most=90)
        decided = SessionStart(kind="simulated", condition="only", override_reason="robot")
        session = live.start(content, decided)
        WindowRobot(session, LanguageSwitch(qapp)).run()
        events = live.record.sessions.events(session.header.id)
    assert session.state.ended is Ending.COMPLETED
    assert set(session.state.texts) == {"write:1", "write:2"}
    for id, text in session.state.texts.items():
        here = [event for event in events if event.page == id]
        assert [e.field for e in here if e.kind == Kind.PASTED] == ["passage:1"]
        cited = {int(e.value) for e in here if e.kind == Kind.CITED}
        assert cited and cited <= set(citations_in(text))
        assert sum(e.data.get("keys", 0) for e in here if e.kind == Kind.REVISED) > len(text) / 2
    assert verify(folder.database).sound
