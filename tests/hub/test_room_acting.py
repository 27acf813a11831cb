"""Two supervisors' control rooms, a real hub, and a session that takes what they send."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from labeval.hub.address import read_address
from labeval.hub.connection import hub_at
from labeval.hub.delivering import ActionDelivery
from labeval.hub.setting_up import add_member
from labeval.jobs.planning.simulate import RobotTime
from labeval.jobs.room.feeds import HubFeed
from labeval.jobs.room.posting import HubPost
from labeval.jobs.sessions.mailbox_actions import apply_waiting
from labeval.session.events.events import Event, Kind
from labeval.store.record.record import Record
from labeval.ui.language import LanguageSwitch
from labeval.ui.room.window import RoomWindow
from labeval.ui.theme import LIGHT
from tests.hub.conftest import Hub, Station
from tests.ui.moderator.conftest import Lab, begun, moderated_content

Make = Callable[..., Hub]
LONG = 200_000
"""Milliseconds; a busy machine, and a server that starts again."""


@dataclass
class Seat:
    """A station with a participant at it."""

    station: Station
    lab: Lab

    def take(self) -> None:
        """What the exchange does all the time: actions into the mailbox."""
        with hub_at(self.station.member.address) as connection:
            ActionDelivery(connection, self.station.folder, listens=True).look()

    def apply(self) -> None:
        """What the participant's window does all the time, and the exchange after it."""
        apply_waiting(self.lab.session, self.station.folder.database)
        self.station.sync()

    def go_on(self) -> None:
        """Both."""
        self.take()
        self.apply()

    def goes_on(self) -> bool:
        """Both again, for what may be at the hub a moment later; true."""
        self.go_on()
        return True

    def events(self, kind: Kind) -> list[Event]:
        found = self.lab.record.sessions.events(self.lab.session.header.id)
        return [event for event in found if event.kind == kind]


def seated(hub: Hub, code: str) -> Seat:
    station = hub.station()
    time = RobotTime(datetime.now(UTC))
    record = Record(station.folder.database)
    lab = Lab(record, begun(record, moderated_content(), "dqe", time, code), time)
    for _ in range(4):
        lab.screen()
    station.sync()
    return Seat(station, lab)


Opened = Callable[..., RoomWindow]


@pytest.fixture
def hub(make: Make, qtbot: QtBot, qapp: QApplication) -> Hub:
    LanguageSwitch(qapp).use("en")
    return make()


@pytest.fixture
def open_room(hub: Hub, qtbot: QtBot) -> Iterator[Opened]:
    windows: list[RoomWindow] = []

    def made(name: str, right: str = "supervisor") -> RoomWindow:
        role = f"{hub.database}-{name}"
        add_member(read_address(hub.address()), role, right)  # type: ignore[arg-type]
        address = read_address(hub.address(role))
        window = RoomWindow(HubFeed(address), LIGHT, title="mulch", post=HubPost(address))
        windows.append(window)
        window.resize(1280, 720)
        window.show()
        qtbot.waitUntil(lambda: bool(window.grid.views), timeout=LONG)
        window.grid.views[0].setFocus()
        return window

    yield made
    for window in windows:
        window.close()


def press(window: RoomWindow, station: str, key: Qt.Key, shift: bool = False) -> None:
    (view,) = [view for view in window.grid.views if view.words and view.words.station == station]
    window.activateWindow()
    view.setFocus()
    held = Qt.KeyboardModifier.ControlModifier
    if shift:
        held |= Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(view, key, held)


def write(window: RoomWindow, words: str) -> None:
    box = window.acting.asking.composer.box
    assert window.acting.asking.isVisible()
    box.setPlainText(words)
    QTest.keyClick(box, Qt.Key.Key_Return)


def says(window: RoomWindow, seat: Seat, words: str) -> Callable[[], bool]:
    def found() -> bool:
        tiles = [v.tile for v in window.grid.views if v.tile and v.tile.session]
        named = {tile.session: window.acting.line(tile) for tile in tiles}
        return words in named.get(seat.lab.session.header.id, "")

    return found


