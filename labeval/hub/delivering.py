"""Taking supervisors' actions from the hub into the mailbox of the study folder.

The session's process reads the mailbox as it does where the moderator's window wrote it. An action
is confirmed on the hub after it is on this computer's disk.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from time import monotonic
from typing import TYPE_CHECKING, Any

from labeval.hub.acting import has_actions
from labeval.hub.schemas.actions import CHANNEL
from labeval.session.events.actions import (
    STALE_MINUTES,
    WRITTEN_DOWN,
    Action,
    ActionKind,
    done_by,
)
from labeval.session.events.clock import utc_text
from labeval.store.disk.errors import StoreError
from labeval.store.record.mailbox import Mailbox, NoConsentYet
from labeval.study.folder import StudyFolder
from labeval.study.model.sessions.moderation import MESSAGE_LENGTH

if TYPE_CHECKING:
    from labeval.hub.connection import Connection

_LOOK_S = 1.0
_DATA = frozenset({"note", "marker", "question", "how"})
"""Details of an action that a session understands."""
_READ = (ActionKind.MESSAGE, ActionKind.QUESTION_ANSWERED)
_log = logging.getLogger(__name__)


class ActionDelivery:
    """Takes the actions for this computer's sessions over one connection.

    Args:
        listens: True where nobody else waits for announcements on the connection.
    """

    def __init__(self, connection: Connection, folder: StudyFolder, *, listens: bool) -> None:
        self._connection = connection
        self._folder = folder
        self._has_actions = has_actions(connection)
        self._listens = listens and self._has_actions
        self._looked: float | None = None
        if self._listens:
            connection.execute(f"LISTEN {CHANNEL}")

    def look(self) -> int:
        """Take what is new, if anything was announced or a second has passed.

        Returns:
            How many actions are in the mailbox now that were not before.

        What cannot be written here stays on the hub.

        Raises:
            psycopg.OperationalError: the connection was lost.
        """
        if not self._has_actions:
            return 0
        came = self._listens and bool(list(self._connection.notifies(timeout=0)))
        if not came and self._looked is not None and monotonic() - self._looked < _LOOK_S:
            return 0
        self._looked = monotonic()
        return self._deliver()

    def _deliver(self) -> int:
        rows = self._connection.execute(
            "SELECT a.id, a.session, a.kind, a.page, a.field, a.value, a.data, a.supervisor, "
            "extract(epoch FROM clock_timestamp() - a.sent)::float8 "
            "FROM labeval.supervisor_action a JOIN labeval.session s ON s.id = a.session "
            "WHERE a.received IS NULL AND s.station = session_user "
            "AND (a.kind = ANY (%s) OR a.sent > clock_timestamp() - %s::interval) "
            "ORDER BY a.number",
            ([kind.value for kind in WRITTEN_DOWN], f"{STALE_MINUTES} minutes"),
        ).fetchall()
        there = self._put(rows) if rows and self._folder.database.exists() else []
        if there:
            self._connection.execute("SELECT labeval.confirm_actions(%s)", (there,))
        return len(there)

    def _put(self, rows: Sequence[tuple[Any, ...]]) -> list[str]:
        """Put actions into the mailbox; returns the ids of those that need not come again."""
        there: list[str] = []
        try:
            with Mailbox(self._folder.database) as mailbox:
                for id, session, *rest in rows:
                    action = _action(id, *rest)
                    if action is None:
                        _log.warning("session %s does not understand action %s", session, id)
                    elif not _is_put(mailbox, session, action):
                        continue
                    there.append(id)
        except StoreError as error:  # the sending of sessions does not depend on it
            _log.warning("actions wait on the hub: %s", error)
        return there


def _is_put(mailbox: Mailbox, session: str, action: Action) -> bool:
    """Return whether an action is in the mailbox now; not where its session is not here."""
    try:
        mailbox.put(session, action)
    except NoConsentYet:  # erased, and the hub does not know yet; others must not wait for it
        return False
    return True


def _action(
    id: str,
    kind: str,
    page: str,
    field: str,
    value: str,
    data: str,
    supervisor: str,
    age_s: float,
) -> Action | None:
    """An action by this computer's clock, with the name of the role that sent it.

    None where it is not one that the control room makes.
    """
    known = ActionKind(kind)
    if known in _READ and len(value) > MESSAGE_LENGTH:
        return None
    try:
        given = json.loads(data) if data else {}
    except ValueError:
        return None
    if not isinstance(given, dict) or not all(_is_plain(v) for v in given.values()):
        return None
    details: dict[str, Any] = {name: v for name, v in given.items() if name in _DATA}
    utc = utc_text(datetime.now(UTC) - timedelta(seconds=max(0.0, age_s)))
    return done_by(Action(id, known, utc, page, field, value, details), supervisor)


def _is_plain(value: object) -> bool:
    return isinstance(value, str | int) and not isinstance(value, bool)
