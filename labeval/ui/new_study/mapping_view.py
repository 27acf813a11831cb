"""The mapping of a file to texts: its columns, what was noticed, and the first pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from labeval.exchange.materials.model import FACTOR, SHAPES, ColumnMapping
from labeval.jobs.new_study.materials import OwnTexts
from labeval.jobs.new_study.own_study import Composed
from labeval.jobs.planning.durations import RatingAhead
from labeval.study.model.items import Item
from labeval.ui.language import Retranslating
from labeval.ui.new_study.column_view import ColumnView
from labeval.ui.new_study.columns_area import ColumnsArea
from labeval.ui.new_study.judgments_offer import JudgmentsOffer
from labeval.ui.new_study.noted_area import NotedArea
from labeval.ui.new_study.page_sheet import sheet_language
from labeval.ui.new_study.preview import Preview, first_items
from labeval.ui.sentences import translated
from labeval.ui.theme import GRID, LABEL_PX, Theme
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import text_width
from labeval.ui.widgets.basics.line_label import LineLabel
from labeval.ui.widgets.basics.one_pill import OnePill
from labeval.ui.widgets.fitting.wrapping import WrappingRow

Compose = Callable[[Sequence[Item]], Composed]
_PREVIEW = 480
_FILE_PX = 14
_WIDEST = 480
_ANNOUNCED = 5
"""Sentences about what was noticed that are announced; Tab leads to all of them."""
_LEAST_COLUMNS, _LEAST_NOTED = 180, 66
"""Heights in which their first lines can be read; a page without them scrolls."""


@dataclass(frozen=True, slots=True)
class OfDesign:
    """A design with some texts: its problem, or its sessions."""

    problem: str = ""
    """Why it cannot be made with them; empty where it can."""
    ahead: Mapping[str, RatingAhead] = field(default_factory=dict)
    """Pages and minutes of a participant's session, by block."""


