"""Saying who speaks: in a passage, or everywhere where the same voice speaks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QListWidget, QWidget

from labeval.coding.rows import Passage
from labeval.ui.coding.parts.names import speaker_name
from labeval.ui.coding.parts.popup import Popup
from labeval.ui.theme import LABEL_PX, Theme
from labeval.ui.widgets.basics.lettering import type_font
from labeval.ui.widgets.basics.list_rows import list_rows
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar

_SHOWN = 8
_ROW = 26
_KNOWN = ("participant", "supervisor", "interviewer")
_ELSEWHERE = ("participant", "interviewer")
"""Speakers of what was recorded without a session, which nobody supervises."""


@dataclass(frozen=True, slots=True)
class SpeakerChoice:
    """A speaker, for the chosen passages or for all of their voices."""

    speaker: str
    voice: bool


class SpeakerPopup(Popup):
    """A field for a name, and below it the speakers that there are.

    Signals:
        chosen: a speaker, and whether it is for all passages of the voice.
    """

    chosen = Signal(str, bool)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        self._list = QListWidget()
        super().__init__(theme, parent, width=360)
        self._here: Sequence[Passage] = ()
        self._all: Sequence[Passage] = ()
        self._choices: list[SpeakerChoice] = []
        self._list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.rows.addWidget(self._list)
        self.field.textChanged.connect(self._offer)
        self.field.stepped.connect(self._on_stepped)
        self.field.accepted.connect(self._on_accepted)
        self._list.itemClicked.connect(self._on_accepted)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._list.setFont(type_font(theme.px(LABEL_PX)))
        self._list.setStyleSheet(
            f"QListWidget {{ background: {theme.paper}; color: {theme.text}; border: none; }}"
            + list_rows(theme, 6, height=_ROW)
        )
        style_scroll_bar(self._list, theme)

    def ask(
        self, here: Sequence[Passage], all_passages: Sequence[Passage], at: QPoint, below: int
    ) -> None:
        """Ask for the speaker of passages.

        Args:
            at: place of the parent where the card is to open, with ``below`` pixels kept free.
        """
        self._here, self._all = here, all_passages
        self.heading.set_text(self.tr("Who speaks here?"))
        self.field.setPlaceholderText(self.tr("A name or a letter"))
        self.field.setAccessibleName(self.tr("Who speaks here?"))
        self.field.clear()
        self._offer()
        self.open_at(at, below=below)

    def wanted_width(self) -> int:
        """Wide enough for all that is offered."""
        sides = self.rows.contentsMargins()
        bar = self._list.verticalScrollBar().sizeHint().width()
        names = self._list.sizeHintForColumn(0) + 2 * self._list.frameWidth() + bar
        return max(super().wanted_width(), names + sides.left() + sides.right())

    def _offer(self) -> None:
        """The speakers that begin with the typed text; a new name comes first."""
        typed = self.field.text().strip()
        in_session = any(p.where.session_ms is not None for p in self._all)
        usual = _KNOWN if in_session else _ELSEWHERE
        known = list(dict.fromkeys([*usual, *(p.speaker for p in self._all if p.speaker)]))
        fitting = [n for n in known if typed.lower() in n.lower()]
        names = [typed, *fitting] if typed and typed not in known else fitting
        voices = {passage.speaker for passage in self._here}
        count = sum(passage.speaker in voices for passage in self._all)
        self._choices = []
        self._list.clear()
        for name in names:
            self._choices.append(SpeakerChoice(name, False))
            self._list.addItem(speaker_name(name))
            if count > len(self._here):
                self._choices.append(SpeakerChoice(name, True))
                everywhere = self.tr("{name}, in all %Ln passages of this speaker", "", count)
                self._list.addItem(everywhere.format(name=speaker_name(name)))
        self._list.setCurrentRow(0)
        self._list.setFixedHeight(min(_SHOWN, max(1, len(self._choices))) * _ROW + 4)
        self.resize(self.width(), self.sizeHint().height())

    def _on_stepped(self, by: int) -> None:
        at = min(max(0, self._list.currentRow() + by), self._list.count() - 1)
        self._list.setCurrentRow(at)

    def _on_accepted(self, _item: object = None) -> None:
        row = self._list.currentRow()
        if 0 <= row < len(self._choices):
            choice = self._choices[row]
            self.close_popup()
            self.chosen.emit(choice.speaker, choice.voice)
