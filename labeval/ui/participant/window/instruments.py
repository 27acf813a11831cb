"""Marks of a participant's window for other instruments, where a study names them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QObject, QTimer, Signal

import labeval
from labeval.instruments.marks import ScreenLayout, line_of, marks_of
from labeval.instruments.outlet import Failed, Opened, Outlet, Stream
from labeval.session.events.events import Event, Kind
from labeval.study.model.sessions.instruments import INSTRUMENTS_CONSENT
from labeval.ui.participant.window.screen_layout import Sight, layout_of, sight_of
from labeval.ui.participant.window.window import ParticipantWindow

LSL = "lsl"
_REST_MS = 40
"""After the last painting, so that what a key brings is painted before words are looked for."""
_PAUSE_MS = 2
"""Between two parts of the work, for keys and the pointer."""


@contextmanager
def marked_for_instruments(window: ParticipantWindow) -> Iterator[InstrumentMarks | None]:
    """While the block runs, other instruments get marks of the window's session, if they shall."""
    if window.session.content.study.instruments.lsl == "none":
        yield None
        return
    marks = InstrumentMarks(window)
    try:
        yield marks
    finally:
        marks.close()


class InstrumentMarks(QObject):
    """Sends marks of a session from the moment when the participant has agreed to it.

    Signals:
        reported: what became of the streams; from their thread.
    """

    reported = Signal(object)

    def __init__(self, window: ParticipantWindow) -> None:
        super().__init__()
        self._window = window
        self._session = session = window.session
        self._rated = frozenset(p.id for step in session.state.plan.steps for p in step.pages)
        self._sight: Sight | None = None
        self._is_closed = False
        self._work: Iterator[ScreenLayout | None] = iter(())
        self._painted = QTimer(self, singleShot=True, interval=0)
        self._painted.timeout.connect(self._see_painted)
        self._looking = QTimer(self)
        self._looking.timeout.connect(self._look_on)
        self.reported.connect(self._on_reported)
        sends_words = session.content.study.instruments.lsl == "words"
        self._outlet = Outlet(
            tuple(Stream) if sends_words else (Stream.EVENTS,),
            session.header.id,
            {
                "session": session.header.id,
                "condition": session.header.condition,
                "version": session.header.version,
                "program": f"labeval {labeval.__version__}",
            },
            zero_s=session.monotonic_ms(0) / 1000,
            report=self.reported.emit,
        )
        session.listeners.append(self._on_events)
        window.closed.connect(self._stop_looking)
        if sends_words:
            window.installEventFilter(self)

    @property
    def is_agreed(self) -> bool:
        """True if the participant has agreed that other instruments get marks."""
        session = self._session
        return session.is_kept and session.state.consents.get(INSTRUMENTS_CONSENT, False)

    @property
    def is_sending(self) -> bool:
        """True while there are streams."""
        return self._outlet.is_running

    def close(self) -> None:
        """End the streams."""
        self._session.listeners.remove(self._on_events)
        self.reported.disconnect(self._on_reported)
        self._stop_looking()
        self._outlet.close()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See each painting of the window."""
        if event.type() == QEvent.Type.UpdateRequest and not self._is_closed:
            self._painted.start()  # it runs once this event has been handled, and all is painted
        return False

    # -- inside -----------------------------------------------------------------------------

    def _on_events(self, events: Sequence[Event]) -> None:
        if any(_declines(event) for event in events):
            self._outlet.end()
        elif self.is_agreed:
            for at_ms, line in marks_of(events, self._rated):
                self._send(Stream.EVENTS, at_ms, line)

    def _see_painted(self) -> None:
        """Look for words where something else is in sight than before."""
        sight = self._sight_now()
        if sight != self._sight and self.is_agreed:
            self._sight = sight
            page = self._window.page_in_sight()
            self._work = layout_of(page, sight, self._window, self._session.now_ms())
            self._looking.start(_REST_MS)

    def _stop_looking(self) -> None:
        """Look at nothing any more: the window's parts may be gone by now."""
        self._is_closed = True
        self._painted.stop()
        self._looking.stop()

    def _sight_now(self) -> Sight:
        page = self._window.page_in_sight()
        return sight_of(page, self._session.state.screen_id, self._window)

    def _look_on(self) -> None:
        self._looking.setInterval(_PAUSE_MS)
        if self._sight != self._sight_now():
            self._looking.stop()  # the painting of what is there now begins it anew
            return
        found = next(self._work, None)
        if found is not None:
            self._looking.stop()
            self._send(Stream.WORDS, found.at_ms, line_of(found))

    def _send(self, stream: Stream, at_ms: int, line: str) -> None:
        self._outlet.send(stream, self._session.monotonic_ms(at_ms) / 1000, line)

    def _on_reported(self, found: Opened | Failed) -> None:
        """Note it for the supervisor; the participant learns nothing of it."""
        if isinstance(found, Opened):
            self._window.note(
                Kind.OUTLET_OPENED,
                value=LSL,
                lsl_at_zero=round(found.lsl_at_zero, 6),
                library=found.library,
            )
        else:
            self._window.note(Kind.OUTLET_FAILED, value=LSL, why=found.why)


def _declines(event: Event) -> bool:
    about = event.kind == Kind.CONSENT and event.field == INSTRUMENTS_CONSENT
    return about and event.value == "declined"