class MappingView(Retranslating, QWidget):
    """A file that was read, and what each of its columns is for the study.

    Args:
        compose: makes a study of some texts, for the preview.

    Signals:
        role_chosen: a column, and the role that it is to have.
        shape_chosen, part_chosen: another shape of the table, another part of the file.
        file_requested: another file is to be chosen.
    """

    role_chosen = Signal(str, str)
    shape_chosen = Signal(str)
    part_chosen = Signal(str)
    file_requested = Signal()

    def __init__(self, compose: Compose, theme: Theme) -> None:
        super().__init__()
        self._compose = compose
        self._texts: OwnTexts | None = None
        self._design: OfDesign | None = None
        self.another = ActionButton()
        self._file = LineLabel(theme, size=_FILE_PX, bold=True)
        self._facts = LineLabel(theme, size=LABEL_PX, role="soft_text")
        self.shape, self.part = OnePill(theme), OnePill(theme)
        self._columns_heading = Label(theme, bold=True)
        self._columns_note = Label(theme, role="soft_text")
        self.columns = ColumnsArea(theme)
        self._noted_heading = Label(theme, bold=True)
        self.noted = NotedArea(theme)
        self.judgments = JudgmentsOffer(theme)
        self.preview = Preview(theme)
        self._lay_out(theme)
        self.shape.changed.connect(self._on_shape_chosen)
        self.part.changed.connect(self._on_part_chosen)
        self.another.clicked.connect(self.file_requested)
        self.columns.role_chosen.connect(self.role_chosen)
        self.columns.row_clicked.connect(self._on_row_clicked)
        self.preview.item_shown.connect(self._show_rows)

    def show_texts(self, texts: OwnTexts) -> None:
        """Show a mapping; until :meth:`show_design` it says that the pages are coming."""
        before = self._texts.inspected.material if self._texts is not None else None
        is_fresh = texts.inspected.material is not before
        self._texts, self._design = texts, None
        if is_fresh:
            self.columns.show_columns(
                texts.seen.columns,
                lambda name: [record.cells.get(name, "") for record in texts.rows],
            )
            self.preview.show_study(None, "en", {})
        self._show(texts)
        if is_fresh and self.isVisible():
            self.columns.focus(0)

    def show_design(self, design: OfDesign) -> None:
        """Show the first pages of the texts, or why there are none."""
        self._design = design
        if self._texts is not None:
            if design.problem:
                self.noted.show_texts(self._texts, design.problem)
            self._show_preview(self._texts.items, design)

    def in_words(self) -> str:
        """The number of rows, the first points that deserve a look, and the judgments: the words
        to be announced."""
        looked_at = [text for sign, text in self.noted.lines if sign in "✕▲"]
        return "\n".join([self._facts.text(), *looked_at[:_ANNOUNCED], *self.judgments.in_words()])

    def add_turning_keys(self, page: QWidget) -> None:
        """Let the page keys turn the preview, wherever the keyboard is on ``page``."""
        for key, pages in ((Qt.Key.Key_PageDown, 1), (Qt.Key.Key_PageUp, -1)):
            turn = QShortcut(QKeySequence(key), page, lambda n=pages: self.preview.step(n))
            turn.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)

    # -- showing ------------------------------------------------------------------------------

    def _show(self, texts: OwnTexts) -> None:
        seen = texts.seen
        names = ", ".join(path.name for path in seen.files[:3])
        self._file.set_text(names)
        self._file.setMaximumWidth(text_width(names, _FILE_PX, strong=True) + 4)
        title = seen.title.described(translated)
        found = [
            self.tr("%n row(s)", "", seen.rows),
            self.tr("%n column(s)", "", len(seen.columns)),
        ]
        if not seen.columns:
            found = [self.tr("%n judgment(s), no texts", "", seen.judgments)]
        self._facts.set_text(" · ".join([*found, title]))
        for area in (self._columns_heading, self._columns_note, self.columns, self.preview):
            area.setVisible(bool(seen.columns))
        self._show_part(texts)
        self._show_shape(texts.mapping)
        for view in self.columns.views:
            view.column = seen.column(view.column.name)
            view.show_role(*self._role_of(view, texts.mapping))
        self.columns.fit()
        self._show_rows()
        self.noted.show_texts(texts, "")
        self.judgments.show_texts(texts)
        self.preview.wait(self.tr("The first pages are being made."))

    def _show_part(self, texts: OwnTexts) -> None:
        """Offer the sheets of a workbook, or tables of a database, where there are several."""
        parts = {part: part for part in texts.seen.parts}
        chosen = texts.mapping.layout.part
        if parts and not chosen:
            parts = {"": self.tr("joined"), **parts}
        self.part.setVisible(bool(parts))
        self.part.set_values(self.tr("Part of the file"), parts)
        self.part.show_value(chosen)

    def _show_shape(self, mapping: ColumnMapping) -> None:
        """Offer the two shapes of plain tables; other formats have only their own."""
        shapes = {name: translated("Materials", SHAPES[name]) for name in ("long", "wide")}
        self.shape.setVisible(mapping.shape in shapes)
        self.shape.set_values(self.tr("Rows"), shapes)
        self.shape.show_value(mapping.shape)

    def _role_of(self, view: ColumnView, mapping: ColumnMapping) -> tuple[str, str]:
        role = mapping.roles.get(view.column.name, FACTOR)
        if role == view.column.role:
            return role, view.column.why.described(translated)
        return role, self.tr("chosen by you")

    def _show_rows(self, item: str = "") -> None:
        """Show which row is an item's, and which are left out."""
        texts = self._texts
        if texts is None:
            return
        lines = set(texts.taken.lines.values())
        shown = texts.rows if texts.left_out else ()
        left_out = {n for n, row in enumerate(shown) if row.line not in lines}
        wanted = texts.taken.lines.get(item)
        current = next((n for n, row in enumerate(texts.rows) if row.line == wanted), -1)
        self.columns.show_rows(current, frozenset(left_out) if texts.taken.sound else frozenset())

    def _show_preview(self, items: Sequence[Item], design: OfDesign) -> None:
        if not items:
            self.preview.show_study(None, "en", {})
            return
        composed = self._compose(first_items(items))
        language = sheet_language(composed.content) if composed.content else "en"
        content = composed.content if composed.sound else None
        self.preview.show_study(content, language, design.ahead)

    # -- choosing -----------------------------------------------------------------------------

    def _on_shape_chosen(self) -> None:
        if self._texts is not None and self.shape.value != self._texts.mapping.shape:
            self.shape_chosen.emit(self.shape.value)

    def _on_part_chosen(self) -> None:
        if self._texts is not None and self.part.value != self._texts.mapping.layout.part:
            self.part_chosen.emit(self.part.value)

    def _on_row_clicked(self, row: int) -> None:
        texts = self._texts
        if texts is not None:
            line = texts.rows[row].line
            found = [item for item, at in texts.taken.lines.items() if at == line]
            if found:
                self.preview.show_item(found[0])

    # -- layout -------------------------------------------------------------------------------

    def _lay_out(self, theme: Theme) -> None:
        self.another.set_theme(theme)
        row = WrappingRow(3 * GRID, grows=True)
        self.setLayout(row)
        mapped = QWidget()
        left = QVBoxLayout(mapped)
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(GRID)
        top = QHBoxLayout()
        top.setSpacing(2 * GRID)
        top.addWidget(self._file, 3)
        top.addWidget(self._facts, 2)
        top.addWidget(self.another)
        left.addLayout(top)
        left.addLayout(self._pills_row())
        heading = QHBoxLayout()
        heading.addWidget(self._columns_heading, 1)
        heading.addWidget(self._columns_note)
        left.addLayout(heading)
        left.addWidget(self.columns, 3)
        left.addWidget(self._noted_heading)
        left.addWidget(self.noted, 1)
        left.addWidget(self.judgments)
        row.addWidget(mapped, 1)
        self.preview.setFixedWidth(_PREVIEW)
        self.columns.setMinimumHeight(_LEAST_COLUMNS)
        self.noted.setMinimumHeight(_LEAST_NOTED)
        row.addWidget(self.preview, align=Qt.AlignmentFlag.AlignLeft)

    def _pills_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(GRID)
        for pill in (self.shape, self.part):
            pill.widest = _WIDEST
            row.addWidget(pill)
        row.addStretch(1)
        return row

    def retranslate(self) -> None:
        self.another.setText(self.tr("Another file…"))
        self._columns_heading.set_text(self.tr("What each column is for the study"))
        self._columns_note.set_text(self.tr("chosen for you; change any"))
        self._noted_heading.set_text(self.tr("What was noticed"))
        self.noted.setAccessibleName(self._noted_heading.text())  # where it scrolls
        self.preview.retranslate()
        if self._texts is not None:
            self._show(self._texts)
            if self._design is not None:
                self.show_design(self._design)
