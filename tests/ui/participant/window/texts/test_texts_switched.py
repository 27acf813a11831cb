"""Texts as they are written, and rendered again: a recorded choice of the participant's."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from labeval.exchange.tables import find_table
from labeval.session.events.events import Kind
from labeval.store.verify import verify
from labeval.study.study import StudyContent
from labeval.ui.moderator.window.stage import Stage
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.formatted.view import FormattedView
from labeval.ui.widgets.texts.text_view import TextView

TEXT = "Owls hear **every** mouse:\n\n- at night\n- in `snow`"


def _person(seat, steps, *, switch: bool = True, **block: object):
    from tests.ui.participant.conftest import owls

    content = owls([steps.rate], **block)
    given = content.model_dump(mode="json", by_alias=True)
    given["study"]["formats"] = {"text": "markdown", "switch": switch}
    for item in given["items"]:
        item["text"] = f"{TEXT}\n\n{item['id']}"
    return seat(content=StudyContent.model_validate(given))


def _texts(window: QWidget) -> list[FormattedView | TextView]:
    return [frame.view for frame in window._screen()._current().texts.frames]


def _is_as_written(window: QWidget) -> bool:
    return all("**every**" in _words(view) for view in _texts(window))


def _words(view: FormattedView | TextView) -> str:
    return view.visible_text() if isinstance(view, FormattedView) else view.toPlainText()


def test_a_key_shows_the_signs_and_hides_them_again(seat, steps):
    person = _person(seat, steps)
    assert not _is_as_written(person.window)
    person.press(Qt.Key.Key_F7)
    assert _is_as_written(person.window)
    person.type("a")
    assert person.session.state.answers_here()
    person.press(Qt.Key.Key_F7)
    assert not _is_as_written(person.window)
    chosen = [(e.field, e.value) for e in person.events(Kind.APPEARANCE)]
    assert chosen == [("texts", "written"), ("texts", "rendered")]


def test_the_card_has_the_same_choice_by_key_and_by_name(seat, steps):
    person = _person(seat, steps)
    person.window._on_appearance_requested()
    card = person.window._deck.appearance
    button = card._options["texts"]["written"]
    assert button.accessibleName() == "Texts: As written"
    for key in (*[Qt.Key.Key_Down] * 4, Qt.Key.Key_Right):  # colours take two lines
        person.press(key)
    assert button.hasFocus()
    person.press(Qt.Key.Key_Space)
    assert button.isChecked()
    person.press(Qt.Key.Key_Escape)
    assert _is_as_written(person.window)


def test_without_the_studys_leave_there_is_no_switch(seat, steps):
    person = _person(seat, steps, switch=False)
    person.press(Qt.Key.Key_F7)
    assert person.events(Kind.APPEARANCE) == []
    assert "texts" not in person.window._deck.appearance._options
    assert all(keys != ["F7"] for keys, _ in person.window._screen().key_hints(person.session))


def test_a_span_has_its_words_in_both_forms(seat, steps):
    person = _person(seat, steps)
    start = TEXT.index("every")
    for _ in range(2):
        view = _texts(person.window)[0]
        (rect,) = view.rects_of(start, start + 5)
        inside = view.offset_at(rect.center())
        assert start <= inside <= start + 5
        person.press(Qt.Key.Key_F7)


def test_it_is_kept_when_the_session_is_taken_up_again_and_the_mirror_has_it(
    seat, steps, resumed, qtbot
):
    person = _person(seat, steps)
    person.press(Qt.Key.Key_F7)
    person.window._may_close = True
    person.window.close()  # a window that has ended records nothing later
    again = resumed(person.session)
    room = QWidget()
    qtbot.addWidget(room)
    stage = Stage(LIGHT, room)
    stage.show_view(again, "")
    assert all("**every**" in _words(frame.view) for frame in stage.page.texts.frames)
    again.note(Kind.APPEARANCE, field="texts", value="rendered")
    stage.show_view(again, "")
    assert not any("**every**" in _words(frame.view) for frame in stage.page.texts.frames)


def test_the_table_of_pages_has_the_forms_of_each_page(seat, steps, record):
    person = _person(seat, steps)
    for switches in (1, 0, 1):
        person.type("aa")
        for _ in range(switches):
            person.press(Qt.Key.Key_F7)
        person.enter()
    table = find_table("pages")
    names = [column.name for column in table.COLUMNS]
    rows = [dict(zip(names, row, strict=True)) for row in table.rows(record)]
    shown = {row["page"]: row["texts"] for row in rows}
    assert list(shown.values()) == ["both", "written", "both"]
    assert verify(record.path).sound


@pytest.mark.parametrize("switch", [True, False])
def test_a_study_without_the_switch_is_the_version_that_it_was(seat, steps, switch):
    person = _person(seat, steps, switch=switch)
    assert ('"switch"' in person.session.content.to_json()) is switch
