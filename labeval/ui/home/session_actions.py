"""Actions of the home window on sessions: start, resume, end, reopen and reject one."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from labeval.jobs.planning.overview import Overview, StudyState
from labeval.session.events.events import RecordError
from labeval.study.folder import StudyFolder
from labeval.ui.home.conduct import Conduct
from labeval.ui.home.starting.microphones import Microphones
from labeval.ui.home.window.window import HomeWindow
from labeval.ui.plain import ask_yes_no

# What only a dialog needs is imported when it opens: the home window is to appear at once.
if TYPE_CHECKING:
    from labeval.jobs.sessions.live import LiveSession
    from labeval.session.running.session import Session


class SessionActions:
    """Acts on the sessions of the study that is shown; where none is, nothing happens.

    Each of these methods raises what opening the study may raise: a
    :class:`~labeval.session.events.events.RecordError` or an :class:`OSError`.

    Args:
        study: the study that is shown, or None.
        read_again: reads it as its folder has it now, and shows it.
        live: opens a study to run sessions.
        run_session: opens the participant's window on a session and returns when it has closed;
            it is given the name of the microphone, or None to record nothing.
    """

    def __init__(
        self,
        window: HomeWindow,
        *,
        study: Callable[[], Overview | None],
        read_again: Callable[[], Overview | None],
        live: Callable[[StudyFolder], AbstractContextManager[LiveSession]],
        run_session: Callable[[LiveSession, Session, str | None], None],
    ) -> None:
        self._window = window
        self._study = study
        self._read_again = read_again
        self._live = live
        self._run_session = run_session
        self.conduct = Conduct(window, window.memory)
        self._microphones = Microphones(window.memory)

    def start(self) -> None:
        """Start a session in the dialog: for a participant, or a rehearsal with a record."""
        from labeval.jobs.planning.durations import session_minutes
        from labeval.session.assignment.starting import propose_place
        from labeval.store.disk.folder_place import synchronised_by
        from labeval.store.record.slots import read_places
        from labeval.ui.home.starting.checklist import Checklist
        from labeval.ui.home.starting.code_admission import CodeAdmission
        from labeval.ui.home.starting.start_dialog import STARTED_KINDS, StartDialog

        view = self._read_again()
        if view is None or view.content is None:
            return
        content = view.content
        with self._live(view.folder) as live:
            for_people = view.state is StudyState.PUBLISHED and not view.robots
            kinds = STARTED_KINDS if for_people else STARTED_KINDS[1:]
            proposals = {
                kind: propose_place(content, read_places(live.record, content, kind))
                for kind in kinds
            }
            admission = CodeAdmission(live, content) if content.study.qualification else None
            microphones = self._microphones
            dialog = StartDialog(
                *(content.study, proposals, self._window.theme, self._window),
                admission=admission,
                microphones=microphones,
                robots=view.robots,
                synchronised=synchronised_by(view.folder.path),
            )
            dialog.add_checks(
                Checklist(
                    *(self._window.theme, view.folder.path, self._window.memory),
                    minutes=session_minutes(content),
                    is_recorded=content.study.audio.record != "none",
                    lsl=content.study.instruments.lsl,
                )
            )
            accepted = dialog.exec()
            dialog.deleteLater()
            if accepted and dialog.start is not None:
                session = live.start(content, dialog.start)
                microphones.chose(session.header.id, dialog.microphone)
                self._run(live, session, dialog.microphone)
        self._read_again()

    def resume_newest(self) -> None:
        """Go on with the session that was left last."""
        view = self._study()
        if view is not None and view.open_sessions:
            self.resume(view.open_sessions[0].header.id)

    def resume(self, id: str) -> None:
        """Go on with a session where it was left."""
        view = self._study()
        if view is not None:
            with self._live(view.folder) as live:
                resumed = live.resume(id)
                self._run(live, resumed, self._microphones.for_resumed(resumed))
        self._read_again()

    def end(self, id: str) -> None:
        """End a session that will not go on, after asking."""
        question = QCoreApplication.translate(
            "HomeController",
            "End this session? Its answers stay. It can be reopened until the next session begins.",
        )
        if ask_yes_no(self._window, question):
            self._change(lambda live: live.end(id))

    def reopen(self, id: str) -> None:
        """Take the end of a session back."""
        self._change(lambda live: live.reopen(id))

    def reject(self, id: str) -> None:
        """Ask why a session is not to count, or a set of it, and write that down."""
        from labeval.ui.home.reject_dialog import ask_for_rejection

        self._change(lambda live: ask_for_rejection(live, id, self._window.theme, self._window))

    def _change(self, change: Callable[[LiveSession], bool | None]) -> None:
        """Change a session that does not run; ``change`` returns False where it has not."""
        view = self._study()
        if view is None:
            return
        with self._live(view.folder) as live:
            if change(live) is not False:
                live.back_up()
                self.conduct.look(live.record)
        self._read_again()

    def _run(self, live: LiveSession, session: Session, microphone: str | None) -> None:
        folder = StudyFolder(live.record.path.parent)
        try:
            with self.conduct.around(folder, live, session):
                self._run_session(live, session, microphone)
        finally:  # a fault of the window costs no copy
            try:
                session.check_kept()  # a record that is gone is neither copied nor called safe
            except RecordError:
                self._read_again()
                raise
            live.back_up()
