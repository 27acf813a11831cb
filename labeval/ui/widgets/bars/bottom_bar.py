"""The bar below every participant's screen: back, what is still open, keys, and what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from labeval.ui.language import Retranslating
from labeval.ui.theme import GRID, MARGIN, Theme, Themed
from labeval.ui.widgets.bars.key_hints import KeyHint, KeyHints
from labeval.ui.widgets.bars.keyboard_sign import KeyboardAt, KeyboardSign
from labeval.ui.widgets.bars.reason import Reason
from labeval.ui.widgets.basics.buttons import ActionButton

HEIGHT = 60


@dataclass(frozen=True, slots=True)
class Onward:
    """The possible next steps.

    ``label`` names the next action, and an empty one hides it; ``reason`` says why it cannot be
    taken yet, and the action is grey until it is empty.
    """

    label: str = ""
    reason: str = ""
    can_go_back: bool = False
    hints: Sequence[KeyHint] = ()


class BottomBar(Retranslating, Themed, QWidget):
    """Shows :class:`Onward`; its next action is the only filled button of the window.

    A click on it while it is grey is a request, too, which finds what is still open.
    """

    back_requested = Signal()
    next_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._back = ActionButton()
        self.next_button = ActionButton(primary=True)
        self._hints = KeyHints(theme)
        self.keyboard = KeyboardSign(theme)
        self.keyboard.hide()
        self._reason = Reason(theme, role="soft_text")
        self._reason.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for button in (self._back, self.next_button):
            # A click leaves the keyboard with the page.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._back.clicked.connect(self.back_requested)
        self.next_button.clicked.connect(self.next_requested)
        self.next_button.installEventFilter(self)
        self._retain_place(self._back)
        row = QHBoxLayout(self)
        row.setContentsMargins(MARGIN, 0, MARGIN, 0)
        row.setSpacing(2 * GRID)
        self._tools = QHBoxLayout()
        self._tools.setSpacing(2 * GRID)
        row.addLayout(self._tools)  # at the edge, also where there is no way back
        row.addWidget(self._back)
        row.addWidget(self.keyboard)
        row.addWidget(self._hints, 1)
        row.addWidget(self._reason)
        row.addWidget(self.next_button)
        self.set_theme(theme)
        self.retranslate()

    def add_tool(self, tool: QWidget) -> None:
        """Put something before the way back, such as the way out of a rehearsal."""
        self._tools.addWidget(tool)

    def show_onward(self, onward: Onward) -> None:
        """Show what can be done next."""
        self._back.setVisible(onward.can_go_back)
        self._hints.set_hints(onward.hints)
        self.show_reason(onward.reason)
        if self.next_button.text() != onward.label:
            self.next_button.setText(onward.label)
        self.next_button.setVisible(bool(onward.label))

    def show_reason(self, reason: str) -> None:
        """Say why the next action cannot be taken yet; it can be where there is no reason."""
        self._reason.set_text(reason)
        self.next_button.setEnabled(not reason)
        self.next_button.setAccessibleDescription(reason)

    def show_keyboard(self, at: KeyboardAt | None, text: str) -> None:
        """Say where keys go, in these words; None where nobody else could have the keyboard.

        Keys that are not received are not offered either.
        """
        self.keyboard.setVisible(at is not None)
        if at is not None:
            self.keyboard.show_at(at, text)
        self._hints.show_hints(at in (None, KeyboardAt.HERE, KeyboardAt.ARRIVING))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take clicks on a grey button, which does nothing with them."""
        if event.type() == QEvent.Type.MouseButtonPress and not self.next_button.isEnabled():
            self.next_requested.emit()
        return super().eventFilter(watched, event)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.setFixedHeight(max(HEIGHT, theme.px(14) + 40))

    def retranslate(self) -> None:
        self._back.setText(self.tr("Back"))

    @staticmethod
    def _retain_place(widget: QWidget) -> None:
        """Keep the widget's room while it is hidden, so that its neighbours do not move."""
        policy = widget.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        widget.setSizePolicy(policy)
