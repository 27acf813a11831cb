"""One's own texts: files are dropped, chosen or pasted and read; what keeps a study from them."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QFileDialog, QStackedWidget, QVBoxLayout, QWidget

from labeval.exchange.errors import ExchangeError
from labeval.exchange.materials.kept import save_mapping
from labeval.exchange.materials.model import Shape
from labeval.files.progress import ReadingStopped, followed_by
from labeval.files.refusal import FileRefused
from labeval.jobs.new_study.materials import OwnTexts, read_texts, with_mapping, with_shape
from labeval.study.model.items import Item
from labeval.study.problems import StudyProblems
from labeval.ui.accessible import announce, leave
from labeval.ui.background import Background, Steps
from labeval.ui.language import Retranslating
from labeval.ui.memory import Memory
from labeval.ui.new_study.judgments_offer import make_of_judgments
from labeval.ui.new_study.mapping_view import Compose, MappingView, OfDesign
from labeval.ui.new_study.place_page import REMEMBERED, folder_name
from labeval.ui.new_study.texts_invitation import TextsInvitation
from labeval.ui.sentences import filled, sentence
from labeval.ui.theme import GRID, MARGIN, Theme
from labeval.ui.usual_folders import (
    TEXTS,
    chosen_files,
    documents,
    last_folder,
    remember_folder,
)
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.fitting.scrolled import Scrolled

_MAPPING = 2
"""Place of the mapping among the states of the page."""
_WIDEST_NAME = 600
"""Pixels of a file's name while it is read."""


_AT_ONCE = 1000
"""Texts with which the design is made before their table is shown; with more of them afterwards."""
_DRAWN_MS = 20
"""Time for the table to be drawn before making the design keeps the processor busy."""


@dataclass(frozen=True, slots=True)
class _Read:
    """Texts, and what the design makes of them; None where that is still to be found."""

    texts: OwnTexts
    design: OfDesign | None


