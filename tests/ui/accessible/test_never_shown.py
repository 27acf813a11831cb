"""Pages that are drawn and never shown: nobody hears of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from labeval import places
from labeval.jobs.new_study.designs import gallery_designs
from labeval.jobs.planning.check import pages_of_block
from labeval.study.reading import read_study
from labeval.ui.accessible import install
from labeval.ui.fit import PageMeasure
from labeval.ui.new_study.page_sheet import PageSheet
from labeval.ui.participant.looks import BlockLooks
from labeval.ui.theme import LIGHT

LAID_OUT = (QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.Polish)


class Listeners(QObject):
    """Notes whether somebody listened whenever a widget was laid out."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[bool] = []

    def eventFilter(self, of: QObject, event: QEvent) -> bool:
        if isinstance(of, QWidget) and event.type() in LAID_OUT:
            self.found.append(QAccessible.isActive())
        return False


@pytest.fixture
def listeners(qapp) -> Iterator[Listeners]:
    install()
    QAccessible.setActive(True)
    noted = Listeners()
    qapp.installEventFilter(noted)
    yield noted
    qapp.removeEventFilter(noted)
    QAccessible.setActive(False)


def test_nothing_is_reported_of_pages_that_are_laid_out_ahead(listeners):
    content = read_study(places.templates() / "six-methods")
    BlockLooks().look(content, next(iter(content.study.blocks)), QSize(1280, 616), LIGHT)
    assert set(listeners.found) == {False}
    assert QAccessible.isActive()


def test_nothing_is_reported_of_pages_that_a_check_measures(listeners):
    content = read_study(places.templates() / "six-methods")
    page = pages_of_block(content, next(iter(content.study.blocks)))[0]
    PageMeasure().measure(content, page, "en")
    assert set(listeners.found) == {False}


def test_a_page_that_is_drawn_for_a_picture_is_no_window_to_hear(listeners):
    design = gallery_designs(places.templates())[0]
    sheet = PageSheet(LIGHT, "en")
    sheet.show_design(design)
    sheet.picture(640, 1.0)
    heard = QAccessible.queryAccessibleInterface(sheet)
    assert sheet.isVisible() and heard.state().invisible and heard.childCount() == 0
    sheet.deleteLater()
