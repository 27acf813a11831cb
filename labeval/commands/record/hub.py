"""``labeval hub``: a database to which the stations of a laboratory send their records."""

from __future__ import annotations

import argparse
import math
import os
import sys
from argparse import Namespace
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event, Thread
from time import monotonic
from typing import TYPE_CHECKING

from labeval.commands.shared.examples import with_examples
from labeval.commands.shared.folders import study_folder
from labeval.commands.shared.hub_address import hub_address
from labeval.commands.shared.overlaps import overlap_lines
from labeval.commands.shared.running import Refused
from labeval.commands.shared.syntax import Add, Command, count
from labeval.commands.shared.words import sentence, tr, translated
from labeval.hub.errors import HubOffline, HubRefused
from labeval.session.events.events import RecordError
from labeval.study.problems import StudyProblems

if TYPE_CHECKING:
    from labeval.hub.membership import Membership
    from labeval.hub.status import AlarmLine, HubStatus
    from labeval.study.folder import StudyFolder

_NICENESS = 10
"""Of whole exchanges, which compute for seconds; a session on the same computer comes first."""
_LIVE_NICENESS = 5
"""While a session's events are sent, a few milliseconds for each, that somebody waits to see."""
_CONNECTION_S = 600
"""Time for which a connection that sends at once is kept. To make one can take longer than an
answer may; a new one knows what the hub has been given since."""
_TRY_AGAIN_S = 5
"""After the connection was lost, at most."""


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("hub", _nothing, tr("several stations, one record: a hub in a PostgreSQL database"))
    parts = sub.add_subparsers(metavar=tr("COMMAND"), required=True)

    def part(name: str, command: Command, help: str) -> argparse.ArgumentParser:
        more = with_examples("hub", name)
        made = parts.add_parser(name, help=help, description=help, **more)
        made.set_defaults(command=command)
        return made

    address = tr("the hub's address, such as postgresql://NAME@HOST/DATABASE")
    init = part("init", _init, tr("make a hub in an empty database, which becomes that of a study"))
    init.add_argument("address", help=address)
    init.add_argument(
        "--share-sessions",
        action="store_true",
        help=tr("every station may read, and gets, the sessions of all stations"),
    )
    member = part("add", _add, tr("let a station or a person in; prints the password once"))
    member.add_argument("address", help=address)
    member.add_argument("name", help=tr("of the station or person, such as lab-1"))
    member.add_argument(
        "--as",
        dest="right",
        choices=("station", "supervisor", "analyst", "observer"),
        default="station",
        help=tr(
            "a station sends, a supervisor reads all sessions too, an analyst reads and shares "
            "texts and codes, an observer follows sessions in the control room"
        ),
    )
    study = tr("study folder")
    joining = part("join", _join, tr("connect a study folder with a hub"))
    joining.add_argument("study", type=Path, help=study)
    joining.add_argument("address", help=address)
    syncing = part("sync", _sync, tr("send what the hub lacks, take what it has for this folder"))
    syncing.add_argument("study", type=Path, help=study)
    syncing.add_argument(
        "--every",
        type=count,
        metavar=tr("SECONDS"),
        help=tr("again and again, until it is stopped"),
    )
    syncing.add_argument(
        "--while-open",
        action="store_true",
        help=tr("with --every: end when standard input is closed, as when a window goes"),
    )
    asking = part("status", _status, tr("who takes part, what waits, what differs"))
    asking.add_argument("study", type=Path, help=study)
    verifying = part("verify", _verify, tr("compare the chains of all sessions on both sides"))
    verifying.add_argument("study", type=Path, help=study)
    leaving = part("leave", _leave, tr("take everything, then go on without the hub"))
    leaving.add_argument("study", type=Path, help=study)
    leaving.add_argument(
        "--now", action="store_true", help=tr("without the last exchange, where the hub is gone")
    )


def _nothing(chosen: Namespace) -> int:
    raise AssertionError(chosen)


def _init(chosen: Namespace) -> int:
    from labeval.hub.setting_up import make_hub

    address = hub_address(chosen.address)
    make_hub(address, shared=chosen.share_sessions)
    print(tr("{address}: the hub is made; 'labeval hub add' lets stations in", address=address))
    return 0


def _add(chosen: Namespace) -> int:
    from labeval.hub.setting_up import add_member

    password = add_member(hub_address(chosen.address), chosen.name, chosen.right)
    print(
        tr(
            "{name} may connect as {right}. Its password, which is shown only now: {password}",
            name=chosen.name,
            right=chosen.right,
            password=password,
        )
    )
    return 0


