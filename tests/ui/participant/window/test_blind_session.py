"""A whole session over a real AT-SPI bus by somebody who sees nothing of the window."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from labeval.session.state.state import State, state_after
from labeval.store.record.record import Record
from labeval.study.claim_cuts import cuts_of
from labeval.study.study import StudyContent
from labeval.ui.language import LanguageSwitch
from labeval.ui.robot import WindowRobot
from tests.runs.screens.display import display_environment
from tests.runs.screens.x_input import XInput, has_x_input
from tests.support.judgments.opinions import SeeingRobot
from tests.support.sessions.started_session import SESSION, started_session
from tests.support.studies.every_control_study import every_control_study
from tests.support.studies.words_study import PARTS, words_study

pytest.importorskip("jeepney", reason="the bus is spoken to by jeepney, which Linux has")
from tests.support.accessible.accessibility_bus import (
    AssistiveTechnology,
    NoAccessibilityBus,
    accessibility_bus,
)
from tests.support.accessible.blind_robot import BlindRobot

ROOT = Path(__file__).parents[4]


@pytest.fixture(scope="module")
def blind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[BlindRobot, State]]:
    """A robot at the end of its session, and what its record says."""
    yield from blind_session(tmp_path_factory.mktemp("blind"))


def blind_session(folder: Path, *study: str) -> Iterator[tuple[BlindRobot, State]]:
    """The same, of a study that :mod:`tests.support.sessions.served_session` knows."""
    if shutil.which("Xvfb") is None or not has_x_input():
        pytest.skip("Qt speaks AT-SPI on X11 and Wayland only; Xvfb and XTEST are not installed")
    try:
        with accessibility_bus(folder) as address, display_environment() as environment:
            environment |= {
                "DBUS_SESSION_BUS_ADDRESS": address,
                "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            }
            command = [sys.executable, "-m", "tests.support.sessions.served_session", str(folder)]
            command += study
            pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
            with subprocess.Popen(command, cwd=ROOT, env=environment, **pipes) as served:
                try:
                    with AssistiveTechnology(address) as technology:
                        technology.listen()
                        keys = XInput(environment["DISPLAY"])
                        robot = BlindRobot(technology, keys)
                        robot.run()
                        keys.close()
                        robot.heard = technology.announced()
                finally:
                    served.terminate()
    except NoAccessibilityBus as why:
        pytest.skip(str(why))
    with Record(folder / "record.sqlite") as record:
        yield robot, recorded(record)


def recorded(record: Record) -> State:
    """What the record of the only session says."""
    plan = record.sessions.header(SESSION).plan
    return state_after(plan, record.sessions.events(SESSION))


@pytest.fixture(scope="module")
def seeing(qapp, tmp_path_factory: pytest.TempPathFactory) -> State:
    """What the record says of the same session taken with mouse and keys."""
    return seeing_session(qapp, tmp_path_factory.mktemp("seeing"), every_control_study())


def seeing_session(qapp: QApplication, folder: Path, content: StudyContent) -> State:
    """What the record says of a session of a study that is taken so."""
    with Record(folder / "record.sqlite") as record:
        session = started_session(record, content)
        robot = WindowRobot(session, LanguageSwitch(qapp))
        robot._robot = SeeingRobot()
        robot.run()
        return recorded(record)


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_the_record_is_that_of_somebody_who_sees_and_gives_the_same_answers(blind, seeing):
    _, of_blind = blind
    assert of_blind.ended == seeing.ended == "completed"
    assert of_blind.answers == seeing.answers
    assert of_blind.comments == seeing.comments
    assert of_blind.consents == seeing.consents


@pytest.mark.slow
def test_a_page_is_read_from_the_question_over_the_text_to_the_answers(blind):
    robot, _ = blind
    page = next(p for p in robot.pages if any(n.name == "Clarity: 1 of 4" for n in p))
    names = [node.name.partition("\njudged by")[0] for node in page if node.name]
    wanted = [
        *("Rating", "How do owls hunt?", "Text", "Truth", "How good is the text?"),
        *("Truth", "Truth: 1 of 4", "Clarity", "Clarity: 1 of 4", "Comment", "Next page"),
    ]
    assert [name for name in names if name in wanted] == wanted
    (text,) = [node.text for node in page if node.name == "Text"]
    assert text.startswith("Owls hear mice, says text ")


@pytest.mark.slow
def test_every_page_and_the_time_left_are_announced(blind):
    robot, of_blind = blind
    rated = sum(len(step.pages) for step in of_blind.plan.steps if step.kind == "rating")
    said = [text for text in robot.heard if text.startswith("Rating")]
    assert len([text for text in said if "Practice" not in text]) == rated > 20
    saved = [text for text in robot.heard if text.endswith("Answer saved")]
    assert len(saved) >= len(of_blind.answers)
    assert any(text.startswith("Clarity: ") for text in saved)
    pages = [text for text in robot.heard if text not in saved]
    assert pages[0] == "Your consent" and pages[-1] == "The end"
    assert pages[-2].startswith("Rating. Page 3 of 3")
    left = [text.rpartition(". ")[2] for text in said if text.endswith("of rating left")]
    assert left and all(before != after for before, after in pairwise(left))
    assert any("Mice are heard." in text for text in pages), "the feedback on practice"


@pytest.mark.slow
def test_everything_that_can_be_operated_has_a_name(blind):
    robot, _ = blind
    roles = {"push button", "button", "radio button", "check box", "slider", "text"}
    nameless = [
        node for page in robot.pages for node in page if node.role in roles and not node.name
    ]
    assert nameless == []


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_words_are_marked_texts_cut_a_source_read_and_a_text_written_by_ear(qapp, tmp_path):
    for folder in ("blind", "seeing"):
        (tmp_path / folder).mkdir()
    seeing = seeing_session(qapp, tmp_path / "seeing", words_study())
    ((robot, of_blind),) = blind_session(tmp_path / "blind", "words")
    assert of_blind.ended == seeing.ended == "completed"
    assert of_blind.answers == seeing.answers
    assert marked(of_blind) == marked(seeing)
    assert len(marked(of_blind)) == 2
    cuts = [given["claims"] for given in of_blind.answers.values() if "claims" in given]
    assert len(cuts) == 2 and all(len(cuts_of(value) or ()) == 2 for value in cuts)
    # The seeing one pastes a line of a passage below what it has written.
    written = {id: text.split("\n")[0] for id, text in seeing.texts.items()}
    assert of_blind.texts == written
    assert all("[1]" in text for text in written.values())
    heard = " ".join(" ".join(robot.texts["Source"]).split())
    assert all(f"the owls of wood {n} were heard" in heard for n in range(PARTS))
    headings = [(n.name or n.text, n.level) for n in robot.pages[-1] if n.role == "heading"]
    assert headings == [("The end", "1"), ("Thank you", "1")]
    spoken = {node.name: node.language for page in robot.pages for node in page}
    assert (spoken["Text"], spoken["Source"]) == ("de", "de")
    assert spoken["Truth"] == "en"


def marked(state: State) -> set[tuple[str, str, int, int]]:
    """Criterion, text, start and end of what is marked."""
    marks = (mark for page in state.marks.values() for mark in page)
    return {(mark.criterion, mark.text, mark.start, mark.end) for mark in marks}
