"""Rejecting a session, or sets of it: what, and why; what is rejected can be taken back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QDialog, QLineEdit, QVBoxLayout, QWidget

from labeval.jobs.sessions.live import LiveSession
from labeval.session.plan.sets import AnswerSet, sets_of
from labeval.session.state.state import state_after
from labeval.store.record.rejection import reject, take_back
from labeval.ui.plain import menu_text
from labeval.ui.theme import ACTION_HEIGHT, GRID, MARGIN, Theme
from labeval.ui.widgets.basics.buttons import ActionButton, dialog_buttons
from labeval.ui.widgets.basics.choices import TickBox, style_choice
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.lettering import type_font
from labeval.ui.widgets.fitting.scrolled import Scrolled

WHOLE = ""
"""The name for the whole session."""


class RejectDialog(QDialog):
    """Ends accepted with :attr:`rejected_sets` and :attr:`taken_back` set, or is closed.

    Args:
        participant: the code that the session goes by.
        sets: what the session consists of.
        rejected_now: set, or :data:`WHOLE`, to why it is rejected now.
    """

    def __init__(
        self,
        participant: str,
        sets: Sequence[AnswerSet],
        rejected_now: Mapping[str, str],
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.rejected_sets: tuple[str, ...] = ()
        """The names of sets to reject, or :data:`WHOLE`."""
        self.taken_back: tuple[str, ...] = ()
        """The names of sets that count again."""
        self._rejected_now = rejected_now
        self._theme = theme
        self.setWindowTitle(self.tr("Reject"))
        self.setMinimumWidth(560)
        self._boxes: dict[str, TickBox] = {WHOLE: TickBox(self.tr("The whole session"))}
        for one in sets:
            text = self.tr("Judgments of {name}") if one.is_block else self.tr("Answers to {name}")
            self._boxes[one.name] = TickBox(menu_text(text.format(name=one.name)))
        self._reasons: dict[str, Label] = {}
        """Why what is ticked at first was rejected."""
        self._why = QLineEdit()
        self._do = ActionButton(self.tr("Apply"), primary=True)
        self._lay_out(participant)
        self._on_changed()

    @property
    def why(self) -> str:
        """The reason."""
        return self._why.text().strip()

    def _lay_out(self, participant: str) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(2 * GRID)
        area = Scrolled(self._theme, grows=True)
        column.addWidget(area, 1)
        title = Label(self._theme, size=18, bold=True)
        title.set_text(self.tr("What should not count for {code}?").format(code=participant))
        area.rows.addWidget(title)
        note = Label(self._theme, role="soft_text", wrap=True)
        note.set_text(
            self.tr(
                "The record stays as it is. The place is given to the next participant. Untick "
                "something to let it count again."
            )
        )
        area.rows.addWidget(note)
        for name, box in self._boxes.items():
            box.setFont(type_font(14))
            style_choice(box, self._theme)
            box.setChecked(name in self._rejected_now)
            box.toggled.connect(self._on_changed)
            area.rows.addWidget(box)
            if name in self._rejected_now:  # below it, since a reason can be long
                self._reasons[name] = reason = Label(self._theme, role="soft_text", wrap=True)
                reason.set_text(self._rejected_now[name])
                reason.setContentsMargins(3 * GRID, 0, 0, 0)
                box.setAccessibleDescription(self._rejected_now[name])
                area.rows.addWidget(reason)
        self._why.setPlaceholderText(self.tr("Reason"))
        self._why.setMinimumHeight(ACTION_HEIGHT)
        self._why.setFont(type_font(14))
        self._why.textChanged.connect(self._on_changed)
        self._why.returnPressed.connect(self._do.click)
        area.rows.addWidget(self._why)
        cancel = ActionButton(self.tr("Cancel"))
        self._do.clicked.connect(self._on_apply)
        column.addLayout(dialog_buttons(self, cancel, self._do, self._theme))

    def _changes(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The names that are newly ticked, and those that are no longer."""
        ticked = {name for name, box in self._boxes.items() if box.isChecked()}
        new = tuple(name for name in self._boxes if name in ticked - set(self._rejected_now))
        gone = tuple(name for name in self._boxes if name in set(self._rejected_now) - ticked)
        return new, gone

    def _on_changed(self) -> None:
        new, gone = self._changes()
        self._why.setEnabled(bool(new))
        self._do.setEnabled(bool(new or gone) and (not new or bool(self.why)))

    def _on_apply(self) -> None:
        self.rejected_sets, self.taken_back = self._changes()
        self.accept()


def ask_for_rejection(
    live: LiveSession, session: str, theme: Theme, parent: QWidget | None
) -> bool:
    """Ask which parts of a session are not to count, and record it.

    A rehearsal that was left before its end is ended with it: nobody resumes what does not count.

    Returns:
        Whether anything was changed.

    Raises:
        RecordError: the session cannot be rejected, or it cannot be written.
    """
    record = live.record
    header = record.sessions.header(session)
    state = state_after(header.plan, record.sessions.events(session))
    rejected_now = {**({WHOLE: state.rejected} if state.rejected else {}), **state.rejected_sets}
    sets = list(sets_of(header.plan).values())
    dialog = RejectDialog(header.participant, sets, rejected_now, theme, parent)
    accepted = dialog.exec()
    dialog.deleteLater()
    if not accepted:
        return False
    if state.ended is None and header.kind == "rehearsal":
        live.end(session)
    for name in dialog.taken_back:
        take_back(record, session, only=name)
    for name in dialog.rejected_sets:
        reject(record, session, dialog.why, only=name)
    return True
