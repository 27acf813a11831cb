"""The right column while the session runs: question, attention, last changes, note, actions."""

from __future__ import annotations

from collections.abc import Container

from PySide6.QtWidgets import QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

from labeval.session.monitor.monitor import SessionMonitor
from labeval.session.monitor.notices import Notice
from labeval.ui.moderator.cards.actions_card import ActionsCard
from labeval.ui.moderator.cards.attention_card import MOST, AttentionCard
from labeval.ui.moderator.cards.captions_card import CaptionsCard
from labeval.ui.moderator.cards.note_card import NoteCard
from labeval.ui.moderator.cards.question_card import QuestionCard
from labeval.ui.moderator.cards.recent_events import JustNowCard
from labeval.ui.moderator.parts.change_labels import criterion_name
from labeval.ui.moderator.parts.labels import clock, duration
from labeval.ui.moderator.parts.typing_box import TypingBox
from labeval.ui.participant.pages.rating_page import RatingPage
from labeval.ui.theme import GRID, Theme, Themed

_LOW = 800
"""A column lower than this has no room for every notice."""
_NARROW = 365


class SessionColumn(Themed, QWidget):
    """Holds the cards and fills them from a session."""

    def __init__(self, theme: Theme, *, actions: bool) -> None:
        super().__init__()
        self.question = QuestionCard(theme)
        self.attention = AttentionCard(theme)
        self.just_now = JustNowCard(theme)
        self.captions = CaptionsCard(theme)
        self.note = NoteCard(theme)
        self.action_card = ActionsCard(theme)
        self._offers_actions = actions
        self._captioned = False
        self._cards = (
            *(self.question, self.attention, self.just_now),
            *(self.captions, self.note, self.action_card),
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self._column = column
        column.addWidget(self.question)
        column.addWidget(self.attention)
        column.addWidget(self.just_now, 1)
        column.addWidget(self.captions, 1)
        column.addWidget(self.note)
        column.addWidget(self.action_card)
        # Where neither card that grows is shown, the others keep their height.
        grows = QSizePolicy.Policy.Expanding
        column.addSpacerItem(QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, grows))
        self.note.setVisible(actions)
        self.action_card.setVisible(actions)
        self.action_card.opened.connect(self._on_composer_opened)
        self.action_card.closed.connect(self._on_composer_closed)

    def show_session(
        self,
        monitor: SessionMonitor,
        now_ms: int,
        notices: list[Notice],
        page: RatingPage | None,
        reported: Container[str] = (),
    ) -> None:
        """Show what is to be seen of a session now.

        Args:
            page: the mirror's.
            reported: ids of actions whose outcome the controller reports.
        """
        self.show_times(monitor, now_ms, notices)
        self.just_now.show_changes(monitor, page, reported)
        self.note.show_markers(monitor.content.study.moderation.markers)

    def show_times(self, monitor: SessionMonitor, now_ms: int, notices: list[Notice]) -> None:
        """Show what changes while nothing happens."""
        low = self.height() < _LOW
        asked = monitor.state.moderated.question is not None
        is_narrow = self.width() < _NARROW  # its prompt has two lines
        self.note.box.set_lines(1 if low and not is_narrow else 2)
        self._share_room(low=low, asked=asked)
        self.attention.set_room((1 if asked or self.action_card.asks else 2) if low else MOST)
        places = {n.key: self.place(monitor, n.page, n.criterion) for n in notices}
        self.attention.show_notices(notices, places)
        question = monitor.state.moderated.question
        if question is None:
            self.question.hide()
            return
        where = self.place(monitor, question.page, question.criterion)
        since = duration(now_ms - question.at_ms)
        self.question.show_question(where, self.tr("for {time}").format(time=since))

    def resting_field(self) -> TypingBox:
        """The widget with the keyboard while nothing else is asked for."""
        return self.note.box

    def set_captioned(self, captioned: bool) -> None:
        """Note whether captions are shown; in a low column they replace the recent events."""
        self._captioned = captioned
        self._share_room(low=self.height() < _LOW, asked=self.question.isVisible())

    def _share_room(self, *, low: bool, asked: bool) -> None:
        # Noto's lines are higher than DejaVu's: four cards have to fit with either.
        self._column.setSpacing(GRID if low else GRID + 4)
        self.just_now.setVisible(not (low and (asked or self._captioned)))
        self.captions.setVisible(self._captioned and not (low and asked))

    def place(
        self, monitor: SessionMonitor, page: str, criterion: str, at_ms: int | None = None
    ) -> str:
        """Time, page and criterion in one line."""
        parts = [clock(at_ms)] if at_ms is not None else []
        mark = monitor.marks.by_page.get(page)
        if mark is not None:
            practice = mark.page.training is not None
            template = self.tr("practice {number}") if practice else self.tr("page {number}")
            parts.append(template.format(number=mark.number))
        if criterion:
            parts.append(criterion_name(criterion, monitor.view))
        line = " · ".join(parts)
        return line[:1].upper() + line[1:]

    def _on_composer_opened(self) -> None:
        """One thing is typed at a time, and the window stays as high as it is."""
        self.note.hide()

    def _on_composer_closed(self) -> None:
        self.note.setVisible(self._offers_actions)

    def show_nothing(self) -> None:
        """There is no session."""
        self.attention.show_notices([], {})
        self.just_now.show_nothing()
        self.question.hide()
