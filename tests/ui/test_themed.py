"""A theme is given to a widget, and reaches all that is drawn in it."""

from __future__ import annotations

import pkgutil
from importlib import import_module

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QVBoxLayout, QWidget

import labeval.ui
from labeval.ui.theme import DARK, LIGHT, Theme, Themed
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.paper import Paper


class Counting(Themed, QWidget):
    """Notes the themes of its parts whenever it takes one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.label = Label(LIGHT)
        self.label.setParent(self)
        self.noted: list[tuple[Theme, Theme]] = []

    def set_theme(self, theme: Theme) -> None:
        before = self.label.theme
        super().set_theme(theme)
        self.noted.append((before, self.label.theme))


@pytest.fixture
def paper(qtbot) -> Paper:
    made = Paper()
    qtbot.addWidget(made)
    return made


def test_a_theme_reaches_a_label_below_widgets_that_know_no_theme(paper):
    between, label = QWidget(), Label(LIGHT)
    QVBoxLayout(between).addWidget(label)
    QVBoxLayout(paper).addWidget(between)
    paper.set_theme(DARK.scaled(1.5))
    assert label.theme == paper.theme == DARK.scaled(1.5)
    assert label.palette().color(QPalette.ColorRole.WindowText) == DARK.color("text")


def test_a_window_of_its_own_keeps_its_theme(paper):
    inside = Label(LIGHT)
    inside.setParent(paper)
    window = QWidget(paper, Qt.WindowType.Window)
    other = Label(LIGHT)
    other.setParent(window)
    paper.set_theme(DARK)
    assert (inside.theme, other.theme) == (DARK, LIGHT)


def test_what_is_placed_after_a_change_of_theme_finds_its_parts_changed(paper):
    part = Counting(paper)
    paper.set_theme(DARK)
    paper.set_theme(LIGHT)
    assert part.noted == [(LIGHT, DARK), (DARK, LIGHT)]


def test_a_part_that_is_no_widget_takes_the_theme_too(paper):
    class Drawing(Themed, QObject):
        """Draws on its parent."""

    part = Drawing(paper)
    paper.set_theme(DARK)
    assert part.theme is DARK


def test_whatever_takes_a_theme_is_found_by_the_widget_that_it_is_in():
    modules = [
        import_module(found.name)
        for found in pkgutil.walk_packages(labeval.ui.__path__, "labeval.ui.")
    ]
    takers = [c for m in modules for c in vars(m).values() if "set_theme" in vars_of_class(c)]
    assert len(takers) > 40
    classes = [c for c in takers if not vars(c).get("_is_protocol")]
    assert [c.__qualname__ for c in classes if not issubclass(c, Themed)] == []


def vars_of_class(found: object) -> dict[str, object]:
    """What a class defines itself; nothing for what is no class."""
    return dict(vars(found)) if isinstance(found, type) else {}
