"""Pickers of the window: a code for the selection, another one, a theme, a memo."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, Qt

from labeval.coding.rows import Code
from labeval.ui.coding.codes.code_commands import CodeCommands
from labeval.ui.coding.codes.code_finder import NEW
from labeval.ui.coding.codes.coding_edits import CodingEdits
from labeval.ui.coding.text.key_target import Target, TargetKind
from labeval.ui.coding.text.passage_view import PassageView
from labeval.ui.coding.window.frame import CodingFrame
from labeval.ui.coding.window.highlight import Highlight


class Pickers(QObject):
    """Opens finder and memo card next to what is current, and applies the choice."""

    def __init__(
        self, frame: CodingFrame, edits: CodingEdits, commands: CodeCommands, highlight: Highlight
    ) -> None:
        super().__init__(frame)
        self._frame, self._edits = frame, edits
        self._commands, self._highlight = commands, highlight

    def ask_code(self) -> None:
        """Ask for a code for what is current in the text."""
        if (target := self._edits.gate.to_code(at_once=False)) is not None:
            at, below = self._place()
            then = _Coding(self._edits, self._frame.view, target)
            self.ask(self.tr("Code with"), then, at, below)

    def ask_other_code(self) -> None:
        """Ask for another code for the current segment."""
        coding = self._edits.gate.segment(at_once=False)
        if coding is not None:
            at, below = self._place()
            heading = self.tr("Another code for this segment")
            then = _Recoding(self._edits, self._frame.view, coding.id)
            self.ask(heading, then, at, below)

    def ask(
        self,
        heading: str,
        then: Callable[[str, str], object],
        at: QPoint,
        below: int = 0,
        *,
        new: bool = True,
    ) -> None:
        """Ask for a code that is in use, or for a new one."""
        codes = [c for c in self._frame.controller.codes.values() if c.codable and not c.retired]
        self._commands.finder.ask(
            heading,
            codes,
            self._highlight.colours,
            then,
            at=at,
            below=below,
            new=new,
            first=self._edits.recent,
        )

    def ask_theme(self) -> None:
        """Ask for the theme whose codes are highlighted; where one is, show everything again."""
        if self._highlight.theme:
            self._highlight.clear()
            return
        themes = self._highlight.themes()
        if not themes:
            self._frame.footer.show_message(
                self.tr("There are no themes yet: F10 opens the board for them.")
            )
            return
        at, below = self._place()
        self._commands.finder.ask(
            self.tr("Highlight the codes of a theme"),
            [Code(theme.id, theme.name, definition=theme.description) for theme in themes],
            {theme.id: "" for theme in themes},
            self._on_theme,
            at=at,
            below=below,
            new=False,
        )

    def write_memo(self) -> None:
        """Write a memo about the current segment, or about the source where only that is; in the
        tree about its code.
        """
        frame = self._frame
        if frame.codes.tree.hasFocus():
            self._commands.write_memo()
            return
        segmentless = frame.view.target.kind in (TargetKind.NOTHING, TargetKind.PASSAGE)
        if segmentless and not frame.shows_found:
            self.write_source_memo()
        elif (coding := self._edits.gate.segment(at_once=False)) is not None:
            code = frame.controller.codes.get(coding.code)
            heading = self.tr("Memo on a segment of “{code}”")
            heading = heading.format(code=code.name if code is not None else "")
            keep = _Annotating(self._edits, coding.id)
            self._commands.memo.write(heading, coding.quote, coding.memo, keep)

    def write_source_memo(self) -> None:
        """Write a memo about the source that is shown."""
        if (source := self._frame.controller.source) is not None:
            heading = self.tr("Memo on “{name}”").format(name=source.name)
            self._commands.memo_about("source", source.id, heading)

    def write_project_memo(self) -> None:
        """Write a memo about the whole project."""
        self._commands.memo_about("project", "", self.tr("Memo on the project"))

    def _place(self) -> tuple[QPoint, int]:
        """Place of a card about the selection, and the height of the line there."""
        view = self._frame.view
        box = view.selection_box()
        return view.viewport().mapTo(self._frame, box.topLeft()), box.height()

    def _on_theme(self, id: str, _name: str) -> None:
        self._highlight.show_theme(id)
        self._frame.view.setFocus(Qt.FocusReason.OtherFocusReason)


class _Coding:
    """Codes the words for which the picker was opened, whatever is current by then."""

    def __init__(self, edits: CodingEdits, view: PassageView, target: Target) -> None:
        self._edits = edits
        self._view = view
        self._target = target

    def __call__(self, id: str, name: str) -> None:
        if id == NEW:
            self._edits.code_with_new(name, self._target)
        else:
            self._edits.code_with(id, self._target)
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)


class _Recoding:
    """Gives the segment for which the picker was opened another code."""

    def __init__(self, edits: CodingEdits, view: PassageView, coding: str) -> None:
        self._edits = edits
        self._view = view
        self._coding = coding

    def __call__(self, id: str, name: str) -> None:
        self._edits.recode(self._coding, id, new=name if id == NEW else "")
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)


class _Annotating:
    """Keeps a memo about a segment."""

    def __init__(self, edits: CodingEdits, coding: str) -> None:
        self._edits = edits
        self._coding = coding

    def __call__(self, shown: str, memo: str) -> None:
        self._edits.annotate(self._coding, shown, memo)
