"""The plan of the day: kept on the hub by supervisors, in a folder as CSV, shown on the wall."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from labeval.hub.address import read_address
from labeval.hub.connection import hub_at
from labeval.hub.day_plan import change_plan, plan_of
from labeval.hub.errors import HubRefused
from labeval.hub.setting_up import Right, add_member
from labeval.jobs.room.feeds import HubFeed, today
from labeval.jobs.room.posting import HubPost
from labeval.session.assignment.appointments import Appointment
from labeval.store.disk.errors import StoreError
from labeval.store.erasing.erasure import erase
from labeval.store.record.day_plan import change_plan_in, plan_in
from labeval.ui.language import LanguageSwitch
from labeval.ui.room import day_plan
from labeval.ui.room.window import RoomWindow
from labeval.ui.theme import LIGHT
from tests.hub.conftest import Hub, Station

Make = Callable[..., Hub]
REFUSED = psycopg.errors.InsufficientPrivilege
DAY = "2026-11-24"
ONE = Appointment(DAY, "09:30", "lab-1", "P01", "dqe")
TWO = Appointment(DAY, "11:15", "lab-2", "P02")
OTHER_DAY = Appointment("2026-11-25", "09:00", "", "P01")
LONG = 20_000


def test_two_supervisors_change_one_plan_and_neither_overwrites_the_other(make: Make) -> None:
    hub = make()
    ada, ben = hub.station("supervisor"), hub.station("supervisor")
    with hub_at(ada.member.address) as first, hub_at(ben.member.address) as second:
        change_plan(first, OTHER_DAY.day, [], [OTHER_DAY])
        change_plan(first, DAY, [], [TWO])
        with pytest.raises(HubRefused, match="another supervisor has changed the plan"):
            change_plan(second, DAY, [], [ONE])
        assert plan_of(second, DAY) == [TWO]
        change_plan(second, DAY, [TWO], [TWO, ONE])
        assert plan_of(first, DAY) == [ONE, TWO]
        assert plan_of(first, OTHER_DAY.day) == [OTHER_DAY]
    written = hub.sql(
        "SELECT DISTINCT supervisor FROM labeval.appointment WHERE day = '" + DAY + "'"
    )
    assert written == ben.member.station


@pytest.mark.parametrize("right", ["station", "analyst"])
def test_only_supervisors_and_the_wall_know_the_plan(make: Make, right: Right) -> None:
    hub = make()
    ada, member = hub.station("supervisor"), hub.station(right)
    with hub_at(ada.member.address) as connection:
        change_plan(connection, DAY, [], [ONE])
    add_member(read_address(hub.address()), f"{hub.database}-wall", "observer")
    for name, may_read in ((member.member.station, False), (f"{hub.database}-wall", True)):
        with psycopg.connect(hub.address(name), autocommit=True) as connection:
            if may_read:
                assert connection.execute("SELECT time FROM labeval.appointment").fetchall()
            else:
                with pytest.raises(REFUSED):
                    connection.execute("SELECT * FROM labeval.appointment")
            with pytest.raises(REFUSED):
                connection.execute("DELETE FROM labeval.appointment")
            with pytest.raises(REFUSED):
                connection.execute(
                    "INSERT INTO labeval.appointment (day, time, station, participant, condition) "
                    "VALUES ('2026-11-24', '09:00', '', '', '')"
                )


def test_an_erasure_takes_the_participant_out_of_the_plan(make: Make) -> None:
    hub = make()
    one, ada = hub.station(), hub.station("supervisor")
    one.run(1)
    one.sync()
    with hub_at(ada.member.address) as connection:
        change_plan(connection, DAY, [], [ONE, TWO])
        change_plan_in(one.folder.day_plan, DAY, [], [ONE, TWO])
        erase(one.folder, "P01")
        one.sync()
        assert plan_of(connection, DAY) == [TWO] == plan_in(one.folder.day_plan)


def test_in_a_folder_the_plan_is_a_table_that_any_program_reads(tmp_path: Path) -> None:
    file = tmp_path / "day-plan.csv"
    change_plan_in(file, DAY, [], [TWO])
    change_plan_in(file, OTHER_DAY.day, [], [OTHER_DAY])
    with pytest.raises(StoreError, match="somebody else"):
        change_plan_in(file, DAY, [], [ONE])
    change_plan_in(file, DAY, [TWO], [ONE])
    assert plan_in(file) == [ONE, OTHER_DAY]
    assert file.read_text().splitlines() == [
        "participant,day,time,station,condition",
        "P01,2026-11-24,09:30,lab-1,dqe",
        "P01,2026-11-25,09:00,,",
    ]
    file.write_text(file.read_text() + "not,a,row\nP03,2026-11-24,later,,\n")
    assert plan_in(file) == [ONE, OTHER_DAY]


def opened(hub: Hub, qtbot: QtBot, role: str) -> RoomWindow:
    address = read_address(hub.address(role))
    window = RoomWindow(HubFeed(address), LIGHT, title="mulch", post=HubPost(address))
    qtbot.addWidget(window, before_close_func=lambda w: w.close())
    window.show()
    qtbot.waitUntil(lambda: bool(window.grid.views), timeout=LONG)
    return window


def test_the_plan_is_changed_in_the_room_and_the_next_is_on_the_idle_station(
    make: Make, qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(day_plan, "minute_of_day", lambda: 9 * 60)
    LanguageSwitch(qapp).use("en")
    hub = make()
    idle: Station = hub.station()
    name = idle.member.station
    add_member(read_address(hub.address()), f"{hub.database}-ada", "supervisor")
    add_member(read_address(hub.address()), f"{hub.database}-wall", "observer")
    ada, wall = (opened(hub, qtbot, f"{hub.database}-{who}") for who in ("ada", "wall"))
    for window in (ada, wall):
        control = Qt.KeyboardModifier.ControlModifier
        QTest.keyClick(window.grid.views[0], Qt.Key.Key_P, control)
    assert wall.acting.plan.dialog.lines.isReadOnly()
    dialog = ada.acting.plan.dialog
    dialog.lines.setPlainText(f"9:30 {name} tolu-nami\n9:20 lab-99")
    QTest.keyClick(dialog, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert "line 2: there is no station “lab-99”" in dialog.problem.text() and dialog.isVisible()
    dialog.lines.setPlainText(f"9:30 {name} tolu-nami\n9:20 - - dqe")
    QTest.keyClick(dialog, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: not dialog.isVisible(), timeout=LONG)
    qtbot.waitUntil(lambda: wall.grid.views[0]._action == "Next: 09:30 · tolu-nami", timeout=LONG)
    wall.grid.views[0].grab()
    assert "→  Next: 09:30 · tolu-nami" in wall.grid.views[0].drawn
    assert wall._name.text() == "mulch · Next: 09:20 · walks in · dqe"
    with psycopg.connect(hub.address(), autocommit=True) as connection:
        rows = connection.execute("SELECT day, time, station, participant FROM labeval.appointment")
        assert (today(), "09:30", name, "tolu-nami") in rows.fetchall()
