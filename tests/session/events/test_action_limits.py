"""Actions and events that are refused because a value is out of bounds."""

from __future__ import annotations

import pytest

from labeval.session.events import actions
from labeval.session.events.boot_clock import BOOT, BootReading, system_boot_clock
from labeval.session.events.not_now import NotNow
from labeval.session.events.window_size import is_drawable
from labeval.study.model.sessions.moderation import MESSAGE_LENGTH


def test_a_message_has_as_many_characters_as_there_is_room_for() -> None:
    assert actions.send_message("p", "x" * MESSAGE_LENGTH).value == "x" * MESSAGE_LENGTH
    with pytest.raises(ValueError, match="at most"):
        actions.send_message("p", "x" * (MESSAGE_LENGTH + 1))
    with pytest.raises(ValueError, match="at most"):
        actions.answer_question("p", 1, text="x" * (MESSAGE_LENGTH + 1))


@pytest.mark.parametrize(
    ("value", "drawable"), [("1280x720", True), ("0x720", False), ("1280x0", False), ("x", False)]
)
def test_a_size_has_two_sides_that_are_not_zero(value: str, drawable: bool) -> None:
    assert is_drawable(value) is drawable


def test_a_screen_without_a_comment_takes_none(begin, content) -> None:
    with pytest.raises(NotNow, match="no comment"):
        begin(content, content.study.conditions[0].id).comment("words")


def test_time_is_extended_by_a_minute_at_least() -> None:
    assert actions.extend_time("p", 1).value == "1"
    with pytest.raises(ValueError, match="one minute"):
        actions.extend_time("p", 0)


def test_an_action_tells_when_it_was_done_by_the_clock_that_nobody_can_set() -> None:
    clock = system_boot_clock()
    action = actions.remind_to_comment("p")
    if clock is None:
        assert BOOT not in action.data
        return
    before = BootReading.of(action.data)
    assert before is not None and before.boot == clock.read(action.id).boot
    assert 0 <= clock.read(action.id).ms - before.ms < 60_000
