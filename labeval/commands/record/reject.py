"""``labeval reject``: a session that is not to count; its record stays."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from labeval.commands.shared.folders import folder_with_record
from labeval.commands.shared.running import Refused
from labeval.commands.shared.syntax import Add
from labeval.commands.shared.words import tr
from labeval.store.disk.lock import StudyLock
from labeval.store.record.record import Record


def add_to(add: Add) -> None:
    """Its syntax."""
    sub = add("reject", reject, tr("reject a session that has ended; its record stays"))
    sub.add_argument("study", type=Path, help=tr("study folder"))
    sub.add_argument("session", help=tr("its id, the beginning of it, or the participant's code"))
    sub.add_argument("--why", default="", metavar="TEXT", help=tr("the reason, which is recorded"))
    sub.add_argument("--reason", dest="why", metavar="TEXT", help=tr("the same"))
    sub.add_argument(
        "--set", default="", metavar="NAME", help=tr("only this block, questionnaire or test of it")
    )
    sub.add_argument("--undo", action="store_true", help=tr("take the rejection back"))


def reject(chosen: Namespace) -> int:
    """Reject a session with a reason, or take that back."""
    from labeval.store.record import rejection

    folder = folder_with_record(chosen.study)
    if not chosen.undo and not chosen.why.strip():
        raise Refused(tr('a rejection needs a reason: --why "…"'))
    with StudyLock(folder.lock), Record(folder.database) as record:
        session = rejection.find_session(record, chosen.session)
        if chosen.undo:
            rejection.take_back(record, session, only=chosen.set)
        else:
            rejection.reject(record, session, chosen.why, only=chosen.set)
    what = f"{session}, {chosen.set}" if chosen.set else session
    done = tr("the rejection is taken back") if chosen.undo else tr("rejected")
    print(f"{what}: {done}")
    return 0
