"""The plan of the day in the control room: shown, changed, and who comes next."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTime
from PySide6.QtWidgets import QWidget

from labeval.jobs.room.feeds import Snapshot, today
from labeval.jobs.room.posting import Post
from labeval.jobs.room.wall import Tile
from labeval.session.assignment.appointments import (
    Appointment,
    Attendance,
    NotInPlan,
    attendances,
    lines_of,
    read_lines,
)
from labeval.ui.background import Background
from labeval.ui.room.day_plan_dialog import PlanDialog
from labeval.ui.sentences import sentence
from labeval.ui.theme import Theme, Themed


def minute_of_day() -> int:
    """The time of day in minutes since midnight."""
    return QTime.currentTime().msecsSinceStartOfDay() // 60_000


class RoomPlan(Themed, QObject):
    """Keeps the plan of a room."""

    def __init__(
        self,
        post: Post | None,
        posting: Background,
        theme: Theme,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._theme = theme
        self._post, self._posting = post, posting
        self._snapshot = Snapshot(())
        self._day, self._before = "", tuple[Appointment, ...]()
        """The plan from which the dialog was opened."""
        self.dialog = PlanDialog(theme, window)
        self.dialog.kept.connect(self._keep)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.dialog.set_theme(theme)

    def follow(self, snapshot: Snapshot) -> None:
        """Take in a snapshot."""
        self._snapshot = snapshot

    def open(self) -> None:
        """Show the plan of today."""
        self._day, self._before = today(), self._snapshot.plan
        can_act = self._post is not None and self._snapshot.acts_as is not None
        self.dialog.open_plan(self._day, lines_of(self._before), is_read_only=not can_act)

    def attendance(self) -> tuple[tuple[Appointment, Attendance], ...]:
        """The appointments of today, and how far each is."""
        shown = self._snapshot
        running = {
            tile.participant
            for tile in shown.tiles
            if tile.monitor is not None and tile.ending is None and not tile.is_lost
        }
        return tuple(attendances(shown.plan, minute_of_day(), shown.participants, running))

    def next_for(self, tile: Tile) -> str:
        """The next appointment of an idle station in words; empty for none."""
        if not tile.station or (tile.monitor is not None and tile.ending is None):
            return ""
        return self._words(self._next(tile.station))

    def next_of_all(self) -> str:
        """The next appointment of all in words; empty for none."""
        return self._words(self._next(None), with_station=True)

    def _next(self, station: str | None) -> Appointment | None:
        coming = (one for one, how in self.attendance() if how is Attendance.COMING)
        return next((one for one in coming if station in (None, one.station)), None)

    def _words(self, one: Appointment | None, *, with_station: bool = False) -> str:
        if one is None:
            return ""
        who = one.participant or self.tr("walks in")
        station = one.station if with_station else ""
        parts = [part for part in (one.time, who, one.condition, station) if part]
        return self.tr("Next: {who}").format(who=" · ".join(parts))

    def _keep(self, lines: str) -> None:
        post, day, before = self._post, self._day, self._before
        assert post is not None
        stations = {tile.station for tile in self._snapshot.tiles if tile.station}
        try:
            after = read_lines(lines, day, stations=stations)
        except NotInPlan as error:
            self.dialog.show_problem(sentence(error))
            return
        self._posting.ask(
            lambda _: post.change_plan(day, before, after),
            lambda _: self.dialog.close(),
            refuse=self.dialog.show_problem,
            queued=True,
        )
