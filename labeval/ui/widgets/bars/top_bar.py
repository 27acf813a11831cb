"""The bar on top of every participant's screen: where I am, how much is left, pause, appearance."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStyle, QWidget

from labeval.ui.language import Retranslating
from labeval.ui.theme import GRID, MARGIN, Theme, Themed
from labeval.ui.widgets.bars.ask_button import AskButton, QuestionSign
from labeval.ui.widgets.bars.message_bar import MessageBar
from labeval.ui.widgets.bars.progress_line import ProgressLine
from labeval.ui.widgets.bars.sound_sign import SoundSign
from labeval.ui.widgets.basics.buttons import ActionButton
from labeval.ui.widgets.basics.label import Label

HEIGHT = 44
BUTTON_HEIGHT = 30
_TITLE_WIDTH = 460
_LEAST_TITLE = 120
_LEAST_LINE = 48
"""Widths in pixels: the title's longest and shortest, and the shortest line of progress."""


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """The contents of the bar: ``number`` of ``count`` pages; 0 of 0 if they are not counted."""

    title: str = ""
    number: int = 0
    count: int = 0
    practice: bool = False
    """True for pages of practice, which do not count."""
    share: float = 0.0
    """Share of the whole session that is done, 0 to 1."""
    minutes_left: float | None = None
    can_pause: bool = False
    can_ask: bool = False
    asked: QuestionSign = QuestionSign.NONE
    """The state of the question to the supervisor."""
    message: str = ""
    """The supervisor's message; empty if there is none."""


