"""The actions of the home window's buttons: publish, check, export, open other windows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PySide6.QtWidgets import QWidget

from labeval.files.refusal import FileRefused
from labeval.jobs.planning.overview import NextStep, Overview
from labeval.jobs.sessions.folder_notice import Remedy
from labeval.session.events.events import RecordError
from labeval.store.disk.rights import make_all_private
from labeval.study.folder import StudyFolder
from labeval.study.problems import StudyProblems
from labeval.ui.chosen_theme import SETTING, SPACING, use_chosen_theme
from labeval.ui.displays import show_fitting
from labeval.ui.home.opening_sign import OpeningSign
from labeval.ui.home.processes.hub_process import HubProcess
from labeval.ui.home.protection import protect_study, unlock, unprotect_study
from labeval.ui.home.second_place_box import ask_for_second_place
from labeval.ui.home.seen_folder import SeenFolder
from labeval.ui.home.session_actions import SessionActions
from labeval.ui.home.window.window import HomeWindow
from labeval.ui.language import LanguageSwitch, interface_language
from labeval.ui.other_programs import open_with_its_program
from labeval.ui.plain import warn
from labeval.ui.processes import OpenedWindows
from labeval.ui.publishing.shown_names import shown_names
from labeval.ui.sentences import sentence, translated
from labeval.ui.theme import Theme
from labeval.ui.usual_folders import TEXTS, chosen_files

# What only a button needs is imported when it is pressed: the window is to appear at once.
if TYPE_CHECKING:
    from labeval.jobs.planning.check import PageMeasurer
    from labeval.jobs.sessions.live import LiveSession
    from labeval.session.running.session import Session

TakeIn = Callable[[StudyFolder, Sequence[Path], Theme, QWidget], list[str]]
"""Shows what files bring and takes them in; returns lines about what was done."""
REHEARSAL_MS = 100
"""Time between two looks at a rehearsal, which is announced until its window has closed."""
LOOK_MS = 1000
"""Interval of the checks for something that a moderator has written."""


class HomeController(QObject):
    """Joins the home window, one study at a time, and the participant's window.

    Args:
        run_session: opens the participant's window on a session and returns when it has closed;
            it is given the name of the microphone, or None to record nothing.
        measurer: makes what lays pages out for the study check.
        template_folder: where the templates are.
        demo: where the demo study is made.
    """

    def __init__(
        self,
        window: HomeWindow,
        languages: LanguageSwitch,
        *,
        run_session: Callable[[LiveSession, Session, str | None], None],
        measurer: Callable[[], PageMeasurer],
        template_folder: Path,
        demo: Path,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._languages = languages
        self._measurer = measurer
        self._templates = template_folder
        self._demo = demo
        self._view: Overview | None = None
        self._sessions = SessionActions(
            window,
            study=lambda: self._view,
            read_again=self._read_again,
            live=self._live,
            run_session=run_session,
        )
        self._conduct = self._sessions.conduct
        self._opened = OpenedWindows(self)
        self._sign = OpeningSign(window, self._opened)
        self._hub = HubProcess(self)
        window.study_opened.connect(self.open_study)
        window.new_requested.connect(self._on_new)
        window.texts_dropped.connect(self._on_new)
        window.interviews_found.connect(lambda files: self._on_new(interviews=files))
        window.demo_requested.connect(self._on_demo)
        window.copies_requested.connect(lambda: self._with_errors_shown(self._choose_copies))
        window.language_requested.connect(self._on_language)
        window.colours_requested.connect(partial(self._on_looks, SETTING))
        window.spacing_requested.connect(partial(self._on_looks, SPACING))
        panel = window.panel
        panel.step_requested.connect(self._on_step)
        for requested, action in (
            (panel.resume_requested, self._sessions.resume),
            (panel.end_requested, self._sessions.end),
            (panel.reopen_requested, self._sessions.reopen),
            (panel.reject_requested, self._sessions.reject),
        ):
            requested.connect(lambda id, action=action: self._with_errors_shown(lambda: action(id)))
        panel.start_requested.connect(lambda: self._with_errors_shown(self._sessions.start))
        panel.rehearse_requested.connect(lambda: self._with_errors_shown(self._rehearse))
        panel.check_requested.connect(self._on_check)
        panel.export_requested.connect(self._on_export)
        panel.coding_requested.connect(lambda: self._on_coding())
        panel.room_requested.connect(self._on_room)
        panel.results_requested.connect(self._on_results)
        panel.folder_requested.connect(self._on_folder)
        panel.texts_requested.connect(self._on_texts)
        panel.judgments_requested.connect(self._on_judgments)
        panel.edit_requested.connect(self._on_edit)
        panel.notices.wanted.connect(self._on_remedy)
        panel.sheet.clicked.connect(self._on_sheet)
        panel.code.clicked.connect(lambda: self._with_errors_shown(self._choose_code))
        for button, change in (
            (panel.protect, protect_study),
            (panel.unprotect, unprotect_study),
        ):
            button.clicked.connect(
                lambda _=False, change=change: self._with_errors_shown(
                    lambda: self._change_protection(change)
                )
            )
        self._actions_seen = 0
        self._seen = SeenFolder()
        self._rehearsed: StudyFolder | None = None
        """The study whose rehearsal is announced; None where none is."""
        self._looking = QTimer(self)
        self._looking.setInterval(LOOK_MS)
        self._looking.timeout.connect(self._look_at_folder)
        self._looking.timeout.connect(self._look_for_actions)
        self._looking.start()
        self._looking_for_rehearsal = QTimer(self, interval=REHEARSAL_MS)
        self._looking_for_rehearsal.timeout.connect(self._look_for_rehearsal)

    def open_study(self, folder: StudyFolder) -> None:
        """Read a study folder and show its state; a protected one is opened first."""
        from labeval.store.access.log import AccessKind, note_access

        unlock(folder, self._window)
        with suppress(RecordError):  # a folder that may only be read is shown all the same
            note_access(folder, AccessKind.OPENED, "home")
        self._show(folder)

    def _show(self, folder: StudyFolder) -> None:
        from labeval.jobs.planning.read_overview import read_overview

        self._seen.see(folder)
        self._view = read_overview(folder)
        self._window.show_overview(self._view)
        self._conduct.look_again(folder)
        self._hub.follow(folder)

    @contextmanager
    def _live(self, folder: StudyFolder) -> Iterator[LiveSession]:
        """A study opened to run sessions; an exchange with the hub that is under way gives way."""
        from labeval.jobs.sessions.live import open_live

        self._hub.pause()
        try:
            with open_live(folder) as live:
                self._seen.expect_record()
                self._hub.go_on()
                yield live
        finally:
            self._hub.go_on()

    def _look_at_folder(self) -> None:
        """Read the study again where it was edited, published, transcribed, has gone or come."""
        view = self._view
        if view is None or not self._window.isVisible():
            return
        has_news = not self._conduct.is_running and self._seen.has_news_in_record(view)
        if has_news or self._seen.has_changed(view.folder):
            self._read_again()

    def _look_for_actions(self) -> None:
        """Take in what a moderator still writes after the participant's window has closed."""
        view = self._view
        if view is None or not self._window.isVisible() or self._conduct.is_running:
            return
        from labeval.store.record.mailbox import last_posted

        newest = last_posted(view.folder.database)
        if newest and newest != self._actions_seen:  # nothing: a folder that has gone, too
            with suppress(RecordError):  # somebody else has the study open, and takes them in
                with self._live(view.folder) as live:
                    self._conduct.look(live.record)
                self._actions_seen = newest
                self._follow_endings(view)

    def _follow_endings(self, view: Overview) -> None:
        """Show the sessions again where one was reopened meanwhile."""
        from labeval.jobs.planning.read_overview import read_overview

        fresh = read_overview(view.folder)
        if [line.ending for line in fresh.sessions] != [line.ending for line in view.sessions]:
            self._view = fresh
            self._window.show_overview(fresh)

    def _on_language(self, language: str) -> None:
        self._languages.use(language)
        self._read_again()

    def _on_looks(self, setting: str, value: str) -> None:
        """Draw the window with another choice; those that are open already stay as they are."""
        self._window.memory.set(setting, value)
        self._window.set_theme(use_chosen_theme(self._window.memory))

    def _read_again(self) -> Overview | None:
        """The study as its folder has it now: somebody may have edited it meanwhile."""
        if self._view is not None:
            self._show(self._view.folder)
        return self._view

    def _on_step(self, step: NextStep) -> None:
        actions: dict[NextStep, Callable[[], object]] = {
            NextStep.WAIT: self._read_again,
            NextStep.MEND_STUDY: self._read_again,
            NextStep.CODE: self._on_coding,
            NextStep.MEND_RECORD: self._read_again,
            NextStep.PUBLISH: self._publish,
            NextStep.RESUME: self._sessions.resume_newest,
            NextStep.START: self._sessions.start,
            NextStep.EXPORT: self._on_export,
        }
        if step is NextStep.MEND_RECORD and self._view is not None:
            unlock(self._view.folder, self._window)
        self._with_errors_shown(actions[step])

    def _publish(self) -> None:
        from labeval.ui.editor.finding_words import problem_words
        from labeval.ui.publishing.publishing import publish_with_check

        view = self._read_again()
        if view is None or view.content is None:
            return
        lines = publish_with_check(
            *(
                view.folder,
                view.content,
                view.problems,
                self._measurer(),
                self._window.theme,
                self._window,
            ),
            described=problem_words(view.folder),
        )
        self._read_again()
        if lines is not None:
            self._window.panel.show_lines(lines)

    def _on_check(self) -> None:
        from labeval.jobs.planning.check_text import check_text, look_heading
        from labeval.ui.editor.finding_words import problem_words
        from labeval.ui.publishing.publishing import SCREEN, CheckDialog

        view = self._read_again()
        if view is not None and view.content is not None:
            measurer = self._measurer()
            check = CheckDialog(view.content, view.problems, measurer, self._window).run()
            if check is not None:
                words = problem_words(view.folder)
                names = shown_names(view.content)
                text = check_text(check, SCREEN, translated, words, names)
                look = ["", look_heading(translated), *text.look] if text.look else []
                self._window.panel.show_lines([text.result, *look], text.details)

    def _on_export(self) -> None:
        view = self._view
        if view is None:
            return

        def export() -> None:
            from labeval.ui.home.files.exporting import export_tables

            lines = export_tables(view.folder, self._window)
            if lines:
                self._window.panel.show_lines(lines)

        self._with_errors_shown(export)

    def _open_window(self, name: str, *options: str) -> None:
        """Open a window of the study by the name of its command."""
        view = self._view
        if view is not None:
            self._with_errors_shown(lambda: self._sign.open(name, view.folder, *options))

    def _on_results(self) -> None:
        self._open_window("results")

    def _on_coding(self, interviews: Sequence[Path] = ()) -> None:
        files = ["--interviews", *map(str, interviews)] if interviews else []
        self._open_window("coding", *files)

    def _on_room(self) -> None:
        self._open_window("room")

    def _on_texts(self) -> None:
        from labeval.ui.home.files.newer_texts import take_in_newer_texts

        heading = QCoreApplication.translate("HomeController", "Choose the newer file of the texts")
        self._take_in_files(heading, take_in_newer_texts)

    def _on_judgments(self) -> None:
        from labeval.ui.home.files.incoming_judgments import take_in_judgments

        heading = QCoreApplication.translate("HomeController", "Choose the file with judgments")
        self._take_in_files(heading, take_in_judgments)

    def _take_in_files(self, heading: str, take: TakeIn) -> None:
        view = self._view
        if view is None:
            return
        files = chosen_files(self._window, heading, self._window.memory, TEXTS)

        def take_in_chosen() -> None:
            lines = take(view.folder, files, self._window.theme, self._window)
            self._read_again()
            if lines:
                self._window.panel.show_lines(lines)

        if files:
            self._with_errors_shown(take_in_chosen)

    def _on_edit(self) -> None:
        self._open_window("edit")

    def _on_folder(self) -> None:
        if self._view is not None:
            open_with_its_program(self._window, self._view.folder.path)

    def _choose_copies(self) -> None:
        if ask_for_second_place(self._window):
            self._read_again()

    def _on_remedy(self, remedy: Remedy) -> None:
        remedies: dict[Remedy, Callable[[], object]] = {
            Remedy.TAKE_IN: self._take_in,
            Remedy.MAKE_PRIVATE: self._make_private,
            Remedy.CHOOSE_CODE: self._choose_code,
            Remedy.LOOK: self._look_at_results,
            Remedy.CLEAN_UP: self._clean_up,
        }
        self._with_errors_shown(remedies[remedy])

    def _look_at_results(self) -> None:
        view = self._view
        if view is not None and view.content is not None:
            from labeval.ui.home.window.look_lines import look_lines

            self._window.panel.show_lines(look_lines(view.folder, view.content))

    def _clean_up(self) -> None:
        from labeval.ui.home.files.cleaning_up import clean_up_study

        if self._view is not None and (lines := clean_up_study(self._view.folder, self._window)):
            self._read_again()
            self._window.panel.show_lines(lines)

    def _take_in(self) -> None:
        from labeval.jobs.sessions.unsaved import take_in

        view = self._view
        if view is not None:
            done = take_in(view.folder)
            self._read_again()
            lines = [f"{kept.participant}: {report.described(translated)}" for kept, report in done]
            self._window.panel.show_lines("\n".join(lines).splitlines())

    def _on_sheet(self) -> None:
        from labeval.ui.home.files.sheet_saving import save_sheet

        view, session = self._view, self._window.panel.chosen_session
        if view is not None:
            self._with_errors_shown(
                lambda: self._report_sheet(save_sheet(view, session, self._window))
            )

    def _report_sheet(self, path: Path | None) -> None:
        if path is not None:
            saved = QCoreApplication.translate(
                "HomeController", "The information sheet is saved: {path}"
            )
            self._window.panel.show_lines([saved.format(path=path)])

    def _make_private(self) -> None:
        view = self._view
        if view is not None:
            make_all_private(view.folder.path)
            self._read_again()

    def _choose_code(self) -> None:
        from labeval.study.supervisor_code import keep_code
        from labeval.ui.home.code_dialog import CodeDialog

        view = self._view
        if view is None:
            return
        dialog = CodeDialog(self._window.theme, self._window)
        if dialog.exec():
            keep_code(view.folder.path, dialog.code.text())
            self._read_again()
            kept = QCoreApplication.translate(
                "HomeController",
                "The new code is kept. “Change the code…” above sets another one.",
            )
            self._window.panel.show_lines([kept])
        dialog.deleteLater()

    def _change_protection(self, change: Callable[[StudyFolder, HomeWindow], list[str]]) -> None:
        if self._view is not None and (lines := change(self._view.folder, self._window)):
            self._read_again()
            self._window.panel.show_lines(lines)

    def _on_new(self, texts: Sequence[Path] = (), interviews: Sequence[Path] = ()) -> None:
        from labeval.ui.new_study.window import NewStudyWindow

        window = NewStudyWindow(
            self._templates, self._window.memory, self._window.theme, self._window
        )
        window.made.connect(self._on_made)
        window.described.connect(self._window.panel.show_lines)
        window.coding_wanted.connect(self._on_coding)
        window.rehearsal_wanted.connect(lambda: self._with_errors_shown(self._rehearse))
        if texts:
            window.bring(texts)
        if interviews:
            window.bring_interviews(interviews)
        show_fitting(window, NewStudyWindow.USUAL_SIZE)

    def _on_made(self, place: Path) -> None:
        self.open_study(StudyFolder(place))
        self._window.focus_studies()

    def _rehearse(self) -> None:
        """Go through the study in a process of its own; nothing of it is kept."""
        view = self._read_again()
        if view is None or view.content is None:
            return
        language = interface_language()
        offered = view.content.study.offered_languages
        chosen = ["--language", language] if language in offered else []
        chosen += ["--screen", self._window.screen().name()]
        self._opened.open("rehearse", view.folder, *chosen, anew=True)
        self._rehearsed = view.folder
        self._looking_for_rehearsal.start()
        self._window.setCursor(Qt.CursorShape.BusyCursor)
        self._window.panel.announce(_rehearsal_text())

    def _look_for_rehearsal(self) -> None:
        """Take the announcement of a rehearsal back once its window has closed, and the sign that
        it is being opened once another window is in front."""
        folder = self._rehearsed
        if folder is None or not self._window.isActiveWindow():
            self._window.unsetCursor()
        if folder is not None and not self._opened.is_open("rehearse", folder):
            self._rehearsed = None
            self._looking_for_rehearsal.stop()
            self._window.unsetCursor()
            self._window.panel.note_rehearsal(folder.path)
            self._window.focus_studies()
            self._window.panel.take_back(_rehearsal_text())

    def _on_demo(self) -> None:
        from labeval.exchange.study_folder import make_study

        def make() -> None:
            if not (self._demo / "study.yaml").exists():
                make_study(self._templates / "six-methods", self._demo, None)
            self.open_study(StudyFolder(self._demo))

        self._with_errors_shown(make)

    def _with_errors_shown(self, action: Callable[[], object]) -> None:
        """Perform an action, and show an error that a person can correct in a message box."""
        self._hub.pause()
        try:
            action()
        except (StudyProblems, RecordError, FileRefused, OSError) as error:
            warn(self._window, sentence(error))
        finally:
            self._hub.go_on()


def _rehearsal_text() -> str:
    return QCoreApplication.translate(
        "HomeController",
        "The rehearsal opens in a few seconds, in a window of its own; nothing of it is kept. "
        "“Leave the rehearsal” leads back here.",
    )
