"""Rendered texts: pages lose nothing and cut nothing; every place leads back to the original."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from labeval.text.formatted import FormattedText
from labeval.text.markdown.blocks import formulas, inlines
from labeval.ui.theme import DARK, LIGHT
from labeval.ui.widgets.formatted import words
from labeval.ui.widgets.formatted.rendered import rendered
from labeval.ui.widgets.formatted.view import FormattedView
from labeval.ui.widgets.marking.marker import WordMarker
from labeval.ui.widgets.texts.reading_frame import ReadingFrame
from tests.support.texts.formatted_answers import ANSWERS, CONVERSATION, LISTS, LONG, TABLE

ROOMS = [(300, 180), (1200, 700)]
OF_SEVERAL = "\u200d👩👧"
"""Parts of one sign on screen."""
SHOWN = {name: FormattedText(text, "markdown") for name, text in ANSWERS.items()}
SHOWN["conversation"] = FormattedText(CONVERSATION, "conversation", marks_last=True)


def view_of(shown: FormattedText, width: int, height: int, px: int = 15) -> FormattedView:
    view = FormattedView()
    view.show_text(shown, px)
    view.place(0, 0, width, height)
    return view


@pytest.fixture(params=SHOWN, ids=list(SHOWN))
def shown(request, qapp) -> FormattedText:
    return SHOWN[request.param]


@pytest.mark.parametrize(("width", "height"), ROOMS)
def test_every_page_fits_its_room_and_nothing_is_wider_than_it(shown, width, height):
    pages = rendered(shown, 15, width, LIGHT).pages(height)
    for page in pages:
        assert page
        for placed in page:
            assert placed.top >= 0 and placed.bottom <= height
            for piece in placed.row.pieces:
                assert piece.x >= 0
                assert piece.x + piece.line.naturalTextWidth() <= width + 1


@pytest.mark.parametrize(("width", "height"), ROOMS)
def test_every_character_of_every_block_is_on_exactly_one_page(shown, width, height):
    laid = rendered(shown, 15, width, LIGHT)
    known = {"python", "javascript", "sql", "rust", "bash"}
    wanted = sorted(
        place
        for inline in inlines(shown.blocks)
        if inline.text not in known
        for sign, place in zip(inline.text, inline.starts, strict=True)
        if sign.isalnum()
    )
    found = []
    for page in laid.pages(height):
        for placed in (placed for placed in page if not placed.repeats):
            for piece in placed.row.pieces:
                middle = placed.y + piece.y + piece.height / 2
                if placed.top <= middle < placed.bottom and not piece.repeats:
                    found += [
                        piece.inline.starts[n]
                        for n in range(piece.first, piece.last)
                        if piece.inline.text[n].isalnum()
                    ]
    drawn_as_written = set(found) - set(wanted)
    assert sorted(set(found) - drawn_as_written) == sorted(set(wanted))
    assert len(found) == len(set(found))


@pytest.mark.parametrize(("width", "height"), ROOMS)
def test_a_point_in_the_middle_of_a_character_leads_back_to_it(shown, width, height):
    view = view_of(shown, width, height)
    nearest: dict[int, set[int]] = {}
    for inline in inlines(shown.blocks):
        for n, (start, end) in enumerate(zip(inline.starts, inline.ends, strict=True)):
            around = {start, end, *inline.starts[n + 1 : n + 2]}
            for offset in range(start, end):
                nearest.setdefault(offset, set()).update(around)
    for formula in formulas(shown.blocks):
        for offset in range(formula.start, formula.end):
            # One that cannot be drawn is shown as it is written.
            nearest[offset] = {formula.start, formula.end, offset, offset + 1}
    for part in range(view.parts):
        view.go_to(part)
        start, end = view.in_view()
        for offset in range(start, end, 11):
            if shown.text[offset] in OF_SEVERAL:
                continue
            for rect in view.rects_of(offset, offset + 1):
                found = view.offset_at(rect.center())
                assert found in nearest.get(offset, {offset, offset + 1}), shown.text[offset:][:9]


def test_a_span_of_the_original_covers_its_own_words_only(qapp):
    view = view_of(FormattedText("one **two** three", "markdown"), 400, 60)
    whole = view.rects_of(0, 17)
    (two,) = view.rects_of(6, 9)
    (with_signs,) = view.rects_of(4, 11)
    assert len(whole) == 1
    assert two == with_signs
    assert whole[0].contains(two)
    assert view.rects_of(4, 6) == []
    assert view.offset_at(QPointF(two.left() + 1, two.center().y())) == 6


def test_a_heading_is_never_the_last_of_its_page(qapp):
    for height in range(150, 400, 10):
        for page in rendered(FormattedText(LONG, "markdown"), 15, 400, LIGHT).pages(height)[:-1]:
            words = page[-1].row.pieces[0].inline.text
            assert not words.startswith("Part"), height


def test_a_room_that_is_lower_than_a_line_takes_one_row_a_page(qapp):
    laid = rendered(FormattedText("# Head\n\nWords.", "markdown"), 15, 400, LIGHT)
    assert [len(page) for page in laid.pages(1)] == [1, 1]


def test_a_row_of_a_table_is_never_cut_while_a_page_is_high_enough(qapp):
    laid = rendered(FormattedText(TABLE, "markdown"), 15, 500, LIGHT)
    highest = max(row.height for row in laid.rows)
    for height in range(int(highest) + 1, 400, 13):
        for page in laid.pages(height):
            assert all(placed.bottom - placed.top == placed.row.height for placed in page)


def test_the_headings_of_a_table_are_above_its_rows_on_every_page(qapp):
    laid = rendered(FormattedText(TABLE, "markdown"), 15, 900, LIGHT)
    pages = laid.pages(100)
    shown = [page for page in pages if page[-1].row.head is not None]
    assert len(shown) > 1
    for page in shown:
        heads = [placed for placed in page if placed.row is page[-1].row.head]
        assert len(heads) == 1
    assert [any(placed.repeats for placed in page) for page in shown] == [
        False,
        *(True for _ in shown[1:]),
    ]
    starts = [laid.extent(page)[0] for page in pages]
    assert starts == sorted(starts)


def test_a_row_that_no_page_is_high_enough_for_begins_below_its_headings(qapp):
    words = "It is cheap and can begin at once, without asking anybody. " * 6
    table = f"| Option | For |\n|---|---|\n| Plan 1 | {words}|\n| Plan 2 | short |\n"
    laid = rendered(FormattedText(table, "markdown"), 15, 220, LIGHT)
    head, high, _ = laid.rows
    for room in (120, 160, 230):
        assert high.height > room
        pages = laid.pages(room)
        assert all(page[0].row is head and len(page) > 1 for page in pages)
        parts = [placed for page in pages for placed in page if placed.row is high]
        assert sum(part.bottom - part.top for part in parts) == pytest.approx(high.height)
        assert all(part.bottom <= room for part in parts)


def test_a_table_that_is_too_wide_shows_all_its_columns_below_each_other(qapp):
    laid = rendered(FormattedText(TABLE, "markdown"), 15, 300, LIGHT)
    heads = [p.inline.text for row in laid.rows for p in row.pieces if p.look.strong]
    assert heads.count("Line") > 1
    for column in ("Duration", "Price per adult", "Bicycles", "Cabins", "Remarks"):
        assert column in heads
    assert heads.index("Duration") < heads.index("Remarks")


@pytest.mark.parametrize("width", [300, 420, 560])
def test_an_amount_and_its_unit_are_on_one_line_of_a_table(width, qapp):
    laid = rendered(FormattedText(TABLE, "markdown"), 15, width, LIGHT)
    lines = [
        piece.inline.text[piece.first : piece.last].strip() for r in laid.rows for piece in r.pieces
    ]
    assert "34.00 €" in lines
    assert "2 h 10 min" in lines


def test_turns_of_two_conversations_next_to_each_other_begin_level(qapp):
    longer = CONVERSATION.replace("On day 2", "After a long breakfast, " * 12 + "on day 2")
    one = FormattedText(CONVERSATION, "conversation", level_with=(longer,))
    other = FormattedText(longer, "conversation", level_with=(CONVERSATION,))
    pages = [rendered(shown, 15, 400, LIGHT).pages(350) for shown in (one, other)]
    begins = [
        [(n, placed.top) for n, page in enumerate(p) for placed in page if placed.row.begins_turn]
        for p in pages
    ]
    assert begins[0] == begins[1]
    assert len(begins[0]) == 12
    apart = rendered(FormattedText(CONVERSATION, "conversation"), 15, 400, LIGHT)
    assert apart.heights.whole < rendered(one, 15, 400, LIGHT).heights.whole


def test_turning_shows_the_part_of_an_offset(qapp):
    view = view_of(FormattedText(LONG, "markdown"), 400, 300)
    offset = LONG.index("## Part 7") + 4
    view.show_offset(offset)
    assert view.rects_of(offset, offset + 3)
    start, end = view.in_view()
    assert start <= offset < end


def test_the_address_of_a_link_is_known_where_its_words_are(qapp):
    text = "See [the **old** harbour](https://a.b/c?d) or ![a map](map.png) now."
    view = view_of(FormattedText(text, "markdown"), 120, 200)
    inside = [rect for offset in (5, 11, 20) for rect in view.rects_of(offset, offset + 1)]
    assert len({rect.y() for rect in inside}) > 1
    assert {view.target_at(rect.center()) for rect in inside} == {"https://a.b/c?d"}
    (of_map,) = view.rects_of(text.index("map]"), text.index("map]") + 3)
    assert view.target_at(of_map.center()) == "map.png"
    (now,) = view.rects_of(text.index("now"), text.index("now") + 3)
    assert view.target_at(now.center()) == ""


def test_what_is_copied_is_the_original(qtbot, qapp):
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QGuiApplication, QKeySequence

    view = view_of(FormattedText("one **two** three", "markdown"), 400, 60)
    qtbot.addWidget(view)
    (first,) = view.rects_of(0, 3)
    (last,) = view.rects_of(12, 17)
    qtbot.mousePress(
        view, Qt.MouseButton.LeftButton, pos=(first.topLeft() + QPointF(0, 5)).toPoint()
    )
    qtbot.mouseMove(view, (last.topRight() + QPointF(9, 5)).toPoint())
    view._select(view.selected[0], 17)
    qtbot.keySequence(view, QKeySequence.StandardKey.Copy)
    assert QGuiApplication.clipboard().text() == "one **two** three"


def test_words_are_marked_in_it_as_in_any_text(qtbot, qapp):
    from PySide6.QtCore import Qt

    view = view_of(FormattedText("one **two** three", "markdown"), 400, 60)
    qtbot.addWidget(view)
    marker = WordMarker(view, view)
    marker.enable(True)
    (two,) = view.rects_of(6, 9)
    with qtbot.waitSignal(marker.chosen) as chosen:
        qtbot.mouseDClick(view, Qt.MouseButton.LeftButton, pos=two.center().toPoint())
    assert chosen.args == [6, 9]


def test_a_frame_is_as_high_as_its_rendered_text(qapp):
    frame = ReadingFrame()
    frame.use_formatted_view()
    shown = FormattedText(LISTS, "markdown")
    need = frame.height_for(shown, 500, 15)
    frame.setGeometry(0, 0, 500, need)
    frame.show_text(shown, 15)
    assert not frame.overflows
    frame.setGeometry(0, 0, 500, need - 20)
    frame.show_text(shown, 15)
    assert frame.overflows


def test_cells_of_a_table_are_measured_once_for_all_widths(qapp):
    shown = FormattedText("| a | b |\n|---|---|\n" + "| some words | 12 |\n" * 40, "markdown")
    rendered(shown, 15, 500, LIGHT)
    before = words._measured.cache_info()
    rendered(shown, 15, 300, LIGHT)
    after = words._measured.cache_info()
    assert (after.misses, after.hits > before.hits) == (before.misses, True)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_every_kind_of_text_is_painted(shown, theme):
    view = view_of(shown, 500, 300)
    view.set_theme(theme)
    for part in range(view.parts):
        view.go_to(part)
        image = view.grab().toImage()
        ground = image.pixel(image.width() - 1, image.height() - 1)
        assert any(
            image.pixel(x, y) != ground
            for x in range(0, image.width(), 3)
            for y in range(0, image.height(), 3)
        )
