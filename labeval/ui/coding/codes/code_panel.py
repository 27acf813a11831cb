"""The codes' part of the left column: search, tree, and the codes of the keys 1 to 9."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from labeval.ui.coding.codes.code_tree import CodeTree, colours_of
from labeval.ui.coding.codes.digit_keys import DigitKeys
from labeval.ui.coding.codes.keyed_codes import KeyedCodes
from labeval.ui.coding.parts.code_style import Look
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.parts.section import QuietField, SectionHead
from labeval.ui.language import Retranslating
from labeval.ui.plain import set_tool_tip
from labeval.ui.theme import GRID, Theme, Themed
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.link_button import LinkButton
from labeval.ui.widgets.fitting.scrolled import Scrolled

_TREE_ROWS = 10
"""Rows of the tree, if it has as many, that come before the codes of the keys."""
_NAMED = 9
"""Length in letters up to which coders' names fit next to the heading."""


class CodePanel(Retranslating, Themed, QWidget):
    """Shows the codes.

    Signals:
        new_requested: another code is wanted.
        digit_picked: the key of a code, 1 to 9.
        starter_picked: a codebook to begin with, by name.
    """

    new_requested = Signal()
    digit_picked = Signal(int)
    starter_picked = Signal(str)

    def __init__(self, theme: Theme, controller: CodingController) -> None:
        super().__init__()
        self._controller = controller
        self._digits = DigitKeys()
        self._head = SectionHead(theme)
        self.field = QuietField(theme)
        self.tree = CodeTree(theme)
        self._empty = Label(theme, role="soft_text", wrap=True)
        self._starters: list[LinkButton] = []
        self._begin = Scrolled(theme)
        self._begin.rows.setSpacing(4)
        self._begin.rows.addWidget(self._empty)
        self._begin.rows.addStretch(1)
        self._theme = theme
        self._keys_head = SectionHead(theme)
        self._keys = KeyedCodes(theme)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(2 * GRID, GRID + 2, GRID, GRID + 4)
        column.setSpacing(6)
        column.addWidget(self._head)
        column.addWidget(self.field)
        column.addWidget(self._begin, 1)
        column.addWidget(self.tree, 1)
        column.addWidget(self._keys_head)
        column.addWidget(self._keys)
        self._head.action.clicked.connect(self.new_requested)
        self.field.textChanged.connect(self.tree.search)
        self._keys.picked.connect(self.digit_picked)
        controller.codes_changed.connect(self._on_codes_changed)
        controller.counts_changed.connect(self._on_counts_changed)
        controller.memos_changed.connect(self._on_memos_changed)
        self.retranslate()
        self._on_codes_changed()
        self._on_memos_changed()

    def show_digits(self, digits: DigitKeys) -> None:
        """Show which code each key codes with, here and in the tree."""
        self._digits = digits
        codes = self._controller.codes
        colours, keyed = colours_of(codes), list(digits.codes(codes))
        self._keys.show_codes([(n, Look(code.name, colours[code.id])) for n, code in keyed])
        self.tree.show_digits({code.id: digit for digit, code in keyed})
        self._share_room()

    @property
    def width_wanted(self) -> int:
        """Pixels in which every row of the tree is read whole."""
        margins = self._column.contentsMargins()
        return margins.left() + self.tree.width_wanted + margins.right()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        """Give the codes of the keys what the tree leaves, which shows the keys, too."""
        column = self._column
        around = column.contentsMargins()
        heads = (self._head, self.field, self._keys_head)
        taken = around.top() + around.bottom() + 4 * column.spacing()
        taken += sum(part.sizeHint().height() for part in heads)
        taken += min(_TREE_ROWS, len(self._controller.codes)) * self.tree.sizeHintForRow(0)
        self._keys.set_room(self.height() - taken)
        for part in (self._keys_head, self._keys):
            part.setVisible(self._keys.fits)

    def offer_starters(self, starters: Sequence[tuple[str, str]]) -> None:
        """Offer codebooks to begin with, while there are no codes: name and words of each."""
        for button in self._starters:
            self._begin.rows.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._starters = []
        for name, title in starters:
            button = LinkButton(title)
            button.setProperty("starter", name)
            button.set_theme(self._theme)
            button.clicked.connect(self._on_starter_clicked)
            rows = self._begin.rows
            rows.insertWidget(rows.count() - 1, button, 0, Qt.AlignmentFlag.AlignLeft)
            self._starters.append(button)
        self._on_codes_changed()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._share_room()

    def retranslate(self) -> None:
        """Take the words of the current language."""
        self._say_counted()
        self._head.offer(self.tr("New code"), self.tr("New code (Ctrl+N)"))
        self.field.setPlaceholderText(self.tr("Find a code"))
        self.field.setAccessibleName(self.tr("Find a code"))
        for part in (self._begin, self.tree):
            part.setAccessibleName(self.tr("Codes"))
        self._keys_head.set_text(self.tr("Keys"))
        about = self.tr("A code keeps its key. Ctrl+1 to Ctrl+9 gives a key to the current code.")
        set_tool_tip(self._keys, about)
        self._say_empty()

    def _on_codes_changed(self) -> None:
        self.tree.show_codes(self._controller.codes, self._controller.counts)
        self._say_counted()
        self._begin.setVisible(not self._controller.codes)
        self._say_empty()
        for part in (self.field, self.tree):  # what there is to read has their room
            part.setVisible(bool(self._controller.codes))
        self.show_digits(self._digits)

    def _on_memos_changed(self) -> None:
        own = self._controller.coder
        memos = self._controller.memos.values()
        noted = {memo.row for memo in memos if (memo.about, memo.coder) == ("code", own)}
        self.tree.show_noted(frozenset(noted))

    def _say_empty(self) -> None:
        text = self.tr(
            "No codes yet. Select words in the text and press V to name a code by them, or C "
            "to type a name."
        )
        if self._starters:
            text += " " + self.tr("Or begin with a codebook:")
        self._empty.set_text(text)

    def _on_starter_clicked(self) -> None:
        self.starter_picked.emit(str(self.sender().property("starter")))

    def _on_counts_changed(self) -> None:
        self.tree.codes.show_counts(self._controller.counts)
        self._say_counted()

    def _say_counted(self) -> None:
        """Whose segments the numbers are, where there are several coders."""
        names = self._controller.counted()
        several = len(self._controller.coders) > 1
        coders = ", ".join(names)
        if len(coders) > _NAMED:
            coders = self.tr("%Ln coder(s)", "", len(names))
        self._head.set_text(self.tr("Codes"), coders if several else "")
        about = self.tr("The numbers are the segments of: {names}").format(names=", ".join(names))
        set_tool_tip(self._head.aside, about if several else "")
        self._head.aside.setAccessibleName(about if several else "")
