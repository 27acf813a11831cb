"""Work beside a window: never two pieces at once, the newest is shown, closing gives it up."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import QObject

from labeval.coding.identity import coder_id
from labeval.jobs.coding_corpus import read_corpus, read_seen_corpus
from labeval.store.workbook import Workbook
from labeval.ui.coding.computing import Computing, GivenUp
from labeval.ui.coding.desk import Desk
from labeval.ui.coding.views_window import ViewsWindow
from labeval.ui.theme import LIGHT
from tests import coded_workbook


@pytest.fixture
def computing(qapp):
    owner = QObject()
    made = Computing(owner)
    yield made
    made.close()
    owner.deleteLater()


def test_work_is_done_in_another_thread_and_shown_in_this_one(computing, qtbot):
    shown = []
    computing.ask(
        lambda _heard: threading.get_ident(),
        lambda worker: shown.append((worker, threading.get_ident())),
    )
    assert computing.is_busy and not shown
    qtbot.waitUntil(lambda: not computing.is_busy)
    ((worker, here),) = shown
    assert worker != here == threading.get_ident()


def test_of_what_is_asked_meanwhile_only_the_last_is_computed_and_never_two_at_once(computing):
    gate, running, most, done, shown = threading.Event(), [], [], [], []

    def work(number):
        def run(heard):
            running.append(number)
            most.append(len(running))
            gate.wait(5)
            running.remove(number)
            done.append(number)
            return number

        return run

    for number in range(5):
        computing.ask(work(number), shown.append)
    gate.set()
    computing.settle()
    assert max(most) == 1
    assert done == [0, 4] and shown == [4]


def test_what_was_given_up_ends_at_its_next_step_and_shows_nothing(computing):
    begun, ended, shown = threading.Event(), threading.Event(), []

    def run(heard):
        begun.set()
        try:
            while True:
                heard()
        except GivenUp:
            ended.set()
            raise

    computing.ask(run, shown.append)
    assert begun.wait(5)
    computing.close(5)
    assert ended.is_set() and not shown and not computing.is_busy


def test_what_a_person_can_mend_is_told_and_a_bug_is_raised(computing):
    told = []
    computing.failed.connect(told.append)

    def refuse(_heard):
        raise ValueError("not so")

    def err(_heard):
        raise KeyError("a bug")

    computing.ask(refuse, print)
    computing.settle()
    assert told == ["not so"]
    computing.ask(err, print)
    with pytest.raises(KeyError):
        computing.settle()


def test_a_window_that_is_closed_while_it_reads_reads_again_when_it_is_shown(tmp_path, qtbot):
    made = coded_workbook.make(tmp_path / "coding.sqlite", participants=2)
    with Workbook(made.path, coder=coded_workbook.FIRST) as book:
        desk = Desk(book)
        window = ViewsWindow(desk, LIGHT)
        qtbot.addWidget(window)
        window.show()
        assert window.computing.is_busy
        window.close()
        assert not window.computing.is_busy and not window.corpus.codings
        window.show()
        window.settle()
        assert window.grid() is not None and window.corpus.codings
        window.close()
        desk.deleteLater()


def test_a_corpus_that_is_read_apart_is_what_the_coder_sees(tmp_path):
    made = coded_workbook.make(tmp_path / "coding.sqlite", participants=2)
    with Workbook(made.path, coder=coded_workbook.FIRST) as book:
        expected = read_corpus(book)
        apart = read_seen_corpus(made.path, coder_id(coded_workbook.FIRST))
    assert apart.codings == expected.codings and apart.sources == expected.sources
