"""The card that closes a session: what is missing looks like a warning, and nothing else does."""

from __future__ import annotations

from typing import Any

from labeval.session.events import actions
from labeval.ui.theme import LIGHT

Lab = Any


def test_only_what_is_missing_looks_like_a_warning(lab: Lab) -> None:
    lab.session.comment("the source says so")
    lab.finish()
    missing = lab.window.after.closing._missing
    assert missing.text().startswith("2 interview question")
    assert missing.palette().windowText().color().name() == LIGHT.note_text
    for question in ("approach", "honest"):
        lab.session.apply_action(actions.ask_interview_question(question))
    lab.window.look()
    assert missing.text() == "Nothing is missing."
    assert missing.palette().windowText().color().name() == LIGHT.soft_text


def test_a_question_whose_answer_is_noted_counts_as_asked(lab: Lab) -> None:
    lab.session.comment("the source says so")
    lab.finish()
    own = actions.new_id()
    lab.session.apply_action(actions.add_interview_question(own, "And why?"))
    lab.window.look()
    after = lab.window.after
    row = after.interview._rows[own]
    assert not row._tick.isChecked()
    lab.session.apply_action(actions.note_interview(own, "the long ones"))
    lab.window.look()
    assert after.interview.right.text() == "1 of 3 asked"
    assert after.closing._missing.text().startswith("2 interview question")
    assert row._tick.isChecked() and not row.asked, "it has no time yet: a tick gives it one"
    lab.session.apply_action(actions.note_interview(own, ""))
    lab.window.look()
    assert after.interview.right.text() == "0 of 3 asked"


def test_a_count_and_its_word_stay_on_one_line(lab: Lab) -> None:
    lab.session.comment("the source says so")
    lab.finish()
    facts = lab.window.after.closing._summary.text().split(" · ")
    assert len(facts) > 2
    assert not any(" " in fact for fact in facts)


def test_the_length_of_a_session_is_the_same_in_the_summary_and_on_the_clock(lab: Lab) -> None:
    lab.time.take(300)
    lab.session.apply_action(actions.end_early(lab.session.state.screen_id, "felt ill"))
    lab.window.look()
    length = lab.window.after.closing._summary.text().split(" · ")[0]
    assert length == lab.window.header._clock.text()
    assert int(length.split(":")[0]) >= 5
    lab.time.take(120)
    lab.session.apply_action(actions.ask_interview_question("approach"))
    lab.window.look()
    assert lab.window.header._clock.text() == length
