"""The control room on a wall: a tile for each station, the one that needs somebody first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from time import monotonic

from PySide6.QtCore import Qt, QTime, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from labeval.jobs.room.feeds import Feed, Snapshot
from labeval.jobs.room.posting import Post
from labeval.jobs.room.wall import Need
from labeval.jobs.sessions.overlaps import notices_of
from labeval.store.checks.shared_places import Shared
from labeval.ui.accessible import TabbedAsRead, announce
from labeval.ui.background import Background, Steps
from labeval.ui.help.topics import ROOM
from labeval.ui.help.window import Help
from labeval.ui.language import Retranslating
from labeval.ui.moderator.parts.control_key import is_command
from labeval.ui.moderator.window.window import ModeratorWindow
from labeval.ui.plain import window_title
from labeval.ui.room import day_plan
from labeval.ui.room.acting import RoomActing
from labeval.ui.room.details import Details
from labeval.ui.room.grid import TileGrid
from labeval.ui.room.today import TodayStrip
from labeval.ui.sentences import filled, sentence
from labeval.ui.theme import GRID, Theme, Themed, palette_of
from labeval.ui.widgets.bars.key_hints import KeyHints
from labeval.ui.widgets.basics.label import Label, SpokenLabel
from labeval.ui.widgets.basics.line_label import LineLabel
from labeval.ui.widgets.fitting.wrapping import WrappingRow

_PATIENCE_S = 1.5
_LOOK_MS = 1000
_CALM = frozenset({Need.RUNNING, Need.WAITING})
_MOST_NAMED = 3
"""Of more that need somebody at once, the others are only counted."""
_SILENT_S = 5
"""A feed that reaches its source has something new every second, where there are tiles."""


class RoomWindow(TabbedAsRead, Retranslating, Themed, QWidget):
    """Shows what a feed reports, and sends what its supervisor does.

    Args:
        post: sends actions; without one the window only reads.
        supervisor: code of who acts, where the feed does not know it.
        open_moderator: opens the moderator's window of a session, where its record is on this
            computer; returns whether it is.
        open_far: makes that window for a session of another station; it shows itself.
    """

    stops_at_words = True

    def __init__(
        self,
        feed: Feed,
        theme: Theme,
        *,
        title: str,
        post: Post | None = None,
        supervisor: str = "",
        open_moderator: Callable[[str], bool] | None = None,
        open_far: Callable[[str], ModeratorWindow] | None = None,
    ) -> None:
        super().__init__()
        self._open_far = open_far
        self.far: dict[str, ModeratorWindow] = {}
        """Session to its moderator's window, where it runs at another station."""
        self._open_moderator = open_moderator
        self._theme = theme
        self._feed = feed
        self._study = title
        self._snapshot: Snapshot | None = None
        self._lost_at = ""
        self._has_answered = False
        self._failure = ""
        self._heading = Label(theme, size=20, bold=True)
        self._name = LineLabel(theme, size=14, role="soft_text")
        self._counts = Label(theme, size=14)
        self._clock = Label(theme, size=18, bold=True)
        self.gone = SpokenLabel(theme, size=14, role="bad", bold=True, wrap=True)
        """Why there is nothing new."""
        self.gone.hide()
        self.shared = SpokenLabel(theme, size=14, role="note_text", bold=True, wrap=True)
        """Codes and places that sessions have together, until somebody has decided."""
        self.shared.hide()
        self.report = SpokenLabel(theme, size=14, role="note_text", bold=True, wrap=True)
        """The newest report: somebody took over, something was not done; Esc closes it."""
        self.report.hide()
        self.empty = Label(theme, size=16, role="soft_text", wrap=True)
        """That the first picture is awaited, or advice, while there is no tile."""
        self.grid = TileGrid(theme)
        self.today = TodayStrip(theme)
        """The plan of the day, where the window has room for it."""
        self.details = Details(theme, self)
        self.acting = RoomActing(post, theme, self, supervisor)
        self.acting.changed.connect(self._show_tiles)
        self.acting.reported.connect(self._report)
        self.hints = KeyHints(theme)
        """Keys that look at something."""
        self.acting_hints = KeyHints(theme)
        """Keys that act on the chosen tile, or on all."""
        self._foot = Label(theme, size=12, role="soft_text")
        self._lay_out()
        self.grid.opened.connect(self._open)
        self.background = Background(self)
        self._newest = monotonic()
        self._looking = QTimer(self)
        self._looking.setInterval(_LOOK_MS)
        self._looking.timeout.connect(lambda: self.check_silence(monotonic()))
        self._looking.start()
        self.help = Help(self, theme, lambda: ROOM)
        self.set_theme(theme)
        self.retranslate()
        self.background.ask(
            self._follow, lambda _: None, follow=self.show_snapshot, refuse=self._show_failure
        )

    def _lay_out(self) -> None:
        top = WrappingRow(2 * GRID)
        top.addWidget(self._heading)
        top.addWidget(self._name, 1)
        top.addWidget(self._counts)
        top.addWidget(self._clock)
        bottom = WrappingRow(GRID)
        bottom.addWidget(self.hints, 1)
        bottom.addWidget(self._foot)
        body = QWidget()  # keeps its room where both are hidden
        inner = QVBoxLayout(body)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addWidget(self.empty, 1)
        inner.addWidget(self.grid, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(2 * GRID, GRID, 2 * GRID, GRID)
        column.setSpacing(GRID)
        column.addLayout(top)
        column.addWidget(self.gone)
        column.addWidget(self.shared)
        column.addWidget(self.report)
        column.addWidget(body, 1)
        column.addWidget(self.today)
        column.addWidget(self.acting_hints)
        column.addLayout(bottom)
        self.grid.hide()

    def _follow(self, steps: Steps) -> None:
        self._feed.run(lambda snapshot: steps.report(snapshot))

    def show_snapshot(self, snapshot: Snapshot) -> None:
        """Show the state of the room at a moment."""
        self._newest = monotonic()
        before = self._snapshot
        was_gone = before is not None and before.problem is not None
        now = QTime.currentTime().toString("HH:mm")
        if snapshot.problem is None or not was_gone:
            self._lost_at = now
        self._snapshot = snapshot
        self._clock.set_text(now)
        is_stale = snapshot.problem is not None
        if not is_stale and not self._has_answered:
            self._has_answered = True
            self._say_what_is_empty()
        problem = snapshot.problem
        why = "" if problem is None else self._why_stale(sentence(problem))
        self.gone.show_words(why, urgent=True)
        self._say_shared(snapshot.shared)
        self.grid.setVisible(bool(snapshot.tiles))
        self.empty.setVisible(self._has_answered and not snapshot.tiles)
        could_act, chosen = self.acting.can_act, self.grid.chosen
        self.acting.follow(snapshot)
        if could_act != self.acting.can_act:
            self._say_keys()
        self._show_tiles()
        is_gone = chosen is not None and all(tile.key != chosen.key for tile in snapshot.tiles)
        had_none = before is None or not before.tiles
        if snapshot.tiles and (is_gone or had_none or self.focusWidget() is None):
            self.grid.focus_first()  # at other times whoever reads words here goes on reading
        if chosen is not None and is_gone:
            gone = self.tr("{place} is gone; the keys act on another tile now.")
            self._report(gone.format(place=chosen.station or chosen.participant or chosen.key))
        self._count(snapshot, before)
        if self.details.isVisible():
            self._open(self.details.key)

    def _say_shared(self, shared: Sequence[Shared]) -> None:
        """Name the codes and places that sessions have together."""
        notices = [filled(one.context, one.template, one.values) for one in notices_of(shared)]
        self.shared.show_words("\n".join(notices))

    def _show_tiles(self) -> None:
        """Show the newest tiles, with what was done since; stale where the window says why."""
        shown = self._snapshot
        if shown is None:
            return
        self.grid.show_tiles(
            shown.tiles,
            is_stale=not self.gone.isHidden(),
            actions={tile.key: self.acting.line(tile) for tile in shown.tiles},
        )
        self._show_today()
        self._say_foot()
        self._say_name()

    def _show_today(self) -> None:
        plan = self.acting.plan
        self.today.show_plan(plan.attendance(), day_plan.minute_of_day(), self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_today()

    def _report(self, text: str) -> None:
        now = QTime.currentTime().toString("HH:mm")
        self.report.show_words(f"{now}  {text}")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.report.hide()
        elif event.key() == Qt.Key.Key_O and is_command(event):
            self._moderate()
        elif not self.acting.on_key(event, self.grid.chosen):
            super().keyPressEvent(event)

    def _moderate(self) -> None:
        """Open the moderator's window of the chosen tile's session, or say where it opens."""
        tile = self.grid.chosen
        if tile is None or tile.monitor is None:
            self._report(self.tr("No session is shown here: nothing was done."))
        elif self._open_moderator is not None and self._open_moderator(tile.session):
            return
        elif self._open_far is not None:
            self._moderate_far(tile.session, self._open_far)
        else:
            place = tile.station or tile.participant
            text = self.tr(
                "The record of this session is not on this computer: the moderator's window opens "
                "at {place}."
            )
            self._report(text.format(place=place))

    def _moderate_far(self, session: str, open_far: Callable[[str], ModeratorWindow]) -> None:
        if session in self.far:
            self.far[session].raise_()
            self.far[session].activateWindow()
            return
        window = self.far[session] = open_far(session)
        window.closed.connect(lambda: self.far.pop(session, None))

    def _why_stale(self, reason: str) -> str:
        if not self._has_answered:
            return self.tr(
                "No answer yet: {reason}. This window asks again by itself. {meanwhile}"
            ).format(reason=reason, meanwhile=self._meanwhile())
        return self.tr(
            "Nothing new since {time}: {reason}. The tiles are as they were. {meanwhile}"
        ).format(time=self._lost_at, reason=reason, meanwhile=self._meanwhile())

    def _meanwhile(self) -> str:
        """Advice where sessions are out of sight and their state is not known."""
        if self._feed.has_stations:
            return self.tr("Stations do not wait for it: each has its sessions on its own disk.")
        return self.tr("Look at the participant's window: it says whether answers are saved.")

    def _show_failure(self, reason: str) -> None:
        """Say that nothing new will come."""
        self._failure = reason
        why = self.tr(
            "No more news arrives: {reason}. Close the control room and open it again. {meanwhile}"
        ).format(reason=reason, meanwhile=self._meanwhile())
        self.gone.show_words(why, urgent=True)
        self.empty.hide()
        self._show_tiles()

    def check_silence(self, now: float) -> None:
        """Say that there is no answer where a network is dead and nobody has noticed yet.

        Args:
            now: the monotonic clock in seconds.
        """
        shown, silent_s = self._snapshot, now - self._newest
        if self._failure or silent_s < _SILENT_S:
            return
        if shown is None or not shown.tiles or shown.problem is not None:
            return
        why = self.tr("No answer for {seconds} s. The tiles are as they were. {meanwhile}").format(
            seconds=round(silent_s), meanwhile=self._meanwhile()
        )
        if self.gone.isHidden():
            self.gone.show_words(why, urgent=True)
        self.gone.set_text(why)  # announced once, not every second
        self._show_tiles()

    def _count(self, snapshot: Snapshot, before: Snapshot | None) -> None:
        """Count the tiles by their needs; announce who needs somebody since the last time."""
        counts = Counter(tile.need for tile in snapshot.tiles)
        names = {
            Need.QUESTION: self.tr("%n ask(s)", "", counts[Need.QUESTION]),
            Need.STUCK: self.tr("%n stuck", "", counts[Need.STUCK]),
            Need.LOST: self.tr("%n offline", "", counts[Need.LOST]),
            Need.UNREADABLE: self.tr("%n cannot be read", "", counts[Need.UNREADABLE]),
            Need.SHARED: self.tr("%n used twice", "", counts[Need.SHARED]),
            Need.RUNNING: self.tr("%n running", "", counts[Need.RUNNING]),
            Need.WAITING: self.tr("%n idle", "", counts[Need.WAITING]),
        }
        text = ", ".join(name for need, name in names.items() if counts[need])
        is_new = text != self._counts.text()
        self._counts.set_text(text)
        needs = {tile.key: tile.need for tile in before.tiles} if before is not None else {}
        fresh = [
            view.words.as_need()
            for tile, view in zip(snapshot.tiles, self.grid.views, strict=True)
            if tile.need not in _CALM and tile.need != needs.get(tile.key) and view.words
        ]
        if is_new or fresh:
            announce(self._counts, ". ".join([text, *fresh[:_MOST_NAMED]]))

    def _open(self, key: str) -> None:
        tiles = self._snapshot.tiles if self._snapshot is not None else ()
        tile = next((tile for tile in tiles if tile.key == key), None)
        if tile is None:
            self.details.close()
            return
        self.details.show_tile(tile)
        self.details.show()

    def set_theme(self, theme: Theme) -> None:
        self.setPalette(palette_of(theme))
        super().set_theme(theme)

    def retranslate(self) -> None:
        name = self.tr("Control room")
        self._heading.set_text(name)
        self._say_name()
        self.setWindowTitle(window_title(f"{name}: {self._study}"))
        self._say_what_is_empty()
        self._say_keys()
        self._say_foot()
        if self._snapshot is not None:
            self.show_snapshot(self._snapshot)
        if self._failure:
            self._show_failure(self._failure)

    def _say_name(self) -> None:
        coming = self.acting.plan.next_of_all()
        self._name.set_text(" · ".join(part for part in (self._study, coming) if part))

    def _say_keys(self) -> None:
        self.hints.set_hints(
            [
                (("←", "→", "↑", "↓"), self.tr("tile")),
                (("Enter",), self.tr("last events")),
                (("Ctrl", "O"), self.tr("moderator's window")),
                (("Ctrl", "L"), self.tr("list")),
                (("Ctrl", "P"), self.tr("plan")),
                (("F1",), self.tr("help")),
                (("Esc",), self.tr("back")),
            ]
        )
        self.acting_hints.set_hints(
            [
                (("Ctrl", "M"), self.tr("message")),
                (("Ctrl", "W"), self.tr("answer")),
                (("Ctrl", "A"), self.tr("go over")),
                (("Ctrl", "N"), self.tr("note")),
                (("Ctrl", "1–9"), self.tr("marker")),
                (("Ctrl", "T"), self.tr("take over")),
                (("Ctrl", "⇧M"), self.tr("to all")),
            ]
        )
        self.acting_hints.setVisible(self.acting.can_act)

    def _say_foot(self) -> None:
        if not self.acting.can_act:
            self._foot.set_text(self.tr("This window only reads."))
        elif self.acting.supervisor:
            self._foot.set_text(
                self.tr("You are {supervisor}.").format(supervisor=self.acting.supervisor)
            )
        else:
            self._foot.set_text("")

    def _say_what_is_empty(self) -> None:
        if not self._has_answered:
            text = self.tr("Reading the sessions of the last 12 hours…")
        elif self._feed.has_stations:
            text = self.tr(
                "No station has joined this hub yet. On each computer, “labeval hub join STUDY "
                "ADDRESS” connects the study; its sessions appear here by themselves."
            )
        else:
            text = self.tr(
                "No session was run in this study in the last 12 hours. Start one in the home "
                "window; it appears here by itself."
            )
        self.empty.set_text(text)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._looking.stop()
        self.background.close(_PATIENCE_S)
        self.acting.close()
        super().closeEvent(event)
