"""Pages in Arabic or Hebrew begin at the right; keys and pointer act as one sees it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from labeval.session.plan.plan import make_plan
from labeval.text.formatted import FormattedText
from labeval.ui.language import direction_of
from labeval.ui.mirroring import MirroredPainter
from labeval.ui.participant.page_view import view_for
from labeval.ui.participant.window.screen_layout import layout_of, sight_of
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.answers.choice_frame import NUMBER_WIDTH, ChoiceFrame
from labeval.ui.widgets.answers.claim_list import ClaimList
from labeval.ui.widgets.answers.comment_box import CommentBox
from labeval.ui.widgets.answers.order_list import OrderList
from labeval.ui.widgets.answers.scale_slider import ScaleSlider
from labeval.ui.widgets.bars.top_bar import TopBar, Whereabouts
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.lettering import type_font
from labeval.ui.widgets.texts.document_frame import Document
from labeval.ui.widgets.texts.page_turner import PageTurner
from labeval.ui.widgets.texts.passage_frame import PassagesFrame
from labeval.ui.widgets.texts.reference_panel import ReferencePanel
from labeval.ui.widgets.writing.page import WritingLayout
from tests.support.studies.judged_study import judged

PAPER = LIGHT.color("paper")
LEFT_TO_RIGHT, RIGHT_TO_LEFT = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft


def mirrored(page, view, direction=RIGHT_TO_LEFT):
    page.setLayoutDirection(direction)
    page.show_page(view)
    return page


def places(page) -> dict[QWidget, tuple[int, int, int, int]]:
    """Where all visible parts are, as seen from the page."""
    parts = (part for part in page.findChildren(QWidget) if part.isVisible())
    return {
        part: (part.mapTo(page, QPoint()).x(), part.mapTo(page, QPoint()).y(), part.width())
        for part in parts
        if part.parent().layout() is None and not part.objectName().startswith("qt_")
    }


def test_the_direction_of_a_language_is_that_of_its_script():
    found = [direction_of(code) for code in ("ar", "he", "ar-EG", "fr", "ja", "en")]
    assert found == [RIGHT_TO_LEFT] * 3 + [LEFT_TO_RIGHT] * 3


@pytest.mark.parametrize("block", ["dqe", "aqc", "ab", "bws"])
def test_a_page_and_its_mirror_have_the_same_parts_at_opposite_sides(
    open_page, view_of_block, block
):
    items = {"ab": ["pool-170", "pool-90"], "bws": ["pool-70", "pool-35", "pool-7", "pool-90"]}
    view = view_of_block(block, *items.get(block, ["pool-170"]))
    # A source in letters begins at a side of its own.
    numbers = [item.model_copy(update={"source": "1, 2, 3"}) for item in view.items]
    view = replace(view, items=tuple(numbers))
    page = open_page(view)
    before = places(page)
    after = places(mirrored(page, view))
    again = places(mirrored(page, view))
    moved = {
        part: (page.width() - x - width, y, width)
        for part, (x, y, width) in before.items()
        if part in after
    }
    assert len(moved) > 10
    assert {part: after[part] for part in moved} == moved
    assert again == after  # what is placed twice is mirrored once
    assert places(mirrored(page, view, LEFT_TO_RIGHT)) == before


@pytest.mark.parametrize("shown", ["always", "after_answer"])
def test_a_models_rating_is_mirrored_with_its_page(open_page, shown):
    content = judged(shown, checks=False)
    plan = make_plan(content, content.study.conditions[0].id, 1, 0)
    rated = next(page for step in plan.steps if step.kind == "rating" for page in step.pages)
    page = open_page(view := view_for(content, rated, "en"))
    before = page.judge.geometry()
    mirrored(page, view)
    assert page.judge.isVisible()
    assert page.judge.y() == before.y() and page.judge.width() == before.width()
    assert page.judge.x() == page.width() - before.x() - before.width() != before.x()


def test_places_for_instruments_are_where_a_mirrored_page_shows_words(open_page, view_of_block):
    view = view_of_block("dqe", "pool-170")
    page = mirrored(open_page(view), view)
    sight = sight_of(page, "p", page.window())
    *_, layout = layout_of(page, sight, page.window(), 0)
    assert layout is not None
    image, origin = page.grab().toImage(), page.mapToGlobal(QPoint())
    ground = image.pixelColor(*_middle_of(page.texts.frames[0], page))
    (text,) = [text for text in layout.texts if text.text == "pool-170"]
    assert len(text.words) > 50
    for word in text.words:
        x, y, width, height = word.box
        at = (x - origin.x(), y - origin.y())
        inked = [
            image.pixelColor(at[0] + dx, at[1] + dy) != ground
            for dx in range(0, width, 2)
            for dy in range(0, height, 2)
        ]
        assert any(inked), word
    for criterion, (x, _, width, _) in layout.criteria:
        assert x - origin.x() >= 0 and x - origin.x() + width < page.width() // 2, criterion


def _middle_of(part: QWidget, page: QWidget) -> tuple[int, int]:
    """A place in a frame at which nothing is written: just inside of its lower edge."""
    at = part.mapTo(page, QPoint(part.width() // 2, part.height() - 8))
    return at.x(), at.y()


def test_arrow_keys_go_where_they_point(open_page, view_of_block):
    view = view_of_block("dqe", "pool-170")
    page = mirrored(open_page(view), view)
    page.focus_current()
    first = page.grid.focusWidget()
    QTest.keyClick(first, Qt.Key.Key_Left)
    second = page.grid.focusWidget()
    assert second is not first and second.x() < first.x()
    QTest.keyClick(second, Qt.Key.Key_Right)
    assert page.grid.focusWidget() is first


def test_the_low_end_of_a_slider_is_where_lines_begin(open_page, view_of_block):
    view = view_of_block("slider", "pool-170")
    page = mirrored(open_page(view), view)
    slider = page.findChild(ScaleSlider)
    asked: list[int] = []
    slider.chosen.connect(asked.append)
    right, left = slider.spot_of(slider.minimum() + 1), slider.spot_of(slider.maximum())
    assert left.x() < right.x()
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=left)
    assert asked == [slider.maximum()]


def test_an_english_sentence_in_a_mirrored_window_ends_with_its_full_stop(qtbot):
    class Line(QWidget):
        def paintEvent(self, event: QPaintEvent) -> None:
            painter = MirroredPainter(self)
            painter.setFont(type_font(40))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter, "lll.")
            painter.end()

    def columns(widget: QWidget) -> list[int]:
        """The height of the ink in each column that has some."""
        image = widget.grab().toImage()
        ground = image.pixel(0, 0)
        heights = [
            sum(image.pixel(x, y) != ground for y in range(image.height()))
            for x in range(image.width())
        ]
        return [height for height in heights if height]

    line = Line()
    qtbot.addWidget(line)
    line.resize(300, 80)
    line.setLayoutDirection(RIGHT_TO_LEFT)
    inked = columns(line)
    assert inked[0] > 3 * inked[-1]  # the full stop is the last sign, at the right


@pytest.mark.parametrize("direction", [LEFT_TO_RIGHT, RIGHT_TO_LEFT])
def test_the_prompt_of_a_comment_is_where_lines_begin(qtbot, direction):
    box = CommentBox()
    qtbot.addWidget(box)
    box.resize(400, 80)
    box.set_theme(LIGHT)
    box.set_prompt("lll")
    box.setLayoutDirection(direction)
    assert box.edit.placeholderText() == "lll"
    image = box.edit.viewport().grab().toImage()
    ground = image.pixel(200, 60 if image.height() > 60 else image.height() - 1)
    inked = [
        x
        for x in range(image.width())
        if any(image.pixel(x, y) != ground for y in range(4, image.height() // 2))
    ]
    assert inked
    assert (min(inked) > 200) is (direction == RIGHT_TO_LEFT)
    box.edit.setPlainText("x")
    box.edit.setPlainText("")
    assert box.edit.placeholderText() == "lll"


@pytest.mark.parametrize("direction", [LEFT_TO_RIGHT, RIGHT_TO_LEFT])
def test_a_claim_is_at_the_side_at_which_its_page_begins(qtbot, direction):
    claims = ClaimList()
    qtbot.addWidget(claims)
    claims.resize(400, 300)
    claims.setLayoutDirection(direction)
    claims.set_claims(1, [("yes", "Yes")])
    claims.show_claim(0, "lll", "")
    claims.show()
    row = claims.chip(0).geometry().bottom() + 8
    image = claims.grab().toImage()
    ground = image.pixel(200, 299)
    inked = [
        x
        for x in range(image.width())
        if any(image.pixel(x, y) != ground for y in range(row, row + 10))
    ]
    assert inked
    assert (min(inked) > 200) is (direction == RIGHT_TO_LEFT)


@pytest.mark.parametrize("direction", [LEFT_TO_RIGHT, RIGHT_TO_LEFT])
def test_the_sheet_to_write_on_has_its_scroll_bar_where_lines_end(qtbot, direction):
    sheet = WritingLayout(lambda text: [])
    qtbot.addWidget(sheet)
    sheet.resize(400, 200)
    sheet.show()
    sheet.setLayoutDirection(direction)
    begins, ends = sheet.editor.x(), sheet.width() - sheet.editor.geometry().right() - 1
    if direction == RIGHT_TO_LEFT:
        begins, ends = ends, begins
    assert begins > ends


@pytest.mark.parametrize("direction", [LEFT_TO_RIGHT, RIGHT_TO_LEFT])
def test_an_empty_sheet_has_its_cursor_and_its_prompt_where_lines_begin(qtbot, direction):
    sheet = WritingLayout(lambda text: [])
    qtbot.addWidget(sheet)
    sheet.resize(400, 200)
    sheet.setLayoutDirection(direction)
    sheet.show()
    editor = sheet.editor
    editor.set_prompt("lll")
    at_right = direction == RIGHT_TO_LEFT
    assert (editor.cursorRect().x() > 200) is at_right
    image = editor.viewport().grab().toImage()
    inked = [
        x
        for x in range(8, image.width() - 8)
        if any(image.pixel(x, y) != image.pixel(190, 90) for y in range(4, 20))
    ]
    assert inked and (min(inked) > 200) is at_right
    QTest.keyClicks(editor, "Tea.")
    assert editor.cursorRect().x() < 200  # a text in English begins at the left on any page
    editor.show_text("שלום")
    assert editor.document().firstBlock().textDirection() == RIGHT_TO_LEFT
    editor.show_text("")
    assert (editor.cursorRect().x() > 200) is at_right


@pytest.mark.parametrize("direction", [LEFT_TO_RIGHT, RIGHT_TO_LEFT])
def test_a_message_covers_no_button_of_the_bar(qtbot, direction):
    bar = TopBar(LIGHT)
    qtbot.addWidget(bar)
    bar.setLayoutDirection(direction)
    bar.resize(1280, bar.height())
    bar.show()
    bar.show_whereabouts(Whereabouts(title="Owls", can_pause=True, can_ask=True, message="Rest."))
    covered = bar.message.geometry()
    buttons = [b for b in bar.findChildren(ActionButton) if b.parent() is bar]
    assert len(buttons) >= 2 and covered.width() > 700
    assert not any(covered.intersects(button.geometry()) for button in buttons)


@pytest.mark.parametrize("direction", [LEFT_TO_RIGHT, RIGHT_TO_LEFT])
@pytest.mark.parametrize(("source", "runs"), [("Owls.", LEFT_TO_RIGHT), ("شاي", RIGHT_TO_LEFT)])
def test_the_label_of_a_source_is_beside_words_that_begin_there_and_else_above(
    qtbot, direction, source, runs
):
    panel = ReferencePanel()
    qtbot.addWidget(panel)
    panel.set_theme(LIGHT)
    panel.setLayoutDirection(direction)
    panel.set_texts("", source, origin=False)
    height = panel.place(600, 200)
    line = panel.view.height()
    assert (height > 2 * line) is (direction != runs)


@pytest.mark.parametrize("direction", [LEFT_TO_RIGHT, RIGHT_TO_LEFT])
@pytest.mark.parametrize("form", ["plain", "markdown"])
def test_arrows_are_next_to_the_lines_that_they_turn_and_not_over_them(qtbot, direction, form):
    panel = ReferencePanel()
    qtbot.addWidget(panel)
    panel.set_theme(LIGHT)
    panel.setLayoutDirection(direction)
    panel.set_low(True)
    long = FormattedText("Owls hear mice in the snow. " * 40, form)
    panel.set_texts(long, long, origin=False)
    panel.place(700, 90)
    panel.show()
    parts = {part: part.geometry() for part in panel.children() if part.isVisible()}
    turners = [part for part in parts if isinstance(part, PageTurner)]
    assert len(turners) == 2
    for turner in turners:
        assert not [
            part for part in parts if part is not turner and parts[part].intersects(parts[turner])
        ]


@pytest.mark.parametrize("direction", [LEFT_TO_RIGHT, RIGHT_TO_LEFT])
def test_the_number_of_a_text_is_next_to_its_buttons_and_not_over_its_words(qtbot, direction):
    frame = ChoiceFrame()
    qtbot.addWidget(frame)
    frame.set_theme(LIGHT)
    frame.setLayoutDirection(direction)
    frame.set_choices(1, "Best", "Worst")
    frame.choose_side(1, 30)
    assert frame.buttons_in_a_row
    frame.resize(600, frame.least_height)
    frame.place_buttons()
    frame.show_text("", 14)
    picture = frame.grab().toImage()
    row = frame.buttons[0].geometry() | frame.buttons[1].geometry()
    outside = [x for x in range(12, 588) if not row.left() - 2 <= x <= row.right() + 2]
    ink = {x for x in outside for y in range(10, 30) if picture.pixelColor(x, y) != PAPER}
    near = row.adjusted(-NUMBER_WIDTH, 0, NUMBER_WIDTH, 0)
    assert ink and all(near.left() <= x <= near.right() for x in ink)


@pytest.mark.parametrize("direction", [LEFT_TO_RIGHT, RIGHT_TO_LEFT])
def test_the_cards_of_an_order_are_inside_of_their_places(qtbot, direction):
    order = OrderList()
    qtbot.addWidget(order)
    order.set_theme(LIGHT)
    order.setLayoutDirection(direction)
    order.resize(400, 300)
    order.set_texts(["A", "B", "C"])
    order.name_parts(["1", "2", "3"], ["A", "B", "C"], "best", "worst")
    order.set_places({0: 2, 1: 2, 2: 1}, ["A", "B", "C"], 0)
    order.show()
    cards, rows = order._cards, order._rows
    for card, place in ((0, 2), (1, 2), (2, 1)):
        assert rows[place - 1].geometry().contains(cards[card].geometry())


def test_the_page_to_write_on_has_its_passages_where_lines_begin(qtbot):
    frame = PassagesFrame()
    qtbot.addWidget(frame)
    frame.set_theme(LIGHT)
    frame.resize(500, 300)
    frame.show_documents([Document(str(n), "", "A passage.") for n in range(3)])
    frame.show()
    before = places(frame)
    frame.setLayoutDirection(RIGHT_TO_LEFT)
    after = places(frame)
    search, cite = frame.search, frame.cite
    for part in (search, cite):
        x, y, width = before[part]
        assert after[part] == (frame.width() - x - width, y, width)
    assert after[search][0] > after[cite][0]
