"""What the window asks a coder: a code for the selection, another one, a memo."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt

from labeval.coding.rows import Code
from labeval.ui.coding.code_finder import NEW

if TYPE_CHECKING:
    from labeval.ui.coding.window import CodingWindow


class Asking(QObject):
    """Opens finder and memo card at the right place, and does what was answered."""

    def __init__(self, window: CodingWindow) -> None:
        super().__init__(window)
        self._window = window

    def ask_code(self) -> None:
        """Ask for a code for what is selected, or for the hit in hand."""
        window = self._window
        if window.shows_found:
            window.searching.ask_one()
        elif window.view.caret is not None:
            window.menu.hide()
            at, below = self._place()
            self.ask(self.tr("Code with"), self._on_code, at, below)

    def ask_other_code(self) -> None:
        """Ask for another code for the segment in hand."""
        window = self._window
        if window.acts.in_hand() is None:
            window.footer.tell(self.tr("Put the cursor into a coded segment first."))
            return
        at, below = self._place()
        self.ask(self.tr("Another code for this segment"), self._on_other, at, below, new=False)

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
        """Write a memo about the segment in hand, or about the source where there is none."""
        window = self._window
        coding = window.acts.in_hand()
        if coding is not None:
            code = window.desk.codes.get(coding.code)
            heading = self.tr("Memo on a segment of “{code}”")
            heading = heading.format(code=code.name if code is not None else "")
            keep = _Annotating(window, coding.id)
            window.commands.memo.write(heading, coding.quote, coding.memo, keep)
        else:
            self.write_source_memo()

    def write_source_memo(self) -> None:
        """Write a memo about the source in hand."""
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

    def _on_code(self, id: str, name: str) -> None:
        acts = self._window.acts
        if id == NEW:
            acts.code_with_new(name)
        else:
            acts.code_with(id)
        self._window.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_theme(self, id: str, _name: str) -> None:
        self._window.highlight.show_theme(id)
        self._window.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_other(self, id: str, _name: str) -> None:
        self._window.acts.recode(id)
        self._window.view.setFocus(Qt.FocusReason.OtherFocusReason)


class _Annotating:
    """Keeps a memo about a segment."""

    def __init__(self, window: CodingWindow, coding: str) -> None:
        self._window = window
        self._coding = coding

    def __call__(self, memo: str) -> None:
        self._window.acts.annotate(self._coding, memo)
