"""Parts of a page's texts that were on screen; a page is left only when all of them were."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labeval.session.events.events import Event, Kind
from labeval.session.events.not_now import NotNow
from labeval.session.flags.all_flags import flags_of
from labeval.session.robots.robot import Character, Robot, latent_quality
from labeval.session.state.text_exposure import SOURCE, TextShown, shown_after, unread
from labeval.study.study import StudyContent
from tests.conftest import small_items, small_study


def laid_out(**shown: list[int]) -> Event:
    items = [item for item, (_, parts) in shown.items() if parts > 1]
    return Event(1, 0, "", Kind.OVERFLOW, "p", data={"items": items, "shown": shown})


def turned(item: str, part: int, parts: int, **data: object) -> Event:
    return Event(2, 0, "", Kind.TEXT_TURNED, "p", item, str(part), {"parts": parts, **data})


def after(*events: Event):
    shown = {}
    for event in events:
        shown = shown_after(shown, event)
    return shown


def test_a_text_is_read_when_its_last_part_was_on_screen():
    events = [laid_out(a=[1, 3], b=[1, 2])]
    assert unread(after(*events), ["a", "b", "c"]) == ("a", "b")
    events += [turned("b", 2, 2), turned("a", 2, 3)]
    assert unread(after(*events), ["a", "b", "c"]) == ("a",)
    events += [turned("a", 1, 3), turned("a", 2, 3), turned("a", 3, 3), turned("a", 1, 3)]
    assert unread(after(*events), ["a", "b", "c"]) == ()


def test_another_size_of_the_window_keeps_the_share_that_was_seen():
    shown = after(laid_out(a=[1, 4]), turned("a", 2, 4), laid_out(a=[1, 2]))
    assert shown["a"].seen == 0.5 and shown["a"].is_unread
    assert not after(laid_out(a=[1, 4]), laid_out(a=[1, 1]))["a"].is_unread


def test_a_text_behind_another_one_is_unread_until_it_comes_to_the_front():
    events = [laid_out(a=[1, 1], b=[0, 1])]
    assert unread(after(*events), ["a", "b"]) == ("b",)
    shown = after(*events, turned("b", 1, 1, alone=True))
    assert unread(shown, ["a", "b"]) == ()
    assert (shown["a"].part, shown["b"].part) == (0, 1)


def test_the_source_is_followed_and_stands_for_no_text_to_rate():
    shown = after(
        Event(1, 0, "", Kind.OVERFLOW, "p", data={"items": [], "shown": {SOURCE: [1, 2]}})
    )
    assert shown[SOURCE].is_unread and unread(shown, ["a"]) == ()


def test_an_older_record_that_does_not_tell_leaves_nothing_to_read():
    old = Event(1, 0, "", Kind.OVERFLOW, "p", data={"items": ["a"]})
    assert after(old)["a"].seen is None and unread(after(old), ["a"]) == ()
    assert after(old, turned("a", 1, 2))["a"].seen is None


@given(
    parts=st.integers(2, 9),
    steps=st.lists(st.sampled_from([-1, 1]), max_size=30),
)
def test_only_going_to_the_last_part_reads_a_text(parts, steps):
    part, furthest = 1, 1
    events = [laid_out(a=[1, parts])]
    for step in steps:
        if 1 <= part + step <= parts:
            part += step
            furthest = max(furthest, part)
            events.append(turned("a", part, parts))
    assert (unread(after(*events), ["a"]) == ()) == (furthest == parts)


@pytest.fixture
def at_page(begin):
    """A session at its first rating page, answered, with one text that is shown in parts."""

    def make(*, required: bool):
        study = small_study()
        blocks = {"dqe": study.blocks["dqe"].model_copy(update={"read_to_end": required})}
        study = study.model_copy(update={"blocks": {**study.blocks, **blocks}})
        content = StudyContent(study=study, items=small_items())
        session = begin(content, "dqe")
        robot = Robot(
            Character(0.3, 0.0, 1.0, careless=False), latent_quality(content, 1), random.Random(1)
        )
        while session.page is None:
            if session.state.current.kind == "consent":
                session.give_consent(robot.consents(session.step_in_file()))
            else:
                session.go_on()
        for field, value in robot.answers(session):
            session.answer(field, value)
        item = session.page.items[0]
        session.note(Kind.OVERFLOW, items=[item], shown={item: [1, 3]})
        return session, item

    return make


def test_a_page_is_left_only_when_its_text_was_on_screen_to_the_end(at_page, kept):
    session, item = at_page(required=True)
    first = session.state.screen_id
    for part in ("2", "3"):
        assert session.unread_texts() == (item,)
        with pytest.raises(NotNow, match="a part of a text"):
            session.go_on()
        session.note(Kind.TEXT_TURNED, field=item, value=part, parts=3)
    session.go_on()
    assert session.state.screen_id != first
    flags = flags_of(session.content, session.header.plan, kept.events)
    assert not [flag for flag in flags if flag.kind == "not_read"]


def test_a_study_may_leave_it_to_the_participant_and_a_flag_says_so(at_page, kept):
    session, item = at_page(required=False)
    page = session.state.screen_id
    session.note(Kind.TEXT_TURNED, field=item, value="2", parts=3)
    session.go_on()
    flags = flags_of(session.content, session.header.plan, kept.events)
    (flag,) = [flag for flag in flags if flag.kind == "not_read"]
    assert (flag.pages, flag.sentence) == ((page,), f"not read to the end: {item}")


def test_what_is_laid_out_without_its_parts_is_whole_on_screen_as_far_as_older_records_know():
    event = Event(1, 0, "", Kind.OVERFLOW, "p", data={"items": ["a"]})
    assert shown_after({}, event) == {"a": TextShown(1, 1, None)}