class TopBar(Retranslating, Themed, QWidget):
    """Shows :class:`Whereabouts` and offers a question, a pause and the choices of appearance.

    Signals:
        question_toggled: the participant has a question, or takes it back.
        message_dismissed: the participant has read the message.
        sound_toggled: the participant pauses the recording, or lets it go on.
    """

    pause_requested = Signal()
    question_toggled = Signal()
    message_dismissed = Signal()
    appearance_requested = Signal()
    sound_toggled = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = Whereabouts()
        self._last_left = ""
        """The remaining time that was spoken last."""
        self._title = Label(theme, bold=True, level=1)
        self._page = Label(theme, role="soft_text")
        self._progress = ProgressLine(theme)
        self._left = Label(theme, role="soft_text")
        self.sound = SoundSign(theme)
        self.ask_button = AskButton()
        self._pause = ActionButton()
        self.appearance_button = ActionButton("Aa")
        for button in (self._pause, self.appearance_button):
            # A click leaves the keyboard with the page.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._pause.clicked.connect(self.pause_requested)
        self.appearance_button.clicked.connect(self.appearance_requested)
        self.ask_button.clicked.connect(self.question_toggled)
        self.sound.toggled.connect(self.sound_toggled)
        self.message = MessageBar(theme, self)
        self.message.dismissed.connect(self.message_dismissed)
        self._lay_out()
        self.set_theme(theme)
        self.retranslate()

    def _lay_out(self) -> None:
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(MARGIN, 0, MARGIN, 0)
        row.setSpacing(2 * GRID)
        row.addWidget(self._title)
        row.addWidget(self._page)
        row.addWidget(self._progress, 1)
        row.addWidget(self._left)
        row.addWidget(self.sound)
        row.addWidget(self.ask_button)
        row.addWidget(self._pause)
        row.addWidget(self.appearance_button)

    def add_tool(self, tool: QWidget) -> None:
        """Put something next to the choices of appearance, such as the tools of a rehearsal."""
        self._row.insertWidget(self._row.indexOf(self.appearance_button), tool)

    def show_whereabouts(self, where: Whereabouts) -> None:
        """Show where the participant is."""
        if where != self._shown:
            self._shown = where
            self._redraw()

    def spoken(self) -> str:
        """Title, number of the page, and the remaining time where it is another than last time, in
        one line."""
        left = self._left.text()
        parts = (
            self._shown.title,
            self._page_of(self._shown),
            left if left != self._last_left else "",
        )
        self._last_left = left
        return ". ".join(part for part in parts if part)

    def show_sound(self, sign: str, *, can_pause: bool, is_paused: bool) -> None:
        """Show whether a recording runs; see ``SoundSign``."""
        self.sound.show_sign(sign, can_pause=can_pause, is_paused=is_paused)
        self._make_room()
        self._place_message()

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        for button in (self.ask_button, self._pause, self.appearance_button):
            button.setFixedHeight(max(BUTTON_HEIGHT, theme.px(14) + 14))
        self.sound.set_button_height(max(BUTTON_HEIGHT, theme.px(14) + 14))
        self.setFixedHeight(max(HEIGHT, theme.px(14) + 26))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the message where the whereabouts are."""
        super().resizeEvent(event)
        self._make_room()
        self._place_message()

    def minimumSizeHint(self) -> QSize:
        """The bar makes room in itself and never makes the window wider than the screen."""
        return QSize(0, self.minimumHeight())

    def retranslate(self) -> None:
        self._pause.setText(self.tr("Pause"))
        offers = self.tr("Text size, colours and language")
        self.appearance_button.setAccessibleName(f"{self.appearance_button.text()}: {offers}")
        self._redraw()

    def _redraw(self) -> None:
        where = self._shown
        self._title.setAccessibleName(where.title)
        self._page.set_text(self._page_of(where))
        self._page.setVisible(bool(self._page.text()))
        self._progress.set_share(where.share)
        self._left.set_text(self._time_left(where.minutes_left))
        self._pause.setVisible(where.can_pause)
        self.ask_button.setVisible(where.can_ask)
        self.ask_button.show_sign(where.asked)
        self.message.show_message(where.message)
        self._make_room()
        self._place_message()

    def _make_room(self) -> None:
        """In a narrow bar the time left gives way, the end of the title, the words of the page's
        number and the whole title, in this order; buttons never do."""
        layout = self.layout()
        assert layout is not None
        self._elide_title(_TITLE_WIDTH)
        self._title.show()
        self._page.set_text(self._page_of(self._shown))
        self._left.setVisible(bool(self._left.text()))
        room = self.width() - _LEAST_LINE
        if layout.minimumSize().width() > room:
            self._left.hide()
        over = layout.minimumSize().width() - room
        if over > 0:
            self._elide_title(max(_LEAST_TITLE, self._title.sizeHint().width() - over))
        if layout.minimumSize().width() > room and self._shown.count > 1:
            self._page.set_text(f"{self._shown.number}/{self._shown.count}")
        self._title.setVisible(layout.minimumSize().width() <= room)
        layout.invalidate()
        layout.activate()

    def _elide_title(self, width: int) -> None:
        elide = Qt.TextElideMode.ElideRight
        self._title.set_text(self._title.fontMetrics().elidedText(self._shown.title, elide, width))

    def _place_message(self) -> None:
        if self.message.isHidden():
            return
        layout = self.layout()
        assert layout is not None
        layout.activate()
        shown = [b for b in (self.sound, self.ask_button, self._pause) if not b.isHidden()]
        first = (shown or [self.appearance_button])[0].geometry()
        direction, whole = self.layoutDirection(), self.rect()
        right = QStyle.visualRect(direction, whole, first).x() - 2 * GRID
        room = QRect(MARGIN, 0, right - MARGIN, self.height())
        self.message.cover(QStyle.visualRect(direction, whole, room))

    def _page_of(self, where: Whereabouts) -> str:
        if where.count > 1:
            template = (
                self.tr("Practice {number} of {count}")
                if where.practice
                else self.tr("Page {number} of {count}")
            )
            return template.format(number=where.number, count=where.count)
        return self.tr("Practice") if where.practice else ""

    def _time_left(self, minutes: float | None) -> str:
        if minutes is None:
            return ""
        if minutes < 1:
            return self.tr("less than a minute of rating left")
        return self.tr("about %n min of rating left", "", ceil(minutes))
