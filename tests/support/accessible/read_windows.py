"""Windows as an accessibility bus has them, and what is wrong with how they are read."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.runs.screens.display import display_environment
from tests.support.accessible.accessibility_bus import (
    ATSPI,
    AssistiveTechnology,
    Ref,
    accessibility_bus,
    until,
)
from tests.support.accessible.accessibility_bus import ROOT as ROOT_PATH
from tests.support.program import Program

ROOT = Path(__file__).parents[3]
EXPANDABLE, EXPANDED, FOCUSABLE, SENSITIVE, SHOWING = 9, 10, 11, 24, 25
"""Numbers of states in AT-SPI's list."""
LABELLED_BY = 2
"""Number of the relation in AT-SPI's list."""
OPERATED = frozenset(
    {
        *("push button", "button", "toggle button", "radio button", "check box", "combo box"),
        *("text", "entry", "slider", "spin button", "list", "list item", "tree"),
        *("table", "tree table", "page tab", "menu item", "check menu item", "link"),
    }
)
"""Roles of what somebody operates."""
WITH_KEYBOARD = OPERATED | {
    *("frame", "dialog", "table cell", "cell", "menu", "label", "heading", "tree item"),
    "document frame",
}
"""Roles of what may have the keyboard: words that can be copied, too. Cells may be empty."""
CONTAINERS = frozenset({"filler", "panel", "grouping"})
PARTS_OF_TEXTS = frozenset({"list", "list item", "table"})
"""Roles that are also those of a text's parts, which no keyboard reaches and nobody names."""


@dataclass(frozen=True)
class Part:
    """Something that is exposed, as it is read out."""

    ref: Ref
    role: str
    name: str
    states: int
    labelled: bool = True
    """False for a list to choose from of which only the value is heard."""

    def has(self, state: int) -> bool:
        """Whether it has one of the states above."""
        return bool(self.states >> state & 1)


class WindowReader:
    """Reads all windows of one program on a bus, and operates what it has read."""

    def __init__(self, technology: AssistiveTechnology, program: Ref) -> None:
        self.at, self.program = technology, program

    def windows(self) -> list[list[Part]]:
        """What is on screen of each window, in the order of reading."""
        children = self.at.call(self.program, "Accessible", "GetChildren")
        read = (list(self._read((name, path))) for name, path in children)
        return [window for window in read if window]

    def settled(self) -> list[Part]:
        """What all windows show, once two readings are the same."""

        def look() -> list[Part]:
            first = [part for window in self.windows() for part in window]
            second = [part for window in self.windows() for part in window]
            return second if first == second else []

        return until(look)

    def find(self, name: str, *roles: str) -> Part:
        """The last part of this name, which is that of a dialog; of one of the roles, if any."""

        def look() -> Part | None:
            parts = (part for window in self.windows() for part in window)
            wanted = [p for p in parts if p.name == name and (not roles or p.role in roles)]
            return wanted[-1] if wanted else None

        found = until(look)
        assert found is not None
        return found

    def press(self, name: str, *roles: str) -> None:
        """Do the first thing that is offered for a part, once it is there."""
        part = self.find(name, *roles)
        self.at.act(part.ref, self.at.actions(part.ref)[0])

    def _read(self, ref: Ref) -> Iterator[Part]:
        try:
            low, high = self.at.call(ref, "Accessible", "GetState")
            states = low | high << 32
            if not states >> SHOWING & 1:
                return
            role = self.at.role(ref)
            labelled = role != "combo box" or self._is_labelled(ref)
            yield Part(ref, role, self.at.name(ref), states, labelled)
            for name, path in self.at.call(ref, "Accessible", "GetChildren"):
                yield from self._read((name, path))
        except RuntimeError:  # it is gone meanwhile
            return

    def _is_labelled(self, ref: Ref) -> bool:
        relations = (kind for kind, _ in self.at.call(ref, "Accessible", "GetRelationSet"))
        return LABELLED_BY in relations or bool(self.at.get(ref, "Accessible", "Description"))


def faults(parts: Sequence[Part]) -> list[str]:
    """What cannot be understood by hearing alone, with what was read before it."""
    found = []
    for n, part in enumerate(parts):
        fault = _fault(part)
        if fault:
            before = next((p.name for p in reversed(parts[:n]) if p.name), "")
            found.append(f"{fault}: {part.role} “{part.name}” behind “{before}”")
    return found


def _fault(part: Part) -> str:
    spoken = any(letter.isalnum() for letter in part.name)
    if not part.labelled:
        return "a value, and nothing says of what"
    is_read_only = part.role in PARTS_OF_TEXTS and not part.has(FOCUSABLE)
    if part.role in OPERATED and not spoken and not is_read_only:
        return "no name"
    if part.has(FOCUSABLE) and part.role in CONTAINERS and not spoken:
        return "the keyboard stops, and nothing is said"
    if part.has(FOCUSABLE) and part.role not in WITH_KEYBOARD | CONTAINERS:
        return "the keyboard stops at what has no such role"
    return ""


class Desktop:
    """A bus and a display of its own, and labeval's windows on them."""

    def __init__(self, technology: AssistiveTechnology, environment: dict[str, str]) -> None:
        self._at = technology
        self._environment = environment
        self._started: list[subprocess.Popen[bytes]] = []

    def start(self, *command: str) -> WindowReader:
        """Start a command that opens a window, and wait for it."""
        before = self._programs()
        started = [sys.executable, "-m", "labeval", *command]
        self._started.append(Program(started, cwd=ROOT, env=self._environment))
        new = until(lambda: [ref for ref in self._programs() if ref not in before])
        reader = WindowReader(self._at, new[0])
        until(reader.windows)
        return reader

    def end(self) -> None:
        """End what was started."""
        for program in self._started:
            program.terminate()
        for program in self._started:
            program.wait(timeout=60)

    def _programs(self) -> list[Ref]:
        registry = (f"{ATSPI}.Registry", ROOT_PATH)
        return [(name, path) for name, path in self._at.call(registry, "Accessible", "GetChildren")]


@contextmanager
def desktop(home: Path, size: str = "1280x720") -> Iterator[Desktop]:
    """A desktop on which everybody can be blind.

    Raises:
        NoAccessibilityBus: there is none here.
    """
    with accessibility_bus(home) as address, display_environment(size) as environment:
        environment |= {
            "DBUS_SESSION_BUS_ADDRESS": address,
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "XDG_CONFIG_HOME": str(home / "config"),
            "XDG_DATA_HOME": str(home / "data"),
            "LANG": "C.UTF-8",
        }
        with AssistiveTechnology(address) as technology:
            opened = Desktop(technology, environment)
            try:
                yield opened
            finally:
                opened.end()
