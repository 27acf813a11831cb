"""What the right column says of a moment: answers given, and what was done while one spoke."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from labeval.coding.rows import Where
from labeval.jobs.coding.moments import Moments
from labeval.jobs.planning.simulate import simulate
from labeval.session.events.events import Kind
from labeval.store.record.record import Record
from labeval.ui.coding.moment.answers import facts_at
from labeval.ui.coding.parts.names import Naming
from labeval.ui.moderator.window.stage import Stage
from labeval.ui.theme import LIGHT
from tests.support.studies.marked_study import LOW, marked_content

pytestmark = pytest.mark.usefixtures("in_english")


def test_what_was_marked_and_answered_while_one_spoke_stands_next_to_it(tmp_path, qtbot):
    with Record(tmp_path / "record.sqlite") as record:
        simulate(record, marked_content(LOW), 1, 3)
        header = next(iter(record.sessions.headers()))
        events = record.sessions.events(header.id)
    mark = next(event for event in events if event.kind == Kind.MARKED)
    answers = [e for e in events if e.kind == Kind.ANSWER and e.page == mark.page]
    moments = Moments(tmp_path / "record.sqlite")
    begin, end = answers[0].at_ms - 1, max(mark.at_ms, answers[-1].at_ms)
    moment = moments.at(header.id, begin)
    window = QWidget()
    qtbot.addWidget(window)
    stage = Stage(LIGHT, window)
    stage.show_view(moment.view, mark.field)
    where = Where(page=mark.page, criterion=mark.field)

    def facts(until_ms: int) -> dict[str, str]:
        meanwhile = moments.during(header.id, begin, until_ms)
        return dict(facts_at(moment, where, stage.page, Naming(), meanwhile))

    assert not {"Marked meanwhile", "Answered meanwhile"} & set(facts(begin))
    found = facts(end)
    assert f"“{mark.value}” ({mark.field})" in found["Marked meanwhile"]
    assert found["Answered meanwhile"].count(",") == len(answers) - 1
    (own,) = [answer.value for answer in answers if answer.field == mark.field][-1:]
    (before,) = [text for text in facts(begin).values() if "in the end" in text]
    assert before == f"still open; in the end {own}"
    moments.close()
