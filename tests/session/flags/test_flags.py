"""Flags: each kind is raised when it should be, and not raised when it should not."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.session.events.events import MOVED_ON, Ending, Kind
from labeval.session.flags.all_flags import Flags, flags_of
from labeval.study.model.items import Item
from labeval.study.model.sessions.flag_thresholds import Flagging
from labeval.study.study import StudyContent
from tests.conftest import small_study

OFF = dict.fromkeys(Flagging.model_fields)
_FIXED = {"items": "fixed", "criteria": "fixed", "sides": "fixed"}


def worded(words: int = 120, *, read_to_end: bool = True, **flags: Any) -> StudyContent:
    """Eight texts of so many words; only the flags given are on."""
    blocks = {
        "dqe": {"method": "dqe", "order": _FIXED, "read_to_end": read_to_end},
        "ab": {"method": "ab", "order": _FIXED},
    }
    study = small_study(
        flags=OFF | flags,
        blocks=blocks,
        conditions=[{"id": b, "blocks": [b]} for b in blocks],
        procedure=[
            {"step": "text", "id": "welcome", "text": "Good to see you."},
            {"step": "for_each_block", "steps": [{"step": "rating", "id": "rating"}]},
        ],
    )
    texts = [" ".join([f"w{n}"] * words) for n in range(8)]
    return StudyContent(study=study, items=[Item(id=f"m{n}", text=t) for n, t in enumerate(texts)])


class Rated:
    """A session on its rating pages, with the clock in the test's hand."""

    def __init__(self, begin, kept, hand, content, condition="dqe") -> None:
        self.session = begin(content, condition)
        self._content, self._kept, self.hand = content, kept, hand
        self.session.go_on()

    def page(self, seconds: float, *values: str, comment: str = "") -> None:
        """Answer everything at once, stay so long, go on; values take turns."""
        for n, field in enumerate(self.session.fields()):
            value = values[n % len(values)] if values else field.options[n % 2]
            self.session.answer(field.id, value)
        if comment:
            self.session.comment(comment)
        self.hand.seconds += seconds
        self.session.go_on()

    def flags(self) -> list[Any]:
        return flags_of(self._content, self.session.state.plan, self._kept.events)


@pytest.fixture
def rated(begin, kept, hand):
    return lambda content, condition="dqe": Rated(begin, kept, hand, content, condition)


# 20 s for 120 words: Gienapp et al. 2025, section 3.2.3
@pytest.mark.parametrize(
    ("words", "seconds", "raised"),
    [(120, 19.9, 1), (120, 20.0, 0), (60, 9.9, 1), (60, 10.0, 0), (240, 39.9, 1), (240, 40, 0)],
)
def test_a_page_left_before_it_can_be_read_is_too_fast(rated, words, seconds, raised):
    person = rated(worded(words, too_fast={}))
    person.page(seconds)
    assert len(person.flags()) == raised


def test_too_fast_says_what_it_rests_on(rated):
    person = rated(worded(120, too_fast={"policy": "warn"}))
    person.page(5)
    (flag,) = person.flags()
    assert (flag.kind, flag.policy, flag.page, flag.pages) == (
        *("too_fast", "warn", "dqe-001"),
        ("dqe-001",),
    )
    assert flag.values == {"seconds": 5.0, "words": 120, "least": 20.0}
    assert flag.sentence == "5.0 s for 120 words; to read them takes 20.0 s at least"
    assert (flag.at_ms, flag.criterion) == (5000, "")


def test_time_away_from_the_page_is_no_reading_time(rated):
    person = rated(worded(120, too_fast={}))
    person.session.pause()
    person.hand.seconds += 60
    person.session.unpause()
    person.page(5)
    assert len(person.flags()) == 1


