"""The auxiliary windows of coding: the theme board and the counts, opened on request."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from labeval.study.folder import StudyFolder
from labeval.ui.coding.parts.quiet_button import QuietButton
from labeval.ui.coding.window.window_sound import WindowSound
from labeval.ui.displays import show_fitting
from labeval.ui.plain import menu_text, set_tool_tip
from labeval.ui.widgets.basics.menus import style_menu

if TYPE_CHECKING:
    from labeval.coding.corpus.conditions import Group
    from labeval.jobs.coding.joint_ratings import Rating
    from labeval.ui.coding.counts.retrieval import RetrievalWindow
    from labeval.ui.coding.sound.controller import PlayerController
    from labeval.ui.coding.suggestions.window import SuggestionsWindow
    from labeval.ui.coding.timeline.window import TimelineWindow
    from labeval.ui.coding.window.window import CodingWindow


class AuxiliaryWindows(QObject):
    """Opens each window once; they close with the coding window.

    Args:
        folder: of the study, whose judgments the counts are joined with.
        sound: of the coding window; without it nothing can be heard.
    """

    def __init__(
        self, window: CodingWindow, folder: StudyFolder, sound: PlayerController | None = None
    ) -> None:
        super().__init__(window)
        self._sound = WindowSound(window, sound) if sound is not None else None
        self._window = window
        self._folder = folder
        self._themes: QWidget | None = None
        self._counts: QWidget | None = None
        self._segments: RetrievalWindow | None = None
        self._memos: QWidget | None = None
        self._attributes: QWidget | None = None
        self._criteria: QWidget | None = None
        self._timeline: TimelineWindow | None = None
        self._suggestions: SuggestionsWindow | None = None
        self.button = QuietButton()
        window.header.add_button(self.button)
        self.button.clicked.connect(self.open_menu)
        window.commands.segments_requested.connect(self.open_segments_of)
        window.retranslated.connect(self._retranslate)
        window.closed.connect(self._close)
        self._views: list[tuple[str, Callable[[], str], Callable[[], None]]] = [
            ("F10", self._themes_name, self.open_themes),
            ("F11", self._counts_name, self.open_counts),
            ("F12", self._segments_name, self.open_segments),
            ("Shift+F12", self._memos_name, self.open_memos),
            ("Ctrl+Shift+F12", self._attributes_name, self.open_attributes),
            ("Shift+F11", self._criteria_name, self.open_criteria),
            ("Ctrl+F11", self._timeline_name, self.open_timeline),
            ("Ctrl+F10", self._suggestions_name, self.open_suggestions),
        ]
        """Key, name and opening of each window, in the order of the menu."""
        for key, name, run in self._views:
            window.keys.register(key, name, run, group=self._group)
        self._retranslate()

    def open_menu(self) -> None:
        """Every window with its key."""
        self.menu().popup(self.button.mapToGlobal(QPoint(0, self.button.height() + 4)))

    def menu(self) -> QMenu:
        """The menu, not opened yet."""
        menu = QMenu(self.button)
        style_menu(menu, self._window.theme)
        menu.aboutToHide.connect(menu.deleteLater)
        for key, name, run in self._views:
            shown = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
            menu.addAction(f"{menu_text(name())}\t{shown}").triggered.connect(run)
        return menu

    def open_themes(self) -> None:
        """The board on which codes become themes."""
        from labeval.ui.coding.themes.window import ThemesWindow

        if self._themes is None:
            made = ThemesWindow(self._window.controller, self._window.theme, self._window.memory)
            made.segment_opened.connect(self._window.show_coding)
            self._themes = made
        self._show(self._themes)

    def open_counts(self) -> None:
        """Open frequencies, matrices, and the joint display of ratings and codes."""
        from labeval.ui.coding.counts.window import ViewsWindow

        if self._counts is None:
            window = self._window
            made = ViewsWindow(
                *(window.controller, window.theme, window.memory),
                ratings=self._read_ratings,
                naming=window.naming,
            )
            made.segment_opened.connect(window.show_coding)
            made.table_asked.connect(self._on_table_asked)
            self._counts = made
        self._show(self._counts)

    def _on_table_asked(self, group: Group) -> None:
        """Open the table with the segments at the places of a query."""
        self.open_segments()
        assert self._segments is not None
        self._segments.show_query(group)

    def open_segments_of(self, code: str) -> None:
        """Open the table with the segments of a code and of those below it."""
        self.open_segments()
        assert self._segments is not None
        self._segments.show_code(code)

    def open_segments(self) -> None:
        """Open the table of coded segments."""
        from labeval.ui.coding.codes.edits_of_several import EditsOfSeveral
        from labeval.ui.coding.counts.retrieval import RetrievalWindow

        if self._segments is None:
            window = self._window
            made = RetrievalWindow(
                *(window.controller, window.theme, window.memory), naming=window.naming
            )
            made.segment_opened.connect(window.show_coding)
            EditsOfSeveral(window.controller, window.edits, made)
            self._segments = made
        self._show(self._segments)

    def open_memos(self) -> None:
        """Open all memos and the journal."""
        from labeval.ui.coding.memos.window import MemosWindow

        if self._memos is None:
            window = self._window
            made = MemosWindow(window.controller, window.theme, window.memory)
            made.segment_opened.connect(window.show_coding)
            made.source_opened.connect(window.open_source)
            self._memos = made
        self._show(self._memos)

    def open_attributes(self) -> None:
        """Open the table of attributes of participants and sources."""
        from labeval.ui.coding.attributes.window import AttributesWindow

        if self._attributes is None:
            window = self._window
            self._attributes = AttributesWindow(window.controller, window.theme, window.memory)
        self._show(self._attributes)

    def open_criteria(self) -> None:
        """Open what was said, done and rated by criterion."""
        from labeval.jobs.coding.recorded_moments import read_session_moments
        from labeval.ui.coding.criteria.window import ThinkAloudWindow

        if self._criteria is None:
            window, database = self._window, self._folder.database
            made = ThinkAloudWindow(
                *(window.controller, window.theme, window.memory),
                naming=window.naming,
                edits=window.edits,
                read_moments=partial(read_session_moments, database),
            )
            made.place_opened.connect(window.show_words)
            made.code_asked.connect(window.ask_code_for)
            self._criteria = made
        self._show(self._criteria)

    def open_suggestions(self) -> None:
        """Open what a machine suggests: like the current segment, where there is one."""
        from labeval.ui.coding.suggestions.window import SuggestionsWindow

        window = self._window
        if self._suggestions is None:
            made = SuggestionsWindow(window.controller, window.theme, window.memory)
            made.place_opened.connect(window.show_words)
            made.segment_opened.connect(window.show_coding)
            self._suggestions = made
        self._suggestions.show_like(window.view.target.segment)
        self._show(self._suggestions)

    def open_timeline(self) -> None:
        """Open the timeline of the current source: of its session, where it is of one."""
        from labeval.jobs.coding.recorded_moments import read_sessions
        from labeval.ui.coding.timeline.window import TimelineWindow

        window = self._window
        if self._timeline is None:
            made = TimelineWindow(
                *(window.controller, window.theme, window.memory),
                naming=window.naming,
                folder=self._folder,
                read_sessions=partial(read_sessions, self._folder.database),
                sound=self._sound,
            )
            made.place_opened.connect(window.show_words)
            self._timeline = made
        source = window.controller.source
        if source is not None:
            self._timeline.show_source(source)
        self._show(self._timeline)

    def _read_ratings(self) -> Sequence[Rating]:
        from labeval.jobs.coding.joint_ratings import read_ratings
        from labeval.jobs.results.looks import is_folder_open
        from labeval.store.record.record import Record
        from labeval.study.reading import read_study

        if not self._folder.database.exists() or not is_folder_open(self._folder):
            return []
        with Record(self._folder.database, read_only=True) as record:
            return read_ratings(record, read_study(self._folder.path), include_rehearsals=True)

    def _show(self, window: QWidget) -> None:
        if window.windowHandle() is None:  # for the first time
            show_fitting(window, window.size())
        window.show()
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.raise_()
        window.activateWindow()

    def _close(self) -> None:
        every = (
            *(self._themes, self._counts, self._segments, self._memos, self._criteria),
            *(self._timeline, self._suggestions, self._attributes),
        )
        for window in every:
            if window is not None:
                window.close()
                window.deleteLater()
        self._themes = self._counts = self._segments = self._memos = self._criteria = None
        self._timeline = self._suggestions = self._attributes = None

    def _retranslate(self) -> None:
        self.button.setText(self.tr("Views"))
        set_tool_tip(self.button, self.tr("Themes, counts, tables, memos and more"))

    def _themes_name(self) -> str:
        return self.tr("Themes")

    def _counts_name(self) -> str:
        return self.tr("Counts")

    def _segments_name(self) -> str:
        return self.tr("Coded segments as a table")

    def _memos_name(self) -> str:
        return self.tr("Memos and journal")

    def _attributes_name(self) -> str:
        return self.tr("Attributes")

    def _criteria_name(self) -> str:
        return self.tr("Thinking aloud by criterion")

    def _suggestions_name(self) -> str:
        return self.tr("Suggestions by machine")

    def _timeline_name(self) -> str:
        return self.tr("Timeline")

    def _group(self) -> str:
        return self.tr("Other windows")
