"""One study in the home window: its state, its sessions, and the next step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from labeval.jobs.planning.overview import ConditionLine, NextStep, Overview, StudyState
from labeval.jobs.sessions.folder_notice import Remedy
from labeval.session.events.events import Ending
from labeval.store.disk.key_ring import is_installed, is_locked
from labeval.text.languages import ANY_LANGUAGE
from labeval.ui.accessible import announce
from labeval.ui.home.condition_names import condition_names
from labeval.ui.home.window.folder_notices import FolderNotices
from labeval.ui.home.window.labels import (
    fill_text,
    next_step_text,
    no_session_text,
    sound_text,
    state_text,
)
from labeval.ui.home.window.sessions_table import SessionsTable
from labeval.ui.language import interface_language, read_as
from labeval.ui.plain import set_tool_tip
from labeval.ui.publishing.shown_names import shown_names
from labeval.ui.sentences import filled
from labeval.ui.study_titles import shown_title
from labeval.ui.theme import GRID, LABEL_PX, Theme, Themed
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.line_label import LineLabel
from labeval.ui.widgets.basics.link_button import LinkButton
from labeval.ui.widgets.basics.paper import Paper
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar
from labeval.ui.widgets.fitting.scrolled import Scrolled
from labeval.ui.widgets.fitting.wrapping import WrappingRow

if TYPE_CHECKING:
    from labeval.store.record.sessions import SessionLine

BETWEEN = "\u00a0\u00a0·  "
"""Between two facts of a line; a line that is broken ends with it."""


class StudyPanel(Themed, QWidget):
    """Shows an :class:`Overview` and asks for what is to be done with it."""

    step_requested = Signal(NextStep)
    resume_requested = Signal(str)
    """The id of the session."""
    end_requested = Signal(str)
    """The id of the session."""
    reopen_requested = Signal(str)
    """The id of the session."""
    reject_requested = Signal(str)
    """The id of the session."""
    start_requested = Signal()
    rehearse_requested = Signal()
    check_requested = Signal()
    export_requested = Signal()
    results_requested = Signal()
    folder_requested = Signal()
    coding_requested = Signal()
    texts_requested = Signal()
    judgments_requested = Signal()
    edit_requested = Signal()
    room_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._view: Overview | None = None
        self._chosen: SessionLine | None = None
        self._rehearsed: set[Path] = set()
        self._reported_of: tuple[object, ...] = ()
        """The state of the study that the lines on show are about; empty where none are."""
        self._title = Label(theme, size=22, bold=True, wrap=True)
        self._state = LineLabel(theme, size=LABEL_PX, role="soft_text")
        self._next = ActionButton(primary=True)
        self._why = Label(theme, role="text", size=14, wrap=True)
        self._conditions = Label(theme, size=14, wrap=True)
        self.sheet = LinkButton()
        """Asks for the information sheet."""
        self.code = LinkButton()
        """Asks for another code of the supervisor; hidden while a notice does."""
        self.protect = LinkButton()
        """Asks for the study's protection; hidden where it is protected."""
        self.unprotect = LinkButton()
        """Asks to take the protection back; hidden where there is none, or no key."""
        self._sessions = SessionsTable()
        self._empty = Label(theme, role="soft_text", size=14, wrap=True)
        """Buttons that nobody needs before the first session."""
        self._problems = QPlainTextEdit(readOnly=True)
        self._quiet = [ActionButton() for _ in range(17)]
        self._resume, self._end, self._reopen, self._reject, self._start, *others = self._quiet
        self._check, self._export, self._results, self._coding, *others = others
        self._folder, self._back, self._edit, self._texts, self._judgments, *others = others
        self._rehearse, self._room, self._more = others
        self._report: list[str] = []
        """Lines in the place of the sessions, such as those of a check; empty where none are."""
        self._details: Sequence[str] = ()
        """Lines that are shown at a click, below those on show."""
        self._announced = ""
        """A passing line, above the report's where there is one."""
        self._of_session = QWidget()  # buttons about the chosen session, below the list
        self.notices = FolderNotices(theme)
        """Notices about the folder."""
        self._lay_out()
        self._connect()
        self.set_theme(theme)

    def _lay_out(self) -> None:
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        scrolled = Scrolled(self._theme)
        around.addWidget(scrolled)
        column = scrolled.rows
        column.setContentsMargins(4 * GRID, 4 * GRID, 4 * GRID, 3 * GRID)
        column.setSpacing(2 * GRID)
        heading = WrappingRow(2 * GRID)
        heading.addWidget(self._title, 1)
        for link in (self._room, self._edit, self._folder):
            heading.addWidget(link, align=Qt.AlignmentFlag.AlignTop)
        column.addLayout(heading)
        column.addWidget(self._state)
        column.addWidget(self._step_in_frame())
        column.addWidget(self.notices)
        column.addWidget(self._conditions)
        column.addLayout(
            _row(self.sheet, self.code, self.protect, self.unprotect, None, spacing=2 * GRID)
        )
        listed = WrappingRow(0, grows=True)  # the list gives way, and not the words above it
        listed.addWidget(self._list_in_frame(), 1)
        column.addLayout(listed, 1)
        often = (self._check, self._coding, self._results, self._export)
        column.addLayout(_row(self._rehearse, self._start, None, *often))

    def _step_in_frame(self) -> QWidget:
        self._step_paper = Paper()
        step = QHBoxLayout(self._step_paper)
        step.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)
        step.setSpacing(3 * GRID)
        step.addWidget(self._why, 1)
        step.addWidget(self._next)
        return self._step_paper

    def _list_in_frame(self) -> QWidget:
        """The sessions, or what is in their place, with the buttons below."""
        self._list_paper = Paper()
        listed = QVBoxLayout(self._list_paper)
        listed.setContentsMargins(GRID, GRID, GRID, GRID)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._problems.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        for part in (self._sessions, self._empty, self._problems):
            listed.addWidget(part, 1)
        buttons = _row(self._resume, self._end, self._reopen, self._reject)
        buttons.setContentsMargins(0, 0, 0, 0)
        self._of_session.setLayout(buttons)
        self._reopen.hide()
        below = (self._of_session, self._back, self._more)
        listed.addLayout(_row(*below, None, self._texts, self._judgments))
        return self._list_paper

    def _connect(self) -> None:
        self._next.clicked.connect(self._on_next)
        self._resume.clicked.connect(self._on_resume)
        self._end.clicked.connect(self._on_end)
        self._reopen.clicked.connect(self._on_reopen)
        self._reject.clicked.connect(self._on_reject)
        self._start.clicked.connect(self.start_requested)
        self._rehearse.clicked.connect(self.rehearse_requested)
        self._check.clicked.connect(self.check_requested)
        self._export.clicked.connect(self.export_requested)
        self._results.clicked.connect(self.results_requested)
        self._folder.clicked.connect(self.folder_requested)
        self._coding.clicked.connect(self.coding_requested)
        self._texts.clicked.connect(self.texts_requested)
        self._judgments.clicked.connect(self.judgments_requested)
        self._edit.clicked.connect(self.edit_requested)
        self._room.clicked.connect(self.room_requested)
        self._back.clicked.connect(self._show_sessions)
        self._more.clicked.connect(self._show_details)
        self._sessions.chosen.connect(self._on_session_chosen)

    def show_overview(self, view: Overview) -> None:
        """Show the state of a study."""
        self._view = view
        self._retranslate()
        self.notices.show_notices([one for one in view.notices if not one.is_calm])
        names = condition_names(view.content.study) if view.content else {}
        self._sessions.set_lines(view.sessions, names, in_use=view.in_use, running=view.running)
        if not self._reported_of or self._reported_of != _state_of(view):
            self._show_sessions()

    def show_running(self, session: str) -> None:
        """Show that this program runs a session, which is not interrupted; none where empty."""
        if self._view is not None:
            self.show_overview(replace(self._view, in_use=bool(session), running=session))

    @property
    def chosen_session(self) -> str:
        """The id of the session that is chosen in the list; empty where none is."""
        return self._chosen.header.id if self._chosen is not None else ""

    def show_lines(self, lines: list[str], details: Sequence[str] = ()) -> None:
        """Show what was done or found in the place of the sessions, until the study is another; the
        first line is announced.

        Args:
            details: further lines, which a button shows.
        """
        self._reported_of = _state_of(self._view) if self._view is not None else ()
        self._report, self._details = lines, details
        self._announced = ""
        self._show_report()
        announce(self._problems, next(iter(lines), ""))

    def announce(self, line: str) -> None:
        """Show a passing line in the place of the sessions, or above the lines that are there."""
        if not self._reported_of and self._view is not None:
            self._reported_of = _state_of(self._view)
        self._announced = line
        self._show_report()
        announce(self._problems, line)

    def take_back(self, line: str) -> None:
        """Show what was there before a line was announced, if it still is."""
        if self._announced != line:
            return
        self._announced = ""
        if self._report:
            self._show_report()
        else:
            self._show_sessions()

    def _show_report(self) -> None:
        parts = (self._announced, "\n".join(self._report))
        self._problems.setPlainText("\n\n".join(filter(None, parts)))
        shown = (self._problems, self._back)
        self._show_in_list(*shown, *((self._more,) if self._details else ()))

    def _show_details(self) -> None:
        """Show the further lines, from the first on."""
        place = len(self._problems.toPlainText())
        further = ["", *self._details]
        self._problems.appendPlainText("\n".join(further))
        self._report, self._details = [*self._report, *further], ()
        self._show_in_list(self._problems, self._back)
        cursor = self._problems.textCursor()
        cursor.setPosition(place)
        self._problems.setTextCursor(cursor)
        self._problems.setFocus(Qt.FocusReason.OtherFocusReason)

    def note_rehearsal(self, folder: Path) -> None:
        """Know that a study has been rehearsed, and ask for it no more."""
        self._rehearsed.add(folder)
        self._retranslate()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self._problems.setStyleSheet(
            f"QPlainTextEdit {{ background: {theme.paper}; color: {theme.text}; font-size: 13px; }}"
        )
        style_scroll_bar(self._problems, theme)

    def _retranslate(self) -> None:
        view = self._view
        if view is None:
            return
        title, language = view.content.study.title if view.content else None, interface_language()
        shown = title.in_language(language) if title else ""
        self._title.set_text(shown or shown_title(view.folder.path))
        read_as(self._title, title.language_of(language) if title else ANY_LANGUAGE)
        robots = [self.tr("%n robot session(s)", "", view.robots)] if view.robots else []
        count = view.untranscribed
        waits = [self.tr("%n recording(s) to transcribe", "", count)] if count else []
        signs = [
            filled(one.context, one.template, one.values) for one in view.notices if one.is_calm
        ]
        facts = [state_text(view), sound_text(view), *robots, *waits, *signs]
        self._state.set_text(BETWEEN.join(filter(None, (*facts, str(view.folder.path)))))
        label, why = next_step_text(view)
        self._next.setText(label)
        self._why.set_text(why)
        names = condition_names(view.content.study) if view.content else {}
        lines = [self._complete(view.conditions, names)]
        called = shown_names(view.content) if view.content else {}
        fills = [fill_text(fill, called) for fill in view.fills if fill.open]
        if fills:
            lines.append(self.tr("Raters a page: {blocks}").format(blocks=BETWEEN.join(fills)))
        self._conditions.set_text("\n".join(lines))
        rehearsed = view.folder.path in self._rehearsed
        self._empty.set_text(no_session_text(view, rehearsed=rehearsed))
        self._name_controls()
        self._offer(view)

    def _name_controls(self) -> None:
        self._problems.setAccessibleName(self.tr("What was done or found"))
        self.sheet.setText(self.tr("Information sheet…"))
        self.code.setText(self.tr("Change the code…"))
        self.protect.setText(self.tr("Protect the study…"))
        self.unprotect.setText(self.tr("Take protection back…"))
        self._resume.setText(self.tr("Resume"))
        self._end.setText(self.tr("End it"))
        self._reopen.setText(self.tr("Reopen"))
        self._reject.setText(self.tr("Reject…"))
        self._rehearse.setText(self.tr("Rehearse"))
        self._start.setText(self.tr("Start a session"))
        self._edit.setText(self.tr("Edit"))
        self._coding.setText(self.tr("Transcripts and coding"))
        self._texts.setText(self.tr("Newer texts…"))
        self._judgments.setText(self.tr("Take in judgments…"))
        self._check.setText(self.tr("Check the study"))
        self._export.setText(self.tr("Export"))
        self._results.setText(self.tr("Results"))
        self._folder.setText(self.tr("Open the folder"))
        alone = self._view is not None and self._view.next_step is NextStep.CODE
        self._back.setText(self.tr("Back") if alone else self.tr("Back to the sessions"))
        self._more.setText(self.tr("Details"))
        self._room.setText(self.tr("Control room"))
        self._explain(
            {
                self._texts: self.tr(
                    "Compares a newer file of the texts with the study's, and takes it in."
                ),
                self._judgments: self.tr(
                    "Takes in a file with judgments that were made elsewhere."
                ),
                self._room: self.tr("Shows the running sessions on one screen, for viewing only."),
                self._check: self.tr("Looks for problems in the study, as publishing does itself."),
            }
        )

    def _offer(self, view: Overview) -> None:
        """Show and enable what can be asked for with a study as it is."""
        is_read = view.content is not None
        is_free = is_read and not view.in_use
        asks = view.content is not None and view.content.study.consent is not None
        self.sheet.setVisible(asks)
        noticed = any(one.remedy is Remedy.CHOOSE_CODE for one in view.notices)
        has_sessions = view.state is not StudyState.INTERVIEWS
        of_sessions = (self._rehearse, self._check, self._export, self._results, self._coding)
        for button in (*of_sessions, self._texts, self._judgments, self._edit, self._room):
            button.setVisible(has_sessions)
        self.code.setVisible(is_read and not noticed)
        is_protected = view.folder.protection.exists()
        can_change = is_free or not (has_sessions or view.in_use)
        self.protect.setVisible(can_change and not is_protected and is_installed())
        is_open = is_protected and is_installed() and not is_locked(view.folder.protection)
        self.unprotect.setVisible(can_change and is_open)
        self._start.setEnabled(is_free)
        # where it is the next step, that button says the same
        self._start.setVisible(has_sessions and view.next_step is not NextStep.START)
        self._on_session_chosen(self._chosen)
        self._edit.setEnabled(view.folder.study_file.is_file())
        self._coding.setEnabled(is_read or bool(view.sessions) or view.folder.workbook.exists())
        self._texts.setEnabled(not view.in_use)
        self._judgments.setEnabled(is_free)
        self._export.setEnabled(bool(view.sessions))
        for button in (self._rehearse, self._check, self._results, self._room):
            button.setEnabled(is_read)

    def _explain(self, about: Mapping[ActionButton, str]) -> None:
        """Say with seldom used buttons what they do."""
        for button, does in about.items():
            set_tool_tip(button, does)
            button.setAccessibleDescription(does)

    def _show_sessions(self) -> None:
        """The list of sessions, or why there can be none, as nothing else is asked for."""
        view = self._view
        if view is None:
            return
        self._reported_of, self._report, self._details, self._announced = (), [], (), ""
        self._problems.setPlainText(_problem_lines(view))
        if view.next_step is NextStep.CODE:
            self._show_in_list(self._empty)
        elif view.content is None:
            self._show_in_list(self._problems)
        elif view.sessions:
            self._show_in_list(self._sessions, self._of_session)
        else:
            self._show_in_list(self._empty)

    def _show_in_list(self, *shown: QWidget) -> None:
        """Show some parts of the list's paper and no others.

        The others go first: a window grows at once for all that is shown together, and stays so.
        """
        sessions = (self._sessions, self._of_session)
        parts = (*sessions, self._empty, self._problems, self._back, self._more)
        for part in parts:
            if part not in shown:
                part.hide()
        for part in shown:
            part.show()

    def _complete(self, lines: Sequence[ConditionLine], names: Mapping[str, str]) -> str:
        """The number of complete sessions, of each condition where there are several."""
        if len(lines) == 1:
            return self._only_condition(lines[0])
        if not lines:
            return ""
        each = BETWEEN.join(self._condition(line, names) for line in lines)
        return self.tr("Complete sessions: {each}").format(each=each)

    def _condition(self, line: ConditionLine, names: Mapping[str, str]) -> str:
        if line.planned is None:
            return f"{names[line.condition]} {line.completed}"
        counted = self.tr("{condition} {done} of {planned}").replace(" ", "\u00a0")
        return counted.format(
            condition=names[line.condition], done=line.completed, planned=line.planned
        )

    def _only_condition(self, line: ConditionLine) -> str:
        """The sessions of a study with a single condition."""
        if line.planned is None:
            return self.tr("%n session(s) complete", "", line.completed)
        return self.tr("{done} of {planned} sessions complete").format(
            done=line.completed, planned=line.planned
        )

    def _on_next(self) -> None:
        if self._view is not None:
            self.step_requested.emit(self._view.next_step)

    def _on_resume(self) -> None:
        if self._chosen is not None:
            self.resume_requested.emit(self._chosen.header.id)

    def _on_end(self) -> None:
        if self._chosen is not None:
            self.end_requested.emit(self._chosen.header.id)

    def _on_reopen(self) -> None:
        if self._chosen is not None:
            self.reopen_requested.emit(self._chosen.header.id)

    def _on_reject(self) -> None:
        if self._chosen is not None:
            self.reject_requested.emit(self._chosen.header.id)

    def _on_session_chosen(self, line: SessionLine | None) -> None:
        self._chosen = line
        view = self._view
        in_use = view is not None and view.in_use
        is_here = line is not None and view is not None and line.header.id not in view.elsewhere
        can_go_on = line is not None and line.ending is None and not in_use and is_here
        self._resume.setEnabled(can_go_on)
        self._end.setEnabled(can_go_on)
        early = line is not None and line.ending is Ending.ENDED_EARLY and not line.rejected
        shown, hidden = (self._reopen, self._end) if early else (self._end, self._reopen)
        hidden.hide()  # first: a window grows at once for both, and stays so
        shown.show()
        self._reopen.setEnabled(early and not in_use)
        over = line is not None and (line.ending is not None or line.header.kind == "rehearsal")
        self._reject.setEnabled(over and not in_use)


def _row(*parts: QWidget | None, spacing: int = GRID) -> WrappingRow:
    """Parts next to each other; None is the room that is left."""
    row = WrappingRow(spacing)
    for part in parts:
        if part is None:
            row.addStretch()
        else:
            row.addWidget(part)
    return row


def _state_of(view: Overview) -> tuple[object, ...]:
    """Everything that lines about a study depend on: content, sessions, and the language."""
    content = view.content.version_id() if view.content is not None else ""
    sessions = tuple(view.sessions)
    return (view.folder.path, content, view.next_step, view.version, sessions, interface_language())


def _problem_lines(view: Overview) -> str:
    """Why a study cannot be used, in the words of the editor's form; empty where it can."""
    if view.content is not None:
        return ""
    from labeval.ui.editor.finding_words import problem_words

    return "\n".join(map(problem_words(view.folder), view.problems))
