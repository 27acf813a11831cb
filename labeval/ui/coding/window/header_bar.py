"""The top of the window: who codes, filters, search over all sources, undo and redo by name."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy

from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.parts.quiet_button import QuietButton
from labeval.ui.coding.parts.section import Ground, QuietField
from labeval.ui.coding.sources.filter_bar import FIRST, FilterBar
from labeval.ui.coding.sources.source_order import shortened
from labeval.ui.language import Retranslating
from labeval.ui.plain import set_tool_tip
from labeval.ui.theme import GRID, LABEL_PX, Theme
from labeval.ui.widgets.basics.lettering import text_width

_FIELD_EDGES = 28
"""Left and right padding of the search field."""
_FIELD, _NARROW_FIELD = 150, 100
"""Least widths of the search field: usually, and where filters in use need its room."""
_LONGEST_CODE = 12
"""Letters of a coder's code on its button."""
_SHOWN = 26
"""Letters of an edit's name on a button."""


class CodingHeaderBar(Retranslating, Ground):
    """Coder, filters, search, undo and redo; other parts add buttons of their own.

    Signals:
        search_typed: other words are looked for.
        keys_requested: the list of keys.
    """

    search_typed = Signal(str)
    keys_requested = Signal()

    def __init__(self, theme: Theme, controller: CodingController, filters: FilterBar) -> None:
        super().__init__(theme, "bottom", "paper")
        self._controller = controller
        self._filters = filters
        self._placeholder = ""
        self.coder = QuietButton()
        self.field = QuietField(theme)
        self.field.setMinimumWidth(_FIELD)
        self.field.setMaximumWidth(320)
        self.field.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._undo, self._redo, self._keys = QuietButton(), QuietButton(), QuietButton()
        self._buttons = [self.coder, self._undo, self._redo, self._keys]
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(2 * GRID, GRID, 2 * GRID, GRID + 1)
        self._row.setSpacing(GRID)
        self._row.addWidget(self.coder)
        self._row.addSpacing(GRID)
        self._row.addWidget(filters)
        self._row.addStretch(1)
        self._row.addWidget(self.field, 3)
        for button in self._buttons[1:]:
            self._row.addWidget(button)
        self._undo.clicked.connect(controller.undo)
        self._redo.clicked.connect(controller.redo)
        self._keys.clicked.connect(self.keys_requested)
        self.field.textChanged.connect(self.search_typed)
        controller.acted.connect(self.show_history)
        controller.sources_changed.connect(self._on_sources_changed)
        controller.attributes_changed.connect(self._refit)
        filters.widened.connect(self._refit)
        self.set_theme(theme)
        self.retranslate()

    def add_button(self, button: QuietButton) -> None:
        """A further button, before the last one."""
        self._buttons.append(button)
        button.set_theme(self._theme)
        self._row.insertWidget(self._row.count() - 1, button)

    def show_history(self, _edit: object = None) -> None:
        """Say what undo and redo would do."""
        book = self._controller.workbook
        if book.is_closed:  # Qt has a window take its language after it was closed, too
            return
        for button, label, name, key in (
            (self._undo, book.can_undo, self.tr("Undo"), "Ctrl+Z"),
            (self._redo, book.can_redo, self.tr("Redo"), "Ctrl+Y"),
        ):
            text = QCoreApplication.translate("Coding", label) if label else ""
            wide = self.width() > 1500
            short = text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"
            button.setText(f"{name}: {short}" if text and wide and button is self._undo else name)
            full = f"{name}: {text}  ({key})" if text else name
            set_tool_tip(button, full)
            button.setAccessibleName(full)
            button.setEnabled(bool(text))

    def fit(self, width: int) -> None:
        """Show as many filters as there is room for; for those in use other things make room."""
        spared = (self._keys, self._redo, self.coder)
        """Said elsewhere, too: at the bottom, by their keys, and by the window's title."""
        steps = [(count, 0) for count in range(len(FIRST), -1, -1)]
        for count, gone in [*steps, *((0, n) for n in range(1, len(spared) + 2))]:
            self._filters.show_first(count)
            for n, part in enumerate(spared):
                part.setVisible(n >= gone)
            self.field.setMinimumWidth(_FIELD if gone <= len(spared) else _NARROW_FIELD)
            layout = self._filters.layout()
            assert layout is not None
            layout.activate()
            self._filters.updateGeometry()
            self._row.invalidate()
            if self._row.minimumSize().width() <= width:
                break
        self.show_history()
        self._fit_field()

    def _refit(self) -> None:
        self.fit(self.width())

    def _on_sources_changed(self) -> None:
        self.retranslate()
        self._refit()

    def _fit_field(self) -> None:
        """Say in how many sources is searched where that fits into the field."""
        room = self.field.width() - _FIELD_EDGES
        fits = text_width(self._placeholder, self._theme.px(LABEL_PX)) <= room
        self.field.setPlaceholderText(self._placeholder if fits else self.tr("Search"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_field()

    def retranslate(self) -> None:
        """Take the words of the current language."""
        coder = self._controller.workbook.coder.name
        self.coder.setText(self.tr("Coder {coder}").format(coder=shortened(coder, _LONGEST_CODE)))
        self.coder.setAccessibleName(self.tr("Coder {coder}").format(coder=coder))
        count = len(self._controller.sources)
        text = self.tr("Search in %Ln source(s)", "", count)
        set_tool_tip(self.field, text)
        self._placeholder = text
        self._fit_field()
        self.field.setAccessibleName(self.tr("Search in all sources"))
        self._keys.setText(self.tr("Keys"))
        set_tool_tip(self._keys, "F1")
        self.show_history()
