"""A session in a real window, heard by inlets of Lab Streaming Layer on this computer."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from labeval.session.events.events import Kind
from labeval.ui.participant.window.instruments import InstrumentMarks, marked_for_instruments
from tests.support.lab_streams import PATIENCE_S, inlet_of, stay_here

WAIT_MS = int(PATIENCE_S * 1000)
ASKS = [
    {"id": "rating", "text": "My answers are kept.", "required": True},
    {"id": "instruments", "text": "The eye tracker may learn what I press."},
]
CONSENT = {
    "step": "consent",
    "id": "consent",
    "version": "1",
    "text": "We keep what you answer.",
    "asks": ASKS,
    "declined": "# All right",
}
ABOUT = {
    "step": "questionnaire",
    "id": "about",
    "questions": [{"id": "age", "kind": "number", "text": "Age?", "min": 1, "max": 99}],
}


@pytest.fixture(scope="module", autouse=True)
def on_this_computer_alone(tmp_path_factory: pytest.TempPathFactory) -> None:
    pytest.importorskip("pylsl")
    stay_here(tmp_path_factory.mktemp("lsl"))


@pytest.fixture
def sit(seat: Any, steps: Any) -> Callable[..., Any]:
    def make(lsl: str = "words", procedure: list[Any] | None = None) -> Any:
        procedure = procedure or [CONSENT, steps.rate, ABOUT, steps.thanks]
        return seat(
            procedure,
            study={"instruments": {"lsl": lsl}},
            method="dqe",
            points=4,
            training=[],
            comment={"ask": True},
        )

    return make


def lines(inlet: Any, until: Callable[[dict[str, Any]], bool], qtbot: QtBot) -> list[Any]:
    """Everything that arrives, until such a line does."""
    found: list[Any] = []

    def came() -> bool:
        while (sample := inlet.pull_sample(0))[0] is not None:
            found.append((json.loads(sample[0][0]), sample[1]))
        return any(until(line) for line, _ in found)

    qtbot.waitUntil(came, timeout=WAIT_MS)
    return found


def agree(taken: Any, *ticked: str) -> None:
    taken.session.give_consent({ask["id"]: ask["id"] in ticked for ask in ASKS})
    taken.window._redraw()


def opened(taken: Any, qtbot: QtBot) -> Iterator[InstrumentMarks]:
    with marked_for_instruments(taken.window) as marks:
        assert marks is not None
        qtbot.waitUntil(
            lambda: (
                any(e.kind == Kind.OUTLET_OPENED for e in taken.session._held)
                or (taken.session.is_kept and bool(taken.events(Kind.OUTLET_OPENED)))
            ),
            timeout=WAIT_MS,
        )
        yield marks


@pytest.fixture
def open_(qtbot: QtBot) -> Iterator[Callable[[Any], None]]:
    running: list[Iterator[InstrumentMarks]] = []

    def begin(taken: Any) -> None:
        running.append(opened(taken, qtbot))
        taken.marks = next(running[-1])

    yield begin
    for one in running:
        next(one, None)


def test_answers_are_heard_with_the_sessions_clock_and_stay_in_their_order(sit, open_, qtbot):
    taken = sit("events")
    open_(taken)
    inlet = inlet_of(f"labeval-events-{taken.session.header.id}")
    agree(taken, "rating", "instruments")
    taken.press(Qt.Key.Key_3)
    taken.press(Qt.Key.Key_2)
    heard = lines(inlet, lambda line: line["value"] == "2", qtbot)
    recorded = {e.seq: e for e in taken.events()}
    for line, _ in heard:
        event = recorded[line["seq"]]
        assert (line["kind"], line["page"]) == (event.kind, event.page)
        assert (line["field"], line["value"]) == (event.field, event.value)
    answers = [(e["field"], e["value"]) for e, _ in heard if e["kind"] == "answer"]
    assert answers == [("true", "3"), ("clear", "2")]
    assert {"page_shown", "definition_shown"} <= {line["kind"] for line, _ in heard}
    (told,) = taken.events(Kind.OUTLET_OPENED)
    off = [at - told.data["lsl_at_zero"] - line["at_ms"] / 1000 for line, at in heard]
    assert max(map(abs, off)) < 0.005


def test_words_are_where_the_window_shows_them(sit, open_, qtbot):
    taken = sit("words")
    open_(taken)
    inlet = inlet_of(f"labeval-words-{taken.session.header.id}")
    agree(taken, "rating", "instruments")
    heard = lines(inlet, lambda line: bool(line["texts"]), qtbot)
    layout = next(line for line, _ in heard if line["texts"])
    page = taken.window.page_in_sight()
    view = page.texts.frames[0].view
    item = page.view.items[0]
    (shown,) = layout["texts"]
    assert shown["text"] == item.id
    text = view.text
    assert [w[-1] for w in shown["words"]] == text.rstrip(".").replace(",", "").split()
    screen, ratio = taken.window.screen(), taken.window.screen().devicePixelRatio()
    for start, end, x, y, width, height, word in shown["words"]:
        assert text[start:end] == word
        middle = QPoint(round((x + width / 2) / ratio), round((y + height / 2) / ratio))
        under = view.canvas.mapFromGlobal(middle + screen.geometry().topLeft())
        assert start <= view.offset_at(under.toPointF()) <= end
    for row in layout["criteria"]:
        box = QRect(*row["box"])
        control = page.control(row["criterion"], "2")
        place = control.mapToGlobal(control.rect().center()) * ratio
        assert box.contains(place)
    assert [row["criterion"] for row in layout["criteria"]] == ["true", "clear"]


def test_a_card_over_the_page_has_no_words_below_it(sit, open_, qtbot):
    taken = sit("words")
    open_(taken)
    inlet = inlet_of(f"labeval-words-{taken.session.header.id}")
    agree(taken, "rating", "instruments")
    lines(inlet, lambda line: bool(line["texts"]), qtbot)
    taken.window._deck.show_definitions()
    lines(inlet, lambda line: not line["texts"], qtbot)
    QTest.keyClick(taken.focus(), Qt.Key.Key_Escape)
    lines(inlet, lambda line: bool(line["texts"]), qtbot)


def test_who_does_not_agree_is_not_heard_of(sit, open_, qtbot):
    taken = sit("events")
    open_(taken)
    inlet = inlet_of(f"labeval-events-{taken.session.header.id}")
    agree(taken, "rating")
    taken.press(Qt.Key.Key_3)
    assert taken.events(Kind.ANSWER)
    qtbot.waitUntil(lambda: not taken.marks.is_sending, timeout=WAIT_MS)
    assert inlet.pull_sample(0) == (None, None)


def test_no_answer_about_a_person_is_sent(sit, open_, qtbot, steps):
    taken = sit("events", [CONSENT, ABOUT, steps.rate, steps.thanks])
    open_(taken)
    inlet = inlet_of(f"labeval-events-{taken.session.header.id}")
    agree(taken, "rating", "instruments")
    taken.type("41")
    taken.enter()
    heard = lines(inlet, lambda line: line["kind"] == "page_shown", qtbot)
    assert taken.events(Kind.ANSWER)[-1].value == "41"
    (answer,) = [line for line, _ in heard if line["kind"] == "answer"]
    assert (answer["field"], answer["value"]) == ("age", "")


def test_a_study_that_names_no_instruments_loads_nothing(sit, monkeypatch):
    monkeypatch.delitem(sys.modules, "pylsl", raising=False)
    taken = sit("none")
    with marked_for_instruments(taken.window) as marks:
        assert marks is None
    assert "pylsl" not in sys.modules


def test_without_the_library_the_session_goes_on_and_the_supervisor_is_told(
    sit, qtbot, monkeypatch
):
    monkeypatch.setitem(sys.modules, "pylsl", None)
    taken = sit("words")
    with marked_for_instruments(taken.window):
        qtbot.waitUntil(
            lambda: any(e.kind == Kind.OUTLET_FAILED for e in taken.session._held), timeout=WAIT_MS
        )
        agree(taken, "rating", "instruments")
        taken.press(Qt.Key.Key_3)
    (failed,) = taken.events(Kind.OUTLET_FAILED)
    assert "pylsl" in failed.data["why"]
    assert [e.value for e in taken.events(Kind.ANSWER)] == ["3"]