def _join(chosen: Namespace) -> int:
    from labeval.hub.membership import join, membership
    from labeval.study.reading import read_study

    folder = study_folder(chosen.study)
    study = read_study(folder.path).study
    before = membership(folder).address if folder.hub.exists() else None
    member, in_keyring = join(folder, study, hub_address(chosen.address))
    print(
        tr(
            "{path} has joined {address} as {name} ({right})",
            path=folder.path,
            address=member.address,
            name=member.station,
            right=member.right,
        )
    )
    if before is not None and str(before) != str(member.address):
        print(
            tr(
                "it was connected with {address} before, whose password is not here: nothing was "
                "noted there, and the places in the design that it has leased stay leased",
                address=before,
            )
        )
    if member.address.password:
        kept = tr("the system's keyring") if in_keyring else tr("a file that only you can read")
        print(tr("the password is kept in {place}", place=kept))
    return 0


def _sync(chosen: Namespace) -> int:
    folder = study_folder(chosen.study)
    member = _member(folder)
    if chosen.every is None:
        return _synced(folder, member)
    closed, due = Event(), Event()
    if chosen.while_open:
        Thread(target=_wait_for_end, args=[closed, due], daemon=True).start()

    def exchange() -> None:
        _synced(folder, member, with_recordings=False)
        sys.stdout.flush()
        due.wait(chosen.every)
        due.clear()  # whoever closes sets the other event first, so that no end is missed

    def follow() -> None:
        try:
            _follow(folder, member, closed, chosen.every)
        except HubOffline:
            _note_offline(folder)
            closed.wait(min(chosen.every, _TRY_AGAIN_S))
            due.set()

    def exchange_all() -> None:
        _lower(_NICENESS - _LIVE_NICENESS)
        _again(exchange, closed, chosen.every)

    _lower(_LIVE_NICENESS)
    with ThreadPoolExecutor(max_workers=1) as pool:
        whole = pool.submit(exchange_all)
        try:
            _again(follow, closed, chosen.every)  # no answer waits for a whole exchange
        finally:
            closed.set()
            due.set()
        whole.result()  # an error that nobody foresaw is the command's, as of any other one
    return 0


def _lower(by: int) -> None:
    """Lower the priority: on Linux of this thread, else of the process."""
    if hasattr(os, "nice"):
        os.nice(by)


def _again(act: Callable[[], None], closed: Event, every: int) -> None:
    """Do something again and again until it is closed; an error that nobody foresaw closes it."""
    try:
        while not closed.is_set():
            try:
                act()
            except (RecordError, HubRefused, StudyProblems) as error:
                # Somebody writes to the study now, or the hub's owner has to do something.
                print(sentence(error))
                sys.stdout.flush()
                closed.wait(every)
    finally:
        closed.set()


def _follow(folder: StudyFolder, member: Membership, closed: Event, every: float) -> None:
    """Exchange what sessions and analysts write as soon as they do, over one connection.

    Args:
        every: seconds between two looks for new recordings.
    """
    from labeval.hub.connection import hub_at
    from labeval.hub.delivering import ActionDelivery
    from labeval.hub.live_sending import RecordFollower, follow_record
    from labeval.hub.recordings import RecordingExchange
    from labeval.hub.workbook import follow_workbook
    from labeval.jobs.sessions.mailbox_actions import apply_where_closed

    with hub_at(member.address) as connection:
        seconds = max(every, _CONNECTION_S)
        exchange: RecordingExchange | None = None
        looked = -math.inf

        def waited(wait: float) -> bool:
            nonlocal exchange, looked
            if exchange is None and monotonic() - looked >= every:
                exchange, looked = RecordingExchange(connection, folder), monotonic()
            if exchange is not None and not exchange.step():
                for line in exchange.result.described(translated):
                    print(line, flush=True)
                exchange = None
            return closed.wait(wait)

        if member.right == "analyst":
            follow_workbook(connection, folder, waited, seconds)
            return
        follower = RecordFollower(connection, folder)
        is_station = member.right == "station"
        delivery = ActionDelivery(connection, folder, listens=is_station)

        def ended(wait: float) -> bool:
            if delivery.look():
                apply_where_closed(folder)
            if not is_station:
                follower.look()
            return waited(wait)

        if is_station:
            follow_record(follower, ended, seconds)
        else:
            follow_workbook(connection, folder, ended, seconds)


def _note_offline(folder: StudyFolder) -> None:
    """Note that the connection was lost, unless that is known."""
    from labeval.hub.state import note_failure, state_of

    if state_of(folder).is_online:
        note_failure(folder)


def _wait_for_end(*closed: Event) -> None:
    """Set the events when standard input is closed."""
    sys.stdin.read()
    for event in closed:
        event.set()


