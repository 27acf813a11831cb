"""Headings, lists and tables of formatted texts, through Qt's accessibility interfaces."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface, QFont, QTextCharFormat
from PySide6.QtWidgets import QPlainTextEdit, QTableWidget, QWidget

from labeval.text.formatted import FormattedText
from labeval.ui.accessible import install
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.basics.lettering import spaced
from labeval.ui.widgets.formatted.view import FormattedView
from labeval.ui.widgets.texts.markdown_view import MarkdownView

Role, Value = QAccessible.Role, QAccessible.Text.Value
TEXT = """## Owls

They hear **mice**.

* by day
* by night

| bird | hunts |
| --- | --- |
| owl | mice |
"""
TABLE = (Role.Table, [(Role.Row, [(Role.ColumnHeader, "bird"), (Role.ColumnHeader, "hunts")])])
OWL = (Role.Row, [(Role.Cell, "owl"), (Role.Cell, "mice")])


@pytest.fixture(scope="module", autouse=True)
def installed() -> None:
    install()


def outline(of: QAccessibleInterface) -> list[Any]:
    """Roles of what is exposed below an object, with the words of what has some."""
    children = [of.child(n) for n in range(of.childCount())]
    return [(c.role(), outline(c) if c.childCount() else c.text(Value)) for c in children]


def document(widget: QWidget) -> QAccessibleInterface:
    """The interface of a text that has parts."""
    found = QAccessible.queryAccessibleInterface(widget)
    assert found.role() == Role.Document and found.textInterface() is None
    return found


@pytest.fixture
def view(qtbot) -> FormattedView:
    found = FormattedView()
    qtbot.addWidget(found)
    found.set_theme(LIGHT)
    found.show()
    return found


def shown(view: FormattedView, text: str, height: int = 600) -> None:
    view.show_text(FormattedText(text, format="markdown"), 16)
    view.place(0, 0, 500, height)


def test_a_formatted_text_is_a_document_of_headings_lists_and_tables(view):
    shown(view, TEXT)
    entries = [
        (Role.ListItem, [(Role.Paragraph, "•"), (Role.Paragraph, w)])
        for w in ("by day", "by night")
    ]
    table = (TABLE[0], [*TABLE[1], OWL])
    heading, words = (Role.Heading, "Owls"), (Role.Paragraph, "They hear mice.")
    assert outline(document(view)) == [heading, words, (Role.List, entries), table]
    first = document(view).child(0)
    assert first.attributesInterface().attributeValue(QAccessible.Attribute.Level) == 2
    places = [document(view).child(n).rect() for n in range(4)]
    assert all(one.bottom() <= other.top() for one, other in pairwise(places))


def test_cells_are_described_by_the_heading_of_their_column(view, qtbot):
    consent = MarkdownView(LIGHT)
    qtbot.addWidget(consent)
    consent.set_markdown(TEXT)
    consent.show()
    shown(view, TEXT)
    for text in (view, consent):
        heads, row = (document(text).child(3).child(n) for n in range(2))
        described = [row.child(n).text(QAccessible.Text.Description) for n in range(2)]
        assert described == ["bird", "hunts"]
        assert heads.child(0).text(QAccessible.Text.Description) == ""


def test_strong_words_and_links_are_attributes_of_the_letters(view):
    shown(view, "Owls hear 😀 **mice** and [bats](https://example.org) and *rats* $x^2$ `run`.")
    (box,) = view.accessible_parts()
    words = QAccessible.queryAccessibleInterface(box).textInterface()
    assert words.text(0, words.characterCount()) == "Owls hear 😀 mice and bats and rats x^2 run."
    lent = box.findChild(QPlainTextEdit).document()
    assert words.characterCount() == lent.characterCount() - 1

    def look(word: str) -> QTextCharFormat:
        cursor = lent.find(word)
        return cursor.charFormat()

    assert look("mice").fontWeight() == QFont.Weight.Bold
    assert look("bats").fontUnderline() and look("rats").fontItalic()
    assert look("run").fontFamilies() == ["monospace"]
    assert look("hear").fontWeight() == QFont.Weight.Normal


def test_cells_know_their_table_their_place_and_the_heading_of_their_column(view):
    shown(view, TEXT)
    table = document(view).child(3)
    places = []
    for row in range(table.childCount()):
        for cell in (table.child(row).child(n) for n in range(2)):
            at = cell.tableCellInterface()
            heads = [head.text(Value) for head in at.columnHeaderCells()]
            places.append((at.rowIndex(), at.columnIndex(), heads))
            assert at.table().object() is table.object()
    assert places == [(0, 0, []), (0, 1, []), (1, 0, ["bird"]), (1, 1, ["hunts"])]
    assert document(view).child(0).tableCellInterface() is None
    lent = table.interface_cast(QAccessible.InterfaceType.TableInterface)
    twin = table.object().findChild(QTableWidget)
    assert lent == QAccessible.queryAccessibleInterface(twin).interface_cast(
        QAccessible.InterfaceType.TableInterface
    )
    assert (twin.rowCount(), twin.columnCount(), twin.item(1, 1).text()) == (2, 2, "mice")


def test_only_the_part_in_view_is_exposed_and_another_text_has_its_own_parts(view):
    shown(view, TEXT, 60)
    assert outline(document(view))[0] == (Role.Heading, "Owls")
    view.turn(1)
    assert (Role.Heading, "Owls") not in outline(document(view))
    shown(view, "# Bees")
    assert outline(document(view)) == [(Role.Heading, "Bees")]
    assert len(view.findChildren(QWidget)) == 1


def test_wide_spacing_moves_the_parts_with_their_words(view):
    shown(view, TEXT)
    below = view.accessible_parts()[2].geometry()
    with spaced(wide=True):
        shown(view, TEXT)
        wide = view.accessible_parts()[2].geometry()
    assert wide.top() > below.top() and wide.height() > below.height()


def test_paragraphs_alone_are_a_text(view):
    shown(view, "One.\n\nTwo.")
    found = QAccessible.queryAccessibleInterface(view)
    assert found.role() == Role.EditableText and found.childCount() == 0
    assert found.textInterface().text(0, -1) == "One.\nTwo."


def test_a_consent_has_its_headings_lists_and_tables_too(qtbot):
    consent = MarkdownView(LIGHT)
    qtbot.addWidget(consent)
    consent.set_markdown(TEXT)
    consent.resize(500, 600)
    consent.show()
    entries = [(Role.ListItem, "by day"), (Role.ListItem, "by night")]
    table = (TABLE[0], [*TABLE[1], OWL])
    heading, words = (Role.Heading, "Owls"), (Role.Paragraph, "They hear mice.")
    assert outline(document(consent)) == [heading, words, (Role.List, entries), table]
