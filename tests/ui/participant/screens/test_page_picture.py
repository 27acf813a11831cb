"""The picture of a page in the instructions: its numbers are at what they name."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from labeval.ui.participant.screens.instructions import InstructionsScreen
from labeval.ui.participant.screens.page_picture import PagePictureSource
from labeval.ui.theme import DARK, LIGHT
from labeval.ui.widgets.basics.label import Label
from tests.support.studies.every_control_study import BLOCKS, every_control_study
from tests.ui.participant.conftest import HOW, RATE, THANKS


def _picture(seat, steps, block, theme=LIGHT, **settings):
    content = every_control_study()
    rate = {"step": "rating", "id": "rate", "block": block}
    changed = content.study.model_dump(by_alias=True) | {"procedure": [rate, steps.thanks]}
    changed["conditions"] = [{"id": "only", "blocks": [block]}]
    changed["blocks"] = {block: changed["blocks"][block] | settings}
    items = [i.model_dump(by_alias=True) for i in content.items]
    if settings.get("reference") == "document":
        items = [item | {"source": "A frog sits in the pond. " * 70} for item in items]
    given = {"study": changed, "items": items}
    session = seat(content=type(content).model_validate(given)).session
    return PagePictureSource(session, session.page, theme)


def test_instructions_never_begin_with_the_picture_of_another_block(seat, qtbot):
    session = seat([HOW, RATE, THANKS]).session
    screen = InstructionsScreen(LIGHT)
    qtbot.addWidget(screen)
    screen.resize(1280, 600)
    screen.show()
    screen.arrive(session)
    qtbot.waitUntil(lambda: screen._picture.accessibleName() != "")
    assert not screen._picture._pixmap.isNull()
    screen.leave()
    screen.arrive(session)
    assert screen._picture._pixmap.isNull()
    screen._draw_picture()
    assert not screen._picture._pixmap.isNull()


def test_the_page_stands_on_the_ground_of_the_colours_that_are_chosen(seat, steps):
    picture = _picture(seat, steps, "claims", DARK)
    drawn = picture.sheet.grab().toImage()
    picture.dispose()
    assert drawn.pixelColor(3, 3) == DARK.color("ground")


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


@pytest.mark.parametrize("block", [*BLOCKS])
def test_no_number_lies_over_anything_on_the_page(seat, steps, block):
    picture = _picture(seat, steps, block)
    sheet = picture.sheet
    drawn = QImage(sheet.size(), QImage.Format.Format_RGB32)
    drawn.fill(sheet.palette().window().color())
    sheet.render(drawn)
    covered = []
    callouts = picture.callouts()
    # The picture is 824 pixels wide on a small screen, and a number 26 with its edge.
    reach = round(13 * sheet.width() / 824)
    for callout in callouts:
        spot = callout.spot
        colours = {
            drawn.pixel(x, y)
            for x in range(spot.x() - reach, spot.x() + reach)
            for y in range(spot.y() - reach, spot.y() + reach)
        }
        if len(colours) > 1:
            covered.append(callout.says)
    spots = [callout.spot for callout in callouts]
    apart = [(a - b).manhattanLength() for n, a in enumerate(spots) for b in spots[:n]]
    picture.dispose()
    assert covered == []
    assert min(apart) >= 2 * reach


@pytest.mark.parametrize("block", [b for b in BLOCKS if BLOCKS[b]["method"] in ("ab", "dqe")])
def test_next_to_a_document_each_number_is_on_its_part_or_has_a_line_to_it(seat, steps, block):
    picture = _picture(seat, steps, block, reference="document")
    page, sheet = picture._page, picture.sheet
    callouts = {callout.says: callout for callout in picture.callouts()}
    drawn = QImage(sheet.size(), QImage.Format.Format_RGB32)
    drawn.fill(sheet.palette().window().color())
    sheet.render(drawn)

    def where(part) -> QRect:
        return QRect(part.mapTo(sheet, QPoint(0, 0)), part.size())

    comment, definition, document = map(where, (page.comment, page.definition, page.document))
    picture.dispose()
    meaning = callouts["What the current criterion means"]
    assert not comment.contains(meaning.spot), "which it is not about"
    assert definition.contains(meaning.end)
    assert (meaning.spot - meaning.end).manhattanLength() < 120
    against = callouts["What you judge it against; it stays in view"]
    assert document.contains(against.spot) and against.end == against.spot
    around = QRect(0, 0, 41, 41)
    around.moveCenter(against.spot)
    colours = {
        drawn.pixel(x, y)
        for x in range(around.left(), around.right())
        for y in range(around.top(), around.bottom())
    }
    assert len(colours) == 1, "no word of the source is covered"


@pytest.mark.parametrize("size", [(960, 430), (1280, 610)])
def test_no_words_about_the_picture_are_cut_in_large_letters(seat, qtbot, size):
    session = seat([HOW, RATE, THANKS]).session
    screen = InstructionsScreen(LIGHT.scaled(2.0))
    qtbot.addWidget(screen)
    screen.resize(*size)
    screen.show()
    screen.arrive(session)
    qtbot.waitUntil(lambda: screen._picture.accessibleName() != "")

    def shown() -> list[Label]:
        return [label for label in screen._legend.findChildren(Label) if label.isVisible()]

    qtbot.waitUntil(lambda: len(shown()) > 4 and all(label.height() > 0 for label in shown()))
    labels = shown()
    assert [x.text() for x in labels if x.height() < x.heightForWidth(x.width())] == []
    viewport, last = screen._right.viewport(), labels[-1]
    if last.mapTo(viewport, QPoint(0, last.height())).y() > viewport.height():
        QTest.keyClick(screen, Qt.Key.Key_PageDown)
    assert last.mapTo(viewport, QPoint(0, last.height())).y() <= viewport.height()
