"""Parts of what a supervisor follows: what changed, what is expected, and what comes next."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from labeval.session.events import actions
from labeval.session.events.events import MOVED_ON, Event, Kind
from labeval.session.flags.flag import FlagKind
from labeval.session.monitor.changes import Changes
from labeval.session.monitor.moments import moments
from labeval.session.monitor.monitor import SessionMonitor, Usual
from labeval.session.monitor.notes import SupervisorLog
from labeval.session.monitor.page_timing import NextBreak, Remaining, next_break
from labeval.session.robots.robot import Character, Robot, latent_quality
from labeval.session.running.session import Session
from labeval.session.state.pastes import pasted_events
from labeval.session.state.recordings import recordings_of
from labeval.study.study import StudyContent
from tests.conftest import small_items, small_study
from tests.session.conftest import HandClock
from tests.support.studies.attention_study import block, training
from tests.support.studies.attention_study import content_with as attention_content

UTC = "2026-03-01T09:00:00.000Z"
HESITATION = {"times": 5, "after_answers": 3, "seconds": 15}


def content_with(**changes: object) -> StudyContent:
    return StudyContent(study=small_study(**changes), items=small_items())


def event(seq: int, kind: Kind, page: str = "", value: str = "", **data: object) -> Event:
    return Event(seq, seq, UTC, kind, page, value=value, data=data)


@pytest.fixture
def rating(begin):
    """A session at its first rating page."""

    def rating(content: StudyContent, condition: str = "dqe") -> Session:
        session = begin(content, condition)
        session.go_on()
        session.give_consent({"rating": True})
        return session

    return rating


@pytest.fixture
def monitor(kept):
    """The monitor of the session begun so far."""

    def monitor(content: StudyContent) -> SessionMonitor:
        followed = SessionMonitor(kept.headers[0], content, Usual())
        for each in kept.events:
            followed.apply(each)
        return followed

    return monitor


def test_a_text_that_does_not_fit_is_listed_and_one_behind_a_tab_is_not():
    cut = event(1, Kind.OVERFLOW, "p", items=["m1"])
    behind = event(2, Kind.OVERFLOW, "p", items=[])
    answer = event(3, Kind.ANSWER, "p", "4")
    changes = Changes()
    for each in (cut, behind, answer):
        changes.apply(each)
    assert [change.event for change in changes.newest] == [cut, answer]


def answer(at_ms: int, value: str) -> Event:
    return Event(at_ms, at_ms, UTC, Kind.ANSWER, "p", "honesty", value)


def test_a_change_says_from_what_and_how_long_that_had_been_kept():
    changes = Changes()
    for each in (answer(1000, "4"), answer(5000, "4"), answer(9000, "2"), answer(10_000, "")):
        changes.apply(each)
    found = [(change.before, change.after_ms) for change in changes.newest]
    assert found == [("", 0), ("", 4000), ("4", 4000), ("2", 1000)]
    assert changes.changed_fields == {"p": {"honesty"}}


def test_an_answer_that_is_given_again_is_not_a_changed_one():
    changes = Changes()
    for each in (answer(1000, "4"), answer(5000, "4"), answer(6000, "")):
        changes.apply(each)
    assert changes.changed_fields == {}


def test_pastes_are_those_into_the_response_and_nothing_else():
    into, other = event(1, Kind.PASTED, "w1"), event(2, Kind.PASTED, "w2")
    assert list(pasted_events([into, other, event(3, Kind.REVISED, "w1")], "w1")) == [into]


def test_a_recording_counts_its_pauses_losses_and_overflows():
    kinds = [
        *(Kind.AUDIO_STARTED, Kind.AUDIO_PAUSED, Kind.AUDIO_PAUSED, Kind.AUDIO_RESUMED),
        *(Kind.AUDIO_OVERFLOW, Kind.AUDIO_OVERFLOW, Kind.AUDIO_OVERFLOW, Kind.AUDIO_LOST),
    ]
    events = [event(n, kind, value="s-01") for n, kind in enumerate(kinds, 1)]
    untouched = event(9, Kind.AUDIO_STARTED, value="s-02")
    first, second = recordings_of([*events, untouched])
    assert (first.pauses, first.overflows, first.lost) == (2, 3, 1)
    assert (second.pauses, second.overflows, second.lost) == (0, 0, 0)


def test_a_note_is_shown_before_the_session_has_taken_it_up_and_a_message_is_not(rating, monitor):
    content = content_with()
    page = rating(content).state.screen_id
    followed = monitor(content)
    note = actions.new_id()
    followed.expect(actions.note(page, "reads aloud", note=note), 5000)
    followed.expect(actions.send_message(page, "Take your time."), 5000)
    (noted,) = followed.log.notes.values()
    assert (noted.text, noted.page) == ("reads aloud", page)
    assert not followed.log.refused
    before = list(followed.changes.newest)
    assert [change.event.kind for change in before].count(Kind.NOTE) == 0


def test_a_page_is_marked_with_nothing_until_something_happens_on_it(rating, monitor):
    content = content_with()
    session = rating(content)
    session.note(Kind.DEFINITION_SHOWN, field="honesty")
    first, *others = monitor(content).marks.all
    assert (first.shown, first.changed, first.commented, first.left_seq) == (True, 0, False, 0)
    assert all((m.shown, m.lookups, m.changed) == (False, 0, 0) for m in others)


@pytest.mark.parametrize(
    ("answer_s", "too_short_ms", "long_ms", "values"),
    [
        (0.1, 14_999, 15_000, {"seconds": 15, "median": 0.1}),  # the least time of the rule
        (200.0, 1_000_000, 1_000_001, {"seconds": 1000, "median": 200.0}),  # five medians
    ],
)
def test_waiting_much_longer_than_usual_is_a_hesitation_in_seconds(
    rating, monitor, hand, answer_s, too_short_ms, long_ms, values
):
    content = content_with(flags={"hesitation": HESITATION, "idle": None})
    session = rating(content)
    for field in session.fields():
        hand.seconds += answer_s
        session.answer(field.id, "3")
    session.go_on()
    session.answer(session.fields()[0].id, "3")
    now = round(hand.seconds * 1000)
    followed = monitor(content)
    assert not list(followed.notices_now(now + too_short_ms))
    (notice,) = followed.notices_now(now + long_ms)
    assert notice.kind is FlagKind.HESITATION
    assert notice.values == values
    assert notice.at_ms == now


def test_each_look_up_of_a_definition_counts_and_moving_on_does_not(rating, monitor):
    content = content_with()
    session = rating(content)
    session.note(Kind.DEFINITION_SHOWN, field="honesty", value=MOVED_ON)
    session.note(Kind.DEFINITION_SHOWN, field="honesty")
    session.note(Kind.DEFINITIONS_OPENED)
    for value in ("2", "3", "3"):
        session.answer(session.fields()[0].id, value)
    first, *_ = monitor(content).marks.all
    assert (first.lookups, first.changed) == (2, 1)


def test_where_no_rule_or_no_page_asks_for_it_nobody_hesitates(rating, monitor, begin, hand):
    content = content_with(flags={"hesitation": None, "idle": None})
    rating(content)
    assert not list(monitor(content).notices_now(10**9))
    content = content_with(flags={"hesitation": HESITATION, "idle": None})
    session = begin(content, "dqe")
    assert session.page is None
    assert not list(monitor(content).notices_now(10**9))


def test_what_remains_is_unknown_until_a_page_was_timed_here_or_elsewhere(rating, monitor, kept):
    content = content_with()
    rating(content)
    assert monitor(content).outlook(0).remaining is None
    usual = SessionMonitor(kept.headers[0], content, Usual({"dqe": 20_000}, 3))
    for each in kept.events:
        usual.apply(each)
    assert usual.outlook(0).remaining.ms == 8 * 20_000


def test_the_next_break_is_the_blocks_or_the_next_step_of_rest(rating, hand):
    blocks = {"ab": {"method": "ab", "breaks": {"after_pages": 14, "seconds": 5}}}
    step = {"step": "break", "id": "rest", "text": "Rest.", "seconds": 30}
    ratings = {"step": "for_each_block", "steps": [{"step": "rating", "id": "rating"}]}
    content = content_with(
        blocks=blocks | {"dqe": {"method": "dqe"}},
        conditions=[{"id": "dqe", "blocks": ["dqe"]}, {"id": "ab", "blocks": ["ab"]}],
        procedure=[
            {"step": "text", "id": "welcome", "text": "Good to see you."},
            {"step": "consent", "id": "consent", "version": "1", "text": "May we?",
             "asks": [{"id": "rating", "text": "My ratings", "required": True}],
             "declined": "Nothing has been stored."},
            ratings,
            step,
            {"step": "text", "id": "thanks", "text": "Thanks."},
        ],
    )  # fmt: skip
    pairs = rating(content, "ab")
    assert next_break(pairs.state, content, 0) == NextBreak(pages=14)
    for field in pairs.fields():
        pairs.answer(field.id, pairs.page.items[0])
    pairs.go_on()
    assert next_break(pairs.state, content, 0) == NextBreak(pages=13)
    singles = rating(content, "dqe")
    assert next_break(singles.state, content, 0) == NextBreak(pages=8)
    for field in singles.fields():
        singles.answer(field.id, "3")
    singles.go_on()
    assert next_break(singles.state, content, 0) == NextBreak(pages=7)


def test_a_robot_calls_a_pair_a_tie_only_where_its_texts_are_nearly_as_good(rating):
    content = content_with()
    session = rating(content, "ab")
    first, second = session.page.items
    field = session.fields()[0]
    found = []
    for difference in (0.1, 0.6, -0.6):
        quality = latent_quality(content, 1)
        quality[first, field.criterion] = 0.0
        quality[second, field.criterion] = difference
        robot = Robot(Character(0.0, 0.0, 1.0, careless=False), quality, random.Random(1))
        found.append(dict(robot.answers(session))[field.id])
    assert found[1:] == [second, first] and found[0] not in (first, second)


def test_of_a_comment_that_is_being_typed_only_its_newest_state_is_listed():
    given = event(1, Kind.ANSWER, "p", "4")
    first, second = event(2, Kind.COMMENT, "p", "It"), event(3, Kind.COMMENT, "p", "It rhymes")
    elsewhere = event(4, Kind.COMMENT, "q", "So does this")
    changes = Changes()
    for each in (given, first, second, elsewhere):
        changes.apply(each)
    assert [change.event for change in changes.newest] == [given, second, elsewhere]


def test_a_question_that_was_asked_and_an_own_one_can_be_taken_back():
    log = SupervisorLog()
    for kind, value in (
        (Kind.INTERVIEW_ASKED, "asked"),
        (Kind.INTERVIEW_NOTE, "by the sound"),
        (Kind.INTERVIEW_QUESTION, "What about rhymes?"),
    ):
        log.apply(Event(1, 7000, UTC, kind, field="how", value=value))
    assert log.interview["how"].asked_ms == 7000
    assert log.own_questions == {"how": "What about rhymes?"}
    for kind in (Kind.INTERVIEW_ASKED, Kind.INTERVIEW_QUESTION):
        log.apply(Event(2, 9000, UTC, kind, field="how"))
    assert log.interview["how"].asked_ms is None
    assert log.interview["how"].note == "by the sound"
    assert log.own_questions == {}


def test_the_criterion_is_the_one_whose_definition_was_shown_last(rating, monitor):
    content = content_with()
    session = rating(content)
    for name in ("honesty", "clarity"):
        session.note(Kind.DEFINITION_SHOWN, field=name)
    session.answer("honesty", "3")
    assert monitor(content).current_criterion == "clarity"


def rate(session: Session, hand: HandClock, seconds: float) -> None:
    """Answer all of the page on screen, stay so long, go on."""
    for field in session.fields():
        session.answer(field.id, "3")
    hand.seconds += seconds
    session.go_on()


def test_what_remains_is_the_usual_time_of_each_page_less_what_was_spent(rating, monitor, hand):
    content = content_with()
    session = rating(content)
    hand.seconds = 0
    rate(session, hand, 40)
    hand.seconds += 10
    session.note(Kind.DEFINITION_SHOWN, field="honesty")
    now = round(hand.seconds * 1000)
    assert monitor(content).outlook(now).remaining == Remaining(7 * 40_000 - 10_000, is_whole=True)


@pytest.mark.parametrize(
    ("limits", "left_ms"),
    [({"pages": 3}, 2 * 40_000 - 10_000), ({"minutes": 2}, 70_000), ({"minutes": 90}, 270_000)],
)
def test_what_a_limit_keeps_from_coming_does_not_remain(rating, monitor, hand, limits, left_ms):
    # The participant's page counts to the limit; another end next to it was a contradiction.
    content = content_with(limits=limits)
    session = rating(content)
    hand.seconds = 0
    rate(session, hand, 40)
    hand.seconds += 10
    session.note(Kind.DEFINITION_SHOWN, field="honesty")
    now = round(hand.seconds * 1000)
    assert monitor(content).outlook(now).remaining == Remaining(left_ms, is_whole=True)


def test_a_page_that_takes_longer_than_usual_shortens_no_other(rating, monitor, hand):
    content = content_with()
    session = rating(content)
    rate(session, hand, 40)
    hand.seconds += 500
    session.note(Kind.DEFINITION_SHOWN, field="honesty")
    now = round(hand.seconds * 1000)
    assert monitor(content).outlook(now).remaining == Remaining(6 * 40_000, is_whole=True)


def test_a_page_that_is_left_twice_has_one_time(rating, monitor, hand):
    content = content_with()
    session = rating(content)
    for seconds in (40, 20):
        rate(session, hand, seconds)
    session.go_back()
    rate(session, hand, 60)
    now = round(hand.seconds * 1000)
    # 40 s, 80 s, and 0 s of the page that was gone back from; with the 20 s of the first visit
    # among them the median would be 30 s
    assert monitor(content).outlook(now).remaining.ms == 6 * 40_000


def test_the_break_after_a_training_is_as_far_as_its_first_round(begin):
    settings = block("dqe", **training(3, **{"pass": 0.75, "tries": 3}))
    made = attention_content(settings).study.model_dump(by_alias=True)
    rest = {"step": "break", "id": "rest", "text": "Rest.", "seconds": 30}
    steps = [
        {"step": "text", "id": "welcome", "text": "Good to see you."},
        {"step": "training", "id": "train", "block": "block"},
        rest,
    ]
    study = made | {"procedure": steps}
    items = attention_content(settings).items
    content = StudyContent.model_validate({"study": study, "items": items})
    session = begin(content, "block")
    assert next_break(session.state, content, 0) == NextBreak(pages=3)


def test_how_a_page_looks_is_no_change_of_what_somebody_thinks():
    changes = Changes()
    for n, kind in enumerate((Kind.APPEARANCE, Kind.WINDOW_SIZED, Kind.STEP_SHOWN), start=1):
        changes.apply(event(n, kind, "p", "dark"))
    changes.apply(event(4, Kind.PAGE_SHOWN, "p", nothing_asked=True))
    assert list(changes.newest) == []


def test_pages_of_a_training_are_no_moments_of_an_interview(begin, monitor):
    content = attention_content(block("dqe", **training(2)))
    session = begin(content, "block")
    trained = set()
    for _ in range(12):
        page = session.page
        if page is not None and page.training is not None:
            trained.add(page.id)
        for field in session.open_fields():
            session.answer(field.id, "2")
        session.go_on()
    found = {moment.page for moment in moments(monitor(content))}
    assert len(trained) == 2 and found and found.isdisjoint(trained)


def test_a_block_without_any_time_is_left_out_of_what_remains(begin, kept):
    one = {"method": "dqe", "criteria": ["honesty"]}
    study = small_study(
        blocks={"first": one, "second": one},
        conditions=[{"id": "both", "blocks": ["first", "second"]}],
        procedure=[{"step": "for_each_block", "steps": [{"step": "rating", "id": "rating"}]}],
    )
    content = StudyContent(study=study, items=small_items())
    begin(content, "both")
    (header,) = kept.headers
    pages = [page for step in header.plan.steps for page in step.pages]
    unknown, later = pages[0].block, pages[-1].block
    assert unknown != later
    followed = SessionMonitor(header, content, Usual({later: 20_000}, 3))
    for each in kept.events:
        followed.apply(each)
    timed = sum(page.block == later for page in pages)
    assert followed.outlook(0).remaining == Remaining(timed * 20_000, is_whole=False)


def test_every_action_that_was_applied_is_in_the_log(rating, monitor):
    content = content_with()
    session = rating(content)
    here = session.state.screen_id
    done = [actions.send_message(here, "Take your time."), actions.mark(here, "quote")]
    for action in done:
        session.apply_action(action)
    assert monitor(content).log.done == {action.id for action in done}


def test_a_moment_has_the_markers_of_its_page(rating, monitor):
    content = content_with()
    session = rating(content)
    pages = []
    for name in ("quote", "surprise"):
        pages.append(session.state.screen_id)
        session.apply_action(actions.mark(pages[-1], name))
        mistaken = actions.mark(pages[-1], "quote")
        for action in (mistaken, replace(mistaken, id=actions.new_id(), value="")):
            session.apply_action(action)
        for field in session.fields():
            session.answer(field.id, "3")
        session.go_on()
    found = {moment.page: moment.marked for moment in moments(monitor(content))}
    assert [found[page] for page in pages] == [["quote"], ["surprise"]]
