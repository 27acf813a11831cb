"""The results window: pages on the left, filters on top, what was found in the middle."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFileDialog, QGridLayout, QVBoxLayout, QWidget

from labeval.study.folder import StudyFolder
from labeval.study.problems import StudyProblems
from labeval.study.reading import read_study
from labeval.ui.language import interface_language
from labeval.ui.memory import Memory
from labeval.ui.plain import window_title
from labeval.ui.results.behind_dialog import BehindDialog
from labeval.ui.results.contents import OVERVIEW, Contents, contents_of, style_of
from labeval.ui.results.page import ResultsPage
from labeval.ui.results.rail import WIDTH, Rail
from labeval.ui.results.result_filters import ResultFilters
from labeval.ui.results.results import Computed, RecordWatch, computation
from labeval.ui.results.saving import figure_saving, report_writing
from labeval.ui.results.status_line import StatusLine
from labeval.ui.results.worker import Worker
from labeval.ui.sentences import translated
from labeval.ui.theme import GRID, MARGIN, Theme, palette_of
from labeval.ui.widgets.buttons import ActionButton
from labeval.ui.widgets.label import Label

if TYPE_CHECKING:
    from labeval.report.material import Material

_SIZE = "results_size"
_PAGE = "results_page"
_RATE = "hourly_rate"


class ResultsWindow(QWidget):
    """Computes in the background and shows one page at a time; follows the record while it runs.

    Args:
        folder: of the study.
        memory: of this machine, for the window's size, page and hourly rate.
        samples: of each bootstrap.
    """

    def __init__(
        self, folder: StudyFolder, theme: Theme, memory: Memory, *, samples: int = 1000
    ) -> None:
        super().__init__()
        self.folder = folder
        self._theme = theme
        self._memory = memory
        self._samples = samples
        self._material: Material | None = None
        self._computed: Computed | None = None
        self._contents: dict[str, Contents] = {}
        self._tickets: dict[int, str] = {}
        self.worker = Worker(self)
        self.watch = RecordWatch(folder, self)
        self.title = Label(theme, size=18, bold=True, wrap=True)
        self.rail = Rail()
        self.filters = ResultFilters(theme)
        self.status = StatusLine(theme)
        self.page = ResultsPage(theme)
        self.report_button = ActionButton(primary=True)
        self._lay_out()
        self._connect()
        self.set_theme(theme)
        self._retranslate()
        room = self.screen().availableSize()
        self.resize(QSize(*memory.get(_SIZE, [1240, 760])).boundedTo(room))
        self.rail.choose(memory.get(_PAGE, OVERVIEW))
        self.rail.setFocus()
        self._name_study()
        self.compute()
        self.watch.begin()

    @property
    def shown(self) -> str:
        """The name of the page in view."""
        return self.rail.shown

    @property
    def is_drawn(self) -> bool:
        """Whether the page in view is there with its figures."""
        return self.shown in self._contents

    def compute(self) -> None:
        """Analyse anew what the filters choose."""
        self.worker.stop()
        self._tickets = {}
        rate = float(self._memory.get(_RATE, 0.0))
        chosen = self.filters.chosen(hourly_rate=rate, samples=self._samples)
        self._tickets[self.worker.ask(computation(self.folder, chosen))] = "results"
        self.status.begin(self.tr("Computing"))
        if self._computed is None:
            self.page.show_text(self.tr("Results are being computed."))

    def set_theme(self, theme: Theme) -> None:
        """Redraw in the theme's colours; figures are drawn anew."""
        self._theme = theme
        self.setPalette(palette_of(theme))
        parts = (self.title, self.rail, self.filters, self.status, self.page, self.report_button)
        for part in parts:
            part.set_theme(theme)
        self._contents = {}
        self._show_page()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._take(self._computed)
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember size and page; end the thread."""
        self._memory.set(_SIZE, [self.width(), self.height()])
        self._memory.set(_PAGE, self.shown)
        self.watch.close()
        self.worker.close()
        super().closeEvent(event)

    def _lay_out(self) -> None:
        self.setAutoFillBackground(True)
        side = QWidget()
        left = QVBoxLayout(side)
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(GRID + 4)
        left.addWidget(self.rail, 1)
        left.addWidget(self.status)
        left.addWidget(self.report_button)
        grid = QGridLayout(self)
        grid.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        grid.setHorizontalSpacing(3 * GRID)
        grid.setVerticalSpacing(GRID + 4)
        grid.addWidget(self.title, 0, 0)
        grid.addWidget(self.filters, 0, 1)
        grid.addWidget(side, 1, 0)
        grid.addWidget(self.page, 1, 1)
        grid.setColumnMinimumWidth(0, WIDTH)
        side.setFixedWidth(WIDTH)
        self.title.setFixedWidth(WIDTH)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(1, 1)

    def _connect(self) -> None:
        self.rail.currentRowChanged.connect(self._on_row_changed)
        self.filters.changed.connect(self.compute)
        self.watch.changed.connect(self.compute)
        self.status.stop_requested.connect(self._on_stop)
        self.page.save_requested.connect(self._on_save)
        self.page.behind_requested.connect(self._on_behind)
        self.page.rate_changed.connect(self._on_rate_changed)
        self.report_button.clicked.connect(self._on_report)
        self.worker.progressed.connect(self._on_progressed)
        self.worker.finished.connect(self._on_finished)
        self.worker.failed.connect(self._on_failed)
        shortcuts = {
            "F5": self.compute,
            "Ctrl+S": self.report_button.click,
            "Ctrl+PgDown": self._on_next,
            "Ctrl+PgUp": self._on_previous,
        }
        for keys, action in shortcuts.items():
            QShortcut(QKeySequence(keys), self).activated.connect(action)

    def _retranslate(self) -> None:
        self.report_button.setText(self.tr("Write the report…"))
        self.setWindowTitle(
            window_title(self.tr("Results: {study} – labeval").format(study=self.folder.path.name))
        )

    def _on_row_changed(self, row: int) -> None:
        self.page.verticalScrollBar().setValue(0)
        self._show_page()

    def _on_next(self) -> None:
        self.rail.step(1)

    def _on_previous(self) -> None:
        self.rail.step(-1)

    def _on_rate_changed(self, rate: float) -> None:
        self._memory.set(_RATE, rate)
        self.compute()

    def _on_stop(self) -> None:
        self.worker.stop()
        self._tickets = {}
        self.status.end(self.tr("Stopped. F5 computes anew."))

    def _on_progressed(self, ticket: int, done: int, total: int) -> None:
        if ticket in self._tickets:
            self.status.progress(done, total)

    def _on_failed(self, ticket: int, why: str) -> None:
        if self._tickets.pop(ticket, None) is not None:
            self.status.end(why)
            if self._computed is None:
                self.page.show_text(why)

    def _on_finished(self, ticket: int, found: object) -> None:
        what = self._tickets.pop(ticket, None)
        if what is None:
            return
        self.status.end("")
        if what == "results":
            self._take(found if isinstance(found, Computed) else None)
        elif isinstance(found, Contents):
            self._contents[what] = found
            self._show_page()
        elif isinstance(found, list):
            self.status.end(self.tr("Written: {path}").format(path=found[-1]))

    def _take(self, computed: Computed | None) -> None:
        """Show new results, or what to do where there are none."""
        from labeval.jobs.report import material_of

        self._computed, self._material, self._contents = computed, None, {}
        self.report_button.setEnabled(computed is not None and not computed.is_empty)
        self.rail.leave_out(computed.results.tables if computed is not None else {})
        if computed is not None:
            self.filters.set_study(computed.content.study)
            self.filters.show()
            language = interface_language()
            self.title.set_text(computed.content.study.title.in_language(language))
            self._material = material_of(
                computed.results, computed.content, language=language, say=translated
            )
            timing = computed.results.tables.get("timing")
            if timing is not None:
                self.filters.set_methods([str(m) for m in timing["method"].drop_duplicates()])
        self._show_page()

    def _name_study(self) -> None:
        """Title and filters before there is a result; what is wrong with the file is told later."""
        try:
            study = read_study(self.folder.path).study
        except (StudyProblems, OSError):
            self.filters.hide()
            self.title.set_text(self.folder.path.name)
        else:
            self.filters.set_study(study)
            self.title.set_text(study.title.in_language(interface_language()))

    def _show_page(self) -> None:
        """Show the page in view, or ask for its contents."""
        material, computed, name = self._material, self._computed, self.shown
        if material is None or computed is None or computed.is_empty:
            if "results" not in self._tickets.values():
                self.page.show_text(self._why_empty())
        elif name in self._contents:
            self.page.show_contents(self._contents[name], material)
        elif name not in self._tickets.values():
            style = style_of(self._theme)
            width = self.page.picture_width() * self.devicePixelRatioF()
            ticket = self.worker.ask(lambda _: contents_of(name, material, style, width))
            self._tickets[ticket] = name
            self.status.begin(self.tr("Drawing"))

    def _why_empty(self) -> str:
        if self._computed is None or self.filters.only().told() == {}:
            return self.tr(
                "No judgments yet. Results appear here as soon as somebody has rated a page."
            )
        return self.tr("No judgment passes these filters. Widen them above.")

    def _on_behind(self, table: str, row: object) -> None:
        from labeval.jobs.behind import judgments_behind

        computed, material = self._computed, self._material
        if computed is None or material is None or computed.results.inputs is None:
            return
        found = judgments_behind(computed.results.inputs, table, row)  # type: ignore[arg-type]
        dialog = BehindDialog(found, material, self._theme, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _on_save(self, figure: str) -> None:
        start = str(self.folder.exports / f"{figure}.svg")
        title = self.tr("Save the figure; SVG, PNG and its numbers as CSV")
        path, _ = QFileDialog.getSaveFileName(self, title, start, "SVG (*.svg)")
        if path and self._material is not None:
            work = figure_saving(figure, self._material, Path(path))
            self._tickets[self.worker.ask(work)] = "saving"
            self.status.begin(self.tr("Saving"))

    def _on_report(self) -> None:
        computed, material = self._computed, self._material
        if computed is None or material is None:
            return
        title = self.tr("A folder for the report, the figures and the tables")
        path = QFileDialog.getExistingDirectory(self, title, str(self.folder.path))
        if path:
            work = report_writing(computed.results, material, Path(path))
            self._tickets[self.worker.ask(work)] = "saving"
            self.status.begin(self.tr("Writing the report"))
