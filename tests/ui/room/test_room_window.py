"""The control room's window: who needs somebody, with the keyboard, in every size."""

from __future__ import annotations

import threading
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from labeval.hub.errors import HubOffline
from labeval.jobs.room.feeds import Report, Snapshot, today
from labeval.jobs.room.wall import Need, Tile
from labeval.session.assignment.appointments import Appointment, Came
from labeval.store.disk.errors import RecordUnavailable
from labeval.ui.language import LanguageSwitch
from labeval.ui.room import day_plan
from labeval.ui.room.grid import columns_for
from labeval.ui.room.tile_view import TileView
from labeval.ui.room.window import RoomWindow
from labeval.ui.theme import DARK, LIGHT
from tests.support.sessions.room import WORDS, Room, busy_room
from tests.ui.room.conftest import Shown, Still

GONE = HubOffline("{address} is out of reach: {reason}", address="the hub", reason="no route")


def test_a_tile_says_all_of_it_on_screen_and_aloud(shown: Shown, room: Room) -> None:
    window = shown(Still(), *room.follow())
    asks, stuck, lost, runs, _, free = window.grid.views
    assert asks.drawn[:2] == ["50 s ago", "lab-4 · code-lab-4"]
    assert "?  Has a question" in asks.drawn and "asked 50 s ago" in asks.drawn
    assert "Page 2 of 8" in asks.drawn
    assert "✕  Connection lost" in lost.drawn and "no sign for 4:00 min" in lost.drawn
    assert "▲ No comments" in stuck.drawn and "✓  Running" in runs.drawn
    assert any(line.startswith("2 s ago: “This one says") for line in runs.drawn)
    assert free.drawn == ["lab-6", "○  Free", "no session in the last 12 hours"]
    assert runs.accessible_role == QAccessible.Role.Button
    spoken = QAccessible.queryAccessibleInterface(runs)
    name = spoken.text(QAccessible.Text.Name)
    assert name.startswith("lab-1. code-lab-1. Running. Page 3 of 8.") and f"“{WORDS}”" in name
    assert window._counts.text() == "1 asks, 1 stuck, 1 offline, 2 running, 1 idle"


def test_a_tile_with_room_has_the_page_in_outline_and_the_pace(shown: Shown, room: Room) -> None:
    window = shown(Still(), *room.follow(), size=(1920, 1080))
    asks, _, lost, *_, free = window.grid.views
    outlines = {view: QImage(view.grab().toImage()) for view in (asks, lost, free)}
    here = LIGHT.color("accent")

    def bars(view: TileView) -> int:
        """Points as blue as the bar of the page on screen, below the bar of all pages."""
        image = outlines[view]
        places = ((x, y) for x in range(0, image.width(), 4) for y in range(170, 300, 2))
        return sum(image.pixelColor(x, y) == here for x, y in places)

    assert bars(asks) > 100 > bars(lost) >= bars(free) == 0
    left = [line for line in asks.drawn if line.endswith(" left")]
    assert len(left) == 1 and left[0] in asks.accessibleName()
    assert any("s here · usually" in line for line in asks.drawn)
    asks.resize(300, 160)  # no room for the outline: the pace is next to the page's number
    image = asks.grab().toImage()
    blue = {y for y in range(40, 120) for x in range(20, 280) if image.pixelColor(x, y) == here}
    assert len(blue) >= 10
    assert any(line.startswith("50 s here · usually") and "left" in line for line in asks.drawn)


def test_old_words_do_not_look_like_new_ones(shown: Shown, room: Room) -> None:
    room.quiet["lab-1"] = 40
    view = next(v for v in shown(Still(), *room.follow()).grid.views if v.tile.station == "lab-1")
    view.grab()
    assert any(line.startswith("40 s ago: “This one says") for line in view.drawn)


