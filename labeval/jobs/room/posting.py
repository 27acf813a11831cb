"""Ways of the control room's actions: a laboratory's hub, or the mailbox of a study folder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from labeval.hub import acting
from labeval.hub.address import HubAddress
from labeval.hub.connection import hub_at
from labeval.hub.day_plan import change_plan
from labeval.hub.errors import HubError, HubOffline
from labeval.jobs.room.actions import TO_ALL
from labeval.session.assignment.appointments import Appointment
from labeval.session.events.actions import Action, done_by
from labeval.store.record.day_plan import change_plan_in
from labeval.store.record.mailbox import Mailbox
from labeval.study.folder import StudyFolder

if TYPE_CHECKING:
    from labeval.hub.connection import Connection

    _Work = Callable[[Connection], None]

Wanted = Sequence[tuple[str, Action]]
"""Actions, each with the id of the session that it is for."""


Plan = Sequence[Appointment]


class Post(Protocol):
    """Sends actions; its methods run in a thread, one at a time, and may wait."""

    def send(self, wanted: Wanted, *, supervisor: str, to_all: str = "", takes: bool) -> None:
        """Send actions; the same ones twice are there once.

        Args:
            to_all: an id where they are one message to all.
            takes: become the one who speaks with these participants first.

        Raises:
            HubError, RecordError: it is not known that they were sent.
        """

    def take_ear(self, session: str) -> None:
        """Become the one who speaks with a session's participant.

        Raises:
            HubError: it is not known that it happened.
        """

    def change_plan(self, day: str, before: Plan, after: Plan) -> None:
        """Replace a day's plan, unless somebody has changed it since ``before``.

        Raises:
            HubError, RecordError, OSError: it is not known that it happened.
        """

    def close(self) -> None:
        """Let go of the connection."""


class HubPost:
    """Acts over the hub, as the role that connects, over one connection that is kept."""

    def __init__(self, address: HubAddress) -> None:
        self._address = address
        self._open = ExitStack()
        self._connection: Connection | None = None

    def send(self, wanted: Wanted, *, supervisor: str, to_all: str = "", takes: bool) -> None:
        def work(connection: Connection) -> None:
            for session in {session for session, _ in wanted} if takes else ():
                acting.take_ear(connection, session)
            acting.send_actions(connection, wanted, to_all=to_all)

        self._with_connection(work)

    def take_ear(self, session: str) -> None:
        self._with_connection(lambda connection: acting.take_ear(connection, session))

    def change_plan(self, day: str, before: Plan, after: Plan) -> None:
        self._with_connection(lambda connection: change_plan(connection, day, before, after))

    def close(self) -> None:
        self._connection = None
        self._open.close()

    def _with_connection(self, work: _Work) -> None:
        """Work over the kept connection; one that was lost meanwhile is made anew, once."""
        was_open = self._connection is not None
        try:
            self._work(work)
        except HubOffline:
            self.close()
            if not was_open:
                raise
            self._work(work)

    def _work(self, work: _Work) -> None:
        if self._connection is None:
            self._connection = self._open.enter_context(hub_at(self._address))
        try:
            work(self._connection)
        except HubError:
            raise
        except BaseException as error:
            # The connection's own end explains what went wrong, and closes it.
            self._connection = None
            opened, self._open = self._open, ExitStack()
            if not opened.__exit__(type(error), error, error.__traceback__):
                raise


class FolderPost:
    """Acts on the sessions of one study folder, on this computer.

    Args:
        folder: its mailbox is made where it is missing.
    """

    def __init__(self, folder: StudyFolder) -> None:
        self._folder = folder

    def send(self, wanted: Wanted, *, supervisor: str, to_all: str = "", takes: bool) -> None:
        with Mailbox(self._folder.database) as mailbox:
            for session, action in wanted:
                signed = done_by(action, supervisor) if supervisor else action
                if to_all:
                    signed = replace(signed, data={**signed.data, TO_ALL: to_all})
                mailbox.put(session, signed)

    def take_ear(self, session: str) -> None:
        """Nothing: on one computer nobody else speaks."""

    def change_plan(self, day: str, before: Plan, after: Plan) -> None:
        change_plan_in(self._folder.day_plan, day, before, after)

    def close(self) -> None:
        """Nothing is kept open."""
