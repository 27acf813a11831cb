"""The window with all memos and the journal: searched, filtered, written in, saved as a table."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QVBoxLayout

from labeval.coding.codes import marking
from labeval.coding.notes import (
    CHANGE_JOURNAL,
    JOURNAL,
    WRITE_JOURNAL,
    Note,
    all_notes,
    journal_entry,
)
from labeval.coding.rows import Code, Coding, Memo, Paraphrase, Source
from labeval.coding.rows import Theme as CodeTheme
from labeval.coding.typed_text import text_to_keep
from labeval.exchange.errors import ExchangeError
from labeval.ui.coding.counts.saving import save_rows
from labeval.ui.coding.counts.window_shell import AuxiliaryWindow
from labeval.ui.coding.parts.controller import CodingController
from labeval.ui.coding.parts.names import source_title
from labeval.ui.coding.parts.section import QuietField
from labeval.ui.coding.parts.text_box import TextBox
from labeval.ui.coding.parts.times import local_time
from labeval.ui.coding.parts.typed_texts import both_kept
from labeval.ui.coding.queries.query_words import current_themes
from labeval.ui.memory import Memory
from labeval.ui.plain import plain_tip
from labeval.ui.sentences import sentence
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.pill import Pill
from labeval.ui.widgets.basics.table_style import RowTable, style_table

_Index = QModelIndex | QPersistentModelIndex
_ROW = 30
_WIDTHS = (130, 280, 90, 150)
_COLUMNS = ("kind", "about", "coder", "changed", "text")


def _text_of(row: Memo | Coding) -> str:
    return row.memo if isinstance(row, Coding) else row.text


class NotesModel(QAbstractTableModel):
    """Notes, a row each."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[tuple[str, ...]] = []
        self.notes: list[Note] = []
        self.heads: tuple[str, ...] = _COLUMNS

    def show_notes(self, notes: list[Note], rows: list[tuple[str, ...]]) -> None:
        """Show other memos."""
        self.beginResetModel()
        self.notes, self.rows = notes, rows
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(_COLUMNS)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        shown = role == Qt.ItemDataRole.DisplayRole and orientation == Qt.Orientation.Horizontal
        return self.heads[section] if shown else None

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        cell = self.rows[index.row()][index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return " ".join(cell.split())
        return plain_tip(cell) if role == Qt.ItemDataRole.ToolTipRole else None


class MemosWindow(AuxiliaryWindow):
    """All notes, the newest first; one's own, summaries apart, are written below.

    Signals:
        source_opened: the id of a source that is to be shown.
    """

    source_opened = Signal(str)

    def __init__(
        self, controller: CodingController, theme: Theme, memory: Memory | None = None
    ) -> None:
        super().__init__(controller, theme, memory, name="code_memos", size=(1100, 720))
        self._notes: list[Note] = []
        self._note: Note | None = None
        """The note in the field; none while a new entry of the journal is in it."""
        self.model = NotesModel()
        self.view = RowTable(_ROW)
        self.view.setModel(self.model)
        style_table(self.view, theme)
        head = self.view.horizontalHeader()
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head.setSectionResizeMode(len(_COLUMNS) - 1, QHeaderView.ResizeMode.Stretch)
        for column, width in enumerate(_WIDTHS):
            self.view.setColumnWidth(column, theme.px(width))
        self.kind, self.coder = Pill(theme), Pill(theme)
        self.field = QuietField(theme)
        self.save, self.keep, self.fresh = (
            ActionButton(),
            ActionButton(primary=True),
            ActionButton(),
        )
        self.empty = Label(theme, size=15, role="soft_text", wrap=True)
        self.title = Label(theme, size=13, bold=True, wrap=True)
        self.text = TextBox(theme, lines=7)
        self.text.setStyleSheet(
            f"QPlainTextEdit {{ background: {theme.paper}; color: {theme.text}; "
            f"border: 1px solid {theme.outline}; border-radius: 7px; }}"
            f"QPlainTextEdit:focus {{ border: 1px solid {theme.accent}; }}"
        )
        self._lay_out()
        self.kind.changed.connect(self._show)
        self.coder.changed.connect(self._show)
        self.field.textChanged.connect(self._show)
        self.view.selectionModel().currentRowChanged.connect(self._on_current_changed)
        self.view.opened.connect(self._on_opened)
        self.keep.clicked.connect(self.keep_entry)
        self.text.left.connect(self.keep_entry)
        self.fresh.clicked.connect(self.begin_entry)
        self.save.clicked.connect(self._on_save)
        self.retranslate()

    def show_corpus(self) -> None:
        book = self.controller.workbook
        themes = current_themes(book)
        names = {code.id: code.name for code in self.corpus.codes.values()}
        names |= {id: source_title(source) for id, source in self.corpus.sources.items()}
        names |= {theme.id: theme.name for theme in themes}
        memos, summaries = book.memos(), book.paraphrases()
        about = {*(memo.row for memo in memos), *(summary.code for summary in summaries)}
        names |= self._names_of_removed(about - {*names, ""})
        written = book.notes_written()
        self._notes = all_notes(memos, self.corpus.codings, summaries, names, written)
        self._show()
        self._follow()

    def begin_entry(self) -> None:
        """Begin an entry of the journal; one that is being written is kept."""
        self.keep_entry()
        self.view.clearSelection()
        self._show_note(None)
        self.text.setFocus()

    def keep_entry(self) -> None:
        """Keep what is written in the field, as an edit; where its row is gone, in the journal."""
        if not self._is_changed:
            return
        row, shown = self._row_now(), self._note.text if self._note is not None else ""
        typed = self.text.toPlainText()
        text, both = text_to_keep(shown, typed, _text_of(row) if row is not None else "")
        if row is None:
            changes, label = journal_entry(text, self.controller.coder), WRITE_JOURNAL
        elif isinstance(row, Coding):
            changes, label = marking.annotate(row, text), marking.ANNOTATE
        else:
            label = CHANGE_JOURNAL if row.about == JOURNAL else marking.ANNOTATE
            changes = marking.memo_changed(row, text)
        if not changes or self.controller.do(label, changes) is not None:
            self._show_note(None)
        if both:
            self._on_refused(both_kept())

    def save_as(self, path: Path) -> None:
        """Save the notes that are shown as CSV or XLSX, by the ending."""
        try:
            save_rows(path, _COLUMNS, self.model.rows)
        except ExchangeError as error:
            self._on_refused(sentence(error))
            return
        self._notify_written(path)

    def retranslate(self) -> None:
        title = self.tr("Memos and journal")
        self.setWindowTitle(title)
        self.heading.set_text(title)
        self.view.setAccessibleName(title)
        self.kind.set_facet(self.tr("About"), self._kinds)
        self.coder.set_facet(
            self.tr("Coder"), lambda: {c.id: c.name for c in self.corpus.coders.values()}
        )
        self.field.setPlaceholderText(self.tr("Search"))
        self.field.setAccessibleName(self.tr("Search"))
        self.save.setText(self.tr("Save…"))
        self.fresh.setText(self.tr("New journal entry"))
        self.model.heads = (
            self.tr("About"),
            self.tr("Name or words"),
            self.tr("Coder"),
            self.tr("Changed"),
            self.tr("Text"),
        )
        self._show_title(self._title(), editable=not self.text.isReadOnly())
        self._show()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.keep_entry()
        super().closeEvent(event)

    @property
    def _is_changed(self) -> bool:
        """True where an entry is being written that is not kept yet."""
        shown = self._note.text if self._note is not None else ""
        return not self.text.isReadOnly() and self.text.toPlainText().strip() != shown

    def _row_now(self) -> Memo | Coding | None:
        """The row of the note that is written, as it is kept by now."""
        if self._note is None:
            return None
        id, book = self._note.row.id, self.controller.workbook
        rows: list[Memo | Coding] = [*book.memos(), *book.codings()]
        return next((row for row in rows if row.id == id), None)

    def _names_of_removed(self, ids: Collection[str]) -> dict[str, str]:
        """Names of what was removed while somebody else wrote about it, by its id."""
        found = {}
        for id in ids:
            edits = self.controller.workbook.history(id, limit=1)
            rows = (change.before for edit in edits for change in edit.changes)
            for row in rows:
                if isinstance(row, Code | Source | CodeTheme) and row.id == id:
                    found[id] = self.tr("{name} (removed)").format(name=row.name)
        return found

    def _is_own(self, note: Note) -> bool:
        """True for what is written here; a summary is written in the grid, next to its segments."""
        return note.coder == self.controller.coder and not isinstance(note.row, Paraphrase)

    def _follow(self) -> None:
        """Show what is kept by now of what is shown; what is being written stays."""
        if self._is_changed or self._note is None:
            return
        now = next((n for n in self._notes if n.row.id == self._note.row.id), None)
        if now != self._note:
            self._show_note(now)

    def _kinds(self) -> dict[str, str]:
        return {
            JOURNAL: self.tr("Journal"),
            "project": self.tr("Project"),
            "code": self.tr("Code"),
            "source": self.tr("Source"),
            "theme": self.tr("Theme"),
            "segment": self.tr("Segment"),
            "summary": self.tr("Summary"),
        }

    def _show(self) -> None:
        kinds, typed = self._kinds(), self.field.text().strip().casefold()
        coders = {coder.id: coder.name for coder in self.corpus.coders.values()}
        notes: list[Note] = []
        rows: list[tuple[str, ...]] = []
        for note in self._notes:
            when = local_time(note.changed)
            name = coders.get(note.coder, "")
            row = (kinds.get(note.kind, note.kind), note.about, name, when, note.text)
            chosen = not self.kind.chosen or note.kind in self.kind.chosen
            by = not self.coder.chosen or note.coder in self.coder.chosen
            if chosen and by and (not typed or any(typed in cell.casefold() for cell in row)):
                notes.append(note)
                rows.append(row)
        self.model.show_notes(notes, rows)
        self.view.setVisible(bool(rows))
        self.empty.setVisible(not rows)
        self.save.setEnabled(bool(rows))
        nothing = self.tr("No memo passes these filters and this search.")
        first = self.tr("Nothing is noted yet. M writes a memo in the texts; the journal is below.")
        self.empty.set_text(nothing if self._notes else first)

    def _show_note(self, note: Note | None) -> None:
        self._note = note
        self.text.setPlainText(note.text if note is not None else "")
        self.text.setReadOnly(note is not None and not self._is_own(note))
        self._show_title(self._title(), editable=not self.text.isReadOnly())

    def _title(self) -> str:
        """Name of the text in the field."""
        if (note := self._note) is None:
            return self.tr("New entry of the journal")
        if note.kind == JOURNAL and self._is_own(note):
            return self.tr("Entry of the journal")
        kind = self._kinds().get(note.kind, note.kind)
        return f"{kind}: {note.about}" if note.about else kind

    def _show_title(self, title: str, *, editable: bool) -> None:
        self.title.set_text(title)
        self.text.setAccessibleName(title)
        in_journal = self._note is None or self._note.kind == JOURNAL
        self.keep.setText(self.tr("Keep the entry") if in_journal else self.tr("Keep the memo"))
        self.keep.setEnabled(editable)

    def _on_current_changed(self, now: QModelIndex, _before: QModelIndex) -> None:
        if not now.isValid():
            return
        note = self.model.notes[now.row()]
        self.keep_entry()
        self._show_note(note)

    def _on_opened(self, number: int) -> None:
        row = self.model.notes[number].row
        if isinstance(row, Coding):
            self.segment_opened.emit(row)
        elif isinstance(row, Memo) and row.about == "source":
            self.source_opened.emit(row.row)
        else:
            self.text.setFocus()

    def _on_save(self) -> None:
        title = self.tr("Save the memos")
        kinds = "CSV (*.csv);;XLSX (*.xlsx)"
        if path := self.ask_place(title, "memos.csv", kinds):
            self.save_as(path if path.suffix else path.with_suffix(".csv"))

    def _lay_out(self) -> None:
        for part in (self.kind, self.coder):
            self.bar.addWidget(part)
        self.field.setFixedWidth(self.theme.px(200))
        self.bar.addWidget(self.field)
        self.bar.addStretch()
        self.bar.addWidget(self.save)
        buttons = QHBoxLayout()
        for button in (self.fresh, self.keep, self.save):
            button.set_theme(self.theme)
        buttons.addWidget(self.fresh)
        buttons.addStretch(1)
        buttons.addWidget(self.keep)
        column = QVBoxLayout()
        column.setContentsMargins(2 * GRID, GRID, 2 * GRID, 2 * GRID)
        column.setSpacing(GRID)
        column.addWidget(self.empty, 1, Qt.AlignmentFlag.AlignTop)
        column.addWidget(self.view, 1)
        column.addWidget(self.title)
        column.addWidget(self.text)
        column.addLayout(buttons)
        self.body.addLayout(column)
