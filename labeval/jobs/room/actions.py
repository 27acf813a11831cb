"""Supervisors' actions as the control room shows them: how far each has come."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from enum import Enum, auto

from labeval.hub.acting import HubAction
from labeval.jobs.room.wall import RoomSession
from labeval.session.events.actions import (
    STALE_MINUTES,
    SUPERVISOR,
    WRITTEN_DOWN,
    Action,
    ActionKind,
    is_stale,
)

TO_ALL = "to_all"
"""In the data of an action in a mailbox: the same for all parts of a message to all."""
_DISMISSED = (ActionKind.MESSAGE, ActionKind.QUESTION_ANSWERED)
"""Words that the participant reads and dismisses."""


class Stage(Enum):
    """Progress of an action; all but the first two are known from hub, station or session."""

    SENDING = auto()
    NOT_SENT = auto()
    SENT = auto()  # hub or mailbox has it
    STALE = auto()  # nobody took it in time, and nobody will do it any more
    RECEIVED = auto()  # it is on the disk of the session's computer
    REFUSED = auto()  # the session did not take it
    BEHIND = auto()  # in the session; another message is on screen
    DONE = auto()  # in the session's record; what the participant reads is on screen
    READ = auto()  # the participant has put it away


ON_THE_WAY = frozenset({Stage.SENDING, Stage.SENT, Stage.RECEIVED, Stage.BEHIND})


@dataclass(frozen=True, slots=True)
class RoomAction:
    """One action on one session, at a moment."""

    id: str
    session: str
    kind: ActionKind
    value: str
    supervisor: str
    """Code of who did it; empty where that is not known."""
    stage: Stage
    to_all: str = ""
    age_s: float = 0
    """Since it was sent."""
    took_s: float | None = None
    """From sending to the stage that it has reached; None where nobody measured it."""
    reason: str = ""
    """Why it was not sent, or the session's refusal."""


def hub_action(sent: HubAction, session: RoomSession | None) -> RoomAction:
    """An action on the hub.

    Args:
        session: as far as it is on the hub; None where this role cannot read it.
    """
    action = RoomAction(
        *(sent.id, sent.session, ActionKind(sent.kind), sent.value, sent.supervisor),
        stage=Stage.SENT if sent.received_s is None else Stage.RECEIVED,
        to_all=sent.to_all,
        age_s=sent.age_s,
        took_s=sent.received_s,
    )
    is_late = sent.age_s > STALE_MINUTES * 60 and action.kind not in WRITTEN_DOWN
    if is_late and sent.applied_s is None:
        action = replace(action, stage=Stage.STALE)
    return _in_session(action, session, sent.applied_s)


def folder_action(posted: Action, session: RoomSession) -> RoomAction:
    """An action in the mailbox of a study folder, whose session is on the same computer."""
    age = datetime.now(UTC) - datetime.fromisoformat(posted.utc)
    action = RoomAction(
        *(posted.id, session.monitor.header.id, posted.kind, posted.value),
        supervisor=str(posted.data.get(SUPERVISOR, "")),
        stage=Stage.STALE if is_stale(posted) else Stage.SENT,
        to_all=str(posted.data.get(TO_ALL, "")),
        age_s=max(0.0, age.total_seconds()),
    )
    return _in_session(action, session, session.late_s.get(posted.id))


def _in_session(
    action: RoomAction, session: RoomSession | None, took_s: float | None
) -> RoomAction:
    """The action with what its session says about it."""
    if session is None or action.id not in session.acts:
        return action
    monitor = session.monitor
    if action.id in monitor.log.refused:
        why = monitor.log.refused[action.id]
        return replace(action, stage=Stage.REFUSED, took_s=took_s, reason=why)
    is_read_by_participant = action.kind in _DISMISSED and bool(action.value)
    open_messages = [message.seq for message in monitor.state.moderated.messages]
    seq = session.acts[action.id]
    stage = Stage.DONE
    if is_read_by_participant and seq not in open_messages:
        stage = Stage.READ
    elif is_read_by_participant and seq != open_messages[0]:
        stage = Stage.BEHIND
    return replace(action, stage=stage, took_s=took_s)
