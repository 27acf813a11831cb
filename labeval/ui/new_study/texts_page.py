"""One's own texts: files are dropped, chosen or pasted; what each column is; the first pages."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import cast

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QShortcut,
)
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from labeval.exchange.materials.kept import save_mapping
from labeval.exchange.materials.model import FACTOR, SHAPES, ColumnMapping, Shape
from labeval.exchange.materials.written import format_remarks
from labeval.files.following import ReadingStopped, followed_by
from labeval.files.refusal import FileRefused
from labeval.jobs.new_study.materials import OwnTexts, read_texts, with_mapping
from labeval.jobs.new_study.own_study import Composed
from labeval.study.model.items import Item
from labeval.ui.background import Background, Steps
from labeval.ui.language import Retranslating
from labeval.ui.new_study.column_view import ColumnView
from labeval.ui.new_study.page_sheet import sheet_language
from labeval.ui.new_study.preview import Preview, first_items
from labeval.ui.sentences import filled, sentence, translated
from labeval.ui.theme import CORNER, GRID, LABEL_PX, MARGIN, Theme
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.glyphs import missing_glyphs
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import text_width
from labeval.ui.widgets.basics.line_label import LineLabel
from labeval.ui.widgets.basics.one_pill import OnePill
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar

Compose = Callable[[Sequence[Item]], Composed]
_PREVIEW = 480
_FILE_PX = 14
_WIDEST_NAME = 600
"""Pixels of a file's name while it is read."""
_NOTED = 200
"""Lines about texts that are shown."""


