"""Layout of the coding window: bar on top, three columns, a line of keys below."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QStackedWidget, QVBoxLayout, QWidget

from labeval.ui.accessible import TabbedAsRead, leave
from labeval.ui.coding.codes.code_panel import CodePanel
from labeval.ui.coding.moment.column import MomentColumn
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.parts.edit_announcer import EditAnnouncer
from labeval.ui.coding.parts.notice_line import NoticeLine
from labeval.ui.coding.parts.section import Ground
from labeval.ui.coding.sources.filter_bar import FilterBar
from labeval.ui.coding.sources.library import Library
from labeval.ui.coding.sources.search_panel import SearchPanel
from labeval.ui.coding.sources.source_header import SourceHeader
from labeval.ui.coding.sources.source_panel import SourcePanel
from labeval.ui.coding.text.passage_view import PassageView
from labeval.ui.coding.window.footer import Footer
from labeval.ui.coding.window.header_bar import CodingHeaderBar
from labeval.ui.memory import Memory
from labeval.ui.theme import GRID, Theme, Themed, palette_of

_LEFT, _MOST_LEFT, _RIGHT = 0.165, 0.22, 0.21
"""Of the window's width."""
_SPLITS = "coding.splits"


class CodingFrame(TabbedAsRead, Themed, QWidget):
    """The parts of the coding window and their places."""

    stops_at_words = True

    def __init__(
        self,
        theme: Theme,
        controller: CodingController,
        moment: MomentColumn,
        memory: Memory | None,
    ) -> None:
        super().__init__()
        self._theme = theme
        self.memory = memory
        self.controller = controller
        self.library = Library(controller)
        self.filters = FilterBar(theme, controller, self.library)
        self.header = CodingHeaderBar(theme, controller, self.filters)
        self.sources = SourcePanel(theme)
        self.codes = CodePanel(theme, controller)
        self.source_header = SourceHeader(theme, controller)
        self.view = PassageView(theme)
        self.found = SearchPanel(theme)
        self.moment = moment
        self.footer = Footer(theme)
        self.footer.spoke.connect(EditAnnouncer(self, controller).leave)
        self.notice = NoticeLine(theme)
        self._strip: QWidget | None = None
        self._given_splits = self._chosen_splits = False
        self.sources.message_shown.connect(self.footer.show_message)
        self._lay_out()
        self.setAutoFillBackground(True)
        self.set_theme(theme)

    def set_strip(self, widget: QWidget | None) -> None:
        """Put a widget above the text, such as the waveform; None takes it away."""
        if self._strip is not None:
            self._strip_place.removeWidget(self._strip)
            self._strip.hide()
        self._strip = widget
        if widget is not None:
            self._strip_place.addWidget(widget)
            widget.show()

    def open_source(self, id: str) -> None:
        """Show a source in the middle."""
        if self.controller.source is None or self.controller.source.id != id:
            self.controller.open_source(id)
        self.show_text()

    def show_source(self, id: str) -> None:
        """Come to a source."""
        self.open_source(id)
        self.raise_()
        self.activateWindow()

    def open_first(self) -> None:
        """Show the first transcript or interview; the first source where there is none."""
        first = self.sources.sources.sources
        if first:
            coded = next((s for s in first if s.kind in ("think_aloud", "interview")), first[0])
            self.open_source(coded.id)
        else:
            self.controller.open_source("")

    def show_text(self) -> None:
        """The text is in the middle."""
        leave(self.found)
        self._middle.setCurrentIndex(0)

    def show_found(self) -> None:
        """Show the hits in the middle."""
        self._middle.setCurrentIndex(1)

    @property
    def shows_found(self) -> bool:
        """True while the hits are in the middle."""
        return self._middle.currentIndex() == 1

    def set_theme(self, theme: Theme) -> None:
        self.setPalette(palette_of(theme))
        # First: a style sheet gives the widgets in it their former colours back.
        style = f"QSplitter::handle {{ background: {theme.line}; }}"
        for splitter in (self._columns, self._rows):
            splitter.setStyleSheet(style)
        super().set_theme(theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self._given_splits and self.width() > 400:
            self._split()
        self.header.fit(self.width())

    def keep_splits(self) -> None:
        """Remember how the columns were divided."""
        if self.memory is not None and self._chosen_splits:
            shares = [self._columns.sizes(), self._rows.sizes()]
            self.memory.set(_SPLITS, shares)

    def _lay_out(self) -> None:
        self._left = Ground(self.theme, "")
        self._rows = QSplitter(Qt.Orientation.Vertical)
        self._rows.setHandleWidth(1)
        self._rows.addWidget(self.sources)
        self._rows.addWidget(self.codes)
        left = QVBoxLayout(self._left)
        left.setContentsMargins(0, 0, 0, 0)
        left.addWidget(self._rows)
        self._text = Ground(self.theme, "", "paper")
        self._strip_place = QVBoxLayout()
        self._strip_place.setContentsMargins(4 * GRID, 0, 3 * GRID, 0)
        text = QVBoxLayout(self._text)
        text.setContentsMargins(0, 0, 0, 0)
        text.setSpacing(0)
        text.addLayout(self._strip_place)
        text.addWidget(self.source_header)
        text.addWidget(self.view, 1)
        self._middle = QStackedWidget()
        self._middle.addWidget(self._text)
        self._middle.addWidget(self.found)
        self._columns = QSplitter(Qt.Orientation.Horizontal)
        self._columns.setHandleWidth(1)
        self._columns.setChildrenCollapsible(False)
        for part in (self._left, self._middle, self.moment):
            self._columns.addWidget(part)
        self._columns.setStretchFactor(1, 1)
        for splitter in (self._rows, self._columns):
            splitter.splitterMoved.connect(self._on_split_moved)
        self._left.setMinimumWidth(170)
        self._middle.setMinimumWidth(360)
        self.moment.setMinimumWidth(200)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        # Its size is the analyst's choice; nothing that comes up changes it.
        rows.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        rows.addWidget(self.header)
        rows.addWidget(self.notice)
        rows.addWidget(self._columns, 1)
        rows.addWidget(self.footer)

    def fit_sources(self) -> None:
        """Give the list of sources the room that it wants, unless somebody has divided it."""
        if self._given_splits and not self._chosen_splits:
            self._columns.setSizes(self._columns_wanted())
            self._rows.setSizes(self._rows_wanted())

    def _split(self) -> None:
        self._given_splits = True
        columns, rows = self._columns_wanted(), self._rows_wanted()
        kept = _splits(self.memory.get(_SPLITS) if self.memory is not None else None)
        if kept is not None and abs(sum(kept[0]) - self.width()) < 40:
            columns, rows = kept
            self._chosen_splits = True
        self._columns.setSizes(columns)
        self._rows.setSizes(rows)

    def _columns_wanted(self) -> list[int]:
        """Widths of lists, text and what was on screen; no name in a list is cut where the text
        can spare the room."""
        width = self.width()
        least, most = max(200, round(width * _LEFT)), round(width * _MOST_LEFT)
        wanted = max(self.sources.width_wanted, self.codes.width_wanted)
        left = max(least, min(wanted, most))
        right = max(220, round(width * _RIGHT))
        return [left, width - left - right, right]

    def _rows_wanted(self) -> list[int]:
        """Heights of the sources and the codes; neither leaves the other too little."""
        parts = (self.header, self.footer)
        room = self.height() - sum(part.sizeHint().height() for part in parts)
        upper = min(max(self.sources.height_wanted, round(room * 0.2)), round(room * 0.5))
        return [upper, room - upper]

    def _on_split_moved(self) -> None:
        self._chosen_splits = True


def _splits(kept: object) -> tuple[list[int], list[int]] | None:
    """Sizes of the columns and of the rows at the left, as they were remembered."""
    if not isinstance(kept, list) or [len(s) for s in kept if isinstance(s, list)] != [3, 2]:
        return None
    columns, rows = ([n for n in sizes if isinstance(n, int)] for sizes in kept)
    return (columns, rows) if len(columns) == 3 and len(rows) == 2 else None
