"""Lines of the plan of a day."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from labeval.session.assignment.appointments import (
    Appointment,
    Came,
    NotInPlan,
    attendances,
    lines_of,
    read_lines,
    stored,
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
        ("9:30\nnoon lab-1", "line 2: “noon” is not a time such as 9:30"),
        ("24:00", "“24:00” is not a time"),
        ("9:60", "“9:60” is not a time"),
        ("9:30 lab-3", "there is no station “lab-3”; there are lab-1, lab-2"),
        ("9:30 lab-1 a b c", "line 1: only time, station"),
        ("9:30 - " + "x" * 41, "line 1: only time, station"),
    ],
)
def test_what_is_no_appointment_is_named_with_its_line(text: str, why: str) -> None:
    with pytest.raises(NotInPlan) as refused:
        read_lines(text, DAY, stations=["lab-2", "lab-1"])
    assert why in str(refused.value)


def states(plan: list[Appointment], minute: int, *running: str, **came: list[Came]) -> str:
    """The first letters of the states, in the order of the plan."""
    return "".join(state.name[0] for _, state in attendances(plan, minute, came, running))


def at(hour: float, *, is_over: bool = True) -> Came:
    """A session that began then, here."""
    local = datetime.fromisoformat(DAY) + timedelta(hours=hour)
    return Came(local.astimezone(UTC).isoformat().replace("+00:00", "Z"), is_over)


def test_whoever_is_not_there_and_not_much_too_late_is_to_come() -> None:
    assert states(PLAN, 9 * 60 + 50) == "CCC" and states(PLAN, 9 * 60 + 51) == "MCC"
    assert states(PLAN, 12 * 60, **{"tolu-nami": [at(11, is_over=False)]}) == "MIO"


def test_whose_session_is_no_longer_followed_is_not_said_to_have_stayed_away() -> None:
    one, walks_in = Appointment(DAY, "08:00", "lab-1", "kabe"), Appointment(DAY, "08:00", "lab-1")
    assert [states([one], hour * 60) for hour in (7, 8, 9, 19, 20, 23)] == list("CCMMOO")
    assert states([walks_in], 9 * 60, "kabe", kabe=[at(8)]) == "O"
    assert states([one], 9 * 60, "kabe", kabe=[at(8, is_over=False)]) == "R"
    assert states([one], 7 * 60, kabe=[at(20)]) == "D"
    assert states([one], 9 * 60, "kabe") == "M", "no session of theirs is known"


def test_of_two_appointments_of_one_code_each_has_the_sessions_near_it() -> None:
    two = [Appointment(DAY, time, "lab-1", "kabe") for time in ("09:00", "14:00")]
    early, late = at(9.5, is_over=False), at(13)
    assert states(two, 10 * 60, kabe=[at(9)]) == "DC"
    assert states(two, 10 * 60, "kabe", kabe=[early]) == "RC"
    assert states(two, 14 * 60, "kabe", kabe=[at(14, is_over=False), at(9)]) == "DR"
    assert states(two, 14 * 60, "kabe", kabe=[late, early]) == "IR"
    assert states(two, 15 * 60, kabe=[late]) == "MD"
    for unknown in ("", "soon", "2026-11-24T08:00:00+99:00", "0001-01-01T00:00:00+14:00"):
        assert states(two, 10 * 60, kabe=[Came(unknown, is_over=False)]) == "II"


def test_a_stored_row_that_is_no_appointment_is_left_out() -> None:
    day, time, *others = DAY, "09:30", "lab-1", "kabe-vupi", "dqe"
    wrong = [
        *((day, wrong) for wrong in ("1:234", "29:00", "09:60", "9:30", "later", "")),
        *((wrong, time) for wrong in ("2026-13-01", "today", "", "20261124", "2026-02-30")),
    ]
    rows = [(day, time, *others), *((*one, *others) for one in wrong)]
    assert stored(rows) == [PLAN[0]]
