"""Garbage of windows is collected in their thread, between events, and nowhere else."""

from __future__ import annotations

import gc
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from labeval import collector

_GARBAGE = """
import gc, json, threading
from labeval import app
from PySide6.QtCore import QTimer

application = app.{application}()
died, kept = [], []


class Part:
    def __init__(self):
        self.itself = self

    def __del__(self):
        died.append(threading.current_thread().name)


def allocate():
    kept.extend([[]] for _ in range(20_000))


gc.collect()  # whatever was made so far would bring the next search forward, into this thread
Part()
thread = threading.Thread(target=allocate, name="another")
thread.start()
thread.join()
before = list(died)
QTimer.singleShot(2 * app.COLLECT_MS, application.quit)
application.exec()
print(json.dumps([before, died]))
"""


def _run(application: str) -> list[list[str]]:
    done = subprocess.run(
        [sys.executable, "-c", _GARBAGE.format(application=application)],
        check=True,
        capture_output=True,
        text=True,
    )
    found: list[list[str]] = json.loads(done.stdout.splitlines()[-1])
    return found


def test_in_a_process_of_windows_the_event_loop_alone_collects() -> None:
    assert _run("application_of_windows") == [[], ["MainThread"]]


_COMMAND = """
import gc, json, sys
from labeval.cli import main

searched = []
gc.callbacks.append(lambda phase, about: phase == "start" and searched.append(about["generation"]))
status = main(["new", sys.argv[2], "--from-judgments", sys.argv[1]])
print(json.dumps([status, len(searched), gc.get_threshold()]))
"""


def test_a_command_line_is_searched_rarely_while_it_makes_many_rows(tmp_path: Path) -> None:
    """At the usual rate of Python it is searched some sixty times."""
    rows = [f"r{n // 100},q{n % 100},{n % 5 + 1}" for n in range(8_000)]
    table = tmp_path / "ratings.csv"
    table.write_text("\n".join(["participant,items,value", *rows]), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", _COMMAND, str(table), str(tmp_path / "study")],
        check=True,
        capture_output=True,
        text=True,
    )
    status, searched, then = json.loads(done.stdout.splitlines()[-1])
    assert (status, then) == (0, list(gc.get_threshold()))
    assert searched <= 4


def test_windows_of_a_command_are_searched_as_often_as_ever() -> None:
    code = """
import gc
from labeval import collector

usual = gc.get_threshold()
with collector.sparing():
    assert gc.get_threshold() > usual
    collector.collect_by_hand()
    assert gc.get_threshold() == usual
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_elsewhere_python_collects_wherever_something_is_allocated() -> None:
    """What the other test is measured against."""
    assert _run("make_application") == [["another"], ["another"]]


@pytest.fixture
def searched() -> Iterator[list[int]]:
    """The generations that the collector searches, in order; it does nothing by itself."""
    found: list[int] = []

    def note(phase: str, about: dict[str, int]) -> None:
        if phase == "start":
            found.append(about["generation"])

    enabled = gc.isenabled()
    gc.disable()
    gc.collect()
    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)
    if enabled:
        gc.enable()


def test_nothing_is_searched_before_as_much_was_made_as_python_waits_for(
    searched: list[int],
) -> None:
    collector.collect_due()
    assert searched == []


def test_all_is_searched_only_where_much_was_made_since_the_last_time(
    searched: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    young, middle, old = gc.get_threshold()
    kept: list[list[int]] = []

    def make(count: int) -> list[int]:
        searched.clear()
        for _ in range(count):
            kept.extend([] for _ in range(young + 1))
            collector.collect_due()
        return sorted(set(searched))

    monkeypatch.setattr(collector, "_blocks_then", 0)
    rounds = (middle + 2) * (old + 2)
    assert make(1) == [0]
    assert make(middle + 1) == [0, 1]
    assert 2 in make(rounds), "the first time"
    monkeypatch.setattr(collector, "_blocks_then", 10 * sys.getallocatedblocks())
    assert 2 not in make(rounds), "what was made is no quarter of all"
    monkeypatch.setattr(collector, "_blocks_then", sys.getallocatedblocks() // 2)
    assert 2 in make(rounds)


def test_nothing_is_searched_when_the_process_of_a_command_ends() -> None:
    # What is registered first is done last: the search would come after it.
    seen = (
        "import atexit, gc; atexit.register(lambda: print(len(gc.get_objects())));"
        "from labeval.cli import main; main(['templates'])"
    )
    done = subprocess.run([sys.executable, "-c", seen], check=True, capture_output=True, text=True)
    assert int(done.stdout.splitlines()[-1]) < 100
