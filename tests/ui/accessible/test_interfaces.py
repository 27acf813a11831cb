"""What widgets that paint themselves say of themselves through Qt's accessibility interfaces."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QLabel, QSplitter, QWidget

from labeval.ui.accessible import Accessible, CaretText, install
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.basics.label import Label

ROLE, TEXT = QAccessible.Role, QAccessible.Text


@pytest.fixture(autouse=True)
def installed() -> None:
    install()


@pytest.fixture
def active() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


class Text(Accessible, QWidget):
    words = "An 😀 owl hears mice."

    def accessible_text(self) -> str:
        return self.words


class Cover(Accessible, QWidget):
    covers_parent = True


class Painted(Accessible, QWidget):
    is_exposed = False


def interface(widget: QWidget) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(widget)


def names(widget: QWidget) -> list[str]:
    of = interface(widget)
    return [of.child(n).text(TEXT.Name) for n in range(of.childCount())]


@pytest.fixture
def room(qtbot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(400, 400)
    return made


def put(kind: type[QWidget], name: str, room: QWidget, *place: int) -> QWidget:
    made = kind(room)
    made.setAccessibleName(name)
    made.setGeometry(*place)
    made.show()
    return made


def test_parts_are_read_by_rows_whatever_they_were_made_in(room):
    put(QWidget, "below", room, 0, 200, 400, 50)
    put(QWidget, "top right", room, 200, 6, 100, 20)
    put(QWidget, "tall left", room, 0, 0, 100, 150)
    put(QWidget, "middle right", room, 200, 60, 100, 20)
    order = ["tall left", "top right", "middle right", "below"]
    assert names(room) == order
    at = interface(room)
    assert [at.indexOfChild(at.child(n)) for n in range(4)] == [0, 1, 2, 3]
    assert at.child(4) is None
    room.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert names(room) == ["top right", "middle right", "tall left", "below"]


def test_nothing_is_exposed_that_is_hidden_empty_or_covered(room):
    put(QWidget, "hidden", room, 0, 0, 100, 20).hide()
    put(QLabel, "", room, 0, 30, 100, 20)
    put(QWidget, "shown", room, 0, 60, 100, 20)
    assert names(room) == ["shown"]
    cover = put(Cover, "card", room, 0, 0, 400, 400)
    assert names(room) == ["card"]
    cover.hide()
    assert names(room) == ["shown"]


def test_what_is_only_painted_elsewhere_is_not_exposed_with_anything_in_it(room, qtbot):
    room.show()
    painted = put(Painted, "mirror", room, 0, 0, 400, 400)
    inner = put(QWidget, "page", painted, 0, 0, 100, 100)
    put(QWidget, "button", inner, 0, 0, 50, 50)
    assert interface(painted).childCount() == interface(inner).childCount() == 0
    assert interface(painted).state().invisible and interface(inner).state().invisible
    assert not interface(room).state().invisible


def test_a_named_container_is_a_group_and_a_window_a_window(room):
    assert interface(room).role() == ROLE.Window
    part = put(QWidget, "", room, 0, 0, 10, 10)
    assert interface(part).role() == ROLE.Client
    part.setAccessibleName("Truth")
    assert interface(part).role() == ROLE.Grouping
    labelled, label = put(QWidget, "", room, 0, 20, 10, 10), QLabel("Recording", room)
    label.setBuddy(labelled)
    assert interface(labelled).role() == ROLE.Grouping


def test_large_bold_letters_are_headings_with_a_level(room):
    for size, level in ((22, 1), (16, 2), (13, 0)):
        label = Label(LIGHT, size=size, bold=True, parent=room)
        label.setText("Sessions")
        at = interface(label)
        assert at.role() == (ROLE.Heading if level else ROLE.StaticText)
        assert at.text(TEXT.Name) == "Sessions"
        key = QAccessible.Attribute.Level
        assert (at.attributesInterface().attributeValue(key) or 0) == level


def test_what_explains_a_part_is_related_to_it(room):
    room.show()
    part = put(Cover, "Truth", room, 0, 0, 10, 10)
    assert interface(part).relations() == []
    assert isinstance(part, Cover)
    part.described_by = put(QWidget, "It agrees with the source.", room, 0, 20, 10, 10)
    ((other, relation),) = interface(part).relations()
    assert other.text(TEXT.Name) == "It agrees with the source."
    assert relation == QAccessible.RelationFlag.DescriptionFor
    part.described_by.hide()
    assert interface(part).relations() == []


def test_a_text_has_its_words_in_the_units_of_qt(room):
    view = put(Text, "Text", room, 5, 5, 200, 50)
    at = interface(view)
    state, text = at.state(), at.textInterface()
    assert (at.role(), at.childCount()) == (ROLE.EditableText, 0)
    assert state.readOnly and state.multiLine
    assert at.text(TEXT.Value) == text.text(0, -1) == Text.words
    assert text.characterCount() == len(Text.words) + 1
    assert text.text(3, 5) == "😀" and text.text(6, 9) == "owl"
    text.setCursorPosition(6)
    assert text.cursorPosition() == 6
    text.setCursorPosition(600)
    assert text.cursorPosition() == text.characterCount()
    assert text.characterRect(0).topLeft() == view.mapToGlobal(QPoint(0, 0))


def test_a_text_has_no_other_interface_than_its_own(room):
    at = interface(put(Text, "Text", room, 5, 5, 200, 50))
    assert at.actionInterface() is not None
    assert at.valueInterface() is None and at.editableTextInterface() is None


def test_an_interface_keeps_no_widget_alive(room):
    def texts() -> int:
        gc.collect()
        return sum(isinstance(found, Text) for found in gc.get_objects())

    before = texts()
    parts = [put(Text, "Text", room, 0, 0, 10, 10) for _ in range(20)]
    assert all(interface(part).textInterface().text(0, 2) == "An" for part in parts)
    for part in parts:
        part.setParent(None)
    del part
    parts.clear()
    assert texts() == before


class Selecting(CaretText, QWidget):
    words, ends = "An 😀 owl\nhears mice.", (0, 0)

    def accessible_text(self) -> str:
        return self.words

    def accessible_selection(self) -> tuple[int, int]:
        return self.ends

    def select_text(self, start: int, end: int) -> None:
        self.ends = start, end


def test_a_text_with_a_caret_is_selected_from_outside_and_says_where(room):
    text = put(Selecting, "Text", room, 0, 0, 300, 50)
    at = interface(text)
    assert at.role() == ROLE.EditableText and at.childCount() == 0
    words = at.textInterface()
    assert words.text(0, words.characterCount()) == text.words
    assert words.selectionCount() == 0
    words.addSelection(3, 9)  # units: the owl of two comes first
    assert text.ends == (3, 8) and text.words[3:8] == "😀 owl"
    text.ends = (10, 4)
    words = at.textInterface()
    assert words.selectionCount() == 1 and words.cursorPosition() == 5
    words.setCursorPosition(6)
    assert text.ends == (5, 5)
    text.words, text.ends = "Crows.", (2, 2)
    words = at.textInterface()
    assert words.text(0, words.characterCount()) == "Crows."
    assert words.cursorPosition() == 2


def test_parts_of_a_splitter_are_read_by_place_and_its_handles_not(room):
    split = QSplitter(room)
    for name in ("right", "left"):
        part = QWidget()
        part.setAccessibleName(name)
        split.insertWidget(0, part)
    split.resize(300, 100)
    split.show()
    QApplication.processEvents()
    assert names(split) == ["left", "right"]