def test_texts_of_both_sides_count_and_known_ones_less(rated):
    person = rated(worded(120, too_fast={"known": 0.25}), "ab")
    assert person.session.page.items == ("m0", "m1")
    person.page(39)  # 240 new words need 40 s
    first = person.session.page.items
    new = len(set(first) - {"m0", "m1"})
    person.page(20 * new + 5 * (2 - new))
    assert [flag.page for flag in person.flags()] == [
        person.session.state.plan.steps[1].pages[0].id
    ]


def test_a_page_is_judged_when_it_is_first_left(rated):
    person = rated(worded(120, too_fast={}))
    person.page(30)
    person.session.go_back()
    person.hand.seconds += 1
    person.session.go_on()
    assert person.flags() == []


def test_the_same_point_on_all_criteria_of_three_pages_is_straight_lining(rated):
    person = rated(worded(straight_lining={}))
    for _ in range(2):
        person.page(60, "4")
    assert person.flags() == []
    person.page(60, "4")
    (flag,) = person.flags()
    assert flag.pages == ("dqe-001", "dqe-002", "dqe-003")
    assert flag.sentence == "“4” on every criterion of 3 pages in a row"
    person.page(60, "4")
    assert len(person.flags()) == 1  # one run, one flag


def test_a_page_that_is_left_again_is_no_further_page_of_a_row(rated):
    person = rated(worded(straight_lining={}))
    person.page(60, "4")
    person.page(60, "4")
    person.session.go_back()
    person.session.go_on()
    assert person.flags() == []
    person.page(60, "4")
    (flag,) = person.flags()
    assert flag.pages == ("dqe-001", "dqe-002", "dqe-003")


@pytest.mark.parametrize(
    "pages",
    [
        [("4",), ("4",), ("4", "4", "4", "3")],
        [("4",), ("4",), ("5",), ("4",)],
        [("4",), ("3", "4"), ("4",), ("4",)],
    ],
)
def test_answers_that_differ_anywhere_are_no_straight_lining(rated, pages):
    person = rated(worded(straight_lining={}))
    for values in pages:
        person.page(60, *values)
    assert person.flags() == []


def test_always_the_left_text_is_straight_lining_although_its_id_changes(rated):
    person = rated(worded(straight_lining={}), "ab")
    for _ in range(3):
        person.page(60, person.session.page.items[0])
    (flag,) = person.flags()
    assert flag.values["option"] == "A"


def test_a_long_silence_in_front_is_idle(rated):
    person = rated(worded(idle={"seconds": 60}))
    person.hand.seconds += 59
    person.session.answer("honesty", "3")
    assert person.flags() == []
    person.hand.seconds += 61
    person.session.answer("fluency", "3")
    (flag,) = person.flags()
    assert (flag.kind, flag.page, flag.values) == ("idle", "dqe-001", {"seconds": 61})


@pytest.mark.parametrize(
    "away", [(Kind.PAUSED, Kind.RESUMED), (Kind.WINDOW_LEFT, Kind.WINDOW_RETURNED)]
)
def test_a_pause_or_another_window_is_not_idle(rated, away):
    person = rated(worded(idle={"seconds": 60}))
    person.session.note(away[0])
    person.hand.seconds += 300
    person.session.note(away[1])
    assert person.flags() == []


def test_who_reads_the_welcome_for_long_is_not_idle(begin, kept, hand):
    content = worded(idle={"seconds": 60})
    session = begin(content, "dqe")
    hand.seconds += 300
    session.go_on()
    assert flags_of(content, session.state.plan, kept.events) == []


def test_an_answer_much_later_than_usual_is_a_hesitation(rated):
    person = rated(worded(hesitation={"times": 5, "after_answers": 6, "seconds": 15}))
    seconds = [30.0, 2, 4, 3, 30, 2, 4, 3, 30, 16]
    for n, wait in enumerate(seconds):
        if n and n % 4 == 0:
            person.session.go_on()
        person.hand.seconds += wait
        person.session.answer(person.session.fields()[n % 4].id, "3")
    (flag,) = person.flags()
    assert (flag.page, flag.criterion) == ("dqe-003", person.session.fields()[1].criterion)
    assert flag.values == {"seconds": 16.0, "median": 3.0}  # of 2, 4, 3, 2, 4, 3


