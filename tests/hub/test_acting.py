"""Actions from the control room reach the session over the hub, once."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

import psycopg
import pytest

from labeval.hub.acting import HubAction, ears, may_act, recent_actions, send_actions, take_ear
from labeval.hub.address import read_address
from labeval.hub.connection import hub_at
from labeval.hub.delivering import ActionDelivery
from labeval.hub.errors import HubRefused
from labeval.hub.membership import Membership
from labeval.hub.setting_up import Right, add_member
from labeval.jobs.room.actions import Stage, hub_action
from labeval.session.events import actions
from labeval.session.events.actions import WRITTEN_DOWN, Action, ActionKind
from labeval.session.events.events import Event, Kind
from labeval.store.erasing.erasure import erase
from labeval.store.record.mailbox import MailboxReader
from labeval.study.folder import StudyFolder
from tests.hub.conftest import Hub, Station
from tests.hub.processes import until
from tests.hub.test_live_sending import exchanging, with_a_study
from tests.store.conftest import UTC as THEN
from tests.store.conftest import comment

Make = Callable[..., Hub]
REFUSED = psycopg.errors.InsufficientPrivilege
INSERT = (
    "INSERT INTO labeval.supervisor_action (id, session, kind, page, field, value, data, to_all) "
    "VALUES ('{id}', '{session}', '{kind}', '', '', 'x', '{data}', '')"
)


def send(member: Station, session: str, *sent: Action, to_all: str = "") -> None:
    with hub_at(member.member.address) as connection:
        send_actions(connection, [(session, action) for action in sent], to_all=to_all)


def seen(member: Station) -> dict[str, HubAction]:
    with hub_at(member.member.address) as connection:
        return {action.id: action for action in recent_actions(connection)}


def any_action(kind: ActionKind) -> Action:
    return Action(actions.new_id(), kind, THEN, value="x")


def deliver(station: Station) -> int:
    with hub_at(station.member.address) as connection:
        return ActionDelivery(connection, station.folder, listens=True).look()


def mailbox(station: Station, session: str) -> list[Action]:
    reader = MailboxReader(station.folder.database)
    try:
        return [action for _, action in reader.after(session)]
    finally:
        reader.close()


def run_sql(hub: Hub, member: Station, statement: str) -> None:
    with psycopg.connect(hub.address(member.member.station), autocommit=True) as connection:
        connection.execute(statement)


@pytest.fixture
def lab(make: Make) -> tuple[Hub, Station, Station, str]:
    """A hub, a station, a supervisor, and the station's session."""
    hub = make()
    one, ada = hub.station(), hub.station("supervisor")
    session = one.run(1)
    one.sync()
    return hub, one, ada, session


Lab = tuple[Hub, Station, Station, str]


def test_each_step_of_a_message_is_a_check_by_the_hubs_clock(lab: Lab) -> None:
    _, one, ada, session = lab
    sent = actions.send_message("dqe-001", "We stop in five minutes.")
    send(ada, session, sent)
    before = seen(ada)[sent.id]
    assert (before.received_s, before.applied_s) == (None, None)
    assert before.supervisor == ada.member.station and 0 <= before.age_s < 60
    assert deliver(one) == 1 and deliver(one) == 0
    taken = seen(ada)[sent.id]
    assert taken.received_s is not None and taken.applied_s is None
    data = {"act": sent.id, "acted": THEN}
    one.append(session, Event(4, 9, THEN, Kind.MESSAGE_SENT, value=sent.value, data=data))
    one.sync()
    shown = seen(ada)[sent.id]
    assert shown.applied_s is not None and 0 < taken.received_s < shown.applied_s


def test_the_mailbox_has_who_wrote_it_and_the_time_of_this_computer(lab: Lab) -> None:
    hub, one, ada, session = lab
    wrong = actions.done_by(actions.note("dqe-001", "hesitates", note="n1"), "somebody else")
    send(ada, session, Action(wrong.id, wrong.kind, "1999-01-01T00:00:00.000Z", wrong.page,
                              value=wrong.value, data=wrong.data))  # fmt: skip
    hub.sql("UPDATE labeval.supervisor_action SET sent = now() - interval '30 seconds'")
    deliver(one)
    (taken,) = mailbox(one, session)
    assert taken.data == {"note": "n1", "supervisor": ada.member.station}
    assert (taken.page, taken.value) == ("dqe-001", "hesitates")
    age = datetime.now(UTC) - datetime.fromisoformat(taken.utc)
    assert 30 <= age.total_seconds() < 90


def test_a_station_that_was_killed_before_it_confirmed_has_the_action_once(lab: Lab) -> None:
    hub, one, ada, session = lab
    send(ada, session, actions.note("dqe-001", "hesitates", note="n1"))
    deliver(one)
    hub.sql("UPDATE labeval.supervisor_action SET received = NULL")
    assert deliver(one) == 1
    assert len(mailbox(one, session)) == 1


