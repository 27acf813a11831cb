"""Acting from the control room: messages, answers, notes, markers, and who speaks with whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from time import monotonic

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from labeval.jobs.room.actions import RoomAction, Stage
from labeval.jobs.room.feeds import Snapshot
from labeval.jobs.room.posting import Post
from labeval.jobs.room.wall import Need, Tile
from labeval.session.events import actions
from labeval.session.events.actions import Action
from labeval.session.monitor.monitor import SessionMonitor
from labeval.study.model.sessions.moderation import MESSAGE_LENGTH
from labeval.ui.background import Background
from labeval.ui.moderator.cards.composer import SupervisorQuestion
from labeval.ui.moderator.parts.control_key import is_command, is_text
from labeval.ui.room.action_words import log_lines, tile_line
from labeval.ui.room.asking import Asking
from labeval.ui.room.day_plan import RoomPlan
from labeval.ui.room.sent_list import SentList
from labeval.ui.theme import Theme, Themed

_CODE_LENGTH = 40
_PATIENCE_S = 1.5


@dataclass(frozen=True, slots=True)
class _Sending:
    """Actions that are sent together, and what to ask again where they cannot be."""

    parts: tuple[tuple[str, Action], ...]
    to_all: str = ""
    takes: bool = False
    again: Callable[[str], object] | None = None


@dataclass(slots=True)
class _ToAll:
    """One message to all: its id, and session to the action that it is there."""

    id: str
    parts: dict[str, Action] = field(default_factory=dict)


class RoomActing(Themed, QObject):
    """Acts on the session of a tile, and follows what becomes of it.

    Args:
        post: sends actions; None where the window only reads.
        supervisor: code of who acts; empty where it is the role's, or to be asked for.

    Signals:
        changed: there is another state to be shown than that of the newest snapshot.
        reported: a sentence for the supervisor, such as that another one has taken over.
    """

    changed = Signal()
    reported = Signal(str)

    def __init__(self, post: Post | None, theme: Theme, window: QWidget, supervisor: str) -> None:
        super().__init__(window)
        self._theme = theme
        self._post = post
        self._supervisor = supervisor
        self._window = window
        self.asking = Asking(theme, window)
        self.sent_list = SentList(theme, window)
        self.posting = Background(self)
        self.plan = RoomPlan(post, self.posting, theme, window)
        self._snapshot = Snapshot(())
        self._pending: dict[str, tuple[RoomAction, float]] = {}
        """Actions that no snapshot has shown, and when they were made."""
        self._mine: dict[str, str] = {}
        """Sessions with whose participants this supervisor spoke, and their names."""

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.asking.set_theme(theme)
        self.sent_list.set_theme(theme)
        self.plan.set_theme(theme)

    @property
    def can_act(self) -> bool:
        """True if this window may act on sessions."""
        return self._post is not None and self._snapshot.acts_as is not None

    @property
    def supervisor(self) -> str:
        """Code of who acts; empty while it is not known."""
        return self._snapshot.acts_as or self._supervisor

    @property
    def actions(self) -> list[RoomAction]:
        """All actions, the newest first."""
        now = monotonic()
        pending = [replace(one, age_s=now - made) for one, made in self._pending.values()]
        return [*reversed(pending), *self._snapshot.actions]

    def follow(self, snapshot: Snapshot) -> None:
        """Take in a snapshot."""
        self._snapshot = snapshot
        self.plan.follow(snapshot)
        for action in snapshot.actions:
            self._pending.pop(action.id, None)
        if snapshot.acts_as:
            self._see_who_speaks(snapshot.tiles, snapshot.acts_as)
        self._show_log()

    def line(self, tile: Tile) -> str:
        """The line of a tile: what was done there last, or who comes next to an idle station."""
        coming = self.plan.next_for(tile)
        if coming or not tile.session:
            return coming
        return tile_line(one for one in self.actions if one.session == tile.session)

    def on_key(self, event: QKeyEvent, tile: Tile | None) -> bool:
        """Take a key; False leaves it to others.

        What acts is a key with the control key held, as in the moderator's window: whoever goes on
        typing after a message must not answer a question or set a marker with it.
        """
        if is_text(event):
            self.reported.emit(self.tr("Letters and digits act with Ctrl held: nothing was done."))
            return True
        if not is_command(event):
            return False
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_L:
            self._open_log()
        elif key == Qt.Key.Key_P:
            self.plan.open()
        elif not self.can_act:
            return self._refuse(key, self.tr("This window only reads: nothing was done."))
        elif key == Qt.Key.Key_M and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._with_code(self._ask_for_all)
        elif tile is None or tile.monitor is None:
            return self._refuse(key, self.tr("No session is shown here: nothing was done."))
        elif key in self._keys:
            monitor, act = tile.monitor, self._keys[key]
            self._with_code(lambda: act(self, tile, monitor))
        else:
            return self._mark(key, tile, tile.monitor)
        return True

    def _refuse(self, key: Qt.Key, why: str) -> bool:
        """Say why a key that acts elsewhere does nothing here; returns False for other keys."""
        acts = key in self._keys or Qt.Key.Key_0 <= key <= Qt.Key.Key_9
        if acts:
            self.reported.emit(why)
        return acts

    def close(self) -> None:
        """Act no more."""
        self.posting.close(_PATIENCE_S)
        if self._post is not None:
            self._post.close()

    # -- what can be done -------------------------------------------------------------------

    def _message(self, tile: Tile, monitor: SessionMonitor) -> None:
        study, spoken = monitor.content.study, monitor.view.language
        ready = [
            (message.id, message.text.in_language(spoken))
            for message in study.moderation.ready_messages(
                recorded=bool(study.audio.part(ended=False))
            )
        ]
        asking = SupervisorQuestion(
            self.tr("Message to {place}").format(place=_name(tile)),
            self.tr("It stays on screen until the participant dismisses it."),
            self.tr("Send"),
            choices=ready,
            most=MESSAGE_LENGTH,
        )
        page = monitor.state.screen_id
        self._ask(asking, tile, lambda text: actions.send_message(page, text))

    def _answer(self, tile: Tile, monitor: SessionMonitor) -> None:
        question = monitor.state.moderated.question
        if question is None:
            self._say_none_open(tile)
            return
        asking = SupervisorQuestion(
            self.tr("Answer to {place}").format(place=_name(tile)),
            self.tr("The participant reads it like a message."),
            self.tr("Send"),
            most=MESSAGE_LENGTH,
        )
        self._ask(
            asking,
            tile,
            lambda text: actions.answer_question(question.page, question.seq, text=text),
        )

    def _go_over(self, tile: Tile, monitor: SessionMonitor) -> None:
        question = monitor.state.moderated.question
        if question is None:
            self._say_none_open(tile)
            return
        spoken = actions.answer_question(question.page, question.seq)
        self._send(_Sending(((tile.session, spoken),), takes=self._is_anothers(tile)))

    def _note(self, tile: Tile, monitor: SessionMonitor) -> None:
        page, criterion, note = monitor.state.screen_id, monitor.current_criterion, actions.new_id()
        asking = SupervisorQuestion(
            self.tr("Note on {place}").format(place=_name(tile)),
            self.tr("The participant does not see it. It belongs to the page of this moment."),
            self.tr("Keep"),
        )
        self._ask(
            asking,
            tile,
            lambda text: actions.note(page, text, note=note, criterion=criterion),
            speaks=False,
        )

    def _take(self, tile: Tile, monitor: SessionMonitor) -> None:
        post, session = self._post, tile.session
        assert post is not None
        if self._snapshot.acts_as == "":
            self.reported.emit(self.tr("On one computer nobody has to take over."))
            return
        self.posting.ask(
            lambda _: post.take_ear(session),
            lambda _: None,
            refuse=lambda why: self.reported.emit(
                self.tr("Not taken over: {reason}").format(reason=why)
            ),
            queued=True,
        )

    def _mark(self, key: Qt.Key, tile: Tile, monitor: SessionMonitor) -> bool:
        if not Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
            return False
        digit = str(key - Qt.Key.Key_0)
        found = {one.key: one for one in monitor.content.study.moderation.markers}.get(digit)
        if found is None:
            text = self.tr("This study has no marker {digit}: nothing was done.")
            return self._refuse(key, text.format(digit=digit))
        page, criterion = monitor.state.screen_id, monitor.current_criterion
        set_here = actions.mark(page, found.id, criterion=criterion)
        self._with_code(lambda: self._send(_Sending(((tile.session, set_here),))))
        return True

    _keys = {
        Qt.Key.Key_M: _message,
        Qt.Key.Key_W: _answer,
        Qt.Key.Key_A: _go_over,
        Qt.Key.Key_N: _note,
        Qt.Key.Key_T: _take,
    }

    def _ask_for_all(
        self, text: str = "", explanation: str = "", made: dict[str, _ToAll] | None = None
    ) -> None:
        """Ask for words to all and send them.

        Args:
            made: by its words, what was made of a message of which it is not known whether it was
                sent: the same words again are the same message.
        """
        messages = {} if made is None else made
        there = [t for t in self._snapshot.tiles if t.monitor is not None and t.ending is None]
        there = [tile for tile in there if tile.need is not Need.UNREADABLE]
        if not there:
            self.reported.emit(self.tr("No session runs, so there is nobody to write to."))
            return
        asking = SupervisorQuestion(
            self.tr("Message to all %n session(s)", "", len(there)),
            explanation or self.tr("Also where another supervisor speaks with the participant."),
            self.tr("Send to all"),
            text=text,
            most=MESSAGE_LENGTH,
        )

        def send(words: str) -> None:
            message = messages.setdefault(words, _ToAll(actions.new_id()))
            for tile in there:
                if tile.monitor is not None and tile.session not in message.parts:
                    page = tile.monitor.state.screen_id
                    message.parts[tile.session] = actions.send_message(page, words)
            parts = tuple(message.parts.items())
            again = partial(self._ask_for_all, words, made=messages)
            self._send(_Sending(parts, to_all=message.id, again=lambda why: again(explanation=why)))
            self._open_log()

        self.asking.ask(asking, send)

    # -- asking and sending -----------------------------------------------------------------

    def _with_code(self, then: Callable[[], object]) -> None:
        """Go on once the code of who acts is known."""
        if self.supervisor:
            then()
            return

        def keep(code: str) -> None:
            self._supervisor = code
            self.changed.emit()
            then()

        asking = SupervisorQuestion(
            self.tr("Who are you?"),
            self.tr("Your code, never a name. It is kept with what you write."),
            self.tr("Go on"),
            most=_CODE_LENGTH,
        )
        self.asking.ask(asking, keep)

    def _ask(
        self,
        asking: SupervisorQuestion,
        tile: Tile,
        make: Callable[[str], Action],
        *,
        speaks: bool = True,
    ) -> None:
        """Ask for words and send what is made of them.

        Args:
            speaks: the participant reads them, so that one supervisor at a time may.
        """
        takes = speaks and self._is_anothers(tile)
        if takes:
            others = self.tr("{supervisor} speaks with this participant, and will see this.")
            asking = replace(
                asking,
                explanation=others.format(supervisor=tile.ear),
                action=self.tr("Take over and send"),
            )
        made: dict[str, Action] = {}

        def send(text: str) -> None:
            action = made.setdefault(text, make(text))  # the same words again are the same action

            def again(why: str) -> None:
                self.asking.ask(replace(asking, text=text, explanation=why), send)

            self._send(_Sending(((tile.session, action),), takes=takes, again=again))

        self.asking.ask(asking, send)

    def _send(self, sending: _Sending) -> None:
        post, supervisor = self._post, self.supervisor
        assert post is not None
        for session, action in sending.parts:
            self._show_pending(session, action, sending.to_all, Stage.SENDING)
        self.posting.ask(
            lambda _: post.send(
                sending.parts, supervisor=supervisor, to_all=sending.to_all, takes=sending.takes
            ),
            lambda _: None,
            refuse=lambda why: self._not_sent(sending, why),
            queued=True,
        )

    def _not_sent(self, sending: _Sending, why: str) -> None:
        for session, action in sending.parts:
            self._show_pending(session, action, sending.to_all, Stage.NOT_SENT, why)
        text = self.tr("Not sent: {reason}").format(reason=why)
        if sending.again is not None and not self.asking.isVisible():
            sending.again(text)
        else:
            self.reported.emit(text)

    def _show_pending(
        self, session: str, action: Action, to_all: str, stage: Stage, reason: str = ""
    ) -> None:
        if any(one.id == action.id for one in self._snapshot.actions):
            return
        shown = RoomAction(
            *(action.id, session, action.kind, action.value, self.supervisor, stage),
            to_all=to_all,
            reason=reason,
        )
        self._pending[action.id] = shown, monotonic()
        self.changed.emit()
        self._show_log()

    # -- who speaks -------------------------------------------------------------------------

    def _is_anothers(self, tile: Tile) -> bool:
        return bool(tile.ear) and tile.ear != self.supervisor

    def _see_who_speaks(self, tiles: Sequence[Tile], me: str) -> None:
        for tile in tiles:
            if tile.session in self._mine and tile.ear not in ("", me):
                self.reported.emit(
                    self.tr("{supervisor} has taken over {place} from you").format(
                        supervisor=tile.ear, place=_name(tile)
                    )
                )
        self._mine = {tile.session: _name(tile) for tile in tiles if tile.ear == me}

    def _say_none_open(self, tile: Tile) -> None:
        none = self.tr("{place}: no question of the participant is open")
        self.reported.emit(none.format(place=_name(tile)))

    def _open_log(self) -> None:
        self.sent_list.show()
        self._show_log()

    def _show_log(self) -> None:
        if self.sent_list.isVisible():
            places = {tile.session: _name(tile) for tile in self._snapshot.tiles if tile.session}
            self.sent_list.show_lines(log_lines(self.actions, places))


def _name(tile: Tile) -> str:
    return " · ".join(part for part in (tile.station, tile.participant) if part)
