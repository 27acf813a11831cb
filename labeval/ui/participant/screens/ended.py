"""The screen after the end: thanks, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt

from labeval.session.events.events import Ending
from labeval.session.running.session import Session
from labeval.study.model.steps import ConsentStep, TextStep
from labeval.ui.participant.screens.text import TextScreen
from labeval.ui.theme import Theme
from labeval.ui.widgets.bars.key_hints import KeyHint
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.label import Label


class EndedScreen(TextScreen):
    """Thanks. Only the supervisor can close the window from here, unless it is a rehearsal's."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._status = Label(theme, size=14, role="soft_text", wrap=True)
        self._code = Label(theme, size=14, wrap=True)
        self._close = ActionButton()
        self._close.clicked.connect(self.close_requested)
        self.column.rows.addWidget(self._status)
        self.column.rows.addWidget(self._code)
        self.column.rows.addWidget(self._close, 0, Qt.AlignmentFlag.AlignLeft)
        self.set_theme(theme)

    def arrive(self, session: Session) -> None:
        self._status.setText(self._what_was_stored(session))
        self._code.setText(self._to_note(session))
        self._code.setVisible(bool(self._code.text()))
        self._close.setText(self.tr("Supervisor: close this window"))
        self._close.setVisible(not _is_rehearsal(session))  # it has a way out in the lower edge
        super().arrive(session)

    def title(self, session: Session) -> str:
        return self.tr("The end")

    def markdown(self, session: Session) -> str:
        step = session.step_in_file()
        if session.state.ended == Ending.ENDED_EARLY and isinstance(step, ConsentStep):
            return step.declined.in_language(session.language)
        block = session.content.study.blocks.get(session.state.ended_block)
        if block is not None and block.stopped is not None:
            return block.stopped.in_language(session.language)
        if self._thanks_in_study(session):
            text: str = step.text.in_language(session.language)
            return text
        thanks = self.tr("Thank you very much")
        if session.state.ended != Ending.COMPLETED:
            thanks = self.tr("Thank you for your time")
        text = self.tr("You can tell your supervisor that you have finished.")
        return f"# {thanks}\n\n{text}"

    def next_label(self, session: Session) -> str:
        return ""

    def key_hints(self, session: Session) -> Sequence[KeyHint]:
        return ()

    def _what_was_stored(self, session: Session) -> str:
        if not session.is_kept and _is_rehearsal(session):
            return self.tr("This was a rehearsal. Nothing of it has been kept.")
        if not session.is_kept:
            return self.tr("Nothing has been stored. You can tell your supervisor.")
        saved = self.tr("Please tell your supervisor: not everything could be saved.")
        if session.is_saved():
            saved = self.tr("Everything is saved.")
        if self._thanks_in_study(session):
            text = self.tr("You can tell your supervisor that you have finished.")
            return f"{text} {saved}"
        return saved

    def _to_note(self, session: Session) -> str:
        """Code and contact, for those of whom something is kept under a code, and in rehearsals."""
        consent = session.content.study.consent
        if consent is None:
            return ""
        if not session.is_kept and not _is_rehearsal(session):  # whose consent shows one, too
            return ""
        text = self.tr("Your code: {code}").format(code=session.header.participant)
        if consent.contact is not None:
            contact = consent.contact.in_language(session.language)
            text += "\n" + self.tr("Contact: {contact}").format(contact=contact)
        return text

    def _thanks_in_study(self, session: Session) -> bool:
        completed = session.state.ended == Ending.COMPLETED
        return completed and isinstance(session.step_in_file(), TextStep)


def _is_rehearsal(session: Session) -> bool:
    return session.header.kind == "rehearsal"
