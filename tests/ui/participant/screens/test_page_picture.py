"""The picture of a page in the instructions: its numbers are at what they name."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton

from labeval.ui.participant.screens.page_picture import PagePictureSource
from labeval.ui.theme import LIGHT
from tests.support.studies.every_control_study import BLOCKS, every_control_study


def _picture(seat, steps, block):
    content = every_control_study()
    rate = {"step": "rating", "id": "rate", "block": block}
    changed = content.study.model_dump(by_alias=True) | {"procedure": [rate, steps.thanks]}
    changed["conditions"] = [{"id": "only", "blocks": [block]}]
    changed["blocks"] = {block: changed["blocks"][block]}
    given = {"study": changed, "items": [i.model_dump(by_alias=True) for i in content.items]}
    session = seat(content=type(content).model_validate(given)).session
    return PagePictureSource(session, session.page, LIGHT)


@pytest.mark.parametrize("block", ["claims", "faults", "order", "best"])
def test_the_answers_number_is_next_to_where_one_answers(seat, steps, block):
    picture = _picture(seat, steps, block)
    page = picture._page
    (spot,) = [c.spot for c in picture.callouts() if c.says.startswith("Where you answer")]
    field = page.view.fields[0]
    value = "none" if BLOCKS[block]["method"] == "errors" else field.options[0]
    asked = page.control(field.id, value) or page.findChild(object, "answers")
    place = asked.mapTo(picture.sheet, QPoint(0, 0))
    text = page.text_widget()
    left_of_text = text.mapTo(picture.sheet, QPoint(0, 0)).x()
    picture.dispose()
    assert spot.x() > left_of_text
    assert abs(spot.x() - place.x()) < 150


@pytest.mark.parametrize("block", [*BLOCKS])
def test_no_number_covers_a_control_next_to_the_definition(seat, steps, block):
    picture = _picture(seat, steps, block)
    (spot,) = [c.spot for c in picture.callouts() if "criterion means" in c.says]
    page = picture._page
    around = QRect(spot.x() - 11, spot.y() - 11, 22, 22)
    covered = [
        button
        for button in page.findChildren(QAbstractButton)
        if button.isVisibleTo(page)
        and not page.definition.isAncestorOf(button)
        and around.intersects(QRect(button.mapTo(picture.sheet, QPoint(0, 0)), button.size()))
    ]
    picture.dispose()
    assert not covered