def test_the_plan_of_the_day_is_on_the_wall_with_how_far_each_is(
    shown: Shown, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = shown(Still(), size=(1920, 1080))
    monkeypatch.setattr(day_plan, "minute_of_day", lambda: 11 * 60)
    day = today()
    plan = (
        Appointment(day, "09:00", "lab-1", "divo-nezi"),
        Appointment(day, "09:30", "lab-10", "tage-zape", "dqe"),
        Appointment(day, "10:00", "lab-2", "code-lab-2"),
        Appointment(day, "10:30", "lab-1", "code-lab-1"),
        Appointment(day, "11:15", "lab-2"),
    )
    came = {"divo-nezi": True, "code-lab-1": False, "code-lab-2": False}
    sessions = {code: [Came("", is_over)] for code, is_over in came.items()}
    window.show_snapshot(Snapshot(room.follow(), plan=plan, participants=sessions))
    strip = window.today
    assert strip.isVisible()
    strip.grab()
    assert "1 done, 1 running, 1 interrupted, 1 to come, 1 did not come" in strip.drawn
    assert strip.accessibleName().startswith("Today: 1 done, ")
    shown_at = [line for line in strip.drawn if "-" in line]
    assert shown_at == [
        *("lab-1", "✓ divo-nezi", "● code-lab-1", "lab-2", "✕ code-lab-2"),
        *("lab-10", "– tage-zape dqe"),
    ]
    assert "walks in" in strip.drawn
    window.resize(1280, 520)
    QApplication.processEvents()
    assert not strip.isVisible()
    window.show_snapshot(Snapshot(room.follow()))
    window.resize(1920, 1080)
    QApplication.processEvents()
    assert not strip.isVisible()


def test_no_hour_is_drawn_over_the_time_it_is_now(
    shown: Shown, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = shown(Still(), size=(1280, 720))
    monkeypatch.setattr(day_plan, "minute_of_day", lambda: 9 * 60 + 21)
    plan = tuple(Appointment(today(), time, "lab-1") for time in ("08:00", "20:00"))
    window.show_snapshot(Snapshot(room.follow(), plan=plan))
    window.today.grab()
    hours = [text for text in window.today.drawn if ":" in text]
    assert hours == ["9:21", "8:00", *(f"{hour}:00" for hour in range(10, 22))]


def test_one_of_a_kind_is_said_as_one_in_german(
    shown: Shown, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = shown(Still(), size=(1280, 720))
    LanguageSwitch(QApplication.instance()).use("de")
    monkeypatch.setattr(day_plan, "minute_of_day", lambda: 11 * 60)
    plan = (
        Appointment(today(), "10:30", "lab-1", "code-lab-1"),
        Appointment(today(), "11:30", "", "a-code"),
    )
    tiles = room.follow()
    window.show_snapshot(Snapshot(tiles, plan=plan, participants=room.wall.participants()))
    assert window.today.accessibleName() == "Heute: 1 läuft, 1 kommt noch"
    window.today.grab()
    assert "-" in window.today.drawn, "a lane for no station is as it was typed"


def test_a_plan_of_whoever_walks_in_has_no_counts_when_it_is_over(
    shown: Shown, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = shown(Still(), size=(1280, 720))
    monkeypatch.setattr(day_plan, "minute_of_day", lambda: 11 * 60)
    plan = (Appointment(today(), "09:00", "lab-1"),)
    window.show_snapshot(Snapshot(room.follow(), plan=plan))
    assert window.today.accessibleName() == "Today"


def test_who_was_at_a_station_before_is_not_the_next(
    shown: Shown, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = shown(Still())
    monkeypatch.setattr(day_plan, "minute_of_day", lambda: 11 * 60)
    plan = (
        Appointment(today(), "10:45", "lab-6", "divo-nezi"),
        Appointment(today(), "11:45", "lab-6", "wemi-sofa"),
    )
    window.show_snapshot(Snapshot(room.follow(), plan=plan))
    assert "10:45 · divo-nezi" in window._name.text()
    came = {"divo-nezi": [Came("", is_over=True)]}
    window.show_snapshot(Snapshot(room.follow(), plan=plan, participants=came))
    assert "11:45 · wemi-sofa" in window._name.text()


def test_arrows_go_between_tiles_and_enter_opens_the_last_events(shown: Shown, room: Room) -> None:
    window = shown(Still(), *room.follow())
    views = window.grid.views
    assert window.grid.columns == 3 and views[0].hasFocus()
    for key, there in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Down, 4),
        (Qt.Key.Key_Left, 3),
        (Qt.Key.Key_Up, 0),
        (Qt.Key.Key_Up, 0),
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_End, 5),
        (Qt.Key.Key_Right, 5),
        (Qt.Key.Key_Home, 0),
    ):
        QTest.keyClick(QApplication.focusWidget(), key)
        assert views[there].hasFocus(), key
    QTest.keyClick(views[0], Qt.Key.Key_Return)
    assert window.details.isVisible()
    lines = window.details.events.text().splitlines()
    assert lines[0] == "00:14  Question of the participant" and len(lines) <= 10
    QTest.keyClick(window.details, Qt.Key.Key_Escape)
    assert not window.details.isVisible()


def test_the_keyboard_stays_with_a_station_that_moves(shown: Shown, room: Room) -> None:
    window = shown(Still(), *room.follow())
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_End)
    (free,) = [view for view in window.grid.views if view.hasFocus()]
    room.labs["lab-1"].session.ask_question()
    window.show_snapshot(Snapshot(room.follow()))
    assert [view.tile.station for view in window.grid.views][:2] == ["lab-1", "lab-4"]
    assert free.hasFocus()


def test_a_chosen_tile_that_goes_says_that_the_keys_act_on_another(
    shown: Shown, room: Room
) -> None:
    window = shown(Still(), *room.follow())
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_End)
    window.show_snapshot(Snapshot(room.follow()))
    assert not window.report.isVisible()
    window.show_snapshot(Snapshot(room.follow()[:5]))
    assert window.report.text().endswith("lab-6 is gone; the keys act on another tile now.")
    assert window.report.isVisible() and window.grid.views[0].hasFocus()


