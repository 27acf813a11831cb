"""Every control that shows an answer, operated by an assistive technology on a real AT-SPI bus."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from labeval.session.state.questions import MULTIPLE_JOIN
from labeval.study.error_marks import NO_ERRORS
from tests.runs.screens.display import display_environment
from tests.support.studies.every_control_study import BLOCKS

pytest.importorskip("jeepney", reason="the bus is spoken to by jeepney, which Linux has")
from tests.support.accessible.accessibility_bus import (
    AssistiveTechnology,
    NoAccessibilityBus,
    Ref,
    accessibility_bus,
    until,
)

ROOT = Path(__file__).parents[5]
TYPED = {"age": "44", "born": "1990-05-01"}


class OnTheBus:
    """A session in another process, and what an assistive technology does in it."""

    def __init__(self, served: subprocess.Popen[str], technology: AssistiveTechnology) -> None:
        self.served, self.at = served, technology
        self.program = technology.program()
        self.offered: set[str] = set()

    def state(self) -> dict[str, Any]:
        """How things stand in the session's process."""
        assert self.served.stdin is not None and self.served.stdout is not None
        self.served.stdin.write("\n")
        self.served.stdin.flush()
        told: dict[str, Any] = json.loads(self.served.stdout.readline())
        return told

    def described(self, controls: list[dict[str, Any]]) -> dict[str, str]:
        """Field to answer, as AT-SPI describes the controls."""
        answers: dict[str, str] = {}
        for control in controls:
            value = self._described_value(control, self.ref(control))
            if value:
                others = answers.get(control["field"])
                assert others is None or control["several"], control
                answers[control["field"]] = value if others is None else f"{others}|{value}"
        return answers

    def _described_value(self, control: dict[str, Any], ref: Ref) -> str:
        if control["value"]:
            return str(control["value"]) if self.at.is_checked(ref) else ""
        if not control["slider"]:
            text = self.at.text(ref)
            return "" if text == control["begins"] else text
        value, none = self.at.value(ref), self.at.name(ref).endswith("no answer yet")
        assert none == (value < 0)
        return "" if none else str(round(value))

    def ref(self, control: dict[str, Any]) -> Ref:
        return self.at.at(self.program, control["path"])

    def use(self, control: dict[str, Any], way: str) -> None:
        """Do something to a control; by then AT-SPI, the window and the record say the same."""
        field, ref = control["field"], self.ref(control)
        answer = self.state()["drawn"].get(field, "")
        if control["value"]:
            expected = control["value"]
            if control["several"]:
                chosen = {v for v in answer.split(MULTIPLE_JOIN) if v} ^ {expected}
                expected = MULTIPLE_JOIN.join(v for v in ("wood", "town") if v in chosen)
            elif (field == "none_appropriate" or expected == NO_ERRORS) and answer:
                expected = ""
            role = self.at.role(ref)
            boxes = control["several"] or field == "none_appropriate"
            assert role == ("check box" if boxes else "radio button")
            self.at.act(ref, way)
        elif control["slider"]:
            assert self.at.role(ref) == "slider"
            expected = "5" if answer == "20" else "20"
            between = control["step"] > 1  # the nearest point of the scale is meant
            self.at.set_value(ref, int(expected) + between)
        else:
            expected = TYPED.get(field, "owls" if answer != "owls" else "crows")
            self.at.set_text(ref, expected)

        def settled() -> dict[str, Any] | None:
            state = self.state()
            kept = state["recorded"] if state["kind"] != "consent" else state["drawn"]
            return state if kept.get(field, "") == expected else None

        state = until(settled)
        assert state["kind"] == "consent" or state["drawn"] == state["recorded"]
        same = [c for c in state["controls"] if c["field"] == field]
        drawn = {f: v for f, v in state["drawn"].items() if f == field}
        assert self.described(same) == (drawn if same else {})

    def ways(self, control: dict[str, Any]) -> list[str]:
        """What a control offers: the actions that choose, or to be given a value."""
        if not control["value"]:
            return ["SetValue"]
        found = [way for way in self.at.actions(self.ref(control)) if way != "SetFocus"]
        self.offered.update(found)
        return found

    def open_control(self) -> dict[str, Any] | None:
        """A control that answers what has no answer yet."""
        state = self.state()
        drawn = state["drawn"]
        for control in state["controls"]:
            refused = control["field"] == "rating" and drawn.get("rating") == "decline"
            taken = control["field"] == "worst" and control["value"] == drawn.get("best")
            if (refused or not drawn.get(control["field"])) and not taken:
                return control
        return None

    def walk_screen(self, *, every: bool) -> None:
        """Use the controls that are there, those that an answer brings up, and go on."""
        begun, used = self.state(), set[tuple[str, str]]()
        while every:
            controls = self.state()["controls"]
            left = [c for c in controls if (c["field"], c["value"]) not in used]
            if not left:
                break
            used.add((left[0]["field"], left[0]["value"]))
            for way in self.ways(left[0]):
                if left[0] in self.state()["controls"]:  # and not of the claim that comes next
                    self.use(left[0], way)
        state = self.state()
        here = {control["field"] for control in state["controls"]}
        drawn_here = {field: value for field, value in state["drawn"].items() if field in here}
        assert self.described(state["controls"]) == drawn_here
        while (control := self.open_control()) is not None:
            self.use(control, "Toggle")
        onward = self.at.at(self.program, self.state()["next"])
        self.at.act(onward, "Press")
        left = until(lambda: (now := self.state())["at"] != begun["at"] and now)
        if left["feedback"]:
            self.at.act(onward, "Press")
            until(lambda: self.state()["screen"] != begun["screen"])


@pytest.fixture
def on_the_bus(tmp_path: Path) -> Iterator[OnTheBus]:
    if shutil.which("Xvfb") is None:
        pytest.skip("Qt speaks AT-SPI on X11 and Wayland only, and Xvfb is not installed")
    try:
        with accessibility_bus(tmp_path) as address, display_environment() as environment:
            environment |= {
                "DBUS_SESSION_BUS_ADDRESS": address,
                "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            }
            command = [sys.executable, "-m", "tests.support.sessions.served_session", str(tmp_path)]
            pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
            with subprocess.Popen(command, cwd=ROOT, env=environment, **pipes) as served:
                try:
                    with AssistiveTechnology(address) as technology:
                        yield OnTheBus(served, technology)
                finally:
                    served.terminate()
    except NoAccessibilityBus as why:
        pytest.skip(str(why))


@pytest.mark.timeout(300)
def test_an_assistive_technology_sets_what_is_recorded_and_is_told_the_same(on_the_bus):
    walked = set()
    while not (state := on_the_bus.state())["ended"]:
        place = state["block"] if state["kind"] == "rating" else state["screen"]
        on_the_bus.walk_screen(every=place not in walked)
        walked.add(place)
    assert walked >= {*BLOCKS, "consent", "words", "about:1", "about:2"}
    assert on_the_bus.offered >= {"Toggle", "Press"}
