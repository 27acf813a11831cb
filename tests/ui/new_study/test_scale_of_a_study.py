"""The scale of a new study: points and words are chosen where the methods are, and shown."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtTest import QTest

from labeval.ui.new_study.criterion_form import points_of


def sheet(page):
    page._show_preview()
    return page.preview._sheet()._page


def test_the_points_are_those_of_the_design_until_others_are_chosen(page):
    row = page.methods.scale
    assert row.isVisible() and row.points.text() == "Scale: 5 points"
    row.points.pick("7")
    assert points_of(page._draft) == tuple(range(1, 8))
    assert [column.text for column in sheet(page).columns()] == list("1234567")
    row.points.pick("11")
    assert [column.text for column in sheet(page).columns()] == list(map(str, range(11)))


def test_all_points_of_a_long_scale_are_in_the_picture_of_the_answers(page, qtbot):
    page.window().resize(1280, 720)
    row, real = page.methods.scale, page.preview.real
    row.points.pick("5")
    grid = sheet(page).grid.geometry()
    assert real._place_of_answers(sheet(page)).contains(grid.topRight()) and real.percent == 100
    row.points.pick("11")
    grid = sheet(page).grid.geometry()
    assert real._place_of_answers(sheet(page)).contains(grid.topRight())
    shown = f"At {real.percent} % of its real size"
    assert 85 < real.percent < 100 and real.accessibleName() == shown


def test_words_at_the_ends_are_at_the_scale_of_the_page(page):
    row = page.methods.scale
    low, high = row.ends[0, "en"], row.ends[1, "en"]
    assert (low.placeholderText(), high.placeholderText()) == ("not at all", "completely")
    row.points.pick("7")
    QTest.keyClicks(low, "badly")
    QTest.keyClicks(high, "splendidly")
    has_own = [c for c in page._draft.criteria if {1, 7} & set(c.anchors)]
    assert row.others.isVisible() and row.others.text().startswith(f"{len(has_own)} criteria keep")
    page._draft.criteria[:] = [replace(c, anchors={}, examples={}) for c in page._draft.criteria]
    page._show_list(0)
    assert not row.others.isVisible()
    assert sheet(page).heading.text().splitlines()[-1] == "badly – splendidly"
    assert page.form.points["anchors", 7, "en"].placeholderText() == "splendidly"


def test_meanings_of_a_criterion_go_along(page):
    page.form.points["anchors", 5, "en"].setText("flawless")
    page.form.points["anchors", 5, "en"].textEdited.emit("flawless")
    page.methods.scale.points.pick("7")
    assert page.form.points["anchors", 7, "en"].text() == "flawless"
    assert page.form.points["anchors", 5, "en"].text() == ""


def test_what_was_chosen_is_there_again_and_goes_with_the_design(window, page):
    page.methods.scale.points.pick("9")
    window.back.click()
    window.texts.settle()
    window.next.click()
    assert window.page is page and page.methods.scale.points.text() == "Scale: 9 points"


def test_methods_without_points_have_no_scale(page):
    pairs = next(id for id, kind in page.methods._kinds.items() if kind.method == "ab")
    page.methods.methods.choose(frozenset({pairs}))
    assert not page.methods.scale.isVisible()


def test_fields_are_in_the_languages_of_the_sessions(page):
    page.methods.scale.ends[0, "de"].setText("gar nicht")
    page.methods.languages.pick("de")
    shown = [key for key, field in page.methods.scale.ends.items() if field.isVisible()]
    assert shown == [(0, "de"), (1, "de")]
    assert page.methods.scale.ends[0, "de"].text() == "gar nicht"