@pytest.mark.parametrize(("wait", "raised"), [(14.9, 0), (15.1, 1)])
def test_a_short_answer_is_no_hesitation_however_quick_the_others_were(rated, wait, raised):
    person = rated(worded(hesitation={"times": 5, "after_answers": 3, "seconds": 15}))
    fields = person.session.fields()
    for field in fields:
        person.hand.seconds += 1
        person.session.answer(field.id, "3")
    person.session.go_on()
    person.session.answer(fields[0].id, "3")
    person.hand.seconds += wait
    person.session.answer(fields[1].id, "3")
    assert len(person.flags()) == raised


@pytest.mark.parametrize(("wait", "raised"), [(20.0, 0), (20.1, 1)])
def test_a_hesitation_is_longer_than_so_many_medians(rated, wait, raised):
    person = rated(worded(hesitation={"times": 5, "after_answers": 3, "seconds": 15}))
    fields = person.session.fields()
    person.session.answer(fields[0].id, "3")  # the first of a page counts apart
    for field in fields[1:]:
        person.hand.seconds += 4
        person.session.answer(field.id, "3")
    person.session.go_on()
    fields = person.session.fields()
    person.session.answer(fields[0].id, "3")
    person.hand.seconds += wait
    person.session.answer(fields[1].id, "3")
    assert len(person.flags()) == raised


def test_going_back_to_a_definition_again_and_again_is_flagged_for_its_criterion(rated):
    person = rated(worded(lookups={"times": 3}))
    for criterion in ("fluency", "clarity") * 4:
        person.session.note(Kind.DEFINITION_SHOWN, field=criterion)
    flags = person.flags()
    assert {flag.criterion for flag in flags} == {"fluency", "clarity"}
    assert all(flag.values == {"times": 3} for flag in flags)


def test_definitions_opened_count_for_the_criterion_in_hand(rated):
    person = rated(worded(lookups={"times": 2}))
    person.session.note(Kind.DEFINITION_SHOWN, field="clarity", value=MOVED_ON)
    for raised in ([], ["clarity"], ["clarity"]):
        person.session.note(Kind.DEFINITIONS_OPENED)
        assert [flag.criterion for flag in person.flags()] == raised


def test_moving_on_through_the_criteria_is_no_look_up(rated):
    person = rated(worded(lookups={"times": 1}))
    for criterion in ("correctness", "clarity", "fluency"):
        person.session.note(Kind.DEFINITION_SHOWN, field=criterion, value=MOVED_ON)
    for criterion in ("correctness", "clarity"):
        person.session.note(Kind.DEFINITION_SHOWN, field=criterion, value=MOVED_ON)
    assert person.flags() == []


def test_pages_in_a_row_without_a_comment(rated):
    person = rated(worded(no_comment={"pages": 3}))
    person.page(60)
    person.page(60)
    person.page(60, comment="Well said.")
    person.page(60)
    person.page(60)
    assert person.flags() == []
    person.page(60)
    (flag,) = person.flags()
    assert flag.pages == ("dqe-004", "dqe-005", "dqe-006")


def test_texts_that_do_not_fit_are_named_once_a_page(rated):
    person = rated(worded(overflow={}))
    person.session.note(Kind.OVERFLOW, items=["m0"])
    person.session.note(Kind.OVERFLOW, items=["m0"])
    (flag,) = person.flags()
    assert flag.sentence == "did not fit the screen: m0"


def test_a_page_that_was_not_read_is_flagged_once_however_often_it_is_left(rated):
    person = rated(worded(not_read={}, read_to_end=False))
    person.session.note(Kind.TEXT_TURNED, field="m0", value="1", parts=3)
    person.page(60)
    person.session.go_back()
    person.session.go_on()
    (flag,) = person.flags()
    assert flag.sentence == "not read to the end: m0"