def test_open_details_follow_their_tile_and_go_with_it(shown: Shown, room: Room) -> None:
    window = shown(Still(), *room.follow())
    window.grid.opened.emit("lab-1")
    room.labs["lab-1"].session.comment("and something new")
    window.show_snapshot(Snapshot(room.follow()))
    assert "Comment  and something new" in window.details.events.text().splitlines()[0]
    window.show_snapshot(Snapshot(room.follow()[:1]))
    assert not window.details.isVisible()


def test_a_hub_that_is_gone_is_said_and_the_tiles_stay(shown: Shown, room: Room) -> None:
    window = shown(Still(), *room.follow())
    assert not window.gone.isVisible()
    window.show_snapshot(Snapshot(room.follow(), GONE))
    assert "the hub is out of reach: no route" in window.gone.text()
    assert "each has its sessions on its own disk" in window.gone.text()
    assert window.gone.isVisible() and len(window.grid.views) == 6
    window.show_snapshot(Snapshot(room.follow()))
    assert not window.gone.isVisible()


def test_nothing_is_said_of_answers_that_the_room_cannot_see(shown: Shown, room: Room) -> None:
    """Of a study folder that cannot be read nobody knows here whether answers are saved."""
    window = shown(Still(has_stations=False), *room.follow())
    window.show_snapshot(Snapshot(room.follow(), RecordUnavailable("the folder is gone")))
    window.show_snapshot(Snapshot(room.follow()))
    window.check_silence(window._newest + 7)
    silent = window.gone.text()
    window._show_failure("the folder is gone")
    for said in (silent, window.gone.text()):
        assert "lose nothing" not in said and "its own disk" not in said
        assert said.endswith("Look at the participant's window: it says whether answers are saved.")


def test_a_dead_network_is_said_before_the_connection_is_given_up(shown: Shown, room: Room) -> None:
    window = shown(Still(), *room.follow())
    newest = window._newest
    window.check_silence(newest + 4)
    assert not window.gone.isVisible()
    window.check_silence(newest + 7)
    assert window.gone.isVisible() and window.gone.text().startswith("No answer for 7 s.")
    window.show_snapshot(Snapshot(room.follow()))
    assert not window.gone.isVisible()
    empty = shown(Still())
    empty.check_silence(empty._newest + 100)
    assert not empty.gone.isVisible()


