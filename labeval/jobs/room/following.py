"""One session of another computer, followed through the hub as the moderator's window wants it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from labeval.hub.acting import HubAction, ears, kinds, recent_actions
from labeval.hub.address import HubAddress
from labeval.hub.errors import HubError
from labeval.hub.watching import HubWatch
from labeval.jobs.room.actions import RoomAction, hub_action
from labeval.jobs.room.looking import keep_looking
from labeval.jobs.room.wall import LOST_S, RoomSession
from labeval.session.events.actions import ActionKind
from labeval.session.events.events import Event
from labeval.session.monitor.monitor import SessionMonitor, Usual
from labeval.session.plan.header import SessionHeader
from labeval.store.disk.errors import StoreError
from labeval.study.study import StudyContent
from labeval.text.marks import QT_TRANSLATE_NOOP

_GONE = QT_TRANSLATE_NOOP(
    "Hub", "the session is no longer on the hub, or is older than what the control room shows"
)
_SILENT = QT_TRANSLATE_NOOP("Hub", "nothing was heard of {station} for {seconds} s")


class OutOfReach(StoreError):
    """A session on the hub cannot be followed now."""

    context = "Hub"


@dataclass(frozen=True, slots=True, eq=False)
class Seen:
    """State of the session at one look; the events are counted, and kept by the feed."""

    count: int = 0
    quiet_s: float = 0
    """Since the newest event arrived."""
    at_s: float = 0
    """The monotonic clock of this computer at that look."""
    level: float | None = None
    """Level of the microphone; None where it does not record."""
    actions: tuple[HubAction, ...] = ()
    allowed: frozenset[ActionKind] = frozenset()
    """Actions that this role may send to it."""
    ear: str = ""
    """Another supervisor who speaks with the participant; empty where nobody else does."""
    problem: Exception | None = None
    """Why there is nothing new; the rest is as it was then."""


class SessionFeed:
    """Reads one session from the hub, in a thread, until nobody wants it any more.

    Args:
        address: with the password where one is needed.
    """

    def __init__(self, address: HubAddress, session: str) -> None:
        self._address = address
        self._session = session
        self.header: SessionHeader | None = None
        self.content: StudyContent | None = None
        self.station = ""
        self.events: list[Event] = []
        """In order; grows only."""
        self._seen = Seen()

    def run(self, report: Callable[[Seen], bool]) -> None:
        """Report each look; a hub that is gone is asked again."""
        keep_looking(self._address, self._look, self._failed, report)

    def _failed(self, problem: Exception) -> Seen:
        last = self._seen
        return Seen(
            *(last.count, last.quiet_s, last.at_s, None, last.actions, last.allowed, last.ear),
            problem,
        )

    def _look(self, watch: HubWatch) -> Seen:
        found = next((one for one in watch.sessions() if one.id == self._session), None)
        if found is None:
            return self._failed(OutOfReach(_GONE))
        if self.header is None:
            header = watch.header(self._session)
            if header is None:
                return self._failed(OutOfReach(_GONE))
            self.content, self.station = watch.content(header.version), found.station
            self.header = header
        after = self.events[-1].seq if self.events else 0
        if found.seq > after:
            self.events += watch.events(self._session, after=after)
        sign = next((one for one in watch.stations() if one.name == found.station), None)
        silent = sign.silent_s if sign is not None else None
        problem = None
        if silent is not None and silent >= LOST_S:
            problem = OutOfReach(_SILENT, station=found.station, seconds=round(silent))
        self._seen = Seen(
            count=len(self.events),
            quiet_s=found.quiet_s,
            at_s=time.monotonic(),
            level=sign.level if sign is not None else None,
            actions=self._actions(watch),
            allowed=self._allowed(watch),
            ear=self._ear(watch),
            problem=problem,
        )
        return self._seen

    def _actions(self, watch: HubWatch) -> tuple[HubAction, ...]:
        if not watch.has_actions:
            return ()
        found = recent_actions(watch.connection)
        return tuple(one for one in found if one.session == self._session)

    def _ear(self, watch: HubWatch) -> str:
        holder = ears(watch.connection).get(self._session, "") if watch.has_actions else ""
        return holder if holder != watch.acts_as else ""

    def _allowed(self, watch: HubWatch) -> frozenset[ActionKind]:
        return kinds(watch.connection) if watch.acts_as is not None else frozenset()


class HubSessionWatch:
    """A source of the moderator's window, which lives in the window's thread."""

    live = True

    def __init__(self, feed: SessionFeed) -> None:
        self._feed = feed
        self._seen = Seen()
        self._session: RoomSession | None = None
        self._applied = 0

    def take(self, seen: Seen) -> None:
        """Keep what the newest look found, until it is polled."""
        self._seen = seen

    @property
    def monitor(self) -> SessionMonitor | None:
        """The session as followed so far; None before the first look."""
        return self._session.monitor if self._session is not None else None

    @property
    def actions(self) -> list[RoomAction]:
        """The actions of supervisors on the session, the newest first."""
        return [hub_action(one, self._session) for one in self._seen.actions]

    def poll(self) -> bool:
        """Follow what is new.

        Raises:
            OutOfReach: nothing new comes, and why.
        """
        header, content = self._feed.header, self._feed.content
        if self._session is None and header is not None and content is not None:
            monitor = SessionMonitor(header, content, Usual())
            self._session = RoomSession(monitor, self._feed.station)
        new = self._feed.events[self._applied : self._seen.count]
        if self._session is not None and new:
            self._session.apply(new)
            self._applied += len(new)
            return True
        problem = self._seen.problem
        if isinstance(problem, HubError):
            raise OutOfReach(problem.template, **problem.values) from problem
        if problem is not None:
            raise problem
        return False

    def now_ms(self) -> int:
        """The session clock: it runs on from the newest event, until the session ends."""
        if self._session is None:
            return 0
        state = self._session.monitor.state
        if state.ended is not None:
            return state.last_ms
        quiet_s = self._seen.quiet_s + time.monotonic() - self._seen.at_s
        return state.last_ms + round(1000 * max(0.0, quiet_s))

    def until(self, seq: int) -> list[Event]:
        """The events up to this one."""
        return [event for event in self._feed.events[: self._applied] if event.seq <= seq]

    def close(self) -> None:
        """Nothing is open."""
