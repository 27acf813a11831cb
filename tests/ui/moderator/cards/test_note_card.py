"""The field for notes: what is half typed in it is kept while somebody types on."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from labeval.session.events.events import Kind
from tests.ui.moderator.conftest import Lab


def test_a_crash_of_the_window_leaves_what_is_half_typed_in_the_record(lab: Lab, qtbot) -> None:
    note = lab.window.during.note
    note._keeping.setInterval(30)
    said = lab.window.during.action_card.status
    QTest.keyClicks(note.box, "reads on")
    qtbot.waitUntil(lambda: written(lab) == ["", "reads on"])
    assert note.box.half_typed and lab.window.during.action_card.status == said
    QTest.keyClicks(note.box, ", twice")
    QTest.keyClick(note.box, Qt.Key.Key_Return)
    assert not note.box.half_typed and written(lab)[-1] == "reads on, twice"
    assert len({event.data["note"] for event in events(lab)}) == 1
    lab.window.look()
    newest = [change.event for change in lab.window.watch.monitor.changes.newest]
    assert [e.value for e in newest if e.kind == Kind.NOTE] == ["reads on, twice"]


def events(lab: Lab) -> list:
    found = lab.record.sessions.events(lab.session.header.id)
    return [event for event in found if event.kind == Kind.NOTE]


def written(lab: Lab) -> list[str]:
    return [event.value for event in events(lab)]
