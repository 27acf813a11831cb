"""What is left of a laboratory with troubles: everything exchanged, then compared."""

from __future__ import annotations

import json
import time
from collections import Counter
from contextlib import suppress
from itertools import pairwise
from typing import TYPE_CHECKING

from labeval.audio.wholeness import wholeness_of
from labeval.hub.membership import membership
from labeval.hub.sync import sync
from labeval.hub.verifying import verify_hub
from labeval.jobs.sessions.live import open_live
from labeval.session.events.actions import ACTION_ID, WRITTEN_DOWN
from labeval.session.state.state import state_after
from labeval.store.record.mailbox import MailboxReader
from labeval.store.record.record import Record
from labeval.store.verify import verify
from labeval.store.workbook.sharing import all_rows
from labeval.store.workbook.workbook import Workbook
from labeval.store.workbook_verify import workbook_findings
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study

if TYPE_CHECKING:
    from tests.runs.laboratory.troubles import Laboratory, Person

DATABASE = "troubles"
_CALM_NS = 15_000_000_000
"""After a trouble, until everything runs again."""


def judge(lab: Laboratory) -> None:
    """Exchange until all is everywhere, then print what is lost, doubled or different."""
    for station in lab.stations:  # as somebody does the next morning
        content = read_study(station.folder.path)
        sync(station.folder, membership(station.folder), content, with_recordings=False)
        with open_live(station.folder):
            pass
    analysts = [one for one in lab.people if one.folder is not None]
    _exchange(lab, analysts)
    _events(lab)
    _actions(lab)
    _chains(lab, analysts)
    _workbooks(analysts)
    _recordings(lab)
    _latency(lab)


def _folders(lab: Laboratory, analysts: list[Person]) -> list[StudyFolder]:
    of_analysts = [one.folder for one in analysts if one.folder is not None]
    return [*(one.folder for one in lab.stations), *of_analysts]


def _exchange(lab: Laboratory, analysts: list[Person]) -> None:
    folders = _folders(lab, analysts)
    contents = {folder.path: read_study(folder.path) for folder in folders}
    began = time.monotonic()
    alarms = 0
    for _ in range(2):  # the second brings to each what the others sent in the first
        for folder in folders:
            report = sync(folder, membership(folder), contents[folder.path])
            alarms += report.is_alarm
            if report.is_alarm:
                print(folder.path.name, report, flush=True)
    print(f"all exchanged in {time.monotonic() - began:.0f} s, alarms: {alarms}", flush=True)


def _events(lab: Laboratory) -> None:
    rows = lab.postgres.sql("SELECT session || ' ' || seq FROM labeval.event", DATABASE)
    there = [(row.split()[0], int(row.split()[1])) for row in rows.splitlines()]
    saved = set[tuple[str, int]]().union(*(one.saved for one in lab.stations))
    twice = lab.postgres.sql(
        "SELECT count(*) FROM (SELECT condition, number FROM labeval.session WHERE kind = 'real' "
        "GROUP BY 1, 2 HAVING count(*) > 1) twice",
        DATABASE,
    )
    sessions = lab.postgres.sql("SELECT count(*) FROM labeval.session", DATABASE)
    complete = sum(one.complete for one in lab.stations)
    print(
        f"sessions {sessions} (complete {complete}), events on the "
        f"hub {len(there)}, said to be saved {len(saved)}, lost {len(saved - set(there))}, "
        f"doubled {len(there) - len(set(there))}, places given twice {twice}",
        flush=True,
    )


def _actions(lab: Laboratory) -> None:
    """Each action that the hub has taken became one event, which may be a refusal with its reason.

    Those of the last ten minutes may wait for a session that was interrupted and can be resumed.
    """
    became = Counter[str]()
    refused = Counter[str]()
    for line in lab.postgres.sql(
        f"SELECT kind || ' ' || data FROM labeval.event WHERE data LIKE '%\"{ACTION_ID}\"%'",
        DATABASE,
    ).splitlines():
        kind, data = line.split(" ", 1)
        became[json.loads(data)[ACTION_ID]] += 1
        refused[kind] += 1
    sent = {id: kind for one in lab.people for id, kind in one.sent.items()}
    without = {id for id in sent if became[id] == 0}
    waiting = _waiting(lab)
    print(
        f"actions {len(sent)} ({dict(Counter(sent.values()))}), as events {dict(refused)}, waiting "
        f"{len(without & waiting)}, neither {len(without - waiting)}, with two "
        f"{sum(became[id] > 1 for id in sent)}, refused by the hub "
        f"{sum(len(one.refused) for one in lab.people)}",
        flush=True,
    )


