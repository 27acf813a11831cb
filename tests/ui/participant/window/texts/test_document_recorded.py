"""Turning and searching the source is in the record, beside the answers."""

from __future__ import annotations

from PySide6.QtCore import Qt

from labeval.session.assignment.starting import SessionStart as Seating
from labeval.session.assignment.starting import new_header as seated
from labeval.session.events.clock import SessionClock
from labeval.session.events.events import Kind
from labeval.session.running.opening import start
from labeval.study.study import StudyContent

SOURCE = "\n\n".join(f"{n}. An owl turns its head to hear. " * 12 for n in range(12))


def long_sourced() -> StudyContent:
    study = {
        "labeval": 1,
        "title": "Owls",
        "seed": 3,
        "criteria": [{"id": "true", "name": "Truth", "definition": "It agrees with the source."}],
        "blocks": {"one": {"method": "dqe", "reference": "document"}},
        "conditions": [{"id": "only", "blocks": ["one"]}],
        "procedure": [
            {"step": "rating", "id": "rate", "block": "one"},
            {"step": "text", "id": "thanks", "text": "# Thank you"},
        ],
    }
    items = [{"id": f"o{n}", "text": "Owls hear mice.", "source": SOURCE} for n in range(2)]
    return StudyContent.model_validate({"study": study, "items": items})


def test_what_is_turned_to_and_looked_for_is_recorded(seat, record, qtbot) -> None:
    content = long_sourced()
    record.versions.keep(content)
    asked = Seating(kind="real", language="en")
    header = seated(content, asked, taken={}, codes=set())
    here = seat(session=start(header, content, record.sessions, SessionClock()))
    here.press(Qt.Key.Key_PageDown)
    here.press(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    here.type("11. an owl")
    here.press(Qt.Key.Key_Return)
    here.press(Qt.Key.Key_Escape)
    here.press(Qt.Key.Key_4)
    turned, found = here.events(Kind.DOCUMENT_TURNED)
    assert turned.field == found.field == "1"
    assert 0 < int(turned.value) < int(found.value) <= SOURCE.index("11. An owl")
    (searched,) = here.events(Kind.DOCUMENT_SEARCHED)
    assert searched.value == "11. an owl"
    assert [e.value for e in here.events(Kind.ANSWER)] == ["4"]