class Speaking(Still):
    """A feed that reports the same, each time a test lets it."""

    def __init__(self, *tiles: Tile) -> None:
        super().__init__()
        self.tiles = tiles
        self.go = threading.Semaphore(0)

    def run(self, report: Report) -> None:
        while self.go.acquire() and report(Snapshot(self.tiles)):
            pass


def test_an_answer_in_which_nothing_is_new_is_an_answer(shown: Shown, qtbot: QtBot) -> None:
    feed = Speaking(Tile("lab-1", "lab-1", Need.WAITING))
    window = RoomWindow(feed, LIGHT, title="mulch")
    qtbot.addWidget(window)
    window.show()
    feed.go.release()
    qtbot.waitUntil(lambda: window.grid.isVisible())
    window.check_silence(window._newest + 100)
    assert window.gone.isVisible()
    feed.go.release()
    qtbot.waitUntil(lambda: not window.gone.isVisible())
    window.background.stop()
    feed.go.release()


def test_before_the_first_picture_the_room_says_that_it_reads(
    shown: Shown, qtbot: QtBot, qapp: QApplication
) -> None:
    window = RoomWindow(Still(), LIGHT, title="mulch")
    qtbot.addWidget(window)
    window.show()
    assert window.empty.isVisible()
    assert window.empty.text() == "Reading the sessions of the last 12 hours…"
    window.show_snapshot(Snapshot(()))
    assert "labeval hub join STUDY" in window.empty.text()


def test_a_hub_that_is_out_of_reach_from_the_start_has_no_advice_and_no_tiles(
    shown: Shown, qtbot: QtBot, qapp: QApplication
) -> None:
    window = RoomWindow(Still(), LIGHT, title="mulch")
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    window.show_snapshot(Snapshot((), GONE))
    assert window.gone.text().startswith("No answer yet: the hub is out of reach: no route.")
    assert "tiles" not in window.gone.text() and not window.empty.isVisible()
    QApplication.processEvents()
    assert window.gone.geometry().bottom() < 120 < window.height() - 120 < window._foot.y()
    window.show_snapshot(Snapshot(()))
    assert not window.gone.isVisible() and window.empty.isVisible()
    window.show_snapshot(Snapshot((), GONE))
    assert window.empty.isVisible() and window.gone.text().startswith("Nothing new since")


def test_a_feed_that_ends_by_an_error_is_said_and_stays_said(
    shown: Shown, room: Room, qtbot: QtBot
) -> None:
    class Ending(Still):
        def run(self, report: Report) -> None:
            raise ValueError("boom")

    window = RoomWindow(Ending(), LIGHT, title="mulch")
    qtbot.addWidget(window)
    window.show()
    window.background.settle()
    said = window.gone.text()
    assert window.gone.isVisible() and "No more news arrives: boom." in said
    assert not window.empty.isVisible()
    window.check_silence(window._newest + 100)
    window.retranslate()
    assert window.gone.text() == said and window.gone.isVisible()


def test_a_session_that_cannot_be_read_says_so_and_what_to_do(shown: Shown) -> None:
    unread = Tile("lab-1", "lab-1", Need.UNREADABLE, participant="kabe-vupi", quiet_s=50)
    window = shown(Still(), unread, Tile("lab-2", "lab-2", Need.WAITING))
    first = window.grid.views[0]
    first.grab()
    assert first.drawn == [
        "50 s ago",
        "lab-1 · kabe-vupi",
        "!  Cannot be read",
        "newer, or damaged",
    ]
    assert window._counts.text() == "1 cannot be read, 1 idle"
    window.grid.opened.emit("lab-1")
    assert "Install the newest labeval on this computer" in window.details.events.text()