def test_a_message_says_at_each_step_how_far_it_has_come(
    hub: Hub, open_room: Opened, qtbot: QtBot
) -> None:
    seat = seated(hub, "kabe-vupi")
    ada, name = open_room("ada"), seat.station.member.station
    press(ada, name, Qt.Key.Key_M)
    write(ada, "Please sit a little closer to the microphone.")
    qtbot.waitUntil(says(ada, seat, f"{hub.database}-ada: Message sent"), timeout=LONG)
    assert not seat.events(Kind.MESSAGE_SENT)
    seat.take()
    qtbot.waitUntil(says(ada, seat, "at the station after "), timeout=LONG)
    seat.apply()
    qtbot.waitUntil(says(ada, seat, "shown after "), timeout=LONG)
    (sent,) = seat.events(Kind.MESSAGE_SENT)
    assert sent.value == "Please sit a little closer to the microphone."
    assert sent.data["supervisor"] == f"{hub.database}-ada"
    message = seat.lab.session.state.moderated.message
    assert message is not None
    press(ada, name, Qt.Key.Key_M)
    write(ada, "And a second one.")
    qtbot.waitUntil(says(ada, seat, "Message sent"), timeout=LONG)
    seat.go_on()
    qtbot.waitUntil(says(ada, seat, "follows the message on screen"), timeout=LONG)
    for _ in range(2):
        seat.lab.session.put_message_away()
    seat.station.sync()
    qtbot.waitUntil(says(ada, seat, "dismissed"), timeout=LONG)


def test_notes_and_markers_are_events_with_the_code_of_who_wrote_them(
    hub: Hub, open_room: Opened, qtbot: QtBot
) -> None:
    seat = seated(hub, "kabe-vupi")
    ada, ben, name = open_room("ada"), open_room("ben"), seat.station.member.station
    press(ada, name, Qt.Key.Key_N)
    write(ada, "reads the text aloud")
    qtbot.waitUntil(says(ben, seat, "Note sent"), timeout=LONG)
    press(ben, name, Qt.Key.Key_2)
    qtbot.waitUntil(says(ada, seat, "Marker sent"), timeout=LONG)
    qtbot.waitUntil(lambda: len(ada.acting.actions) == 2, timeout=LONG)
    seat.go_on()
    qtbot.waitUntil(says(ada, seat, "in the record after "), timeout=LONG)
    (note,), (marker,) = seat.events(Kind.NOTE), seat.events(Kind.MARKER)
    assert (note.value, note.data["supervisor"]) == ("reads the text aloud", f"{hub.database}-ada")
    assert (marker.value, marker.data["supervisor"]) == ("confusion", f"{hub.database}-ben")
    assert note.page == seat.lab.session.state.screen_id and note.page


def test_a_question_is_answered_in_writing_or_by_going_over(
    hub: Hub, open_room: Opened, qtbot: QtBot
) -> None:
    seat = seated(hub, "kabe-vupi")
    seat.lab.session.ask_question()
    seat.station.sync()
    ada, name = open_room("ada"), seat.station.member.station
    qtbot.waitUntil(lambda: "Has a question" in str(ada.grid.views[0].words), timeout=LONG)
    press(ada, name, Qt.Key.Key_W)
    write(ada, "The question, not the whole source.")
    qtbot.waitUntil(says(ada, seat, "Answer sent"), timeout=LONG)
    seat.go_on()
    seat.lab.session.ask_question()
    seat.station.sync()
    qtbot.waitUntil(says(ada, seat, "shown"), timeout=LONG)
    qtbot.waitUntil(lambda: "Has a question" in str(ada.grid.views[0].words), timeout=LONG)
    press(ada, name, Qt.Key.Key_A)
    qtbot.waitUntil(says(ada, seat, "Answer in person sent"), timeout=LONG)
    seat.go_on()
    qtbot.waitUntil(says(ada, seat, "in the record after"), timeout=LONG)
    written, spoken = seat.events(Kind.QUESTION_ANSWERED)
    assert (written.data["how"], spoken.data["how"]) == ("written", "spoken")
    assert written.value == "The question, not the whole source." and not spoken.value