def test_a_message_of_long_ago_is_not_shown_and_a_note_still_is(lab: Lab) -> None:
    hub, one, ada, session = lab
    send(ada, session, actions.send_message("dqe-001", "now"),
         actions.note("dqe-001", "a note", note="n"))  # fmt: skip
    hub.sql("UPDATE labeval.supervisor_action SET sent = now() - interval '11 minutes'")
    assert deliver(one) == 1
    assert [action.kind for action in mailbox(one, session)] == ["note"]


def test_what_its_station_has_not_done_for_ten_minutes_is_given_up_there_too(lab: Lab) -> None:
    hub, one, ada, session = lab
    send(ada, session, actions.send_message("", "now"), actions.note("", "a note", note="n"))
    assert deliver(one) == 2
    hub.sql("UPDATE labeval.supervisor_action SET sent = now() - interval '11 minutes'")
    stages = {sent.kind: hub_action(sent, None).stage for sent in seen(ada).values()}
    assert stages == {"message": Stage.STALE, "note": Stage.RECEIVED}
    hub.sql("UPDATE labeval.supervisor_action SET applied = now()")
    assert {hub_action(sent, None).stage for sent in seen(ada).values()} == {Stage.RECEIVED}


def test_every_action_can_be_sent_and_all_that_a_participant_notices_needs_their_ear(
    lab: Lab,
) -> None:
    hub, one, ada, session = lab
    ben = hub.station("supervisor")
    with hub_at(ben.member.address) as connection:
        take_ear(connection, session)
        send_actions(connection, [(session, any_action(kind)) for kind in ActionKind])
    assert deliver(one) == len(ActionKind)
    assert [action.kind for action in mailbox(one, session)] == list(ActionKind)
    for kind in ActionKind:
        if kind in WRITTEN_DOWN:
            send(ada, session, any_action(kind))
        else:
            with pytest.raises(HubRefused, match="speaks with this participant"):
                send(ada, session, any_action(kind))


def test_a_text_that_is_too_long_for_the_hub_is_refused_in_words(lab: Lab) -> None:
    _, _, ada, session = lab
    with pytest.raises(HubRefused, match="at most 10,000 characters"):
        send(ada, session, actions.note("", 10_001 * "x", note="n"))


def test_an_action_on_a_session_that_is_not_here_keeps_no_other_waiting(lab: Lab) -> None:
    _, one, ada, session = lab
    gone = one.run(2)
    one.sync()
    erase(one.folder, "P02")  # and the hub does not know yet
    send(ada, gone, actions.note("", "of the erased", note="m"))
    send(ada, session, actions.note("", "a note", note="n"))
    assert deliver(one) == 1
    assert [action.value for action in mailbox(one, session)] == ["a note"]


def test_only_one_supervisor_has_the_participants_ear(lab: Lab) -> None:
    hub, one, ada, session = lab
    ben = hub.station("supervisor")
    send(ada, session, actions.send_message("dqe-001", "from the first"))
    with hub_at(ben.member.address) as connection:
        assert ears(connection) == {session: ada.member.station}
        with pytest.raises(HubRefused, match=f"{ada.member.station} speaks with this participant"):
            send_actions(connection, [(session, actions.send_message("dqe-001", "second"))])
        with pytest.raises(HubRefused):
            send_actions(connection, [(session, actions.answer_question("dqe-001", 3))])
        send_actions(connection, [(session, actions.note("dqe-001", "a note", note="n"))])
        take_ear(connection, session)
        assert ears(connection) == {session: ben.member.station}
        send_actions(connection, [(session, actions.send_message("dqe-001", "now it goes"))])
    with pytest.raises(HubRefused, match=ben.member.station):
        send(ada, session, actions.send_message("dqe-001", "no longer"))
    send(ada, session, actions.send_message("dqe-001", "break"), to_all="0123")
    assert deliver(one) == 4
    assert [a.value for a in mailbox(one, session)] == [
        *("from the first", "a note", "now it goes", "break")
    ]


@pytest.mark.parametrize("right", ["station", "analyst"])
def test_nobody_but_a_supervisor_can_write_an_action(lab: Lab, right: Right) -> None:
    hub, one, _, session = lab
    member = one if right == "station" else hub.station(right)
    with pytest.raises(REFUSED):
        run_sql(hub, member, INSERT.format(id="0" * 32, session=session, kind="message", data=""))
    with pytest.raises(REFUSED):
        run_sql(hub, member, f"SELECT labeval.take_ear('{session}')")
    with hub_at(member.member.address) as connection:
        assert not may_act(connection)


