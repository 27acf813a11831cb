"""Rating pages as assistive technology reads them; the same is walked on a real bus elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from labeval.ui.accessible import install

NAME, DESCRIPTION, VALUE = (
    QAccessible.Text.Name,
    QAccessible.Text.Description,
    QAccessible.Text.Value,
)


@pytest.fixture(autouse=True)
def installed() -> None:
    install()


def nodes(widget: QWidget) -> Iterator[QAccessibleInterface]:
    """Everything in a widget that is exposed, in the order of reading."""
    yield from _below(QAccessible.queryAccessibleInterface(widget))


def _below(at: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield at
    for n in range(at.childCount()):
        yield from _below(at.child(n))


def named(widget: QWidget, name: str) -> QAccessibleInterface:
    return next(at for at in nodes(widget) if at.text(NAME) == name)


def places(page: QWidget, *parts: QWidget) -> list[int]:
    objects = [at.object() for at in nodes(page)]
    return [objects.index(part) for part in parts]


@pytest.mark.parametrize("method", ["dqe", "aqc", "ab", "ranking"])
def test_texts_are_read_before_what_is_answered(open_page, view_of_block, method):
    items = ("pool-35",) if method in ("dqe", "aqc") else ("pool-35", "pool-70")
    page = open_page(view_of_block(method, *items))
    controls = [c for f in page.view.fields for v in f.options if (c := page.control(f.id, v))]
    views = [frame.view for frame in page.texts.frames if not frame.isHidden()]
    order = places(page, *views, page.definition, *[c for c in controls if c.isVisible()])
    assert order[: len(views) + 1] == sorted(order)[: len(views) + 1]


def test_the_question_and_the_source_are_read_first(open_page, view_of_block):
    page = open_page(view_of_block("dqe", "pool-35"))
    assert page.view.question.text and page.view.source.text
    shown = [at for at in nodes(page) if at.text(NAME)]
    assert shown[0].text(NAME) == page.view.question.text
    assert shown[1].text(NAME) == "Source" and shown[1].text(VALUE) == page.view.source.text.strip()


def test_a_criterion_is_a_group_with_its_definition_and_the_current_one_is_explained(
    open_page, view_of_block
):
    page = open_page(view_of_block("dqe", "pool-35"))
    first, second = page.view.criteria[:2]
    for criterion in (first, second):
        group = named(page.grid, criterion.name.in_language("en"))
        assert group.role() == QAccessible.Role.Grouping
        assert group.text(DESCRIPTION) == criterion.definition.in_language("en")
        option = page.control(criterion.id, page.view.fields[0].options[0])
        assert group.indexOfChild(QAccessible.queryAccessibleInterface(option)) == 0

    def explained() -> list[str]:
        rows = (named(page.grid, c.name.in_language("en")) for c in (first, second))
        return [row.text(NAME) for row in rows if row.relations()]

    assert explained() == [first.name.in_language("en")]
    page.grid.set_current(1)
    assert explained() == [second.name.in_language("en")]


def test_a_text_in_parts_is_the_part_in_view(open_page, view_of_block):
    page = open_page(view_of_block("dqe", "pool-35"))
    (frame,) = page.texts.frames
    whole = "\n".join(f"Sentence {n} is here." for n in range(200))
    frame.show_text(whole, 16)
    at = QAccessible.queryAccessibleInterface(frame.view)
    first = at.textInterface().text(0, -1)
    assert frame.overflows and whole.startswith(first) and len(first) < len(whole) / 2
    assert at.text(DESCRIPTION) == f"1 of {frame.view.parts}"
    frame.view.turn(1)
    second = at.textInterface().text(0, -1)
    assert whole.removeprefix(first).strip().startswith(second) and second
    assert at.text(DESCRIPTION) == f"2 of {frame.view.parts}"


def test_the_ends_of_a_scale_are_in_the_names_of_its_points(open_page, view_of_block):
    page = open_page(view_of_block("dqe", "pool-35"))
    criterion = page.view.criteria[0]
    options = [page.control(criterion.id, value) for value in page.view.fields[0].options]
    low, high = page.ends(criterion)
    names = [option.accessibleName() for option in options if option is not None]
    points = [name for name in names if " of " in name]
    assert low and points[0].endswith(f", {low}") and points[-1].endswith(f", {high}")
    assert "," not in points[1] or criterion.anchors
