"""The moderator's window of a session that runs at another station, over the hub.

Pages, answers and flags come as they arrive at the hub. What the supervisor does goes to the
station as from the control room; the header says how far the newest has come.
"""

from __future__ import annotations

import time

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut

from labeval.hub.address import HubAddress
from labeval.hub.errors import HubOffline
from labeval.jobs.room.following import HubSessionWatch, OutOfReach, Seen, SessionFeed
from labeval.jobs.room.posting import HubPost
from labeval.session.events.actions import WRITTEN_DOWN, Action
from labeval.ui.background import Background, Steps
from labeval.ui.displays import show_fitting
from labeval.ui.moderator.window.window import ModeratorWindow
from labeval.ui.room.action_words import tile_line
from labeval.ui.room.words import speaking
from labeval.ui.theme import Theme

_PATIENCE_S = 1.5
_AGAIN_S = 1.0


class _FarPost:
    """Sends actions to one session, in threads; what waits for the hub holds nothing else up."""

    def __init__(self, post: HubPost, patient: HubPost, session: str) -> None:
        self._post, self._patient = post, patient
        self._session = session
        self.window: ModeratorWindow | None = None

    def send(self, action: Action) -> None:
        """Send it as soon as the hub can be reached."""
        window = self.window
        assert window is not None
        waits = action.kind in WRITTEN_DOWN  # as good later; words for a participant are not
        jobs = self._notes if waits else self._words
        jobs.ask(
            lambda steps: self._deliver(steps, action, waits=waits),
            lambda _: None,
            refuse=lambda why: window.controller.not_sent(action, why),
            queued=True,
        )

    def attach(self, window: ModeratorWindow) -> None:
        """Report to a window, and end with it."""
        self.window = window
        self._words, self._notes = Background(window), Background(window)

    def take_over(self) -> None:
        """Become the one who speaks with the participant."""
        window = self.window
        assert window is not None
        self._words.ask(
            lambda _: self._post.take_ear(self._session),
            lambda _: None,
            refuse=window.controller.report,
            queued=True,
        )

    def close(self) -> None:
        """Send no more."""
        for jobs in (self._words, self._notes):
            jobs.close(_PATIENCE_S)
        for post in (self._post, self._patient):
            post.close()

    def _deliver(self, steps: Steps, action: Action, *, waits: bool) -> None:
        post = self._patient if waits else self._post
        while True:
            try:
                post.send([(self._session, action)], supervisor="", takes=False)
            except HubOffline:
                if not waits:
                    raise
            else:
                return
            time.sleep(_AGAIN_S)
            steps()


def far_moderator(address: HubAddress, theme: Theme, session: str) -> ModeratorWindow:
    """The window, which shows itself once the hub has answered.

    Args:
        address: with the password where one is needed; the role decides what can be done.
    """
    feed = SessionFeed(address, session)
    watch = HubSessionWatch(feed)
    post = _FarPost(HubPost(address), HubPost(address), session)
    window = ModeratorWindow(watch, theme, send=post.send, takes_keyboard=True)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    window.controller.only = frozenset()
    window.controller.is_far = True
    post.attach(window)
    following = Background(window)
    taking_over = QShortcut(QKeySequence("Ctrl+T"), window)  # in the interview it ticks
    taking_over.activated.connect(post.take_over)

    def take(seen: Seen) -> None:
        watch.take(seen)
        window.controller.only = seen.allowed
        window.look()
        lines = speaking(seen.ear), tile_line(watch.actions)
        window.header.show_line(" · ".join(filter(None, lines)))
        has_ended = watch.monitor is not None and watch.monitor.state.ended is not None
        taking_over.setEnabled(bool(seen.allowed) and not has_ended)
        if seen.level is not None:
            window.header.sound.show_peaks((seen.level,))
        if not window.isVisible():
            show_fitting(window, window.screen().availableSize())

    following.ask(
        lambda steps: feed.run(steps.report),
        lambda _: None,
        follow=take,
        refuse=lambda why: take(Seen(problem=OutOfReach(why))),
    )
    window.closed.connect(lambda: following.close(_PATIENCE_S))
    window.closed.connect(post.close)
    return window
