"""The moderator's window of a session at another station, over a real hub."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from labeval.hub.acting import take_ear
from labeval.hub.address import read_address
from labeval.hub.connection import hub_at
from labeval.hub.setting_up import Right, add_member, make_hub
from labeval.jobs.room.feeds import HubFeed
from labeval.jobs.room.posting import HubPost
from labeval.session.events.events import Kind
from labeval.ui.language import LanguageSwitch
from labeval.ui.moderator.window.window import ModeratorWindow
from labeval.ui.room.far_moderator import far_moderator
from labeval.ui.room.window import RoomWindow
from labeval.ui.theme import LIGHT
from tests.hub.conftest import Hub
from tests.hub.test_room_acting import LONG, Seat, seated

Make = Callable[..., Hub]
_CTRL, _ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


class Far:
    """The window and what is asked of it."""

    def __init__(self, window: ModeratorWindow, seat: Seat, qtbot: QtBot) -> None:
        self.window = window
        self.seat = seat
        self._qtbot = qtbot

    def until(self, condition: Callable[[], bool]) -> None:
        self._qtbot.waitUntil(condition, timeout=LONG)

    def press(self, key: Qt.Key, held: Qt.KeyboardModifier = _CTRL) -> None:
        QTest.keyClick(self.window.focusWidget() or self.window, key, held)

    def write(self, words: str) -> None:
        QTest.keyClicks(self.window.focusWidget(), words)
        self.press(Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)

    @property
    def line(self) -> str:
        """How far has come what was sent."""
        return self.window.header._hub.text()

    @property
    def status(self) -> str:
        return self.window.during.action_card.status

    def follows(self) -> bool:
        """Whether the window is where the session is."""
        monitor = self.window.watch.monitor
        if monitor is None:
            return False
        there, here = self.seat.lab.session.state, monitor.state
        answers = there.answers_here() == here.answers_here()
        return there.screen_id == here.screen_id and answers


@pytest.fixture
def hub(make: Make, qtbot: QtBot, qapp: QApplication) -> Hub:
    LanguageSwitch(qapp).use("en")
    return make()


@pytest.fixture
def opened(hub: Hub, qtbot: QtBot) -> Iterator[Callable[..., Far]]:
    windows: list[ModeratorWindow] = []

    def made(seat: Seat, right: Right | str = "supervisor") -> Far:
        role = f"{hub.database}-{right}"
        add_member(read_address(hub.address()), role, right)  # type: ignore[arg-type]
        window = far_moderator(read_address(hub.address(role)), LIGHT, seat.lab.session.header.id)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        windows.append(window)
        far = Far(window, seat, qtbot)
        far.until(lambda: window.isVisible() and far.follows())
        return far

    yield made
    for window in windows:
        window.close()


def test_pages_answers_and_flags_follow(hub: Hub, opened: Callable[..., Far]) -> None:
    seat = seated(hub, "kabe-vupi")
    far = opened(seat)
    assert far.window.windowTitle() == "Moderator: kabe-vupi"
    page = seat.lab.session.state.screen_id
    session = seat.lab.session
    for field, value in seat.lab.robot.answers(session):
        session.answer(field, value)
    assert session.state.answers_here()
    seat.station.sync()
    far.until(far.follows)
    for _ in range(3):
        seat.lab.screen()
    seat.station.sync()
    far.until(far.follows)
    assert session.state.screen_id != page
    assert far.window.mirror.stage is not None and far.window.mirror.stage.page is not None
    session.ask_question()
    seat.station.sync()
    far.until(far.window.during.question.isVisible)
    notices = far.window.watch.monitor.notices  # type: ignore[union-attr]
    assert {notice.kind for notice in notices} == {"no_comment"}
    far.window.look_back(-1)
    assert far.window.past


def test_a_message_a_hint_a_note_and_a_reminder_reach_the_session_and_say_when(
    hub: Hub, opened: Callable[..., Far]
) -> None:
    seat = seated(hub, "kabe-vupi")
    far = opened(seat)
    far.press(Qt.Key.Key_M)
    far.write("Take your time.")
    assert far.status == "Message: being sent"
    far.until(lambda: far.line.endswith("Message sent"))
    seat.take()
    far.until(lambda: "Message at the station after " in far.line)
    seat.apply()
    far.until(lambda: "Message shown after " in far.line)
    far.until(lambda: far.status == "Message: done")
    far.press(Qt.Key.Key_H)
    far.press(Qt.Key.Key_1, _ALT)
    far.until(lambda: far.line.endswith("Hint sent"))
    seat.go_on()
    far.until(lambda: "Hint shown after " in far.line)
    far.press(Qt.Key.Key_N)
    far.write("reads aloud")
    far.until(lambda: far.line.endswith("Note sent"))
    far.until(lambda: seat.goes_on() and "Note in the record after " in far.line)
    far.press(Qt.Key.Key_R)
    far.until(lambda: far.line.endswith("Reminder sent"))
    far.until(lambda: seat.goes_on() and "Reminder in the record after " in far.line)
    assert len(seat.events(Kind.REMINDER_SHOWN)) == 1
    (message,), (hint,) = seat.events(Kind.MESSAGE_SENT), seat.events(Kind.HINT_SHOWN)
    assert (message.value, hint.value) == ("Take your time.", "look")
    assert hint.data["supervisor"] == f"{hub.database}-supervisor"
    assert [note.value for note in seat.events(Kind.NOTE)] == ["", "reads aloud"]


def test_a_session_is_paused_moved_on_ended_and_interviewed_over_the_hub(
    hub: Hub, opened: Callable[..., Far]
) -> None:
    seat = seated(hub, "kabe-vupi")
    far = opened(seat)
    far.press(Qt.Key.Key_P)
    far.until(lambda: far.line.endswith("Pause sent"))
    seat.go_on()
    far.until(lambda: "Pause done after " in far.line)
    assert seat.lab.session.state.paused
    far.press(Qt.Key.Key_P)
    far.until(lambda: far.line.endswith("Resume sent"))
    seat.go_on()
    far.until(lambda: "Resume done after " in far.line)
    page = seat.lab.session.state.screen_id
    far.press(Qt.Key.Key_S)
    QTest.keyClicks(far.window.focusWidget(), "the text is missing")
    far.press(Qt.Key.Key_Return)
    far.until(lambda: far.line.endswith("Skip sent"))
    seat.go_on()
    far.until(lambda: "Skip done after " in far.line and far.follows())
    assert seat.lab.session.state.moderated.skipped == {page: "the text is missing"}
    far.press(Qt.Key.Key_E)
    QTest.keyClicks(far.window.focusWidget(), "feels ill")
    far.press(Qt.Key.Key_Return)
    far.until(lambda: far.line.endswith("End sent"))
    seat.go_on()
    far.until(lambda: far.window.shown_column is far.window.after)
    assert seat.events(Kind.SESSION_ENDED)[0].data["reason"] == "feels ill"
    far.press(Qt.Key.Key_T)
    far.until(lambda: far.line.endswith("Interview sent"))
    far.press(Qt.Key.Key_R)
    far.write("went home")
    far.until(lambda: far.line.endswith("Remarks sent"))
    seat.go_on()
    far.until(lambda: "Remarks in the record after " in far.line)
    assert [event.value for event in seat.events(Kind.INTERVIEW_ASKED)] == ["asked"]
    assert [event.value for event in seat.events(Kind.REMARKS)] == ["went home"]
    supervisors = {event.data["supervisor"] for event in seat.events(Kind.SESSION_ENDED)}
    assert supervisors == {f"{hub.database}-supervisor"}


def test_only_who_has_the_participants_ear_pauses_and_ends(
    hub: Hub, opened: Callable[..., Far]
) -> None:
    seat = seated(hub, "kabe-vupi")
    ben = hub.station("supervisor")
    with hub_at(ben.member.address) as connection:
        take_ear(connection, seat.lab.session.header.id)
    far = opened(seat)
    far.press(Qt.Key.Key_P)
    speaks = f"Pause: not sent, {ben.member.station} speaks with this participant"
    far.until(lambda: far.status.startswith(speaks))
    far.until(lambda: far.line.startswith(f"{ben.member.station} speaks"))
    far.press(Qt.Key.Key_2)  # a marker needs nobody's ear
    far.until(lambda: far.line.endswith("Marker sent"))
    seat.go_on()
    assert not seat.events(Kind.PAUSED) and len(seat.events(Kind.MARKER)) == 1
    far.press(Qt.Key.Key_T)
    far.until(lambda: "speaks" not in far.line)
    far.press(Qt.Key.Key_P)
    far.until(lambda: far.line.endswith("Pause sent"))
    seat.go_on()
    assert len(seat.events(Kind.PAUSED)) == 1


def test_an_observer_only_reads(hub: Hub, opened: Callable[..., Far]) -> None:
    far = opened(seated(hub, "kabe-vupi"), "observer")
    far.press(Qt.Key.Key_M)
    assert far.status == "Message: not possible now, this window only reads"
    far.press(Qt.Key.Key_2)
    assert far.status == "Marker: not possible now, this window only reads"


def test_without_the_hub_words_are_asked_for_again_and_a_marker_waits(
    hub: Hub, opened: Callable[..., Far]
) -> None:
    seat = seated(hub, "kabe-vupi")
    far = opened(seat)
    card = far.window.during.action_card
    hub.server.kill()
    try:
        far.press(Qt.Key.Key_2)
        far.press(Qt.Key.Key_M)
        far.write("Is anybody there?")
        far.until(lambda: card.asks)
        assert card.composer.box.toPlainText() == "Is anybody there?"
        assert card.composer._explanation.text().startswith("Message: not sent, ")
        far.until(lambda: "is out of reach" in far.window.header._right.text())
        seat.lab.screen()  # the session goes on
    finally:
        hub.server.start()
    far.press(Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
    far.until(lambda: far.line.endswith("sent"))
    far.until(lambda: hub.sql("SELECT count(*) FROM labeval.supervisor_action") == "2")
    seat.go_on()
    assert len(seat.events(Kind.MESSAGE_SENT)) == len(seat.events(Kind.MARKER)) == 1
    far.until(far.follows)


def test_what_a_hub_of_before_does_not_take_goes_through_once_it_was_brought_up_to_date(
    hub: Hub, opened: Callable[..., Far]
) -> None:
    hub.sql(
        "UPDATE labeval.hub SET version = 7; DROP TABLE labeval.recording_removed; "
        "ALTER TABLE labeval.supervisor_action DROP CONSTRAINT supervisor_action_kind_check; "
        "ALTER TABLE labeval.supervisor_action "
        "ADD CHECK (kind IN ('note', 'marker', 'message', 'question_answered'))"
    )
    seat = seated(hub, "kabe-vupi")
    far = opened(seat)
    for key in (Qt.Key.Key_H, Qt.Key.Key_P, Qt.Key.Key_S, Qt.Key.Key_E):
        far.press(key)
        assert far.status.endswith("only at the station")
    make_hub(read_address(hub.address()), shared=False)
    far.press(Qt.Key.Key_H)
    far.until(lambda: far.press(Qt.Key.Key_H) or far.window.during.action_card.asks)  # type: ignore[func-returns-value]
    far.press(Qt.Key.Key_1, _ALT)
    far.until(lambda: far.line.endswith("Hint sent"))
    seat.go_on()
    assert [hint.value for hint in seat.events(Kind.HINT_SHOWN)] == ["look"]


def test_one_key_of_the_control_room_opens_it_once(hub: Hub, qtbot: QtBot) -> None:
    seat = seated(hub, "kabe-vupi")
    role = f"{hub.database}-ada"
    add_member(read_address(hub.address()), role, "supervisor")
    address = read_address(hub.address(role))
    room = RoomWindow(
        HubFeed(address),
        LIGHT,
        title="mulch",
        post=HubPost(address),
        open_far=lambda session: far_moderator(address, LIGHT, session),
    )
    room.show()
    qtbot.waitUntil(lambda: bool(room.grid.views), timeout=LONG)
    room.grid.views[0].setFocus()
    for _ in range(2):
        QTest.keyClick(room.grid.views[0], Qt.Key.Key_O, _CTRL)
    (window,) = room.far.values()
    qtbot.waitUntil(window.isVisible, timeout=LONG)
    assert list(room.far) == [seat.lab.session.header.id]
    window.close()
    assert not room.far
    room.close()
