"""What is left to do after a session."""

from __future__ import annotations

from pathlib import Path

from labeval.jobs.sessions.live import open_live
from labeval.jobs.sessions.post_session import after_session
from labeval.session.assignment.starting import SessionStart
from labeval.session.events import actions
from labeval.session.events.events import Ending
from labeval.store.record.rejection import reject, take_back
from labeval.study.folder import StudyFolder
from labeval.study.study import StudyContent
from tests.conftest import small_items, small_study

GUIDE = [{"id": "a", "title": "A", "questions": [{"id": q, "text": q} for q in ("one", "two")]}]


def test_interview_and_remarks_are_counted_until_they_are_done(tmp_path: Path):
    study = small_study(moderation={"interview": GUIDE})
    content = StudyContent(study=study, items=small_items())
    with open_live(StudyFolder(tmp_path)) as live:
        decided = SessionStart(kind="simulated", condition="ab", override_reason="test")
        session = live.start(content, decided)
        id, name = session.header.id, session.header.participant
        assert after_session(live.record, id, name).session == "", "before the consent"
        session.go_on()
        session.give_consent({"rating": True})
        assert after_session(live.record, id, name).ending is None
        session.end(Ending.ENDED_EARLY)
        after = after_session(live.record, id, name)
        assert (after.ending, after.asked, after.questions) == (Ending.ENDED_EARLY, 0, 2)
        session.apply_action(actions.ask_interview_question("one"))
        session.apply_action(actions.ask_interview_question("two"))
        session.apply_action(actions.ask_interview_question("two", asked=False))
        session.apply_action(actions.remark("calm"))
        after = after_session(live.record, id, name)
        assert (after.asked, after.remarked, after.is_closed) == (1, True, False)
        session.apply_action(actions.ask_interview_question("two"))
        assert after_session(live.record, id, name).is_closed
        own = actions.new_id()
        session.apply_action(actions.add_interview_question(own, "And why?"))
        after = after_session(live.record, id, name)
        assert (after.asked, after.questions, after.is_closed) == (2, 3, False)
        session.apply_action(actions.note_interview(own, "it was plain"))
        assert after_session(live.record, id, name).is_closed, "an answered question was asked"
        session.apply_action(actions.note_interview(own, " "))
        assert after_session(live.record, id, name).asked == 2


def test_a_rehearsal_that_was_left_is_known_as_one(tmp_path: Path):
    content = StudyContent(study=small_study(), items=small_items())
    with open_live(StudyFolder(tmp_path)) as live:
        decided = SessionStart(kind="rehearsal", condition="ab", override_reason="test")
        session = live.start(content, decided)
        session.go_on()
        session.give_consent({"rating": True})
        after = after_session(live.record, session.header.id, session.header.participant)
    assert after.is_rehearsal and after.ending is None


def test_a_rejection_is_known_until_it_is_taken_back(tmp_path: Path):
    content = StudyContent(study=small_study(), items=small_items())
    with open_live(StudyFolder(tmp_path)) as live:
        decided = SessionStart(kind="rehearsal", condition="ab", override_reason="test")
        session = live.start(content, decided)
        session.go_on()
        session.give_consent({"rating": True})
        session.end(Ending.ENDED_EARLY)
        id, name = session.header.id, session.header.participant
        reject(live.record, id, "only tried out")
        assert after_session(live.record, id, name).is_rejected
        take_back(live.record, id)
        assert not after_session(live.record, id, name).is_rejected