def _synced(folder: StudyFolder, member: Membership, *, with_recordings: bool = True) -> int:
    """One exchange; a hub that is out of reach is no error, as nothing is lost by it."""
    from labeval.hub.state import note_failure
    from labeval.hub.sync import sync
    from labeval.jobs.sessions.mailbox_actions import apply_where_closed
    from labeval.jobs.sessions.retention import remove_as_others
    from labeval.study.reading import read_study

    try:
        report = sync(folder, member, read_study(folder.path), with_recordings=with_recordings)
    except HubRefused as error:
        note_failure(folder, sentence(error))
        raise
    except HubOffline as error:
        note_failure(folder)
        print(sentence(error))
        print(tr("sessions go on without it, and what waits is sent the next time"))
        return 0
    if report.actions:
        apply_where_closed(folder)
    if report.removed:
        remove_as_others(folder, report.removed)
    print(report.described(translated))
    found = overlap_lines(folder) if with_recordings else []  # not of each of many exchanges
    for line in found:
        print(line)
    return 1 if report.is_alarm or found else 0


def _status(chosen: Namespace) -> int:
    from labeval.hub.status import hub_status

    folder = study_folder(chosen.study)
    member = _member(folder)
    print(f"{member.address} ({member.station}, {member.right})")
    try:
        status = hub_status(folder, member)
    except HubOffline as error:
        print(sentence(error))
        return 0
    found = overlap_lines(folder)
    for line in (*_lines(status), *found):
        print(line)
    return 1 if status.alarms or found else 0


def _lines(status: HubStatus) -> list[str]:
    lines = [
        tr(
            "on the hub: {sessions:session|sessions}, {erasures:erasure|erasures}",
            sessions=status.sessions,
            erasures=status.erasures,
        ),
        tr(
            "waiting here: {events:event|events} of {sessions:session|sessions}",
            events=status.waiting.events,
            sessions=status.waiting.sessions,
        ),
    ]
    if status.waiting.erasures:
        lines.append(
            tr(
                "waiting here: {erasures:erasure that the hub does not know|erasures that the hub "
                "does not know}; 'labeval hub sync' sends what waits",
                erasures=status.waiting.erasures,
            )
        )
    if status.shared is not None:
        lines.append(
            tr(
                "texts and codes: {rows:change waits|changes wait} here, {differences:difference "
                "is|differences are} to be decided in the coding window",
                rows=status.shared.unsent,
                differences=status.shared.undecided,
            )
        )
    for one in status.stations:
        seen = one.last_sync.astimezone() if one.last_sync else None
        when = tr("last exchange {moment}", moment=f"{seen:%Y-%m-%d %H:%M}") if seen else ""
        state = tr("has left") if one.has_left else when or tr("no exchange yet")
        lines.append(f"{one.name}: {state}")
        if one.unconfirmed:
            lines.append(
                tr(
                    "{name}: {erasures:erasure or removed recording|erasures and removed "
                    "recordings} not confirmed by this computer",
                    name=one.name,
                    erasures=one.unconfirmed,
                )
            )
    return lines + [_alarm_line(one) for one in status.alarms]


def _alarm_line(one: AlarmLine) -> str:
    values = {"session": one.session, "number": one.seq, "station": one.station, "other": one.other}
    if one.is_foreign:
        return tr(
            "session {session}, event {number}: {other} has sent it, which only {station} can "
            "have made",
            **values,
        )
    return tr(
        "session {session}, event {number}: {station} and {other} have different ones", **values
    )


def _verify(chosen: Namespace) -> int:
    from labeval.hub.verifying import verify_hub

    folder = study_folder(chosen.study)
    result = verify_hub(folder, _member(folder))
    print(result.described(translated))
    found = overlap_lines(folder)
    for line in found:
        print(line)
    return 0 if result.is_equal and not found else 1


def _leave(chosen: Namespace) -> int:
    from labeval.hub.membership import forget, sign_off
    from labeval.hub.sync import sync
    from labeval.hub.verifying import verify_hub
    from labeval.study.reading import read_study

    folder = study_folder(chosen.study)
    member = _member(folder)
    if not chosen.now:
        content = read_study(folder.path)
        report = sync(folder, member, content)
        print(report.described(translated))
        result = verify_hub(folder, member)
        if report.is_alarm or report.taken.is_waiting or not result.is_equal or result.only_there:
            print(result.described(translated))
            raise Refused(
                tr(
                    "{path} stays with the hub, as the two are not the same yet; --now leaves all "
                    "the same",
                    path=folder.path,
                )
            )
        sign_off(folder, member, content)
    forget(folder, member)
    print(tr("{path} has left the hub and is whole without it", path=folder.path))
    return 0


def _member(folder: StudyFolder) -> Membership:
    from labeval.hub.membership import membership

    return membership(folder)
