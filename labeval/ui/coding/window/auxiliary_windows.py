"""The auxiliary windows of coding: the theme board and the counts, opened on request."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeVar, cast

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu, QWidget

from labeval.study.folder import StudyFolder
from labeval.ui.coding.parts.quiet_button import QuietButton
from labeval.ui.coding.window.window_sound import WindowSound
from labeval.ui.displays import put_in_front
from labeval.ui.plain import menu_text, set_tool_tip
from labeval.ui.widgets.basics.menus import style_menu

if TYPE_CHECKING:
    from labeval.jobs.coding.joint_ratings import Rating
    from labeval.jobs.coding.recorded_moments import SessionMoments
    from labeval.ui.coding.counts.retrieval import RetrievalWindow
    from labeval.ui.coding.sound.controller import PlayerController
    from labeval.ui.coding.suggestions.window import SuggestionsWindow
    from labeval.ui.coding.timeline.window import TimelineWindow
    from labeval.ui.coding.window.window import CodingWindow

W = TypeVar("W", bound=QWidget)


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
        self._made: dict[Callable[[], QWidget], QWidget] = {}
        """The windows that were made, by the methods that make them."""
        self.button = QuietButton()
        window.header.add_button(self.button)
        self.button.clicked.connect(self.open_menu)
        window.commands.segments_requested.connect(self.open_segments_of)
        window.commands.split_requested.connect(self.open_split)
        window.retranslated.connect(self._retranslate)
        window.closed.connect(self._close)
        self._views: list[tuple[str, Callable[[], str], Callable[[], object]]] = [
            ("F10", lambda: self.tr("Themes"), self.open_themes),
            ("F11", lambda: self.tr("Counts"), self.open_counts),
            ("F12", lambda: self.tr("Coded segments as a table"), self.open_segments),
            ("Shift+F12", lambda: self.tr("Memos and journal"), self.open_memos),
            ("Ctrl+Shift+F12", lambda: self.tr("Attributes"), self.open_attributes),
            ("Shift+F11", lambda: self.tr("Thinking aloud by criterion"), self.open_criteria),
            ("Ctrl+F11", lambda: self.tr("Timeline"), self.open_timeline),
            ("Ctrl+F10", lambda: self.tr("Suggestions by machine"), self.open_suggestions),
        ]
        """Key, name and opening of each window, in the order of the menu."""
        self._ways: list[tuple[str, Callable[[], object]]] = [(k, run) for k, _, run in self._views]
        """Key and opening of each window that all of them lead to."""
        for key, name, run in self._views:
            window.keys.register(
                key, name, run, group=lambda: self.tr("Other windows"), typing_too=True
            )
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

    def open_themes(self) -> QWidget:
        """Open the board on which codes become themes."""
        return self._show(self._once(self._themes))

    def _themes(self) -> QWidget:
        from labeval.ui.coding.themes.window import ThemesWindow

        window = self._window
        made = ThemesWindow(window.controller, window.theme, window.memory)
        made.segment_opened.connect(window.show_coding)
        return made

    def open_counts(self) -> QWidget:
        """Open frequencies, matrices, and the joint display of ratings and codes."""
        return self._show(self._once(self._counts))

    def _counts(self) -> QWidget:
        from labeval.ui.coding.counts.window import ViewsWindow

        window = self._window
        made = ViewsWindow(
            *(window.controller, window.theme, window.memory),
            ratings=self._read_ratings,
        )
        made.segment_opened.connect(window.show_coding)
        made.table.place_opened.connect(window.show_words)
        made.table_asked.connect(lambda group: self.open_segments().show_query(group))
        return made

    def open_segments_of(self, code: str) -> None:
        """Open the table with the segments of a code and of those below it."""
        self.open_segments().show_code(code)

    def open_split(self, code: str) -> None:
        """Open the table with one's own segments of a code, to give some of them a new one."""
        controller = self._window.controller
        table = self.open_segments()
        table.show_code(code, coder=controller.coder)
        text = self.tr("To split “{code}”, select the segments of a new code and press G.")
        table.say(text.format(code=controller.codes[code].name))

    def open_segments(self) -> RetrievalWindow:
        """Open the table of coded segments."""
        return self._show(self._once(self._segments))

    def _segments(self) -> RetrievalWindow:
        from labeval.ui.coding.codes.edits_of_several import EditsOfSeveral
        from labeval.ui.coding.counts.retrieval import RetrievalWindow

        window = self._window
        made = RetrievalWindow(*(window.controller, window.theme, window.memory))
        made.segment_opened.connect(window.show_coding)
        EditsOfSeveral(window.controller, window.edits, made)
        return made

    def open_memos(self) -> QWidget:
        """Open all memos and the journal."""
        return self._show(self._once(self._memos))

    def _memos(self) -> QWidget:
        from labeval.ui.coding.memos.window import MemosWindow

        window = self._window
        made = MemosWindow(window.controller, window.theme, window.memory)
        made.segment_opened.connect(window.show_coding)
        made.source_opened.connect(window.show_source)
        return made

    def open_attributes(self) -> QWidget:
        """Open the table of attributes of participants and sources."""
        return self._show(self._once(self._attributes))

    def _attributes(self) -> QWidget:
        from labeval.ui.coding.attributes.window import AttributesWindow

        window = self._window
        return AttributesWindow(window.controller, window.theme, window.memory)

    def open_criteria(self) -> QWidget:
        """Open what was said, done and rated by criterion."""
        return self._show(self._once(self._criteria))

    def _criteria(self) -> QWidget:
        from labeval.ui.coding.criteria.window import ThinkAloudWindow

        window = self._window
        made = ThinkAloudWindow(
            *(window.controller, window.theme, window.memory),
            edits=window.edits,
            read_moments=partial(read_open_moments, self._folder),
        )
        made.place_opened.connect(window.show_words)
        made.code_asked.connect(window.ask_code_for)
        return made

    def open_suggestions(self) -> SuggestionsWindow:
        """Open what a machine suggests: like the current segment, where there is one."""
        suggestions = self._once(self._suggestions)
        suggestions.show_like(self._window.view.target.segment)
        return self._show(suggestions)

    def _suggestions(self) -> SuggestionsWindow:
        from labeval.ui.coding.suggestions.window import SuggestionsWindow

        window = self._window
        made = SuggestionsWindow(window.controller, window.theme, window.memory)
        made.place_opened.connect(window.show_words)
        made.segment_opened.connect(window.show_coding)
        return made

    def open_timeline(self) -> TimelineWindow:
        """Open the timeline of the current source, or of its session, at the current passage."""
        timeline, source = self._once(self._timeline), self._window.controller.source
        passage = self._window.view.passage
        if source is not None:
            timeline.show_source(source, passage.id if passage is not None else "")
        return self._show(timeline)

    def _timeline(self) -> TimelineWindow:
        from labeval.jobs.coding.recorded_moments import read_sessions
        from labeval.ui.coding.timeline.window import TimelineWindow

        window = self._window
        made = TimelineWindow(
            *(window.controller, window.theme, window.memory),
            folder=self._folder,
            read_sessions=partial(read_sessions, self._folder.database),
            sound=self._sound,
        )
        made.place_opened.connect(window.show_words)
        return made

    def _read_ratings(self) -> Sequence[Rating]:
        from labeval.jobs.coding.joint_ratings import read_ratings
        from labeval.jobs.results.looks import is_folder_open
        from labeval.store.record.record import Record
        from labeval.study.reading import read_study

        if not self._folder.database.exists() or not is_folder_open(self._folder):
            return []
        with Record(self._folder.database, read_only=True) as record:
            return read_ratings(record, read_study(self._folder.path), include_rehearsals=True)

    def _once(self, make: Callable[[], W]) -> W:
        """The window that a method of this class makes, made when it is first asked for."""
        if make not in self._made:
            self._made[make] = made = make()
            self.lead_from(made)
        return cast(W, self._made[make])

    def lead_from(self, window: QWidget) -> None:
        """Have the keys of all windows open them from this one, too."""
        for key, run in self._ways:
            QShortcut(QKeySequence(key), window).activated.connect(run)

    def lead_to(self, key: str, run: Callable[[], object]) -> None:
        """Have a key open another window from each of these, made already or later."""
        self._ways.append((key, run))
        for window in self._made.values():
            QShortcut(QKeySequence(key), window).activated.connect(run)

    def _show(self, window: W) -> W:
        """Put a window in front, and return it."""
        put_in_front(window)
        return window

    def _close(self) -> None:
        while self._made:
            _, window = self._made.popitem()
            window.close()
            window.deleteLater()

    def _retranslate(self) -> None:
        self.button.setText(self.tr("Views"))
        set_tool_tip(self.button, self.tr("Themes, counts, tables, memos and more"))


def read_open_moments(
    folder: StudyFolder, sessions: Iterable[str], on_session: Callable[[], None] | None = None
) -> dict[str, SessionMoments]:
    """Session to its moments, with all answers; nothing while results are locked."""
    from labeval.jobs.coding.recorded_moments import read_session_moments
    from labeval.jobs.results.looks import is_folder_open

    if not is_folder_open(folder):
        return {}
    return read_session_moments(folder.database, sessions, on_session)
