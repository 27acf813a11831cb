"""Acting on the sessions of a study folder on this computer, through its mailbox."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from labeval.jobs.planning.simulate import RobotTime
from labeval.jobs.room.actions import RoomAction, Stage
from labeval.jobs.room.feeds import FolderFeed, Snapshot
from labeval.jobs.room.posting import FolderPost
from labeval.jobs.sessions.mailbox_actions import apply_waiting
from labeval.session.events import actions
from labeval.session.events.clock import utc_text
from labeval.session.events.events import Kind
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.ui.room.action_words import tile_line
from tests.ui.moderator.conftest import Lab, begun, moderated_content


@pytest.fixture
def lab(tmp_path: Path) -> Iterator[Lab]:
    with Record(StudyFolder(tmp_path).database) as record:
        time = RobotTime(datetime.now(UTC))
        made = Lab(record, begun(record, moderated_content(), "dqe", time, "kabe-vupi"), time)
        for _ in range(4):
            made.screen()
        yield made


def look(folder: StudyFolder) -> Snapshot:
    seen: list[Snapshot] = []
    FolderFeed(folder).run(lambda snapshot: bool(seen.append(snapshot)))
    return seen[0]


def shown(folder: StudyFolder) -> list[tuple[str, str, Stage]]:
    return [(one.value, one.supervisor, one.stage) for one in look(folder).actions]


def test_what_is_sent_goes_through_the_mailbox_once_with_its_code(lab: Lab, tmp_path: Path) -> None:
    folder, session = StudyFolder(tmp_path), lab.session.header.id
    message = actions.send_message("", "We stop.")
    note = actions.note(lab.session.state.screen_id, "hesitates", note="n")
    post = FolderPost(folder)
    for _ in range(2):
        post.send([(session, message), (session, note)], supervisor="ada", takes=False)
    assert look(folder).acts_as == ""
    assert sorted(shown(folder)) == [
        ("We stop.", "ada", Stage.SENT),
        ("hesitates", "ada", Stage.SENT),
    ]
    assert apply_waiting(lab.session, folder.database) == 2
    assert {one[2] for one in shown(folder)} == {Stage.DONE}
    found: list[RoomAction] = list(look(folder).actions)
    assert all(one.took_s is not None and one.took_s >= 0 for one in found)
    (event,) = [e for e in lab.record.sessions.events(session) if e.kind == Kind.NOTE]
    assert (event.value, event.data["supervisor"]) == ("hesitates", "ada")


def test_a_session_that_has_ended_refuses_a_message_and_the_room_says_so(
    lab: Lab, tmp_path: Path
) -> None:
    folder, session = StudyFolder(tmp_path), lab.session.header.id
    FolderPost(folder).send(
        [(session, actions.send_message("", "too late"))], supervisor="", takes=False, to_all="x"
    )
    lab.session.apply_action(actions.end_early(lab.session.state.screen_id, "ill"))
    apply_waiting(lab.session, folder.database)
    (refused,) = look(folder).actions
    assert (refused.stage, refused.reason) == (Stage.REFUSED, "ended")
    assert (refused.to_all, refused.supervisor) == ("x", "")


def test_what_nobody_has_done_for_ten_minutes_is_given_up_and_the_tile_says_so(
    lab: Lab, tmp_path: Path
) -> None:
    folder, session = StudyFolder(tmp_path), lab.session.header.id
    utc = utc_text(datetime.now(UTC) - timedelta(minutes=11))
    sent = [actions.send_message("", "We stop."), actions.note("", "hesitates", note="n")]
    FolderPost(folder).send(
        [(session, replace(action, utc=utc)) for action in sent], supervisor="ada", takes=False
    )
    found = list(look(folder).actions)
    assert {one.value: one.stage for one in found} == {
        "We stop.": Stage.STALE,
        "hesitates": Stage.SENT,
    }
    (message,) = [one for one in found if one.stage is Stage.STALE]
    assert tile_line([message]) == "ada: Message given up, not received in 10 minutes"
    there = replace(message, took_s=0.2)
    assert tile_line([there]) == "ada: Message given up, not done in 10 minutes"
    refused = replace(message, stage=Stage.REFUSED, took_s=650.0, reason="too_late")
    assert tile_line([refused]) == "ada: Message not done: it had waited for more than 10 minutes"
    apply_waiting(lab.session, folder.database)
    assert {one.stage for one in look(folder).actions} == {Stage.REFUSED, Stage.DONE}
