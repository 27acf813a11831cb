"""The results window: pages on the left, filters on top, what was found in the middle."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QFileDialog, QGridLayout, QVBoxLayout, QWidget

from labeval.analysis.statistics.samples import SAMPLES
from labeval.jobs.progress import Progress
from labeval.study.folder import StudyFolder
from labeval.study.problems import StudyProblems
from labeval.study.reading import read_study
from labeval.study.study import Study
from labeval.ui.accessible import TabbedAsRead
from labeval.ui.background import Background
from labeval.ui.help.topics import RESULTS
from labeval.ui.help.window import Help
from labeval.ui.language import interface_language, read_as
from labeval.ui.memory import Memory
from labeval.ui.plain import window_title
from labeval.ui.results.behind_dialog import DrilldownDialog
from labeval.ui.results.contents import OVERVIEW, Contents, contents_of, style_of
from labeval.ui.results.page import ResultsPage
from labeval.ui.results.rail import WIDTH, Rail
from labeval.ui.results.result_filters import ResultFilters
from labeval.ui.results.results import Computed, RecordWatch, computation
from labeval.ui.results.saving import figure_saving, report_writing
from labeval.ui.results.status_line import StatusLine
from labeval.ui.sentences import translated
from labeval.ui.study_titles import shown_title
from labeval.ui.theme import GRID, MARGIN, Theme, Themed, palette_of
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.label import Label

if TYPE_CHECKING:
    from labeval.report.material import Material

F = TypeVar("F")

_SIZE = "results_size"
_PAGE = "results_page"
_RATE = "hourly_rate"
_SAVING = "saving"
_REPORT = "report"
_PATIENCE_S = 5.0
"""Time that a closing window waits for the running step."""


class ResultsWindow(TabbedAsRead, Themed, QWidget):
    """Computes in the background and shows one page at a time; follows the record while it runs.

    Args:
        folder: of the study.
        memory: of this machine, for the window's size, page and hourly rate.
        samples: of each bootstrap.
    """

    stops_at_words = True

    def __init__(
        self, folder: StudyFolder, theme: Theme, memory: Memory, *, samples: int = SAMPLES
    ) -> None:
        super().__init__()
        self.folder = folder
        self._theme = theme
        self._memory = memory
        self._samples = samples
        self._material: Material | None = None
        self._computed: Computed | None = None
        self._contents: dict[str, Contents] = {}
        self._asked: list[str] = []
        """Names of the pages that are being drawn; of other work, what it is."""
        self._is_stale = False
        """True if results are to be computed anew once what is being written is on the disk."""
        self.background = Background(self)
        self.watch = RecordWatch(folder, self)
        self.title = Label(theme, size=18, bold=True, wrap=True)
        self.rail = Rail()
        self.filters = ResultFilters(theme)
        self.status = StatusLine(theme)
        self.page = ResultsPage(theme)
        self.report_button = ActionButton(primary=True)
        self._lay_out()
        self._connect()
        self.help = Help(self, theme, lambda: RESULTS)
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
        """True if the page in view has its figures."""
        return self.shown in self._contents

    @property
    def _is_empty(self) -> bool:
        return self._computed is None or self._computed.is_empty

    def compute(self) -> None:
        """Analyse anew what the filters choose; after a report or figure that is being written."""
        self._is_stale = _SAVING in self._asked or _REPORT in self._asked
        if self._is_stale:
            return
        rate = float(self._memory.get(_RATE, 0.0))
        chosen = self.filters.chosen(hourly_rate=rate, samples=self._samples)
        compute = computation(self.folder, chosen)
        self._asked.clear()
        self._do("results", compute, self._take, self.tr("Computing"), queued=False)
        if self._computed is None:
            self.page.show_text(self.tr("Results are being computed."))

    def set_theme(self, theme: Theme) -> None:
        self.setPalette(palette_of(theme))
        super().set_theme(theme)
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
        self.background.close(_PATIENCE_S)
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
        shortcuts = {
            "F5": self.compute,
            "Ctrl+S": self.report_button.click,
            "Ctrl+W": self.close,
            "Ctrl+PgDown": self._on_next,
            "Ctrl+PgUp": self._on_previous,
        }
        for keys, action in shortcuts.items():
            QShortcut(QKeySequence(keys), self).activated.connect(action)

    def _retranslate(self) -> None:
        self.report_button.setText(self.tr("Write the report…"))
        study = shown_title(self.folder.path)
        self.setWindowTitle(window_title(self.tr("Results: {study}").format(study=study)))

    def _on_row_changed(self, row: int) -> None:
        self.page.verticalScrollBar().setValue(0)
        if self._material is not None and not self.is_drawn and not self._is_empty:
            # else the page before stays in view, below the name of another
            self.page.show_text(self.tr("This page is being drawn."))
        self._show_page()

    def _on_next(self) -> None:
        self.rail.step(1)

    def _on_previous(self) -> None:
        self.rail.step(-1)

    def _on_rate_changed(self, rate: float) -> None:
        self._memory.set(_RATE, rate)
        self.compute()

    def _on_stop(self) -> None:
        self.background.stop()
        self._asked.clear()
        self._is_stale = False
        stopped = self.tr("Stopped. F5 computes anew.")
        self._enable_report()
        self.status.end(stopped)
        if self.page.is_empty:
            self.page.show_text(stopped)

    def _do(
        self,
        name: str,
        work: Callable[[Progress], F],
        show: Callable[[F], object],
        status: str,
        *,
        queued: bool = True,
    ) -> None:
        """Do something in the background; the name stays in ``_asked`` until its end."""

        def end(then: Callable[..., object], *found: object) -> None:
            if name in self._asked:  # else it was given up meanwhile
                self._asked.remove(name)
            self.status.end("")
            then(*found)
            self._enable_report()
            if self._is_stale:
                self.compute()

        self._asked.append(name)
        self.background.ask(
            lambda steps: work(steps.report),
            partial(end, show),
            follow=self.status.progress,
            refuse=partial(end, self._on_failed),
            queued=queued,
        )
        self._enable_report()
        self.status.begin(status)

    def _enable_report(self) -> None:
        """It can be written where there are results, and not twice at once."""
        self.report_button.setEnabled(not self._is_empty and _REPORT not in self._asked)

    def _on_failed(self, why: str) -> None:
        self.status.end(why)
        if self._computed is None:
            self.page.show_text(why)

    def _on_drawn(self, name: str, contents: Contents) -> None:
        self._contents[name] = contents
        self._show_page()

    def _on_saved(self, paths: list[Path]) -> None:
        if paths:
            self.status.end(self.tr("Written: {path}").format(path=paths[-1]), paths[-1])

    def _take(self, computed: Computed | None) -> None:
        """Show new results, or what to do where there are none."""
        from labeval.jobs.results.report import material_of

        self._computed, self._material, self._contents = computed, None, {}
        self._enable_report()
        self.rail.leave_out(computed.results.tables if computed is not None else {})
        if computed is not None:
            self.filters.set_study(computed.content.study)
            self.filters.show()
            language = interface_language()
            self._show_title(computed.content.study)
            self._material = material_of(
                computed.results, computed.content, language=language, say=translated
            )
            timing = computed.results.tables.get("timing")
            if timing is not None:
                self.filters.set_methods([str(m) for m in timing["method"].drop_duplicates()])
        self._show_page()

    def _name_study(self) -> None:
        """Title and filters before there is a result; errors of the file are reported later."""
        try:
            study = read_study(self.folder.path).study
        except (StudyProblems, OSError):
            self.filters.hide()
            self.title.set_text(self.folder.path.name)
        else:
            self.filters.set_study(study)
            self._show_title(study)

    def _show_title(self, study: Study) -> None:
        language = interface_language()
        self.title.set_text(study.title.in_language(language))
        read_as(self.title, study.title.language_of(language))

    def _show_page(self) -> None:
        """Show the page in view, or ask for its contents."""
        material, computed, name = self._material, self._computed, self.shown
        if material is None or computed is None or self._is_empty:
            if "results" not in self._asked:
                self.page.show_text(self._why_empty())
        elif name in self._contents:
            self.page.show_contents(self._contents[name], material)
        elif name not in self._asked:
            style = style_of(self._theme)
            width = self.page.picture_width() * self.devicePixelRatioF()
            self._do(
                name,
                lambda _: contents_of(name, material, style, width),
                partial(self._on_drawn, name),
                self.tr("Drawing"),
            )

    def _why_empty(self) -> str:
        if self._computed is None or self.filters.only().as_dict() == {}:
            return self.tr(
                "No judgments yet. Results appear here as soon as somebody has rated a page."
            )
        return self.tr("No judgment passes these filters. Widen them above.")

    def _on_behind(self, table: str, row: object) -> None:
        from labeval.jobs.results.result_drilldown import result_drilldown

        computed, material = self._computed, self._material
        if computed is None or material is None or computed.results.inputs is None:
            return
        found = result_drilldown(computed.results.inputs, table, row)  # type: ignore[arg-type]
        dialog = DrilldownDialog(found, material, self._theme, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _on_save(self, figure: str) -> None:
        start = str(self.folder.exports / f"{figure}.svg")
        title = self.tr("Save the figure; SVG, PNG and its numbers as CSV")
        path, _ = QFileDialog.getSaveFileName(self, title, start, "SVG (*.svg)")
        if path and self._material is not None:
            work = figure_saving(figure, self._material, Path(path))
            self._do(_SAVING, work, self._on_saved, self.tr("Saving"))

    def _on_report(self) -> None:
        computed, material = self._computed, self._material
        if computed is None or material is None:
            return
        title = self.tr("A folder for the report, the figures and the tables, which are in English")
        path = QFileDialog.getExistingDirectory(self, title, str(self.folder.path))
        if path:
            if self.report_button.hasFocus():
                self.rail.setFocus()  # else the next button gets it, and a second Enter
            work = report_writing(computed.results, material, Path(path))
            self._do(_REPORT, work, self._on_saved, self.tr("Writing the report"))