class _DropArea(QWidget):
    """An outline that asks for files."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(self._theme.color("soft_text"), 1.5, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(self._theme.color("paper"))
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -2, -2), CORNER, CORNER)
        painter.end()


class TextsPage(Retranslating, QWidget):
    """The mapping of files to texts.

    Args:
        compose: makes a study of some texts, for the preview.

    Signals:
        changed: other texts, or another state of reading.
        failed: a file cannot be read, as a sentence.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(self, compose: Compose, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._compose, self._theme = compose, theme
        self.texts: OwnTexts | None = None
        self._pasted = tempfile.TemporaryDirectory(prefix="labeval-pasted-")
        self._background = Background(self)
        self._refused = ""
        self._design_problem = ""
        self._stack = QStackedWidget()
        self.choose_file, self.choose_folder = ActionButton(), ActionButton()
        self.paste, self.stop, self.another = ActionButton(), ActionButton(), ActionButton()
        self._invitation = Label(theme, size=18, bold=True)
        self._kinds = Label(theme, role="soft_text", size=14, wrap=True)
        self._problem = Label(theme, role="note_text", size=14, wrap=True)
        self._reading = Label(theme, role="soft_text", size=14)
        self._file = LineLabel(theme, size=_FILE_PX, bold=True)
        self._facts = LineLabel(theme, size=LABEL_PX, role="soft_text")
        self.shape = OnePill(theme)
        self.shape.changed.connect(self._on_shape_chosen)
        self.part = OnePill(theme)
        self.part.changed.connect(self._on_part_chosen)
        self._columns_heading = Label(theme, bold=True)
        self._columns_note = Label(theme, role="soft_text")
        self._columns_area = QScrollArea()
        self.columns: list[ColumnView] = []
        self._noted_heading = Label(theme, bold=True)
        self._noted_area = QScrollArea()
        self.preview = Preview(theme)
        self._lay_out()
        self.choose_file.clicked.connect(self._on_choose_file)
        self.choose_folder.clicked.connect(self._on_choose_folder)
        self.another.clicked.connect(self._on_choose_file)
        self.paste.clicked.connect(self.take_pasted)
        self.stop.clicked.connect(self.stop_reading)
        self.preview.item_shown.connect(self._on_item_shown)
        self._background.failed.connect(self._on_failed)
        self._background.busy_changed.connect(self._show_state)
        paste = QShortcut(QKeySequence(QKeySequence.StandardKey.Paste), self, self.take_pasted)
        paste.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        for key, pages in ((Qt.Key.Key_PageDown, 1), (Qt.Key.Key_PageUp, -1)):
            turn = QShortcut(QKeySequence(key), self, lambda n=pages: self.preview.step(n))
            turn.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.retranslate()

    @property
    def items(self) -> tuple[Item, ...]:
        """The texts; none while something has to be mended."""
        return self.texts.items if self.texts is not None and not self.is_reading else ()

    @property
    def is_reading(self) -> bool:
        """True while a file is read."""
        return self._background.is_busy

    def open(self, paths: Sequence[Path]) -> None:
        """Read files, or a folder of them."""
        self._refused = ""
        self._read(lambda: read_texts(paths))

    def take_pasted(self) -> None:
        """Read the table in the clipboard, as a spreadsheet puts it there."""
        text = QApplication.clipboard().text()
        if not text.strip():
            self._on_failed(self.tr("There is no table in the clipboard."))
            return
        path = Path(self._pasted.name) / "pasted.tsv"
        path.write_text(text, encoding="utf-8", newline="\n")
        self.open([path])

    def reason(self) -> str:
        """Why one cannot go on yet; empty where one can."""
        if self.is_reading:
            return self.tr("reading the file")
        if self.texts is None:
            return self.tr("choose the file with your texts")
        if not self.columns:
            return self.tr("there are no texts in it")
        if not self.texts.mapping.columns_of("text"):
            return self.tr("choose the column with the texts")
        errors = [p for p in self.texts.taken.problems if p.severity == "error"]
        if errors:
            return self.tr("%n problem(s) to solve", "", len(errors))
        if not self.items:
            return self.tr("there are no texts in it")
        return self._design_problem

    def summary(self) -> str:
        """One line about what is left out."""
        if self.texts is None or not self.items:
            return ""
        if self.texts.left_out:
            return self.tr("{left} of {rows} rows left out; the file stays as it is").format(
                left=self.texts.left_out, rows=self.texts.seen.rows
            )
        return self.tr("the file stays as it is")

    def keep_mapping(self, folder: Path) -> None:
        """Write the mapping into a study folder, for a newer version of the file."""
        if self.texts is not None:
            save_mapping(folder, self.texts.mapping, self.texts.seen.files)

    def refresh(self) -> None:
        """Show the preview again: the design or the criteria are other ones."""
        texts = self.texts
        if texts is not None and not self.is_reading:
            self._read(lambda: texts)

    def settle(self) -> None:
        """Wait until the file is read."""
        self._background.settle()

    def stop_reading(self) -> None:
        """Give up reading."""
        self._background.stop()

    def close_work(self) -> None:
        """Give up everything, and remove what was pasted."""
        self._background.close()
        self.preview.close_work()
        self._pasted.cleanup()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from column to column."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        focused = [n for n, column in enumerate(self.columns) if column.role.hasFocus()]
        step = steps.get(Qt.Key(event.key()))
        if step is None or not self.columns:
            event.ignore()
            return
        following = (focused[0] + step) if focused else 0
        if 0 <= following < len(self.columns):
            self._focus_column(following)

    def focus_first(self) -> None:
        """Put the keyboard where something is to be done first."""
        if self.texts is None:
            self.choose_file.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.columns:
            self._focus_column(0)

    # -- reading ------------------------------------------------------------------------------

    def _read(self, work: Callable[[], OwnTexts]) -> None:
        def read(steps: Steps) -> tuple[OwnTexts, str] | str:
            try:
                with followed_by(steps.report):
                    texts = work()
                steps()
                return texts, self._problem_of(texts.items)
            except ReadingStopped:
                return ""
            except FileRefused as refused:
                return sentence(refused)

        self._background.ask(read, self._on_read, follow=self._show_progress)
        self._show_state()

    def _on_read(self, found: tuple[OwnTexts, str] | str) -> None:
        if isinstance(found, str):
            self._on_failed(found)
            return
        texts, self._design_problem = found
        fresh = self.texts is None or texts.seen is not self.texts.seen
        self.texts = texts
        if fresh:
            self._make_columns()
        self._show_mapping()
        self._show_state()
        if fresh and self.isVisible():
            self._focus_column(0)

    def _on_failed(self, text: str) -> None:
        self._refused = text
        self._show_state()
        if self.texts is not None:
            self.failed.emit(text)

    def _on_role_chosen(self, column: str, role: str) -> None:
        if self.texts is None:
            return
        texts, mapping = self.texts, self.texts.mapping.with_role(column, role)
        self._read(lambda: with_mapping(texts, mapping))

    def _on_shape_chosen(self) -> None:
        if self.texts is not None and self.shape.value != self.texts.mapping.shape:
            texts, shape = self.texts, cast(Shape, self.shape.value)
            mapping = replace(texts.mapping, shape=shape)
            self._read(lambda: with_mapping(texts, mapping))

    def _on_part_chosen(self) -> None:
        if self.texts is not None and self.part.value != self.texts.mapping.layout.part:
            files, part = self.texts.seen.files, self.part.value
            self._read(lambda: read_texts(files, part))

    def _show_part(self, mapping: ColumnMapping) -> None:
        """Offer the sheets of a workbook, or tables of a database, where there are several."""
        parts = self.texts.seen.parts if self.texts is not None else ()
        self.part.setVisible(bool(parts))
        self.part.set_values(self.tr("Part of the file"), {part: part for part in parts})
        self.part.show_value(mapping.layout.part)

    def _show_shape(self, mapping: ColumnMapping) -> None:
        """Offer the two shapes of plain tables; other formats have only their own."""
        shapes = {name: translated("Materials", SHAPES[name]) for name in ("long", "wide")}
        self.shape.setVisible(mapping.shape in shapes)
        self.shape.set_values(self.tr("Rows"), shapes)
        self.shape.show_value(mapping.shape)

    # -- showing ------------------------------------------------------------------------------

    def _show_state(self) -> None:
        reading = self.is_reading and self.texts is None
        self._stack.setCurrentIndex(1 if reading else 0 if self.texts is None else 2)
        self._problem.setVisible(bool(self._refused))
        self._problem.set_text(self._refused)
        self._reading.set_text(self.tr("Reading"))
        self.changed.emit()

    def _show_progress(self, name: str, done: int, total: int) -> None:
        metrics, middle = self._reading.fontMetrics(), Qt.TextElideMode.ElideMiddle
        shown = metrics.elidedText(name, middle, _WIDEST_NAME)
        text = self.tr("Reading {file}").format(file=shown)
        if total:
            text += f" – {done / total:.0%}"
        self._reading.set_text(text)

    def _make_columns(self) -> None:
        assert self.texts is not None
        inside = QWidget()
        row = QHBoxLayout(inside)
        row.setContentsMargins(1, 1, 1, 1)
        row.setSpacing(0)
        row.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.columns = []
        for column in self.texts.seen.columns:
            cells = [record.cells.get(column.name, "") for record in self.texts.rows]
            view = ColumnView(column, cells, self._theme, inside)
            view.role_chosen.connect(self._on_role_chosen)
            view.row_clicked.connect(self._on_row_clicked)
            row.addWidget(view)
            self.columns.append(view)
        inside.setAutoFillBackground(False)
        self._columns_area.setWidget(inside)
        self._fit_columns()

    def _fit_columns(self) -> None:
        ColumnView.fit(self.columns, self._columns_area.viewport().width() - 2)
        inside = self._columns_area.widget()
        if inside is not None:
            inside.adjustSize()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give the columns the room that their area has by now."""
        if watched is self._columns_area.viewport() and event.type() == QEvent.Type.Resize:
            QTimer.singleShot(0, self, self._fit_columns)
        return super().eventFilter(watched, event)

    def _show_mapping(self) -> None:
        assert self.texts is not None
        texts, seen = self.texts, self.texts.seen
        names = ", ".join(path.name for path in seen.files[:3])
        self._file.set_text(names)
        self._file.setMaximumWidth(text_width(names, _FILE_PX, strong=True) + 4)
        title = seen.title.described(translated)
        rows = self.tr("%n row(s)", "", seen.rows)
        columns = self.tr("%n column(s)", "", len(seen.columns))
        self._facts.set_text(f"{rows} · {columns} · {title}")
        self._show_part(texts.mapping)
        self._show_shape(texts.mapping)
        for view in self.columns:
            view.show_role(*self._role_of(view, texts.mapping))
        self._show_rows()
        self._show_noted()
        self._show_preview()

    def _role_of(self, view: ColumnView, mapping: ColumnMapping) -> tuple[str, str]:
        role = mapping.roles.get(view.column.name, FACTOR)
        if role == view.column.role:
            return role, view.column.why.described(translated)
        return role, self.tr("chosen by you")

    def _show_rows(self, item: str = "") -> None:
        texts = self.texts
        if texts is None:
            return
        lines = set(texts.taken.lines.values())
        left_out = {n for n, row in enumerate(texts.rows) if row.line not in lines}
        wanted = texts.taken.lines.get(item)
        current = next((n for n, row in enumerate(texts.rows) if row.line == wanted), -1)
        for view in self.columns:
            view.show_rows(current, frozenset(left_out) if texts.taken.sound else frozenset())

    def noted(self) -> list[tuple[str, str]]:
        """A sign and a sentence for everything that was noticed, errors first."""
        if self.texts is None:
            return []
        texts = self.texts
        found = [("✕", p) for p in texts.taken.problems if p.severity == "error"]
        found += [("▲", p) for p in texts.taken.problems if p.severity == "warning"]
        lines = [(sign, problem.described(translated)) for sign, problem in found]
        asking = [n for n in texts.notes if n.asks_for_a_look]
        quiet = [n for n in texts.notes if not n.asks_for_a_look]
        notes = [("▲", n) for n in asking], [("✓", n) for n in quiet]
        first, last = (
            [(sign, filled("NewStudy", n.text, n.values)) for sign, n in group] for group in notes
        )
        missing = missing_glyphs(item.text for item in texts.taken.items)
        if missing:
            letters = " ".join(missing[:12])
            text = self.tr("No font of this computer has these characters: {letters}")
            first.insert(0, ("▲", text.format(letters=letters)))
        sentences = [*texts.seen.remarks, *format_remarks(texts.items)]
        remarks = [("•", remark.described(translated)) for remark in sentences]
        if texts.taken.judgments:
            text = self.tr(
                "The file has judgments too; they are left out here. All of them come in with: "
                "labeval new FOLDER --from-judgments FILE"
            )
            remarks.append(("•", text))
        if self._design_problem:
            first.insert(0, ("✕", self._design_problem))
        return [*first, *lines[:_NOTED], *remarks, *last]

    def _show_noted(self) -> None:
        inside = QWidget()
        inside.setAutoFillBackground(False)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, GRID, 0)
        column.setSpacing(6)
        column.setAlignment(Qt.AlignmentFlag.AlignTop)
        roles = {"✕": "bad", "▲": "note_text", "✓": "good", "•": "accent"}
        for sign, text in self.noted():
            row = QHBoxLayout()
            row.setSpacing(GRID)
            mark = Label(self._theme, role=roles[sign], bold=True)
            mark.set_text(sign)
            mark.setFixedWidth(16)
            line = Label(self._theme, wrap=True)
            line.set_text(text)
            row.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(line, 1)
            column.addLayout(row)
        self._noted_area.setWidget(inside)

    def _show_preview(self) -> None:
        items = self.items
        if not items:
            self.preview.show_study(None, "en", 0)
            return
        composed = self._compose(first_items(items))
        language = sheet_language(composed.content) if composed.content else "en"
        minutes = max((d.minutes for d in composed.durations()), default=0)
        self.preview.show_study(composed.content if composed.sound else None, language, minutes)

    def _problem_of(self, items: Sequence[Item]) -> str:
        """Why these texts do not make the design; empty where they do."""
        if not items:
            return ""
        problems = (p for p in self._compose(items).problems if p.severity == "error")
        first = next(problems, None)
        return filled("Problem", first.template, first.values) if first is not None else ""

    def _on_item_shown(self, item: str) -> None:
        self._show_rows(item)

    def _on_row_clicked(self, row: int) -> None:
        texts = self.texts
        if texts is not None:
            line = texts.rows[row].line
            found = [item for item, at in texts.taken.lines.items() if at == line]
            if found:
                self.preview.show_item(found[0])

    def _focus_column(self, number: int) -> None:
        if not self.columns:
            return  # a format with judgments or participants alone
        view = self.columns[number]
        view.role.setFocus(Qt.FocusReason.OtherFocusReason)
        self._columns_area.ensureWidgetVisible(view.role)

    # -- files --------------------------------------------------------------------------------

    def _on_choose_file(self) -> None:
        chosen, _ = QFileDialog.getOpenFileNames(self, self.tr("Choose the file with your texts"))
        if chosen:
            self.open([Path(path) for path in chosen])

    def _on_choose_folder(self) -> None:
        chosen = QFileDialog.getExistingDirectory(self, self.tr("Choose the folder of your texts"))
        if chosen:
            self.open([Path(chosen)])

    # -- layout -------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(MARGIN, GRID, MARGIN, 0)
        outer.addWidget(self._stack)
        for page in (self._empty_state(), self._reading_state(), self._mapping_state()):
            self._stack.addWidget(page)
        buttons = (self.choose_file, self.choose_folder, self.paste, self.stop, self.another)
        for button in buttons:
            button.set_theme(self._theme)

    def _empty_state(self) -> QWidget:
        area = _DropArea(self._theme)
        column = QVBoxLayout(area)
        column.setSpacing(2 * GRID)
        centre = Qt.AlignmentFlag.AlignHCenter
        for label in (self._invitation, self._kinds, self._problem):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setMinimumWidth(_WIDEST_NAME)  # a path can be one long word
        column.addStretch(2)
        column.addWidget(self._invitation)
        column.addWidget(self._kinds)
        row = QHBoxLayout()
        row.setSpacing(2 * GRID)
        row.addStretch(1)
        for button in (self.choose_file, self.choose_folder, self.paste):
            row.addWidget(button, 0, centre)
        row.addStretch(1)
        column.addLayout(row)
        column.addWidget(self._problem)
        column.addStretch(3)
        return area

    def _reading_state(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.addStretch(2)
        column.addWidget(self._reading, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.stop, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        return page

    def _mapping_state(self) -> QWidget:
        page = QWidget()
        row = QHBoxLayout(page)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(3 * GRID)
        left = QVBoxLayout()
        left.setSpacing(GRID)
        top = QHBoxLayout()
        top.setSpacing(2 * GRID)
        top.addWidget(self._file, 3)
        top.addWidget(self._facts, 2)
        top.addWidget(self.part)
        top.addWidget(self.shape)
        top.addWidget(self.another)
        left.addLayout(top)
        heading = QHBoxLayout()
        heading.addWidget(self._columns_heading, 1)
        heading.addWidget(self._columns_note)
        left.addLayout(heading)
        for area in (self._columns_area, self._noted_area):
            area.setFrameShape(QFrame.Shape.NoFrame)
            area.viewport().setAutoFillBackground(False)
            style_scroll_bar(area, self._theme)
        self._columns_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._columns_area.viewport().installEventFilter(self)
        self._noted_area.setWidgetResizable(True)
        left.addWidget(self._columns_area, 3)
        left.addWidget(self._noted_heading)
        left.addWidget(self._noted_area, 1)
        row.addLayout(left, 1)
        self.preview.setFixedWidth(_PREVIEW)
        row.addWidget(self.preview)
        return page

    def retranslate(self) -> None:
        self._invitation.set_text(self.tr("Drop a file or a folder with your texts here"))
        self._kinds.set_text(
            self.tr(
                "CSV, Excel, JSON, JSONL, Parquet or SQLite, and the exports of common annotation "
                "and evaluation tools. Questions, sources and systems are recognised; "
                "everything can be corrected."
            )
        )
        self.choose_file.setText(self.tr("Choose a file…"))
        self.choose_folder.setText(self.tr("Choose a folder…"))
        self.paste.setText(self.tr("Paste from a spreadsheet"))
        self.stop.setText(self.tr("Stop"))
        self.another.setText(self.tr("Another file…"))
        self._columns_heading.set_text(self.tr("What each column is for the study"))
        self._columns_note.set_text(self.tr("chosen for you; change any"))
        self._noted_heading.set_text(self.tr("What was noticed"))
        self.preview.retranslate()
        if self.texts is not None and not self.is_reading:
            self._show_mapping()
        self._show_state()
