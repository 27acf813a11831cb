"""The windows of counts after edits: what they hold is what is in the workbook."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from labeval.coding.codes import codebook, marking
from labeval.coding.corpus.corpus import Corpus
from labeval.coding.edits import added
from labeval.coding.rows import Anchor, Coding
from labeval.coding.texts.source_text import SourceText
from labeval.jobs.coding.corpus import read_seen_corpus
from labeval.store.workbook.workbook import Workbook
from labeval.ui.coding.counts.window import ViewsWindow
from tests.support.coding import coded_workbook
from tests.support.coding.analyst import Analyst, coded_twice


def stored(window: ViewsWindow) -> Corpus:
    return read_seen_corpus(window.controller.workbook.path, window.controller.coder)


def holds_what_is_stored(window: ViewsWindow) -> bool:
    window.settle()
    held, read = window.corpus, stored(window)
    assert held.segments == read.segments
    assert (held.codes, held.sources, held.words) == (read.codes, read.sources, read.words)
    assert window.background.is_busy is False
    return True


def new_segment(window: ViewsWindow, at: int = 0) -> Coding:
    controller, book = window.controller, window.controller.workbook
    source = next(iter(controller.sources))
    text = SourceText(book.passages(source))
    passage = max(text.passages, key=lambda passage: len(passage.text))
    ends = Anchor(passage.id, at), Anchor(passage.id, at + 6)
    code = next(code.id for code in controller.codes.values() if code.codable)
    made = marking.code_span(text, *ends, code=code, coder=controller.coder)[0].row
    assert isinstance(made, Coding)
    return made


def test_own_segments_come_and_go_without_the_texts_being_read_again(window: ViewsWindow) -> None:
    texts = window.corpus.layouts
    made = new_segment(window)
    before = len(window.corpus.codings)
    window.controller.do(marking.CODE, [added(made)])
    assert holds_what_is_stored(window)
    assert len(window.corpus.codings) == before + 1
    window.controller.undo()
    assert holds_what_is_stored(window)
    window.controller.redo()
    window.controller.do(marking.CODE, [added(new_segment(window, at=7))])
    assert holds_what_is_stored(window)
    assert len(window.corpus.codings) == before + 2
    assert window.corpus.layouts is texts


def test_everything_is_read_after_other_edits_and_after_those_of_others(
    window: ViewsWindow,
) -> None:
    controller, texts = window.controller, window.corpus.layouts
    codes = list(controller.codes.values())
    controller.do(codebook.ADD, codebook.add(codes, "New"))
    assert holds_what_is_stored(window)
    assert window.corpus.layouts is not texts
    texts = window.corpus.layouts
    with Workbook(controller.workbook.path, coder=coded_workbook.SECOND) as book:
        theirs = new_segment(window, at=3)
        theirs = replace(theirs, coder=book.coder.id)
        book.do(marking.CODE, [added(theirs)])
    controller.look_elsewhere()
    assert holds_what_is_stored(window)
    assert theirs.id in {coding.id for coding in window.corpus.codings}
    assert window.corpus.layouts is not texts


def test_what_changes_while_everything_is_read_is_not_missed(window: ViewsWindow) -> None:
    controller = window.controller
    controller.do(codebook.ADD, codebook.add(list(controller.codes.values()), "First"))
    window.refresh()  # is being read now
    controller.do(codebook.ADD, codebook.add(list(controller.codes.values()), "Second"))
    controller.do(marking.CODE, [added(new_segment(window))])
    window.background.settle()
    assert holds_what_is_stored(window)


def test_counts_wait_until_somebody_who_codes_in_another_window_rests(
    analyst: Analyst, qtbot
) -> None:
    coded_twice(analyst)
    window = ViewsWindow(analyst.controller, analyst.window.theme)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.settle()
    analyst.window.activateWindow()
    qtbot.waitUntil(analyst.window.isActiveWindow)
    before = window.corpus
    for start in (20, 30, 40):
        analyst.select(start, start + 8)
        analyst.window.code_with(analyst.code("Likes").id)
        QCoreApplication.processEvents()
    assert window.corpus is before, "it is busy with nothing meanwhile"
    assert not window.background.is_busy
    qtbot.waitUntil(lambda: window.corpus is not before)
    assert holds_what_is_stored(window)
    assert len(window.corpus.codings) == len(before.codings) + 3