class TextsPage(Retranslating, QWidget):
    """Asks for files, reads them, and shows their mapping to texts.

    Args:
        compose: makes a study of some texts.

    Signals:
        changed: other texts, or another state of reading.
        failed: a file cannot be read, as a sentence.
        made: a study folder with the judgments of the files, and lines about it.
    """

    changed = Signal()
    failed = Signal(str)
    made = Signal(Path, list)

    def __init__(self, compose: Compose, memory: Memory, theme: Theme) -> None:
        super().__init__()
        self._compose, self._memory = compose, memory
        self.texts: OwnTexts | None = None
        self._pasted = tempfile.TemporaryDirectory(prefix="labeval-pasted-")
        self._background = Background(self)
        self._refused = ""
        self._design = OfDesign()
        self._is_composing = False
        self._announced = ""
        self._undesigned: OwnTexts | None = None
        """Texts whose table is shown, and whose design is to be made."""
        self.invitation = TextsInvitation(theme)
        self.stop = ActionButton()
        self._reading = Label(theme, role="soft_text", size=14)
        self.mapping = MappingView(compose, theme)
        self._stack = QStackedWidget()
        self._lay_out(theme)
        self.invitation.file_requested.connect(self._on_choose_file)
        self.invitation.folder_requested.connect(self._on_choose_folder)
        self.invitation.paste_requested.connect(self.take_pasted)
        self.stop.clicked.connect(self.stop_reading)
        self.mapping.role_chosen.connect(self._on_role_chosen)
        self.mapping.shape_chosen.connect(self._on_shape_chosen)
        self.mapping.part_chosen.connect(self._on_part_chosen)
        self.mapping.file_requested.connect(self._on_choose_file)
        self.mapping.judgments.wanted.connect(self._on_judgments_wanted)
        self._background.failed.connect(self._on_failed)
        self._background.busy_changed.connect(self._show_state)
        paste = QShortcut(QKeySequence(QKeySequence.StandardKey.Paste), self, self.take_pasted)
        paste.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.mapping.add_turning_keys(self)
        self.retranslate()

    @property
    def items(self) -> tuple[Item, ...]:
        """The texts; none while something has to be mended."""
        return self.texts.items if self.texts is not None and not self.is_reading else ()

    @property
    def is_reading(self) -> bool:
        """True while a file is read."""
        return self._background.is_busy and not self._is_composing

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
        if not self.texts.seen.columns:
            return self.tr("there are no texts in it")
        if not self.texts.mapping.columns_of("text"):
            return self.tr("choose the column with the texts")
        errors = [p for p in self.texts.taken.problems if p.severity == "error"]
        if errors:
            return self.tr("%n problem(s) to solve", "", len(errors))
        if not self.items:
            return self.tr("there are no texts in it")
        if self._is_composing:
            return self.tr("the first pages are being made")
        return self._design.problem

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
        """Wait until the file is read and the design is made."""
        self.settle_table()
        self._compose_texts()
        self._background.settle()

    def settle_table(self) -> None:
        """Wait until the file is read and its table is shown."""
        self._background.settle()

    def stop_reading(self) -> None:
        """Give up reading."""
        self._background.stop()

    def close_work(self) -> None:
        """Give up everything, and remove what was pasted."""
        self._undesigned = None
        self._background.close()
        self.mapping.preview.close_work()
        self._pasted.cleanup()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows reach the columns from everywhere on the page."""
        self.mapping.columns.keyPressEvent(event)

    def focus_first(self) -> None:
        """Put the keyboard where something is to be done first."""
        if self.texts is None:
            self.invitation.choose_file.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.mapping.columns.focus(0)

    # -- reading ------------------------------------------------------------------------------

    def _read(self, work: Callable[[], OwnTexts]) -> None:
        def read(steps: Steps) -> _Read | str:
            try:
                with followed_by(steps.report):
                    texts = work()
                steps()
                few = len(texts.items) <= _AT_ONCE
                return _Read(texts, self._made_of(texts) if few else None)
            except ReadingStopped:
                return ""
            except FileRefused as refused:
                return sentence(refused)

        self._is_composing, self._undesigned = False, None
        self._background.ask(read, self._on_read, follow=self._show_progress)
        self._show_state()

    def _on_read(self, found: _Read | str) -> None:
        if isinstance(found, str):
            self._on_failed(found)
            return
        texts = self.texts = found.texts
        self._show(_MAPPING)
        self.mapping.show_texts(texts)
        if found.design is not None:
            self._on_composed(found.design)
            return
        self._is_composing, self._undesigned = True, texts
        QTimer.singleShot(_DRAWN_MS, self, self._compose_texts)
        self._show_state()

    def _compose_texts(self) -> None:
        texts, self._undesigned = self._undesigned, None
        if texts is not None:
            self._background.ask(
                lambda _: self._made_of(texts),
                self._on_composed,
                refuse=lambda text: self._on_composed(OfDesign(text)),
            )

    def _on_composed(self, design: OfDesign) -> None:
        self._is_composing, self._design = False, design
        self.mapping.show_design(design)
        self._show_state()
        before, self._announced = self._announced, self.mapping.in_words()
        announce(self, self._announced if self._announced != before else "")

    def _on_failed(self, text: str) -> None:
        self._refused = text
        self._show_state()
        if self.texts is not None:
            self.failed.emit(text)
        elif not self.isAncestorOf(QApplication.focusWidget() or self.window()):
            self.focus_first()

    def _on_role_chosen(self, column: str, role: str) -> None:
        if self.texts is not None:
            texts, mapping = self.texts, self.texts.mapping.with_role(column, role)
            self._read(lambda: with_mapping(texts, mapping))

    def _on_shape_chosen(self, shape: str) -> None:
        if self.texts is not None:
            texts = self.texts
            self._read(lambda: with_shape(texts, cast(Shape, shape)))

    def _on_part_chosen(self, part: str) -> None:
        if self.texts is not None:
            files = self.texts.seen.files
            self._read(lambda: read_texts(files, part))

    def _made_of(self, texts: OwnTexts) -> OfDesign:
        """The design with the texts."""
        if not texts.items:
            return OfDesign()
        composed = self._compose(texts.items)
        first = next((p for p in composed.problems if p.severity == "error"), None)
        problem = filled("Problem", first.template, first.values) if first is not None else ""
        return OfDesign(problem, composed.ahead())

    # -- showing ------------------------------------------------------------------------------

    def _show_state(self) -> None:
        is_first = self.is_reading and self.texts is None
        self._show(1 if is_first else 0 if self.texts is None else _MAPPING)
        self.invitation.show_problem(self._refused)
        self._reading.set_text(self.tr("Reading"))
        self.changed.emit()

    def _show(self, state: int) -> None:
        if state != self._stack.currentIndex():
            leave(self._stack)
            self._stack.setCurrentIndex(state)

    def _show_progress(self, name: str, done: int, total: int) -> None:
        metrics, middle = self._reading.fontMetrics(), Qt.TextElideMode.ElideMiddle
        shown = metrics.elidedText(name, middle, _WIDEST_NAME)
        text = self.tr("Reading {file}").format(file=shown)
        if total:
            text += f" – {done / total:.0%}"
        self._reading.set_text(text)

    # -- files --------------------------------------------------------------------------------

    def _on_choose_file(self) -> None:
        heading = self.tr("Choose the file with your texts")
        if files := chosen_files(self, heading, self._memory, TEXTS):
            self.open(files)

    def _on_choose_folder(self) -> None:
        heading = self.tr("Choose the folder of your texts")
        chosen = QFileDialog.getExistingDirectory(self, heading, last_folder(self._memory, TEXTS))
        if chosen:
            remember_folder(self._memory, TEXTS, Path(chosen))
            self.open([Path(chosen)])

    def _on_judgments_wanted(self) -> None:
        """Ask for a folder, and make the study of the files' judgments there."""
        if self.texts is None:
            return
        heading = self.tr("Name and place of the new study folder")
        stem = self.texts.seen.files[0].stem
        place = Path(self._memory.get(REMEMBERED, "") or documents()) / folder_name(stem)
        chosen, _ = QFileDialog.getSaveFileName(self, heading, str(place))
        if chosen:
            self.make_of_judgments(Path(chosen))

    def make_of_judgments(self, target: Path) -> None:
        """Make a study folder of the files' judgments."""
        texts = self.texts
        if texts is None or self.is_reading:
            return

        def make(_steps: Steps) -> list[str] | str:
            try:
                target.parent.mkdir(parents=True, exist_ok=True)
                return make_of_judgments(texts, target)
            except (ExchangeError, StudyProblems, FileRefused, OSError) as error:
                return sentence(error)

        def on_made(found: list[str] | str) -> None:
            if isinstance(found, str):
                self._on_failed(found)
            else:
                self.made.emit(target, found)

        self._background.ask(make, on_made, queued=True)
        self._show_state()

    # -- layout -------------------------------------------------------------------------------

    def _lay_out(self, theme: Theme) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(MARGIN, GRID, MARGIN, 0)
        outer.addWidget(self._stack)
        reading = QWidget()
        column = QVBoxLayout(reading)
        column.addStretch(2)
        for widget in (self._reading, self.stop):
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        for page in (self.invitation, reading, self.mapping):
            self._stack.addWidget(Scrolled(theme, page))
        self.stop.set_theme(theme)

    def retranslate(self) -> None:
        self.stop.setText(self.tr("Stop"))
        self.invitation.retranslate()
        self.mapping.retranslate()
        self._show_state()
