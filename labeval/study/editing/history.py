"""The edits of a study file's text in order, each of which can be undone and made again."""

from __future__ import annotations

from dataclasses import dataclass

from labeval.study.editing.document import Edited, StudyText
from labeval.study.editing.edits import Edit
from labeval.study.editing.typed import least_change
from labeval.study.yaml.places import Path


@dataclass(frozen=True, slots=True)
class TextChange:
    """Characters of a text that others took the place of."""

    start: int
    removed: str
    inserted: str
    path: Path = ()
    """The value that was edited; empty for the file as a whole."""

    def made_in(self, text: str) -> str:
        """The text after the change."""
        return text[: self.start] + self.inserted + text[self.start + len(self.removed) :]

    def undone_in(self, text: str) -> str:
        """The text before the change."""
        return text[: self.start] + self.removed + text[self.start + len(self.inserted) :]


class History:
    """A text with everything that was done to it since it was opened; there is no limit.

    Args:
        text: the study file's text as it was opened.
    """

    def __init__(self, text: str) -> None:
        self.text = StudyText(text)
        self._done: list[TextChange] = []
        self._undone: list[TextChange] = []
        self._joinable: Path | None = None

    @property
    def can_undo(self) -> bool:
        """True if something can be undone."""
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        """True if something undone can be made again."""
        return bool(self._undone)

    @property
    def newest(self) -> TextChange | None:
        """The change that would be undone next."""
        return self._done[-1] if self._done else None

    def snapshot(self) -> History:
        """The history as it is now, which later changes leave alone."""
        copy = History.__new__(History)
        copy.text, copy._joinable = self.text, self._joinable
        copy._done, copy._undone = list(self._done), list(self._undone)
        return copy

    def do(self, edit: Edit, *, typed: bool = False) -> Edited:
        """Make an edit.

        Args:
            typed: it is part of typing; with the typing at the same place before it, it is undone
                in one step until :meth:`seal`.

        Raises:
            EditRefused: it cannot be made in the text.
            LookupError: the edit's place is not there.
        """
        edited = self.text.edited(edit)
        before = self.text.text
        self._enter(self._joined(edit.path, before, typed=typed), edited.text, edit.path)
        self._joinable = edit.path if typed else None
        return edited

    def replace(self, text: str, *, typed: bool = False) -> None:
        """Take in a text that was written elsewhere, as one change that can be undone.

        Args:
            typed: with the typing in the text before it, it is undone in one step until
                :meth:`seal`.
        """
        if text != self.text.text:
            before = self._joined((), self.text.text, typed=typed)
            self._enter(before, StudyText(text), ())
            self._joinable = () if typed else None
        elif not typed:
            self.seal()

    def _joined(self, path: Path, before: str, *, typed: bool) -> str:
        """The text before the typing that a change belongs to; ``before`` where it is the first."""
        newest = self._done[-1] if self._done and not self._undone else None
        if typed and self._joinable == path and newest is not None and newest.path == path:
            return self._done.pop().undone_in(before)
        return before

    def seal(self) -> None:
        """Let what is typed next be undone by itself."""
        self._joinable = None

    def undo(self) -> TextChange | None:
        """Undo the newest change; its bytes are as they were. None where there is none."""
        self.seal()
        if not self._done:
            return None
        change = self._done.pop()
        self._undone.append(change)
        self.text = StudyText(change.undone_in(self.text.text))
        return change

    def redo(self) -> TextChange | None:
        """Make the change again that was undone last. None where there is none."""
        self.seal()
        if not self._undone:
            return None
        change = self._undone.pop()
        self._done.append(change)
        self.text = StudyText(change.made_in(self.text.text))
        return change

    def _enter(self, before: str, after: StudyText, path: Path) -> None:
        self.text = after
        if before != after.text:
            self._done.append(_change(before, after.text, path))
            self._undone.clear()


def _change(before: str, after: str, path: Path) -> TextChange:
    """The least change between two texts."""
    least = least_change(before, after)
    return TextChange(least.start, before[least.start : least.end], least.text, path)
