"""Lines of the plan of a day."""

from __future__ import annotations

import pytest

from labeval.session.assignment.appointments import (
    Appointment,
    Attendance,
    NotInPlan,
    attendance_of,
    lines_of,
    next_at,
    read_lines,
)

DAY = "2026-11-24"
PLAN = [
    Appointment(DAY, "09:30", "lab-1", "kabe-vupi", "dqe"),
    Appointment(DAY, "11:15", "lab-2", "tolu-nami"),
    Appointment(DAY, "11:20"),
]


def test_lines_come_back_in_the_order_of_time() -> None:
    text = "11:20\n\n 11.15 lab-2  tolu-nami\n9:30 lab-1 kabe-vupi dqe"
    assert read_lines(text, DAY, stations=["lab-1", "lab-2"]) == PLAN
    assert lines_of(reversed(PLAN)).splitlines() == [
        *("09:30 lab-1 kabe-vupi dqe", "11:15 lab-2 tolu-nami -", "11:20 - - -")
    ]
    assert read_lines(lines_of(PLAN), DAY, stations=[]) == PLAN


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("9:30\nnoon lab-1", "line 2: “noon” is no time such as 9:30"),
        ("24:00", "“24:00” is no time"),
        ("9:60", "“9:60” is no time"),
        ("9:30 lab-3", "there is no station “lab-3”; there are lab-1, lab-2"),
        ("9:30 lab-1 a b c", "line 1: time, station"),
        ("9:30 - " + "x" * 41, "line 1: time, station"),
    ],
)
def test_what_is_no_appointment_is_named_with_its_line(text: str, why: str) -> None:
    with pytest.raises(NotInPlan) as refused:
        read_lines(text, DAY, stations=["lab-2", "lab-1"])
    assert why in str(refused.value)


def test_the_next_is_the_first_who_is_not_there_and_not_much_too_late() -> None:
    def coming(minute: int, begun: list[str], station: str | None = None) -> str:
        found = next_at(PLAN, minute, begun=begun, station=station)
        return found.time if found else ""

    assert coming(9 * 60, []) == "09:30"
    assert coming(9 * 60, ["kabe-vupi"]) == "11:15"
    assert coming(9 * 60 + 50, []) == "09:30" and coming(9 * 60 + 51, []) == "11:15"
    assert coming(9 * 60, [], "lab-2") == "11:15" and coming(9 * 60, [], "lab-9") == ""
    assert coming(11 * 60 + 15, ["tolu-nami"]) == "11:20" and coming(12 * 60, []) == ""


def test_whose_session_is_no_longer_followed_is_not_said_to_have_stayed_away() -> None:
    one, walks_in = Appointment(DAY, "08:00", "lab-1", "kabe"), Appointment(DAY, "08:00", "lab-1")
    found = [attendance_of(one, hour * 60, {}, set()) for hour in (7, 8, 9, 19, 20, 23)]
    assert found == [
        *[Attendance.COMING] * 2,
        *[Attendance.MISSED] * 2,
        *[Attendance.OPEN] * 2,
    ]
    assert attendance_of(walks_in, 9 * 60, {"kabe": True}, {"kabe"}) is Attendance.OPEN
    assert attendance_of(one, 9 * 60, {"kabe": False}, {"kabe"}) is Attendance.RUNNING
    assert attendance_of(one, 7 * 60, {"kabe": True}, set()) is Attendance.DONE
