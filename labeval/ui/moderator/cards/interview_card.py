"""The interview after the session: the study's guide, ticked and noted as it goes."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from labeval.session.events.actions import new_id
from labeval.session.monitor.monitor import SessionMonitor
from labeval.ui.accessible import announce_here
from labeval.ui.language import Retranslating, interface_language, read_as
from labeval.ui.moderator.cards.card import Card
from labeval.ui.moderator.cards.interview_row import INTERVIEW_KEYS, InterviewRow
from labeval.ui.moderator.parts.typing_box import TypingBox
from labeval.ui.theme import GRID, Theme
from labeval.ui.widgets.basics.label import Label
from labeval.ui.widgets.basics.slim_scroll import style_scroll_bar

_LEAST = 110
"""Height of the questions in pixels, where the window is so low that it scrolls."""


class InterviewCard(Retranslating, Card):
    """Sections with their questions, then the supervisor's own.

    Signals:
        ticked: id of a question, and whether it was asked.
        noted: id of a question, and its note as it stands.
        added: a new id, and the wording of an own question.
        left: the keyboard is not wanted in a field any more.
    """

    ticked = Signal(str, bool)
    noted = Signal(str, str)
    added = Signal(str, str)
    left = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._rows: dict[str, InterviewRow] = {}
        self._titles: list[Label] = []
        self._current = ""
        self._session = ""
        page = QWidget()
        self._list = QVBoxLayout(page)
        self._list.setContentsMargins(0, 0, GRID, 0)
        self._list.setSpacing(GRID)
        self._list.addStretch(1)
        self._area = QScrollArea()
        self._area.setWidget(page)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.viewport().setAutoFillBackground(False)
        page.setAutoFillBackground(False)
        style_scroll_bar(self._area, theme)
        self._area.setMinimumHeight(_LEAST)
        self._none = self.label(role="soft_text", wrap=True)
        self.own = TypingBox(theme, lines=1)
        self._own = ""
        """The question that was typed there last."""
        self.own.rests, self.own.passes = True, INTERVIEW_KEYS
        self.own.finished.connect(self._on_own_finished)
        self.own.returned.connect(self.left)
        self.rows.addWidget(self._none)
        self.rows.addWidget(self._area, 1)
        self.rows.addWidget(self.own)
        self.retranslate()

    def show_interview(self, monitor: SessionMonitor) -> None:
        """Show the guide of a session's study, and what was asked and noted."""
        is_other = monitor.header.id != self._session
        if is_other:
            self._session = monitor.header.id
            self._build(monitor)
        for id, wording in monitor.log.own_questions.items():
            if id not in self._rows:
                self._add_row(id, wording, [])
                if id == self._own:  # it was added to be asked now
                    self._on_chosen(id)
        asked = 0
        for id, row in self._rows.items():
            answer = monitor.log.interview.get(id)
            row.show_answer(answer)
            asked += answer is not None and answer.was_asked
        template = self.tr("{asked} of {count} asked")
        count = len(self._rows)
        text = template.format(asked=asked, count=count) if count else ""
        if text != self.right.text():
            self.right.set_text(text)
            announce_here(self, "" if is_other else text)
        self._none.setVisible(not self._rows)

    def whole_height(self) -> int:
        """Height with all questions in view."""
        whole = self._list.totalHeightForWidth(self._area.viewport().width())
        return self.sizeHint().height() - self._area.sizeHint().height() + whole

    def move(self, by: int) -> None:  # type: ignore[override]
        """Go to another question."""
        ids = list(self._rows)
        if ids:
            at = ids.index(self._current) if self._current in ids else -1
            self._choose(ids[max(0, min(len(ids) - 1, at + by))])
            self.left.emit()

    def tick(self) -> None:
        """Tick the question that is chosen, or take its tick back."""
        row = self._rows.get(self._current)
        if row is not None:
            self.ticked.emit(self._current, not row.asked)

    def resting_field(self) -> TypingBox | None:
        """The note of the question that is chosen; None where there is no question."""
        row = self._rows.get(self._current)
        return row.note if row is not None else None

    def keep_typed(self) -> None:
        """Record the notes in their fields."""
        for row in self._rows.values():
            row.note.keep_typed()

    def stay_unsaved(self, question: str) -> None:
        """The note of this question could not be saved."""
        self._rows[question].note.stay_unsaved()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        style_scroll_bar(self._area, theme)

    def retranslate(self) -> None:
        self.heading.set_text(self.tr("Interview"))
        self._none.set_text(self.tr("The study has no guide. Add your own questions below."))
        self.own.setPlaceholderText(self.tr("Ctrl O  Your own question; Enter adds it"))
        self.own.setAccessibleName(self.tr("A question of your own"))

    def _build(self, monitor: SessionMonitor) -> None:
        for old in (*self._rows.values(), *self._titles):
            old.hide()
            old.deleteLater()
        self._rows, self._titles, self._current = {}, [], ""
        language = interface_language()
        for section in monitor.content.study.moderation.interview:
            title = Label(self.theme, size=13, role="soft_text", bold=True, wrap=True)
            title.set_text(section.title.in_language(language))
            read_as(title, section.title.language_of(language))
            self._titles.append(title)
            self._list.insertWidget(self._list.count() - 1, title)
            for question in section.questions:
                follow = [text.in_language(language) for text in question.follow_ups]
                self._add_row(question.id, question.text.in_language(language), follow)
                read_as(self._rows[question.id], question.text.language_of(language))

    def _add_row(self, id: str, wording: str, follow_ups: list[str]) -> None:
        row = InterviewRow(self.theme, wording, follow_ups)
        row.chosen.connect(lambda: self._on_chosen(id))
        row.ticked.connect(lambda asked: self.ticked.emit(id, asked))
        row.noted.connect(lambda text: self.noted.emit(id, text))
        row.left.connect(self.left)
        self._rows[id] = row
        self._list.insertWidget(self._list.count() - 1, row)
        if not self._current:
            self._choose(id)

    def _on_chosen(self, id: str) -> None:
        self._choose(id)
        self.left.emit()

    def _choose(self, id: str) -> None:
        self._current = id
        for other, row in self._rows.items():
            row.set_current(other == id)
        self._area.ensureWidgetVisible(self._rows[id], 0, 40)

    def _on_own_finished(self) -> None:
        wording = self.own.toPlainText().strip()
        self.own.clear_text()
        if wording:
            self._own = new_id()
            self.added.emit(self._own, wording)
        self.left.emit()