def test_taking_over_is_seen_on_both_sides(hub: Hub, open_room: Opened, qtbot: QtBot) -> None:
    seat = seated(hub, "kabe-vupi")
    ada, ben, name = open_room("ada"), open_room("ben"), seat.station.member.station
    press(ada, name, Qt.Key.Key_M)
    write(ada, "from the first")
    speaks = f"{hub.database}-ada speaks"
    qtbot.waitUntil(lambda: speaks in str(ada.grid.views[0].words), timeout=LONG)
    qtbot.waitUntil(lambda: speaks in str(ben.grid.views[0].words), timeout=LONG)
    press(ben, name, Qt.Key.Key_M)
    asked = ben.acting.asking.composer
    assert f"{hub.database}-ada speaks with this participant" in asked._explanation.text()
    assert "Take over and send" in asked._send.text()
    write(ben, "from the second")
    report_text = f"{hub.database}-ben has taken over {name} · kabe-vupi from you"
    qtbot.waitUntil(
        lambda: report_text in ada.report.text() and ada.report.isVisible(), timeout=LONG
    )
    qtbot.waitUntil(lambda: f"{hub.database}-ben speaks" in str(ben.grid.views[0].words),
                    timeout=LONG)  # fmt: skip
    qtbot.waitUntil(lambda: len(ben.acting.actions) == 2, timeout=LONG)
    seat.go_on()
    assert [e.value for e in seat.events(Kind.MESSAGE_SENT)] == [
        "from the first",
        "from the second",
    ]
    QTest.keyClick(ada, Qt.Key.Key_Escape)
    assert not ada.report.isVisible()


def test_a_message_to_all_says_of_each_station_whether_it_is_there(
    hub: Hub, open_room: Opened, qtbot: QtBot
) -> None:
    one, two, gone = (seated(hub, code) for code in ("kabe-vupi", "rora-pigu", "neke-tifi"))
    ada = open_room("ada")
    press(ada, one.station.member.station, Qt.Key.Key_M, shift=True)
    write(ada, "We stop in five minutes.")
    for seat in (one, two, gone):
        qtbot.waitUntil(says(ada, seat, "Message sent"), timeout=LONG)
    one.go_on()
    two.take()
    qtbot.waitUntil(says(ada, one, "shown"), timeout=LONG)
    qtbot.waitUntil(says(ada, two, "at the station"), timeout=LONG)
    qtbot.waitUntil(says(ada, gone, "not received since "), timeout=LONG)
    lines = ada.acting.sent_list.lines.toPlainText().splitlines()
    assert lines[0].endswith("Message to all “We stop in five minutes.”: 1 of 3 have it")
    assert len(lines) == 4
    assert "kabe-vupi: shown after" in lines[1]
    assert "rora-pigu: at the station after" in lines[2]
    assert "neke-tifi: not received since" in lines[3]


def test_a_hub_that_is_killed_is_said_and_the_same_words_arrive_once(
    hub: Hub, open_room: Opened, qtbot: QtBot
) -> None:
    seat = seated(hub, "kabe-vupi")
    ada, name = open_room("ada"), seat.station.member.station
    hub.server.kill()
    try:
        press(ada, name, Qt.Key.Key_M)
        write(ada, "Is anybody there?")
        qtbot.waitUntil(lambda: ada.acting.asking.isVisible(), timeout=LONG)
        composer = ada.acting.asking.composer
        assert composer._explanation.text().startswith("Not sent: ")
        assert composer.box.toPlainText() == "Is anybody there?"
        assert says(ada, seat, "Message not sent: ")()
        seat.lab.screen()  # the session goes on
    finally:
        hub.server.start()
    QTest.keyClick(composer.box, Qt.Key.Key_Return)
    qtbot.waitUntil(says(ada, seat, "Message sent"), timeout=LONG)
    seat.go_on()
    qtbot.waitUntil(says(ada, seat, "shown"), timeout=LONG)
    assert len(seat.events(Kind.MESSAGE_SENT)) == 1


def test_an_observers_room_shows_what_was_sent_and_sends_nothing(
    hub: Hub, open_room: Opened, qtbot: QtBot
) -> None:
    seat = seated(hub, "kabe-vupi")
    ada, name = open_room("ada"), seat.station.member.station
    wall = open_room("wall", "observer")
    press(ada, name, Qt.Key.Key_M)
    write(ada, "words")
    qtbot.waitUntil(says(wall, seat, "Message sent"), timeout=LONG)
    assert wall._foot.text() == "This window only reads."
    assert ada._foot.text() == f"You are {hub.database}-ada."
    press(wall, name, Qt.Key.Key_M)
    press(wall, name, Qt.Key.Key_1)
    assert not wall.acting.asking.isVisible() and len(wall.acting.actions) == 1
