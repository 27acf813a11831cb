"""The work of an edit does not grow with the text, its segments, the sources around it or the edits
before it.

It is counted, not timed: the instructions that Python executes until the edit is on disk and drawn,
those of SQLite, and its statements.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from labeval.coding.codes import marking
from labeval.coding.edits import added
from labeval.coding.rows import Anchor, Passage, Source, SourceKind, Word
from labeval.coding.texts.source_text import SourceText
from labeval.coding.timed_words import Words
from labeval.store.workbook.workbook import Workbook
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.window.window import CodingWindow
from labeval.ui.theme import LIGHT
from tests.support.studies.coded_study import begin_codebook

SAID = " ".join(f"word{n:02}" for n in range(40))
AT = 4
"""The passage that is coded."""


@dataclass
class Work:
    """What was done meanwhile."""

    instructions: int = 0
    """Of Python."""
    steps: int = 0
    """Of SQLite's machine; a row that is looked at takes a few."""
    statements: int = 0


@contextmanager
def counted(workbook: Workbook) -> Iterator[Work]:
    """Count the work of the block."""
    work, connection = Work(), workbook.connection

    def trace(frame: FrameType, event: str, _: object) -> Callable[..., Any]:
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        work.instructions += event == "opcode"
        return trace

    def step() -> int:
        work.steps += 1
        return 0

    def state(_: str) -> None:
        work.statements += 1

    before = sys.gettrace()
    connection.set_progress_handler(step, 1)
    connection.set_trace_callback(state)
    sys.settrace(trace)
    try:
        yield work
    finally:
        sys.settrace(before)
        connection.set_progress_handler(None, 0)
        connection.set_trace_callback(None)


def transcript(number: int, passages: int) -> tuple[Source, list[Passage]]:
    """A source whose turns are all alike."""
    source = Source(f"s{number:03}", SourceKind.INTERVIEW, f"p{number:03}", f"p{number:03}")
    starts = [SAID.index(word) for word in SAID.split()]
    timed = Words.of(Word(at, at + 6, 300 * at, 300 * at + 250, 0.9) for at in starts)
    turns = [
        Passage(f"{source.id}p{n}", source.id, float(n), SAID, "P", 0, 30_000, timed)
        for n in range(passages)
    ]
    return source, turns


def filled(path: Path, *, passages: int, sources: int) -> None:
    """A workbook with one long source, of which every turn has two segments, and short ones."""
    with Workbook(path, coder="A") as workbook:
        codes = [code for code in begin_codebook(workbook).values() if code.codable][:2]
        for number in range(sources):
            source, turns = transcript(number, passages if number == 0 else 3)
            workbook.take_in([added(source), *map(added, turns)])
            text, coded = SourceText(turns), []
            for turn in turns:
                for start, code in zip((0, 70), codes, strict=True):
                    ends = Anchor(turn.id, start), Anchor(turn.id, start + 34)
                    coded += marking.code_span(text, *ends, code=code.id, coder=workbook.coder.id)
            workbook.do(marking.AUTO_CODE, coded)


def work_of_edits(path: Path, qtbot) -> dict[str, Work]:
    """The work of coding a selection, and of undoing that, each the least of three times after the
    first: timers of the window, which go by the clock, may add to some of them."""
    with Workbook(path, coder="A") as workbook:
        controller = CodingController(workbook)
        window = CodingWindow(controller, LIGHT)
        qtbot.addWidget(window)
        window.resize(1280, 720)
        window._looking.stop()
        with qtbot.waitExposed(window):
            window.show()
        window.open_source("s000")
        code = next(code.id for code in controller.codes.values() if code.codable)
        found: dict[str, Work] = {}
        for time in range(4):  # what is kept from the first time is there afterwards
            start, end = Anchor(f"s000p{AT}", 140), Anchor(f"s000p{AT}", 174)
            window.view.put_caret(start)
            window.view.select(start, end)
            settle()
            acts = {"code": lambda: window.code_with(code), "undo": controller.undo}
            for name, act in acts.items():
                with counted(workbook) as work:
                    act()
                    settle()
                least = work if time < 2 else min(found[name], work, key=_instructions)
                found[name] = least
        window.close()
    return found


def _instructions(work: Work) -> int:
    return work.instructions


def settle() -> None:
    """Draw everything that waits."""
    for _ in range(3):
        QApplication.processEvents()


@pytest.mark.parametrize("larger", [{"passages": 400}, {"sources": 60}], ids=["text", "sources"])
def test_an_edit_costs_the_same_in_a_large_study(
    larger: dict[str, int], tmp_path: Path, qtbot
) -> None:
    usual = {"passages": 40, "sources": 6}
    filled(tmp_path / "small.sqlite", **usual)
    filled(tmp_path / "large.sqlite", **{**usual, **larger})
    small = work_of_edits(tmp_path / "small.sqlite", qtbot)
    large = work_of_edits(tmp_path / "large.sqlite", qtbot)
    for name, least in small.items():
        assert large[name].statements == least.statements <= 20, name
        assert large[name].steps <= 1.1 * least.steps, name
        assert large[name].instructions <= 1.1 * least.instructions, name
