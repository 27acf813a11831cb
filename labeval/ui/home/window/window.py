"""The home window: the studies on this machine, and what each needs next."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QPoint, QSize, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QPaintEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from labeval.jobs.planning.overview import Overview
from labeval.study.folder import STUDY_FILE, StudyFolder
from labeval.ui.accessible import TabbedAsRead
from labeval.ui.chosen_theme import SETTING, SPACING, WIDE
from labeval.ui.help.topics import HOME
from labeval.ui.help.window import Help
from labeval.ui.home.window.running_card import RunningCard
from labeval.ui.home.window.study_list import StudyList
from labeval.ui.home.window.study_panel import StudyPanel
from labeval.ui.language import Retranslating, language_in_use
from labeval.ui.memory import Memory
from labeval.ui.offered_language import program_languages
from labeval.ui.plain import menu_text, set_tool_tip, window_title
from labeval.ui.study_titles import shown_title
from labeval.ui.theme import GRID, Theme, Themed
from labeval.ui.theme_names import theme_names
from labeval.ui.usual_folders import STUDIES, last_folder, remember_folder
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.dropped_files import local_files
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.menus import style_menu

_RAIL_WIDTH = 280


class HomeWindow(TabbedAsRead, Retranslating, Themed, QWidget):
    """Lists studies on the left and shows the chosen one on the right.

    It only asks; what happens is decided by who made it, which calls :meth:`show_overview`. Studies
    are read once it has been painted, since what reads them takes longer to load than the window.
    """

    stops_at_words = True

    study_opened = Signal(StudyFolder)
    new_requested = Signal()
    texts_dropped = Signal(list)
    interviews_found = Signal(list)
    """Transcripts in a folder that is no study."""
    demo_requested = Signal()
    copies_requested = Signal()
    language_requested = Signal(str)
    colours_requested = Signal(str)
    spacing_requested = Signal(str)
    closed = Signal()

    def __init__(self, memory: Memory, theme: Theme) -> None:
        super().__init__()
        self.memory = memory
        self._theme = theme
        self._name = Label(theme, size=18, bold=True)
        self._name.set_text("labeval")
        self._list = StudyList(theme)
        self._buttons = [ActionButton() for _ in range(7)]
        self._new, self._open, self._demo, self._copies, *others = self._buttons
        self._help_button, self._language, self._looks = others
        self.panel = StudyPanel(theme)
        self.card = RunningCard(theme)
        self._in_session = False
        self._is_painted = False
        self._welcome = Label(theme, size=16, role="soft_text", wrap=True)
        self._welcome.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._welcome.setMinimumWidth(1)  # however long the name of a study's folder is
        self._coming = ""
        self._lay_out()
        self._new.clicked.connect(self.new_requested)
        self._open.clicked.connect(self._on_open)
        self._demo.clicked.connect(self.demo_requested)
        self._copies.clicked.connect(self.copies_requested)
        self._language.clicked.connect(self._offer_languages)
        self._looks.clicked.connect(self._offer_looks)
        self.help = Help(self, theme, lambda: HOME)
        self._help_button.clicked.connect(self.help.open)
        self._list.currentRowChanged.connect(self._on_row_changed)
        self.set_theme(theme)
        self.setWindowTitle("labeval")
        self.setAcceptDrops(True)
        self.retranslate()
        size = memory.get("home_size", [1240, 720])
        self.usual_size = QSize(*size)
        self.resize(self.usual_size)
        self.begin_with(None)

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self._rail = QWidget()
        column = QVBoxLayout(self._rail)
        column.setContentsMargins(3 * GRID, 4 * GRID, 0, 3 * GRID)
        column.setSpacing(GRID)
        column.addWidget(self._name)
        column.addSpacing(GRID)
        column.addWidget(self._list, 1)
        for button in self._buttons[:-2]:
            column.addWidget(button)
        looks = QHBoxLayout()
        looks.setSpacing(GRID)
        for button in self._buttons[-2:]:
            looks.addWidget(button, 1)
        column.addLayout(looks)
        row.addWidget(self._rail)
        right = QVBoxLayout()
        right.setSpacing(0)
        self._above = QWidget()
        above = QVBoxLayout(self._above)
        above.setContentsMargins(4 * GRID, 3 * GRID, 4 * GRID, 0)
        above.addWidget(self.card)
        right.addWidget(self._above)
        right.addWidget(self.panel, 1)
        right.addWidget(self._welcome, 1)
        row.addLayout(right, 1)
        self.panel.hide()

    def begin_with(self, folder: StudyFolder | None) -> None:
        """Open this study once the window is painted; None opens the one that was used last."""
        self._first = folder
        recent = self.memory.recent_studies()
        self._await_study(folder.path if folder is not None else next(iter(recent), None))

    def _await_study(self, coming: Path | None) -> None:
        """Look as with a study that is about to be shown, so that nothing moves when it is, and say
        which; or, where there is none, how to begin.

        It is called as its folder, since titles are read by what is loaded after the window.
        """
        self._coming = coming.resolve().name if coming is not None else ""
        self._say_what_comes()
        self._welcome.show()
        self._new.set_primary(not self._coming)
        if self._coming:
            self._copies.show()

    def _say_what_comes(self) -> None:
        begin = self.tr(
            "Begin a new study, drop a file of your texts here, or open a study folder."
        )
        reading = self.tr("“{study}” is being read…").format(study=self._coming)
        self._welcome.set_text(reading if self._coming else begin)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Read the studies after the window has been painted for the first time."""
        super().paintEvent(event)
        if not self._is_painted:
            self._is_painted = True
            QTimer.singleShot(0, self, self._fill)

    def _fill(self) -> None:
        self.list_studies()
        if self._first is not None:
            self.study_opened.emit(self._first)
        elif self.panel.isHidden():
            self._list.setCurrentRow(0)
        if self.panel.isHidden():  # there is no study, or it could not be opened
            self._await_study(None)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.help.use_colours(theme)

    def list_studies(self) -> None:
        """Read the recent studies again."""
        current = self._list.currentRow()
        self._list.blockSignals(True)
        recent = self.memory.recent_studies()
        self._list.show_studies(recent)
        self._copies.setVisible(bool(recent))  # before, there is nothing to copy
        self._list.setCurrentRow(current)
        self._list.blockSignals(False)

    def focus_studies(self) -> None:
        """Put the keyboard on the study in the list, where Enter does nothing: a key that is
        meant for a rehearsal, which opens or closes meanwhile, publishes nothing here."""
        self._list.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_overview(self, view: Overview) -> None:
        """Show one study."""
        self.memory.opened(view.folder.path)
        self.list_studies()
        self._list.blockSignals(True)
        self._list.setCurrentRow(0)
        self._list.blockSignals(False)
        self.panel.show_overview(view)
        self.panel.show()
        self._welcome.hide()
        self._new.set_primary(False)  # the study's next step is the one filled button
        self.setWindowTitle(window_title(shown_title(view.folder.path)))

    def begin_session(self, participant: str, session: str, *, visible: bool) -> None:
        """Show that a session runs: nothing else can be done meanwhile.

        Args:
            session: its id.
            visible: whether it is seen while the session runs, on the supervisor's screen. It
                takes clicks then, and leaves the keyboard to the participant.
        """
        self._in_session = True
        self.card.show_running(participant)
        self._rail.setEnabled(False)
        self.panel.setEnabled(False)
        self.panel.show_running(session)
        if visible:
            self._keep_keyboard_away(True)
        else:
            self.hide()

    def end_session(self) -> None:
        """Everything can be done again."""
        self._in_session = False
        self._keep_keyboard_away(False)
        self._rail.setEnabled(True)
        self.panel.setEnabled(True)
        self.panel.show_running("")
        self.show()

    def _keep_keyboard_away(self, away: bool) -> None:
        handle = self.windowHandle()
        if handle is not None:
            handle.setFlag(Qt.WindowType.WindowDoesNotAcceptFocus, away)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files of texts, unless a session runs."""
        if local_files(event.mimeData()) and not self._in_session:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """A study folder is opened, anything else begins a new study."""
        event.acceptProposedAction()
        paths = local_files(event.mimeData())
        if (paths[0] / STUDY_FILE).is_file():
            self.study_opened.emit(StudyFolder(paths[0]))
        else:
            self.texts_dropped.emit(paths)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the window's size; while a session runs, stay."""
        if self._in_session:
            event.ignore()
            return
        if not self.isMaximized():
            self.memory.set("home_size", [self.width(), self.height()])
        super().closeEvent(event)
        self.closed.emit()

    def retranslate(self) -> None:
        self._new.setText(self.tr("New study…"))
        self._open.setText(self.tr("Open a study folder…"))
        self._demo.setText(self.tr("Try the demo study"))
        self._copies.setText(self.tr("Second place for copies…"))
        set_tool_tip(self._copies, self.tr("Where every record is copied to, such as another disk"))
        self._help_button.setText(self.tr("Help (F1)"))
        self._language.setText(self.tr("Language…"))
        self._looks.setText(self.tr("Appearance…"))
        self._list.setAccessibleName(self.tr("Studies"))
        *alone, language, looks = (button.minimumSizeHint().width() for button in self._buttons)
        widest = max(*alone, 2 * max(language, looks) + GRID)  # buttons are whole in any language
        self._rail.setFixedWidth(max(_RAIL_WIDTH, widest + 3 * GRID))
        if self._list.count() or not self.memory.recent_studies():
            self.list_studies()
        self._say_what_comes()

    def _on_open(self) -> None:
        begin = last_folder(self.memory, STUDIES)
        chosen = QFileDialog.getExistingDirectory(self, self.tr("Open a study folder"), begin)
        if chosen:
            remember_folder(self.memory, STUDIES, Path(chosen).parent)
            self.open_folder(Path(chosen))

    def open_folder(self, folder: Path) -> None:
        """Open a study folder; of one with nothing but transcripts a study can be made."""
        from labeval.transcription.transcript_readers import transcripts_in

        if not (folder / STUDY_FILE).is_file() and (found := transcripts_in(folder)):
            self.interviews_found.emit(found)
        else:
            self.study_opened.emit(StudyFolder(folder))

    def _offer_languages(self) -> None:
        menu = self._menu()
        names = program_languages()
        self._add_choices(menu, names, language_in_use(), self.language_requested)
        self._open_menu(menu, self._language)

    def _offer_looks(self) -> None:
        names = {"": self.tr("Like the desktop"), **theme_names()}
        chosen = str(self.memory.get(SETTING, ""))
        menu = self._menu()
        self._add_choices(menu, names, chosen, self.colours_requested)
        menu.addSeparator()
        spacing = {"": self.tr("Usual spacing"), WIDE: self.tr("Wide spacing")}
        self._add_choices(menu, spacing, str(self.memory.get(SPACING, "")), self.spacing_requested)
        self._open_menu(menu, self._looks)

    def _menu(self) -> QMenu:
        menu = QMenu(self)
        style_menu(menu, self._theme)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return menu

    @staticmethod
    def _open_menu(menu: QMenu, button: QWidget) -> None:
        """Open a menu next to its button once it is whole: its place depends on its height."""
        menu.popup(button.mapToGlobal(QPoint(0, button.height())))

    @staticmethod
    def _add_choices(
        menu: QMenu, names: Mapping[str, str], chosen: str, asked: SignalInstance
    ) -> None:
        for value, name in names.items():
            action = menu.addAction(menu_text(name))
            action.setCheckable(True)
            action.setChecked(value == chosen)
            action.triggered.connect(lambda _=False, value=value: asked.emit(value))

    def _on_row_changed(self, row: int) -> None:
        paths = self.memory.recent_studies()
        if 0 <= row < len(paths):
            self.study_opened.emit(StudyFolder(paths[row]))
