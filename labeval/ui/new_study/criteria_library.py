"""The templates' criteria to choose from, by group, with a search over names and definitions."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QListWidget, QVBoxLayout, QWidget

from labeval.jobs.new_study.criteria import OwnCriterion
from labeval.jobs.new_study.criteria_library import LibraryEntry, groups, library
from labeval.ui.language import Retranslating, interface_language
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.fields import style_field
from labeval.ui.widgets.basics.lettering import type_font
from labeval.ui.widgets.basics.list_rows import list_rows
from labeval.ui.widgets.basics.one_pill import OnePill
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar

_WIDEST = 300


class CriteriaLibrary(Retranslating, QWidget):
    """A list of criteria.

    Signals:
        chosen: a criterion to take over.
        left: the library is to be closed.
    """

    chosen = Signal(object)
    left = Signal()

    def __init__(self, templates: Path, theme: Theme) -> None:
        super().__init__()
        self._templates = templates
        self._entries: list[LibraryEntry] = []
        self._shown: list[OwnCriterion] = []
        self.search, self.list = QLineEdit(), QListWidget()
        self.group = OnePill(theme)
        """The group that is shown; empty for all of them."""
        self.group.widest = _WIDEST
        self.take, self.close_button = ActionButton(), ActionButton()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        style_field(self.search, theme)
        self.search.setClearButtonEnabled(True)
        self.list.setWordWrap(True)
        # Lines are broken; a word that is wider than the list needs no bar.
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setFont(type_font(13))
        self.list.setStyleSheet(
            f"QListWidget {{ background: {theme.paper}; color: {theme.text}; outline: none;"
            f" border: 1px solid {theme.line}; border-radius: 8px; padding: 4px; }}"
            + list_rows(theme, 6, 6)
        )
        style_scroll_bar(self.list, theme)
        row = QHBoxLayout()
        row.setSpacing(GRID)
        for button in (self.take, self.close_button):
            button.set_theme(theme)
            row.addWidget(button)
        row.addStretch(1)
        top = QHBoxLayout()
        top.setSpacing(GRID)
        top.addWidget(self.search, 1)
        top.addWidget(self.group)
        column.addLayout(top)
        column.addWidget(self.list, 1)
        column.addLayout(row)
        self.search.textChanged.connect(self._show)
        self.group.changed.connect(self._show)
        self.search.installEventFilter(self)
        self.list.installEventFilter(self)
        self.list.itemDoubleClicked.connect(lambda _: self._on_take())
        self.take.clicked.connect(self._on_take)
        self.close_button.clicked.connect(self.left)
        self.retranslate()

    def open(self) -> None:
        """Show all criteria, and take the keyboard."""
        if not self._entries:
            self._entries = library(self._templates)
        self.search.clear()
        self.group.show_value("")
        self._show()
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter takes the current one, the arrow goes from the search into the list, Esc leaves."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._on_take()
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.left.emit()
                return True
            if event.key() == Qt.Key.Key_Down and watched is self.search:
                self.list.setFocus(Qt.FocusReason.OtherFocusReason)
                return True
        return super().eventFilter(watched, event)

    def _show(self) -> None:
        language = interface_language()
        words, wanted = self.search.text().casefold().split(), self.group.value
        titles = {group.id: group.title.in_language(language) for group in groups()}
        self._shown, lines = [], []
        for entry in self._entries:
            if wanted in ("", entry.group) and entry.has(words):
                own, template = entry.criterion, entry.template.in_language(language)
                self._shown.append(own)
                name, definition = own.name.get(language), own.definition.get(language)
                lines.append(f"{name} – {definition}\n{titles[entry.group]} · {template}")
        self.list.clear()
        self.list.addItems(lines)
        self.list.setCurrentRow(0 if lines else -1)
        self.take.setEnabled(bool(lines))

    def _on_take(self) -> None:
        row = self.list.currentRow()
        if 0 <= row < len(self._shown):
            self.chosen.emit(self._shown[row])

    def retranslate(self) -> None:
        named = {group.id: group.title.in_language(interface_language()) for group in groups()}
        self.group.set_values(self.tr("About"), {"": self.tr("everything"), **named})
        self.search.setPlaceholderText(self.tr("Search names and definitions, English and German"))
        self.search.setAccessibleName(self.tr("Search the library"))
        self.list.setAccessibleName(self.tr("Criteria of the templates"))
        self.take.setText(self.tr("Add it"))
        self.close_button.setText(self.tr("Back to the criteria"))
        self._show()