def _waiting(lab: Laboratory) -> set[str]:
    """Actions for sessions without an end that the participant would notice."""
    found: set[str] = set()
    for station in lab.stations:
        reader = MailboxReader(station.folder.database)
        with Record(station.folder.database, read_only=True) as record:
            for id in reader.sessions():
                state = state_after(record.sessions.header(id).plan, record.sessions.events(id))
                for _, action in reader.after(id) if state.ended is None else ():
                    if action.kind not in WRITTEN_DOWN:
                        found.add(action.id)
        reader.close()
    return found


def _chains(lab: Laboratory, analysts: list[Person]) -> None:
    folders = _folders(lab, analysts)
    equal, sound = [], []
    for folder in folders:
        compared = verify_hub(folder, membership(folder))
        equal.append(compared.is_equal)
        if not compared.is_equal:
            print(folder.path.name, compared, flush=True)
    for station in lab.stations:
        found = verify(station.folder.database)
        sound.append(found.sound)
        if not found.sound:
            print(station.folder.path.name, found, flush=True)
    heads = {_heads(one.folder) for one in lab.stations}
    print(
        f"hub verify equal: {sum(equal)} of {len(folders)}; records sound: {sum(sound)} of "
        f"{len(sound)}; records that differ from each other: {len(heads) - 1}",
        flush=True,
    )


def _heads(folder: StudyFolder) -> tuple[tuple[str, int], ...]:
    with Record(folder.database, read_only=True) as record:
        return tuple(
            record.connection.execute(
                "SELECT session, max(seq) FROM event GROUP BY session ORDER BY session"
            )
        )


def _workbooks(analysts: list[Person]) -> None:
    rows = []
    findings = 0
    for analyst in analysts:
        assert analyst.folder is not None
        with Workbook(analyst.folder.workbook, coder="", read_only=True) as book:
            rows.append(all_rows(book.connection))
        for finding in workbook_findings(analyst.folder.workbook):
            print(analyst.name, finding, flush=True)
            findings += 1
    different = sum(one != other for one, other in pairwise(rows))
    print(
        f"edits {sum(one.edits for one in analysts)}, rows {len(rows[0])}, workbooks that differ: "
        f"{different}, findings in them: {findings}",
        flush=True,
    )


def _recordings(lab: Laboratory) -> None:
    recorded = set[str]().union(*(one.recorded for one in lab.stations))
    wanted = len(recorded) * len(lab.stations)
    whole = 0
    for station in lab.stations:
        for name in recorded:
            with suppress(OSError):
                whole += wholeness_of(station.folder.audio / name).usable
    pieces = lab.postgres.sql("SELECT count(*) FROM labeval.recording_piece", DATABASE)
    size = lab.postgres.sql(f"SELECT pg_size_pretty(pg_database_size('{DATABASE}'))", DATABASE)
    print(
        f"recordings {len(recorded)} in {pieces} pieces, whole on stations: {whole} of {wanted}; "
        f"size of the hub: {size}",
        flush=True,
    )


def _latency(lab: Laboratory) -> None:
    """From an event on a station's disk to a painted window, all and away from troubles."""
    saved = [
        (key, moment)
        for station in lab.stations
        if not station.is_offline
        for key, moment in station.saved.items()
    ]
    for person in lab.people:
        if not person.seen:
            continue
        took = {key: (person.seen[key] - at) / 1e6 for key, at in saved if key in person.seen}
        calm = sorted(ms for (key, at) in saved if (ms := took.get(key)) and _is_calm(lab, at))
        for name, found in (("all", sorted(took.values())), ("away from troubles", calm)):
            if found:
                half, most = found[len(found) // 2], found[round(len(found) * 0.99) - 1]
                print(
                    f"{person.name}, {name}: {len(found)} events, half within {half:.0f} ms, "
                    f"p99 {most:.0f} ms, longest {found[-1] / 1000:.1f} s",
                    flush=True,
                )


def _is_calm(lab: Laboratory, at: int) -> bool:
    return not any(began - 2e9 < at < over + _CALM_NS for began, over in lab.troubles)
