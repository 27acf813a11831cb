"""Work in a thread for a window: one job at a time, the newest is shown, closing cancels it."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import QObject

from labeval.coding.identity import coder_id
from labeval.jobs.coding.corpus import read_corpus, read_seen_corpus
from labeval.store.workbook.workbook import Workbook
from labeval.ui.background import Background, GivenUp
from labeval.ui.coding.counts.window import ViewsWindow
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.theme import LIGHT
from tests.support.coding import coded_workbook


@pytest.fixture
def background(qapp):
    owner = QObject()
    made = Background(owner)
    yield made
    made.close()
    owner.deleteLater()


def test_work_is_done_in_another_thread_and_shown_in_this_one(background, qtbot):
    shown = []
    background.ask(
        lambda _steps: threading.get_ident(),
        lambda worker: shown.append((worker, threading.get_ident())),
    )
    assert background.is_busy and not shown
    qtbot.waitUntil(lambda: not background.is_busy)
    ((worker, here),) = shown
    assert worker != here == threading.get_ident()


def test_of_what_is_asked_meanwhile_only_the_last_is_computed_and_never_two_at_once(background):
    gate, running, most, done, shown = threading.Event(), [], [], [], []

    def work(number):
        def run(steps):
            running.append(number)
            most.append(len(running))
            gate.wait(60)
            running.remove(number)
            done.append(number)
            return number

        return run

    for number in range(5):
        background.ask(work(number), shown.append)
    gate.set()
    background.settle()
    assert max(most) == 1
    assert done == [0, 4] and shown == [4]


def test_what_was_given_up_ends_at_its_next_step_and_shows_nothing(background):
    begun, ended, shown = threading.Event(), threading.Event(), []

    def run(steps):
        begun.set()
        try:
            while True:
                steps()
        except GivenUp:
            ended.set()
            raise

    background.ask(run, shown.append)
    assert begun.wait(60)
    background.close(60)
    assert ended.is_set() and not shown and not background.is_busy


def test_what_a_person_can_mend_is_reported_and_a_bug_is_raised(background):
    problems = []
    background.failed.connect(problems.append)

    def refuse(_steps):
        raise ValueError("not so")

    def err(_steps):
        raise KeyError("a bug")

    background.ask(refuse, print)
    background.settle()
    assert problems == ["not so"]
    background.ask(err, print)
    with pytest.raises(KeyError):
        background.settle()


def test_a_window_that_is_closed_while_it_reads_reads_again_when_it_is_shown(tmp_path, qtbot):
    made = coded_workbook.make(tmp_path / "coding.sqlite", participants=2)
    with Workbook(made.path, coder=coded_workbook.FIRST) as book:
        controller = CodingController(book)
        window = ViewsWindow(controller, LIGHT)
        qtbot.addWidget(window)
        window.show()
        assert window.background.is_busy
        window.close()
        assert not window.background.is_busy and not window.corpus.codings
        window.show()
        window.settle()
        assert window.grid() is not None and window.corpus.codings
        window.close()
        controller.deleteLater()


def test_a_corpus_that_is_read_apart_is_what_the_coder_sees(tmp_path):
    made = coded_workbook.make(tmp_path / "coding.sqlite", participants=2)
    with Workbook(made.path, coder=coded_workbook.FIRST) as book:
        expected = read_corpus(book)
        apart = read_seen_corpus(made.path, coder_id(coded_workbook.FIRST))
    assert apart.codings == expected.codings and apart.sources == expected.sources


def test_queued_work_is_done_in_turn_and_goes_on_after_a_failure(background):
    shown, problems = [], []

    def refuse(_steps):
        raise OSError("no room")

    background.ask(lambda _: 1, shown.append, queued=True)
    background.ask(refuse, shown.append, refuse=problems.append, queued=True)
    background.ask(lambda _: 3, shown.append, queued=True)
    background.settle()
    assert shown == [1, 3] and problems == ["no room"] and not background.is_busy


def test_newer_work_replaces_all_that_was_queued(background):
    shown, gate = [], threading.Event()
    background.ask(lambda _: gate.wait(60), shown.append)
    background.ask(lambda _: 2, shown.append, queued=True)
    background.ask(lambda _: 3, shown.append)
    gate.set()
    background.settle()
    assert shown == [3]


def test_progress_is_shown_in_this_thread_and_says_when_work_is_given_up(background, qtbot):
    followed, goes_on, gate = [], [], threading.Event()

    def run(steps):
        goes_on.append(steps.report("record", 1, 2))
        gate.wait(60)
        goes_on.append(steps.report("record", 2, 2))

    background.ask(run, print, follow=lambda *at: followed.append((at, threading.get_ident())))
    qtbot.waitUntil(lambda: bool(followed))
    background.stop()
    gate.set()
    background.settle()
    assert followed[0] == (("record", 1, 2), threading.get_ident())
    assert goes_on == [True, False]


def test_work_that_ends_although_it_was_stopped_is_shown_and_its_errors_are_not(background):
    shown, problems, gate = [], [], threading.Event()

    def ends(_steps):
        gate.wait(60)
        return "done"

    def refuses(steps):
        gate.wait(60)
        if not steps.report():
            raise OSError("stopped")

    background.failed.connect(problems.append)
    background.ask(ends, shown.append)
    background.stop()
    gate.set()
    background.settle()
    gate.clear()
    background.ask(refuses, shown.append)
    background.stop()
    gate.set()
    background.settle()
    assert shown == ["done"] and problems == []


def test_busy_ends_after_a_bug_too(background):
    busy, problems = [], []
    background.busy_changed.connect(busy.append)
    background.failed.connect(problems.append)
    background.ask(lambda _: {}["missing"], print)
    with pytest.raises(KeyError):
        background.settle()
    assert busy == [True, False] and problems == ["KeyError: 'missing'"]
