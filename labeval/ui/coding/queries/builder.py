"""A query that is put together by clicking, with its sentence and buttons for its places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMenu, QScrollArea, QVBoxLayout, QWidget

from labeval.coding.corpus.conditions import (
    EMPTY,
    Group,
    Part,
    Path,
    appended,
    part_at,
    query_of,
    replaced,
)
from labeval.coding.corpus.corpus import Corpus
from labeval.coding.corpus.queries import Query
from labeval.coding.rows import Theme as CodeTheme
from labeval.ui.coding.parts.many_places import offered_codes
from labeval.ui.coding.parts.names import Naming
from labeval.ui.coding.parts.quiet_button import QuietButton
from labeval.ui.coding.parts.section import QuietField
from labeval.ui.coding.queries.part_rows import PartRow, first_field, row_of
from labeval.ui.coding.queries.query_words import QueryWords, translate
from labeval.ui.coding.queries.shown import shown_names
from labeval.ui.plain import menu_text
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.menus import style_menu
from labeval.ui.widgets.basics.one_pill import OnePill
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar
from labeval.ui.widgets.fitting.wrapping import WrappingRow

_WAIT_MS = 200
_ROW = 40
_FEWEST_ROWS, _HEIGHT_PER_ROW = 4, 130
"""Rows in sight, and the height of the window for each of them."""


class QueryBuilder(QWidget):
    """The conditions of a query, saved ones, and the buttons for its places.

    Signals:
        changed: the query finds something else, or it is to be shown in another way.
        save_asked: the query is to be saved by a name.
        delete_asked: the saved query of a name is to be deleted.
        code_asked: all places are to be coded.
        table_asked: the segments at its places are to be shown as a table.
    """

    changed = Signal()
    save_asked = Signal(str)
    delete_asked = Signal(str)
    code_asked = Signal()
    table_asked = Signal()

    def __init__(self, theme: Theme, naming: Naming) -> None:
        super().__init__()
        self._theme, self._naming = theme, naming
        self._corpus = Corpus([], {}, [], [])
        self._themes: Sequence[CodeTheme] = ()
        self._saved: Mapping[str, Group] = {}
        self.words = QueryWords(self._corpus, (), naming)
        self.group = EMPTY
        self.rows: list[PartRow] = []
        self.saved = QuietButton()
        self.name, self.keep = QuietField(theme), QuietButton()
        self.sentence = Label(theme, size=14, wrap=True)
        self.show_as, self.code = OnePill(theme), OnePill(theme)
        self.do, self.table = ActionButton(primary=True), QuietButton()
        for part in (self.saved, self.keep, self.do, self.table):
            part.set_theme(theme)
        self._area = QScrollArea()
        self._waiting = QTimer(self)
        self._waiting.setSingleShot(True)
        self._waiting.setInterval(_WAIT_MS)
        self._waiting.timeout.connect(self.changed)
        self._lay_out()
        self._connect()
        self.retranslate()

    # -- what is asked ------------------------------------------------------------------------

    def take(self, corpus: Corpus, themes: Sequence[CodeTheme], saved: Mapping[str, Group]) -> None:
        """Offer what can be asked of a corpus, and the saved queries."""
        self._corpus, self._themes, self._saved = corpus, themes, saved
        self.words = QueryWords(corpus, themes, self._naming)
        self.code.set_values(self.tr("Code with"), offered_codes(corpus))
        self.show_as.set_values(self.tr("Show"), shown_names(corpus))
        self._build()

    def query(self) -> Query | None:
        """The query; None while nothing in it is complete."""
        return query_of(self.group, self._corpus, self.words.theme_codes)

    def show_group(self, group: Group, name: str = "") -> None:
        """Show another query."""
        self.group = group
        self.name.setText(name)
        self._build()
        self.changed.emit()

    def show_found(self, number: int) -> None:
        """Say how many places there are."""
        self.do.setText(self.tr("Code %Ln place(s)", "", number))
        self.do.setEnabled(number > 0 and bool(self.code.value))
        self.table.setEnabled(number > 0)

    def retranslate(self) -> None:
        """Take the words of the current language."""
        self.saved.setText(self.tr("Queries ▾"))
        self.saved.setAccessibleName(self.tr("Saved queries"))
        self.name.setPlaceholderText(self.tr("Name to save it by"))
        self.name.setAccessibleName(self.tr("Name to save it by"))
        self.keep.setText(self.tr("Save"))
        self.table.setText(self.tr("As a table (F12)"))
        self.take(self._corpus, self._themes, self._saved)
        self.show_found(0)

    def menu(self) -> QMenu:
        """The saved queries, not opened yet."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        style_menu(menu, self._theme)
        for name, group in self._saved.items():
            action = menu.addAction(menu_text(name))
            action.triggered.connect(_Shown(self, group, name))
        if not self._saved:
            menu.addAction(self.tr("No query is saved yet")).setEnabled(False)
        menu.addSeparator()
        fresh = menu.addAction(self.tr("New query"))
        fresh.triggered.connect(_Shown(self, EMPTY, ""))
        name = self.name.text().strip()
        if name in self._saved:
            text = self.tr("Delete “{name}”").format(name=name)
            gone = menu.addAction(menu_text(text))
            gone.triggered.connect(lambda: self.delete_asked.emit(name))
        return menu

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the rows: what is chosen in one may be wider than it has room."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return False

    # -- rows ---------------------------------------------------------------------------------

    def row(self, *path: int) -> PartRow:
        """The row of the part at a path."""
        return next(row for row in self.rows if row._path == path)

    def _build(self) -> None:
        for row in self.rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = []
        self._add((), self.group, "")
        self._fit()
        self._say()

    def _fit(self) -> None:
        """As high as the rows are, which go on below where they are wide, but in its share."""
        shown = max(_FEWEST_ROWS, self.window().height() // _HEIGHT_PER_ROW)
        wanted = self._column.totalHeightForWidth(self._area.viewport().width())
        self._area.setFixedHeight(min(wanted, self._theme.px(shown * _ROW)) + self._theme.px(GRID))

    def _add(self, path: Path, part: Part, joint: str) -> None:
        row = row_of(self._theme, path, joint, part, self.words)
        row.changed.connect(self._on_changed)
        row.reshaped.connect(self._on_reshaped)
        row.extended.connect(self._on_extended)
        self.rows.append(row)
        self._column.insertWidget(len(self.rows) - 1, row)
        row.show()  # else it has no height before the next turn
        if isinstance(part, Group):
            inner_joint = translate("Query", "or") if part.any else translate("Query", "and")
            for n, inner in enumerate(part.parts):
                self._add((*path, n), inner, inner_joint if n else "")

    def _say(self) -> None:
        text = self.words.sentence(self.group)
        self.sentence.set_text(text or self.tr("Choose what to look for; places are listed here."))

    def _on_changed(self, path: Path, part: Part) -> None:
        if isinstance(part, Group):
            known = part_at(self.group, path)
            assert isinstance(known, Group)
            part = replace(part, parts=known.parts)
        self.group = replaced(self.group, path, part)
        self._say()
        self._waiting.start()

    def _on_reshaped(self, path: Path, part: Part | None) -> None:
        if isinstance(part, Group):
            known = part_at(self.group, path)
            assert isinstance(known, Group)
            part = replace(part, parts=known.parts)
        self.group = replaced(self.group, path, part)
        self._build_soon(path if part is not None else path[:-1])

    def _on_extended(self, path: Path, part: Part) -> None:
        self.group = appended(self.group, path, part)
        inner = part_at(self.group, path)
        assert isinstance(inner, Group)
        self._build_soon((*path, len(inner.parts) - 1))

    def _show_focused(self) -> None:
        """Scroll to the row that has the keyboard, of a group with its rows as far as they fit."""
        row = next((row for row in self.rows if row.isAncestorOf(self._area.focusWidget())), None)
        if row is None:
            return
        inner = [each for each in self.rows if each._path[: len(row._path)] == row._path]
        for each in reversed(inner):
            self._area.ensureWidgetVisible(each)

    def _build_soon(self, path: Path) -> None:
        """Build the rows again once the row that asks for it has returned; then go to one."""

        def build() -> None:
            self._build()
            row = next((row for row in self.rows if row._path == path), self.rows[0])
            first_field(row).setFocus()
            self._column.activate()  # else the new rows have no places yet
            self._show_focused()

        QTimer.singleShot(0, self, build)
        self._waiting.start()

    # -- building -----------------------------------------------------------------------------

    def _lay_out(self) -> None:
        inner = QWidget()
        inner.setStyleSheet(f"background: {self._theme.paper};")
        self._column = QVBoxLayout(inner)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(self._theme.px(GRID + 4))
        self._column.addStretch(1)
        self._area.setWidget(inner)
        inner.installEventFilter(self)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QScrollArea.Shape.NoFrame)
        # The height of the rows is known some events after they were added.
        self._area.verticalScrollBar().rangeChanged.connect(self._show_focused)
        self._area.setStyleSheet(f"QScrollArea {{ background: {self._theme.paper}; }}")
        style_scroll_bar(self._area, self._theme)
        head, foot = WrappingRow(GRID), WrappingRow(GRID)
        self.name.setMaximumWidth(self._theme.px(260))
        for row, parts in (
            (head, (self.saved, self.name, self.keep)),
            (foot, (self.show_as, self.table, self.code, self.do)),
        ):
            for part in parts:
                if part is self.code:
                    row.addStretch()
                row.addWidget(part)
        head.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GRID)
        column.addLayout(head)
        column.addWidget(self._area)
        column.addWidget(self.sentence)
        column.addLayout(foot)

    def _connect(self) -> None:
        self.saved.clicked.connect(self._on_saved_clicked)
        self.keep.clicked.connect(self._on_keep)
        self.name.returnPressed.connect(self._on_keep)
        self.show_as.changed.connect(self.changed)
        self.do.clicked.connect(self.code_asked)
        self.table.clicked.connect(self.table_asked)

    def _on_saved_clicked(self) -> None:
        self.menu().popup(self.saved.mapToGlobal(QPoint(0, self.saved.height() + 4)))

    def _on_keep(self) -> None:
        if name := " ".join(self.name.text().split()):
            self.save_asked.emit(name)
        else:
            self.name.setFocus()


class _Shown:
    """Shows a saved query when its entry is chosen."""

    def __init__(self, builder: QueryBuilder, group: Group, name: str) -> None:
        self._builder, self._group, self._name = builder, group, name

    def __call__(self, _checked: bool = False) -> None:
        self._builder.show_group(self._group, self._name)
