"""The passage in the source that shows the answer to a claim is marked with its claim."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from labeval.session.events.events import Kind
from labeval.ui.language import LanguageSwitch
from labeval.ui.moderator.window.stage import Stage
from labeval.ui.participant.evidence.chip import MarkChip
from labeval.ui.robot import WindowRobot
from labeval.ui.theme import LIGHT
from tests.support.studies.cut_claims_study import cut_claims_content
from tests.ui.participant.evidence.test_evidence import chips, drag, page_of

SHOWN = {"ask": "off", "rules": [{"answers": ["supported", "contradicted"], "ask": "mandatory"}]}


@pytest.fixture(params=["study", "participant"])
def person(request, seat):
    """At a page of three claims, cut by the study or by themselves."""
    person = seat(content=cut_claims_content(cut_by=request.param, evidence=SHOWN))
    if request.param == "participant":
        person.type("sss")
        person.press(Qt.Key.Key_Up)
        person.press(Qt.Key.Key_Up)
    return person


def of_claims(person) -> list[tuple[int, str]]:
    """The number of the claim of each mark, and its words."""
    ids = page_of(person)._claim_ids()
    return [(ids.index(m.claim) + 1, m.quote) for m in person.session.state.marks_here()]


def test_a_claim_stays_current_until_its_passage_is_marked_in_the_source(person):
    person.type("2")
    assert page_of(person).place() == 0
    assert "“Claim 1”" in page_of(person).evidence.bar.accessibleName()
    drag(person, "", "opens", "Saturday")
    assert of_claims(person) == [(1, "opens on Saturday")]
    assert [chip.text() for chip in chips(person)] == ["“opens on Saturday”"]
    person.press(Qt.Key.Key_Down)
    assert chips(person) == []
    person.type("3")
    assert page_of(person).place() == 2, "what is not in the source has no passage"
    person.type("1")
    person.enter()
    assert person.shows("please mark the words behind “Claim 3”")
    assert page_of(person).place() == 2
    drag(person, "", "Pieces", "Pieces")
    assert of_claims(person) == [(1, "opens on Saturday"), (3, "Pieces")]
    before = person.session.state.screen_id
    person.enter()
    assert person.session.state.screen_id != before
    person.window.moving.go_back()
    page_of(person).go_to_place(0)
    assert [chip.text() for chip in chips(person)] == ["“opens on Saturday”"]


def test_a_passage_is_marked_and_removed_by_keys_alone(person):
    person.type("2")
    person.press(Qt.Key.Key_P if page_of(person).is_cut_here else Qt.Key.Key_M)
    person.press(Qt.Key.Key_Return)
    assert of_claims(person) == [(1, "The")]
    person.press(Qt.Key.Key_Escape)
    claims = len(page_of(person)._claim_ids())
    person.press(Qt.Key.Key_Delete)
    assert of_claims(person) == []
    assert len(page_of(person)._claim_ids()) == claims


def test_the_mirror_shows_the_passage_with_its_claim(person, qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    stage = Stage(LIGHT, window)
    stage.show_view(person.session, "faithful")
    person.type("2")
    drag(person, "", "Saturday", "Saturday")
    stage.show_view(person.session, "faithful")
    mirrored = stage.page
    assert mirrored is not None and mirrored.place() == 0
    assert [c.text() for c in mirrored.evidence.bar.findChildren(MarkChip)] == ["“Saturday”"]
    person.press(Qt.Key.Key_Down)
    person.type("1")
    drag(person, "", "dry", "dry")
    stage.show_view(person.session, "faithful")
    assert mirrored.place() == 1


@pytest.mark.parametrize("cut_by", ["study", "participant"])
def test_a_robot_marks_a_passage_of_each_claim_that_asks_for_one(qapp, seat, record, cut_by):
    person = seat(content=cut_claims_content(cut_by=cut_by, evidence=SHOWN))
    session = person.session
    person.window._may_close = True
    person.window.close()
    WindowRobot(session, LanguageSwitch(qapp)).run()
    marked = [e for e in record.sessions.events(session.header.id) if e.kind == Kind.MARKED]
    assert session.state.ended == "completed"
    assert marked and all(event.data["claim"] and event.data["text"] == "" for event in marked)
