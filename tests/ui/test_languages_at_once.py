"""Pages that speak a study's language while threads make sentences in the interface's."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QCoreApplication, QSize, QTranslator
from PySide6.QtWidgets import QLabel

from labeval import places
from labeval.jobs.coding.joint_ratings import Rating
from labeval.study.reading import read_study
from labeval.ui.coding.counts.choices import JOINT
from labeval.ui.coding.counts.window import ViewsWindow
from labeval.ui.language import (
    LanguageSwitch,
    Retranslating,
    interface_words,
    spoken_in,
    words_are_in_use,
)
from labeval.ui.participant.looks import LooksAhead, shared_looks
from labeval.ui.theme import LIGHT
from tests.support.coding import coding_windows


def word() -> str:
    return QCoreApplication.translate("CodeViews", "Place")


def test_counts_are_in_the_interfaces_language_while_pages_speak_another(tmp_path, qtbot) -> None:
    with coding_windows.coded(tmp_path, participants=8) as controller:
        ratings = partial(controller.property, coding_windows.RATINGS)
        window = coding_windows.shown(ViewsWindow(controller, LIGHT, ratings=ratings), qtbot)
        window.views.setCurrentRow(JOINT)
        window.settle()
        expected = window.grid()
        begun, go_on = threading.Event(), threading.Event()

        def read_later() -> list[Rating]:
            begun.set()
            go_on.wait(60)
            return ratings()

        request = replace(window._request(JOINT), ratings=None, read_ratings=read_later)
        with ThreadPoolExecutor(1) as pool:
            shown = pool.submit(request.shown)
            begun.wait(60)
            threading.Timer(0.1, go_on.set).start()
            with spoken_in("de"):
                grid = shown.result().grid
    assert grid is not None and grid.about == expected.about


def test_a_thread_that_makes_sentences_and_a_page_wait_for_each_other(qapp) -> None:
    begun, go_on, found = threading.Event(), threading.Event(), []

    def make() -> None:
        with interface_words():
            begun.set()
            go_on.wait(60)
            found.append(word())

    with ThreadPoolExecutor(1) as pool:
        made = pool.submit(make)
        begun.wait(60)
        assert words_are_in_use()
        threading.Timer(0, go_on.set).start()
        with spoken_in("de"):
            assert found == ["Place"] and word() == "Stelle"
            assert not words_are_in_use()  # by another thread
        made.result()
    assert not words_are_in_use() and word() == "Place"


def test_pages_are_not_drawn_ahead_while_a_thread_makes_sentences(qtbot) -> None:
    content = read_study(places.templates() / "six-methods")
    block = next(iter(content.study.blocks))
    ahead, size, stop = LooksAhead(), QSize(1280, 616), threading.Event()
    shared_looks.cache_clear()

    def make() -> None:
        with interface_words():
            stop.wait(60)

    with ThreadPoolExecutor(1) as pool:
        pool.submit(make)
        qtbot.waitUntil(words_are_in_use)
        ahead.prepare(content, [block], size, LIGHT)
        work, steps = ahead._work, []
        ahead._work = (steps.append(step) for step in work)
        for _ in range(3):
            ahead._go_on()
        assert not steps and ahead.is_finding
        stop.set()
    ahead._go_on()
    assert len(steps) == 1
    ahead.stop()


def test_the_source_is_spoken_without_calling_python_under_the_lock_of_qt(qapp) -> None:
    """A thread that asks for words meanwhile would wait for Python, and Python for it."""
    switch = LanguageSwitch(qapp)
    switch.use("de")
    assert word() == "Stelle"
    with spoken_in("en"):
        assert word() == "Place"
        with spoken_in("de"):
            assert word() == "Stelle"
            with spoken_in("en"):
                assert word() == "Place"
        assert word() == "Place"
    assert word() == "Stelle"
    own = [kind for kind in QTranslator.__subclasses__() if kind.__module__.startswith("labeval")]
    assert not own


class Named(Retranslating, QLabel):
    """A window with a word of the interface."""

    def retranslate(self) -> None:
        self.setText(word())


def test_a_language_within_another_reaches_no_window(qapp, qtbot) -> None:
    """As where the look of a page is found while its mirror is drawn."""
    LanguageSwitch(qapp)
    window = Named(word())
    qtbot.addWidget(window)
    window.show()
    with spoken_in("de"), spoken_in("en"):
        QCoreApplication.processEvents()
    with spoken_in("de"):
        QCoreApplication.processEvents()
        assert word() == "Stelle"
    assert window.text() == "Place"
