"""An analyst who has nothing but an accessibility bus and a keyboard."""

from __future__ import annotations

from collections.abc import Iterator

from tests.runs.screens.x_input import XInput
from tests.support.accessible.accessibility_bus import AssistiveTechnology, Ref, until

FOCUSED, SHOWING = 12, 25
"""Numbers of states in AT-SPI's list."""


class BlindAnalyst:
    """Finds things by role and name, and operates them."""

    def __init__(self, technology: AssistiveTechnology, keys: XInput) -> None:
        self.at = technology
        self._keys = keys
        self._program = technology.program()
        self._heard = 0

    def find(self, role: str, name: str) -> Ref:
        """The first thing of a role and name that is on screen, once there is one."""
        return until(lambda: next(self._found(role, name), None))

    def focus(self, which: Ref) -> None:
        """Give something the keyboard."""
        self.at.act(which, "SetFocus")
        until(lambda: self.has(which, FOCUSED))

    def answer(self, name: str, words: str) -> None:
        """Write into the field of this name once it has the keyboard, and press Enter."""
        field = self.find("text", name)
        until(lambda: self.has(field, FOCUSED))
        self.at.set_text(field, words)
        self.press("Return")

    def hear(self, words: str) -> None:
        """Wait until something is announced that was not heard before."""
        until(lambda: words in self._news())
        self._heard += self._news().index(words) + 1

    def _news(self) -> list[str]:
        self.at.role(self._program)  # signals are received with a reply
        return self.at.announced()[self._heard :]

    def names(self, within: Ref) -> list[str]:
        """Names of what is directly in something."""
        return [self.at.name(child) for child in self._children(within)]

    def has(self, which: Ref, state: int) -> bool:
        """Whether something has a state."""
        low, high = self.at.call(which, "Accessible", "GetState")
        return bool((low | high << 32) >> state & 1)

    def press(self, *keys: str) -> None:
        """Press keys, one after the other."""
        for key in keys:
            self._keys.participant_key(key)

    def select(self, text: Ref, words: str) -> None:
        """Select the first place of some words in a text, and read that they are selected."""
        start = self.at.text(text).index(words)
        self.at.call(text, "Text", "AddSelection", "ii", start, start + len(words))
        assert until(lambda: self.selected(text)) == words

    def selected(self, text: Ref) -> str:
        """The words that are selected in a text."""
        if not self.at.call(text, "Text", "GetNSelections"):
            return ""
        start, end = self.at.call(text, "Text", "GetSelection", "i", 0)
        return str(self.at.call(text, "Text", "GetText", "ii", start, end))

    def line(self, text: Ref) -> str:
        """The words from the caret to the end of its line."""
        caret = self.at.get(text, "Text", "CaretOffset")
        return self.at.text(text)[caret:].partition("\n")[0]

    def _children(self, of: Ref) -> list[Ref]:
        return [(name, path) for name, path in self.at.call(of, "Accessible", "GetChildren")]

    def _found(self, role: str, name: str) -> Iterator[Ref]:
        for window in self._children(self._program):
            yield from self._within(window, role, name)

    def _within(self, here: Ref, role: str, name: str) -> Iterator[Ref]:
        try:
            if not self.has(here, SHOWING):
                return
            if self.at.role(here) == role and self.at.name(here) == name:
                yield here
            for child in self._children(here):
                yield from self._within(child, role, name)
        except RuntimeError:  # it is gone meanwhile
            return
