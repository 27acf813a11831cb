"""Words behind a rating are marked on the participant's window, and seen in its mirror."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from labeval.session.events.events import Kind
from labeval.ui.language import LanguageSwitch, spoken_in
from labeval.ui.moderator.window.stage import Stage
from labeval.ui.participant.evidence.bar import BarContent, EvidenceBar, ShownMark
from labeval.ui.participant.evidence.chip import MarkChip
from labeval.ui.participant.pages.rating_page import RatingPage
from labeval.ui.participant.screens.page_picture import PagePictureSource
from labeval.ui.robot import WindowRobot
from labeval.ui.theme import LIGHT
from tests.support.studies.marked_study import LOW, marked_content, of_one_text

METHODS = {"dqe": {}, "aqc": {}, "ab": {}, "bws": {"pages": 4, "texts_per_page": 3}}


def page_of(person) -> RatingPage:
    (page,) = [p for p in person.window.findChildren(RatingPage) if p.isVisible()]
    return page


def drag(person, text: str, first: str, last: str) -> None:
    """Drag over words of a text with the mouse."""
    view = page_of(person).markable()[text]
    spots = []
    for word, at_end in ((first, False), (last, True)):
        start = view.text.index(word)
        rect = view.rects_of(start, start + len(word))[-1]
        x = rect.right() - 2 if at_end else rect.left() + 2
        spots.append(QPointF(x, rect.center().y()).toPoint())
    QTest.mousePress(view.canvas, Qt.MouseButton.LeftButton, pos=spots[0])
    QTest.mouseMove(view.canvas, spots[1])
    QTest.mouseRelease(view.canvas, Qt.MouseButton.LeftButton, pos=spots[1])


def quotes(person) -> list[str]:
    return [mark.quote for mark in person.session.state.marks_here()]


def chips(person) -> list[MarkChip]:
    return [c for c in page_of(person).evidence.bar.findChildren(MarkChip) if c.isVisible()]


@pytest.fixture
def person(seat):
    return seat(content=marked_content({"ask": "wished"}, order={"items": "fixed"}))


def test_words_that_were_dragged_over_are_durable_before_they_are_drawn(person):
    drag(person, "m1", "keeps", "soil")
    assert quotes(person) == ["keeps the soil"]
    (event,) = person.events(Kind.MARKED)
    assert (event.field, event.value) == ("honesty", "keeps the soil")
    assert [chip.text() for chip in chips(person)] == ["“keeps the soil”"]


def test_what_could_not_be_saved_is_not_shown(person):
    other = person.record.connection
    other.execute("PRAGMA query_only = ON")
    drag(person, "m1", "keeps", "soil")
    assert quotes(person) == [] and chips(person) == []
    other.execute("PRAGMA query_only = OFF")
    drag(person, "m1", "keeps", "soil")
    assert quotes(person) == ["keeps the soil"]


def test_marks_belong_to_the_current_criterion(person):
    drag(person, "m1", "Mulch", "Mulch")
    person.press(Qt.Key.Key_Down)
    assert chips(person) == []
    drag(person, "m1", "water", "water")
    assert [m.criterion for m in person.session.state.marks_here()] == ["honesty", "clarity"]
    assert [chip.text() for chip in chips(person)] == ["“water”"]


def test_words_are_marked_removed_and_linked_by_keys_alone(person):
    person.press(Qt.Key.Key_M)
    assert person.shows("Enter: mark")
    person.press(Qt.Key.Key_Return)
    assert quotes(person) == ["Mulch"]
    person.press(Qt.Key.Key_Escape)
    assert not person.shows("Enter: mark")
    person.press(Qt.Key.Key_L)
    person.press(Qt.Key.Key_M)
    person.press(Qt.Key.Key_Tab)
    person.press(Qt.Key.Key_Right)
    person.press(Qt.Key.Key_Return)
    first, second = person.session.state.marks_here()
    assert (second.text, second.quote, second.against) == ("", "keeps", first.seq)
    person.press(Qt.Key.Key_Escape)
    person.press(Qt.Key.Key_Delete)
    assert quotes(person) == ["Mulch"]


def test_two_marks_are_linked_in_one_event(person):
    drag(person, "m1", "soil", "soil")
    drag(person, "", "Mulch", "Mulch")
    bar = page_of(person).evidence.bar
    bar.link.click()
    before = len(person.events())
    QTest.mouseClick(chips(person)[0], Qt.MouseButton.LeftButton)
    assert len(person.events()) == before + 1
    soil, source = person.session.state.marks_here()
    assert soil.against == source.seq and (soil.quote, source.quote) == ("soil", "Mulch")


def test_the_cross_of_a_chip_removes_its_mark(person):
    drag(person, "m1", "soil", "soil")
    (chip,) = chips(person)
    cross = chip.rect().center()
    cross.setX(chip.width() - 12)
    QTest.mouseClick(chip, Qt.MouseButton.LeftButton, pos=cross)
    assert quotes(person) == [] and chips(person) == []


def test_a_row_stays_current_until_its_words_are_marked(seat):
    person = seat(content=marked_content(LOW, order={"items": "fixed"}))
    page = page_of(person)
    person.type("4")
    assert page.current_criterion() == "clarity"
    person.type("2")
    assert page.current_criterion() == "clarity"
    person.enter()
    assert person.shows("please mark the words behind “Clarity”")
    drag(person, "m1", "Mulch", "Mulch")
    assert not person.shows("please mark the words behind “Clarity”")
    before = person.session.state.screen_id
    person.enter()
    assert person.session.state.screen_id != before


def test_a_row_stays_current_after_every_answer_with_words_and_without(person):
    page = page_of(person)
    first, second = person.session.page.criteria
    drag(person, "m1", "soil", "soil")
    person.type("3")
    assert page.current_criterion() == first
    person.enter()
    assert page.current_criterion() == second
    person.type("2")
    assert page.current_criterion() == second
    assert person.shows("then press Enter")
    assert [(e.field, e.value) for e in person.events(Kind.ANSWER)] == [(first, "3"), (second, "2")]


@pytest.mark.parametrize(("settings", "named"), [({"ask": "wished"}, True), (None, False)])
def test_the_picture_of_the_page_names_the_words_only_where_they_are_asked_for(
    seat, settings, named
):
    session = seat(content=marked_content(settings)).session
    picture = PagePictureSource(session, session.page, LIGHT)
    says = [callout.says for callout in picture.callouts()]
    picture.dispose()
    assert any("decided your answer" in words for words in says) == named


def test_marks_come_back_with_the_page_and_are_in_the_mirror(person, qtbot):
    drag(person, "m1", "soil", "soil")
    window = QWidget()
    qtbot.addWidget(window)
    stage = Stage(LIGHT, window)
    stage.show_view(person.session, "honesty")
    mirrored = stage.page
    assert mirrored is not None
    assert [c.text() for c in mirrored.evidence.bar.findChildren(MarkChip)] == ["“soil”"]
    assert not mirrored.evidence.begin()
    for _ in person.session.page.criteria:
        person.type("4")
        person.enter()
    assert chips(person) == []
    person.window.moving.go_back()
    assert [chip.text() for chip in chips(person)] == ["“soil”"]


def test_words_of_a_rendered_text_are_marked_where_its_source_has_them(seat):
    text = "# Mulch\n\nIt **keeps** the `soil` *moist*.\n\n- and weeds away\n"
    person = seat(content=of_one_text(marked_content({}), text))
    item = person.session.page.items[0]
    drag(person, item, "keeps", "moist")
    (mark,) = person.session.state.marks_here()
    assert mark.quote == text[mark.start : mark.end]
    assert mark.quote.startswith("keeps** the") and "moist" in mark.quote


@pytest.mark.parametrize("method", METHODS)
def test_a_robot_marks_on_the_pages_of_every_method(qapp, seat, record, method):
    content = marked_content({"ask": "mandatory"}, method, **METHODS[method])
    person = seat(content=content)
    session = person.session
    person.window._may_close = True
    person.window.close()
    WindowRobot(session, LanguageSwitch(qapp)).run()
    marked = [e for e in record.sessions.events(session.header.id) if e.kind == Kind.MARKED]
    pages = {p.id for p in session.header.plan.block_pages()}
    assert {event.page for event in marked} == pages
    assert session.state.ended == "completed"


@pytest.mark.parametrize("direction", list(Qt.LayoutDirection)[:2])
def test_the_link_is_at_the_end_of_the_bar_in_both_directions(qtbot, direction):
    bar = EvidenceBar()
    qtbot.addWidget(bar)
    bar.setLayoutDirection(direction)
    bar.set_theme(LIGHT)
    bar.resize(900, bar.height_needed())
    bar.show_content(
        BarContent(criterion="Honesty", marks=(ShownMark(1, "1", "soil"),), selected=1)
    )
    (chip,) = bar.findChildren(MarkChip)
    before = bar.link.geometry().left()
    after = bar.width() - bar.link.geometry().right()
    from_end = after if direction == Qt.LayoutDirection.LeftToRight else before
    assert from_end < 20 and not bar.link.geometry().intersects(chip.geometry())


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("changes", [{"at_caret": True}, {"answered": True, "level": "mandatory"}])
def test_what_to_do_next_is_whole_in_large_letters(qtbot, qapp, language, changes):
    bar = EvidenceBar()
    qtbot.addWidget(bar)
    with spoken_in(language):
        bar.set_theme(LIGHT.scaled(2.0))
        bar.resize(740, bar.height_needed())
        bar.show_content(BarContent(criterion="Comprehensibility", **changes))
        assert len(bar.shown_hint()) > 40 and "…" not in bar.shown_hint()
        bar.set_theme(LIGHT)
        bar.resize(1240, bar.height_needed())
        assert bar.accessibleName().endswith(bar.shown_hint())