@pytest.mark.parametrize("right", ["station", "supervisor"])
@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE labeval.supervisor_action SET value = 'other words'",
        "UPDATE labeval.supervisor_action SET received = now()",
        "DELETE FROM labeval.supervisor_action",
        "UPDATE labeval.ear SET supervisor = session_user",
        "DELETE FROM labeval.ear",
        "INSERT INTO labeval.supervisor_action (id, session, kind, page, field, value, data, "
        "to_all, supervisor) SELECT repeat('0', 32), id, 'note', '', '', '', '', '', 'other' "
        "FROM labeval.session",
        "INSERT INTO labeval.supervisor_action (id, session, kind, page, field, value, data, "
        "to_all, sent) SELECT repeat('0', 32), id, 'note', '', '', '', '', '', now() "
        "FROM labeval.session",
    ],
)
def test_nobody_changes_an_action_or_its_moments_or_signs_as_another(
    lab: Lab, right: Right, statement: str
) -> None:
    hub, one, ada, session = lab
    send(ada, session, actions.send_message("dqe-001", "words"))
    with pytest.raises(REFUSED):
        run_sql(hub, one if right == "station" else ada, statement)


def test_a_station_neither_reads_nor_confirms_what_is_for_another(lab: Lab) -> None:
    hub, one, ada, session = lab
    two = hub.station()
    sent = actions.send_message("dqe-001", "words")
    send(ada, session, sent)
    with hub_at(two.member.address) as connection:
        assert recent_actions(connection) == [] and ears(connection) == {}
        connection.execute("SELECT labeval.confirm_actions(%s)", ([sent.id],))
    assert seen(ada)[sent.id].received_s is None
    assert deliver(two) == 0 and deliver(one) == 1


@pytest.mark.parametrize("kind", ["session_ended", "answer", "consent", "message_sent"])
def test_nothing_but_actions_can_be_sent(lab: Lab, kind: str) -> None:
    hub, _, ada, session = lab
    with pytest.raises(psycopg.errors.CheckViolation):
        run_sql(hub, ada, INSERT.format(id="0" * 32, session=session, kind=kind, data=""))


@pytest.mark.parametrize("data", ["not json", "[1]", '{"note": {"a": 1}}'])
def test_what_is_no_action_stops_nothing_that_comes_after_it(lab: Lab, data: str) -> None:
    hub, one, ada, session = lab
    run_sql(hub, ada, INSERT.format(id="0" * 32, session=session, kind="note", data=data))
    send(ada, session, actions.note("dqe-001", "a note", note="n"))
    deliver(one)
    assert [action.value for action in mailbox(one, session)] == ["a note"]
    assert deliver(one) == 0


def test_what_was_erased_has_no_actions_and_takes_none(lab: Lab) -> None:
    hub, one, ada, session = lab
    send(ada, session, actions.send_message("dqe-001", "words"))
    erase(one.folder, "P01")
    one.sync()
    assert seen(ada) == {} and hub.sql("SELECT count(*) FROM labeval.ear") == "0"
    with pytest.raises(HubRefused, match="erased"):
        send(ada, session, actions.note("dqe-001", "a note", note="n"))


def test_an_exchange_takes_actions_too_and_a_hub_of_before_has_none(lab: Lab) -> None:
    hub, one, ada, session = lab
    send(ada, session, actions.note("dqe-001", "a note", note="n"))
    one.sync()
    assert len(mailbox(one, session)) == 1
    hub.sql("UPDATE labeval.hub SET version = 3")
    one.append(session, comment(4, "more"))
    assert one.sync().sent.events == 1
    with hub_at(ada.member.address) as connection:
        assert not may_act(connection)


def without_a_study(hub: Hub) -> Station:
    """A supervisor who has the hub's address only."""
    name = f"{hub.database}-ada"
    address = read_address(hub.address(name))
    add_member(read_address(hub.address()), name, "supervisor")
    return Station(StudyFolder(hub.place / name), Membership(address, name, "supervisor"))


def received(hub: Hub) -> int:
    return int(hub.sql("SELECT count(received) FROM labeval.supervisor_action"))


@pytest.mark.timeout(300)
def test_a_running_exchange_takes_actions_and_one_that_was_killed_loses_none(make: Make) -> None:
    hub = make()
    one, ada = with_a_study(hub), without_a_study(hub)
    session = one.run(1)
    one.sync()
    with exchanging(one):
        send(ada, session, actions.send_message("dqe-001", "while it runs"))
        until(lambda: received(hub))
    send(ada, session, actions.note("dqe-001", "while it is dead", note="n"))
    one.append(session, comment(4, "the session goes on"))
    assert received(hub) == 1
    with exchanging(one):  # nobody runs the session, so the exchange puts the note into it
        applied = (
            "SELECT string_agg(kind, ' ') FROM labeval.supervisor_action WHERE applied IS NOT NULL"
        )
        until(lambda: hub.sql(applied) == "note")
    assert [a.value for a in mailbox(one, session)] == ["while it runs", "while it is dead"]


@pytest.mark.timeout(300)
def test_what_was_sent_before_the_hub_died_arrives_when_it_is_back(make: Make) -> None:
    hub = make()
    one, ada = with_a_study(hub), without_a_study(hub)
    session = one.run(1)
    one.sync()
    send(ada, session, actions.note("dqe-001", "before", note="n"))
    hub.server.kill()
    try:
        one.append(session, comment(4, "the session goes on"))
    finally:
        hub.server.start()
    with exchanging(one):
        until(lambda: received(hub))
    assert [a.value for a in mailbox(one, session)] == ["before"]
