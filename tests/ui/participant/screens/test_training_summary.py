"""The summary of a training, its repetition and the endings that it and attention checks bring."""

from __future__ import annotations

import pytest

from labeval.session.events.events import Ending
from labeval.ui.participant.window.page_timing import Pace
from labeval.ui.participant.window.whereabouts import screen_kind, share_done, whereabouts
from labeval.ui.widgets.basics.buttons import ActionButton
from tests.ui.participant.conftest import RATE, THANKS, TRAIN

STEPS = [TRAIN, RATE, THANKS]
RULES = {"pass": 1.0, "tries": 2}
RIGHT, WRONG = "b", "a"  # of the training page: the text on the right is the expected one


def practise(here, key: str) -> None:
    here.type(key)
    here.enter()  # feedback
    here.enter()


def test_the_summary_tells_the_right_answers_and_goes_on(seat) -> None:
    here = seat(STEPS, training_rules=RULES)
    practise(here, RIGHT)
    assert screen_kind(here.session.state) == "training_summary"
    assert here.shows("1 of 1 answer right")
    assert here.shows("✓ Page 1: 1 of 1 right")
    assert here.shows("Well done. Now it goes on.")
    here.enter()
    assert here.kind() == "rating"


def test_below_the_mark_it_says_what_is_needed_and_begins_again(seat) -> None:
    here = seat(STEPS, training_rules=RULES)
    practise(here, WRONG)
    assert here.shows("100 % are needed, so the practice comes once more.")
    assert here.shows("The next try is number 2 of 2.")
    assert "Practise again" in [b.text() for b in here.window.findChildren(ActionButton)]
    here.enter()
    assert here.kind() == "training"
    assert here.session.page.id.endswith("-training-2.1")
    practise(here, WRONG)
    assert here.shows("That was the last try.")
    here.enter()
    assert here.kind() == "rating"


def test_a_failed_training_can_end_the_session_in_the_studys_own_words(seat) -> None:
    ending = {"then": "end", "tries": 1}
    here = seat(STEPS, training_rules=RULES | ending, stopped="# So far\n\nCome again.")
    practise(here, WRONG)
    here.enter()
    assert here.session.state.ended == Ending.TRAINING_FAILED
    assert here.shows("Come again.")


def test_missed_checks_end_the_session_with_thanks_where_the_study_has_no_words(seat) -> None:
    attention = {"share": 0.34, "kinds": ["repeated"], "agreement": 1, "stop_after": 1}
    here = seat([RATE, THANKS], attention=attention)
    while here.session.state.ended is None:
        repeated = here.session.page.attention is not None
        here.type("xx" if repeated else "aa")
        here.enter()
    assert here.session.state.ended == Ending.ATTENTION_MISSED
    assert here.shows("Thank you for your time")


def test_attention_checks_count_among_the_pages(seat) -> None:
    here = seat([RATE, THANKS], attention={"share": 0.34, "kinds": ["repeated"]})
    numbers = []
    while here.kind() == "rating":
        where = whereabouts(here.session.state, "", Pace())
        numbers.append((where.number, where.count))
        here.type("aa")
        here.enter()
    assert numbers == [(n, 4) for n in (1, 2, 3, 4)]


@pytest.mark.parametrize("key", [RIGHT, WRONG])
def test_the_progress_never_runs_backwards(seat, key: str) -> None:
    here = seat(STEPS, training_rules=RULES)
    shares = [share_done(here.session.state)]
    while here.kind() != "rating":
        if here.session.page is not None and not here.session.state.feedback:
            here.type(key)
        here.enter()
        shares.append(share_done(here.session.state))
    assert shares == sorted(shares)
    assert shares[-1] < 1
