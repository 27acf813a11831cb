"""Card of progress: step and page, time here against the medians, next break, last page."""

from __future__ import annotations

from PySide6.QtCore import Signal

from labeval.session.monitor.monitor import Outlook, SessionMonitor
from labeval.session.monitor.page_timing import Remaining
from labeval.ui.accessible import announce_here
from labeval.ui.language import Retranslating
from labeval.ui.moderator.cards.card import Card
from labeval.ui.moderator.parts.key_button import KeyButton
from labeval.ui.moderator.parts.labels import duration, time_of_day
from labeval.ui.moderator.parts.place_words import place_words
from labeval.ui.moderator.parts.timeline import Timeline
from labeval.ui.theme import Theme


class WhereCard(Retranslating, Card):
    """The strip below the mirror, with the timeline.

    Signals:
        live_requested: back from an earlier page to what is on screen now.
    """

    live_requested = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, turns=True)
        self.timeline = Timeline(theme)
        self._past = ""
        self._back = KeyButton(theme)
        self._back.set_primary(True)
        self._back.clicked.connect(self.live_requested)
        self._back.hide()
        self.head.addWidget(self._back)
        self.rows.setSpacing(2)
        self.rows.addWidget(self.timeline, 1)
        self.retranslate()

    def show_where(
        self, monitor: SessionMonitor, now_ms: int, *, past: str, replayed: bool
    ) -> None:
        """Show where the session is; ``past`` is the page looked at as it was, else empty."""
        self.timeline.show_marks(monitor, now_ms, past)
        self._back.setVisible(bool(past))
        if past:
            self._show_past(monitor, past)
        else:
            outlook = monitor.outlook(now_ms)
            self.heading.set_text(place_words(monitor))
            self.aside.set_text(self._times(monitor, outlook))
            self.right.set_text(self._ahead(monitor, outlook, replayed=replayed))
        if past != self._past:
            self._past = past
            words = (self.heading.text(), self.aside.text())
            announce_here(self, ". ".join(filter(None, words)))

    def show_nothing(self) -> None:
        """There is no session."""
        for label in (self.heading, self.aside, self.right):
            label.set_text("")
        self._back.hide()

    def retranslate(self) -> None:
        self._back.set_words(self.tr("Back to now"), "Esc")

    def _times(self, monitor: SessionMonitor, outlook: Outlook) -> str:
        if monitor.state.page is None or monitor.state.ended is not None:
            return ""
        parts = [self.tr("{time} on this page").format(time=duration(outlook.here_ms))]
        if outlook.own_ms is not None:
            parts.append(self.tr("own median {time}").format(time=duration(outlook.own_ms)))
        if outlook.usual_ms is not None:
            parts.append(self.tr("study {time}").format(time=duration(outlook.usual_ms)))
        return " · ".join(parts)

    def _ahead(self, monitor: SessionMonitor, outlook: Outlook, *, replayed: bool) -> str:
        if monitor.state.ended is not None:
            return ""
        parts = []
        rest = outlook.next_break
        if rest is not None and rest.pages is not None:
            parts.append(self.tr("break after %n page(s)", "", rest.pages))
        elif rest is not None and rest.ms is not None:
            parts.append(self.tr("break in {time}").format(time=duration(rest.ms)))
        left = outlook.remaining
        if left is not None:
            text, time = self._left(left, replayed=replayed)
            parts.append(text.format(time=time))
        if outlook.over_ms:
            over = duration(outlook.over_ms)
            parts.append(self.tr("{time} longer than planned").format(time=over))
        return " · ".join(parts)

    def _left(self, left: Remaining, *, replayed: bool) -> tuple[str, str]:
        """The sentence about the remaining pages, and its time."""
        if replayed:
            about = self.tr("about {time} of rating left")
            text = about if left.is_whole else self.tr("at least {time} of rating left")
            return text, duration(left.ms)
        about = self.tr("last page to rate at about {time}")
        text = about if left.is_whole else self.tr("last page to rate at {time} or later")
        return text, time_of_day(left.ms / 1000)

    def _show_past(self, monitor: SessionMonitor, page: str) -> None:
        mark = monitor.marks.by_page[page]
        self.heading.set_text(self.tr("Page {number} as it was").format(number=mark.number))
        parts = [duration(monitor.times.pages[page].visible_ms)] if mark.shown else []
        if mark.changed:
            parts.append(self.tr("%n answer(s) changed", "", mark.changed))
        if mark.lookups:
            parts.append(self.tr("%n definition(s) opened", "", mark.lookups))
        self.aside.set_text(" · ".join(parts))
        self.right.set_text("")
