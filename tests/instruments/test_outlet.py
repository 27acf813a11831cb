"""Streams of Lab Streaming Layer, heard by a real inlet on this computer."""

from __future__ import annotations

import json
import sys
import threading
import time
import uuid

import pytest

from labeval.instruments.outlet import Failed, Opened, Outlet, Stream
from tests.support.lab_streams import PATIENCE_S, inlet_of, stay_here

pylsl = pytest.importorskip("pylsl")


class Told:
    """What an outlet has told."""

    def __init__(self) -> None:
        self.all: list[Opened | Failed] = []
        self._came = threading.Event()

    def __call__(self, told: Opened | Failed) -> None:
        self.all.append(told)
        self._came.set()

    def first(self) -> Opened | Failed:
        assert self._came.wait(PATIENCE_S)
        return self.all[0]


@pytest.fixture(scope="module", autouse=True)
def on_this_computer_alone(tmp_path_factory: pytest.TempPathFactory) -> None:
    stay_here(tmp_path_factory.mktemp("lsl"))


def test_lines_arrive_in_order_with_the_time_at_which_it_happened():
    session, told, zero = uuid.uuid4().hex, Told(), time.monotonic() - 5
    about = {"condition": "only"}
    outlet = Outlet((Stream.EVENTS,), session, about, zero_s=zero, report=told)
    try:
        opened = told.first()
        assert isinstance(opened, Opened)
        inlet = inlet_of(f"labeval-events-{session}")
        info = inlet.info(PATIENCE_S)
        assert (info.name(), info.type(), info.channel_count()) == ("labeval-events", "Markers", 1)
        assert info.nominal_srate() == pylsl.IRREGULAR_RATE
        assert info.desc().child_value("condition") == "only"
        for n in range(200):
            outlet.send(Stream.EVENTS, zero + n, json.dumps({"n": n, "said": "größer 😀"}))
        got = [inlet.pull_sample(PATIENCE_S) for _ in range(200)]
    finally:
        outlet.close()
    assert [json.loads(line) for (line,), _ in got] == [
        {"n": n, "said": "größer 😀"} for n in range(200)
    ]
    # Both clocks count from the computer's start here; the sample says when, not when it was sent.
    off = [abs(at - (opened.lsl_at_zero + n)) for n, (_, at) in enumerate(got)]
    assert max(off) < 0.005


def test_the_last_line_before_the_end_arrives():
    session, told = uuid.uuid4().hex, Told()
    outlet = Outlet(tuple(Stream), session, {}, zero_s=0, report=told)
    told.first()
    inlet = inlet_of(f"labeval-words-{session}")
    outlet.send(Stream.WORDS, 1, "the last")
    outlet.close()
    assert inlet.pull_sample(PATIENCE_S)[0] == ["the last"]


def test_a_computer_without_the_library_is_told_of_and_nothing_is_thrown(monkeypatch):
    monkeypatch.setitem(sys.modules, "pylsl", None)
    told = Told()
    outlet = Outlet((Stream.EVENTS,), "s", {}, zero_s=0, report=told)
    outlet.send(Stream.EVENTS, 1, "a line")
    outlet.close()
    failed = told.first()
    assert isinstance(failed, Failed) and "pylsl" in failed.why


def test_sending_never_waits_for_the_network(monkeypatch):
    """The thread is stuck in a library that does not come back; nobody else notices."""
    told, stuck, free = Told(), threading.Event(), threading.Event()

    class Stuck:
        def StreamInfo(self, **_: object) -> None:
            stuck.set()
            free.wait(PATIENCE_S)
            raise OSError("no network")

        def __getattr__(self, name: str) -> int:
            return 0

    monkeypatch.setitem(sys.modules, "pylsl", Stuck())
    outlet = Outlet((Stream.EVENTS,), "s", {}, zero_s=0, report=told)
    assert stuck.wait(PATIENCE_S)
    for n in range(10_000):
        outlet.send(Stream.EVENTS, n, "a line")
    outlet.end()
    assert not told.all
    free.set()
    assert told.first() == Failed("OSError: no network")
