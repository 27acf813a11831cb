"""Links below the answers where a text is cut into claims on the page: add, remove, undo."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from labeval.ui.accessible import Accessible
from labeval.ui.language import Retranslating
from labeval.ui.mirroring import put
from labeval.ui.theme import Theme, Themed
from labeval.ui.widgets.answers.keyed_option import KeyedOption
from labeval.ui.widgets.bars.key_hints import key_name
from labeval.ui.widgets.basics.link_button import LinkButton

GAP = 6


@dataclass(frozen=True, slots=True)
class FootState:
    """The links that act now."""

    has_claims: bool = False
    no_claims: bool = False
    """True if that the text makes none is the answer."""
    has_sentence: bool = True
    """True if some of the text is in no claim yet."""
    can_undo: bool = False
    enabled: bool = True


class ClaimFoot(Accessible, Retranslating, Themed, QWidget):
    """Three links, each with its key, and the answer that there are no claims.

    Signals:
        sentence_asked, removal_asked, none_asked, undo_asked: that was pressed.
    """

    sentence_asked = Signal()
    removal_asked = Signal()
    none_asked = Signal()
    undo_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.no_claims = KeyedOption("0", "", self)
        self.sentence, self.removal, self.undo = (LinkButton(parent=self) for _ in range(3))
        self.sentence.clicked.connect(self.sentence_asked)
        self.removal.clicked.connect(self.removal_asked)
        self.undo.clicked.connect(self.undo_asked)
        self.no_claims.clicked.connect(self.none_asked)
        for link in (self.sentence, self.removal, self.undo):
            link.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._state = FootState()
        self.retranslate()

    def show_state(self, state: FootState) -> None:
        """Show the links that act now."""
        self._state = state
        self.sentence.setEnabled(state.has_sentence and state.enabled)
        self.sentence.setVisible(state.enabled)
        self.removal.setVisible(state.has_claims and state.enabled)
        self.undo.setVisible(state.can_undo and state.enabled)
        self.no_claims.setVisible(not state.has_claims)
        self.no_claims.show_chosen(state.no_claims)
        self._arrange(self.width(), move=True)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._arrange(self.width(), move=True)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(width, move=False)

    def sizeHint(self) -> QSize:
        return QSize(260, self.heightForWidth(260))

    def retranslate(self) -> None:
        """Take the words of the current language."""
        self.no_claims.setText(self.tr("No claims"))
        self.no_claims.setAccessibleName(self.tr("No claims"))
        named = (
            (self.sentence, self.tr("Next sentence"), "S"),
            (self.removal, self.tr("Remove"), "Del"),
            (self.undo, self.tr("Undo"), "U"),
        )
        for link, words, key in named:
            link.set_words(words, key_name(key))
        self._arrange(self.width(), move=True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(self.width(), move=True)

    def _arrange(self, width: int, *, move: bool) -> int:
        """Place everything from the start of lines; the height, the same whatever can be done."""
        pill = self.no_claims.sizeHint()
        height = max(pill.height(), self.sentence.sizeHint().height())
        x, y = 0, 0
        for parts in ((self.no_claims, self.removal), (self.sentence,), (self.undo,)):
            wide = min(width, max(part.sizeHint().width() for part in parts))
            if x and x + wide > width:
                x, y = 0, y + height + GAP
            if move:
                for part in parts:
                    own = min(width, part.sizeHint().width())
                    put(part, x, y, own, height)
            x += wide + GAP
        return y + height
