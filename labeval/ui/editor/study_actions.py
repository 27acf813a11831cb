"""Rehearsing and publishing the study that is edited."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from labeval.session.events.events import RecordError
from labeval.study.problems import StudyProblems
from labeval.study.reading import read_with_warnings
from labeval.ui.displays import arrangement
from labeval.ui.editor.controller import EditorController
from labeval.ui.editor.finding_words import problem_words
from labeval.ui.editor.preview.pane import PreviewPane
from labeval.ui.fit import PageMeasure
from labeval.ui.plain import menu_text, warn
from labeval.ui.processes import OpenedWindows
from labeval.ui.publishing.publishing import SCREEN, publish_with_check
from labeval.ui.sentences import sentence
from labeval.ui.theme import Theme
from labeval.ui.widgets.basics.menus import style_menu


class StudyActions(QObject):
    """Starts rehearsals as processes of their own, and publishes.

    Signals:
        published: a sentence about what was published.
    """

    published = Signal(str)

    def __init__(
        self, controller: EditorController, pane: PreviewPane, theme: Theme, window: QWidget
    ) -> None:
        super().__init__(window)
        self._controller, self._pane, self._theme, self._window = controller, pane, theme, window
        self._opened = OpenedWindows(self)

    def rehearse(self, at: QWidget) -> None:
        """Rehearse from the screen that is on show; with more displays, ask on which one.

        Args:
            at: the menu opens below it.
        """
        screens = arrangement(self._window)
        if len(screens.choices) < 2:
            self._start()
            return
        menu = QMenu(at)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        style_menu(menu, self._theme)
        here = self._window.screen().name()
        self._add(menu, self.tr("In a window"), "")
        for name in screens.choices:
            text = self.tr("Over the whole of {display}").format(display=name)
            if name == here:
                text = self.tr("Over the whole of this display")
            self._add(menu, text, name)
        menu.popup(at.mapToGlobal(QPoint(0, at.height() + 4)))

    def options(self, screen: str = "") -> list[str]:
        """The options of ``labeval rehearse`` for the screen that is on show.

        Args:
            screen: name of a display to cover; empty for a window where this one is.
        """
        chosen = self._pane.choosers.appearance
        found = ["--from", self._pane.place_id, "--condition", self._pane.condition.value]
        found += ["--language", chosen["language"], "--theme", chosen["theme"]]
        found += ["--text-size", chosen["text_size"]]
        shown = ["--screen", screen or self._window.screen().name()]
        return [*found, *shown, "--whole"] if screen else [*found, *shown]

    def publish(self) -> None:
        """Check the study and publish it, after showing what that means."""
        folder = self._controller.folder
        try:
            content, warnings = read_with_warnings(folder.path)
            measure = PageMeasure(SCREEN)
            lines = publish_with_check(
                *(folder, content, warnings, measure, self._theme, self._window),
                described=problem_words(folder),
            )
        except (RecordError, StudyProblems) as error:
            warn(self._window, sentence(error))
            return
        if lines is not None:
            next_step = self.tr(
                "Sessions of participants begin with it: “Start a session” in the home window."
            )
            self.published.emit(f"{lines[0]} {next_step}")
            self._controller.check()

    def _add(self, menu: QMenu, text: str, screen: str) -> None:
        action = QAction(menu_text(text), menu)
        action.triggered.connect(partial(self._start, screen))
        menu.addAction(action)

    def _start(self, screen: str = "", *_: object) -> None:
        folder = self._controller.folder
        try:
            self._opened.open("rehearse", folder, *self.options(screen), anew=True)
        except OSError as error:
            warn(self._window, sentence(error))