def test_a_station_that_left_says_so(shown: Shown, room: Room) -> None:
    tile = next(tile for tile in room.follow() if tile.need is Need.LOST)
    window = shown(Still(), replace(tile, has_left=True))
    (view,) = window.grid.views
    view.grab()
    assert "✕  Has left the hub" in view.drawn and "4:00 min ago" in view.drawn


def test_an_empty_room_says_what_to_do(shown: Shown, room: Room) -> None:
    window = shown(Still())
    assert "labeval hub join STUDY" in window.empty.text() and not window.grid.isVisible()
    window.show_snapshot(Snapshot(room.follow()))
    assert window.grid.isVisible() and not window.empty.isVisible()
    folder = shown(Still(has_stations=False))
    assert "Start one in the home window" in folder.empty.text()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("stations", [6, 20])
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_tile_has_its_need_and_page_in_view(
    shown: Shown,
    tmp_path: Path,
    qapp: QApplication,
    size: tuple[int, int],
    stations: int,
    language: str,
) -> None:
    languages = LanguageSwitch(qapp)
    languages.use(language)
    room = busy_room(tmp_path, stations)
    window = shown(Still(), *room.follow(), size=size, theme=DARK)
    try:
        assert window.grid.verticalScrollBar().maximum() == 0
        for view in window.grid.views:
            view.grab()
            assert view.words is not None and view.words.place in [*view.drawn, ""]
            need = [line for line in view.drawn if line.endswith(view.words.need)]
            assert need, view.drawn
    finally:
        languages.use("en")
        room.close()


def test_tiles_keep_their_shape() -> None:
    wide = QSize(1888, 980)
    assert [columns_for(n, wide) for n in (1, 2, 6, 20)] == [1, 2, 3, 5]
    assert columns_for(20, QSize(420, 700)) <= 2


def test_closing_ends_the_feed(qtbot: QtBot) -> None:
    ended: list[bool] = []

    class Endless(Still):
        def run(self, report: Report) -> None:
            while report(Snapshot(())):
                pass
            ended.append(True)

    window = RoomWindow(Endless(), LIGHT, title="mulch")
    window.show()
    window.close()
    qtbot.waitUntil(lambda: bool(ended))


def test_a_tile_shows_how_loud_the_microphone_is(shown: Shown, room: Room) -> None:
    tile = next(tile for tile in room.follow() if tile.need is Need.RUNNING)
    window = shown(Still(), replace(tile, level=0.5), size=(1920, 1080))
    (view,) = [v for v in window.grid.findChildren(TileView) if v.tile is not None]
    view.grab()
    assert "sound 90 %" in view.drawn and "sound 90 %" in view.accessibleName()
    window.show_snapshot(Snapshot((tile,)))
    view.grab()
    assert not any("sound" in line for line in view.drawn)


def test_one_key_opens_the_moderators_window_where_the_record_is(shown: Shown, room: Room) -> None:
    tile = next(tile for tile in room.follow() if tile.need is Need.RUNNING)
    window = shown(Still(), tile)
    QTest.keyClick(window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    assert f"opens at {tile.station}" in window.report.text()
    asked: list[str] = []

    def opened(session: str) -> bool:
        asked.append(session)
        return True

    window._open_moderator = opened
    window.report.hide()
    QTest.keyClick(window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    assert asked == [tile.session] and window.report.isHidden()


def test_who_needs_somebody_is_announced_when_it_changes(
    shown: Shown, room: Room, heard: list[str]
) -> None:
    tiles = room.follow()
    calm = [tile for tile in tiles if tile.need in (Need.RUNNING, Need.WAITING)]
    window = shown(Still(), *calm)
    heard.clear()
    window.show_snapshot(Snapshot(tuple(calm)))
    assert heard == []
    window.show_snapshot(Snapshot(tuple(tiles)))
    assert len(heard) == 1 and heard[0].startswith("1 asks, ")
    assert "Has a question" in heard[0]
    window.show_snapshot(Snapshot(tuple(tiles), problem=GONE))
    assert len(heard) == 2 and heard[1] == window.gone.text()
    QTest.keyClick(window, Qt.Key.Key_X)
    assert "Letters and digits act with Ctrl held" in heard[2]
