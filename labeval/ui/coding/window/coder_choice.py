"""Says who codes: a button with the coder's code, and the dialog that asks for another one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QListWidget, QVBoxLayout, QWidget

from labeval.coding.coders.disputes import AGREED
from labeval.coding.coders.suggestions import is_machine
from labeval.coding.rows import Coder
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.ui.coding.parts.section import QuietField
from labeval.ui.plain import ask_to_give_up, set_tool_tip
from labeval.ui.theme import GRID, LABEL_PX, Theme, palette_of
from labeval.ui.widgets.basics.buttons import ActionButton, dialog_buttons
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import type_font
from labeval.ui.widgets.basics.list_rows import list_rows
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar

if TYPE_CHECKING:
    from labeval.ui.coding.transcript.transcribing import Transcribing
    from labeval.ui.coding.window.window import CodingWindow

_KEY = "Ctrl+Shift+K"
_ROW = 30
_SHOWN = 8
"""Rows of the list that are seen at once."""


def people(coders: Iterable[Coder]) -> list[str]:
    """The codes of the people among coders: no machine, and not what people agreed on."""
    named = (coder for coder in coders if coder.name and not is_machine(coder))
    return [coder.name for coder in named if coder.id != AGREED.id]


def known_people(folder: StudyFolder) -> list[str]:
    """The codes of those who have opened a study's workbook to code.

    Raises:
        RecordError: it cannot be read.
    """
    if not folder.workbook.exists():
        return []
    with Workbook(folder.workbook, coder="", read_only=True) as workbook:
        return people(workbook.coders())


class CoderDialog(QDialog):
    """Asks who codes: one of those who have coded here, or somebody new."""

    def __init__(
        self, theme: Theme, known: Sequence[str], current: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Who codes?"))
        self.setPalette(palette_of(theme))
        self.setAutoFillBackground(True)
        self._known = list(dict.fromkeys([*known, current]))
        about = Label(theme, size=13, role="soft_text", wrap=True)
        about.set_text(
            self.tr(
                "Segments, memos and undo are each coder's own. Of sources that were drawn for two "
                "coders, you see only your own codes until you have finished."
            )
        )
        self.list = QListWidget()
        self.list.addItems(self._known)
        self.list.setCurrentRow(self._known.index(current))
        self.list.setAccessibleName(self.tr("Who codes?"))
        self.list.setFont(type_font(theme.px(LABEL_PX + 1)))
        self.list.setFixedHeight(min(_SHOWN, len(self._known)) * _ROW + 6)
        self.list.setStyleSheet(
            f"QListWidget {{ background: {theme.paper}; color: {theme.text};"
            f" border: 1px solid {theme.outline}; border-radius: 6px; padding: 2px;"
            " outline: none; }"
            f"QListWidget:focus {{ border: 1px solid {theme.accent}; }}"
            + list_rows(theme, 6, height=_ROW)
        )
        style_scroll_bar(self.list, theme)
        self.field = QuietField(theme)
        self.field.setPlaceholderText(self.tr("Somebody else: a code, never a name"))
        self.field.setAccessibleName(self.tr("Somebody else: a code, never a name"))
        self.begin = ActionButton("", primary=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(3 * GRID, 2 * GRID, 3 * GRID, 2 * GRID)
        column.setSpacing(2 * GRID)
        for part in (about, self.list, self.field):
            column.addWidget(part)
        column.addLayout(dialog_buttons(self, ActionButton(self.tr("Cancel")), self.begin, theme))
        self.setMinimumWidth(theme.px(420))
        self.list.currentRowChanged.connect(self._on_row_changed)
        self.list.itemClicked.connect(self._on_row_changed)
        self.list.itemActivated.connect(self.accept)
        self.field.textChanged.connect(self._redraw)
        self.field.returnPressed.connect(self.accept)
        self.begin.clicked.connect(self.accept)
        self._redraw()
        self.list.setFocus()

    def coder(self) -> str:
        """The code that was typed, else the one chosen; as it was written before where only
        capitals differ."""
        typed = self.field.text().strip()
        if not typed:
            return self._known[self.list.currentRow()]
        same = (name for name in self._known if name.casefold() == typed.casefold())
        return next(same, typed)

    def _on_row_changed(self) -> None:
        self.field.clear()

    def _redraw(self) -> None:
        self.begin.setText(self.tr("Code as {coder}").format(coder=self.coder()))


class CoderChoice(QObject):
    """The button at the left of the bar that says who codes, and has somebody else take over.

    Args:
        transcribing: what the window transcribes; nobody takes over unasked while it does.
    """

    def __init__(self, window: CodingWindow, transcribing: Transcribing) -> None:
        super().__init__(window)
        self._window = window
        self._transcribing = transcribing
        self.dialog: CoderDialog | None = None
        window.header.coder.clicked.connect(self.ask)
        window.retranslated.connect(self._retranslate)
        window.keys.register(
            _KEY, self._about, self.ask, group=lambda: self.tr("Double coding"), typing_too=True
        )
        self._retranslate()

    def ask(self) -> None:
        """Ask who codes from now on."""
        window = self._window
        book = window.controller.workbook
        dialog = CoderDialog(window.theme, people(book.coders()), book.coder.name, window)
        dialog.finished.connect(dialog.deleteLater)
        dialog.accepted.connect(lambda: self._take(dialog.coder()))
        self.dialog = dialog
        dialog.open()

    def _take(self, coder: str) -> None:
        if coder != self._window.controller.workbook.coder.name and self._may_leave():
            self._window.coder_chosen.emit(coder)

    def _may_leave(self) -> bool:
        """Ask whether a transcription is to stop, which goes with its window."""
        if not self._transcribing.background.is_busy:
            return True
        text = self.tr(
            "Recordings are being transcribed. If somebody else takes over now, that stops; what "
            "was found is kept, and transcribing goes on from there."
        )
        stop, wait = self.tr("Stop and take over"), self.tr("Go on transcribing")
        return ask_to_give_up(self._window, text, give_up=stop, go_on=wait)

    def _about(self) -> str:
        return self.tr("Code as somebody else")

    def _retranslate(self) -> None:
        key = QKeySequence(_KEY).toString(QKeySequence.SequenceFormat.NativeText)
        button = self._window.header.coder
        set_tool_tip(button, f"{self._about()}…  ({key})")
