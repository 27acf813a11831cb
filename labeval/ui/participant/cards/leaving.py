"""Card that asks whether to leave a rehearsal; nothing of it is kept."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.overlay import Overlay


class LeavingCard(Overlay):
    """Leave or stay; Esc stays.

    Signals:
        left: the rehearsal is to be left.
    """

    left = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent, width=440)
        self._explained = Label(theme, size=14, role="soft_text", wrap=True)
        self.leave = ActionButton(primary=True)
        self.leave.clicked.connect(self.left)
        self.rows.addWidget(self._explained)
        self.buttons.addWidget(self.leave)

    def first_focus(self) -> QWidget:
        return self.leave

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.tr("Leave the rehearsal?"))
        self._explained.setText(self.tr("Nothing of it is kept."))
        self.close_button.setText(self.tr("Stay"))
        self.leave.setText(self.tr("Leave"))