@pytest.mark.parametrize(("seconds", "raised"), [(0.9, 0), (1.0, 1), (12.5, 1)])
def test_a_window_that_was_left_is_flagged_with_the_time_away(rated, seconds, raised):
    person = rated(worded(window_left={"seconds": 1}))
    person.session.note(Kind.WINDOW_LEFT)
    person.hand.seconds += seconds
    person.session.note(Kind.WINDOW_RETURNED)
    flags = person.flags()
    assert len(flags) == raised
    assert not flags or flags[0].values == {"seconds": seconds}


def test_a_window_that_never_returned_is_flagged_at_the_end(rated):
    person = rated(worded(window_left={}))
    person.session.note(Kind.WINDOW_LEFT)
    person.hand.seconds += 30
    person.session.end(Ending.ENDED_EARLY)
    assert [flag.kind for flag in person.flags()] == ["window_left"]


def test_null_turns_a_flag_off(rated):
    person = rated(worded())
    person.session.note(Kind.WINDOW_LEFT)
    person.hand.seconds += 600
    person.session.note(Kind.WINDOW_RETURNED)
    for _ in range(4):
        person.page(0.5, "3")
    assert person.flags() == []


def test_a_careful_person_gets_no_flag_by_the_usual_thresholds(rated):
    content = worded(**{kind: {} for kind in OFF})
    person = rated(content)
    for n in range(8):
        for k, field in enumerate(person.session.fields()):
            person.hand.seconds += 24 if k == 0 else 5 + k
            person.session.answer(field.id, str(1 + (n + k) % 5))
        person.session.comment("It stays with the question.")
        person.session.go_on()
    assert person.flags() == []


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 10_000))
def test_event_by_event_the_same_flags_are_raised_as_over_the_whole(seed):
    import random

    from labeval.session.events.events import Event
    from labeval.session.plan.plan import make_plan

    content, rng = worded(**{kind: {} for kind in OFF}), random.Random(seed)
    plan = make_plan(content, "dqe", 5, 0)
    events, at = [], 0
    for page in plan.steps[1].pages:
        at += rng.randrange(500, 250_000)
        events.append(Event(len(events) + 1, at, "", Kind.PAGE_SHOWN, page.id))
        for criterion in page.criteria:
            at += rng.randrange(500, 90_000)
            value = rng.choice("34")
            events.append(Event(len(events) + 1, at, "", Kind.ANSWER, page.id, criterion, value))
        events.append(Event(len(events) + 1, at, "", Kind.PAGE_LEFT, page.id, "", "next"))
    live = Flags(content, plan)
    raised = [flag for event in events for flag in live.apply(event)]
    assert raised == flags_of(content, plan, events)
    assert [flag.at_ms for flag in raised] == sorted(flag.at_ms for flag in raised)


def test_going_back_is_not_leaving_a_page_unread(rated):
    person = rated(worded(120, too_fast={}))
    person.page(30)
    person.hand.seconds += 1
    person.session.go_back()
    assert person.flags() == []


def test_a_page_of_two_criteria_shows_whether_all_are_answered_alike(rated):
    content = worded(straight_lining={"pages": 2})
    blocks = {"dqe": {"method": "dqe", "order": _FIXED, "criteria": ["honesty", "clarity"]}}
    study = content.study.model_dump(by_alias=True) | {
        "blocks": blocks,
        "conditions": [{"id": "dqe", "blocks": ["dqe"]}],
    }
    person = rated(StudyContent.model_validate({"study": study, "items": content.items}))
    person.page(30, "4")
    assert person.flags() == []
    person.page(30, "4")
    assert [flag.kind for flag in person.flags()] == ["straight_lining"]


def test_the_time_away_is_told_in_tenths_of_a_second(rated):
    person = rated(worded(window_left={}))
    person.session.note(Kind.WINDOW_LEFT)
    person.hand.seconds += 2.349
    person.session.note(Kind.WINDOW_RETURNED)
    (flag,) = person.flags()
    assert flag.values == {"seconds": 2.3}
