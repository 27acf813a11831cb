"""Pictures in rendered texts: in their place, whole on one page, marked as they are written."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from labeval.text.formatted import FormattedText
from labeval.text.pictures import NO_PICTURES, Pictures
from labeval.ui.theme import DARK, LIGHT
from labeval.ui.widgets.formatted.rendered import Rendered, rendered
from labeval.ui.widgets.formatted.view import FormattedView
from tests.support.texts.pictures import picture

BARS = "![Rainfall by month](bars.png)"
TEXT = f"Here is the rain.\n\n{BARS}\n\nIt rains *most* in May."
FILES = {
    "bars.png": picture(),
    "tall.png": picture(200, 1500),
    "wide.jpg": picture(3000, 300, form="JPEG"),
    "dot.png": picture(16, 16),
    "glass.png": picture(see_through=True),
    "broken.png": picture()[:200],
}


@pytest.fixture(scope="module")
def pictures() -> Pictures:
    return Pictures(FILES)


def _shown(text: str, pictures: Pictures) -> FormattedText:
    return FormattedText(text, "markdown", pictures=pictures)


def _boxes(laid: Rendered, room: int = 10_000) -> list[tuple[float, float, float]]:
    """Width, top and bottom of each picture, with the page that it is on."""
    return [
        (box.width, placed.y + piece.y, placed.y + piece.y + piece.height)
        for page in laid.pages(room)
        for placed in page
        for piece in placed.row.pieces
        for _, box in piece.drawn
    ]


def test_a_picture_has_its_own_size_between_the_words(qapp, pictures):
    laid = rendered(_shown(TEXT, pictures), 16, 600, LIGHT)
    ((width, top, bottom),) = _boxes(laid)
    assert width == 320 + 6
    assert bottom - top >= 200
    assert len(laid.rows) == 3


def test_a_picture_grows_with_the_words_and_fits_the_column(qapp, pictures):
    ((larger, _, _),) = _boxes(rendered(_shown(TEXT, pictures), 32, 900, LIGHT))
    assert larger > 600
    ((narrow, top, bottom),) = _boxes(rendered(_shown(TEXT, pictures), 16, 200, LIGHT))
    assert narrow <= 200
    assert bottom - top < 140
    ((wide, _, _),) = _boxes(rendered(_shown("![w](wide.jpg)", pictures), 16, 500, LIGHT))
    assert wide <= 500


@pytest.mark.parametrize("room", [60, 120, 333, 700])
@pytest.mark.parametrize("text", ["{}", "- {}", "> {}", "1. a\n\n   > - {}\n\nb", "a {} b {} c"])
def test_a_picture_is_whole_on_one_page(qapp, pictures, room, text):
    shown = _shown(text.replace("{}", "![t](tall.png)") + "\n\nAfter it.", pictures)
    laid = rendered(shown, 15, 400, LIGHT)
    pages = laid.pages(room)
    for page in pages:
        for placed in page:
            assert placed.bottom <= room
            assert placed.bottom - placed.top == placed.row.height
            assert all(p.y + p.height <= placed.row.height + 1 for p in placed.row.pieces)
    assert len(_boxes(laid, room)) == text.count("{}")


def test_a_picture_gets_a_little_smaller_to_stay_with_its_words(qapp, pictures):
    laid = rendered(_shown(TEXT, pictures), 16, 600, LIGHT)
    whole = laid.rows[0].height + laid.rows[1].gap + laid.rows[1].height
    assert [len(laid.pages(room)) for room in (whole - 1, whole * 0.7, whole * 0.5)] == [2, 2, 3]
    first, *_ = laid.pages(int(whole * 0.7))
    assert [placed.row.shrinks for placed in first] == [False, True]


def test_a_small_picture_stays_among_the_words(qapp, pictures):
    laid = rendered(_shown("Press ![the dot](dot.png) twice.", pictures), 16, 600, LIGHT)
    assert len(laid.rows) == 1
    assert len(_boxes(laid)) == 1


def test_pictures_of_a_table_are_in_their_cells(qapp, pictures):
    table = f"| a | b |\n|---|---|\n| {BARS} | x |\n| y | ![t](tall.png) |"
    laid = rendered(_shown(table, pictures), 16, 500, LIGHT)
    assert len(_boxes(laid)) == 2
    assert all(bottom - top < 160 for _, top, bottom in _boxes(laid))
    assert all(p.bottom <= 200 for page in laid.pages(200) for p in page)


def test_a_picture_is_marked_and_pointed_at_as_it_is_written(qapp, pictures):
    laid = rendered(_shown(TEXT, pictures), 16, 600, LIGHT)
    (page,) = laid.pages(1000)
    start = TEXT.index(BARS)
    (rect,) = laid.rectangles(page, start + 3, start + 4)
    assert rect.width() > 320
    assert rect.height() >= 200
    left, right = rect.center(), rect.center()
    left.setX(rect.left() + 5)
    right.setX(rect.right() - 5)
    assert laid.offset_at(page, left) == start
    assert laid.offset_at(page, right) == start + len(BARS)
    assert laid.target_at(page, rect.center()) == "bars.png"


def test_every_other_position_is_where_it_was(qapp, pictures):
    for text in (
        TEXT,
        "a ![x](bars.png) *b* ![y](dot.png) `c` $d$ [![z](glass.png)](http://e.f) g",
    ):
        drawn = rendered(_shown(text, pictures), 16, 600, LIGHT)
        named = rendered(_shown(text, NO_PICTURES), 16, 600, LIGHT)
        (one,), (other,) = drawn.pages(5000), named.pages(5000)
        for at, letter in enumerate(text):
            if letter.isalpha():
                seen = bool(drawn.rectangles(one, at, at + 1))
                assert seen or not named.rectangles(other, at, at + 1), (text, at)


def test_the_words_of_a_picture_are_read_aloud_and_shown_where_it_is_missing(qtbot, pictures):
    for text in (TEXT, TEXT.replace("bars.png", "none.png"), TEXT.replace("bars", "broken")):
        view = FormattedView()
        qtbot.addWidget(view)
        view.show_text(_shown(text, pictures), 16)
        view.place(0, 0, 600, 600)
        assert "Rainfall by month" in view.accessible_text()
    assert "\ufffc" not in view.visible_text()


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("name", ["bars.png", "glass.png"])
def test_a_picture_is_painted(qtbot, pictures, theme, name):
    view = FormattedView()
    qtbot.addWidget(view)
    view.set_theme(theme)
    view.show_text(_shown(f"![a]({name})", pictures), 16)
    view.place(0, 0, 600, 400)
    image = view.grab().toImage()
    blue = QColor("#1f5fa8")
    near = [
        image.pixelColor(x, y)
        for x in range(0, 600, 3)
        for y in range(0, 400, 3)
        if abs(image.pixelColor(x, y).blue() - blue.blue()) < 12
        and abs(image.pixelColor(x, y).red() - blue.red()) < 12
    ]
    assert len(near) > 200


def test_equal_files_are_equal_pictures(pictures):
    again = Pictures(dict(FILES))
    assert again == pictures
    assert hash(again) == hash(pictures)
    assert Pictures({"bars.png": FILES["dot.png"]}) != Pictures({"bars.png": FILES["bars.png"]})
