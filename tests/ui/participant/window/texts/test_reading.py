"""Long texts on the participant's window: turned part by part, recorded, read before leaving."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from labeval.exchange.tables import pages
from labeval.session.events.events import Kind
from labeval.study.study import StudyContent
from labeval.ui.language import LanguageSwitch
from labeval.ui.moderator.window.stage import Stage
from labeval.ui.participant.pages.rating_page import RatingPage
from labeval.ui.robot import WindowRobot
from labeval.ui.theme import LIGHT

SENTENCE = "Owls hear the mice under the snow and come down without a sound to take them. "


def long_owls(method: str = "ab", **block: object) -> StudyContent:
    """Texts of which two do not fit the screen beside each other."""
    scale = {"min": 0, "max": 2}
    criteria = [{"id": "true", "name": "Truth", "definition": "It agrees.", "scale": scale}]
    lengths = (110, 2, 110)
    items = [
        {"id": f"o{n}", "text": SENTENCE * length, "question": "How do owls hunt?"}
        for n, length in enumerate(lengths, start=1)
    ]
    study = {
        "labeval": 1,
        "title": "Owls",
        "seed": 3,
        "criteria": criteria,
        "blocks": {"long": {"method": method, **block}},
        "conditions": [{"id": "only", "blocks": ["long"]}],
        "procedure": [
            {"step": "rating", "id": "rate"},
            {"step": "text", "id": "thanks", "text": "# Thank you"},
        ],
    }
    return StudyContent.model_validate({"study": study, "items": items})


def page_of(person) -> RatingPage:
    (page,) = [p for p in person.window.findChildren(RatingPage) if p.isVisible()]
    return page


def answer(person) -> None:
    for field in person.session.open_fields():
        if field.options:
            person.window._on_answered(field.id, field.options[0])
        else:
            person.type("jBecause.")
            person.press(Qt.Key.Key_Escape)


def turns(person) -> list[tuple[str, str, int]]:
    return [(e.field, e.value, e.data["parts"]) for e in person.events(Kind.TEXT_TURNED)]


def test_answers_can_be_given_first_and_leaving_waits_for_the_last_part(seat):
    person = seat(content=long_owls())
    page, first = page_of(person), person.session.state.screen_id
    overflow = person.events(Kind.OVERFLOW)[-1]
    long_items = list(overflow.data["items"])
    assert long_items == page.texts.overflowing() and long_items
    person.type("a")
    assert person.session.state.answers_here()
    person.press(Qt.Key.Key_Return)
    assert person.session.state.screen_id == first
    label = page.texts.frames[page.view.page.items.index(long_items[0])].view.accessibleName()
    assert person.shows(f"please read to the end: {label}")
    assert page.texts.frames[page.view.page.items.index(long_items[0])]._pointed
    while person.session.unread_texts():
        person.press(Qt.Key.Key_PageDown)
    assert not any(frame._pointed for frame in page.texts.frames)
    assert {item for item, part, parts in turns(person) if int(part) == parts} == set(long_items)
    person.press(Qt.Key.Key_Return)
    assert person.session.state.screen_id != first


def test_a_click_on_the_grey_button_shows_what_has_to_be_read(seat):
    person = seat(content=long_owls())
    person.type("a")
    page, button = page_of(person), person.window._bottom.next_button
    assert not button.isEnabled()
    middle = button.mapTo(person.window, button.rect().center())
    QTest.mouseClick(person.window.windowHandle(), Qt.MouseButton.LeftButton, pos=middle)
    unread = page.view.page.items.index(person.session.unread_texts()[0])
    assert page.texts.frames[unread]._pointed
    label = page.texts.frames[unread].view.accessibleName()
    assert person.shows(f"please read to the end: {label}")


def test_once_only_reading_is_left_its_keys_are_named_first(seat):
    person = seat(content=long_owls())
    hints = person.window._bars.bottom._hints
    assert hints._hints[0][0] != ["PgUp", "PgDn"]
    person.type("a")
    assert hints._hints[0][0] == ["PgUp", "PgDn"]
    assert ["Enter"] not in [keys for keys, _ in hints._hints], "it does not lead on yet"
    while person.session.unread_texts():
        person.press(Qt.Key.Key_PageDown)
    assert hints._hints[0][0] != ["PgUp", "PgDn"]
    assert ["Enter"] in [keys for keys, _ in hints._hints]


def test_mouse_wheel_and_keys_record_every_part_that_comes_on_screen(seat, qtbot):
    person = seat(content=long_owls("dqe"))
    frame = page_of(person).texts.frames[0]
    while not frame.overflows:
        answer(person)
        person.press(Qt.Key.Key_Return)
        frame = page_of(person).texts.frames[0]
    item, parts = page_of(person).view.page.items[0], frame.view.parts
    QTest.mouseClick(frame._on, Qt.MouseButton.LeftButton)
    person.press(Qt.Key.Key_PageUp)
    person.press(Qt.Key.Key_PageDown)
    assert turns(person) == [(item, "2", parts), (item, "1", parts), (item, "2", parts)]
    assert person.session.state.shown_texts[person.session.state.screen_id][item].part == 2


def test_in_a_larger_window_nothing_is_passed_over(seat, qtbot):
    person = seat(content=long_owls("dqe"))
    while not page_of(person).texts.overflowing():
        answer(person)
        person.press(Qt.Key.Key_Return)
    page = page_of(person)
    item, view = page.view.page.items[0], page.texts.frames[0].view
    person.press(Qt.Key.Key_PageDown)
    before = person.session.state.shown_texts[page.view.page.id][item]
    person.window.resize(1280, 900)
    qtbot.waitUntil(lambda: view.parts != before.parts)
    shown = person.session.state.shown_texts[page.view.page.id][item]
    assert (shown.part, shown.parts) == (view.part + 1, view.parts)
    assert view.part / view.parts <= before.seen, "the part on screen goes on where one was"


def test_answers_behind_tabs_have_to_be_opened_before_the_page_is_left(seat):
    person = seat(content=long_owls("aspects"))
    page = page_of(person)
    assert page.texts.are_apart
    items = page.view.page.items
    assert set(person.session.unread_texts()) >= set(items[1:])
    answer(person)
    while person.session.unread_texts():
        waiting = person.session.unread_texts()[0]
        person.press(Qt.Key.Key_Return)
        assert page.view.page.items[page.current_candidate] == waiting
        for _ in range(page.texts.frames[page.current_candidate].view.parts):
            person.press(Qt.Key.Key_PageDown)
        assert waiting not in person.session.unread_texts()
    person.press(Qt.Key.Key_Return)
    assert person.session.state.ended is not None or person.kind() == "text"


@pytest.mark.parametrize("method", ["ab", "aspects"])
def test_a_robot_turns_every_part_and_the_tables_say_so(seat, qapp, record, method):
    person = seat(content=long_owls(method))
    robot = WindowRobot(person.session, LanguageSwitch(qapp))
    robot.run()
    assert turns(person)
    names = [column.name for column in pages.COLUMNS]
    found = [dict(zip(names, row, strict=True)) for row in pages.rows(record)]
    assert {row["read"] for row in found} == {"yes"}
    assert sum(int(row["text_turns"]) for row in found) == len(turns(person))
    robot.window.deleteLater()


@pytest.mark.parametrize("method", ["ab", "aspects"])
def test_the_mirror_shows_the_part_that_the_participant_reads(seat, qtbot, method):
    person = seat(content=long_owls(method))
    page = page_of(person)
    if method == "aspects":
        person.press(Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    person.press(Qt.Key.Key_PageDown)
    host = QWidget()
    qtbot.addWidget(host)
    stage = Stage(LIGHT, host)
    stage.show_view(person.session, "")
    mirrored = stage.page
    assert mirrored is not None
    assert [f.view.part for f in mirrored.texts.frames] == [f.view.part for f in page.texts.frames]
    assert [f.isHidden() for f in mirrored.texts.frames] == [
        f.isHidden() for f in page.texts.frames
    ]
    person.press(Qt.Key.Key_PageDown)
    stage.show_view(person.session, "")
    assert [f.view.part for f in mirrored.texts.frames] == [f.view.part for f in page.texts.frames]


def test_a_page_that_is_laid_out_behind_another_screen_tells_nothing_of_it(seat):
    person = seat(content=long_owls())
    person.window.moving.pause()
    before = len(person.events())
    page = person.window.findChild(RatingPage)
    page.set_theme(LIGHT.scaled(1.5))
    page.resize(900, 500)
    assert len(person.events()) == before
    person.window.moving.go_on()
    assert person.events(Kind.OVERFLOW)


def test_a_text_that_fits_after_a_pause_does_not_keep_the_page(seat):
    person = seat(content=long_owls("aspects"))
    item = person.session.unread_texts()[0]
    person.session.note(Kind.OVERFLOW, items=[], shown={item: [0, 9]})
    person.window.moving.pause()
    person.window.moving.go_on()
    known = person.session.state.shown_texts[person.session.state.screen_id][item]
    assert known.parts < 9


def test_a_resumed_session_records_what_is_on_screen_and_not_what_a_window_without_size_had(
    seat, resumed
):
    first = seat(content=long_owls("aspects"))
    first.window._may_close = True
    first.window.close()
    before = len(first.events())
    person = seat(session=resumed(first.session))
    overflow = [e for e in person.events()[before:] if e.kind == Kind.OVERFLOW]
    shown = {item: list(place) for item, place in page_of(person).texts._places().items()}
    assert [e.data["shown"] for e in overflow] == [shown]


def test_texts_that_fit_are_never_recorded_as_in_parts_before_the_window_has_its_size(
    seat, steps, resumed
):
    first = seat([steps.rate, steps.thanks])
    assert first.events(Kind.OVERFLOW) == []
    first.window._may_close = True
    first.window.close()
    person = seat(session=resumed(first.session))
    assert page_of(person).texts.overflowing() == []
    assert person.events(Kind.OVERFLOW) == []


@pytest.mark.parametrize(("method", "sentences"), [("ab", 10), ("aspects", 3)])
def test_what_was_whole_on_screen_stays_seen_in_larger_letters(seat, method, sentences):
    content = long_owls(method)
    short = [item.model_copy(update={"text": SENTENCE * sentences}) for item in content.items]
    person = seat(content=content.model_copy(update={"items": short}))
    page, button = page_of(person), person.window._bottom.next_button
    assert not page.texts.are_apart and not page.texts.overflowing()
    assert person.session.unread_texts() == ()
    person.window._on_appearance_chosen("text_size", "2.0")
    assert page.texts.are_apart or page.texts.overflowing()
    assert person.session.unread_texts() == ()
    answer(person)
    assert button.isEnabled()
    first = person.session.state.screen_id
    person.press(Qt.Key.Key_Return)
    assert person.session.state.screen_id != first


def test_letters_enlarged_during_a_pause_leave_nothing_to_read_of_what_was_seen(seat):
    content = long_owls()
    short = [item.model_copy(update={"text": SENTENCE * 10}) for item in content.items]
    person = seat(content=content.model_copy(update={"items": short}))
    person.window.moving.pause()
    person.window._on_appearance_chosen("text_size", "2.0")
    person.window.moving.go_on()
    assert page_of(person).texts.overflowing()
    assert person.session.unread_texts() == ()
    for field in person.session.open_fields():
        person.window._on_answered(field.id, field.options[0])
    person.press(Qt.Key.Key_Return)
    assert person.session.unread_texts(), "the next page was never smaller"


def test_what_was_whole_before_a_break_stays_seen_when_resumed_in_larger_letters(seat, resumed):
    content = long_owls()
    short = [item.model_copy(update={"text": SENTENCE * 10}) for item in content.items]
    first = seat(content=content.model_copy(update={"items": short}))
    assert not page_of(first).texts.overflowing()
    first.window._may_close = True
    first.window.close()
    session = resumed(first.session)
    session.note(Kind.APPEARANCE, field="text_size", value="2.0")
    person = seat(session=session)
    assert page_of(person).texts.overflowing()
    assert person.session.unread_texts() == ()
    answer(person)
    person.press(Qt.Key.Key_Return)
    assert page_of(person).texts.overflowing()
    assert person.session.unread_texts(), "the next page was never smaller"
