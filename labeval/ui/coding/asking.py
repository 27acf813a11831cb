"""What the window asks a coder: a code for the selection, another one, a memo."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt

from labeval.coding.rows import Code
from labeval.ui.coding.code_finder import NEW
from labeval.ui.coding.target import Target, TargetKind

if TYPE_CHECKING:
    from labeval.ui.coding.window import CodingWindow


class Asking(QObject):
    """Opens finder and memo card at the right place, and does what was answered."""

    def __init__(self, window: CodingWindow) -> None:
        super().__init__(window)
        self._window = window

    def ask_code(self) -> None:
        """Ask for a code for what is current, or for the current hit."""
        window = self._window
        if window.shows_found:
            window.searching.ask_one()
        elif (target := window.acts.gate.to_code(at_once=False)) is not None:
            window.menu.hide()
            at, below = self._place()
            self.ask(self.tr("Code with"), _Coding(window, target), at, below)

    def ask_other_code(self) -> None:
        """Ask for another code for the current segment."""
        window = self._window
        coding = window.acts.gate.segment(at_once=False)
        if coding is not None:
            at, below = self._place()
            heading = self.tr("Another code for this segment")
            self.ask(heading, _Recoding(window, coding.id), at, below, new=False)

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
        window = self._window
        codes = [c for c in window.desk.codes.values() if c.codable and not c.retired]
        window.commands.finder.ask(
            *(heading, codes, window.highlight.colours, then),
            at=at,
            below=below,
            new=new,
            first=window.acts.recent,
        )

    def ask_theme(self) -> None:
        """Ask for the theme whose codes are highlighted; where one is, show everything again."""
        window = self._window
        if window.highlight.theme:
            window.highlight.clear()
            return
        themes = window.highlight.themes()
        if not themes:
            window.footer.tell(self.tr("There are no themes yet: F10 opens the board for them."))
            return
        at, below = self._place()
        window.commands.finder.ask(
            self.tr("Highlight the codes of a theme"),
            [Code(theme.id, theme.name, definition=theme.description) for theme in themes],
            {theme.id: "" for theme in themes},
            self._on_theme,
            at=at,
            below=below,
            new=False,
        )

    def write_memo(self) -> None:
        """Write a memo about the current segment, or about the source where only that is."""
        window = self._window
        segmentless = window.view.target.kind in (TargetKind.NOTHING, TargetKind.PASSAGE)
        if segmentless and not window.shows_found:
            self.write_source_memo()
        elif (coding := window.acts.gate.segment(at_once=False)) is not None:
            code = window.desk.codes.get(coding.code)
            heading = self.tr("Memo on a segment of “{code}”")
            heading = heading.format(code=code.name if code is not None else "")
            keep = _Annotating(window, coding.id)
            window.commands.memo.write(heading, coding.quote, coding.memo, keep)

    def write_source_memo(self) -> None:
        """Write a memo about the source that is shown."""
        if (source := self._window.desk.source) is not None:
            heading = self.tr("Memo on “{name}”").format(name=source.name)
            self._window.commands.memo_about("source", source.id, heading)

    def write_project_memo(self) -> None:
        """Write a memo about the whole project."""
        self._window.commands.memo_about("project", "", self.tr("Memo on the project"))

    def _place(self) -> tuple[QPoint, int]:
        """Where a card about the selection opens, and the height of the line there."""
        view = self._window.view
        box = view.selection_box()
        return view.viewport().mapTo(self._window, box.topLeft()), box.height()

    def _on_theme(self, id: str, _name: str) -> None:
        self._window.highlight.show_theme(id)
        self._window.view.setFocus(Qt.FocusReason.OtherFocusReason)


class _Coding:
    """Codes the words that a code was asked for, whatever is current by then."""

    def __init__(self, window: CodingWindow, target: Target) -> None:
        self._window = window
        self._target = target

    def __call__(self, id: str, name: str) -> None:
        acts = self._window.acts
        if id == NEW:
            acts.code_with_new(name, self._target)
        else:
            acts.code_with(id, self._target)
        self._window.view.setFocus(Qt.FocusReason.OtherFocusReason)


class _Recoding:
    """Gives the segment that it was asked for another code."""

    def __init__(self, window: CodingWindow, coding: str) -> None:
        self._window = window
        self._coding = coding

    def __call__(self, id: str, _name: str) -> None:
        self._window.acts.recode(self._coding, id)
        self._window.view.setFocus(Qt.FocusReason.OtherFocusReason)


class _Annotating:
    """Keeps a memo about a segment."""

    def __init__(self, window: CodingWindow, coding: str) -> None:
        self._window = window
        self._coding = coding

    def __call__(self, memo: str) -> None:
        self._window.acts.annotate(self._coding, memo)
