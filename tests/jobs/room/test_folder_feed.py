"""The sessions of a folder, followed while they are written."""

from __future__ import annotations

import shutil
import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path

from labeval import places
from labeval.cli import main
from labeval.jobs.planning.simulate import RobotTime
from labeval.jobs.room.feeds import FolderFeed, Snapshot
from labeval.jobs.room.wall import Need
from labeval.store.checks.shared_places import What
from labeval.store.disk.lock import StudyLock
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from tests.jobs.sessions.test_overlaps import ended
from tests.ui.moderator.conftest import Lab, begun, moderated_content


def consent(lab: Lab) -> None:
    """Go on until the session is in the record."""
    while not list(lab.record.sessions.events(lab.session.header.id)):
        lab.screen()


def test_what_is_written_is_reported_at_the_next_look(tmp_path: Path) -> None:
    folder = StudyFolder(tmp_path)
    seen: list[Snapshot] = []
    with Record(folder.database) as record:
        now = RobotTime(datetime.now(UTC))
        lab = Lab(record, begun(record, moderated_content(), "dqe", now, "kabe-vupi"), now)
        old = RobotTime(datetime.now(UTC) - timedelta(hours=13))
        consent(Lab(record, begun(record, moderated_content(), "dqe", old, "rora-pigu"), old))

        def report(snapshot: Snapshot) -> bool:
            seen.append(snapshot)
            lab.screen()
            return len(seen) < 4

        consent(lab)
        FolderFeed(folder).run(report)
    codes = [[t.monitor.header.participant for t in one.tiles if t.monitor] for one in seen]
    assert codes == [["kabe-vupi"]] * 4
    assert all(snapshot.problem is None for snapshot in seen)
    monitor = seen[-1].tiles[0].monitor
    assert monitor is not None and monitor.state.left_pages


def test_a_folder_without_a_record_is_empty_until_there_is_one(tmp_path: Path) -> None:
    folder = StudyFolder(tmp_path)
    seen: list[int] = []

    def report(snapshot: Snapshot) -> bool:
        seen.append(len(snapshot.tiles))
        if len(seen) == 1:
            with Record(folder.database) as record:
                now = RobotTime(datetime.now(UTC))
                consent(Lab(record, begun(record, moderated_content(), "dqe", now), now))
        return not snapshot.tiles

    FolderFeed(folder).run(report)
    assert seen[0] == 0 and seen[-1] == 1


def test_a_record_that_cannot_be_read_is_a_problem_and_the_tiles_stay(tmp_path: Path) -> None:
    folder = StudyFolder(tmp_path)
    with Record(folder.database) as record:
        now = RobotTime(datetime.now(UTC))
        consent(Lab(record, begun(record, moderated_content(), "dqe", now), now))
    seen: list[Snapshot] = []

    def report(snapshot: Snapshot) -> bool:
        seen.append(snapshot)
        if len(seen) == 1:
            for path in tmp_path.glob(f"{folder.database.name}*"):
                path.unlink()
            folder.database.write_bytes(b"no record" * 1000)
        return snapshot.problem is None

    FolderFeed(folder).run(report)
    assert seen[-1].problem is not None and len(seen[-1].tiles) == 1


def test_one_session_that_cannot_be_read_hides_no_other(tmp_path: Path) -> None:
    folder = StudyFolder(tmp_path)
    seen: list[Snapshot] = []
    with Record(folder.database) as record:
        now = RobotTime(datetime.now(UTC))
        for code in ("kabe-vupi", "rora-pigu"):
            consent(Lab(record, begun(record, moderated_content(), "dqe", now, code), now))
    with sqlite3.connect(folder.database) as connection:
        for (trigger,) in connection.execute(
            "SELECT name FROM sqlite_master WHERE type = 'trigger'"
        ).fetchall():
            connection.execute(f"DROP TRIGGER {trigger}")
        connection.execute(
            "UPDATE event SET kind = 'newer' WHERE session = "
            "(SELECT id FROM session WHERE participant = 'rora-pigu')"
        )
    with StudyLock(folder.lock):
        FolderFeed(folder).run(lambda snapshot: bool(seen.append(snapshot)))
    (snapshot,) = seen
    assert snapshot.problem is None
    bad, good = snapshot.tiles
    assert (bad.need, bad.participant) == (Need.UNREADABLE, "rora-pigu")
    assert good.monitor is not None and good.monitor.header.participant == "kabe-vupi"


def test_only_the_newest_session_can_run_and_only_while_a_program_has_the_folder(
    tmp_path: Path,
) -> None:
    folder = StudyFolder(tmp_path)
    seen: list[list[tuple[str, bool]]] = []
    with Record(folder.database) as record:
        for ago, code in ((20, "rora-pigu"), (10, "kabe-vupi")):
            now = RobotTime(datetime.now(UTC) - timedelta(minutes=ago))
            consent(Lab(record, begun(record, moderated_content(), "dqe", now, code), now))

        def report(snapshot: Snapshot) -> bool:
            seen.append(sorted((tile.participant, tile.is_lost) for tile in snapshot.tiles))
            return False

        with StudyLock(folder.lock):
            FolderFeed(folder).run(report)
        FolderFeed(folder).run(report)
    assert seen == [
        [("kabe-vupi", False), ("rora-pigu", True)],
        [("kabe-vupi", True), ("rora-pigu", True)],
    ]


def test_a_code_that_began_too_many_sessions_is_reported(tmp_path: Path) -> None:
    laptops = [StudyFolder(tmp_path / name) for name in ("one", "two")]
    for folder in laptops:
        shutil.copytree(places.templates() / "campaign", folder.path)
        ended(folder, "EXPERT-118")
    folder = laptops[0]
    assert main(["merge", *(str(one.path) for one in laptops)]) == 1
    seen: list[Snapshot] = []
    FolderFeed(folder).run(lambda snapshot: bool(seen.append(snapshot)))
    (snapshot,) = seen
    assert [one.what for one in snapshot.shared] == [What.CODE]
    assert [tile.need for tile in snapshot.tiles] == 2 * [Need.SHARED]
