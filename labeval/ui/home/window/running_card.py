"""A card for the running session, or for the one that has just ended and its remaining steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout

from labeval.session.events.events import Ending
from labeval.store.disk.errors import RecordGone
from labeval.text.amounts import Amount
from labeval.ui.accessible import announce
from labeval.ui.language import Retranslating
from labeval.ui.sentences import sentence
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.paper import Paper

if TYPE_CHECKING:
    from labeval.jobs.sessions.post_session import AfterSession


class RunningCard(Retranslating, Paper):
    """One session, above the study.

    Signals:
        moderator_requested: the moderator's window is wanted.
        dismissed: nothing is left to do with the ended session.
    """

    moderator_requested = Signal()
    dismissed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._code = ""
        self._after: AfterSession | None = None
        self._gone: RecordGone | None = None
        self._text = Label(theme, size=14, wrap=True)
        self._open = ActionButton()
        self._done = ActionButton()
        row = QHBoxLayout(self)
        row.setContentsMargins(2 * GRID, 2 * GRID, 2 * GRID, 2 * GRID)
        row.setSpacing(2 * GRID)
        row.addWidget(self._text, 1)
        row.addWidget(self._done)
        row.addWidget(self._open)
        self._open.clicked.connect(self.moderator_requested)
        self._done.clicked.connect(self.dismissed)
        self.set_theme(theme)
        self.hide()

    @property
    def text(self) -> str:
        """The text of the card."""
        return self._text.text()

    @property
    def after(self) -> AfterSession | None:
        """The session that has ended, while it is shown."""
        return self._after

    def show_running(self, participant: str) -> None:
        """A session runs."""
        self._code, self._after = participant, None
        self._gone = None
        self.retranslate()
        self.show()
        announce(self, self.text)

    def show_after(self, after: AfterSession) -> None:
        """Show that a session has ended, or was interrupted, and later what is left to do.

        The end is announced; each step after it is heard in the window in which it is done.
        """
        is_end = self._after is None
        self._code, self._after = after.participant, after
        self._gone = None
        self.retranslate()
        self.show()
        if is_end:
            announce(self, self.text)

    def show_gone(self, error: RecordGone, *, running: bool) -> None:
        """Nothing of the session can be saved any more; the error says why.

        Args:
            running: nothing is announced then, since the participant may be the one who listens.
        """
        self._gone = error
        self.retranslate()
        self.show()
        if not running:
            announce(self, self.text, urgent=True)

    def retranslate(self) -> None:
        after = self._after
        self._done.setText(self.tr("Dismiss"))
        self._done.setVisible(after is not None)
        if self._gone is not None:
            text = self.tr("Nothing from {code} is being saved any more.").format(code=self._code)
            self._text.set_text(f"{text} {sentence(self._gone)}")
            self._done.show()
            self._open.hide()
            return
        if after is None:
            self._text.set_text(self.tr("{code} is in a session now.").format(code=self._code))
            self._open.setText(self.tr("Open the moderator's window"))
            self._open.show()
            return
        self._text.set_text(self._text_after(after))
        self._open.setText(self.tr("Interview and closing"))
        self._open.setVisible(bool(after.session) and after.ending is not None)

    def _text_after(self, after: AfterSession) -> str:
        if not after.session:
            return self.tr("There was no consent, so nothing was recorded.")
        if after.ending is None:
            if after.is_rehearsal:
                return self.tr("The rehearsal was left before its end; it can be resumed.")
            text = self.tr("{code} was interrupted; the session can be resumed.")
            return text.format(code=after.participant)
        completed = after.ending is Ending.COMPLETED
        ended = self.tr("{code} is complete.") if completed else self.tr("{code} has ended early.")
        parts = [ended.format(code=after.participant)]
        if after.questions:
            text = self.tr("Interview: {asked} of {count:question|questions} asked.")
            parts.append(text.format(asked=after.asked, count=Amount(after.questions)))
        parts.append(
            self.tr("Remarks are written.") if after.remarked else self.tr("No remarks yet.")
        )
        if not after.is_closed:
            parts.append(self.tr("Conduct the interview, then start the next session."))
        elif after.remarked:
            parts.append(self.tr("The next session can start."))
        else:
            parts.append(self.tr("Write what is worth keeping, then start the next session."))
        return " ".join(parts)
